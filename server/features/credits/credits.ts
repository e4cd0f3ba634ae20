import { randomUUID } from "node:crypto";
import type { Db, Trx } from "#server/db/open.ts";
import { AppError } from "#server/errors.ts";
import type { LotSource } from "#shared/credits.ts";
import { grant, mustCount, mustFindLot } from "./grants.ts";
import { isLive, share, withdraw, total } from "./open-lots.ts";
import * as queries from "./queries.ts";
import type { PartRound } from "./queries.ts";

export { grant, wasGranted } from "./grants.ts";
export { capture, dropShortfall, release, RETURNED_DAYS, returnTaken } from "./settlement.ts";

/** Called with the tokens that are about to be held, in that transaction; throws where they may not be spent. */
export type Spend = (trx: Trx, tokens: number) => Promise<void>;

/** Who pays: a user, with `spend` through a key of the API. */
export interface Payer {
  userId: string;
  spend?: Spend | undefined;
}

/**
 * Holds tokens for one round of a part, from the lots that expire first. Throws `insufficient_tokens` with
 * `{ needed, available }`.
 */
export async function hold(
  trx: Trx,
  params: PartRound & { userId: string; tokens: number; now: Date },
): Promise<void> {
  const { userId, dreamId, part, round, tokens, now } = params;
  mustCount(tokens, 1);
  const at = now.toISOString();
  const lots = await queries.lotsInSpendingOrder(trx, userId);
  const live = lots.filter((lot) => isLive(lot, at));
  const available = total(live);
  if (available < tokens) throw new AppError("insufficient_tokens", { needed: tokens, available });
  if (live.length < lots.length) await queries.insertExpiries(trx, { at, userIds: [userId] });
  const holdId = randomUUID();
  const row = { id: holdId, user_id: userId, dream_id: dreamId, part, round, tokens, created_at: at };
  await queries.insertHold(trx, row);
  await queries.insertEntries(
    trx,
    share(live, tokens).map(({ lotId, tokens }) => ({
      user_id: userId,
      lot_id: lotId,
      hold_id: holdId,
      kind: "hold" as const,
      available: -tokens,
      held: tokens,
      at,
    })),
  );
}

/** The users whose `limit` lots expired first and are not swept. */
export function ownersOfExpired(db: Db, now: Date, limit: number): Promise<string[]> {
  return queries.ownersOfExpired(db, { at: now.toISOString(), limit });
}

/** Expires what is left in expired lots of users; held tokens stay held. Returns the tokens. */
export async function sweepExpired(
  trx: Trx,
  { now, userIds }: { now: Date; userIds: readonly string[] },
): Promise<number> {
  return queries.insertExpiries(trx, { at: now.toISOString(), userIds });
}

/** `stopped`: the clock is so far ahead of the last sweep, `sweptAt`, that an admin must confirm it. */
export interface SweepState {
  sweptAt: string | null;
  stopped: boolean;
}

export async function sweepState(db: Db, now: Date): Promise<SweepState> {
  const at = now.toISOString();
  return { sweptAt: await queries.lastSweep(db), stopped: !(await queries.clockIsTrusted(db, at)) };
}

/** Records that the sweep runs now. Returns false, with nothing recorded, while the clock may be wrong. */
export async function beginSweep(trx: Trx, now: Date): Promise<boolean> {
  const at = now.toISOString();
  const { sweptAt, stopped } = await sweepState(trx, now);
  if (stopped) return false;
  // Never back, so that the right time after a slow clock does not look like a jump.
  if (sweptAt === null || at > sweptAt) await queries.setLastSweep(trx, at);
  return true;
}

/** Accepts the clock on the word of an admin, so that the sweep goes on. Returns the state before. */
export async function confirmClock(trx: Trx, now: Date): Promise<SweepState> {
  const before = await sweepState(trx, now);
  await queries.setLastSweep(trx, now.toISOString());
  return before;
}

const periodOf = (now: Date, ms: number) => ({
  at: now.toISOString(),
  until: new Date(now.getTime() + ms).toISOString(),
});

/** The users of the `limit` lots that expire first, within `withinMs` and without a notice so far. */
export function ownersOfEnding(
  db: Db,
  { now, withinMs, limit }: { now: Date; withinMs: number; limit: number },
): Promise<string[]> {
  return queries.ownersOfEnding(db, { ...periodOf(now, withinMs), limit });
}

/** Takes the users' lots that expire within `withinMs` with tokens left, for a notice. Each lot is returned once. */
export async function takeEndingLots(
  trx: Trx,
  { now, withinMs, userIds }: { now: Date; withinMs: number; userIds: readonly string[] },
): Promise<{ userId: string; tokens: number; expiresAt: string }[]> {
  return queries.takeEndingLots(trx, { ...periodOf(now, withinMs), userIds });
}

/**
 * Sets a user's spendable balance: grants a lot for what is missing, or takes from the lots that are spent first.
 * Returns the change in tokens. A second call with the same `ref` changes nothing and returns `applied: false`.
 */
export async function adjust(
  trx: Trx,
  params: { userId: string; balance: number; reason: string; ref: string; now: Date },
): Promise<{ applied: boolean; change: number }> {
  const { userId, balance, reason, ref, now } = params;
  mustCount(balance, 0);
  const known = await queries.findCorrection(trx, "adjust", ref);
  if (known) {
    if (known.user_id !== userId) throw new Error(`The adjustment ${ref} was made for another user.`);
    return { applied: false, change: known.change };
  }
  const at = now.toISOString();
  await queries.insertExpiries(trx, { at, userIds: [userId] });
  const lots = (await queries.lotsInSpendingOrder(trx, userId)).filter((lot) => isLive(lot, at));
  const change = balance - total(lots);
  let lotId: string | null = null;
  if (change > 0) {
    const lot = { userId, source: "admin", sourceRef: ref, tokens: change, expiresAt: null } as const;
    const given = await grant(trx, { ...lot, now, reason });
    if (!given.granted) throw new Error(`The adjustment ${ref} has the name of an earlier grant.`);
    lotId = given.lotId;
  }
  const target = { kind: "adjust", ref, user_id: userId, lot_id: lotId } as const;
  await withdraw(trx, { ...target, asked: balance, change, reason, at }, lots);
  return { applied: true, change };
}

/**
 * Takes tokens back after a refund or a dispute: from the lot of that source, then from the user's other lots in
 * spending order, never below zero. The rest, and what dreams hold of the lot, becomes its shortfall, which other lots
 * pay when a hold is spent. A second call with the same `ref` takes nothing and returns the same. Throws an Error for
 * an unknown lot.
 */
export async function clawback(
  trx: Trx,
  params: { source: LotSource; sourceRef: string; tokens: number; ref: string; now: Date },
): Promise<{ taken: number; shortfall: number }> {
  const { source, sourceRef, tokens, ref, now } = params;
  mustCount(tokens, 1);
  const named = await mustFindLot(trx, source, sourceRef);
  const known = await queries.findCorrection(trx, "clawback", ref);
  if (known) {
    if (known.lot_id !== named.id) throw new Error(`The clawback ${ref} was made from another lot.`);
    return { taken: 0 - known.change, shortfall: known.asked + known.change };
  }
  const at = now.toISOString();
  await queries.insertExpiries(trx, { at, userIds: [named.user_id] });
  const lots = await queries.lotsInSpendingOrder(trx, named.user_id);
  const [own, others] = [true, false].map((wanted) =>
    lots.filter((lot) => (lot.id === named.id || lot.root_id === named.id) === wanted),
  ) as [typeof lots, typeof lots];
  const fromOwn = Math.min(tokens, total(own));
  const held = Math.max(0, await queries.heldBeyondShortfall(trx, named));
  const fromOthers = Math.max(0, tokens - fromOwn - held);
  const taken = fromOwn + Math.min(fromOthers, total(others));
  const target = { kind: "clawback", ref, user_id: named.user_id, lot_id: named.id, reason: null } as const;
  await withdraw(trx, { ...target, asked: tokens, change: 0 - taken, at }, [...own, ...others]);
  return { taken, shortfall: tokens - taken };
}

/** Tokens a user can spend now. */
export function balanceOf(db: Db, userId: string, now: Date): Promise<number> {
  return queries.spendable(db, userId, now.toISOString());
}

/** The lots of a user with tokens left, in spending order. */
export async function lotsOf(
  db: Db,
  userId: string,
  now: Date,
): Promise<{ source: LotSource; remaining: number; expiresAt: string | null }[]> {
  const at = now.toISOString();
  const lots = await queries.lotsInSpendingOrder(db, userId);
  return lots
    .filter((lot) => isLive(lot, at))
    .map((lot) => ({ source: lot.source, remaining: lot.available, expiresAt: lot.expires_at }));
}

export interface DreamCredits {
  held: number;
  used: number;
  returned: number;
}

/** Tokens of each of the dreams, over all parts and rounds. */
export async function dreamCredits(db: Db, dreamIds: readonly string[]): Promise<Map<string, DreamCredits>> {
  const credits = new Map(dreamIds.map((id) => [id, { held: 0, used: 0, returned: 0 }]));
  if (!dreamIds.length) return credits;
  for (const { dreamId, ...sums } of await queries.creditsByDream(db, dreamIds)) credits.set(dreamId, sums);
  return credits;
}

/**
 * A user's ledger entries, or those of one dream, newest first; `before` is the id of the last entry before the page.
 */
export function entriesOf(db: Db, userId: string, page: Parameters<typeof queries.entriesNewestFirst>[2]) {
  return queries.entriesNewestFirst(db, userId, page);
}

export const countEntriesOf = (db: Db, userId: string): Promise<number> => queries.countEntries(db, userId);
