import type { Trx } from "#server/db/open.ts";

/** Ends all keys of the API and all webhooks that a user has. */
export async function deleteKeysOf(trx: Trx, userId: string): Promise<void> {
  for (const table of ["api_keys", "webhooks"] as const)
    await trx.deleteFrom(table).where("user_id", "=", userId).execute();
}
