import { createHash } from "node:crypto";
import type { Db, Trx } from "#server/db/open.ts";
import { transact } from "#server/db/transaction.ts";
import { grant } from "#server/features/credits/credits.ts";
import type { EngineCall, Engines } from "#server/providers/engines.ts";
import type { MediaStore } from "#server/providers/media-store.ts";
import { VERTICAL_VIDEO } from "#shared/vertical-video.ts";
import { LARGE_IMAGE } from "./large-image.ts";
import { makePart } from "./make-part.ts";
import {
  mediaAfter,
  removeMedia,
  removeMissing,
  saveCheck,
  type MissingPart,
} from "./missing-media-queries.ts";
import { IMPORTED } from "#shared/import.ts";
import { settleStatus } from "./parts.ts";
import {
  changePart,
  findDream,
  insertMedia,
  mediaOfDreams,
  partsOfDreams,
  removePart,
  type MediaRow,
  type PartRow,
} from "./queries.ts";

export type { MissingPart } from "./missing-media-queries.ts";

const FILES_AT_ONCE = 200;
/** Made at the next request when they are missing. */
const MADE_ON_REQUEST = [LARGE_IMAGE, VERTICAL_VIDEO];

interface MediaDeps {
  db: Db;
  media: MediaStore;
  now: () => Date;
}

const partOf = ({ name }: MediaRow): MissingPart["part"] =>
  name.startsWith("image-") || name === LARGE_IMAGE ? "image" : "video";

interface Check {
  /** Whether files are read and compared with their hash, which finds damage that leaves the size as it was. */
  content?: boolean;
}

/** Those whose file is missing, has another size or, where it is read, other bytes. */
async function withoutFile(media: MediaStore, rows: MediaRow[], { content }: Check): Promise<MediaRow[]> {
  const sizes = await Promise.all(rows.map((row) => media.size(row.file)));
  const lost: MediaRow[] = [];
  for (const [i, row] of rows.entries())
    if (sizes[i] !== row.bytes || (content && (await hashOfStored(media, row.file)) !== row.sha256))
      lost.push(row);
  return lost;
}

/** SHA-256 of a stored file; null where it is missing or its disk cannot read it. Throws where the store breaks off. */
async function hashOfStored(media: MediaStore, file: string): Promise<string | null> {
  const found = await media.read(file);
  if (!found) return null;
  const hash = createHash("sha256");
  try {
    for await (const chunk of found.stream) hash.update(chunk as Buffer);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== "EIO") throw error;
    return null;
  }
  return hash.digest("hex");
}

/**
 * Compares the media rows with the files on the volume and stores the result for the admins. Returns the number of
 * rows, of missing files (also those of the wrong size or content), and the parts that lack some.
 */
export async function checkMedia(
  { db, media, now }: MediaDeps,
  { onProgress, ...check }: Check & { onProgress?: (files: number) => void } = {},
): Promise<{ files: number; lost: number; missing: MissingPart[] }> {
  const missing = new Map<string, MissingPart>();
  let files = 0;
  let lostFiles = 0;
  for (let rows = await mediaAfter(db, null, FILES_AT_ONCE); rows.length > 0;) {
    for (const row of await withoutFile(media, rows, check)) {
      lostFiles++;
      const part = partOf(row);
      const found = missing.get(`${row.dream_id} ${part}`) ?? { dreamId: row.dream_id, part, files: 0 };
      missing.set(`${row.dream_id} ${part}`, { ...found, files: found.files + 1 });
    }
    files += rows.length;
    onProgress?.(files);
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

/**
 * `drawn` again; `returned`: its owner got back what was paid for it; `removed`: it came with an import, and can come
 * with one again; `whole`: nothing is missing, or the dream is deleted.
 */
export type Repair = "drawn" | "returned" | "removed" | "whole";

/**
 * Draws a part that lacks files again where this version of the local studio made it; else returns its credits once and
 * marks it as failed, so that its owner can submit it again. Call it for images before videos, which need them.
 */
export async function repairPart(
  deps: RepairDeps,
  { dreamId, part }: MissingPart,
  check: Check = {},
): Promise<Repair> {
  const { db, media } = deps;
  const before = (await mediaOfDreams(db, [dreamId])).filter((row) => partOf(row) === part);
  const missing = await withoutFile(media, before, check);
  const parts = await partsOfDreams(db, [dreamId]);
  const done = parts.find((row) => row.part === part && row.status === "done");
  if (missing.length === 0 || !done) {
    await transact(db, { dream: dreamId }, (trx) => removeMissing(trx, dreamId, part));
    return "whole";
  }
  const needed = missing.some((row) => !MADE_ON_REQUEST.includes(row.name));
  const made = needed && isOfStudio(done, parts, deps.studio) ? await drawAgain(deps, dreamId, part) : null;
  // What was made on request and is there stays beside a part that is drawn again.
  const removed = !needed
    ? missing
    : made
      ? before.filter((row) => !MADE_ON_REQUEST.includes(row.name) || missing.includes(row))
      : before;
  const outcome = await transact(db, { dream: dreamId }, async (trx) => {
    if (!(await isUnchanged(trx, done, before))) return "whole";
    await removeMedia(trx, removed);
    await removeMissing(trx, dreamId, part);
    if (made) {
      const own = { dream_id: dreamId, created_at: deps.now().toISOString() };
      await insertMedia(
        trx,
        made.map((row) => ({ ...row, ...own })),
      );
      return "drawn";
    }
    if (!needed) return "whole";
    if (done.engine === IMPORTED) {
      await forgetPart(trx, done, deps.now());
      return "removed";
    }
    await returnCredits(trx, done, deps.now());
    return "returned";
  });
  const unused = outcome === "whole" && needed ? (made ?? []) : removed;
  await media.remove(unused.map((row) => row.file));
  return outcome;
}

/** A video without a stored version was made by the version of its image. */
function isOfStudio(done: PartRow, parts: PartRow[], { image }: Engines): boolean {
  const version = done.engine_version ?? parts.find((row) => row.part === "image")?.engine_version ?? null;
  return done.engine === image.name && version !== null && version === image.version;
}

async function drawAgain(deps: RepairDeps, dreamId: string, part: "image" | "video") {
  const { db, media, studio: engines, ffmpegPath } = deps;
  const dream = await findDream(db, dreamId);
  const rows = await mediaOfDreams(db, [dreamId]);
  const hasImage = rows.some((row) => row.content_type === "image/webp" && row.name.startsWith("image-"));
  if (!dream || (part === "video" && !hasImage)) return null;
  const { media: made } = await makePart(
    { engines, media, ffmpegPath },
    { dream, media: rows, part },
    localCall(dream.user_id),
  );
  return made ?? null;
}

/** An engine call of the local studio, which has no provider job and no price. */
function localCall(userId: string): EngineCall {
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

/** False where the part was submitted again, repaired or deleted meanwhile. */
async function isUnchanged(trx: Trx, done: PartRow, before: MediaRow[]): Promise<boolean> {
  if (!(await findDream(trx, done.dream_id))) return false;
  const part = (await partsOfDreams(trx, [done.dream_id])).find((row) => row.part === done.part);
  if (part?.status !== "done" || part.round !== done.round) return false;
  const files = new Set((await mediaOfDreams(trx, [done.dream_id])).map((row) => row.file));
  return before.every((row) => files.has(row.file));
}

/** Nothing was paid for a part that came with an import. It can be imported or bought as if it had never been. */
async function forgetPart(trx: Trx, { dream_id: dreamId, part }: PartRow, now: Date): Promise<void> {
  await removePart(trx, dreamId, part);
  await settleStatus(trx, dreamId, now);
}

async function returnCredits(
  trx: Trx,
  { dream_id: dreamId, part, round, cost }: PartRow,
  now: Date,
): Promise<void> {
  const { user_id: userId } = (await findDream(trx, dreamId))!;
  const sourceRef = `media:${dreamId}:${part}:${round}`;
  await grant(trx, { userId, source: "returned", sourceRef, tokens: cost, expiresAt: null, now });
  const failed = { status: "failed", progress: 0, error: "media_broken" } as const;
  await changePart(trx, { dreamId, part, now }, { ...failed, finished_at: now.toISOString() });
  await settleStatus(trx, dreamId, now);
}
