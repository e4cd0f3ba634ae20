import { useId, type ReactNode } from "react";
import styles from "./switch.module.css";

interface SwitchProps {
  label: string;
  hint?: ReactNode;
  checked: boolean;
  /** The change is on its way; further presses wait. */
  busy?: boolean;
  onChange: (checked: boolean) => void;
}

/** Something that is on or off at once. The moon rises from the start to the end of its line. */
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
