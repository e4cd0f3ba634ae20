import type { Trx } from "#server/db/open.ts";
import { AppError } from "#server/errors.ts";
import { capture, release } from "#server/features/credits/credits.ts";
import { withdrawDreams } from "#server/features/provider-usage/provider-usage.ts";
import type { Reading } from "#server/providers/engines.ts";
import type { DreamStatus, Part } from "#shared/dreams.ts";
import type { FailureCode } from "#shared/errors.ts";
import { lensPart } from "#shared/lenses.ts";
import { announceEndOf } from "./ending.ts";
import { addEvent } from "./event-queries.ts";
import { cancelLenses } from "./lens-queries.ts";
import {
  cancelJobs,
  changePart,
  findDream,
  insertMedia,
  partsOfDreams,
  updateDream,
  type MediaRow,
  type PartRow,
} from "./queries.ts";
import { remarkOf } from "./remark-queries.ts";
import { searchTextOf } from "./search-text.ts";

export interface PartResult {
  reading?: Reading;
  media?: Omit<MediaRow, "dream_id" | "created_at">[];
  engineVersion?: string | undefined;
}

/** From its beginning on a part is spent, also while it waits for its next attempt. */
export function isUnbegun(part: PartRow): boolean {
  return part.status === "queued" && part.started_at === null;
}

/** Whether nothing is made from the text of a dream with these parts, and nothing is being made. */
export function isEditable(parts: PartRow[]): boolean {
  return parts.every((part) => part.status !== "done" && (isUnbegun(part) || !isOpen(part)));
}

const isOpen = ({ status }: PartRow) => status === "queued" || status === "processing";

function statusOf(parts: PartRow[]): DreamStatus {
  const all = (...wanted: string[]) => parts.every((part) => wanted.includes(part.status));
  const some = (status: string) => parts.some((part) => part.status === status);
  if (all("queued")) return "queued";
  if (some("queued") || some("processing")) return "processing";
  if (some("done")) return "done";
  return some("failed") ? "failed" : "cancelled";
}

/** Derives the dream's status from its parts and adds an event. */
export async function settleStatus(trx: Trx, dreamId: string, now: Date): Promise<void> {
  const status = statusOf(await partsOfDreams(trx, [dreamId]));
  const final = status === "done" || status === "failed" || status === "cancelled";
  const at = now.toISOString();
  await updateDream(trx, dreamId, { status, finished_at: final ? at : null });
  await addEvent(trx, { dream_id: dreamId, part: null, status, progress: final ? 1 : 0, at });
}

/** Marks a part as begun, before its engine is called. From then on its credits are spent unless it fails. */
export async function beginPart(trx: Trx, dreamId: string, part: Part, now: Date): Promise<void> {
  const begun = { status: "processing", progress: 0, started_at: now.toISOString() } as const;
  await changePart(trx, { dreamId, part, now }, begun);
  await settleStatus(trx, dreamId, now);
}

/** Marks a part as queued for its next attempt. It stays begun. */
export async function requeuePart(trx: Trx, dreamId: string, part: Part, now: Date): Promise<void> {
  await changePart(trx, { dreamId, part, now }, { status: "queued", progress: 0 });
  await settleStatus(trx, dreamId, now);
}

/** Records the progress of a running part, 0 to 1; does nothing once the part has ended. */
export async function recordProgress(
  trx: Trx,
  { dreamId, part, now }: { dreamId: string; part: Part; now: Date },
  progress: number,
): Promise<void> {
  const row = (await partsOfDreams(trx, [dreamId])).find((candidate) => candidate.part === part);
  if (row?.status !== "processing" || row.progress >= progress) return;
  await changePart(trx, { dreamId, part, now }, { status: "processing", progress });
}

/** Stores a part's result and captures its credits. Throws `conflict` when they are captured or released already. */
export async function completePart(
  trx: Trx,
  completed: { dreamId: string; part: Part; round: number; result: PartResult; now: Date },
): Promise<void> {
  const { dreamId, part, round, result, now } = completed;
  const at = now.toISOString();
  if (result.reading) await storeReading(trx, dreamId, result.reading);
  if (result.media?.length) {
    await insertMedia(
      trx,
      result.media.map((row) => ({ ...row, dream_id: dreamId, created_at: at })),
    );
  }
  if ((await capture(trx, { dreamId, part, round, now })) === 0) {
    throw new AppError("conflict", { reason: "part_already_settled" });
  }
  const done = { status: "done", progress: 1, error: null, finished_at: at } as const;
  await changePart(trx, completed, { ...done, engine_version: result.engineVersion ?? null });
  await settleStatus(trx, dreamId, now);
  await announceEndOf(trx, dreamId, now);
}

async function storeReading(trx: Trx, dreamId: string, reading: Reading): Promise<void> {
  const { title, artDirection = null, imagery, ...interpretation } = reading;
  const row = await findDream(trx, dreamId);
  if (!row) return;
  const read = {
    title,
    interpretation: JSON.stringify(interpretation),
    tags: JSON.stringify(interpretation.tags),
  };
  await updateDream(trx, dreamId, {
    ...read,
    art_direction: artDirection,
    imagery: imagery ? JSON.stringify(imagery) : null,
    search_text: searchTextOf({ ...row, ...read }, await remarkOf(trx, dreamId)),
  });
}

/** Ends a part permanently and releases its credits. */
export async function failPart(
  trx: Trx,
  failed: { dreamId: string; part: Part; round: number; error: FailureCode; now: Date },
): Promise<void> {
  const { dreamId, part, round, error, now } = failed;
  await changePart(trx, failed, { status: "failed", progress: 0, error, finished_at: now.toISOString() });
  await release(trx, { dreamId, part, round, cause: "failure", now });
  await settleStatus(trx, dreamId, now);
  await announceEndOf(trx, dreamId, now);
}

/**
 * Settles the open parts and lenses of dreams before they are deleted: releases the credits of those that have not
 * begun, captures the others, and cancels their provider jobs.
 */
export async function endOpenParts(trx: Trx, dreamIds: readonly string[], now: Date): Promise<void> {
  await withdrawDreams(trx, dreamIds, now);
  for (const row of await partsOfDreams(trx, dreamIds)) {
    const { dream_id: dreamId, part, round } = row;
    if (isUnbegun(row)) await release(trx, { dreamId, part, round, cause: "own", now });
    else if (isOpen(row)) await capture(trx, { dreamId, part, round, now });
  }
  await endOpenLenses(trx, dreamIds, now);
}

/**
 * Those that have not begun give back their credits, as if they had never been asked for. Resolves to how many ended.
 */
export async function endOpenLenses(
  trx: Trx,
  dreamIds: readonly string[],
  now: Date,
  which: "open" | "unbegun" = "open",
): Promise<number> {
  const ended = await cancelLenses(trx, dreamIds, now, which);
  for (const { dreamId, lens, round, begun } of ended) {
    const hold = { dreamId, part: lensPart(lens), round, now };
    if (begun) await capture(trx, hold);
    else await release(trx, { ...hold, cause: "own" });
  }
  return ended.length;
}

/**
 * Ends the open parts and lenses of a dream that goes into the bin, with the tokens as `endOpenParts`. They are
 * cancelled then, and a part that had begun records that its round was spent.
 */
export async function dropOpenParts(trx: Trx, dreamId: string, now: Date): Promise<void> {
  const open = (await partsOfDreams(trx, [dreamId])).filter(isOpen);
  if (open.length === 0) return void (await endOpenLenses(trx, [dreamId], now));
  await endOpenParts(trx, [dreamId], now);
  const cancelled = { status: "cancelled", progress: 0, finished_at: now.toISOString() } as const;
  for (const row of open) {
    const { part, round } = row;
    const change = isUnbegun(row) ? cancelled : { ...cancelled, dropped_round: round };
    await changePart(trx, { dreamId, part, now }, change);
  }
  await cancelJobs(trx, dreamId);
  await settleStatus(trx, dreamId, now);
}
