import { useId, type ReactNode } from "react";
import { DataTable, type DataTableProps } from "./data-table.tsx";
import styles from "./admin-page.module.css";

interface SectionProps {
  title: string;
  children?: ReactNode;
}

/** A titled part of an admin page. */
export function AdminSection({ title, children }: SectionProps) {
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

/** A section with a table of the same name; `children` stand between title and table. */
export function TableSection<Row>(props: SectionProps & Omit<DataTableProps<Row>, "caption">) {
  const { title, children, ...table } = props;
  return (
    <AdminSection title={title}>
      {children}
      <DataTable {...table} caption={title} />
    </AdminSection>
  );
}
