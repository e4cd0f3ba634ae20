import { sql } from "kysely";
import type { Db } from "#server/db/open.ts";
import { signalOnCommit, transact } from "#server/db/transaction.ts";

/** No provider makes a part wait longer for its next attempt. */
export const JOB_WAIT_MAX_MS = 10 * 60_000;

/** Rows that one step changes at most. */
const BATCH = 200;

/**
 * Makes a batch of jobs due that wait for a time beyond the longest back-off: it was written while the clock was wrong.
 * Returns how many. Blocked jobs follow once the part before them has ended.
 */
export async function pullBackJobs(db: Db, now: Date): Promise<number> {
  const latest = new Date(now.getTime() + JOB_WAIT_MAX_MS).toISOString();
  const { numAffectedRows } = await sql`
    UPDATE jobs SET run_at = ${now.toISOString()}
    WHERE id IN (
      SELECT id FROM jobs WHERE part IN ('reading', 'image', 'video') AND status = 'queued' AND blocked = 0
        AND run_at > ${latest} LIMIT ${BATCH})`.execute(db);
  return Number(numAffectedRows);
}

/** The same for a batch of mails, whose longest back-off is `waitMaxMs`. */
export function pullBackMails(db: Db, now: Date, waitMaxMs: number): Promise<number> {
  const latest = new Date(now.getTime() + waitMaxMs).toISOString();
  return transact(db, async (trx) => {
    const { numAffectedRows } = await sql`
      UPDATE mails SET run_at = ${now.toISOString()}
      WHERE id IN (
        SELECT id FROM mails WHERE status IN ('queued', 'sending') AND run_at > ${latest} LIMIT ${BATCH})`.execute(
      trx,
    );
    if (numAffectedRows) signalOnCommit(trx, "mailQueued");
    return Number(numAffectedRows);
  });
}
