import { useId, type ReactNode } from "react";
import styles from "./switch.module.css";

interface SwitchProps {
  label: string;
  hint?: ReactNode;
  checked: boolean;
  /** Ignores presses, while a change is saved. */
  busy?: boolean;
  onChange: (checked: boolean) => void;
}

/** A setting that changes at once. */
export function Switch({ label, hint, checked, busy = false, onChange }: SwitchProps) {
  const hintId = useId();
  return (
    <label className={styles.toggle}>
      <span className={styles.words}>
        {label}
        {hint && (
          <span className="caption quiet" id={hintId}>
            {hint}
          </span>
        )}
      </span>
      <input
        type="checkbox"
        role="switch"
        className={styles.input}
        checked={checked}
        aria-checked={checked}
        aria-busy={busy || undefined}
        aria-describedby={hint ? hintId : undefined}
        onChange={(event) => {
          if (!busy) onChange(event.currentTarget.checked);
        }}
      />
    </label>
  );
}
