import { Readable } from "node:stream";
import sharp from "sharp";
import { expect, test } from "vitest";
import { createDiscImages } from "#server/features/dreams/disc-image.ts";
import type { MediaStore } from "#server/providers/media-store.ts";

test("a year of one user's discs holds up nobody else's, and each is made once", async () => {
  const picture = await sharp({ create: { width: 64, height: 64, channels: 3, background: "navy" } })
    .webp()
    .toBuffer();
  const read: string[] = [];
  const media = {
    async read(file: string) {
      read.push(file);
      return { bytes: picture.length, stream: Readable.from([picture]) };
    },
  } as unknown as MediaStore;
  const discOf = createDiscImages(media);
  const year = Array.from({ length: 60 }, (_, n) => discOf("ann", { file: `ann/${n % 50}` }));
  const month = Array.from({ length: 3 }, (_, n) => discOf("ben", { file: `ben/${n}` }));
  await Promise.all([...year, ...month]);
  expect(read).toHaveLength(53);
  // Two are made at once; then ben's nth comes beside ann's nth.
  const places = [0, 1, 2].map((n) => read.indexOf(`ben/${n}`));
  expect(Math.max(...places)).toBeLessThan(8);
  await discOf("ann", { file: "ann/0" });
  expect(read).toHaveLength(53);
});
