import { randomUUID } from "node:crypto";
import { sql, type Insertable, type Selectable, type Updateable } from "kysely";
import type { Db, Trx } from "#server/db/open.ts";
import type { Schema } from "#server/db/schema.ts";
import { PUSH_SUBSCRIPTIONS_MAX } from "#shared/notifications.ts";

export type SettingsRow = Selectable<Schema["notification_settings"]>;
export type SubscriptionRow = Selectable<Schema["push_subscriptions"]>;
export type NoticeRow = Selectable<Schema["notices"]>;

export function findSettings(db: Db, userId: string): Promise<SettingsRow | undefined> {
  return db.selectFrom("notification_settings").selectAll().where("user_id", "=", userId).executeTakeFirst();
}

export async function saveSettings(
  trx: Trx,
  userId: string,
  change: Updateable<Schema["notification_settings"]>,
): Promise<void> {
  await trx
    .insertInto("notification_settings")
    .values({ user_id: userId, ...change })
    .onConflict((conflict) =>
      Object.keys(change).length > 0
        ? conflict.column("user_id").doUpdateSet(change)
        : conflict.column("user_id").doNothing(),
    )
    .execute();
}

/** The settings that define a user's nights, the user's language, and whether mails can be sent. */
export function findReader(db: Db, userId: string) {
  return db
    .selectFrom("users")
    .select([
      "locale",
      "time_zone as timeZone",
      "night_ends as nightEnds",
      "email_verified_at as emailVerifiedAt",
    ])
    .where("id", "=", userId)
    .where("deleted_at", "is", null)
    .executeTakeFirst();
}

/** Whether the user has a dream, other than a note, that ended. */
export async function hasDreamed(db: Db, userId: string): Promise<boolean> {
  const { rows } = await sql`
    SELECT 1 FROM dreams WHERE user_id = ${userId} AND kind = 'dream' AND finished_at IS NOT NULL LIMIT 1`.execute(
    db,
  );
  return rows.length > 0;
}

/** Whether a dream is in the bin. */
export async function isBinned(db: Db, dreamId: string): Promise<boolean> {
  const { rows } = await sql`
    SELECT 1 FROM dreams WHERE id = ${dreamId} AND deleted_at IS NOT NULL`.execute(db);
  return rows.length > 0;
}

/** Whether the user wrote something down for a night. */
export async function hasWritten(db: Db, userId: string, night: string): Promise<boolean> {
  const { rows } = await sql`
    SELECT 1 FROM dreams WHERE user_id = ${userId} AND night = ${night} AND deleted_at IS NULL LIMIT 1`.execute(
    db,
  );
  return rows.length > 0;
}

export function subscriptionsOf(db: Db, userId: string): Promise<SubscriptionRow[]> {
  return db
    .selectFrom("push_subscriptions")
    .selectAll()
    .where("user_id", "=", userId)
    .orderBy("created_at")
    .execute();
}

/** Stores a browser; it belongs to the user who signed in there last. Above the limit the oldest is deleted. */
export async function saveSubscription(
  trx: Trx,
  row: Omit<Insertable<Schema["push_subscriptions"]>, "id">,
): Promise<void> {
  const { user_id, p256dh, auth, created_at } = row;
  await trx
    .insertInto("push_subscriptions")
    .values({ id: randomUUID(), ...row })
    .onConflict((conflict) => conflict.column("endpoint").doUpdateSet({ user_id, p256dh, auth, created_at }))
    .execute();
  const kept = trx
    .selectFrom("push_subscriptions")
    .select("id")
    .where("user_id", "=", user_id)
    .orderBy("created_at", "desc")
    .orderBy("id")
    .limit(PUSH_SUBSCRIPTIONS_MAX);
  await trx
    .deleteFrom("push_subscriptions")
    .where("user_id", "=", user_id)
    .where("id", "not in", kept)
    .execute();
}

export async function deleteSubscription(db: Db, by: { id: string } | { userId: string; endpoint: string }) {
  const deletion = db.deleteFrom("push_subscriptions");
  await (
    "id" in by
      ? deletion.where("id", "=", by.id)
      : deletion.where("endpoint", "=", by.endpoint).where("user_id", "=", by.userId)
  ).execute();
}

export function findSubscription(db: Db, id: string): Promise<SubscriptionRow | undefined> {
  return db.selectFrom("push_subscriptions").selectAll().where("id", "=", id).executeTakeFirst();
}

/** Adds notices, except those of events that were added before. */
export async function insertNotices(trx: Trx, rows: Insertable<Schema["notices"]>[]): Promise<void> {
  if (rows.length === 0) return;
  await trx
    .insertInto("notices")
    .values(rows)
    .onConflict((conflict) => conflict.column("id").doNothing())
    .execute();
}

/** Deletes the waiting notices of a dream whose end the user has seen. */
export async function deleteNoticesOfDream(db: Db, dreamId: string): Promise<void> {
  await db
    .deleteFrom("notices")
    .where("dream_id", "=", dreamId)
    .where("subscription_id", "is", null)
    .execute();
}

export async function deleteNotice(db: Db, id: string): Promise<void> {
  await db.deleteFrom("notices").where("id", "=", id).execute();
}

/** Whether a notice goes to a browser of a push service with one of these origins. */
const isOf = (origins: readonly string[]) => sql<boolean>`EXISTS (
  SELECT 1 FROM push_subscriptions WHERE push_subscriptions.id = notices.subscription_id AND (${sql.join(
    origins.map((origin) => {
      const beginning = `${origin}/`;
      return sql`substr(endpoint, 1, ${sql.lit(beginning.length)}) = ${beginning}`;
    }),
    sql` OR `,
  )}))`;

/**
 * Claims the notice that has been due longest, until `leaseUntil`: one that is not done by then is due again. `full`:
 * origins of push services that get nothing now.
 */
export async function claimNotice(
  trx: Trx,
  { now, leaseUntil, full }: { now: Date; leaseUntil: Date; full: readonly string[] },
): Promise<NoticeRow | undefined> {
  const lease = { lease_token: randomUUID(), run_at: leaseUntil.toISOString() };
  return await trx
    .updateTable("notices")
    .set((e) => ({ ...lease, attempts: e("attempts", "+", 1) }))
    .where("id", "=", (e) =>
      e
        .selectFrom("notices")
        .select("id")
        .where("run_at", "<=", now.toISOString())
        .$if(full.length > 0, (due) => due.where((not) => not.not(isOf(full))))
        .orderBy("run_at")
        .limit(1),
    )
    .returningAll()
    .executeTakeFirst();
}

type Lease = Pick<NoticeRow, "id" | "lease_token">;

/** Ends a claimed notice. Returns false where its lease was lost. */
export async function endNotice(db: Db, { id, lease_token: token }: Lease): Promise<boolean> {
  const result = await db
    .deleteFrom("notices")
    .where("id", "=", id)
    .where("lease_token", "=", token)
    .executeTakeFirst();
  return result.numDeletedRows === 1n;
}

/** Queues a claimed notice again that was not tried. */
export async function returnNotice(db: Db, { id, lease_token: token }: Lease, runAt: Date): Promise<void> {
  await db
    .updateTable("notices")
    .set((e) => ({ run_at: runAt.toISOString(), lease_token: null, attempts: e("attempts", "-", 1) }))
    .where("id", "=", id)
    .where("lease_token", "=", token)
    .execute();
}

export async function retryNotice(db: Db, { id, lease_token: token }: Lease, runAt: Date): Promise<void> {
  await db
    .updateTable("notices")
    .set({ run_at: runAt.toISOString(), lease_token: null })
    .where("id", "=", id)
    .where("lease_token", "=", token)
    .execute();
}

/** Users whose reminder is due, the longest first. */
export async function dueReminders(db: Db, now: Date, limit: number): Promise<string[]> {
  const { rows } = await sql<{ user_id: string }>`
    SELECT user_id FROM notification_settings
    WHERE reminder_due IS NOT NULL AND reminder_due <= ${now.toISOString()}
    ORDER BY reminder_due LIMIT ${limit}`.execute(db);
  return rows.map((row) => row.user_id);
}

export function findPushKeys(db: Db) {
  return db.selectFrom("push_keys").selectAll().where("id", "=", 1).executeTakeFirst();
}

/** When two processes create keys at the same time, those of the first are kept. */
export async function insertPushKeys(
  trx: Trx,
  row: Omit<Insertable<Schema["push_keys"]>, "id">,
): Promise<void> {
  await trx
    .insertInto("push_keys")
    .values({ id: 1, ...row })
    .onConflict((conflict) => conflict.column("id").doNothing())
    .execute();
}

/** Stores the private key sealed with another secret, unless another process has done so. */
export async function replacePushKeys(db: Db, { from, to }: { from: string; to: string }): Promise<void> {
  await db
    .updateTable("push_keys")
    .set({ sealed_key: to })
    .where("id", "=", 1)
    .where("sealed_key", "=", from)
    .execute();
}

export async function hasDueNotice(db: Db, now: Date): Promise<boolean> {
  const { rows } = await sql`SELECT 1 FROM notices WHERE run_at <= ${now.toISOString()} LIMIT 1`.execute(db);
  return rows.length > 0;
}
