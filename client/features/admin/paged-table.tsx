import type { UseQueryResult } from "@tanstack/react-query";
import { DataTable, type DataTableProps } from "./data-table.tsx";
import { MissingData } from "./load-failure.tsx";
import { Pager, type PagerProps } from "./pager.tsx";

interface PagedTableProps<Page extends PagerProps, Row> extends Omit<DataTableProps<Row>, "rows" | "stale"> {
  query: UseQueryResult<Page>;
  /** The rows of what the query read. */
  rowsOf: (page: Page) => readonly Row[];
}

/** A table of one page of many rows, and the ways to the others. */
export function PagedTable<Page extends PagerProps, Row>(props: PagedTableProps<Page, Row>) {
  const { query, rowsOf, ...table } = props;
  const { data } = query;
  if (!data) return <MissingData query={query} />;
  return (
    <>
      <DataTable {...table} rows={rowsOf(data)} stale={query.isPlaceholderData} />
      <Pager page={data.page} pageSize={data.pageSize} total={data.total} />
    </>
  );
}
