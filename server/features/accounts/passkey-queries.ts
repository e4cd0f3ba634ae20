import type { Insertable } from "kysely";
import type { Db, Trx } from "#server/db/open.ts";
import type { Schema } from "#server/db/schema.ts";

/** Stores a challenge in its slot. Returns false where another one waits there. */
export async function insertChallenge(
  db: Db,
  row: Insertable<Schema["passkey_challenges"]>,
  now: string,
): Promise<boolean> {
  const { slot: _, ...values } = row;
  const result = await db
    .insertInto("passkey_challenges")
    .values(row)
    .onConflict((c) => c.column("slot").doUpdateSet(values).where("passkey_challenges.expires_at", "<=", now))
    .executeTakeFirst();
  return result.numInsertedOrUpdatedRows === 1n;
}

/** Uses a challenge up. Returns false where there is none, or it is bound to something else. */
export async function deleteChallenge(
  db: Db,
  challenge: { slot: number; challenge_hash: string; bound_hash: string },
  now: string,
): Promise<boolean> {
  const result = await db
    .deleteFrom("passkey_challenges")
    .where("slot", "=", challenge.slot)
    .where("challenge_hash", "=", challenge.challenge_hash)
    .where("bound_hash", "=", challenge.bound_hash)
    .where("expires_at", ">", now)
    .executeTakeFirst();
  return result.numDeletedRows === 1n;
}

/** Deletes at most `limit` expired challenges; returns how many. */
export async function deleteExpiredChallenges(db: Db, now: string, limit: number): Promise<number> {
  const expired = db
    .selectFrom("passkey_challenges")
    .select("slot")
    .where("expires_at", "<=", now)
    .limit(limit);
  const result = await db.deleteFrom("passkey_challenges").where("slot", "in", expired).executeTakeFirst();
  return Number(result.numDeletedRows);
}

/** A user's passkeys, the oldest first. */
export async function listPasskeys(db: Db, userId: string) {
  return await db
    .selectFrom("passkeys")
    .select([
      "id",
      "credential_id as credentialId",
      "transports",
      "name",
      "synced",
      "backed_up as backedUp",
      "created_at as createdAt",
      "last_used_at as lastUsedAt",
    ])
    .where("user_id", "=", userId)
    .orderBy("created_at")
    .orderBy("id")
    .execute();
}

export async function hasPasskeys(db: Db, userId: string): Promise<boolean> {
  const found = await db.selectFrom("passkeys").select("id").where("user_id", "=", userId).executeTakeFirst();
  return found !== undefined;
}

/** The passkey with this credential id, and its user's password hash. */
export async function findPasskey(db: Db, credentialId: string) {
  return await db
    .selectFrom("passkeys")
    .innerJoin("users", "users.id", "passkeys.user_id")
    .select([
      "passkeys.id",
      "passkeys.user_id as userId",
      "public_key as publicKey",
      "counter",
      "users.password_hash as passwordHash",
      "users.banned_until as bannedUntil",
    ])
    .where("credential_id", "=", credentialId)
    .where("users.deleted_at", "is", null)
    .executeTakeFirst();
}

/** Returns false where an account has this credential already. */
export async function insertPasskey(trx: Trx, row: Insertable<Schema["passkeys"]>): Promise<boolean> {
  const result = await trx
    .insertInto("passkeys")
    .values(row)
    .onConflict((c) => c.column("credential_id").doNothing())
    .executeTakeFirst();
  return result.numInsertedOrUpdatedRows === 1n;
}

/** Records a use. Returns false where the passkey was removed, or used since its counter was read. */
export async function recordUse(
  db: Db,
  used: { id: string; from: number; to: number; synced: boolean; backedUp: boolean; now: string },
): Promise<boolean> {
  const result = await db
    .updateTable("passkeys")
    .set({
      counter: used.to,
      synced: used.synced ? 1 : 0,
      backed_up: used.backedUp ? 1 : 0,
      last_used_at: used.now,
    })
    .where("id", "=", used.id)
    .where("counter", "=", used.from)
    .executeTakeFirst();
  return result.numUpdatedRows === 1n;
}

/** Returns false where the user has no such passkey. */
export async function setPasskeyName(db: Db, userId: string, id: string, name: string): Promise<boolean> {
  const result = await db
    .updateTable("passkeys")
    .set({ name })
    .where("id", "=", id)
    .where("user_id", "=", userId)
    .executeTakeFirst();
  return result.numUpdatedRows === 1n;
}

/** Returns false where the user has no such passkey. */
export async function deletePasskey(trx: Trx, userId: string, id: string): Promise<boolean> {
  const result = await trx
    .deleteFrom("passkeys")
    .where("id", "=", id)
    .where("user_id", "=", userId)
    .executeTakeFirst();
  return result.numDeletedRows === 1n;
}

/** Returns false where the user had none. */
export async function deletePasskeysOf(trx: Trx, userId: string): Promise<boolean> {
  const result = await trx.deleteFrom("passkeys").where("user_id", "=", userId).executeTakeFirst();
  return result.numDeletedRows > 0n;
}
