import { randomUUID } from "node:crypto";
import { sql, type Insertable, type Selectable, type Updateable } from "kysely";
import { listed } from "#server/db/dialect.ts";
import type { Db, Trx } from "#server/db/open.ts";
import type { Schema } from "#server/db/schema.ts";

export type WebhookRow = Selectable<Schema["webhooks"]>;
export type MessageRow = Selectable<Schema["webhook_messages"]>;

/** Most messages that one step of a scheduled task deletes. */
const BATCH = 200;

/** A user's webhooks, the newest first. */
export function webhooksOf(db: Db, userId: string): Promise<WebhookRow[]> {
  return db
    .selectFrom("webhooks")
    .selectAll()
    .where("user_id", "=", userId)
    .orderBy("created_at", "desc")
    .orderBy("id")
    .execute();
}

export function findWebhook(db: Db, userId: string, id: string): Promise<WebhookRow | undefined> {
  return db
    .selectFrom("webhooks")
    .selectAll()
    .where("id", "=", id)
    .where("user_id", "=", userId)
    .executeTakeFirst();
}

/** Every sealed secret, for a command of the admins. */
export async function allSecrets(
  db: Db,
): Promise<Pick<WebhookRow, "id" | "user_id" | "sealed_secret" | "old_sealed_secret">[]> {
  return await db
    .selectFrom("webhooks")
    .select(["id", "user_id", "sealed_secret", "old_sealed_secret"])
    .execute();
}

/** Returns false if the sealed secret is not `from` any more. */
export async function replaceSecret(
  trx: Trx,
  id: string,
  { column, from, to }: { column: "sealed_secret" | "old_sealed_secret"; from: string; to: string },
): Promise<boolean> {
  const result = await trx
    .updateTable("webhooks")
    .set({ [column]: to })
    .where("id", "=", id)
    .where(column, "=", from)
    .executeTakeFirst();
  return result.numUpdatedRows === 1n;
}

export function insertWebhook(trx: Trx, row: Insertable<Schema["webhooks"]>): Promise<WebhookRow> {
  return trx.insertInto("webhooks").values(row).returningAll().executeTakeFirstOrThrow();
}

/** Changes a webhook. Resolves to it, or undefined where it is gone. */
export function updateWebhook(
  trx: Trx,
  id: string,
  change: Updateable<Schema["webhooks"]>,
): Promise<WebhookRow | undefined> {
  return trx.updateTable("webhooks").set(change).where("id", "=", id).returningAll().executeTakeFirst();
}

/** Deletes a webhook with its messages. Returns whether the user had it. */
export async function deleteWebhook(trx: Trx, userId: string, id: string): Promise<boolean> {
  const result = await trx
    .deleteFrom("webhooks")
    .where("id", "=", id)
    .where("user_id", "=", userId)
    .executeTakeFirst();
  return result.numDeletedRows === 1n;
}

/** Adds messages; of an event that was added before, nothing. */
export async function insertMessages(
  trx: Trx,
  rows: Insertable<Schema["webhook_messages"]>[],
): Promise<void> {
  await trx
    .insertInto("webhook_messages")
    .values(rows)
    .onConflict((conflict) => conflict.column("id").doNothing())
    .execute();
}

/** The latest messages of a webhook. */
export function messagesOf(db: Db, webhookId: string, limit: number): Promise<MessageRow[]> {
  return db
    .selectFrom("webhook_messages")
    .selectAll()
    .where("webhook_id", "=", webhookId)
    .orderBy("created_at", "desc")
    .orderBy("id")
    .limit(limit)
    .execute();
}

export function findMessage(db: Db, userId: string, id: string): Promise<MessageRow | undefined> {
  return db
    .selectFrom("webhook_messages")
    .selectAll()
    .where("id", "=", id)
    .where("user_id", "=", userId)
    .executeTakeFirst();
}

/** Makes a message due that is not being sent, with all its attempts where it had ended. */
export async function requeueMessage(trx: Trx, { id, status }: MessageRow, now: string): Promise<void> {
  await trx
    .updateTable("webhook_messages")
    .set({ status: "waiting", run_at: now, ...(status !== "waiting" && { attempts: 0 }) })
    .where("id", "=", id)
    .where("lease_token", "is", null)
    .execute();
}

/** Ends the waiting messages of a webhook that was turned off. */
export async function giveUpMessages(trx: Trx, webhookId: string): Promise<void> {
  await trx
    .updateTable("webhook_messages")
    .set({ status: "failed", last_error: "disabled", lease_token: null })
    .where("webhook_id", "=", webhookId)
    .where("status", "=", "waiting")
    .execute();
}

/** Claims the message that has been due longest, until `leaseUntil`. Users in `full` get nothing now. */
export async function claimMessage(
  trx: Trx,
  { now, leaseUntil, full }: { now: Date; leaseUntil: Date; full: readonly string[] },
): Promise<MessageRow | undefined> {
  const lease = { lease_token: randomUUID(), run_at: leaseUntil.toISOString() };
  return await trx
    .updateTable("webhook_messages")
    .set((e) => ({ ...lease, attempts: e("attempts", "+", 1) }))
    .where("id", "=", (e) =>
      e
        .selectFrom("webhook_messages")
        .select("id")
        // A literal, because SQLite uses a partial index only for its exact condition.
        .where(sql<boolean>`status = 'waiting'`)
        .where("run_at", "<=", now.toISOString())
        .$if(full.length > 0, (due) => due.where("user_id", "not in", listed(full)))
        .orderBy("run_at")
        .limit(1),
    )
    .returningAll()
    .executeTakeFirst();
}

/** Whether a message is due. */
export async function hasDueMessage(db: Db, now: Date): Promise<boolean> {
  const { rows } = await sql`
    SELECT 1 FROM webhook_messages WHERE status = 'waiting' AND run_at <= ${now.toISOString()} LIMIT 1`.execute(
    db,
  );
  return rows.length > 0;
}

type Lease = Pick<MessageRow, "id" | "lease_token">;

/** Ends an attempt at a claimed message. Returns false where its lease was lost. */
export async function settleMessage(
  trx: Trx,
  { id, lease_token: token }: Lease,
  change: Updateable<Schema["webhook_messages"]>,
): Promise<boolean> {
  const result = await trx
    .updateTable("webhook_messages")
    .set({ ...change, lease_token: null })
    .where("id", "=", id)
    .where("lease_token", "=", token)
    .executeTakeFirst();
  return result.numUpdatedRows === 1n;
}

/** Gives a claimed message back that was not tried. */
export async function returnMessage(db: Db, { id, lease_token: token }: Lease, runAt: Date): Promise<void> {
  await db
    .updateTable("webhook_messages")
    .set((e) => ({ run_at: runAt.toISOString(), lease_token: null, attempts: e("attempts", "-", 1) }))
    .where("id", "=", id)
    .where("lease_token", "=", token)
    .execute();
}

/** Deletes a batch of messages that ended and were added before `until`; returns how many. */
export async function deleteOldMessages(db: Db, until: string): Promise<number> {
  const old = db
    .selectFrom("webhook_messages")
    .select("id")
    .where(sql<boolean>`status <> 'waiting'`)
    .where("created_at", "<", until)
    .limit(BATCH);
  const result = await db.deleteFrom("webhook_messages").where("id", "in", old).executeTakeFirst();
  return Number(result.numDeletedRows);
}
