import type { Insertable } from "kysely";
import type { Db, Trx } from "#server/db/open.ts";
import type { Schema } from "#server/db/schema.ts";

/** The identity of a subject, with its user's password digest. */
export async function findIdentity(db: Db, { issuer, subject }: { issuer: string; subject: string }) {
  return await db
    .selectFrom("identities")
    .innerJoin("users", "users.id", "identities.user_id")
    .select([
      "identities.id",
      "identities.user_id as userId",
      "users.password_hash as passwordHash",
      "users.banned_until as bannedUntil",
    ])
    .where("issuer", "=", issuer)
    .where("subject", "=", subject)
    .where("users.deleted_at", "is", null)
    .executeTakeFirst();
}

/** A user's identities, the oldest first. */
export async function listIdentities(db: Db, userId: string) {
  return await db
    .selectFrom("identities")
    .select(["id", "issuer", "email", "created_at as createdAt", "last_used_at as lastUsedAt"])
    .where("user_id", "=", userId)
    .orderBy("created_at")
    .orderBy("id")
    .execute();
}

/** Returns false where the subject has an account. */
export async function insertIdentity(trx: Trx, row: Insertable<Schema["identities"]>): Promise<boolean> {
  const result = await trx
    .insertInto("identities")
    .values(row)
    .onConflict((c) => c.columns(["issuer", "subject"]).doNothing())
    .executeTakeFirst();
  return result.numInsertedOrUpdatedRows === 1n;
}

/** Returns false where the identity was removed. */
export async function recordIdentityUse(db: Db, id: string, now: string): Promise<boolean> {
  const result = await db
    .updateTable("identities")
    .set({ last_used_at: now })
    .where("id", "=", id)
    .executeTakeFirst();
  return result.numUpdatedRows === 1n;
}

/** Returns false where the user has no such identity. */
export async function deleteIdentity(trx: Trx, userId: string, id: string): Promise<boolean> {
  const result = await trx
    .deleteFrom("identities")
    .where("id", "=", id)
    .where("user_id", "=", userId)
    .executeTakeFirst();
  return result.numDeletedRows === 1n;
}

export async function deleteIdentitiesOf(trx: Trx, userId: string): Promise<void> {
  await trx.deleteFrom("identities").where("user_id", "=", userId).execute();
}
