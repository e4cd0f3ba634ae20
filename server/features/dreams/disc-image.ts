import { LRUCache } from "lru-cache";
import PQueue from "p-queue";
import sharp from "sharp";
import { AppError } from "#server/errors.ts";
import { readBytes, type MediaStore } from "#server/providers/media-store.ts";
import { DISC_SIZE } from "#shared/calendar.ts";
import type { MediaRow } from "./queries.ts";

export const DISC_IMAGE = "disc.webp";
/** About 5,000 discs. */
const CACHED_BYTES = 12_000_000;
/** A disc takes a few milliseconds of a thread; the others are left to requests and readings. */
const AT_ONCE = 2;

/**
 * Creates the function that returns an image cropped to a small square: made from its file when asked for, and cached
 * in memory, as a table of all discs would be larger than making them again. A user's nth waiting disc comes after the
 * nth of every other user, so that a year of pictures holds up nobody else. Throws `not_found` where the file is
 * missing.
 */
export function createDiscImages(
  media: MediaStore,
): (userId: string, image: Pick<MediaRow, "file">) => Promise<Buffer> {
  const cache = new LRUCache<string, Buffer>({
    maxSize: CACHED_BYTES,
    sizeCalculation: ({ length }, key) => length + key.length,
  });
  const underway = new Map<string, Promise<Buffer>>();
  const queue = new PQueue({ concurrency: AT_ONCE });
  const waiting = new Map<string, number>();

  function inTurn(userId: string, work: () => Promise<Buffer>): Promise<Buffer> {
    const before = waiting.get(userId) ?? 0;
    waiting.set(userId, before + 1);
    return queue.add(work, { priority: -before }).finally(() => {
      const left = waiting.get(userId)! - 1;
      if (left === 0) waiting.delete(userId);
      else waiting.set(userId, left);
    });
  }

  async function make(file: string): Promise<Buffer> {
    const bytes = await readBytes(media, file);
    if (!bytes) throw new AppError("not_found");
    const disc = await sharp(bytes)
      .resize(DISC_SIZE, DISC_SIZE, { fit: "cover" })
      .webp({ quality: 76, effort: 2 })
      .toBuffer();
    cache.set(file, disc);
    return disc;
  }

  return async (userId, { file }) => {
    const cached = cache.get(file);
    if (cached) return cached;
    let pending = underway.get(file);
    if (!pending) {
      pending = inTurn(userId, () => make(file)).finally(() => underway.delete(file));
      underway.set(file, pending);
    }
    return pending;
  };
}
