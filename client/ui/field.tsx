import { useId, type ComponentProps, type ReactNode } from "react";
import { useHydrated } from "../lib/use-hydrated.ts";
import styles from "./field.module.css";

/** Attributes for the control inside a `FieldFrame`. */
interface ControlProps {
  id: string;
  "aria-invalid": true | undefined;
  "aria-describedby": string | undefined;
}

interface FrameProps {
  label: string;
  /** Says how to correct the value; marks the control as invalid. */
  error?: string | undefined;
  hint?: ReactNode;
  /** Shown at the end of the label's line, such as a link. */
  aside?: ReactNode;
  children: (control: ControlProps) => ReactNode;
}

/** A label above a control, and its hint or error below. */
export function FieldFrame({ label, error, hint, aside, children }: FrameProps) {
  const id = useId();
  const noteId = `${id}-note`;
  const note = error ?? hint;
  // A control that takes the focus because of the error is read with it; one that has the focus already is not.
  const isHere = useHydrated() && error !== undefined && document.activeElement?.id === id;
  return (
    <div className={styles.field} data-field="">
      <div className={styles.head}>
        <label className={styles.label} htmlFor={id}>
          {label}
        </label>
        {aside}
      </div>
      {children({
        id,
        "aria-invalid": error ? true : undefined,
        "aria-describedby": note ? noteId : undefined,
      })}
      {note && (
        <p
          key={error}
          className={error ? styles.error : styles.hint}
          id={noteId}
          role={isHere ? "alert" : undefined}
        >
          {note}
        </p>
      )}
    </div>
  );
}

/** A failure of a whole form, in the look of a field's error. */
export const FormError = ({ children }: { children: ReactNode }) => (
  <p className={styles.error} role="alert">
    {children}
  </p>
);

type FieldProps = Omit<FrameProps, "children"> &
  Omit<ComponentProps<"input">, "children"> & {
    /** Shown inside the input at its end, such as a show-password button. */
    inside?: ReactNode;
  };

export function Field({ label, error, hint, aside, inside, className, ...input }: FieldProps) {
  return (
    <FieldFrame label={label} error={error} hint={hint} aside={aside}>
      {(control) => (
        <div className={styles.box}>
          <input
            {...input}
            {...control}
            className={className ? `${styles.input} ${className}` : styles.input}
          />
          {inside && <div className={styles.inside}>{inside}</div>}
        </div>
      )}
    </FieldFrame>
  );
}
