import { existsSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { buffer } from "node:stream/consumers";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { isVolumeFull } from "#server/errors.ts";
import type { MediaStore } from "#server/providers/media-store.ts";
import { createS3Store } from "#server/providers/media/s3-store.ts";
import { HOUR_MS } from "#shared/durations.ts";
import { drip, endless, hang, redirect, replyText, reset, type Handler } from "../fakes/http-faults.ts";
import { refuse, slowDown, startFakeS3, type FakeS3, type S3Call } from "../fakes/s3.ts";

const LIMITS = { attempts: 3, waitMs: 1, callMs: 300, stallMs: 100, checkMs: 50 };
const CONTENT = Buffer.alloc(200_000, "a");
const LONG_AGO = new Date("2026-01-01");
const { signal } = new AbortController();
const all = async (files: readonly string[]) => [...files];

let fake: FakeS3;
let store: MediaStore;
let temporaryDir: string;
const log = { info: vi.fn(), error: vi.fn() };
beforeEach(async () => {
  fake = await startFakeS3();
  temporaryDir = mkdtempSync(join(tmpdir(), "s3-store-"));
  store = await createS3Store({ bucket: fake.bucket, temporaryDir, log, limits: LIMITS });
});
afterEach(async () => {
  vi.useRealTimers();
  log.info.mockClear();
  log.error.mockClear();
  await fake.close();
  rmSync(temporaryDir, { recursive: true });
});

const save = () => store.saveBytes("dream", CONTENT, "webp");
/** The first calls of a method fail; the count falls with each. */
const failing = (method: S3Call["method"], handler: Handler, times: number) => (call: S3Call) =>
  call.method === method && times-- > 0 ? handler : undefined;
const calls = (method: string) => fake.seen.filter((call) => call.method === method).length;

test.each<[string, Handler]>([
  ["503 SlowDown", slowDown],
  ["500", refuse(500, "InternalError")],
  ["429", refuse(429, "TooManyRequests")],
  ["a body that was damaged on its way", refuse(400, "XAmzContentSHA256Mismatch")],
  ["a connection that is lost", reset],
  ["no reply", hang],
  ["a reply that does not end", drip],
])("an upload is repeated after %s, under the same key", async (_, handler) => {
  fake.fault = failing("PUT", handler, 2);
  const { file } = await save();
  expect(calls("PUT")).toBe(3);
  expect([...fake.objects.keys()]).toEqual([`media/${file}`]);
  expect(fake.objects.get(`media/${file}`)!.bytes.equals(CONTENT)).toBe(true);
});

test("a temporary file is sent whole again, and stays until it is stored", async () => {
  const from = store.temporary("mp4");
  writeFileSync(from, CONTENT);
  fake.fault = failing("PUT", refuse(403, "AccessDenied"), 1);
  await expect(store.save("dream", from)).rejects.toThrow("AccessDenied");
  fake.fault = failing("PUT", reset, 2);
  const { file } = await store.save("dream", from);
  expect(fake.objects.get(`media/${file}`)!.bytes.equals(CONTENT)).toBe(true);
  expect(existsSync(from)).toBe(false);
});

test("an upload whose response is lost is stored once", async () => {
  fake.faultAfter = failing("PUT", reset, 1);
  const { file } = await save();
  expect([...fake.objects.keys()]).toEqual([`media/${file}`]);
});

test("what fails for good is not repeated, and its error has no secret", async () => {
  for (const [status, code] of [
    [403, "SignatureDoesNotMatch"],
    [403, "AccessDenied"],
    [400, "AuthorizationHeaderMalformed"],
    [404, "NoSuchBucket"],
  ] as const) {
    fake.seen.length = 0;
    fake.fault = () => refuse(status, code);
    const error = await save().catch((reason: unknown) => reason as Error);
    expect(error).toMatchObject({
      code: "EIO",
      message: `object storage: upload failed: ${status} ${code}`,
    });
    expect(JSON.stringify([error, String((error as Error).stack)])).not.toMatch(/secret|AKIA|Signature=/);
    expect(fake.seen).toHaveLength(1);
  }
});

test("another key is refused by the server, which checks the signature", async () => {
  const bucket = { ...fake.bucket, secretAccessKey: "another" };
  const other = await createS3Store({ bucket, temporaryDir, log, limits: LIMITS });
  await expect(other.saveBytes("dream", CONTENT, "webp")).rejects.toThrow("SignatureDoesNotMatch");
  expect(await other.hasRoom()).toBe(false);
  expect(log.error).toHaveBeenCalledTimes(1);
});

test("redirects are not followed: they would take the signature elsewhere", async () => {
  const elsewhere = await startFakeS3();
  fake.fault = () => redirect(`${elsewhere.bucket.endpoint}/x`);
  await expect(save()).rejects.toMatchObject({ transient: false });
  expect(elsewhere.seen).toEqual([]);
  await elsewhere.close();
});

test("an upload that the server did not store whole fails and is removed", async () => {
  fake.damage = (bytes) => bytes.subarray(0, 1000);
  await expect(save()).rejects.toThrow("1000 of 200000 bytes stored");
  expect(fake.objects.size).toBe(0);
});

const cutBody =
  (thenHang: boolean): Handler =>
  ({ request, response }) => {
    response.writeHead(200, { "content-length": CONTENT.length });
    response.write(CONTENT.subarray(0, 1000), () => void (thenHang || request.socket.destroy()));
  };

test.each([
  ["is cut off", cutBody(false)],
  ["stalls", cutBody(true)],
])("a download that %s is an error of its stream", async (_, handler) => {
  const { file } = await save();
  fake.fault = () => handler;
  const { stream } = (await store.read(file))!;
  await expect(buffer(stream)).rejects.toThrow();
});

test("a slow reader is no stalled download", async () => {
  const { file } = await store.saveBytes("dream", Buffer.alloc(5_000_000, "a"), "mp4");
  const { stream } = (await store.read(file))!;
  let bytes = 0;
  for await (const chunk of stream) {
    if (bytes === 0) await new Promise((resolve) => setTimeout(resolve, LIMITS.stallMs * 2));
    bytes += (chunk as Buffer).length;
  }
  expect(bytes).toBe(5_000_000);
});

test("a download is repeated until it begins, and a server that ignores the range is refused", async () => {
  const { file } = await save();
  const range = { start: 10, end: 19 };
  fake.fault = failing("GET", slowDown, 2);
  const found = await store.read(file, { range });
  expect((await buffer(found!.stream)).length).toBe(10);
  fake.fault = () => replyText(CONTENT.toString());
  await expect(store.read(file, { range })).rejects.toThrow("another range");
});

test("an abort ends the wait for another attempt, with its reason", async () => {
  const limits = { ...LIMITS, waitMs: 60_000 };
  const patient = await createS3Store({ bucket: fake.bucket, temporaryDir, log, limits });
  fake.fault = () => slowDown;
  const stop = new AbortController();
  const read = patient.read("dream/0123456789abcdef-01234567.webp", { signal: stop.signal });
  setTimeout(() => stop.abort("stopped"), 50);
  await expect(read).rejects.toBe("stopped");
});

test("a listing without an end, or of another form, is refused", async () => {
  fake.fault = () => endless;
  await expect(store.sweep(all, signal)).rejects.toThrow("object storage");
  fake.fault = () => replyText("<html>Welcome</html>", "text/html");
  await expect(store.sweep(all, signal)).rejects.toThrow("no listing");
});

test("there is no room while the bucket does not answer, which is logged once", async () => {
  vi.useFakeTimers({ toFake: ["Date"] });
  expect(await store.hasRoom()).toBe(true);
  expect([await store.hasRoom(), calls("GET")]).toEqual([true, 1]);
  for (const fault of [reset, hang, slowDown]) {
    fake.fault = () => fault;
    vi.advanceTimersByTime(11_000);
    expect(await store.hasRoom()).toBe(false);
  }
  expect(log.error).toHaveBeenCalledTimes(1);
  fake.fault = undefined;
  vi.advanceTimersByTime(11_000);
  expect(await store.hasRoom()).toBe(true);
  expect(log.info).toHaveBeenCalledTimes(1);
});

test("a bucket that refused a clock that was ahead is asked again once the clock is right", async () => {
  vi.useFakeTimers({ toFake: ["Date"] });
  const now = Date.now();
  vi.setSystemTime(now + HOUR_MS);
  fake.fault = () => refuse(403, "RequestTimeTooSkewed");
  expect(await store.hasRoom()).toBe(false);
  fake.fault = undefined;
  vi.setSystemTime(now);
  // Again where the check was late: it has 50 ms.
  await expect.poll(() => (vi.advanceTimersByTime(3000), store.hasRoom())).toBe(true);
});

test("a file of a bucket that is gone is not missing, also where the bucket was there a moment before", async () => {
  expect(await store.hasRoom()).toBe(true);
  fake.fault = () => refuse(404, "NoSuchBucket");
  await expect(store.size("dream/0123456789abcdef-01234567.webp")).rejects.toThrow("NoSuchBucket");
  await expect(store.read("dream/0123456789abcdef-01234567.webp")).rejects.toThrow("NoSuchBucket");
});

test("a full bucket is as a full volume: no room until an object can be stored", async () => {
  vi.useFakeTimers({ toFake: ["Date"] });
  fake.fault = ({ method }) => (method === "PUT" ? refuse(403, "QuotaExceeded") : undefined);
  expect(isVolumeFull(await save().catch((error: unknown) => error))).toBe(true);
  store.markFull();
  expect(await store.hasRoom()).toBe(false);
  fake.fault = undefined;
  vi.advanceTimersByTime(3000);
  expect(await store.hasRoom()).toBe(true);
  expect(fake.objects.size).toBe(0);
});

async function oldObjects(count: number): Promise<string[]> {
  const files = Array.from({ length: count }, (_, i) => `dream-${i}/0123456789abcdef-01234567.webp`);
  for (const file of files) fake.objects.set(`media/${file}`, { bytes: CONTENT, modified: LONG_AGO });
  return files;
}

test("a sweep walks the pages, leaves what is not of this site, and stops when aborted", async () => {
  const [known, ...orphans] = await oldObjects(60);
  fake.pageSize = 25;
  for (const key of ["litestream/db/0001", "media/notes.txt", "media/a dream/<b>&.webp", "other"])
    fake.objects.set(key, { bytes: CONTENT, modified: LONG_AGO });
  const unknown = async (files: readonly string[]) => files.filter((file) => file !== known);
  const stopping = new AbortController();
  const stopped = store.sweep(async (files) => (stopping.abort(), unknown(files)), stopping.signal);
  expect(await stopped).toBeLessThan(25);
  const first = await stopped;
  expect(await store.sweep(unknown, signal)).toBe(orphans.length - first);
  expect(fake.objects.size).toBe(5);
});

test("a sweep removes nothing from a bucket of which the database knows no file", async () => {
  await oldObjects(30);
  fake.pageSize = 10;
  await expect(store.sweep(all, signal)).rejects.toThrow("another site");
  expect(fake.objects.size).toBe(30);
});
