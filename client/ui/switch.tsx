import { useId, type ReactNode } from "react";
import styles from "./switch.module.css";

interface SwitchProps {
  /** Of a form's field, which is sent as `on`. */
  name?: string;
  label: string;
  hint?: ReactNode;
  checked: boolean;
  /** Ignores presses, while a change is saved. */
  busy?: boolean;
  onChange: (checked: boolean) => void;
}

/** A setting that changes at once, or a choice of a form. */
export function Switch({ name, label, hint, checked, busy = false, onChange }: SwitchProps) {
  const id = useId();
  const hintId = `${id}-hint`;
  return (
    <label className={styles.toggle}>
      <span className={styles.words}>
        <span id={id}>{label}</span>
        {hint && (
          <span className="caption quiet" id={hintId}>
            {hint}
          </span>
        )}
      </span>
      <input
        type="checkbox"
        role="switch"
        name={name}
        className={styles.input}
        checked={checked}
        aria-checked={checked}
        aria-busy={busy || undefined}
        aria-labelledby={id}
        aria-describedby={hint ? hintId : undefined}
        onChange={(event) => {
          if (!busy) onChange(event.currentTarget.checked);
        }}
      />
    </label>
  );
}
