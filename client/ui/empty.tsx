import type { ReactNode } from "react";
import { Phase } from "./phase.tsx";
import styles from "./empty.module.css";

export interface EmptyProps {
  title: string;
  text?: ReactNode;
  /** One button or link. */
  action?: ReactNode;
  heading?: "h1" | "h2" | "h3";
  className?: string;
}

/** Shown where a list has no items yet. */
export function Empty({ title, text, action, heading: Heading = "h2", className }: EmptyProps) {
  return (
    <div className={className ? `${styles.empty} ${className}` : styles.empty}>
      <span className={styles.line}>
        <Phase value={0.16} className={styles.moon} />
      </span>
      <Heading className="title-2">{title}</Heading>
      {text && <p className="small muted">{text}</p>}
      {action && <div className={styles.action}>{action}</div>}
    </div>
  );
}
