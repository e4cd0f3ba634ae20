import type { Db } from "#server/db/open.ts";
import { transact } from "#server/db/transaction.ts";
import type { Part } from "#shared/dreams.ts";
import { recordProgress } from "./parts.ts";

const PROGRESS_EVERY_MS = 700;

/** Writes progress now and then until the lease is over: each write is an event to the user and a flush to disk. */
export function progressWriter(
  { db, now }: { db: Db; now: () => Date },
  { dreamId, part }: { dreamId: string; part: Part },
  lease: AbortSignal,
): (fraction: number) => void {
  let last = { at: performance.now(), fraction: 0 };
  return (fraction) => {
    const at = performance.now();
    if (at - last.at < PROGRESS_EVERY_MS || fraction - last.fraction < 0.02 || lease.aborted) return;
    last = { at, fraction };
    transact(db, (trx) => recordProgress(trx, dreamId, part, Math.min(fraction, 0.99), now())).catch(
      () => undefined,
    );
  };
}
