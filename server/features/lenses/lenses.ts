import { transact } from "#server/db/transaction.ts";
import type { Db } from "#server/db/open.ts";
import { AppError } from "#server/errors.ts";
import { balanceOf, hold, type Payer } from "#server/features/credits/credits.ts";
import {
  addEvent,
  assertMaySubmit,
  assertRoom,
  assertSpending,
  lensesOfDreams,
  ownDream,
  partsOfDreams,
  reviewRemotely,
  screen,
  type DreamRow,
  type LensRow,
  type QueueLimits,
  type ReviewDeps,
} from "#server/features/dreams/dreams.ts";
import { loreOf } from "#server/features/symbols/symbols.ts";
import type { Engines } from "#server/providers/engines.ts";
import { IMPORTED } from "#shared/import.ts";
import {
  lensPart,
  READING_LENSES,
  type DreamLens,
  type LensContent,
  type ReadingLens,
} from "#shared/lenses.ts";
import { LENS_COST } from "#shared/prices.ts";
import { findLens, openLenses, queueLens } from "./lens-queries.ts";

export type LensDeps = ReviewDeps & {
  engines: Pick<Engines, "lens" | "moderation">;
  queueLimits: QueueLimits;
};

const STATUS = {
  queued: "queued",
  running: "processing",
  done: "done",
  failed: "failed",
  // With its dream, which was restored since.
  cancelled: "unread",
} as const;

/** Returns why a lens on a dream cannot be asked for; null where it can. */
async function refusalsOf(db: Db, dream: DreamRow): Promise<(lens: ReadingLens) => DreamLens["unavailable"]> {
  const reading = (await partsOfDreams(db, [dream.id])).find(({ part }) => part === "reading");
  if (dream.kind === "note" || reading?.status !== "done") return () => "needs_reading";
  // The tradition has no word for every symbol, and none is made up for it.
  const silent = !loreOf(dream.dream_text, dream.language).some(({ tabir }) => tabir !== null);
  return (lens) => (lens === "tabir" && silent ? "lens_silent" : null);
}

function toLens(lens: ReadingLens, row: LensRow | undefined, refusal: DreamLens["unavailable"]): DreamLens {
  const status = row ? STATUS[row.status] : "unread";
  if (!row || status === "unread") {
    const nothing = { engine: null, error: null, content: null, finishedAt: null };
    return { lens, status, cost: LENS_COST, unavailable: refusal, ...nothing };
  }
  return {
    lens,
    status,
    cost: row.engine === IMPORTED ? 0 : row.cost,
    unavailable: status === "failed" ? refusal : null,
    engine: row.engine,
    error: row.error,
    content: JSON.parse(row.content ?? "null") as LensContent | null,
    finishedAt: row.finished_at,
  };
}

/** All lenses on a user's dream, in the order in which they are offered. Throws `not_found`. */
export async function lensesOf(db: Db, userId: string, id: string): Promise<DreamLens[]> {
  const dream = await ownDream(db, userId, id);
  const rows = new Map((await lensesOfDreams(db, [id])).map((row) => [row.lens, row]));
  const refusalOf = await refusalsOf(db, dream);
  return READING_LENSES.map((lens) => toLens(lens, rows.get(lens), refusalOf(lens)));
}

/** Whether this lens is made, or being made: it is paid once. Throws `conflict` where it cannot be made. */
async function isPaid(db: Db, dream: DreamRow, lens: ReadingLens): Promise<boolean> {
  const row = await findLens(db, dream.id, lens);
  if (row && row.status !== "failed" && row.status !== "cancelled") return true;
  const reason = (await refusalsOf(db, dream))(lens);
  if (reason) throw new AppError("conflict", { reason });
  return false;
}

/**
 * Reads a user's dream anew through a lens: holds its price and queues it in one transaction, under the rules of a
 * submission. Does nothing for a lens that is made or being made, so that each is paid once.
 * Throws `not_found`, `insufficient_tokens`, `care_needed`, `content_refused`, `conflict`, `rate_limited` or
 * `unavailable`, without a charge.
 */
export async function readThrough(
  deps: LensDeps,
  lens: ReadingLens,
  { userId, spend, id, now }: Payer & { id: string; now: Date },
): Promise<void> {
  const { db, engines } = deps;
  const dream = await ownDream(db, userId, id);
  if (await isPaid(db, dream, lens)) return;
  await screen(deps, dream.dream_text, dream.language);
  await assertSpending(deps.watch, [engines.lens.name]);
  await assertMaySubmit(db, userId, now);
  try {
    // The hold decides; this only spares the review of a text that cannot be paid.
    const available = await balanceOf(db, userId, now);
    if (available < LENS_COST)
      throw new AppError("insufficient_tokens", { needed: LENS_COST, count: LENS_COST, available });
    assertRoom(await openLenses(db, userId), deps.queueLimits);
  } catch (error) {
    // The same press in another tab may just have taken the last credits or the last place.
    if (await isPaid(db, dream, lens)) return;
    throw error;
  }
  await reviewRemotely(deps, { text: dream.dream_text, locale: dream.language, now });

  await transact(db, { user: userId }, async (trx) => {
    const row = await ownDream(trx, userId, id);
    if (await isPaid(trx, row, lens)) return;
    assertRoom(await openLenses(trx, userId), deps.queueLimits);
    const earlier = await findLens(trx, id, lens);
    const round = (earlier?.round ?? 0) + 1;
    const asked = { dream_id: id, user_id: userId, lens, round, cost: LENS_COST, engine: engines.lens.name };
    await spend?.(trx, LENS_COST);
    await hold(trx, { userId, dreamId: id, part: lensPart(lens), round, tokens: LENS_COST, now });
    await queueLens(trx, asked, now);
    const { status, finished_at: ended } = row;
    const progress = ended === null ? 0 : 1;
    await addEvent(trx, { dream_id: id, part: null, status, progress, at: now.toISOString() });
  });
}
