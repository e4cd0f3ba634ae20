import { createHash, randomUUID } from "node:crypto";
import { existsSync } from "node:fs";
import { writeFile } from "node:fs/promises";
import { request } from "node:http";
import { buffer } from "node:stream/consumers";
import { AwsClient } from "aws4fetch";
import { afterAll, describe, expect, test } from "vitest";
import { readBytes } from "#server/providers/media-store.ts";
import { openMediaPlaces, openStoreIn } from "../support/media-places.ts";

const signal = new AbortController().signal;
const CONTENT = Buffer.from(Array.from({ length: 300_000 }, (_, i) => i % 251));
const stores = await Promise.all(
  (await openMediaPlaces()).map(async (place) => ({
    name: place.name,
    place,
    ...(await openStoreIn(place)),
  })),
);
afterAll(() => Promise.all(stores.map(({ place, close }) => (close(), place.close()))));

describe.each(stores)("media in $name", ({ store, place, dataDir }) => {
  const saved = async () => (await store.saveBytes(randomUUID(), CONTENT, "webp")).file;

  test("has room", async () => {
    expect(await store.hasRoom()).toBe(true);
  });

  test("stores a temporary file, which is gone then, and bytes, under names of their own", async () => {
    const from = store.temporary("mp4");
    await writeFile(from, CONTENT);
    const [video, image] = [
      await store.save("dream-1", from),
      await store.saveBytes("dream-1", CONTENT, "webp"),
    ];
    expect(video).toMatchObject({
      file: expect.stringMatching(/^dream-1\/.+\.mp4$/) as string,
      bytes: 300_000,
    });
    expect(image.sha256).toBe(video.sha256);
    expect(image.file).not.toBe((await store.saveBytes("dream-1", CONTENT, "webp")).file);
    expect(existsSync(from)).toBe(false);
    expect((await readBytes(store, video.file))!.equals(CONTENT)).toBe(true);
    expect((await readBytes(store, image.file))!.equals(CONTENT)).toBe(true);
  });

  test("reads a range, and says how large the whole is", async () => {
    const file = await saved();
    expect(await store.size(file)).toBe(CONTENT.length);
    for (const [start, end] of [
      [0, 0],
      [70_000, 199_999],
      [299_990, 299_999],
    ] as const) {
      const found = (await store.read(file, { range: { start, end } }))!;
      expect(found.bytes).toBe(CONTENT.length);
      expect((await buffer(found.stream)).equals(CONTENT.subarray(start, end + 1))).toBe(true);
    }
  });

  test("says that a file is missing, and removes one that is missing already", async () => {
    const file = await saved();
    await store.remove([file, "no-dream/0123456789abcdef-01234567.webp"]);
    expect([await store.size(file), await store.read(file)]).toEqual([null, null]);
    await store.remove([file]);
  });

  test("ends a stream that nobody reads, and one that is aborted", async () => {
    const file = await saved();
    const unread = (await store.read(file))!.stream;
    unread.destroy();
    const leaving = new AbortController();
    const { stream } = (await store.read(file, { signal: leaving.signal }))!;
    leaving.abort();
    await expect(buffer(stream)).rejects.toThrow();
    expect([unread.destroyed, stream.destroyed]).toEqual([true, true]);
  });

  test("a sweep removes unknown files older than a day, and no others", async () => {
    const [known, young, orphan] = await Promise.all([saved(), saved(), saved()]);
    place.makeOld(dataDir, [known, orphan]);
    const others = new Set([young, orphan]);
    expect(await store.sweep(async (files) => files.filter((file) => others.has(file)), signal)).toBe(1);
    expect(await Promise.all([known, young, orphan].map((file) => store.size(file)))).toEqual([
      CONTENT.length,
      CONTENT.length,
      null,
    ]);
  });

  test("a sweep beside uploads loses none of them", async () => {
    let done = false;
    const old = await saved();
    place.makeOld(dataDir, [old]);
    const sweeps = (async () => {
      while (!done) await store.sweep(async (files) => files.filter((file) => file !== old), signal);
    })();
    const files = await Promise.all(Array.from({ length: 40 }, saved)).finally(() => (done = true));
    await sweeps;
    expect(await Promise.all(files.map((file) => store.size(file)))).toEqual(files.map(() => CONTENT.length));
  });
});

const buckets = stores.filter(({ place }) => place.env.S3_ENDPOINT);
test.each(buckets)("an upload to $name whose process is killed leaves nothing", async ({ store, place }) => {
  const { S3_ENDPOINT, S3_BUCKET, S3_REGION, S3_ACCESS_KEY_ID, S3_SECRET_ACCESS_KEY } = place.env;
  const file = "dream-1/0123456789abcdef-01234567.webp";
  const [accessKeyId, secretAccessKey] = [S3_ACCESS_KEY_ID!, S3_SECRET_ACCESS_KEY!];
  const aws = new AwsClient({ accessKeyId, secretAccessKey, region: S3_REGION!, service: "s3" });
  const sha256 = createHash("sha256").update(CONTENT).digest("hex");
  const url = `${S3_ENDPOINT}/${S3_BUCKET}/media/${file}`;
  const signed = await aws.sign(url, { method: "PUT", headers: { "x-amz-content-sha256": sha256 } });
  const headers = { ...Object.fromEntries(signed.headers), "content-length": CONTENT.length };
  const upload = request(url, { method: "PUT", headers });
  upload.on("error", () => undefined);
  // The system closes the connections of a process that is killed.
  upload.write(CONTENT.subarray(0, 200_000), () => upload.destroy());
  await new Promise((resolve) => upload.once("close", resolve));
  expect(await store.hasRoom()).toBe(true);
  expect(await store.size(file)).toBeNull();
});
