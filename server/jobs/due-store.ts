import { sql } from "kysely";
import type { Db } from "#server/db/open.ts";
import { signalOnCommit, transact } from "#server/db/transaction.ts";

/** Rows that one step changes at most. */
const BATCH = 200;

/**
 * Makes a batch of mails due that wait longer than their longest back-off, `waitMaxMs`: the time was written while the
 * clock was wrong. Returns how many.
 */
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
