import { copyFile } from "node:fs/promises";
import { afterAll, beforeEach, expect, test, vi } from "vitest";
import { sweepMedia } from "#server/features/dreams/media-sweep.ts";
import { startTestApp } from "../support/app.ts";
import { drawImage, SAMPLE_VIDEO } from "../support/engines.ts";
import { readZip } from "../support/zip.ts";
import { reset } from "../fakes/http-faults.ts";
import { startFakeS3 } from "../fakes/s3.ts";

const fake = await startFakeS3();
const readImages: Uint8Array[] = [];
const app = await startTestApp({
  env: fake.env,
  engines: {
    image: { name: "studio", draw: () => drawImage() },
    video: {
      name: "studio",
      async make({ outFile, readImage }) {
        readImages.push(await readImage());
        await copyFile(SAMPLE_VIDEO, outFile);
      },
    },
  },
});
const owner = await app.signUp({ tokens: 30 });
afterAll(async () => {
  await app.close();
  await fake.close();
});
beforeEach(() => void (fake.fault = undefined));

async function newDream(depth = "image"): Promise<string> {
  const id = await owner.submitDream("Denizin ortasında tek başına duran bir kapı.", { depth });
  await app.finished(id);
  return id;
}
const filesOf = (id: string) =>
  app.store.rows<{ name: string; file: string }>("SELECT name, file FROM media WHERE dream_id = ?", id);
const stored = (file: string) => fake.objects.get(`media/${file}`)?.bytes;

test("a video begins with the image of the bucket", async () => {
  const id = await newDream("full");
  const image = (await filesOf(id)).find(({ name }) => name === "image-96.webp")!;
  expect(stored(image.file)!.equals(readImages[0]!)).toBe(true);
});

test("an unchanged file costs no call to the bucket", async () => {
  const id = await newDream();
  const { etag } = (await owner.get(`/media/${id}/image.webp`)).headers;
  fake.seen.length = 0;
  expect((await owner.get(`/media/${id}/image.webp`, { "if-none-match": String(etag) })).status).toBe(304);
  const other = await app.signUp();
  expect((await other.get(`/media/${id}/image.webp`)).status).toBe(404);
  expect(fake.seen).toEqual([]);
});

test("a share picture shows the image of the bucket, and is not found without it", async () => {
  const id = await newDream();
  expect(await owner.get(`/media/${id}/card.jpg`)).toMatchObject({
    status: 200,
    headers: { "content-type": "image/jpeg" },
  });
  await app.deps.media.remove((await filesOf(id)).map(({ file }) => file));
  expect((await owner.get(`/media/${id}/card.jpg?words=own`)).status).toBe(404);
});

test("the export has the files of the bucket", async () => {
  const id = await newDream();
  const zip = readZip((await owner.get("/api/account/export")).bytes);
  for (const { name, file } of await filesOf(id)) {
    const [, bytes] = [...zip].find(([path]) => path.includes(id) && path.endsWith(`/${name}`))!;
    expect(bytes.equals(stored(file)!)).toBe(true);
  }
});

test("a deleted dream and a deleted account leave no object", async () => {
  const id = await newDream();
  const left = (files: { file: string }[]) => files.filter(({ file }) => stored(file)).length;
  const files = await filesOf(id);
  expect(left(files)).toBe(2);
  expect((await owner.delete(`/api/dreams/${id}?forever=true`)).status).toBe(204);
  await expect.poll(() => left(files)).toBe(0);
  const other = await app.signUp({ tokens: 5 });
  const theirs = await other.submitDream("Bir dağın tepesinde uçuyordum.", { depth: "image" });
  await app.finished(theirs);
  const others = await filesOf(theirs);
  expect((await other.post("/api/account/delete", { password: "a long password" })).status).toBe(204);
  await expect.poll(() => left(others)).toBe(0);
});

test("a dream is deleted while the bucket does not answer, and its objects are left to the sweep", async () => {
  const id = await newDream();
  const files = await filesOf(id);
  fake.fault = ({ method }) => (method === "DELETE" ? reset : undefined);
  expect((await owner.delete(`/api/dreams/${id}?forever=true`)).status).toBe(204);
  expect((await owner.get(`/media/${id}/image.webp`)).status).toBe(404);
  fake.fault = undefined;
  for (const object of fake.objects.values()) object.modified = new Date("2026-01-01");
  const { media } = app.deps;
  expect(await sweepMedia({ db: app.store.db, media }, new AbortController().signal)).toBe(files.length);
  expect(files.filter(({ file }) => stored(file))).toEqual([]);
});

test("a file that breaks off reaches the browser as broken", async () => {
  const id = await newDream();
  const origin = await app.app.listen({ port: 0, host: "127.0.0.1" });
  fake.fault = ({ method, key }) => {
    const bytes = fake.objects.get(key)?.bytes;
    if (method !== "GET" || !bytes) return undefined;
    return ({ request, response }) => {
      response.writeHead(200, { "content-length": bytes.length });
      response.write(bytes.subarray(0, 10), () => request.socket.destroy());
    };
  };
  const response = await fetch(`${origin}/media/${id}/image.webp`, { headers: { cookie: owner.cookie() } });
  expect(response.status).toBe(200);
  await expect(response.arrayBuffer()).rejects.toThrow();
});

test("while the bucket does not answer nothing begins, images are unavailable, and all continues afterwards", async () => {
  const id = await newDream();
  vi.useFakeTimers({ toFake: ["Date"], now: Date.now() + 20_000 });
  try {
    fake.fault = () => reset;
    expect(await owner.get("/readyz")).toMatchObject({ status: 503, json: { checks: { bucket: false } } });
    expect(await owner.get(`/media/${id}/image.webp`)).toMatchObject({
      status: 503,
      headers: { "cache-control": "no-store" },
      json: { error: { code: "unavailable" } },
    });
    const waiting = await owner.submitDream("Gökten inciler yağıyordu.", { depth: "image" });
    const checks = fake.seen.length;
    vi.setSystemTime(Date.now() + 20_000);
    app.runner.wake();
    await expect.poll(() => fake.seen.length).toBeGreaterThan(checks);
    const jobs = await app.store.rows("SELECT status, attempts FROM jobs WHERE dream_id = ?", waiting);
    expect(jobs).toEqual([1, 2].map(() => ({ status: "queued", attempts: 0 })));
    fake.fault = undefined;
    vi.setSystemTime(Date.now() + 20_000);
    expect(await owner.get("/readyz")).toMatchObject({ status: 200, json: { checks: { bucket: true } } });
    app.runner.wake();
    await app.finished(waiting);
    expect((await owner.get(`/media/${waiting}/image.webp`)).status).toBe(200);
  } finally {
    vi.useRealTimers();
  }
});
