import type { Db } from "#server/db/open.ts";
import { anonymiseAccount, type Proof } from "#server/features/accounts/accounts.ts";
import { removeAllDreams } from "#server/features/dreams/dreams.ts";
import { endSubscriptionsOf } from "#server/features/payments/payments.ts";

export interface DeletionDeps {
  db: Db;
  now: () => Date;
  /** Tells the mail runner that a mail waits. */
  wakeMail: () => void;
  /** Stops what is being made for a dream and tells its listeners. */
  stopWork: (dreamId: string) => void;
  removeFiles: (files: readonly string[]) => Promise<void>;
  /** Tells the payment provider which subscriptions have ended; what it does not hear is told again later. */
  tellProvider: () => void;
}

/**
 * Deletes an account with its dreams and ends its subscription; the ledger stays, without a name. Files that a crash leaves behind go with
 * the sweep at the next start. Does nothing for an account that was deleted before. Throws `invalid_credentials`
 * when the password was changed since the proof.
 */
export async function deleteAccount(
  deps: DeletionDeps,
  { userId, proof }: { userId: string; proof: Proof | null },
): Promise<void> {
  const now = deps.now();
  const removed = await deps.db.transaction().execute(async (trx) => {
    if (!(await anonymiseAccount(trx, { userId, proof, now }))) return null;
    await endSubscriptionsOf(trx, userId);
    return await removeAllDreams(trx, { userId, now });
  });
  if (!removed) return;
  deps.wakeMail();
  deps.tellProvider();
  removed.ids.forEach(deps.stopWork);
  await deps.removeFiles(removed.files);
}
