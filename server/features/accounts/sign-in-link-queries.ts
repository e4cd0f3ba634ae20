import type { Insertable } from "kysely";
import type { Db, Trx } from "#server/db/open.ts";
import type { Schema } from "#server/db/schema.ts";

export async function insertSignInLink(trx: Trx, row: Insertable<Schema["sign_in_links"]>): Promise<void> {
  await trx.insertInto("sign_in_links").values(row).execute();
}

/** How many links a user asked for after `since`: in all browsers, and in one. */
export async function countSignInLinks(
  trx: Trx,
  userId: string,
  { since, browserHash }: { since: string; browserHash: string },
): Promise<{ all: number; own: number }> {
  return await trx
    .selectFrom("sign_in_links")
    .select((e) => [
      e.fn.countAll<number>().as("all"),
      e.fn.countAll<number>().filterWhere("browser_hash", "=", browserHash).as("own"),
    ])
    .where("user_id", "=", userId)
    .where("created_at", ">", since)
    .executeTakeFirstOrThrow();
}

/** The unused link of a token, or of a code in its browser, to the address that its account still has. */
export async function findSignInLink(
  db: Db,
  by: { token_hash: string } | { browser_hash: string; code_hash: string },
  now: string,
) {
  const links = db
    .selectFrom("sign_in_links")
    .innerJoin("users", (join) =>
      join.onRef("users.id", "=", "sign_in_links.user_id").onRef("users.email", "=", "sign_in_links.email"),
    )
    .select([
      "token_hash as tokenHash",
      "browser_hash as browserHash",
      "users.id as userId",
      "sign_in_links.email",
      "users.email_verified_at as emailVerifiedAt",
    ])
    .where("used_at", "is", null)
    .where("expires_at", ">", now)
    .where("users.deleted_at", "is", null);
  return "token_hash" in by
    ? await links.where("token_hash", "=", by.token_hash).executeTakeFirst()
    : await links
        .where("browser_hash", "=", by.browser_hash)
        .where("code_hash", "=", by.code_hash)
        .executeTakeFirst();
}

/** Marks all open links of a user as used. */
export async function closeSignInLinks(trx: Trx, userId: string, now: string): Promise<void> {
  await trx
    .updateTable("sign_in_links")
    .set({ used_at: now })
    .where("user_id", "=", userId)
    .where("used_at", "is", null)
    .execute();
}

/** Deletes at most `limit` expired links; returns how many. */
export async function deleteExpiredSignInLinks(db: Db, now: string, limit: number): Promise<number> {
  const expired = db
    .selectFrom("sign_in_links")
    .select("token_hash")
    .where("expires_at", "<=", now)
    .limit(limit);
  const result = await db.deleteFrom("sign_in_links").where("token_hash", "in", expired).executeTakeFirst();
  return Number(result.numDeletedRows);
}
