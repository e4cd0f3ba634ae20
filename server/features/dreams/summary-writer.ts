import type { Db } from "#server/db/open.ts";
import { transact } from "#server/db/transaction.ts";
import { savePartialSummary } from "./event-queries.ts";
import type { DreamEventHub } from "./events.ts";

const STORE_EVERY_MS = 400;

/**
 * Returns what shows a reading as it is written: to the streams of this process, or else by the table, in steps, to
 * those of others. Each step is a flush to disk, which a single process never makes whose user watches from the
 * beginning.
 */
export function summaryWriter(
  { db, events }: { db: Db; events: DreamEventHub },
  { dreamId, userId }: { dreamId: string; userId: string },
  lease: AbortSignal,
): (summary: string) => void {
  let stored = "";
  let storedAt = -Infinity;
  return (summary) => {
    const hasListener = events.writing(dreamId, summary);
    // An empty summary takes back what was shown, also by other processes from a stored step.
    const takesBack = summary === "" && stored !== "";
    if (lease.aborted || (hasListener && !takesBack)) return;
    const at = performance.now();
    if (summary !== "" && at - storedAt < STORE_EVERY_MS) return;
    stored = summary;
    storedAt = at;
    transact(db, { user: userId }, (trx) => savePartialSummary(trx, dreamId, summary)).catch(() => undefined);
  };
}
