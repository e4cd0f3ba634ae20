import { sql, type Insertable, type Selectable } from "kysely";
import type { Db, Store, Trx } from "#server/db/open.ts";
import type { Schema } from "#server/db/schema.ts";

export type KeyRow = Selectable<Schema["api_keys"]>;

/** A key that opens something, and its user. */
interface KeyLookup {
  id: string;
  userId: string;
  email: string;
  name: string;
  emailVerified: 0 | 1;
  revision: number;
  timeZone: string | null;
  nightEnds: number;
  read: 0 | 1;
  write: 0 | 1;
  spend: 0 | 1;
  lastUsedAt: string | null;
}

/** Prepares the statement of every call with a key. Finds none that has expired, or of a banned or deleted user. */
export function prepareKeyLookup(
  store: Pick<Store, "prepare">,
): (keyHash: string, now: string) => Promise<KeyLookup | undefined> {
  const find = store.prepare<{ keyHash: string; now: string }, KeyLookup>(`
    SELECT k.id, u.id AS "userId", u.email, u.name,
      CASE WHEN u.email_verified_at IS NULL THEN 0 ELSE 1 END AS "emailVerified", p.revision,
      u.time_zone AS "timeZone", u.night_ends AS "nightEnds",
      k.may_read AS read, k.may_write AS write, k.may_spend AS spend, k.last_used_at AS "lastUsedAt"
    FROM api_keys k JOIN users u ON u.id = k.user_id JOIN person_revisions p ON p.user_id = u.id
    WHERE k.key_hash = +:keyHash AND (k.expires_at IS NULL OR k.expires_at > +:now) AND u.deleted_at IS NULL
      AND (u.banned_until IS NULL OR u.banned_until <= +:now)`);
  return (keyHash, now) => find({ keyHash, now });
}

/** Whether a user's plan has keys, or the user is an admin. A plan counts until its renewal is known. */
export async function isEntitled(db: Db, userId: string, now: string): Promise<boolean> {
  const { rows } = await sql<{ entitled: 0 | 1 }>`
    SELECT CASE WHEN EXISTS (SELECT 1 FROM user_roles WHERE user_id = ${userId} AND role = 'admin')
      OR EXISTS (SELECT 1 FROM subscriptions AS s JOIN subscription_plans AS p ON p.id = s.plan_type
        WHERE s.user_id = ${userId} AND p.api = 1
          AND (s.period_end > ${now} OR (s.status <> 'ended' AND s.renews = 1))) THEN 1 ELSE 0 END AS entitled`.execute(
    db,
  );
  return rows[0]!.entitled === 1;
}

/** A user's keys, the newest first. */
export function keysOf(db: Db, userId: string): Promise<KeyRow[]> {
  return db
    .selectFrom("api_keys")
    .selectAll()
    .where("user_id", "=", userId)
    .orderBy("created_at", "desc")
    .orderBy("id")
    .execute();
}

export function insertKey(trx: Trx, row: Insertable<Schema["api_keys"]>): Promise<KeyRow> {
  return trx.insertInto("api_keys").values(row).returningAll().executeTakeFirstOrThrow();
}

export async function deleteExpired(trx: Trx, userId: string, now: string): Promise<void> {
  await trx.deleteFrom("api_keys").where("user_id", "=", userId).where("expires_at", "<=", now).execute();
}

/** Returns whether the user had such a key. */
export async function deleteKey(trx: Trx, userId: string, id: string): Promise<boolean> {
  const result = await trx
    .deleteFrom("api_keys")
    .where("id", "=", id)
    .where("user_id", "=", userId)
    .executeTakeFirst();
  return result.numDeletedRows === 1n;
}

export async function recordUse(db: Db, id: string, now: string): Promise<void> {
  await db.updateTable("api_keys").set({ last_used_at: now }).where("id", "=", id).execute();
}

/** Counts tokens that a key holds. Returns false, and counts nothing, above its limit or where the key has ended. */
export async function addSpent(
  trx: Trx,
  { id, tokens, day }: { id: string; tokens: number; day: string },
): Promise<boolean> {
  const today = sql<number>`CASE WHEN spent_day = ${day} THEN spent_tokens ELSE 0 END + ${tokens}`;
  const { rows } = await sql`
    UPDATE api_keys SET spent_tokens = ${today}, spent_day = ${day}
    WHERE id = ${id} AND (daily_tokens IS NULL OR ${today} <= daily_tokens) RETURNING id`.execute(trx);
  return rows.length > 0;
}

export function findKey(db: Db, id: string): Promise<KeyRow | undefined> {
  return db.selectFrom("api_keys").selectAll().where("id", "=", id).executeTakeFirst();
}
