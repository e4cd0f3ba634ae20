import type { ReactNode } from "react";
import { Link } from "react-router-dom";
import { useTranslation } from "../../i18n/use-translation.ts";
import adminStyles from "./admin-page.module.css";
import styles from "./data-table.module.css";

export interface Column<Row> {
  /** Empty where the cells hold buttons, which name themselves. */
  label: string;
  renderCell: (row: Row) => ReactNode;
  numeric?: boolean;
  /** URL of the table sorted by this column; absent where it cannot be sorted by it. */
  sortUrl?: string;
  sorted?: "ascending" | "descending" | undefined;
}

/** What `renderCell` returns for a cell without a value; phones leave the cell out. */
const NONE = "–";

export interface DataTableProps<Row> {
  /** Says what the table lists; for screen readers only. */
  caption: string;
  columns: readonly Column<Row>[];
  rows: readonly Row[];
  rowKey: (row: Row) => string;
  /** Shown in place of rows. */
  empty?: string;
  /** True while newer rows are loading. */
  stale?: boolean;
}

/** A table whose first column names the row. On phones each row becomes pairs of label and value. */
export function DataTable<Row>({
  caption,
  columns,
  rows,
  rowKey,
  empty,
  stale = false,
}: DataTableProps<Row>) {
  const { t } = useTranslation();
  const [first, ...others] = columns;
  if (rows.length === 0) return <p className={styles.empty}>{empty ?? t("admin:table.empty")}</p>;
  return (
    <div className={`${styles.box} ${adminStyles.data}`} data-stale={stale}>
      <table className={styles.table}>
        <caption className="sr-only">{caption}</caption>
        <thead>
          <tr>
            {columns.map(({ label, numeric, sortUrl, sorted }, i) =>
              label ? (
                <th key={i} scope="col" data-numeric={numeric} aria-sort={sorted}>
                  {sortUrl ? (
                    <Link className={styles.sort} to={sortUrl} replace preventScrollReset>
                      {label}
                    </Link>
                  ) : (
                    label
                  )}
                </th>
              ) : (
                <td key={i}>{label}</td>
              ),
            )}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={rowKey(row)}>
              <th scope="row">{first!.renderCell(row)}</th>
              {others.map(({ label, numeric, renderCell }, i) => {
                const content = renderCell(row);
                return (
                  <td
                    key={i}
                    data-numeric={numeric}
                    data-label={label}
                    data-none={content === NONE || undefined}
                  >
                    {content}
                  </td>
                );
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
