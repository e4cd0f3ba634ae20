import type { ReactNode } from "react";
import "./badge.css";

interface BadgeProps {
  tone?: "plain" | "dawn" | "solid" | "ok" | "warn" | "danger" | "mist";
  children: ReactNode;
  className?: string;
}

/** A state in a word or two; at most one `solid` badge in a row. */
export function Badge({ tone = "plain", children, className }: BadgeProps) {
  return <span className={["badge", `badge-${tone}`, className].filter(Boolean).join(" ")}>{children}</span>;
}

/** A word of the dream's own. */
export function Tag({ children, className }: Pick<BadgeProps, "children" | "className">) {
  return <span className={className ? `tag ${className}` : "tag"}>{children}</span>;
}
