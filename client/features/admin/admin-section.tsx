import { useId, type ReactNode } from "react";
import styles from "./admin-page.module.css";

/** A titled part of an admin page. */
export function AdminSection({ title, children }: { title: string; children: ReactNode }) {
  const id = useId();
  return (
    <section className={styles.section} aria-labelledby={id}>
      <h2 className="title-3" id={id}>
        {title}
      </h2>
      {children}
    </section>
  );
}
