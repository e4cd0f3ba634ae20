import type { Db } from "#server/db/open.ts";
import { transact } from "#server/db/transaction.ts";
import { FINDINGS_VERSION, findingsIn } from "./findings.ts";
import { countUnread, storeFindings, unreadDreams, type UnreadDream } from "./queries.ts";

/** Dreams per transaction: about 20 ms on SQLite. */
const DREAMS_AT_ONCE = 50;
/** How long a page waits for dreams that are not searched yet. The scheduled task searches the rest. */
const PAGE_WAITS_MS = 150;

/** None where the search fails: the dream would come first again, and no other one would be searched. */
function findingsOf({ id, dream_text: text, language }: UnreadDream): ReturnType<typeof findingsIn> {
  try {
    return findingsIn(text, language);
  } catch (error) {
    process.emitWarning(`the search of dream ${id} failed: ${(error as Error).name}`);
    return [];
  }
}

/** Searches dreams and stores what they name. Nothing leaves the process. */
async function searchAll(db: Db, dreams: readonly UnreadDream[]): Promise<void> {
  const found = dreams.map((dream) => [dream, findingsOf(dream)] as const);
  const owners = [...new Set(dreams.map(({ user_id }) => user_id))];
  await transact(db, { user: owners }, async (trx) => {
    for (const [dream, findings] of found) await storeFindings(trx, dream, findings, FINDINGS_VERSION);
  });
}

/** Searches a user's new and changed dreams for as long as a page may wait. Resolves to how many are left. */
export async function catchUp(db: Db, userId: string): Promise<number> {
  const end = performance.now() + PAGE_WAITS_MS;
  do {
    const dreams = await unreadDreams(db, { userId, version: FINDINGS_VERSION, limit: DREAMS_AT_ONCE });
    if (dreams.length > 0) await searchAll(db, dreams);
    if (dreams.length < DREAMS_AT_ONCE) return 0;
  } while (performance.now() < end);
  return countUnread(db, userId, FINDINGS_VERSION);
}

/** Searches some dreams of the site that are new, changed or read with an earlier lexicon. Resolves to how many. */
export async function searchDue(db: Db): Promise<number> {
  const dreams = await unreadDreams(db, { version: FINDINGS_VERSION, limit: DREAMS_AT_ONCE });
  if (dreams.length > 0) await searchAll(db, dreams);
  return dreams.length;
}
