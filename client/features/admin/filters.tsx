import { useId, useRef, type ReactNode } from "react";
import { Link, useSearchParams } from "react-router-dom";
import { useTranslation } from "../../i18n/use-translation.ts";
import { IconButton } from "../../ui/icon-button.tsx";
import { CloseIcon, SearchIcon } from "../../ui/icons.tsx";
import { useTypedSearch } from "../../lib/use-typed-search.ts";
import { useFilterUrl } from "./filter-url.ts";
import fieldStyles from "../../ui/field.module.css";
import styles from "./filters.module.css";

/** The tools above a list, on one line where there is room. */
export function Filters({ children }: { children: ReactNode }) {
  return <div className={styles.filters}>{children}</div>;
}

/** Searches as one types; the words stand in the address as `q`. */
export function SearchFilter({ label }: { label: string }) {
  const { t } = useTranslation();
  const id = useId();
  const [params] = useSearchParams();
  const { to, go } = useFilterUrl();
  const input = useRef<HTMLInputElement>(null);
  const { text, setText, send } = useTypedSearch(params.get("q") ?? "", (q) => go(to({ q })));

  return (
    <search className={styles.search}>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          send();
        }}
      >
        <label className="sr-only" htmlFor={id}>
          {label}
        </label>
        <SearchIcon className={styles.searchIcon} />
        <input
          ref={input}
          id={id}
          className={`${fieldStyles.input} ${styles.searchInput}`}
          type="search"
          name="q"
          maxLength={200}
          autoComplete="off"
          enterKeyHint="search"
          placeholder={label}
          value={text}
          onChange={(event) => setText(event.currentTarget.value)}
        />
        {text !== "" && (
          <IconButton
            className={styles.searchClear}
            label={t("admin:filter.clear")}
            icon={<CloseIcon />}
            onClick={() => {
              setText("");
              input.current?.focus();
            }}
          />
        )}
      </form>
    </search>
  );
}

interface SegmentsProps {
  label: string;
  options: readonly { name: string; to: string; current: boolean }[];
}

/** A choice of one among a few, each with an address of its own. */
export function Segments({ label, options }: SegmentsProps) {
  return (
    <nav className={styles.segments} aria-label={label}>
      {options.map(({ name, to, current }) => (
        <Link key={to} to={to} replace preventScrollReset aria-current={current ? "true" : undefined}>
          {name}
        </Link>
      ))}
    </nav>
  );
}

interface SelectFilterProps<Value extends string> {
  label: string;
  value: Value;
  options: readonly { value: Value; name: string }[];
  onChoose: (value: Value) => void;
  className?: string;
}

/** A choice of one among many. */
export function SelectFilter<Value extends string>(props: SelectFilterProps<Value>) {
  const { label, value, options, onChoose, className } = props;
  const id = useId();
  return (
    <div className={className ? `${styles.filterField} ${className}` : styles.filterField}>
      <label htmlFor={id}>{label}</label>
      <select
        id={id}
        className={`${fieldStyles.input} ${styles.control}`}
        value={value}
        onChange={(event) => onChoose(event.currentTarget.value as Value)}
      >
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.name}
          </option>
        ))}
      </select>
    </div>
  );
}
