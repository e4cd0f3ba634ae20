import type { ReactNode } from "react";
import { Link } from "react-router-dom";
import { useTranslation } from "../../i18n/use-translation.ts";
import styles from "./data-table.module.css";

export interface Column<Row> {
  /** Also the name it is sorted by. */
  key: string;
  /** Empty where the cells hold buttons, which name themselves. */
  label: string;
  renderCell: (row: Row) => ReactNode;
  numeric?: boolean;
  /** Where a press on its head leads; present where the table can be sorted by it. */
  sortTo?: string;
}

/** Stands in a cell for nothing; on a phone its pair is left out. */
const NONE = "–";

export interface DataTableProps<Row> {
  /** Says what the table lists; read out, not shown. */
  caption: string;
  columns: readonly Column<Row>[];
  rows: readonly Row[];
  rowKey: (row: Row) => string;
  sort?: { by: string; descending: boolean };
  /** Shown in place of rows. */
  empty?: string;
  /** True while newer rows are on their way. */
  stale?: boolean;
}

/** Rows under heads; on a phone each row becomes pairs of label and value. The first column names the row. */
export function DataTable<Row>(props: DataTableProps<Row>) {
  const { caption, columns, rows, rowKey, sort, empty, stale = false } = props;
  const { t } = useTranslation();
  const direction = (key: string) =>
    sort?.by === key ? (sort.descending ? "descending" : "ascending") : undefined;
  const [first, ...others] = columns;
  if (rows.length === 0) return <p className={styles.empty}>{empty ?? t("admin:table.empty")}</p>;
  return (
    <div className={styles.box} data-stale={stale}>
      <table className={styles.table}>
        <caption className="sr-only">{caption}</caption>
        <thead>
          <tr>
            {columns.map(({ key, label, numeric, sortTo }) =>
              label ? (
                <th key={key} scope="col" data-numeric={numeric} aria-sort={direction(key)}>
                  {sortTo ? (
                    <Link className={styles.sort} to={sortTo} replace preventScrollReset>
                      {label}
                    </Link>
                  ) : (
                    label
                  )}
                </th>
              ) : (
                <td key={key}>{label}</td>
              ),
            )}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={rowKey(row)}>
              <th scope="row">{first!.renderCell(row)}</th>
              {others.map(({ key, label, numeric, renderCell }) => {
                const content = renderCell(row);
                return (
                  <td
                    key={key}
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
