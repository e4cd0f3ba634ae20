import { useId, type ReactNode } from "react";
import { DataTable, type DataTableProps } from "./data-table.tsx";
import { Pager, type PagerProps } from "./pager.tsx";
import styles from "./admin-page.module.css";

interface SectionProps {
  title: string;
  /** Id of the section, for links to it. */
  anchor?: string | undefined;
  children?: ReactNode;
}

/** A titled part of an admin page. */
export function AdminSection({ title, anchor, children }: SectionProps) {
  const id = useId();
  return (
    <section className={styles.section} aria-labelledby={id} id={anchor}>
      <h2 className="title-3" id={id}>
        {title}
      </h2>
      {children}
    </section>
  );
}

/** A section with a table of the same name; `children` stand between title and table. */
export function TableSection<Row>(props: SectionProps & Omit<DataTableProps<Row>, "caption">) {
  const { title, anchor, children, ...table } = props;
  return (
    <AdminSection title={title} anchor={anchor}>
      {children}
      <DataTable {...table} caption={title} />
    </AdminSection>
  );
}

/** A section with one page of a list. Its name is the section's id and the query parameter of its page. */
export function PagedSection<Row>(
  props: Omit<SectionProps, "anchor"> &
    Omit<DataTableProps<Row>, "caption"> & { name: string; paging: PagerProps },
) {
  const { name, paging, title, children, ...table } = props;
  return (
    <AdminSection title={title} anchor={name}>
      {children}
      <DataTable {...table} caption={title} />
      <Pager {...paging} param={name} anchor={name} label={title} />
    </AdminSection>
  );
}
