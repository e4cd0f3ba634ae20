import { transact } from "#server/db/transaction.ts";
import type { Db, Trx } from "#server/db/open.ts";
import { remarksOf } from "./remark-queries.ts";
import { dreamsAfter } from "./export-queries.ts";
import { updateDream, type DreamRow } from "./queries.ts";
import { markFresh, staleOwner } from "./search-queries.ts";
import { searchTextOf } from "./search-text.ts";

/** Dreams of a transaction: some 10 ms. */
const AT_ONCE = 25;

/**
 * Folds the texts of users anew whose words were stored by an earlier version, a few dreams at a time, then takes the
 * mark from them. Yields after each transaction. What a killed process leaves is begun again with its user.
 */
export async function* refoldSearch(db: Db): AsyncGenerator<void> {
  for (;;) {
    const userId = await staleOwner(db);
    if (userId === undefined) return;
    let last: DreamRow | null = null;
    do {
      last = await transact(db, { user: userId }, (trx) => refoldAfter(trx, userId, last));
      yield;
    } while (last);
  }
}

/** Folds the next dreams of a user; returns the last one, or null where there are no more. */
async function refoldAfter(trx: Trx, userId: string, after: DreamRow | null): Promise<DreamRow | null> {
  const rows = await dreamsAfter(trx, userId, after, AT_ONCE);
  const remarks = await remarksOf(
    trx,
    rows.map(({ id }) => id),
  );
  for (const row of rows) {
    const words = searchTextOf(row, remarks.get(row.id)?.text ?? "");
    if (words !== row.search_text) await updateDream(trx, row.id, { search_text: words });
  }
  if (rows.length === AT_ONCE) return rows.at(-1)!;
  await markFresh(trx, userId);
  return null;
}
