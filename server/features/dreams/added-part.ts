import { transact } from "#server/db/transaction.ts";
import type { Db, Trx } from "#server/db/open.ts";
import { AppError } from "#server/errors.ts";
import { balanceOf, type Payer } from "#server/features/credits/credits.ts";
import type { AddedPart, Interpretation } from "#shared/dreams.ts";
import { IMPORTED } from "#shared/import.ts";
import { partCost } from "#shared/prices.ts";
import type { IntakeDeps } from "./dreams.ts";
import { assertAffordable, assertQueueRoom, reviewRemotely, screen } from "./intake.ts";
import { assertReviewed, holdParts, isMissing, ownDream, resubmitParts } from "./part-submission.ts";
import { settleStatus } from "./parts.ts";
import { addEvent } from "./event-queries.ts";
import { enqueue, insertParts, partsOfDreams, updateDream, type DreamRow } from "./queries.ts";
import { assertStorageRoom } from "./quota.ts";
import { assertMaySubmit } from "./refusals.ts";
import { readingTexts } from "./search-text.ts";

/** The part that a part is made from, and the reason of the conflict without it. */
const NEEDED = { image: ["reading", "needs_reading"], video: ["image", "needs_picture"] } as const;

/**
 * Adds an image or a video to a dream that was submitted without it, or submits a missing one again, maybe in another
 * resolution, under the rules of a submission. While the same part is queued or runs, returns the dream as it is.
 * Throws `not_found`, `insufficient_tokens`, `care_needed`, `content_refused`, `conflict`, `rate_limited` or
 * `unavailable`, without a charge.
 */
export async function addPart(
  deps: IntakeDeps,
  wanted: AddedPart,
  { userId, spend, id, now }: Payer & { id: string; now: Date },
): Promise<DreamRow> {
  const { db, engines } = deps;
  const payer = { userId, spend };
  const { part } = wanted;
  const dream = await ownDream(db, userId, id);
  if (await isBeingMade(db, dream, wanted)) return dream;
  await assertReviewed(db, engines, { id, wanted: [part] });
  const material = await materialOf(db, dream);
  await screen(deps, material, dream.language);
  await assertAffordable(deps, [part]);
  await assertMaySubmit(db, userId, now);
  const cost = partCost(part, wanted.resolution);
  const storage = { userId, adds: false, parts: [part] };
  const assertRoom = async (on: Db, row: DreamRow) => {
    if (row.finished_at !== null) await assertQueueRoom(on, userId, deps.queueLimits);
    await assertStorageRoom(on, storage, deps.quota);
  };
  try {
    // The hold decides; this only spares the review of a text that cannot be paid.
    const available = await balanceOf(db, userId, now);
    if (available < cost) throw new AppError("insufficient_tokens", { needed: cost, count: cost, available });
    await assertRoom(db, dream);
  } catch (error) {
    // The same press in another tab may just have taken the last credits or the last place.
    const row = await ownDream(db, userId, id);
    if (await isBeingMade(db, row, wanted)) return row;
    throw error;
  }
  await reviewRemotely(deps, { text: material, locale: dream.language, now });

  return transact(db, { user: userId }, async (trx) => {
    const row = await ownDream(trx, userId, id);
    if (await isBeingMade(trx, row, wanted)) return row;
    await assertRoom(trx, row);
    await updateDream(
      trx,
      id,
      part === "image" ? depthWithImage(row) : { depth: "full", resolution: wanted.resolution },
    );
    const earlier = (await partsOfDreams(trx, [id])).find((each) => each.part === part);
    if (earlier) await resubmitParts(trx, engines, { payer, id, parts: [{ ...earlier, cost }], now });
    else await insertPart(trx, { payer, dream: row, part, cost, engine: engines[part].name, now });
    return ownDream(trx, userId, id);
  });
}

/** What an added part is made from: the text, and a reading that came with an import, which nobody has reviewed. */
async function materialOf(
  db: Db,
  { id, title, dream_text: text, interpretation }: DreamRow,
): Promise<string> {
  const reading = (await partsOfDreams(db, [id])).find(({ part }) => part === "reading");
  if (reading?.engine !== IMPORTED || interpretation === null) return text;
  return [text, title, ...readingTexts(JSON.parse(interpretation) as Interpretation)].join("\n");
}

const depthWithImage = ({ depth }: DreamRow) => ({ depth: depth === "reading" ? ("image" as const) : depth });

/** Whether this very part is queued or runs. Throws `conflict` when it cannot be added. */
async function isBeingMade(db: Db, dream: DreamRow, { part, resolution }: AddedPart): Promise<boolean> {
  const parts = await partsOfDreams(db, [dream.id]);
  const own = parts.find((row) => row.part === part);
  const [needed, reason] = NEEDED[part];
  if (own && !isMissing(own)) {
    if (own.status !== "done" && own.cost === partCost(part, resolution)) return true;
    throw new AppError("conflict", { reason: own.status === "done" ? "part_done" : "part_being_made" });
  }
  if (parts.find((row) => row.part === needed)?.status !== "done") throw new AppError("conflict", { reason });
  return false;
}

async function insertPart(
  trx: Trx,
  added: { payer: Payer; dream: DreamRow; part: AddedPart["part"]; cost: number; engine: string; now: Date },
): Promise<void> {
  const { payer, dream, part, cost, engine, now } = added;
  const row = { dream_id: dream.id, part, status: "queued" as const };
  const rounds = [{ part, round: 1, tokens: cost }];
  await insertParts(trx, [{ ...row, cost, engine }]);
  await holdParts(trx, payer, dream.id, rounds, now);
  await enqueue(trx, { dreamId: dream.id, parts: rounds, now });
  await addEvent(trx, { ...row, progress: 0, at: now.toISOString() });
  await settleStatus(trx, dream.id, now);
}
