import { useEffect, useRef, useState, type ReactNode } from "react";
import styles from "./account.module.css";

interface DisclosureProps {
  title: ReactNode;
  note?: ReactNode;
  value?: ReactNode;
  /** Rendered while open. */
  children: () => ReactNode;
}

/** A row that shows its content when it is pressed. Its icon is a closed eyelid, and a disc while open. */
export function Disclosure({ title, note, value, children }: DisclosureProps) {
  const [open, setOpen] = useState(false);
  const element = useRef<HTMLDetailsElement>(null);
  // It may have been opened before hydration.
  useEffect(() => setOpen(element.current!.open), []);
  return (
    <details
      ref={element}
      className={styles.disclosure}
      onToggle={(event) => setOpen(event.currentTarget.open)}
    >
      <summary>
        <span className={styles.rowMain}>
          <span>{title}</span>
          {note && <span className="caption quiet">{note}</span>}
        </span>
        {value && <span className="num">{value}</span>}
        <span className={styles.lid} aria-hidden="true" />
      </summary>
      {open && <div className={styles.opened}>{children()}</div>}
    </details>
  );
}
