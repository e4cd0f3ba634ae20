import { sql } from "kysely";
import type { Db } from "#server/db/open.ts";

const RETENTION_MS = 30 * 24 * 3600 * 1000;
/** Mails that one step of the sweep removes at most. */
const SWEEP_BATCH = 100;

/**
 * Takes the mail that has been due longest, until `leaseUntil`: unless it is finished by then,
 * it is due again.
 */
export async function claimMail(db: Db, now: Date, leaseUntil: Date) {
  return await db
    .updateTable("mails")
    .set((e) => ({ status: "sending", attempts: e("attempts", "+", 1), run_at: leaseUntil.toISOString() }))
    .where("id", "=", (e) =>
      e
        .selectFrom("mails")
        .select("id")
        // Literals: a partial index is used only where its condition is repeated word for word.
        .where(sql<boolean>`status IN ('queued', 'sending')`)
        .where("run_at", "<=", now.toISOString())
        .orderBy("run_at")
        .limit(1),
    )
    .returningAll()
    .executeTakeFirst();
}

/** Nothing is being sent when the process starts: what seems so was cut off by a crash. */
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
    .limit(SWEEP_BATCH);
  const result = await db.deleteFrom("mails").where("id", "in", old).executeTakeFirst();
  return Number(result.numDeletedRows);
}
