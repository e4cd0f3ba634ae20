import { mkdirSync, mkdtempSync, readdirSync, rmSync, statSync, utimesSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import fastifyStatic from "@fastify/static";
import Fastify, { type FastifyInstance } from "fastify";
import { afterAll, beforeEach, expect, test, vi } from "vitest";
import { createSharedAssets, type SharedAssets } from "#server/providers/shared-assets.ts";
import { registerKeptAssets } from "#server/render/kept-assets.ts";
import { DAY_MS } from "#shared/durations.ts";
import { refuse, startFakeS3 } from "../fakes/s3.ts";

const fake = await startFakeS3();
const folder = mkdtempSync(join(tmpdir(), "kept-assets-"));
const apps: FastifyInstance[] = [];
afterAll(async () => {
  for (const app of apps) await app.close();
  await fake.close();
  rmSync(folder, { recursive: true });
});
beforeEach(() => fake.objects.clear());

let servers = 0;

/** A server of a build with these files. */
async function startServer(
  files: Record<string, string>,
  { keptDir = join(folder, `kept-${servers}`), shared = null as SharedAssets | null } = {},
) {
  const assetsDir = join(folder, `build-${servers++}`);
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(join(assetsDir, name, ".."), { recursive: true });
    writeFileSync(join(assetsDir, name), text);
  }
  const app = Fastify();
  apps.push(app);
  registerKeptAssets(app, { assetsDir, keptDir, shared });
  await app.register(fastifyStatic, { root: assetsDir, prefix: "/assets", preCompressed: true });
  await app.listen({ port: 0 });
  const get = async (name: string, headers: Record<string, string> = {}) => {
    const { statusCode, body } = await app.inject({ url: `/assets/${name}`, headers });
    return statusCode === 200 ? body : statusCode;
  };
  return { app, get, keptDir };
}
const names = (dir: string) => readdirSync(dir, { recursive: true }).toSorted();
const filesKept = (dir: string, expected: string[]) =>
  vi.waitFor(() => expect(names(dir)).toEqual(expected), { interval: 5 });

test("a server of a new build serves the files of the one before, and one of the old build those of the new", async () => {
  const keptDir = join(folder, "between");
  const old = await startServer(
    { "page-1.js": "old", "both.css": "css", "flags/tr.svg": "flag" },
    { keptDir },
  );
  await filesKept(keptDir, ["both.css", "flags", "flags/tr.svg", "page-1.js"]);
  const next = await startServer({ "page-2.js": "new", "both.css": "css" }, { keptDir });
  await filesKept(keptDir, ["both.css", "flags", "flags/tr.svg", "page-1.js", "page-2.js"]);
  expect(await next.get("page-1.js")).toBe("old");
  expect(await next.get("flags/tr.svg")).toBe("flag");
  expect(await next.get("page-2.js")).toBe("new");
  expect(await old.get("page-2.js")).toBe("new");
});

test.each(["none.js", "../between/both.css", "%2e%2e/between/both.css", "flags", ""])(
  "%j is not there, or not to be had",
  async (name) => {
    const { get } = await startServer({ "page-1.js": "old" });
    expect([403, 404]).toContain(await get(name));
  },
);

test("files of builds that no server had for a week go, and those of this one stay", async () => {
  const keptDir = join(folder, "aged");
  mkdirSync(keptDir);
  for (const [name, days] of Object.entries({ "old.js": 8, "recent.js": 6, "own.js": 8 })) {
    writeFileSync(join(keptDir, name), name);
    const at = new Date(Date.now() - days * DAY_MS);
    utimesSync(join(keptDir, name), at, at);
  }
  await startServer({ "own.js": "own.js" }, { keptDir });
  await filesKept(keptDir, ["own.js", "recent.js"]);
  expect(Date.now() - statSync(join(keptDir, "own.js")).mtimeMs).toBeLessThan(DAY_MS);
});

test("servers that begin at once on one volume remove old files together, and each goes on to share its own", async () => {
  const keptDir = join(folder, "together");
  mkdirSync(keptDir);
  const longAgo = new Date(Date.now() - 8 * DAY_MS);
  writeFileSync(join(keptDir, "old.js"), "old");
  utimesSync(join(keptDir, "old.js"), longAgo, longAgo);
  let added = 0;
  const shared = { add: async () => void added++, copyTo: async () => undefined };
  // The second one has more to keep: it comes to the old file when that is gone.
  const many = Object.fromEntries(Array.from({ length: 50 }, (_, i) => [`b-${i}.js`, "b"]));
  await Promise.all([{ "a.js": "a" }, many].map((files) => startServer(files, { keptDir, shared })));
  await vi.waitFor(() => expect(added).toBe(2));
  expect(names(keptDir)).not.toContain("old.js");
});

test("a server that runs for longer keeps its files young, so that the next build does not remove them", async () => {
  vi.useFakeTimers({ toFake: ["setInterval", "clearInterval"] });
  const keptDir = join(folder, "long");
  const old = await startServer({ "page-1.js": "old" }, { keptDir });
  await filesKept(keptDir, ["page-1.js"]);
  const longAgo = new Date(Date.now() - 8 * DAY_MS);
  const kept = join(keptDir, "page-1.js");
  utimesSync(kept, longAgo, longAgo);
  vi.advanceTimersByTime(DAY_MS);
  await vi.waitFor(() => expect(Date.now() - statSync(kept).mtimeMs).toBeLessThan(DAY_MS));
  await old.app.close();
  expect(vi.getTimerCount()).toBe(0);
  vi.useRealTimers();
});

test("machines share their files in the bucket, compressed forms too, and ask it seldom for unknown names", async () => {
  let nowMs = 0;
  const shared = () => createSharedAssets(fake.bucket, () => new Date(nowMs));
  const old = await startServer({ "page-1.js": "old", "page-1.js.br": "br" }, { shared: shared() });
  await vi.waitFor(() => expect(fake.objects.size).toBe(2), { interval: 5 });
  const next = await startServer({ "page-2.js": "new" }, { shared: shared() });
  await vi.waitFor(() => expect(fake.objects.size).toBe(3), { interval: 5 });

  expect(await next.get("page-1.js", { "accept-encoding": "br" })).toBe("br");
  expect(await next.get("page-1.js")).toBe("old");
  expect(await old.get("page-2.js")).toBe("new");
  fake.seen.length = 0;
  expect(await next.get("page-1.js")).toBe("old");
  for (let i = 0; i < 20; i++) expect(await next.get(`none-${i}.js`)).toBe(404);
  expect(fake.seen.length).toBeLessThanOrEqual(1);
  fake.objects.set("assets/page-3.js", { bytes: Buffer.from("newer"), modified: new Date() });
  nowMs += 10_001;
  expect(await next.get("page-3.js")).toBe("newer");
});

test("visitors who ask at once for files of another machine all get them, also after a listing that failed", async () => {
  let nowMs = 0;
  const shared = createSharedAssets(fake.bucket, () => new Date(nowMs));
  const next = await startServer({ "page-2.js": "new" }, { shared });
  await vi.waitFor(() => expect(fake.objects.size).toBe(1), { interval: 5 });
  nowMs += 10_001;
  for (const name of ["page-3.js", "page-3.css"])
    fake.objects.set(`assets/${name}`, { bytes: Buffer.from("newer"), modified: new Date() });
  fake.fault = ({ key }) => (key === "" ? refuse(403, "AccessDenied") : undefined);
  expect(await next.get("page-3.js")).toBe(503);
  fake.fault = undefined;
  expect(await Promise.all([next.get("page-3.js"), next.get("page-3.css"), next.get("page-3.js")])).toEqual([
    "newer",
    "newer",
    "newer",
  ]);
  rmSync(join(next.keptDir, "page-3.js"));
  expect(await next.get("page-3.js")).toBe("newer");
});

test("the bucket keeps a build for a week after its last day, and the media beside it", async () => {
  const daysAgo = (days: number) => ({
    bytes: Buffer.from("x"),
    modified: new Date(Date.now() - days * DAY_MS),
  });
  fake.objects.set("assets/old.js", daysAgo(8));
  fake.objects.set("assets/recent.js", daysAgo(6));
  fake.objects.set("assets/own.js", daysAgo(8));
  fake.objects.set("media/a/b.webp", daysAgo(80));
  const assetsDir = join(folder, "bucket-build");
  mkdirSync(assetsDir);
  writeFileSync(join(assetsDir, "own.js"), "own");
  await createSharedAssets(fake.bucket, () => new Date()).add(assetsDir, new Set(["own.js"]));
  expect([...fake.objects.keys()].toSorted()).toEqual([
    "assets/own.js",
    "assets/recent.js",
    "media/a/b.webp",
  ]);
  expect(Date.now() - fake.objects.get("assets/own.js")!.modified.getTime()).toBeLessThan(DAY_MS);
});
