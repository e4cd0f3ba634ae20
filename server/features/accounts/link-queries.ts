import type { Insertable } from "kysely";
import type { Db, Trx } from "#server/db/open.ts";
import type { Schema } from "#server/db/schema.ts";

export type LinkPurpose = Schema["mail_links"]["purpose"];

export async function insertLink(trx: Trx, row: Insertable<Schema["mail_links"]>): Promise<void> {
  await trx.insertInto("mail_links").values(row).execute();
}

/** A link that has not expired, to the email address that its account still has. */
export async function findLink(db: Db, tokenHash: string, purpose: LinkPurpose, now: string) {
  return await db
    .selectFrom("mail_links")
    .innerJoin("users", (join) =>
      join.onRef("users.id", "=", "mail_links.user_id").onRef("users.email", "=", "mail_links.email"),
    )
    .select([
      "users.id as userId",
      "users.name",
      "users.locale",
      "mail_links.email",
      "mail_links.used_at as usedAt",
      "users.email_verified_at as emailVerifiedAt",
    ])
    .where("token_hash", "=", tokenHash)
    .where("purpose", "=", purpose)
    .where("expires_at", ">", now)
    .where("users.deleted_at", "is", null)
    .executeTakeFirst();
}

/** The times at which links were mailed after `since`, newest first. */
export async function linksMailedSince(
  trx: Trx,
  { userId, purpose, since }: { userId: string; purpose: LinkPurpose; since: string },
): Promise<string[]> {
  const rows = await trx
    .selectFrom("mail_links")
    .select("created_at")
    .where("user_id", "=", userId)
    .where("purpose", "=", purpose)
    .where("created_at", ">", since)
    .orderBy("created_at", "desc")
    .execute();
  return rows.map((row) => row.created_at);
}

/** Makes every unused link of this purpose unusable. */
export async function closeLinks(trx: Trx, userId: string, purpose: LinkPurpose, now: string): Promise<void> {
  await trx
    .updateTable("mail_links")
    .set({ used_at: now })
    .where("user_id", "=", userId)
    .where("purpose", "=", purpose)
    .where("used_at", "is", null)
    .execute();
}

/** The email addresses that links of a user were mailed to. */
export async function mailedAddresses(trx: Trx, userId: string): Promise<string[]> {
  const rows = await trx
    .selectFrom("mail_links")
    .select("email")
    .distinct()
    .where("user_id", "=", userId)
    .execute();
  return rows.map((row) => row.email);
}

/** Deletes at most `limit` links; returns how many. */
export async function deleteLinksExpiredBefore(db: Db, time: string, limit: number): Promise<number> {
  const expired = db
    .selectFrom("mail_links")
    .select("token_hash")
    .where("expires_at", "<", time)
    .limit(limit);
  const result = await db.deleteFrom("mail_links").where("token_hash", "in", expired).executeTakeFirst();
  return Number(result.numDeletedRows);
}
