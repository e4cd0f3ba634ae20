import type { Db, Trx } from "#server/db/open.ts";
import { signalOnCommit } from "#server/db/transaction.ts";

/** From here on the account's dreams are found by nobody and worked on by nothing. */
export async function insertRemoval(trx: Trx, userId: string, at: string): Promise<void> {
  await trx.insertInto("account_removals").values({ user_id: userId, at }).execute();
  signalOnCommit(trx, "removalQueued");
}

/** Deleted accounts with something left to remove, the longest deleted first. */
export async function pendingRemovals(db: Db): Promise<string[]> {
  const rows = await db.selectFrom("account_removals").select("user_id").orderBy("at").execute();
  return rows.map((row) => row.user_id);
}

export async function deleteRemoval(trx: Trx, userId: string): Promise<void> {
  await trx.deleteFrom("account_removals").where("user_id", "=", userId).execute();
}
