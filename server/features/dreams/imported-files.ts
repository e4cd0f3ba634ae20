import { createWriteStream } from "node:fs";
import { readFile, rm } from "node:fs/promises";
import type { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import PQueue from "p-queue";
import type { Db, Trx } from "#server/db/open.ts";
import { transact } from "#server/db/transaction.ts";
import { AppError, isVolumeFull } from "#server/errors.ts";
import { encodePoster, readStoredImage, widthsFor } from "#server/providers/image-file.ts";
import type { MediaStore } from "#server/providers/media-store.ts";
import { hasIndexFirst, readMp4 } from "#server/providers/mp4.ts";
import { decodes, streamsOf, VIDEO_SECONDS } from "#server/providers/video-facts.ts";
import { firstFrame } from "#server/providers/video-frame.ts";
import { IMPORTED, IMPORTED_FILE, IMPORTED_FILE_MAX } from "#shared/import.ts";
import { hashOf, importedHash, keyOf, type Which } from "./import.ts";
import { dreamsWithImportedReading } from "./import-queries.ts";
import { ownDream } from "./part-submission.ts";
import type { PartResult } from "./parts.ts";
import {
  insertMedia,
  insertParts,
  mediaOfDreams,
  partsOfDreams,
  storedOf,
  updateDream,
  type MediaRow,
  type PartRow,
} from "./queries.ts";
import { assertMediaBytes, type StorageQuota } from "./quota.ts";

const PICTURE = { min: 64, max: 1536 };
const SIDE_MAX = { shorter: 1080, longer: 4096 };
const DECODING_MS = 60_000;
/** Two widths of an image differ by what rounding its height does. */
const ROUNDING = 1;

type Saved = NonNullable<PartResult["media"]>;
type Name = { part: "video" } | { part: "image"; width: number; format: "webp" | "avif" };

/** Decoders of files from outside run one at a time, so that an import leaves the rest of a core to others. */
const decoding = new PQueue({ concurrency: 1 });

const refused = (message: string) => new AppError("invalid_input", { issues: [{ path: "file", message }] });

/** Throws `invalid_input` for a name that no file of a dream has. */
function nameOf(name: string): Name {
  const match = IMPORTED_FILE.exec(name);
  if (!match) throw refused("unknown_name");
  if (match[1] === undefined) return { part: "video" };
  return { part: "image", width: Number(match[1]), format: match[2] as "webp" | "avif" };
}

/** Of those parts that a dream may still get from an import: it has none, or one that came with an import. */
const takenBy = (parts: readonly PartRow[]) =>
  (["image", "video"] as const).filter((name) => {
    const row = parts.find(({ part }) => part === name);
    return !row || (row.engine === IMPORTED && row.status === "done");
  });

/** Those of the dreams that came by an import, with the files that they have and the parts that they may get. */
export async function wantedFiles(db: Db, userId: string, dreams: readonly Which[]) {
  const places = new Map(dreams.map((dream, place) => [hashOf(dream), place]));
  const rows = await dreamsWithImportedReading(db, userId, { dreams, keys: [...places.keys()].map(keyOf) });
  const ids = rows.map(({ id }) => id);
  const [parts, media] = [await partsOfDreams(db, ids), await mediaOfDreams(db, ids)];
  return rows.flatMap((row) => {
    // As it was imported, also where its night was changed since; else as it is.
    const place = places.get(importedHash(row.key) ?? "") ?? places.get(hashOf(row));
    if (place === undefined) return [];
    const takes = takenBy(parts.filter(({ dream_id: dream }) => dream === row.id));
    const has = media.filter(({ dream_id: dream }) => dream === row.id).map(({ name }) => name);
    return [{ place, id: row.id, takes, has }];
  });
}

/** The images that a dream has, the widest first. */
const imagesOf = (media: readonly MediaRow[]) =>
  media.filter(({ name }) => name.startsWith("image-")).toSorted((a, b) => b.width - a.width);

/**
 * Whether the dream has the file already. Throws `conflict` where it takes none of this name: it did not come by an
 * import, the part was made here, the video has no image, or an image is of another size than the widest one.
 */
async function hasFile(db: Db, dreamId: string, file: Name, name: string): Promise<boolean> {
  const [parts, media] = [await partsOfDreams(db, [dreamId]), await mediaOfDreams(db, [dreamId])];
  const made = (part: string) => parts.find((row) => row.part === part);
  const reading = made("reading");
  const taken =
    reading?.engine === IMPORTED && reading.status === "done" && takenBy(parts).includes(file.part);
  const fits = file.part === "video" ? made("image")?.engine === IMPORTED : fitsImages(file, imagesOf(media));
  if (!taken || !fits) throw new AppError("conflict", { reason: "file_not_taken" });
  return media.some((row) => row.name === name);
}

function fitsImages({ width, format }: Name & { part: "image" }, [widest]: readonly MediaRow[]): boolean {
  if (!widest) return format === "webp" && width >= PICTURE.min && width <= PICTURE.max;
  return widthsFor(widest.width).includes(width);
}

const BROKEN_OFF: ReadonlySet<unknown> = new Set(["ECONNRESET", "ERR_STREAM_PREMATURE_CLOSE"]);

/** Writes a body, which has no more bytes than it announced, to a file. Throws `invalid_input` where it breaks off. */
async function receive(body: Readable, path: string): Promise<void> {
  await pipeline(body, createWriteStream(path)).catch((error: NodeJS.ErrnoException) => {
    throw BROKEN_OFF.has(error.code) ? refused("broken_off") : error;
  });
}

/**
 * Files that may be shown to others. What came with an import has been reviewed nowhere, and a video begins with its
 * picture.
 */
export async function mediaMadeHere(db: Db, dreamId: string): Promise<MediaRow[]> {
  const imported = (await partsOfDreams(db, [dreamId])).filter(({ engine }) => engine === IMPORTED);
  if (imported.some(({ part }) => part === "image")) return [];
  const media = await mediaOfDreams(db, [dreamId]);
  // Its picture was missing and has been made here.
  return imported.some(({ part }) => part === "video")
    ? media.filter(({ name }) => name.startsWith("image-"))
    : media;
}

interface FileDeps {
  db: Db;
  media: MediaStore;
  ffmpegPath: string;
  quota: StorageQuota;
  now: () => Date;
}

async function readPicture(path: string, { width, format }: Name & { part: "image" }, widest?: MediaRow) {
  const size = await readStoredImage(await readFile(path), format);
  const height = widest ? (widest.height * width) / widest.width : size.height;
  if (size.width !== width || Math.abs(size.height - height) > ROUNDING) throw new Error("another size");
  return size;
}

async function readFilm(ffmpegPath: string, path: string) {
  const signal = AbortSignal.timeout(DECODING_MS);
  const { width, height, seconds } = await readMp4(path);
  const sides = [width, height].toSorted((a, b) => a - b);
  const { videoOnly, rightCodec } = await streamsOf(ffmpegPath, path, signal);
  const fits =
    seconds >= VIDEO_SECONDS.min &&
    seconds <= VIDEO_SECONDS.max &&
    sides[0]! <= SIDE_MAX.shorter &&
    sides[1]! <= SIDE_MAX.longer;
  if (!fits || !videoOnly || !rightCodec || !(await hasIndexFirst(path)))
    throw new Error("not a film of ours");
  await decodes(ffmpegPath, path, signal);
  const poster = await encodePoster(await firstFrame(ffmpegPath, path, signal));
  return { width, height, seconds, poster };
}

/** Decodes a received file, and saves it with what is made of it. Throws `invalid_input` where it is not as ours are. */
async function checkAndSave(
  { media, ffmpegPath, db }: FileDeps,
  { dreamId, name, file, path }: { dreamId: string; name: string; file: Name; path: string },
  saved: Saved,
): Promise<void> {
  const widest = imagesOf(await mediaOfDreams(db, [dreamId]))[0];
  const facts = await decoding
    .add(async () => {
      if (file.part === "video") return { ...(await readFilm(ffmpegPath, path)), type: "video/mp4" };
      const size = await readPicture(path, file, widest);
      return { ...size, seconds: null, poster: null, type: `image/${file.format}` };
    })
    .catch((error: unknown) => {
      if (isVolumeFull(error)) throw error;
      throw refused("unreadable_file");
    });
  const { type: content_type, poster, ...size } = facts;
  saved.push({ name, content_type, ...size, ...(await media.save(dreamId, path)) });
  if (!poster) return;
  const stored = await media.saveBytes(dreamId, poster.bytes, "webp");
  const { width, height } = poster;
  saved.push({ name: "poster.webp", content_type: "image/webp", width, height, seconds: null, ...stored });
}

/** The part as one that is done, costs nothing and was made by an unknown engine, as the reading of the dream. */
async function insertImportedPart(trx: Trx, dreamId: string, file: Name, saved: Saved): Promise<void> {
  const parts = await partsOfDreams(trx, [dreamId]);
  if (parts.some(({ part }) => part === file.part)) return;
  const row = { dream_id: dreamId, part: file.part, status: "done", cost: 0, progress: 1 } as const;
  await insertParts(trx, [{ ...row, engine: IMPORTED }]);
  if (file.part === "image") return updateDream(trx, dreamId, { depth: "image" });
  const shorter = Math.min(saved[0]!.width, saved[0]!.height);
  const resolution = shorter <= 480 ? "480p" : shorter <= 720 ? "720p" : "1080p";
  await updateDream(trx, dreamId, { depth: "full", resolution });
}

/**
 * Stores a file of an own export with a dream that came by an import. A file that is there already is not read. The
 * rows are the last to be written: after a crash before, the sweep removes the file, and it can be sent again. Throws
 * `not_found`, `invalid_input` (another name, or not such a file), `too_large`, `conflict` or `unavailable`.
 */
export async function addImportedFile(
  deps: FileDeps,
  sent: Record<"userId" | "dreamId" | "name", string> & {
    /** Throws where the request has no file. */
    body: () => { bytes: number; stream: Readable };
  },
): Promise<void> {
  const { db, media, quota, now } = deps;
  const { userId, dreamId, name } = sent;
  await ownDream(db, userId, dreamId);
  const file = nameOf(name);
  const { bytes, stream } = sent.body();
  if (await hasFile(db, dreamId, file, name)) return;
  if (bytes > IMPORTED_FILE_MAX[file.part]) throw new AppError("too_large");
  assertMediaBytes((await storedOf(db, userId)).mediaBytes + bytes, quota);
  if (!(await media.hasRoom())) throw new AppError("unavailable", { reason: "storage" });
  const path = media.temporary(file.part === "video" ? "mp4" : file.format);
  const saved: Saved = [];
  let committing = false;
  try {
    await receive(stream, path);
    await checkAndSave(deps, { dreamId, name, file, path }, saved);
    committing = true;
    const isNew = await transact(db, { user: userId }, async (trx) => {
      await ownDream(trx, userId, dreamId);
      if (await hasFile(trx, dreamId, file, name)) return false;
      const own = { dream_id: dreamId, created_at: now().toISOString() };
      assertMediaBytes(
        (await storedOf(trx, userId)).mediaBytes + saved.reduce((sum, row) => sum + row.bytes, 0),
        quota,
      );
      await insertImportedPart(trx, dreamId, file, saved);
      await insertMedia(
        trx,
        saved.map((row) => ({ ...row, ...own })),
      );
      return true;
    });
    // It was sent twice at once.
    if (!isNew) await media.remove(saved.map((row) => row.file));
  } catch (error) {
    if (isVolumeFull(error)) media.markFull();
    // After another error the rows may have been committed: the sweep removes the files where they were not.
    if (!committing || error instanceof AppError) await media.remove(saved.map((row) => row.file));
    throw error;
  } finally {
    await rm(path, { force: true });
  }
}
