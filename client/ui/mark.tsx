import { Link } from "react-router-dom";
import { useApp } from "../lib/context.tsx";
import styles from "./mark.module.css";

/** Logo and brand name; `nameless` shows the logo alone. */
export function Mark({ nameless = false, className }: { nameless?: boolean; className?: string }) {
  const { brandName } = useApp();
  return (
    <span className={className ? `${styles.mark} ${className}` : styles.mark}>
      <svg viewBox="0 0 28 28" aria-hidden="true">
        <circle cx="14" cy="14" r="11.5" fill="none" stroke="currentColor" strokeOpacity="0.3" />
        <path d="M2 14A12 12 0 0 0 26 14A12 7.4 0 0 1 2 14Z" fill="var(--dawn)" />
      </svg>
      <bdi className={nameless ? "sr-only" : undefined}>{brandName}</bdi>
    </span>
  );
}

/** The brand as a link, as high as a finger needs. */
export function HomeLink({ to = "/", className }: { to?: string; className?: string | undefined }) {
  return (
    <Link data-plain="" to={to} className={className ? `${styles.homeLink} ${className}` : styles.homeLink}>
      <Mark />
    </Link>
  );
}
