import { AppError } from "#server/errors.ts";
import { RETURNED_DAYS } from "#server/features/credits/credits.ts";
import type { LotSource, PaidPart } from "#shared/credits.ts";
import { DAY_MS } from "#shared/durations.ts";

// The ledger in a few plain numbers, to compare the real one with. Times are
// milliseconds; errors are thrown where the real one throws.

export interface ModelLot {
  /** Set once the real ledger has chosen it. */
  id: string;
  user: string;
  source: LotSource;
  ref: string;
  expires: number;
  created: number;
  granted: number;
  available: number;
  held: number;
  captured: number;
  expired: number;
  clawed: number;
  adjusted: number;
  /** Index of the lot whose tokens these are, and whether they came back after its expiry; -1 for its own. */
  root: number;
  grace: boolean;
  /** Asked back and not there to be taken. */
  shortfall: number;
}

export interface ModelHold {
  user: string;
  dream: string;
  part: PaidPart;
  round: number;
  shares: { lot: number; tokens: number }[];
  state: "held" | "captured" | "released";
}

export interface Model {
  now: number;
  lots: ModelLot[];
  holds: ModelHold[];
  adjusted: Record<string, { user: string; change: number }>;
  clawed: Record<string, { lot: number; taken: number; shortfall: number }>;
  /** References of what dropped a shortfall. */
  dropped: string[];
  /** How often the dream of a slot was deleted. */
  deleted: Record<string, number>;
}

export const emptyModel = (now: number): Model => ({
  now,
  lots: [],
  holds: [],
  adjusted: {},
  clawed: {},
  dropped: [],
  deleted: {},
});

export const sum = (numbers: number[]) => numbers.reduce((a, b) => a + b, 0);

export function live(model: Model, user: string): ModelLot[] {
  return model.lots
    .filter((lot) => lot.user === user && lot.available > 0 && lot.expires > model.now)
    .sort((a, b) => a.expires - b.expires || a.created - b.created || (a.id < b.id ? -1 : 1));
}

export const balance = (model: Model, user: string) => sum(live(model, user).map((lot) => lot.available));

function take(lots: ModelLot[], credits: number, to: "held" | "clawed" | "adjusted") {
  return lots.map((lot) => {
    const taken = Math.min(credits, lot.available);
    credits -= taken;
    lot.available -= taken;
    lot[to] += taken;
    return taken;
  });
}

export function grant(
  model: Model,
  user: string,
  source: LotSource,
  ref: string,
  credits: number,
  expires: number,
  root = -1,
): { granted: boolean } {
  const known = model.lots.find((lot) => lot.source === source && lot.ref === ref);
  if (known && known.user !== user) throw new Error("another person's");
  if (known) return { granted: false };
  const given = {
    id: "",
    user,
    source,
    ref,
    expires,
    created: model.now,
    granted: credits,
    available: credits,
  };
  const origin = { root, grace: root >= 0, shortfall: 0 };
  model.lots.push({ ...given, ...origin, held: 0, captured: 0, expired: 0, clawed: 0, adjusted: 0 });
  return { granted: true };
}

export function sweep(model: Model, user: string | undefined): number {
  const due = model.lots
    .filter(
      (lot) => (user === undefined || lot.user === user) && lot.available > 0 && lot.expires <= model.now,
    )
    .sort((a, b) => a.expires - b.expires || (a.id < b.id ? -1 : 1));
  return sum(
    due.map((lot) => {
      const credits = lot.available;
      lot.expired += credits;
      lot.available = 0;
      return credits;
    }),
  );
}

export function hold(
  model: Model,
  { user, dream, part, round, tokens }: Omit<ModelHold, "shares" | "state"> & { tokens: number },
): void {
  const available = balance(model, user);
  if (available < tokens) throw new AppError("insufficient_tokens", { needed: tokens, available });
  if (findHold(model, dream, part, round)) throw new Error("held before");
  sweep(model, user);
  const lots = live(model, user);
  const taken = take(lots, tokens, "held");
  const shares = lots.map((lot, i) => ({ lot: model.lots.indexOf(lot), tokens: taken[i]! }));
  model.holds.push({
    user,
    dream,
    part,
    round,
    shares: shares.filter((one) => one.tokens > 0),
    state: "held",
  });
}

function findHold(model: Model, dream: string, part: string, round: number): ModelHold | undefined {
  return model.holds.find((hold) => hold.dream === dream && hold.part === part && hold.round === round);
}

/** The dream in a slot, and the round that a new hold of its part would have. */
export function slotOf(
  model: Model,
  { user, dream, part }: { user: string; dream: number; part: ModelHold["part"] },
) {
  const slot = `${user}-${dream}`;
  const dreamId = `${slot}-${model.deleted[slot] ?? 0}`;
  const last = model.holds.filter((hold) => hold.dream === dreamId && hold.part === part).at(-1);
  const next = last ? last.round + Number(last.state === "released") : 1;
  return { slot, dreamId, part, next };
}

export function deleteDream(model: Model, slot: string, dreamId: string): void {
  if (model.holds.some((hold) => hold.dream === dreamId && hold.state === "held"))
    throw new Error("tokens held");
  model.deleted[slot] = (model.deleted[slot] ?? 0) + 1;
}

export type Ending = "captured" | "failed" | "cancelled";

export function settle(model: Model, ending: Ending, hold: ModelHold | undefined): number {
  if (!hold) throw new Error("never held");
  if (hold.state !== "held") return 0;
  hold.state = ending === "captured" ? "captured" : "released";
  for (const { lot: index, tokens } of hold.shares) {
    const lot = model.lots[index]!;
    lot.held -= tokens;
    if (ending === "captured") lot.captured += tokens;
    else giveBack(model, { hold, index, tokens, failed: ending === "failed" });
  }
  if (ending === "captured") for (const { lot, tokens } of hold.shares) coverShortfall(model, lot, tokens);
  return sum(hold.shares.map((one) => one.tokens));
}

const familyOf = (model: Model, index: number) =>
  model.lots.filter((lot, i) => i === index || lot.root === index);

/** Tokens held of a lot, less its shortfall. */
const heldBeyondShortfall = (model: Model, index: number) =>
  sum(familyOf(model, index).map((lot) => lot.held)) - model.lots[index]!.shortfall;

/** What was spent although it was wanted back is paid for by the other lots. */
function coverShortfall(model: Model, index: number, credits: number): void {
  const rootIndex = model.lots[index]!.root < 0 ? index : model.lots[index]!.root;
  const root = model.lots[rootIndex]!;
  if (root.shortfall === 0) return;
  const short = Math.min(credits, Math.max(0, -heldBeyondShortfall(model, rootIndex)));
  root.shortfall -= sum(take(live(model, root.user), short, "clawed"));
}

/** What comes back settles the shortfall first; after the expiry it is gone, unless the part failed: once. */
function giveBack(
  model: Model,
  { hold, index, tokens, failed }: { hold: ModelHold; index: number; tokens: number; failed: boolean },
): void {
  const lot = model.lots[index]!;
  const rootIndex = lot.root < 0 ? index : lot.root;
  const root = model.lots[rootIndex]!;
  const settled = Math.min(tokens, root.shortfall);
  const left = tokens - settled;
  root.shortfall -= settled;
  lot.clawed += settled;
  if (lot.expires > model.now) {
    lot.available += left;
    return;
  }
  lot.expired += left;
  if (!failed || lot.grace || left === 0) return;
  const ref = `${hold.dream}:${hold.part}:${hold.round}:${lot.id}`;
  grant(model, hold.user, "returned", ref, left, model.now + RETURNED_DAYS * DAY_MS, rootIndex);
}

export function dropShortfall(
  model: Model,
  source: LotSource,
  sourceRef: string,
  credits: number,
  ref: string,
): number {
  const lot = model.lots.find((one) => one.source === source && one.ref === sourceRef);
  if (!lot) throw new Error("no such lot");
  const dropped = Math.min(credits, lot.shortfall);
  if (dropped === 0 || model.dropped.includes(ref)) return 0;
  model.dropped.push(ref);
  lot.shortfall -= dropped;
  return dropped;
}

export function adjust(
  model: Model,
  user: string,
  target: number,
  ref: string,
): { applied: boolean; change: number } {
  const known = model.adjusted[ref];
  if (known && known.user !== user) throw new Error("another person's");
  if (known) return { applied: false, change: known.change };
  sweep(model, user);
  const change = target - balance(model, user);
  if (change > 0 && !grant(model, user, "admin", ref, change, Infinity).granted)
    throw new Error("name taken");
  take(live(model, user), Math.max(0, -change), "adjusted");
  model.adjusted[ref] = { user, change };
  return { applied: true, change };
}

export function clawback(
  model: Model,
  source: LotSource,
  sourceRef: string,
  credits: number,
  ref: string,
): { taken: number; shortfall: number } {
  const index = model.lots.findIndex((lot) => lot.source === source && lot.ref === sourceRef);
  const named = model.lots[index];
  if (!named) throw new Error("no such lot");
  const known = model.clawed[ref];
  if (known && known.lot !== index) throw new Error("another lot");
  if (known) return { taken: known.taken, shortfall: known.shortfall };
  sweep(model, named.user);
  const family = familyOf(model, index);
  const [own, others] = [true, false].map((wanted) =>
    live(model, named.user).filter((lot) => family.includes(lot) === wanted),
  ) as [ModelLot[], ModelLot[]];
  const fromOwn = sum(take(own, credits, "clawed"));
  const held = Math.max(0, heldBeyondShortfall(model, index));
  const wanted = Math.max(0, credits - fromOwn - held);
  const taken = fromOwn + sum(take(others, wanted, "clawed"));
  named.shortfall += credits - taken;
  model.clawed[ref] = { lot: index, taken, shortfall: credits - taken };
  return { taken, shortfall: credits - taken };
}
