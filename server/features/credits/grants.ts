import { randomUUID } from "node:crypto";
import type { Db, Trx } from "#server/db/open.ts";
import type { LotSource } from "#shared/credits.ts";
import * as queries from "./queries.ts";

interface Grant {
  userId: string;
  source: LotSource;
  /** Id of what the tokens are granted for; it is granted once. */
  sourceRef: string;
  tokens: number;
  expiresAt: Date | null;
  now: Date;
  reason?: string;
  /** Of returned tokens: the lot that they came from. */
  rootId?: string;
  /** Of returned tokens: that lot has expired. */
  grace?: boolean;
}

/**
 * Grants tokens to a user. A second grant for the same source returns the first lot and `granted: false`. Throws an
 * Error when that source was granted to another user.
 */
export async function grant(trx: Trx, params: Grant): Promise<{ granted: boolean; lotId: string }> {
  const { userId, source, sourceRef, tokens, expiresAt, now, reason, rootId, grace } = params;
  mustCount(tokens, 1);
  const known = await queries.findLot(trx, source, sourceRef);
  if (known) {
    if (known.user_id !== userId) throw new Error(`The ${source} ${sourceRef} was granted to another user.`);
    return { granted: false, lotId: known.id };
  }
  const lotId = randomUUID();
  const at = now.toISOString();
  await queries.insertLot(trx, {
    id: lotId,
    user_id: userId,
    source,
    source_ref: sourceRef,
    expires_at: expiresAt?.toISOString() ?? null,
    created_at: at,
    root_id: rootId ?? null,
    grace: grace ? 1 : 0,
  });
  const entry = { user_id: userId, lot_id: lotId, kind: "grant", available: tokens, held: 0, at } as const;
  await queries.insertEntries(trx, [{ ...entry, reason: reason ?? null }]);
  return { granted: true, lotId };
}

/** Whether the tokens of a source were granted. */
export async function wasGranted(db: Db, source: LotSource, sourceRef: string): Promise<boolean> {
  return (await queries.findLot(db, source, sourceRef)) !== undefined;
}

/** Finds the lot of a source. Throws an Error where there is none. */
export async function mustFindLot(db: Db, source: LotSource, sourceRef: string) {
  const lot = await queries.findLot(db, source, sourceRef);
  if (!lot) throw new Error(`There is no lot of ${source} ${sourceRef}.`);
  return lot;
}

/** Throws a RangeError unless `credits` is a number of tokens of at least `least`. */
export function mustCount(credits: number, least: number): void {
  if (!Number.isSafeInteger(credits) || credits < least)
    throw new RangeError(`${credits} is not a number of tokens.`);
}
