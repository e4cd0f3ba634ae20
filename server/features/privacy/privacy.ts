import type { Transaction } from "kysely";
import type { Db } from "#server/db/open.ts";
import type { Schema } from "#server/db/schema.ts";
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

/** What must follow once a deletion's transaction is through. */
export interface Removed {
  /** Dreams that may still be worked on or listened to. */
  ids: string[];
  /** Media files; those that a crash leaves behind go with the sweep at the next start. */
  files: string[];
}

/**
 * Removes a person's account with its dreams and ends their subscription; the ledger stays, without a name. Null for
 * an account that was deleted before. Throws `invalid_credentials` when the password was changed since the proof.
 */
export async function removePerson(
  trx: Transaction<Schema>,
  { userId, proof, now }: { userId: string; proof: Proof | null; now: Date },
): Promise<Removed | null> {
  if (!(await anonymiseAccount(trx, { userId, proof, now }))) return null;
  await endSubscriptionsOf(trx, userId);
  return removeAllDreams(trx, { userId, now });
}

/** Deletes an account and does what follows. Throws as `removePerson`. */
export async function deleteAccount(
  deps: DeletionDeps,
  { userId, proof }: { userId: string; proof: Proof | null },
): Promise<void> {
  const removed = await deps.db
    .transaction()
    .execute((trx) => removePerson(trx, { userId, proof, now: deps.now() }));
  if (removed) await finishDeletion(deps, removed);
}

/** Sends the farewell, tells the provider, stops what was under way and removes the files. */
export async function finishDeletion(
  deps: Omit<DeletionDeps, "db" | "now">,
  removed: Removed,
): Promise<void> {
  deps.wakeMail();
  deps.tellProvider();
  removed.ids.forEach(deps.stopWork);
  await deps.removeFiles(removed.files);
}
