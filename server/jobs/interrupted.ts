import type { Db } from "#server/db/open.ts";
import { requeuePart } from "#server/features/dreams/parts.ts";
import { requeueLost } from "./store.ts";

/**
 * Puts back the parts whose job another process has left running: its lease ran out, or `all`. Those in `own` stay.
 * Returns the ids of their dreams.
 */
export function requeueInterrupted(
  db: Db,
  now: Date,
  { all, own }: { all: boolean; own: readonly string[] },
): Promise<string[]> {
  return db.transaction().execute(async (trx) => {
    const jobs = await requeueLost(trx, now, all, own);
    for (const job of jobs) await requeuePart(trx, job.dream_id, job.part, now);
    return jobs.map((job) => job.dream_id);
  });
}
