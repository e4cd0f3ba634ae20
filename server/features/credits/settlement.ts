import type { Trx } from "#server/db/open.ts";
import type { LotSource } from "#shared/credits.ts";
import { DAY_MS } from "#shared/durations.ts";
import { grant, mustCount, mustFindLot } from "./grants.ts";
import { isLive, withdraw, total } from "./open-lots.ts";
import * as queries from "./queries.ts";
import type { PartRound } from "./queries.ts";

/** Days before returned tokens expire, where their lot expired before the part failed. */
export const RETURNED_DAYS = 7;

/**
 * Spends the hold of a part when its result is stored. The owner's other lots pay for tokens that a refund wanted back.
 * Returns the tokens; 0 when the hold was settled before. Throws an Error for an unknown hold.
 */
export async function capture(trx: Trx, params: PartRound & { now: Date }): Promise<number> {
  const settled = await settle(trx, "capture", params);
  for (const { lotId, tokens } of settled) await coverShortfall(trx, { ...params, lotId, tokens });
  return settled.reduce((sum, { tokens }) => sum + tokens, 0);
}

/**
 * Releases the hold of a part. Tokens of a lot with a shortfall settle that first. Tokens of an expired lot expire,
 * unless the part failed: then they return once, as a new lot that lasts `RETURNED_DAYS`. Returns the tokens; 0 when
 * the hold was settled before. Throws an Error for an unknown hold.
 */
export async function release(
  trx: Trx,
  params: PartRound & {
    /** `own`: the owner cancelled or deleted the part. `failure`: the part failed. */
    cause: "own" | "failure";
    now: Date;
  },
): Promise<number> {
  const { cause, now } = params;
  const settled = await settle(trx, "release", params);
  const at = now.toISOString();
  for (const { lotId, tokens } of settled) {
    const lot = await queries.findRoot(trx, lotId);
    const left = tokens - (await settleShortfall(trx, { ...params, lot, tokens }));
    if (left === 0 || lot.expires_at === null || lot.expires_at > at) continue;
    const again = cause === "failure" && lot.grace === 0;
    if (!again && !(await queries.clockIsTrusted(trx, at))) continue;
    const { id, user_id } = lot;
    await queries.insertEntries(trx, [
      { user_id, lot_id: id, kind: "expire" as const, available: -left, held: 0, at },
    ]);
    if (again) await grantAgain(trx, { ...params, lot, tokens: left });
  }
  return settled.reduce((sum, { tokens }) => sum + tokens, 0);
}

/** Takes from the owner's other lots what a refund wanted back of `tokens`, which are now spent. */
async function coverShortfall(
  trx: Trx,
  { dreamId, part, round, lotId, tokens, now }: PartRound & { lotId: string; tokens: number; now: Date },
): Promise<void> {
  const { root_id, user_id, shortfall } = await queries.findRoot(trx, lotId);
  if (shortfall === 0) return;
  const short = Math.max(0, 0 - (await queries.heldBeyondShortfall(trx, { id: root_id, user_id })));
  const at = now.toISOString();
  const lots = (await queries.lotsInSpendingOrder(trx, user_id)).filter((lot) => isLive(lot, at));
  const asked = Math.min(tokens, short, total(lots));
  if (asked === 0) return;
  const ref = `capture:${dreamId}:${part}:${round}:${lotId}`;
  const settling = { kind: "clawback" as const, ref, user_id, lot_id: root_id, asked, change: -asked, at };
  await withdraw(trx, { ...settling, settles: 1, reason: null }, lots);
}

interface Returned extends PartRound {
  lot: queries.RootedLot;
  tokens: number;
  now: Date;
}

const returnedRef = ({ dreamId, part, round, lot }: Returned) => `${dreamId}:${part}:${round}:${lot.id}`;

/** Settles the shortfall of a lot with its released tokens. Returns how many tokens it took. */
async function settleShortfall(trx: Trx, returned: Returned): Promise<number> {
  const { lot, tokens, now } = returned;
  const taken = Math.min(tokens, lot.shortfall);
  if (taken === 0) return 0;
  const ref = `release:${returnedRef(returned)}`;
  const at = now.toISOString();
  const { user_id } = lot;
  const taking = { kind: "clawback" as const, ref, user_id, reason: null, at };
  const settling = { ...taking, lot_id: lot.root_id, asked: taken, change: -taken, settles: 1 as const };
  await queries.insertCorrection(trx, settling);
  await queries.insertEntries(trx, [{ ...taking, lot_id: lot.id, available: -taken, held: 0 }]);
  return taken;
}

async function grantAgain(trx: Trx, returned: Returned): Promise<void> {
  const { lot, tokens, now } = returned;
  await grant(trx, {
    userId: lot.user_id,
    source: "returned",
    sourceRef: returnedRef(returned),
    tokens,
    expiresAt: new Date(now.getTime() + RETURNED_DAYS * DAY_MS),
    now,
    rootId: lot.root_id,
    grace: true,
  });
}

/**
 * Returns tokens that clawbacks took for the lot of a source, as a new lot, because the payment was received again. Tokens that
 * were taken from another lot settle the shortfall of that lot first. Throws an Error for an unknown lot.
 */
export async function returnTaken(
  trx: Trx,
  params: {
    source: LotSource;
    sourceRef: string;
    tokens: number;
    ref: string;
    expiresAt: Date | null;
    now: Date;
  },
): Promise<void> {
  const { source, sourceRef, tokens, ref, expiresAt, now } = params;
  const { id: rootId, user_id } = await mustFindLot(trx, source, sourceRef);
  const returned = { userId: user_id, source: "returned" as const, sourceRef: ref, rootId };
  const { granted, lotId } = await grant(trx, { ...returned, tokens, expiresAt, now });
  if (!granted) return;
  let left = tokens;
  for (const { id, shortfall, taken } of await queries.shortSinceTaken(trx, { id: rootId, user_id })) {
    const asked = Math.min(left, shortfall, taken);
    if (asked === 0) return;
    left -= asked;
    const settling = { kind: "clawback" as const, ref: `return:${ref}:${id}`, user_id, lot_id: id };
    const from = { id: lotId, root_id: rootId, source: returned.source, expires_at: null, available: asked };
    const at = now.toISOString();
    await withdraw(trx, { ...settling, asked, change: -asked, settles: 1, reason: null, at }, [from]);
  }
}

/**
 * Reduces the shortfall of a lot by up to `tokens`, once for each `ref`, because the payment was received again.
 * Returns by how many tokens. Throws an Error for an unknown lot.
 */
export async function dropShortfall(
  trx: Trx,
  params: { source: LotSource; sourceRef: string; tokens: number; ref: string; now: Date },
): Promise<number> {
  const { source, sourceRef, tokens, ref, now } = params;
  mustCount(tokens, 1);
  const { id: lotId } = await mustFindLot(trx, source, sourceRef);
  return queries.insertDrop(trx, { lotId, tokens, ref, at: now.toISOString() });
}

async function settle(trx: Trx, kind: "capture" | "release", params: PartRound & { now: Date }) {
  const settled = await queries.insertSettlement(trx, kind, params, params.now.toISOString());
  if (!settled.length && !(await queries.holdExists(trx, params))) {
    throw new Error(`Nothing was ever held for ${params.dreamId} ${params.part}, round ${params.round}.`);
  }
  return settled;
}
