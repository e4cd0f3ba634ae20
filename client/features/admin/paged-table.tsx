import type { UseQueryResult } from "@tanstack/react-query";
import { DataTable, type DataTableProps } from "./data-table.tsx";
import { MissingData } from "./missing-data.tsx";
import { Pager, type PagerProps } from "./pager.tsx";

interface PagedTableProps<Page extends PagerProps, Row> extends Omit<DataTableProps<Row>, "rows" | "stale"> {
  query: UseQueryResult<Page>;
  rowsOf: (page: Page) => readonly Row[];
}

/** One page of a table, with links to the pages before and after. */
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
