import type { ReactNode } from "react";
import { ButtonLink } from "./button.tsx";
import { ArrowBackIcon } from "./icons.tsx";
import styles from "./back-link.module.css";

/** The link above a page to the one that it belongs to. */
export function BackLink({
  to,
  className = "",
  children,
}: {
  to: string;
  className?: string;
  children: ReactNode;
}) {
  return (
    <ButtonLink
      className={`${styles.back} ${className}`}
      to={to}
      variant="ghost"
      size="sm"
      icon={<ArrowBackIcon />}
      viewTransition
    >
      {children}
    </ButtonLink>
  );
}
