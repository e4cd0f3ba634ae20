import type { ReactNode } from "react";
import { Link } from "react-router-dom";
import { useApp } from "../../../lib/context.tsx";
import { initials } from "../../../lib/numbers.ts";
import styles from "../admin-page.module.css";

interface WhoProps {
  id: string;
  name: string;
  email: string;
  /** Badges beside the name. */
  children?: ReactNode;
}

/** A person in a table, leading to their page. */
export function Who({ id, name, email, children }: WhoProps) {
  const { locale } = useApp();
  return (
    <div className={styles.who}>
      <bdi className={styles.whoFace} aria-hidden="true">
        {initials(name, locale)}
      </bdi>
      <div className={styles.whoWords}>
        <Link className={styles.whoName} to={`/admin/users/${id}`}>
          <bdi>{name}</bdi>
        </Link>
        <bdi className={styles.whoEmail}>{email}</bdi>
        {children}
      </div>
    </div>
  );
}
