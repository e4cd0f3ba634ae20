import { useId, type KeyboardEvent, type ReactNode } from "react";
import styles from "./choice.module.css";

const wordClass = `${styles.word} rising-disc`;

interface ChoiceProps<T extends string> {
  /** Of the radio buttons. */
  name: string;
  legend: string;
  /** The legend is only read aloud: what stands beside the choice says the same. */
  legendHidden?: boolean;
  options: readonly T[];
  /** Null where none is chosen. */
  value: T | null;
  onChoose: (value: T) => void;
  /** Takes the choice back, by choosing the same option again; `clearHint` tells that to a screen reader. */
  onClear?: () => void;
  clearHint?: string;
  /** A price, for example. */
  note?: (option: T) => ReactNode;
  /** A dialog that opens moves the focus here. */
  focusFirst?: boolean;
  className?: string | undefined;
  /** The word of an option. */
  children: (option: T) => ReactNode;
}

/** Chooses one of a few by radio buttons: words on a line. */
export function Choice<T extends string>(props: ChoiceProps<T>) {
  const { name, legend, legendHidden, options, value, onChoose, onClear, clearHint } = props;
  const { note, focusFirst, className, children } = props;
  const hintId = useId();
  // Chromium makes no click of the space bar on the chosen option; other browsers would make a second one.
  function clearByKey(event: KeyboardEvent): void {
    if (event.key !== " ") return;
    event.preventDefault();
    onClear?.();
  }
  return (
    <fieldset
      className={className ? `${styles.choice} ${className}` : styles.choice}
      aria-describedby={clearHint && value !== null ? hintId : undefined}
    >
      <legend className={legendHidden ? "sr-only" : styles.asked}>{legend}</legend>
      <div className={styles.words}>
        {options.map((option) => (
          <label key={option} className={wordClass}>
            <input
              type="radio"
              name={name}
              value={option}
              checked={option === value}
              data-first-focus={(focusFirst && option === value) || undefined}
              onChange={() => onChoose(option)}
              onClick={() => option === value && onClear?.()}
              onKeyUp={option === value && onClear ? clearByKey : undefined}
            />
            {children(option)}
            {note && <span className={`${styles.note} num`}>{note(option)}</span>}
          </label>
        ))}
      </div>
      {clearHint && (
        <span hidden id={hintId}>
          {clearHint}
        </span>
      )}
    </fieldset>
  );
}
