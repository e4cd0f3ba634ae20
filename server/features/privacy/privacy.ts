import type { Db, Trx } from "#server/db/open.ts";
import { signalOnCommit, transact } from "#server/db/transaction.ts";
import { anonymiseAccount, type Proof } from "#server/features/accounts/accounts.ts";
import { deleteGalleryOf } from "#server/features/community/community.ts";
import { openDreamIds, removeDreamsFor } from "#server/features/dreams/dreams.ts";
import { forgetLetters } from "#server/features/patterns/patterns.ts";
import { endSubscriptionsOf } from "#server/features/payments/payments.ts";
import { endSharesOf } from "#server/features/sharing/sharing.ts";
import { deleteRemoval, insertRemoval } from "./queries.ts";

export { isPendingRemoval, pendingRemovals } from "./queries.ts";

/** Longest time in milliseconds that one step holds the database. */
const STEP_MS = 8;

/**
 * Deletes a user's account and ends the subscription. The dreams become invisible, and `removeStep` deletes them; the
 * ledger stays, without a name. Returns false for an account that was deleted before. Throws `invalid_credentials` when
 * the password was changed since the proof.
 */
export async function removeUser(
  trx: Trx,
  { userId, proof, now }: { userId: string; proof: Proof | null; now: Date },
): Promise<boolean> {
  if (!(await anonymiseAccount(trx, { userId, proof, now }))) return false;
  await endSubscriptionsOf(trx, userId);
  await forgetLetters(trx, userId);
  await endSharesOf(trx, userId);
  await deleteGalleryOf(trx, userId);
  await insertRemoval(trx, userId, now.toISOString());
  for (const id of await openDreamIds(trx, userId)) {
    signalOnCommit(trx, "dreamAbandoned", id);
    signalOnCommit(trx, "dreamChanged", id);
  }
  return true;
}

/** Deletes an account. Throws as `removeUser`. */
export async function deleteAccount(
  { db, now }: { db: Db; now: () => Date },
  { userId, proof }: { userId: string; proof: Proof | null },
): Promise<void> {
  await transact(db, { user: userId }, (trx) => removeUser(trx, { userId, proof, now: now() }));
}

/**
 * Deletes some dreams of a deleted account with their files. Returns true while there may be more. Files that a crash
 * leaves behind are deleted by the sweep of the media folder.
 */
export async function removeStep(
  deps: {
    db: Db;
    now: () => Date;
    removeFiles: (files: readonly string[]) => Promise<void>;
    /** Throws when another process has taken over the removal. */
    hold?: (trx: Trx) => Promise<void>;
    stepMs?: number;
  },
  userId: string,
): Promise<boolean> {
  const { db, now, removeFiles, hold, stepMs = STEP_MS } = deps;
  const { dreams, files } = await transact(db, { user: userId }, async (trx) => {
    await hold?.(trx);
    const removed = await removeDreamsFor(trx, { userId, now: now(), forMs: stepMs });
    if (removed.dreams === 0) await deleteRemoval(trx, userId);
    return removed;
  });
  await removeFiles(files);
  return dreams > 0;
}
