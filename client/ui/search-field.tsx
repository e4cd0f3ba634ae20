import { useId, useRef, type ComponentProps, type ReactNode } from "react";
import { useTypedSearch } from "../lib/use-typed-search.ts";
import { IconButton } from "./icon-button.tsx";
import { CloseIcon, icon } from "./icons.tsx";
import fieldStyles from "./field.module.css";
import styles from "./search-field.module.css";

const SearchIcon = icon(
  <>
    <circle cx="11" cy="11" r="6.5" />
    <path d="m16 16 4 4" />
  </>,
);

interface SearchFieldProps extends Pick<ComponentProps<"input">, "maxLength"> {
  label: string;
  clearLabel: string;
  /** The text that is searched for now. */
  value: string;
  /** Called with the trimmed text after a pause in typing and on Enter. */
  onSearch: (text: string) => void;
  className?: string | undefined;
  /** Of the button before the input, which is an icon alone without it. */
  submitLabel?: string;
  /** Further fields of the form. */
  children?: ReactNode;
}

/** Searches while the user types; without JavaScript a form that sends `q`. */
export function SearchField(props: SearchFieldProps) {
  const { label, clearLabel, value, onSearch, className, maxLength, submitLabel, children } = props;
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const { text, setText, send } = useTypedSearch(value, onSearch, input);
  return (
    <search className={className}>
      <form
        className={styles.form}
        onSubmit={(event) => {
          event.preventDefault();
          send();
        }}
      >
        <label className="sr-only" htmlFor={id}>
          {label}
        </label>
        {submitLabel === undefined ? (
          <SearchIcon className={styles.sign} />
        ) : (
          <IconButton className={styles.go} type="submit" label={submitLabel} icon={<SearchIcon />} />
        )}
        <input
          ref={input}
          id={id}
          className={`${fieldStyles.input} ${styles.input}`}
          type="search"
          name="q"
          maxLength={maxLength}
          autoComplete="off"
          enterKeyHint="search"
          placeholder={label}
          value={text}
          onChange={(event) => setText(event.currentTarget.value)}
        />
        {text !== "" && (
          <IconButton
            className={styles.clear}
            label={clearLabel}
            icon={<CloseIcon />}
            onClick={() => {
              setText("");
              input.current?.focus();
            }}
          />
        )}
        {children}
      </form>
    </search>
  );
}
