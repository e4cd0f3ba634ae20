import type { ReactNode } from "react";
import styles from "./badge.module.css";

interface BadgeProps {
  tone?: "plain" | "dawn" | "solid" | "ok" | "warn" | "danger" | "mist";
  children: ReactNode;
  className?: string;
}

/** A state in one or two words; at most one `solid` badge in a row. */
export function Badge({ tone = "plain", children, className }: BadgeProps) {
  return (
    <span className={[styles.badge, styles[tone], className].filter(Boolean).join(" ")}>{children}</span>
  );
}

/** A tag of a dream. */
export function Tag({ children, className }: Pick<BadgeProps, "children" | "className">) {
  return (
    <span data-edge="" className={className ? `${styles.tag} ${className}` : styles.tag}>
      {children}
    </span>
  );
}
