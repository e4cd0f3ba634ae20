import sharp from "sharp";
import type { Db } from "#server/db/open.ts";
import { AppError } from "#server/errors.ts";
import type { Engines } from "#server/providers/engines.ts";
import type { MediaStore } from "#server/providers/media-store.ts";
import { writeFileRows } from "./file-rows.ts";
import { promptOf } from "./prompt.ts";
import {
  findDream,
  insertMedia,
  mediaOfDreams,
  partsOfDreams,
  type DreamRow,
  type MediaRow,
  type PartRow,
} from "./queries.ts";
import { assertStorageRoom, type StorageQuota } from "./quota.ts";

export const LARGE_IMAGE = "still-4k.webp";
const SIZE = { width: 3840, height: 2160 };
/** Longest drawing, without the wait for its place. */
const LIMIT_MS = 120_000;

type Redraw = NonNullable<Engines["image"]["redraw"]>;

const findStored = async (db: Db, dreamId: string): Promise<MediaRow | undefined> =>
  (await mediaOfDreams(db, [dreamId])).find((row) => row.name === LARGE_IMAGE);

/** Returns the function that draws an image again, larger; null unless this version of the engine made it. */
export function redrawOf(parts: PartRow[], { image }: Pick<Engines, "image">): Redraw | null {
  const part = parts.find((row) => row.part === "image");
  const same =
    part?.status === "done" && part.engine === image.name && part.engine_version === (image.version ?? null);
  return (same && image.redraw) || null;
}

/**
 * Creates the function that returns a dream's image at 3840 x 2160: drawn and stored at the first request. Throws
 * `not_found` where the image cannot be drawn again.
 */
export function createLargeImages(deps: {
  db: Db;
  engines: Engines;
  media: MediaStore;
  quota: StorageQuota;
  now: () => Date;
}) {
  const drawing = new Map<string, Promise<MediaRow>>();

  async function draw(dream: DreamRow): Promise<MediaRow> {
    const { db, engines, media, now } = deps;
    const redraw = redrawOf(await partsOfDreams(db, [dream.id]), engines);
    if (!redraw) throw new AppError("not_found");
    await assertStorageRoom(db, { userId: dream.user_id, adds: false, parts: ["image"] }, deps.quota);
    const png = await redraw(promptOf(dream), SIZE, LIMIT_MS);
    const bytes = await sharp(png).webp({ quality: 90, effort: 3 }).toBuffer();
    const stored = await media.saveBytes(dream.id, bytes, "webp");
    const row = {
      dream_id: dream.id,
      name: LARGE_IMAGE,
      content_type: "image/webp",
      ...SIZE,
      seconds: null,
      created_at: now().toISOString(),
      ...stored,
    };
    const own = { userId: dream.user_id, files: [stored.file] };
    const earlier = await writeFileRows({ db, media }, own, async (trx, written) => {
      // The dream may have been deleted meanwhile.
      if (!(await findDream(trx, dream.id))) throw new AppError("not_found");
      const drawn = await findStored(trx, dream.id);
      if (drawn) return drawn;
      await insertMedia(trx, [row]);
      written();
      return undefined;
    });
    // Another process drew it too.
    if (earlier) await media.remove([stored.file]);
    return earlier ?? row;
  }

  async function storedOrDrawn(dream: DreamRow): Promise<MediaRow> {
    return (await findStored(deps.db, dream.id)) ?? draw(dream);
  }

  return (dream: DreamRow): Promise<MediaRow> => {
    let pending = drawing.get(dream.id);
    if (!pending) {
      pending = storedOrDrawn(dream).finally(() => drawing.delete(dream.id));
      drawing.set(dream.id, pending);
    }
    return pending;
  };
}
