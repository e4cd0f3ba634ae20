import type { Db } from "#server/db/open.ts";
import type { DreamEventHub } from "#server/features/dreams/events.ts";
import { recordProgress } from "#server/features/dreams/parts.ts";
import type { ClaimedJob } from "./store.ts";

const PROGRESS_EVERY_MS = 700;

/** Writes progress now and then: each write is an event to the user and a flush to disk. */
export function progressWriter(
  { db, events, now }: { db: Db; events: DreamEventHub; now: () => Date },
  job: ClaimedJob,
  isRunning: () => boolean,
): (fraction: number) => void {
  let last = { at: performance.now(), fraction: 0 };
  return (fraction) => {
    const at = performance.now();
    if (at - last.at < PROGRESS_EVERY_MS || fraction - last.fraction < 0.02 || !isRunning()) return;
    last = { at, fraction };
    db.transaction()
      .execute((trx) => recordProgress(trx, job.dream_id, job.part, Math.min(fraction, 0.99), now()))
      .then(() => events.changed(job.dream_id))
      .catch(() => undefined);
  };
}
