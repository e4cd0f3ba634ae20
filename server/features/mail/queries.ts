import { randomUUID } from "node:crypto";
import { sql, type Insertable, type Selectable } from "kysely";
import type { Db, Trx } from "#server/db/open.ts";
import type { Schema } from "#server/db/schema.ts";
import { signalOnCommit, transact } from "#server/db/transaction.ts";
import { DAY_MS, HOUR_MS } from "#shared/durations.ts";

const RETENTION_MS = 30 * DAY_MS;
/** Most mails that one step of a scheduled task changes. */
const BATCH = 100;
/** Longest wait for the next attempt. */
export const BACK_OFF_MAX_MS = 6 * HOUR_MS;

/** Templates of mails whose recipient has no account, so that the address does not stay. */
const WITHOUT_ACCOUNT = ["account_deleted", "report-answered", "invitation"];

export async function insertMail(trx: Trx, row: Insertable<Schema["mails"]>): Promise<void> {
  await trx
    .insertInto("mails")
    .values(row)
    .onConflict((conflict) => conflict.column("id").doNothing())
    .execute();
  signalOnCommit(trx, "mailQueued");
}

/** Deletes the mails to email addresses; with `template` those made from it. One that is being sent may still arrive. */
export async function deleteMailsTo(trx: Trx, recipients: string[], template?: string): Promise<void> {
  let mails = trx.deleteFrom("mails").where("recipient", "in", recipients);
  if (template !== undefined) mails = mails.where("template", "=", template);
  await mails.execute();
}

/** A mail that this process may send until its lease ends. */
type ClaimedMail = Selectable<Schema["mails"]>;

/** Claims the mail that has been due longest, until `leaseUntil`: one that is not finished by then is due again. */
export async function claimMail(
  db: Db,
  { bulk, worker, now, leaseUntil }: { bulk: boolean; worker: string; now: Date; leaseUntil: Date },
): Promise<ClaimedMail | undefined> {
  const lease = { lease_token: randomUUID(), worker, run_at: leaseUntil.toISOString() };
  const claimed = (trx: Trx) =>
    trx
      .updateTable("mails")
      .set((e) => ({ ...lease, status: "sending", attempts: e("attempts", "+", 1) }))
      .where("id", "=", (e) =>
        e
          .selectFrom("mails")
          .select("id")
          // Literals, because SQLite uses a partial index only for its exact condition.
          .where(sql<boolean>`status IN ('queued', 'sending')`)
          .where("bulk", "=", bulk ? 1 : 0)
          .where("run_at", "<=", now.toISOString())
          .orderBy("run_at")
          .limit(1),
      )
      .returningAll()
      .executeTakeFirst();
  return await transact(db, { queue: "mails" }, claimed);
}

/** Whether a mail is due. */
export async function hasDueMail(db: Db, now: Date): Promise<boolean> {
  const { rows } = await sql`
    SELECT 1 FROM mails WHERE status IN ('queued', 'sending') AND bulk IN (0, 1) AND run_at <= ${now.toISOString()}
    LIMIT 1`.execute(db);
  return rows.length > 0;
}

/** Requeues the mails of other workers that have ended. */
export async function requeueLostMails(
  db: Db,
  { worker, now }: { worker: string; now: Date },
): Promise<void> {
  await sql`
    UPDATE mails SET status = 'queued', lease_token = NULL, run_at = ${now.toISOString()}
    WHERE status = 'sending' AND worker IS DISTINCT FROM ${worker}
      AND NOT EXISTS (SELECT 1 FROM workers WHERE workers.id = mails.worker)`.execute(db);
}

type MailLease = Pick<ClaimedMail, "id" | "lease_token">;

/**
 * Ends a claimed mail and empties its data, so that links do not stay. A mail to someone without an account is deleted.
 * Does nothing when its lease was lost.
 */
export async function finishMail(
  db: Db,
  { id, lease_token: token }: MailLease,
  result: { status: "sent"; at: Date } | { status: "failed"; error: string },
): Promise<void> {
  await db
    .deleteFrom("mails")
    .where("id", "=", id)
    .where("lease_token", "=", token)
    .where("template", "in", WITHOUT_ACCOUNT)
    .execute();
  await db
    .updateTable("mails")
    .set({
      ...(result.status === "sent"
        ? { status: "sent", sent_at: result.at.toISOString(), last_error: null }
        : { status: "failed", last_error: result.error }),
      data: "{}",
      lease_token: null,
    })
    .where("id", "=", id)
    .where("lease_token", "=", token)
    .execute();
}

/** Requeues a claimed mail, unless its lease was lost. */
export async function retryMail(
  db: Db,
  { id, lease_token: token }: MailLease,
  { runAt, error }: { runAt: Date; error: string },
): Promise<void> {
  await db
    .updateTable("mails")
    .set({ status: "queued", run_at: runAt.toISOString(), last_error: error, lease_token: null })
    .where("id", "=", id)
    .where("lease_token", "=", token)
    .execute();
}

/** Deletes a batch of old mails that were sent or given up; returns how many. */
export async function sweepMails(db: Db, now: Date): Promise<number> {
  const old = db
    .selectFrom("mails")
    .select("id")
    .where(sql<boolean>`status IN ('sent', 'failed')`)
    .where("created_at", "<", new Date(now.getTime() - RETENTION_MS).toISOString())
    .limit(BATCH);
  const result = await db.deleteFrom("mails").where("id", "in", old).executeTakeFirst();
  return Number(result.numDeletedRows);
}

/** Makes a batch of mails due that wait longer than any back-off, because the clock was wrong. Returns how many. */
export function pullBackMails(db: Db, now: Date): Promise<number> {
  const latest = new Date(now.getTime() + BACK_OFF_MAX_MS).toISOString();
  return transact(db, { queue: "mails" }, async (trx) => {
    const { numAffectedRows } = await sql`
      UPDATE mails SET run_at = ${now.toISOString()}
      WHERE id IN (
        SELECT id FROM mails WHERE status IN ('queued', 'sending') AND bulk IN (0, 1) AND run_at > ${latest}
        LIMIT ${BATCH})`.execute(trx);
    if (numAffectedRows) signalOnCommit(trx, "mailQueued");
    return Number(numAffectedRows);
  });
}
