import type { Db } from "#server/db/open.ts";
import { transact } from "#server/db/transaction.ts";
import { recordProgress } from "#server/features/dreams/parts.ts";
import type { ClaimedJob } from "./store.ts";

const PROGRESS_EVERY_MS = 700;

/** Writes progress now and then: each write is an event to the user and a flush to disk. */
export function progressWriter(
  { db, now }: { db: Db; now: () => Date },
  job: ClaimedJob,
  isRunning: () => boolean,
): (fraction: number) => void {
  let last = { at: performance.now(), fraction: 0 };
  return (fraction) => {
    const at = performance.now();
    if (at - last.at < PROGRESS_EVERY_MS || fraction - last.fraction < 0.02 || !isRunning()) return;
    last = { at, fraction };
    transact(db, (trx) => recordProgress(trx, job.dream_id, job.part, Math.min(fraction, 0.99), now())).catch(
      () => undefined,
    );
  };
}
