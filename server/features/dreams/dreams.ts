import { createHash } from "node:crypto";
import type { Db, Trx } from "#server/db/open.ts";
import { signalOnCommit, transact } from "#server/db/transaction.ts";
import { AppError } from "#server/errors.ts";
import { balanceOf, hold, release } from "#server/features/credits/credits.ts";
import type { Engines } from "#server/providers/engines.ts";
import type { ProviderWatch } from "#server/providers/provider-watch.ts";
import type { DreamInput, Part } from "#shared/dreams.ts";
import { dreamCost, partCost, partsOf } from "#shared/prices.ts";
import {
  assertAffordable,
  assertQueueRoom,
  reviewRemotely,
  screen,
  type QueueLimits,
  type ReviewDeps,
} from "./intake.ts";
import { nextToRemove } from "./cleanup-queries.ts";
import { endOpenParts, settleStatus } from "./parts.ts";
import {
  addEvent,
  cancelUnbegun,
  enqueue,
  findByIdempotencyKey,
  findDream,
  findOwnDream,
  insertDream,
  insertPart,
  mediaBytesOf,
  mediaOfDreams,
  partsOfDreams,
  removeDream,
  runNow,
  setPart,
  type DreamRow,
  type PartRow,
} from "./queries.ts";
import { assertStorageRoom, type StorageQuota } from "./quota.ts";
import { assertMaySubmit } from "./refusals.ts";
import { foldForSearch } from "./search.ts";

export { openDreamIds } from "./cleanup-queries.ts";
export { exportedDreams as everyDream } from "./exported-dreams.ts";
export { missingMedia } from "./missing-media-queries.ts";
export { partsWithoutRoom } from "./room-queries.ts";

interface RetryDeps {
  db: Db;
  engines: Omit<Engines, "close">;
  watch: ProviderWatch;
  queueLimits: QueueLimits;
  quota: StorageQuota;
}
export type IntakeDeps = RetryDeps & ReviewDeps;

/** SHA-256 of what was submitted, in hexadecimal. */
export function hashOf({ dreamText, language, depth, resolution, style }: DreamInput): string {
  return createHash("sha256")
    .update(JSON.stringify([dreamText, language, depth, resolution, style]))
    .digest("hex");
}

/** The dream made by an earlier submission with this key; another input under it is a conflict. */
async function earlierSubmission(
  db: Db,
  input: DreamInput,
  { userId, idempotencyKey }: { userId: string; idempotencyKey: string | null },
): Promise<DreamRow | undefined> {
  if (idempotencyKey === null) return undefined;
  const row = await findByIdempotencyKey(db, userId, idempotencyKey);
  if (row && row.request_hash !== hashOf(input))
    throw new AppError("conflict", { reason: "idempotency_key_reused" });
  return row;
}

/**
 * Accepts a dream: its tokens are held and its parts queued in one transaction. The same key and input twice is one dream.
 * Throws `insufficient_tokens`, `care_needed`, `content_refused`, `conflict`, `rate_limited` or `unavailable`;
 * nothing is charged then.
 */
export async function submitDream(
  deps: IntakeDeps,
  input: DreamInput,
  submission: { userId: string; idempotencyKey: string | null; now: Date },
): Promise<DreamRow> {
  const { db, engines } = deps;
  const { dreamText, language } = input;
  const { userId, now } = submission;
  const earlier = await earlierSubmission(db, input, submission);
  if (earlier) return earlier;
  // Who needs care is met with it whatever else is wanting, as far as this machine can tell.
  await screen(deps, dreamText, language);
  const asked = partsOf(input.depth);
  await assertAffordable(deps, asked);
  await assertMaySubmit(db, userId, now);
  const storage = { userId, adds: true, parts: asked };
  try {
    await assertBalance(db, userId, dreamCost(input.depth, input.resolution), now);
    await assertQueueRoom(db, userId, deps.queueLimits);
    await assertStorageRoom(db, storage, deps.quota);
  } catch (error) {
    // The same submission may just have taken the last tokens or the last place.
    const raced = await earlierSubmission(db, input, submission);
    if (raced) return raced;
    throw error;
  }
  // Only a text that could be taken now goes to the provider of the review.
  await reviewRemotely(deps, { text: dreamText, locale: language, now });

  return transact(db, async (trx) => {
    const raced = await earlierSubmission(trx, input, submission);
    if (raced) return raced;
    await assertQueueRoom(trx, userId, deps.queueLimits);
    await assertStorageRoom(trx, storage, deps.quota);
    const at = now.toISOString();
    const row = await insertDream(trx, input, {
      user_id: userId,
      kind: "dream",
      status: "queued",
      search_text: foldForSearch(dreamText),
      idempotency_key: submission.idempotencyKey,
      request_hash: hashOf(input),
      created_at: at,
    });
    const parts = asked.map((part) => ({ part, round: 1, tokens: partCost(part, input.resolution) }));
    for (const { part, tokens } of parts) {
      await insertPart(trx, {
        dream_id: row.id,
        part,
        status: "queued",
        cost: tokens,
        engine: engines[part].name,
      });
    }
    await holdParts(trx, userId, row.id, parts, now);
    await enqueue(trx, { dreamId: row.id, parts, now });
    await addEvent(trx, { dreamId: row.id, part: null, status: "queued", progress: 0, at });
    return row;
  });
}

/** Throws `insufficient_tokens` while the balance is below the price; the hold itself decides later. */
async function assertBalance(db: Db, userId: string, needed: number, now: Date): Promise<void> {
  const available = await balanceOf(db, userId, now);
  if (available < needed) throw new AppError("insufficient_tokens", { needed, count: needed, available });
}

/** Holds the tokens of all parts or of none, naming the whole price when they do not fit. */
async function holdParts(
  trx: Trx,
  userId: string,
  dreamId: string,
  parts: readonly { part: Part; round: number; tokens: number }[],
  now: Date,
): Promise<void> {
  const needed = parts.reduce((sum, { tokens }) => sum + tokens, 0);
  let held = 0;
  for (const { part, round, tokens } of parts) {
    try {
      await hold(trx, { userId, dreamId, part, round, tokens, now });
    } catch (error) {
      if (!(error instanceof AppError) || error.code !== "insufficient_tokens") throw error;
      const { available } = error.details as { available: number };
      throw new AppError("insufficient_tokens", { needed, count: needed, available: available + held });
    }
    held += tokens;
  }
}

async function ownDream(trx: Trx, userId: string, id: string): Promise<DreamRow> {
  const row = await findOwnDream(trx, userId, id);
  if (!row) throw new AppError("not_found");
  return row;
}

/** Cancels the parts that have not begun; their tokens come back. Throws `conflict` when all have begun or ended. */
export function cancelDream(
  db: Db,
  { userId, id, now }: { userId: string; id: string; now: Date },
): Promise<DreamRow> {
  return transact(db, async (trx) => {
    const row = await ownDream(trx, userId, id);
    if (row.status === "cancelled") return row;
    const cancelled = await cancelUnbegun(trx, id);
    if (cancelled.length === 0) throw new AppError("conflict", { reason: "nothing_to_cancel" });
    for (const { part, round } of cancelled) {
      await release(trx, { dreamId: id, part, round, cause: "own", now });
      await setPart(trx, id, part, { status: "cancelled", progress: 0, finished_at: now.toISOString() });
      await addEvent(trx, { dreamId: id, part, status: "cancelled", progress: 0, at: now.toISOString() });
    }
    await settleStatus(trx, id, now);
    return ownDream(trx, userId, id);
  });
}

const isLost = (part: PartRow) => part.status === "failed" || part.status === "cancelled";

/**
 * Orders the failed and cancelled parts once more at their price.
 * Throws `not_found`, `insufficient_tokens`, `conflict`, `rate_limited` or `unavailable`.
 */
export async function retryDream(
  deps: RetryDeps,
  { userId, id, now }: { userId: string; id: string; now: Date },
): Promise<DreamRow> {
  if (!(await findOwnDream(deps.db, userId, id))) throw new AppError("not_found");
  const lost = (await partsOfDreams(deps.db, [id])).filter(isLost).map(({ part }) => part);
  await assertAffordable(deps, lost);
  await assertMaySubmit(deps.db, userId, now);
  return transact(deps.db, async (trx) => {
    const row = await ownDream(trx, userId, id);
    const again = (await partsOfDreams(trx, [id])).filter(isLost);
    if (again.length === 0) throw new AppError("conflict", { reason: "nothing_to_retry" });
    if (row.finished_at !== null) await assertQueueRoom(trx, userId, deps.queueLimits);
    await assertStorageRoom(trx, { userId, adds: false, parts: again.map(({ part }) => part) }, deps.quota);
    await resubmit(trx, deps.engines, { userId, id, parts: again, now });
    return ownDream(trx, userId, id);
  });
}

/** Holds the price of ended parts once more and queues them. */
async function resubmit(
  trx: Trx,
  engines: Pick<Engines, Part>,
  order: { userId: string; id: string; parts: PartRow[]; now: Date },
): Promise<void> {
  const { userId, id, now } = order;
  const rounds = order.parts.map((p) => ({ part: p.part, round: p.round + 1, tokens: p.cost }));
  await holdParts(trx, userId, id, rounds, now);
  for (const { part, round } of rounds) {
    await setPart(trx, id, part, {
      status: "queued",
      round,
      progress: 0,
      error: null,
      started_at: null,
      finished_at: null,
      engine: engines[part].name,
    });
    await addEvent(trx, { dreamId: id, part, status: "queued", progress: 0, at: now.toISOString() });
  }
  await enqueue(trx, { dreamId: id, parts: rounds, now });
  await settleStatus(trx, id, now);
}

/**
 * On behalf of whoever runs the site: a failed part is ordered again at the user's price, a video together with
 * the image it lacks; a part that waits for its next attempt is tried at once. Answers whose dream it is.
 * Throws `not_found`, `insufficient_tokens`, or `conflict` for a part that runs, is done or was cancelled.
 */
export async function retryPart(
  trx: Trx,
  engines: Pick<Engines, Part>,
  { id, part, now }: { id: string; part: Part; now: Date },
): Promise<{ userId: string }> {
  const dream = await findDream(trx, id);
  const parts = await partsOfDreams(trx, [id]);
  const wanted = parts.find((p) => p.part === part);
  if (!dream || !wanted) throw new AppError("not_found");
  const { user_id: userId } = dream;
  if (await runNow(trx, { dreamId: id, part, now })) return { userId };
  if (wanted.status !== "failed") throw new AppError("conflict", { reason: "nothing_to_retry" });
  const again = parts.filter(
    (p) => p === wanted || (part === "video" && p.part === "image" && p.status === "failed"),
  );
  await resubmit(trx, engines, { userId, id, parts: again, now });
  return { userId };
}

/**
 * Removes a dream and all it holds. Parts that have not begun give their tokens back; those that have begun are spent.
 * Resolves to its media files, to be removed now that nothing refers to them.
 */
export function deleteDream(
  db: Db,
  { userId, id, now }: { userId: string; id: string; now: Date },
): Promise<string[]> {
  return transact(db, async (trx) => {
    await ownDream(trx, userId, id);
    const media = await mediaOfDreams(trx, [id]);
    await endOpenParts(trx, [id], now);
    await removeDream(trx, id);
    signalOnCommit(trx, "dreamAbandoned", id);
    signalOnCommit(trx, "dreamChanged", id);
    return media.map((row) => row.file);
  });
}

/**
 * Removes dreams of a user, those with parts to make first, until `forMs` milliseconds have passed or none is left;
 * open parts are settled as in `deleteDream`. Returns how many, and their media files, to be removed after the commit.
 */
export async function removeDreamsFor(
  trx: Trx,
  { userId, now, forMs }: { userId: string; now: Date; forMs: number },
): Promise<{ dreams: number; files: string[] }> {
  const files: string[] = [];
  const end = performance.now() + forMs;
  let dreams = 0;
  do {
    const id = await nextToRemove(trx, userId);
    if (id === undefined) break;
    files.push(...(await mediaOfDreams(trx, [id])).map((row) => row.file));
    await endOpenParts(trx, [id], now);
    await removeDream(trx, id);
    dreams++;
  } while (performance.now() < end);
  return { dreams, files };
}

/** Bytes of all media files of a user. */
export function mediaBytes(db: Db, userId: string): Promise<number> {
  return mediaBytesOf(db, userId);
}
