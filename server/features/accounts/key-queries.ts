import type { Trx } from "#server/db/open.ts";

/** Ends all keys of the API that a user has. */
export async function deleteKeysOf(trx: Trx, userId: string): Promise<void> {
  await trx.deleteFrom("api_keys").where("user_id", "=", userId).execute();
}
