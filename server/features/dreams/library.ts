import type { Db } from "#server/db/open.ts";
import { LIBRARY_PAGE_SIZE } from "#shared/limits.ts";
import { libraryPage, type ListedRow } from "./queries.ts";
import { searchLibrary, type LibrarySearch } from "./search-queries.ts";

type Asked = Omit<LibrarySearch, "favourite" | "sort" | "pageSize"> & {
  favourite?: "1" | undefined;
  sort?: LibrarySearch["sort"] | undefined;
};

/** One page of a user's library under what was asked for, by the index that answers it. */
export async function listLibrary(
  db: Db,
  asked: Asked,
): Promise<{ rows: ListedRow[]; shown: { total: number; page: number; pageSize: number } }> {
  const { query, symbol, mood, mark, month, part, page } = asked;
  const pageSize = LIBRARY_PAGE_SIZE;
  const favourite = asked.favourite === "1";
  const sort = asked.sort ?? (query ? "relevance" : "night");
  const isNarrowed =
    query !== null ||
    symbol !== "" ||
    favourite ||
    [mood, mark, month, part].some((one) => one !== undefined);
  const { rows, total } =
    isNarrowed || sort === "oldest"
      ? await searchLibrary(db, { ...asked, favourite, sort, pageSize })
      : await libraryPage(db, { ...asked, pageSize });
  return { rows, shown: { total, page, pageSize } };
}
