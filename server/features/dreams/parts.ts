import type { Trx } from "#server/db/open.ts";
import { AppError } from "#server/errors.ts";
import { capture, release } from "#server/features/credits/credits.ts";
import { withdrawDreams } from "#server/features/provider-usage/provider-usage.ts";
import type { Reading } from "#server/providers/engines.ts";
import type { DreamStatus, Part } from "#shared/dreams.ts";
import type { FailureCode } from "#shared/errors.ts";
import {
  addEvent,
  findDream,
  insertMedia,
  partsOfDreams,
  setPart,
  updateDream,
  type MediaRow,
  type PartRow,
} from "./queries.ts";
import { foldForSearch } from "./search.ts";

/** What a part leaves behind. */
export interface PartResult {
  reading?: Reading;
  media?: Omit<MediaRow, "dream_id" | "created_at">[];
  engineVersion?: string | undefined;
}

/** Whether a part is still to begin: from its beginning on, also while it waits for its next attempt, it is spent. */
export function isUnbegun(part: PartRow): boolean {
  return part.status === "queued" && part.started_at === null;
}

function statusOf(parts: PartRow[]): DreamStatus {
  const all = (...wanted: string[]) => parts.every((part) => wanted.includes(part.status));
  const some = (status: string) => parts.some((part) => part.status === status);
  if (all("queued")) return "queued";
  if (some("queued") || some("processing")) return "processing";
  if (some("done")) return "done";
  return some("failed") ? "failed" : "cancelled";
}

/** Derives the dream's status from its parts, and tells its listeners. */
export async function settleStatus(trx: Trx, dreamId: string, now: Date): Promise<void> {
  const status = statusOf(await partsOfDreams(trx, [dreamId]));
  const final = status === "done" || status === "failed" || status === "cancelled";
  const at = now.toISOString();
  await updateDream(trx, dreamId, { status, finished_at: final ? at : null });
  await addEvent(trx, { dreamId, part: null, status, progress: final ? 1 : 0, at });
}

/**
 * Marks a part as begun, in the transaction before its engine is called. From then on its tokens are spent, whatever
 * becomes of its dream, unless it fails.
 */
export async function beginPart(trx: Trx, dreamId: string, part: Part, now: Date): Promise<void> {
  const at = now.toISOString();
  await setPart(trx, dreamId, part, { status: "processing", started_at: at, progress: 0 });
  await addEvent(trx, { dreamId, part, status: "processing", progress: 0, at });
  await settleStatus(trx, dreamId, now);
}

/** A part goes back to the queue for its next attempt. It stays begun. */
export async function requeuePart(trx: Trx, dreamId: string, part: Part, now: Date): Promise<void> {
  await setPart(trx, dreamId, part, { status: "queued", progress: 0 });
  await addEvent(trx, { dreamId, part, status: "queued", progress: 0, at: now.toISOString() });
  await settleStatus(trx, dreamId, now);
}

/** Notes how far a running part is; ignored once it has ended. */
export async function recordProgress(
  trx: Trx,
  dreamId: string,
  part: Part,
  progress: number,
  now: Date,
): Promise<void> {
  const row = (await partsOfDreams(trx, [dreamId])).find((candidate) => candidate.part === part);
  if (row?.status !== "processing" || row.progress >= progress) return;
  await setPart(trx, dreamId, part, { progress });
  await addEvent(trx, { dreamId, part, status: "processing", progress, at: now.toISOString() });
}

/** Keeps a part's result and takes its tokens, in the caller's transaction. */
export async function completePart(
  trx: Trx,
  done: { dreamId: string; part: Part; round: number; result: PartResult; now: Date },
): Promise<void> {
  const { dreamId, part, round, result, now } = done;
  const at = now.toISOString();
  if (result.reading) await keepReading(trx, dreamId, result.reading);
  if (result.media?.length) {
    await insertMedia(
      trx,
      result.media.map((row) => ({ ...row, dream_id: dreamId, created_at: at })),
    );
  }
  if ((await capture(trx, { dreamId, part, round, now })) === 0) {
    throw new AppError("conflict", { reason: "part_already_settled" });
  }
  await setPart(trx, dreamId, part, {
    status: "done",
    progress: 1,
    error: null,
    engine_version: result.engineVersion ?? null,
    finished_at: at,
  });
  await addEvent(trx, { dreamId, part, status: "done", progress: 1, at });
  await settleStatus(trx, dreamId, now);
}

async function keepReading(trx: Trx, dreamId: string, reading: Reading): Promise<void> {
  const { title, artDirection = null, imagery, ...interpretation } = reading;
  const row = await findDream(trx, dreamId);
  if (!row) return;
  await updateDream(trx, dreamId, {
    title,
    art_direction: artDirection,
    imagery: imagery ? JSON.stringify(imagery) : null,
    interpretation: JSON.stringify(interpretation),
    tags: JSON.stringify(interpretation.tags),
    search_text: foldForSearch([row.dream_text, title, ...interpretation.tags].join("\n")),
  });
}

/** Ends a part for good and gives its tokens back; a video without an image fails with it. */
export async function failPart(
  trx: Trx,
  failed: { dreamId: string; part: Part; round: number; error: FailureCode; now: Date },
): Promise<void> {
  const { dreamId, part, round, error, now } = failed;
  const at = now.toISOString();
  await setPart(trx, dreamId, part, { status: "failed", progress: 0, error, finished_at: at });
  await release(trx, { dreamId, part, round, cause: "failure", now });
  await addEvent(trx, { dreamId, part, status: "failed", progress: 0, at });
  await settleStatus(trx, dreamId, now);
}

/**
 * Settles the open parts of dreams that are about to be deleted, in the caller's transaction: a part that has not
 * begun gives its tokens back, one that has begun is spent, and its work at a provider is cancelled there.
 */
export async function endOpenParts(trx: Trx, dreamIds: readonly string[], now: Date): Promise<void> {
  await withdrawDreams(trx, dreamIds, now);
  for (const row of await partsOfDreams(trx, dreamIds)) {
    const { dream_id: dreamId, part, round, status } = row;
    if (isUnbegun(row)) await release(trx, { dreamId, part, round, cause: "own", now });
    else if (status === "queued" || status === "processing")
      await capture(trx, { dreamId, part, round, now });
  }
}
