import type { Insertable } from "kysely";
import type { Db, Trx } from "#server/db/open.ts";
import type { Schema } from "#server/db/schema.ts";

/** Records a change; an earlier one that is not confirmed can no longer be. */
export async function insertChange(trx: Trx, row: Insertable<Schema["email_changes"]>): Promise<void> {
  await closePendingChanges(trx, row.user_id);
  await trx.insertInto("email_changes").values(row).execute();
}

/** Makes the links to new addresses unusable. Returns false where there was none. */
export async function closePendingChanges(trx: Trx, userId: string): Promise<boolean> {
  const result = await trx
    .updateTable("email_changes")
    .set({ confirm_hash: null })
    .where("user_id", "=", userId)
    .where("confirmed_at", "is", null)
    .where("confirm_hash", "is not", null)
    .executeTakeFirst();
  return result.numUpdatedRows > 0n;
}

/** The change that waits for its confirmation. */
export async function findPendingChange(db: Db, userId: string, now: string) {
  return await db
    .selectFrom("email_changes")
    .select(["to_email as email", "confirm_until as expiresAt"])
    .where("user_id", "=", userId)
    .where("confirmed_at", "is", null)
    .where("confirm_hash", "is not", null)
    .where("confirm_until", ">", now)
    .executeTakeFirst();
}

/** The change that a link to the new address confirms, also one that is confirmed already. */
export async function findByConfirmLink(trx: Trx, hash: string, now: string) {
  return await trx
    .selectFrom("email_changes")
    .select([
      "id",
      "user_id as userId",
      "from_email as from",
      "to_email as to",
      "confirmed_at as confirmedAt",
      "stop_hash as stopHash",
    ])
    .where("confirm_hash", "=", hash)
    .where("confirm_until", ">", now)
    .executeTakeFirst();
}

export async function confirmChange(
  trx: Trx,
  id: string,
  set: { confirmed_at: string; undo_hash: string | null; expires_at: string },
): Promise<void> {
  await trx.updateTable("email_changes").set(set).where("id", "=", id).execute();
}

/** The change that a link to the old address takes back. */
export async function findByOldAddressLink(db: Db, hash: string, now: string) {
  return await db
    .selectFrom("email_changes")
    .select(["user_id as userId", "from_email as from", "requested_at as requestedAt"])
    .where((e) => e.or([e("stop_hash", "=", hash), e("undo_hash", "=", hash)]))
    .where("expires_at", ">", now)
    .executeTakeFirst();
}

/** Whether a change away from an address can still be taken back. */
export async function mayComeBack(db: Db, email: string, now: string): Promise<boolean> {
  const change = await db
    .selectFrom("email_changes")
    .select("id")
    .where("from_email", "=", email)
    .where("confirmed_at", "is not", null)
    .where("undo_hash", "is not", null)
    .where("expires_at", ">", now)
    .executeTakeFirst();
  return change !== undefined;
}

/** Deletes the changes of a user, with all their links. */
export async function deleteChanges(trx: Trx, userId: string): Promise<void> {
  await trx.deleteFrom("email_changes").where("user_id", "=", userId).execute();
}

/** A user's changes of the last days, for the export. */
export async function listChanges(db: Db, userId: string) {
  return await db
    .selectFrom("email_changes")
    .select([
      "from_email as from",
      "to_email as to",
      "requested_at as requestedAt",
      "confirmed_at as confirmedAt",
    ])
    .where("user_id", "=", userId)
    .orderBy("requested_at")
    .execute();
}

/** The addresses that a user had before or has, and all that they asked for. */
export async function addressesOfChanges(
  trx: Trx,
  userId: string,
): Promise<{ had: string[]; wanted: string[] }> {
  const rows = await trx
    .selectFrom("email_changes")
    .select(["from_email", "to_email", "confirmed_at"])
    .where("user_id", "=", userId)
    .execute();
  const wanted = rows.map((row) => row.to_email);
  const confirmed = rows.filter((row) => row.confirmed_at !== null).map((row) => row.to_email);
  return { had: [...rows.map((row) => row.from_email), ...confirmed], wanted };
}

/** Deletes at most `limit` changes whose links have expired; returns how many. */
export async function deleteExpiredChanges(db: Db, now: string, limit: number): Promise<number> {
  const expired = db.selectFrom("email_changes").select("id").where("expires_at", "<", now).limit(limit);
  const result = await db.deleteFrom("email_changes").where("id", "in", expired).executeTakeFirst();
  return Number(result.numDeletedRows);
}
