import type { Trx } from "#server/db/open.ts";
import { deletePasskeysOf, deleteSecondFactor } from "#server/features/accounts/accounts.ts";
import { recordAuditEntry } from "./audit-log.ts";

/** Removes a user's second factor, passkeys too; returns false if there was none. */
export async function resetSecondFactor(trx: Trx, userId: string, now: Date): Promise<boolean> {
  const passkeys = await deletePasskeysOf(trx, userId);
  const removed = (await deleteSecondFactor(trx, userId)) || passkeys;
  if (removed)
    await recordAuditEntry(trx, { admin: null, action: "second_factor_reset", targetId: userId, now });
  return removed;
}
