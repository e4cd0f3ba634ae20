import type { Db, Trx } from "#server/db/open.ts";
import { signalOnCommit } from "#server/db/transaction.ts";

/** Queues the deletion of a user's dreams and files. Queries of dreams and jobs skip those of a queued user. */
export async function insertRemoval(trx: Trx, userId: string, at: string): Promise<void> {
  await trx.insertInto("account_removals").values({ user_id: userId, at }).execute();
  signalOnCommit(trx, "removalQueued");
}

/** Deleted accounts with dreams or files that are still to be deleted, the oldest first. */
export async function pendingRemovals(db: Db): Promise<string[]> {
  const rows = await db.selectFrom("account_removals").select("user_id").orderBy("at").execute();
  return rows.map((row) => row.user_id);
}

export async function isPendingRemoval(db: Db, userId: string): Promise<boolean> {
  const row = await db
    .selectFrom("account_removals")
    .select("user_id")
    .where("user_id", "=", userId)
    .executeTakeFirst();
  return row !== undefined;
}

export async function deleteRemoval(trx: Trx, userId: string): Promise<void> {
  await trx.deleteFrom("account_removals").where("user_id", "=", userId).execute();
}
