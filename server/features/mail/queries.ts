import { sql } from "kysely";
import type { Db, Trx } from "#server/db/open.ts";
import { signalOnCommit, transact } from "#server/db/transaction.ts";
import { DAY_MS, HOUR_MS } from "#shared/durations.ts";
import type { Locale } from "#shared/locales.ts";

const RETENTION_MS = 30 * DAY_MS;
/** Mails that one step of a scheduled task changes at most. */
const BATCH = 100;
/** No mail waits longer for its next attempt. */
export const BACK_OFF_MAX_MS = 6 * HOUR_MS;

export async function insertMail(
  trx: Trx,
  mail: {
    id: string;
    recipient: string;
    locale: Locale;
    template: string;
    data: object;
    now: string;
    bulk: boolean;
  },
): Promise<void> {
  const { data, now, bulk, ...row } = mail;
  await trx
    .insertInto("mails")
    .values({
      ...row,
      data: JSON.stringify(data),
      bulk: bulk ? 1 : 0,
      status: "queued",
      run_at: now,
      created_at: now,
    })
    .onConflict((conflict) => conflict.column("id").doNothing())
    .execute();
  signalOnCommit(trx, "mailQueued");
}

export async function deleteMailsTo(trx: Trx, recipients: string[]): Promise<void> {
  await trx.deleteFrom("mails").where("recipient", "in", recipients).execute();
}

/**
 * Takes the mail of a kind that has been due longest, until `leaseUntil`: unless it is finished by then, it is due
 * again.
 */
export async function claimMail(
  db: Db,
  { bulk, now, leaseUntil }: { bulk: boolean; now: Date; leaseUntil: Date },
) {
  return await db
    .updateTable("mails")
    .set((e) => ({ status: "sending", attempts: e("attempts", "+", 1), run_at: leaseUntil.toISOString() }))
    .where("id", "=", (e) =>
      e
        .selectFrom("mails")
        .select("id")
        // Literals: a partial index is used only where its condition is repeated word for word.
        .where(sql<boolean>`status IN ('queued', 'sending')`)
        .where("bulk", "=", bulk ? 1 : 0)
        .where("run_at", "<=", now.toISOString())
        .orderBy("run_at")
        .limit(1),
    )
    .returningAll()
    .executeTakeFirst();
}

/** Nothing is being sent when the process starts: what seems so was interrupted by a crash. */
export async function requeueInterruptedMails(db: Db, now: Date): Promise<void> {
  await db
    .updateTable("mails")
    .set({ status: "queued", run_at: now.toISOString() })
    .where(sql<boolean>`status IN ('queued', 'sending')`)
    .where("status", "=", "sending")
    .execute();
}

/** The data goes with the mail: links do not stay in the database. Of a farewell nothing stays at all. */
export async function finishMail(
  db: Db,
  id: string,
  result: { status: "sent"; at: Date } | { status: "failed"; error: string },
): Promise<void> {
  await db.deleteFrom("mails").where("id", "=", id).where("template", "=", "account_deleted").execute();
  await db
    .updateTable("mails")
    .set(
      result.status === "sent"
        ? { status: "sent", sent_at: result.at.toISOString(), last_error: null, data: "{}" }
        : { status: "failed", last_error: result.error, data: "{}" },
    )
    .where("id", "=", id)
    .execute();
}

export async function retryMail(db: Db, id: string, runAt: Date, error: string): Promise<void> {
  await db
    .updateTable("mails")
    .set({ status: "queued", run_at: runAt.toISOString(), last_error: error })
    .where("id", "=", id)
    .execute();
}

/** Removes a batch of the mails that were sent or given up, a month after they were made; returns how many. */
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

/**
 * Makes a batch of mails due that wait for a time beyond the longest back-off: it was written while the clock was wrong.
 * Returns how many.
 */
export function pullBackMails(db: Db, now: Date): Promise<number> {
  const latest = new Date(now.getTime() + BACK_OFF_MAX_MS).toISOString();
  return transact(db, async (trx) => {
    const { numAffectedRows } = await sql`
      UPDATE mails SET run_at = ${now.toISOString()}
      WHERE id IN (
        SELECT id FROM mails WHERE status IN ('queued', 'sending') AND bulk IN (0, 1) AND run_at > ${latest}
        LIMIT ${BATCH})`.execute(trx);
    if (numAffectedRows) signalOnCommit(trx, "mailQueued");
    return Number(numAffectedRows);
  });
}
