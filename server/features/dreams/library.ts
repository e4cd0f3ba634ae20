import type { Db } from "#server/db/open.ts";
import { LIBRARY_PAGE_SIZE } from "#shared/limits.ts";
import { readCursor, toCursor, type After } from "./cursor.ts";
import { libraryPage } from "./library-queries.ts";
import type { CardRow, ListForm, RowOf } from "./listed-queries.ts";
import { searchLibrary, type LibrarySearch } from "./search-queries.ts";

type Asked<F extends ListForm> = Omit<LibrarySearch<F>, "favourite" | "sort" | "pageSize" | "after"> & {
  favourite?: "1" | undefined;
  sort?: LibrarySearch["sort"] | undefined;
  cursor?: string | undefined;
  limit?: number | undefined;
};

interface Shown {
  total: number;
  page: number;
  pageSize: number;
  /** Only of a list that is read by cursor. */
  nextCursor?: string | null;
}

/** One page of a user's library under what was asked for, by the index that answers it. Throws `invalid_input` (cursor). */
export async function listLibrary<F extends ListForm>(
  db: Db,
  asked: Asked<F>,
): Promise<{ rows: RowOf[F][]; shown: Shown }> {
  const { userId: _user, form: _form, page, cursor, limit, ...filters } = asked;
  const { query, symbol, mood, mark, month, since, part } = filters;
  const favourite = asked.favourite === "1";
  const sort = asked.sort ?? (query ? "relevance" : "night");
  const isSearch =
    query !== null ||
    symbol !== "" ||
    favourite ||
    sort === "oldest" ||
    [mood, mark, month, since, part].some((one) => one !== undefined);
  const list = (paging: { page: number; pageSize: number; after: After | null }) =>
    isSearch
      ? searchLibrary(db, { ...asked, favourite, sort, ...paging })
      : libraryPage(db, { ...asked, ...paging });

  if (cursor === undefined && limit === undefined) {
    const pageSize = LIBRARY_PAGE_SIZE;
    const { rows, total } = await list({ page, pageSize, after: null });
    return { rows, shown: { total, page, pageSize } };
  }
  const after = cursor === undefined ? null : readCursor(cursor, filters, isSearch ? 2 : 3);
  const pageSize = limit ?? LIBRARY_PAGE_SIZE;
  // One more shows whether there is another page.
  const found = await list({ page: 0, pageSize: pageSize + 1, after });
  const rows = found.rows.slice(0, pageSize);
  const last = found.rows.length > pageSize ? rows.at(-1)! : null;
  const nextCursor = last && toCursor(placeOf(last), filters);
  return { rows, shown: { total: found.total, page: 0, pageSize, nextCursor } };
}

const placeOf = ({ found, night, created_at, id }: CardRow): After =>
  found === undefined ? [night, created_at, id] : (found.split(" ") as [string, string]);
