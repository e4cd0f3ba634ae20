import { stat } from "node:fs/promises";
import type { Db, Trx } from "#server/db/open.ts";
import { transact } from "#server/db/transaction.ts";
import { grant } from "#server/features/credits/credits.ts";
import type { EngineCall, Engines } from "#server/providers/engines.ts";
import type { MediaStore } from "#server/providers/media-store.ts";
import { LARGE_IMAGE } from "./large-image.ts";
import { makePart } from "./make-part.ts";
import {
  mediaAfter,
  removeMedia,
  removeMissing,
  saveCheck,
  type MissingPart,
} from "./missing-media-queries.ts";
import { settleStatus } from "./parts.ts";
import {
  addEvent,
  findDream,
  findMedia,
  insertMedia,
  partsOfDreams,
  setPart,
  type MediaRow,
  type PartRow,
} from "./queries.ts";

export type { MissingPart } from "./missing-media-queries.ts";

const FILES_AT_ONCE = 200;

interface MediaDeps {
  db: Db;
  media: MediaStore;
  now: () => Date;
}

const GONE = ["ENOENT", "ENOTDIR"];

/** Throws where the volume cannot tell: a file that this user may not read is not a missing one. */
const isWhole = (media: MediaStore, row: MediaRow) =>
  stat(media.path(row.file)).then(
    (file) => file.isFile() && file.size === row.bytes,
    (error: NodeJS.ErrnoException) => {
      if (GONE.includes(error.code ?? "")) return false;
      throw error;
    },
  );

const partOf = ({ name }: MediaRow): MissingPart["part"] =>
  name.startsWith("image-") || name === LARGE_IMAGE ? "image" : "video";

async function lost(media: MediaStore, rows: MediaRow[]): Promise<MediaRow[]> {
  const whole = await Promise.all(rows.map((row) => isWhole(media, row)));
  return rows.filter((_, i) => !whole[i]);
}

/**
 * Compares every media file that the database knows with the volume, a few hundred at a time, and keeps the result for
 * the admins. Returns the number of files and the parts that lack some; files of the wrong size count as missing.
 */
export async function checkMedia(
  { db, media, now }: MediaDeps,
  onProgress: (files: number) => void = () => undefined,
): Promise<{ files: number; lost: number; missing: MissingPart[] }> {
  const missing = new Map<string, MissingPart>();
  let files = 0;
  let lostFiles = 0;
  for (let rows = await mediaAfter(db, null, FILES_AT_ONCE); rows.length > 0;) {
    for (const row of await lost(media, rows)) {
      lostFiles++;
      const part = partOf(row);
      const found = missing.get(`${row.dream_id} ${part}`) ?? { dreamId: row.dream_id, part, files: 0 };
      missing.set(`${row.dream_id} ${part}`, { ...found, files: found.files + 1 });
    }
    files += rows.length;
    onProgress(files);
    rows = await mediaAfter(db, rows.at(-1)!, FILES_AT_ONCE);
  }
  await saveCheck(db, { at: now().toISOString(), files, missing: [...missing.values()] });
  return { files, lost: lostFiles, missing: [...missing.values()] };
}

interface RepairDeps extends MediaDeps {
  /** The local studio of this version, whatever the site's own engines are. */
  studio: Engines;
  ffmpegPath: string;
}

/** `drawn` again; `returned`: its credits went back to its owner; `whole`: nothing is missing, or the dream is gone. */
export type Repair = "drawn" | "returned" | "whole";

/**
 * Draws a part again that lacks files, where the same version of the local studio made it; else gives its credits back,
 * once, and marks it as failed, so that its owner can order it again. Images go before videos, which need them.
 */
export async function repairPart(deps: RepairDeps, { dreamId, part }: MissingPart): Promise<Repair> {
  const { db, media } = deps;
  const before = (await findMedia(db, dreamId)).filter((row) => partOf(row) === part);
  const gone = await lost(media, before);
  const parts = await partsOfDreams(db, [dreamId]);
  const done = parts.find((row) => row.part === part && row.status === "done");
  if (gone.length === 0 || !done) return finish(deps, { dreamId, part, files: 0 });
  // The large still is drawn at the next request for it.
  const needed = gone.some((row) => row.name !== LARGE_IMAGE);
  const made = needed && isOfStudio(done, parts, deps.studio) ? await drawAgain(deps, dreamId, part) : null;
  const replaced = made ? before.filter((row) => row.name !== LARGE_IMAGE || gone.includes(row)) : before;
  const removed = needed ? replaced : gone;
  const outcome = await transact(db, async (trx) => {
    if (!(await isUnchanged(trx, done, before))) return "whole";
    await removeMedia(trx, removed);
    await removeMissing(trx, { dreamId, part, files: 0 });
    const at = deps.now().toISOString();
    if (made) {
      await insertMedia(
        trx,
        made.map((row) => ({ ...row, dream_id: dreamId, created_at: at })),
      );
      return "drawn";
    }
    if (!needed) return "whole";
    await giveBack(trx, done, deps.now());
    return "returned";
  });
  const unused = outcome === "whole" && needed ? (made ?? []) : removed;
  await media.remove(unused.map((row) => row.file));
  return outcome;
}

async function finish({ db }: MediaDeps, part: MissingPart): Promise<Repair> {
  await transact(db, (trx) => removeMissing(trx, part));
  return "whole";
}

/** A video made before videos kept their version is as old as its image. */
function isOfStudio(done: PartRow, parts: PartRow[], { image }: Engines): boolean {
  const version = done.engine_version ?? parts.find((row) => row.part === "image")?.engine_version ?? null;
  return done.engine === image.name && version !== null && version === image.version;
}

async function drawAgain(deps: RepairDeps, dreamId: string, part: "image" | "video") {
  const { db, media, studio: engines, ffmpegPath } = deps;
  const dream = await findDream(db, dreamId);
  const rows = await findMedia(db, dreamId);
  const hasImage = rows.some((row) => row.content_type === "image/webp" && row.name.startsWith("image-"));
  if (!dream || (part === "video" && !hasImage)) return null;
  const { media: made } = await makePart(
    { engines, media, ffmpegPath },
    { dream, media: rows, part },
    quietCall(dream.user_id),
  );
  return made ?? null;
}

/** A call that nobody follows and that costs nothing. */
function quietCall(userId: string): EngineCall {
  const never = () => Promise.reject(new Error("the local studio has no provider"));
  return {
    userId,
    signal: new AbortController().signal,
    onProgress: () => undefined,
    onWriting: () => undefined,
    resumeFrom: null,
    saveProviderJob: never,
    submissions: { unanswered: async () => null, begin: never, close: never, settle: never },
    beginCall: never,
  };
}

/** Whether a part is still the one that was looked at: not ordered again, deleted (also with its account) or repaired meanwhile. */
async function isUnchanged(trx: Trx, done: PartRow, before: MediaRow[]): Promise<boolean> {
  if (!(await findDream(trx, done.dream_id))) return false;
  const part = (await partsOfDreams(trx, [done.dream_id])).find((row) => row.part === done.part);
  if (part?.status !== "done" || part.round !== done.round) return false;
  const files = new Set((await findMedia(trx, done.dream_id)).map((row) => row.file));
  return before.every((row) => files.has(row.file));
}

async function giveBack(
  trx: Trx,
  { dream_id: dreamId, part, round, cost }: PartRow,
  now: Date,
): Promise<void> {
  const { user_id: userId } = (await findDream(trx, dreamId))!;
  const at = now.toISOString();
  const sourceRef = `media:${dreamId}:${part}:${round}`;
  await grant(trx, { userId, source: "returned", sourceRef, tokens: cost, expiresAt: null, now });
  await setPart(trx, dreamId, part, {
    status: "failed",
    progress: 0,
    error: "media_broken",
    finished_at: at,
  });
  await addEvent(trx, { dreamId, part, status: "failed", progress: 0, at });
  await settleStatus(trx, dreamId, now);
}
