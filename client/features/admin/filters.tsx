import { useId, type ComponentProps, type ReactNode } from "react";
import { useSearchParams } from "react-router-dom";
import { useTranslation } from "../../i18n/use-translation.ts";
import { ChoiceLinks } from "../../ui/choice-links.tsx";
import { SearchField } from "../../ui/search-field.tsx";
import { useFilterUrl } from "./filter-url.ts";
import fieldStyles from "../../ui/field.module.css";
import styles from "./filters.module.css";

export function Filters({ children }: { children: ReactNode }) {
  return <div className={styles.filters}>{children}</div>;
}

/** Keeps the searched text in the URL as `q`. */
export function SearchFilter({ label }: { label: string }) {
  const { t } = useTranslation();
  const [params] = useSearchParams();
  const { to, go } = useFilterUrl();
  return (
    <SearchField
      className={styles.search}
      label={label}
      clearLabel={t("admin:filter.clear")}
      maxLength={200}
      value={params.get("q") ?? ""}
      onSearch={(q) => go(to({ q }))}
    />
  );
}

/** A choice among a few, each with a URL. */
export const Segments = (props: ComponentProps<typeof ChoiceLinks>) => (
  <ChoiceLinks {...props} className={styles.segments} />
);

interface SelectFilterProps<Value extends string> {
  label: string;
  value: Value;
  options: readonly { value: Value; name: string }[];
  onChoose: (value: Value) => void;
  className?: string;
}

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
