import { randomUUID } from "node:crypto";
import type { Db, Trx } from "#server/db/open.ts";
import type { LotSource } from "#shared/credits.ts";
import * as queries from "./queries.ts";

interface Grant {
  userId: string;
  source: LotSource;
  /** Id of the business object that pays for the tokens; each is granted once. */
  sourceRef: string;
  tokens: number;
  /** Null: never. */
  expiresAt: Date | null;
  now: Date;
  reason?: string;
  /** The lot whose tokens these are, where they come back. */
  rootId?: string;
  /** They come back although that lot has expired. */
  grace?: boolean;
}

/**
 * Gives a user tokens. A second grant for the same source answers the first one's lot and `granted: false`.
 * Throws an Error when that source was granted to someone else.
 */
export async function grant(trx: Trx, params: Grant): Promise<{ granted: boolean; lotId: string }> {
  const { userId, source, sourceRef, tokens, expiresAt, now, reason, rootId, grace } = params;
  mustCount(tokens, 1);
  const known = await queries.findLot(trx, source, sourceRef);
  if (known) {
    if (known.user_id !== userId)
      throw new Error(`The ${source} ${sourceRef} was granted to another person.`);
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
  await queries.insertEntries(trx, [
    {
      user_id: userId,
      lot_id: lotId,
      kind: "grant",
      available: tokens,
      held: 0,
      reason: reason ?? null,
      at,
    },
  ]);
  return { granted: true, lotId };
}

/** The lot of a source. Throws an Error where it was never granted. */
export async function mustFindLot(db: Db, source: LotSource, sourceRef: string) {
  const lot = await queries.findLot(db, source, sourceRef);
  if (!lot) throw new Error(`There is no lot of ${source} ${sourceRef}.`);
  return lot;
}

/** Throws a RangeError for what is not a number of tokens. */
export function mustCount(credits: number, least: number): void {
  if (!Number.isSafeInteger(credits) || credits < least)
    throw new RangeError(`${credits} is not a number of tokens.`);
}
