import type { Db } from "#server/db/open.ts";
import { transact } from "#server/db/transaction.ts";
import { requeuePart } from "#server/features/dreams/parts.ts";
import { requeueLost } from "./store.ts";

/** Puts back the parts whose job another process has left running: its lease ran out, or `all`. Those in `own` stay. */
export function requeueInterrupted(
  db: Db,
  now: Date,
  { all, own }: { all: boolean; own: readonly string[] },
): Promise<void> {
  return transact(db, async (trx) => {
    const jobs = await requeueLost(trx, now, all, own);
    for (const job of jobs) await requeuePart(trx, job.dream_id, job.part, now);
  });
}
