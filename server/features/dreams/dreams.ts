import { createHash } from "node:crypto";
import type { Db, Trx } from "#server/db/open.ts";
import { transact } from "#server/db/transaction.ts";
import { AppError } from "#server/errors.ts";
import { balanceOf, release, type Payer } from "#server/features/credits/credits.ts";
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
import { addEvent } from "./event-queries.ts";
import { holdParts, isMissing, ownDream, resubmitParts } from "./part-submission.ts";
import { endOpenLenses, endOpenParts, settleStatus } from "./parts.ts";
import {
  cancelUnbegun,
  changePart,
  enqueue,
  findByIdempotencyKey,
  findDream,
  findOwnDream,
  insertDream,
  insertParts,
  mediaOfDreams,
  partsOfDreams,
  removeDream,
  runNow,
  type DreamRow,
} from "./queries.ts";
import { assertStorageRoom, type StorageQuota } from "./quota.ts";
import { assertMaySubmit } from "./refusals.ts";
import { nightOf } from "./night-settings.ts";
import { searchTextOf } from "./search-text.ts";

export { openDreamIds } from "./cleanup-queries.ts";
export { addEvent } from "./event-queries.ts";
export { binnedDreams, dreamsByNight, everyDream, type ExportedDream } from "./exported-dreams.ts";
export {
  assertRoom,
  assertSpending,
  reviewRemotely,
  screen,
  type QueueLimits,
  type ReviewDeps,
} from "./intake.ts";
export { lensesOfDreams, type LensRow } from "./lens-queries.ts";
export { missingMedia } from "./missing-media-queries.ts";
export { writeFileRows } from "./file-rows.ts";
export { failureOf } from "./part-failure.ts";
export { partsWithoutRoom } from "./part-job-queries.ts";
export { ownDream } from "./part-submission.ts";
export { mediaMadeHere } from "./imported-files.ts";
export { promptOf } from "./prompt.ts";
export {
  findDream,
  insertMedia,
  mediaOfDreams,
  partsOfDreams,
  storedOf,
  type DreamRow,
  type MediaRow,
} from "./queries.ts";
export { assertStorageRoom, type StorageQuota } from "./quota.ts";
export { pictureOfDream } from "./share-picture.ts";
export { assertFewRefusals, assertMaySubmit } from "./refusals.ts";

interface RetryDeps {
  db: Db;
  engines: Omit<Engines, "close">;
  watch: ProviderWatch;
  queueLimits: QueueLimits;
  quota: StorageQuota;
}
export type IntakeDeps = RetryDeps & ReviewDeps;

/** SHA-256 of what was submitted, in hexadecimal. */
export function hashOf({ dreamText, language, depth, resolution, style, night, time }: DreamInput): string {
  const chosen = night === undefined && time === undefined ? [] : [night, time];
  return createHash("sha256")
    .update(JSON.stringify([dreamText, language, depth, resolution, style, ...chosen]))
    .digest("hex");
}

/**
 * The dream or note of an earlier submission with this key. Throws `conflict` if that was of the other kind or of
 * another input, or is in the bin.
 */
export async function earlierSubmission(
  db: Db,
  input: DreamInput,
  { userId, idempotencyKey, kind }: { userId: string; idempotencyKey: string | null; kind: DreamRow["kind"] },
): Promise<DreamRow | undefined> {
  if (idempotencyKey === null) return undefined;
  const row = await findByIdempotencyKey(db, userId, idempotencyKey);
  if (row && (row.kind !== kind || row.request_hash !== hashOf(input)))
    throw new AppError("conflict", { reason: "idempotency_key_reused" });
  if (row?.deleted_at) throw new AppError("conflict", { reason: "in_bin" });
  return row;
}

interface Submission extends Payer {
  idempotencyKey: string | null;
  now: Date;
  /** Zone of the browser, where it is known. */
  timeZone?: string | undefined;
}

/**
 * Stores a dream, holds its credits and queues its parts in one transaction. The same key and input return the same dream.
 * Throws `insufficient_tokens`, `care_needed`, `content_refused`, `conflict`, `rate_limited` or `unavailable`, without
 * a charge.
 */
export async function submitDream(
  deps: IntakeDeps,
  input: DreamInput,
  submission: Submission,
): Promise<DreamRow> {
  const { db, engines } = deps;
  const { dreamText, language } = input;
  const { userId, now } = submission;
  const sent = { userId, idempotencyKey: submission.idempotencyKey, kind: "dream" } as const;
  const earlier = await earlierSubmission(db, input, sent);
  if (earlier) return earlier;
  // First, so that help is offered also to users who could not submit.
  await screen(deps, dreamText, language);
  const partNames = partsOf(input.depth);
  await assertAffordable(deps, partNames);
  await assertMaySubmit(db, userId, now);
  const storage = { userId, adds: true, parts: partNames };
  try {
    // The hold below decides; this check only avoids the review of a text that the user cannot pay for.
    const needed = dreamCost(input.depth, input.resolution);
    const available = await balanceOf(db, userId, now);
    if (available < needed) throw new AppError("insufficient_tokens", { needed, count: needed, available });
    await assertQueueRoom(db, userId, deps.queueLimits);
    await assertStorageRoom(db, storage, deps.quota);
  } catch (error) {
    // The same submission may just have taken the last credits or the last place.
    const raced = await earlierSubmission(db, input, sent);
    if (raced) return raced;
    throw error;
  }
  // Last, so that the provider gets only texts that pass all other checks.
  await reviewRemotely(deps, { text: dreamText, locale: language, now });

  return transact(db, { user: userId }, async (trx) => {
    const raced = await earlierSubmission(trx, input, sent);
    if (raced) return raced;
    await assertQueueRoom(trx, userId, deps.queueLimits);
    await assertStorageRoom(trx, storage, deps.quota);
    const at = now.toISOString();
    const row = await insertDream(trx, input, {
      user_id: userId,
      kind: "dream",
      status: "queued",
      search_text: searchTextOf({ dream_text: dreamText }, ""),
      ...(await nightOf(trx, input, submission)),
      idempotency_key: submission.idempotencyKey,
      request_hash: hashOf(input),
      created_at: at,
    });
    const parts = partNames.map((part) => ({ part, round: 1, tokens: partCost(part, input.resolution) }));
    const waiting = { dream_id: row.id, status: "queued" as const };
    await insertParts(
      trx,
      parts.map(({ part, tokens }) => ({ ...waiting, part, cost: tokens, engine: engines[part].name })),
    );
    await holdParts(trx, submission, row.id, parts, now);
    await enqueue(trx, { dreamId: row.id, parts, now });
    await addEvent(trx, { ...waiting, part: null, progress: 0, at });
    return row;
  });
}

/**
 * Cancels the parts and lenses that have not begun and releases their credits. Throws `conflict` when all have begun or
 * ended.
 */
export function cancelDream(
  db: Db,
  { userId, id, now }: { userId: string; id: string; now: Date },
): Promise<DreamRow> {
  return transact(db, { user: userId }, async (trx) => {
    const row = await ownDream(trx, userId, id);
    if (row.status === "cancelled") return row;
    const cancelled = await cancelUnbegun(trx, id);
    const lenses = await endOpenLenses(trx, [id], now, "unbegun");
    if (cancelled.length + lenses === 0) throw new AppError("conflict", { reason: "nothing_to_cancel" });
    if (cancelled.length === 0) {
      const { status, finished_at: ended } = row;
      const event = { status, progress: ended === null ? 0 : 1, at: now.toISOString() };
      await addEvent(trx, { dream_id: id, part: null, ...event });
      return row;
    }
    for (const { part, round } of cancelled) {
      await release(trx, { dreamId: id, part, round, cause: "own", now });
      const cancelled = { status: "cancelled", progress: 0, finished_at: now.toISOString() } as const;
      await changePart(trx, { dreamId: id, part, now }, cancelled);
    }
    await settleStatus(trx, id, now);
    return ownDream(trx, userId, id);
  });
}

/**
 * Submits the failed and cancelled parts once more at their price.
 * Throws `not_found`, `insufficient_tokens`, `conflict`, `rate_limited` or `unavailable`.
 */
export async function retryDream(
  deps: RetryDeps,
  { userId, spend, id, now }: Payer & { id: string; now: Date },
): Promise<DreamRow> {
  if (!(await findOwnDream(deps.db, userId, id))) throw new AppError("not_found");
  const missing = (await partsOfDreams(deps.db, [id])).filter(isMissing).map(({ part }) => part);
  await assertAffordable(deps, missing);
  await assertMaySubmit(deps.db, userId, now);
  return transact(deps.db, { user: userId }, async (trx) => {
    const row = await ownDream(trx, userId, id);
    const again = (await partsOfDreams(trx, [id])).filter(isMissing);
    if (again.length === 0) throw new AppError("conflict", { reason: "nothing_to_retry" });
    if (row.finished_at !== null) await assertQueueRoom(trx, userId, deps.queueLimits);
    await assertStorageRoom(trx, { userId, adds: false, parts: again.map(({ part }) => part) }, deps.quota);
    await resubmitParts(trx, deps.engines, { payer: { userId, spend }, id, parts: again, now });
    return ownDream(trx, userId, id);
  });
}

/**
 * On behalf of an admin: submits a failed part again at the user's price, a video together with the image it lacks,
 * and makes a queued part due now. Returns the id of the dream's user.
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
  await resubmitParts(trx, engines, { payer: { userId }, id, parts: again, now });
  return { userId };
}

/**
 * Removes a dream permanently: releases the credits of parts that have not begun, and spends those of parts that have.
 * Returns the media files, which the caller removes after the commit.
 */
export async function removeWhole(trx: Trx, id: string, now: Date): Promise<string[]> {
  const media = await mediaOfDreams(trx, [id]);
  await endOpenParts(trx, [id], now);
  await removeDream(trx, id);
  return media.map((row) => row.file);
}

/**
 * Removes dreams of a user, unfinished ones first, until `forMs` milliseconds have passed or none is left. Returns how
 * many, and their media files, which the caller removes after the commit.
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
    files.push(...(await removeWhole(trx, id, now)));
    dreams++;
  } while (performance.now() < end);
  return { dreams, files };
}
