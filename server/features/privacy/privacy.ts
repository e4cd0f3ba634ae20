import type { Transaction } from "kysely";
import type { Db } from "#server/db/open.ts";
import type { Schema } from "#server/db/schema.ts";
import { anonymiseAccount, type Proof } from "#server/features/accounts/accounts.ts";
import { openDreamIds, removeDreamsFor } from "#server/features/dreams/dreams.ts";
import { endSubscriptionsOf } from "#server/features/payments/payments.ts";
import { deleteRemoval, insertRemoval } from "./queries.ts";

export { pendingRemovals } from "./queries.ts";

/** Milliseconds that one step of a removal may hold the database. */
const STEP_MS = 8;

export interface DeletionDeps {
  db: Db;
  now: () => Date;
  /** Tells the mail runner that a mail waits. */
  wakeMail: () => void;
  /** Stops what is being made for a dream and tells its listeners. */
  stopWork: (dreamId: string) => void;
  /** Tells the background task that an account waits to be removed. */
  wakeRemoval: () => void;
  /** Tells the payment provider which subscriptions have ended; what it does not hear is told again later. */
  tellProvider: () => void;
}

/** What must follow once a deletion's transaction is through. */
export interface Removed {
  /** Dreams that may be worked on or listened to at this moment. */
  openDreams: string[];
}

/**
 * Ends a person's account and their subscription in the caller's transaction. Its dreams are then invisible, and are
 * removed by `removeStep`; the ledger stays, without a name. Null for an account that was deleted before. Throws
 * `invalid_credentials` when the password was changed since the proof.
 */
export async function removePerson(
  trx: Transaction<Schema>,
  { userId, proof, now }: { userId: string; proof: Proof | null; now: Date },
): Promise<Removed | null> {
  if (!(await anonymiseAccount(trx, { userId, proof, now }))) return null;
  await endSubscriptionsOf(trx, userId);
  await insertRemoval(trx, userId, now.toISOString());
  return { openDreams: await openDreamIds(trx, userId) };
}

/** Deletes an account and does what follows. Throws as `removePerson`. */
export async function deleteAccount(
  deps: DeletionDeps,
  { userId, proof }: { userId: string; proof: Proof | null },
): Promise<void> {
  const removed = await deps.db
    .transaction()
    .execute((trx) => removePerson(trx, { userId, proof, now: deps.now() }));
  if (removed) finishDeletion(deps, removed);
}

/** Sends the farewell, tells the provider, stops what is under way and has the dreams removed. */
export function finishDeletion(deps: Omit<DeletionDeps, "db" | "now">, removed: Removed): void {
  deps.wakeMail();
  deps.tellProvider();
  removed.openDreams.forEach(deps.stopWork);
  deps.wakeRemoval();
}

/**
 * Removes some dreams of a deleted account with their files. True while there may be more; a step that a crash cuts off
 * is done by the next one, and files it leaves behind go with the sweep of the media folder.
 */
export async function removeStep(
  deps: {
    db: Db;
    now: () => Date;
    removeFiles: (files: readonly string[]) => Promise<void>;
    stepMs?: number;
  },
  userId: string,
): Promise<boolean> {
  const { db, now, removeFiles, stepMs = STEP_MS } = deps;
  const { dreams, files } = await db.transaction().execute(async (trx) => {
    const removed = await removeDreamsFor(trx, { userId, now: now(), forMs: stepMs });
    if (removed.dreams === 0) await deleteRemoval(trx, userId);
    return removed;
  });
  await removeFiles(files);
  return dreams > 0;
}
