import { copyFileSync, existsSync, readdirSync, readFileSync } from "node:fs";
import { request } from "node:http";
import { join } from "node:path";
import sharp from "sharp";
import { afterAll, beforeEach, expect, test } from "vitest";
import { checkLedger } from "#server/features/credits/check.ts";
import { sweepMedia } from "#server/features/dreams/media-sweep.ts";
import { prepare } from "#client/features/dreams/import/prepare.ts";
import { readFile } from "#client/features/dreams/import/read-file.ts";
import type { Dream } from "#shared/dreams.ts";
import { IMPORTED_FILE_TYPE, type ImportedDream } from "#shared/import.ts";
import { startTestApp, type SignedInClient } from "../support/app.ts";
import { drawImage, SAMPLE_VIDEO } from "../support/engines.ts";
import { createReadableLog } from "../support/log-lines.ts";
import { makeOld } from "../support/media-files.ts";
import { readZip } from "../support/zip.ts";
import { startFakeS3 } from "../fakes/s3.ts";

const images = {
  image: { name: "studio", draw: () => drawImage(1600) },
  video: {
    name: "studio",
    make: async ({ outFile }: { outFile: string }) => copyFileSync(SAMPLE_VIDEO, outFile),
  },
};
const site = await startTestApp({ engines: images, env: { COMMUNITY: "on" } });
const fake = await startFakeS3();
const bucketSite = await startTestApp({ engines: images, env: fake.env });
afterAll(async () => {
  await site.close();
  await bucketSite.close();
  await fake.close();
});

const READING = {
  title: "Denizdeki ev",
  interpretation: {
    summary: "Ev yola çıkmış.",
    themes: [],
    symbols: [],
    psychologicalAnalysis: "Bir geçiş.",
    tags: [],
  },
};
const BARE = { dreamText: "Evimiz denizin üstünde yüzüyordu.", night: "2024-03-05", time: null };
const webp = async (width: number, height = width / 2) =>
  sharp({ create: { width, height, channels: 3, background: "#123" } })
    .webp()
    .toBuffer();

let ben: SignedInClient;
beforeEach(async () => {
  ben = await site.signUp({ tokens: 20, verified: true });
});

const send = (
  client: SignedInClient,
  id: string,
  name: string,
  body: Uint8Array,
  type = IMPORTED_FILE_TYPE,
) => client.post(`/api/dreams/${id}/imported/${name}`, Buffer.from(body), { "content-type": type });
const wanted = async (
  client: SignedInClient,
  dreams: readonly Pick<ImportedDream, "night" | "dreamText">[],
) => {
  const asked = dreams.map(({ night, dreamText }) => ({ night, dreamText }));
  const { json } = await client.post("/api/dreams/import/files", { dreams: asked });
  return json!.dreams as { place: number; id: string; takes: string[]; has: string[] }[];
};
async function importOne(client: SignedInClient, dream: object = { ...BARE, ...READING }): Promise<string> {
  await client.post("/api/dreams/import", { language: "tr", dreams: [dream] });
  const { json } = await client.get("/api/dreams");
  return (json as { dreams: Dream[] }).dreams[0]!.id;
}
const filesOf = (id: string) =>
  site.store.rows<{ name: string; file: string; bytes: number }>(
    "SELECT name, file, bytes FROM media WHERE dream_id = ? ORDER BY name",
    id,
  );
const folderOf = (id: string) => {
  const folder = join(site.config.mediaDir, id);
  return existsSync(folder) ? readdirSync(folder) : [];
};
const unfinished = () => readdirSync(join(site.config.mediaDir, ".making"));

async function dreamsOf(bytes: Uint8Array) {
  const content = await readFile(new File([new Uint8Array(bytes)], "dreams.zip"), {
    nights: { timeZone: "UTC", nightEnds: 12 },
    monthFirst: false,
    signal: new AbortController().signal,
    onShare: () => undefined,
  });
  if (content.kind !== "dreams") throw new Error("no export");
  return content.dreams.map((found) => {
    const prepared = prepare(found, "2020-01-01", "2999-01-01");
    if (prepared.left !== null) throw new Error(prepared.left);
    return prepared;
  });
}

/** What an export has, without what belongs to the account and the time of the import. */
function contentsOf(bytes: Uint8Array) {
  const files = readZip(Buffer.from(bytes));
  const folders = [...files.keys()]
    .filter((name) => name.endsWith("/dream.json"))
    .map((name) => name.slice(0, -"dream.json".length));
  return folders
    .map((folder) => {
      const record = JSON.parse(files.get(`${folder}dream.json`)!.toString()) as Record<string, any>;
      const { id: _id, createdAt: _created, finishedAt: _finished, tokens: _tokens, ...kept } = record;
      const media = [...files]
        .filter(([name]) => name.startsWith(folder) && /\.(?:webp|avif|mp4)$/.test(name))
        .map(([name, data]) => [name.slice(folder.length), data.toString("base64")])
        .toSorted();
      return {
        ...kept,
        parts: record.parts.map(({ part, status }: Record<string, string>) => ({ part, status })),
        lenses: record.lenses.map(({ lens, status, content }: Record<string, unknown>) => ({
          lens,
          status,
          content,
        })),
        media,
      };
    })
    .toSorted((a, b) => ((a as any).dreamText < (b as any).dreamText ? -1 : 1));
}

async function exportOfAna() {
  const ana = await site.signUp({ tokens: 30, verified: true });
  for (const [text, depth] of [
    ["Eski bir trenin içindeydim, raylar suyun üstündeydi.", "full"],
    ["Bir kütüphanede yalnız başıma oturuyordum bütün gece.", "image"],
    ["Uzun bir koridorda yürüyordum, kapılar kapalıydı.", "reading"],
  ] as const) {
    const id = await ana.submitDream(text, { depth, night: "2024-03-05", style: "collage" });
    await site.finished(id);
    await ana.patch(`/api/dreams/${id}`, {
      mood: "curious",
      favourite: true,
      marks: ["lucid"],
      ownTags: ["tren"],
      remark: "Babam.",
    });
  }
  return (await ana.get("/api/account/export")).bytes;
}

test.each([
  ["another account", () => site],
  ["a site with a bucket", () => bucketSite],
])("an export read into %s and exported again has the same contents", async (_where, where) => {
  const zip = await exportOfAna();
  const other = where();
  const client = await other.signUp({ verified: true });
  const prepared = await dreamsOf(zip);
  const dreams = prepared.map(({ dream }) => dream);
  await client.post("/api/dreams/import", { language: "en-US", dreams });
  for (const { place, id, takes, has } of await wanted(client, dreams)) {
    expect([takes, has]).toEqual([["image", "video"], []]);
    for (const file of prepared[place]!.files) {
      const body = await (await file.read(new AbortController().signal)).bytes();
      expect((await send(client, id, file.name, body)).status).toBe(204);
    }
  }
  expect(contentsOf((await client.get("/api/account/export")).bytes)).toEqual(contentsOf(zip));
  expect(await client.credits()).toBe(0);
  expect((await wanted(client, dreams)).map(({ has }) => has.length).toSorted()).toEqual([0, 6, 8]);
  expect(
    await other.store.rows(
      "SELECT id FROM jobs WHERE dream_id IN (SELECT id FROM dreams WHERE user_id = ?)",
      client.user.id,
    ),
  ).toEqual([]);
  expect(await checkLedger(other.store.db)).toEqual([]);
});

test("a dream that was moved to another night since takes the files of its import", async () => {
  const id = await importOne(ben);
  await ben.patch(`/api/dreams/${id}`, { night: "2024-04-01" });
  expect(await importOne(ben)).toBe(id);
  expect(await wanted(ben, [BARE])).toEqual([{ place: 0, id, takes: ["image", "video"], has: [] }]);
  expect(await wanted(ben, [{ ...BARE, night: "2024-04-01" }])).toMatchObject([{ place: 0, id }]);
});

test("files are stored once: sent twice, and from two tabs at once", async () => {
  const id = await importOne(ben);
  const picture = await webp(960);
  const both = await Promise.all([
    send(ben, id, "image-960.webp", picture),
    send(ben, id, "image-960.webp", picture),
  ]);
  expect(both.map(({ status }) => status)).toEqual([204, 204]);
  expect((await send(ben, id, "image-960.webp", await webp(960))).status).toBe(204);
  const film = readFileSync(SAMPLE_VIDEO);
  expect((await send(ben, id, "video.mp4", film)).status).toBe(204);
  const rows = await filesOf(id);
  expect(rows.map(({ name }) => name)).toEqual(["image-960.webp", "poster.webp", "video.mp4"]);
  expect(folderOf(id).toSorted()).toEqual(rows.map(({ file }) => file.split("/")[1]).toSorted());
  expect(unfinished()).toEqual([]);
  const dream = await ben.dream(id);
  expect(dream).toMatchObject({
    engine: "imported",
    depth: "full",
    resolution: "480p",
    image: { width: 960, height: 480, widths: [960] },
    parts: { image: { status: "done", cost: 0, engine: "imported" }, video: { status: "done", cost: 0 } },
  });
  expect((await ben.get(dream.videoUrl!)).bytes.equals(film)).toBe(true);
  const total = await site.store.value<number>(
    "SELECT media_bytes FROM user_totals WHERE user_id = ?",
    ben.user.id,
  );
  expect(total).toBe(rows.reduce((sum, { bytes }) => sum + bytes, 0));
  await ben.delete(`/api/dreams/${id}?forever=true`);
  expect(folderOf(id)).toEqual([]);
});

test("what is not such a file is refused, and leaves no file", async () => {
  const id = await importOne(ben);
  const good = await webp(960);
  const film = readFileSync(SAMPLE_VIDEO);
  const exif = await sharp(good)
    .withExif({ IFD0: { Artist: "Ben" } })
    .webp()
    .toBuffer();
  const moving = await sharp(
    await Promise.all(
      ["#111", "#eee"].map((background) =>
        sharp({ create: { width: 960, height: 480, channels: 3, background } })
          .png()
          .toBuffer(),
      ),
    ),
    { join: { animated: true } },
  )
    .webp()
    .toBuffer();
  const cases: [name: string, body: Uint8Array][] = [
    ["image-960.webp", await sharp(good).png().toBuffer()],
    ["image-960.webp", Buffer.from("<svg xmlns='http://www.w3.org/2000/svg' width='960' height='480'/>")],
    ["image-960.webp", good.subarray(0, good.length / 2)],
    ["image-960.webp", exif],
    ["image-960.webp", moving],
    ["image-960.webp", await webp(480)],
    ["image-960.webp", await webp(960, 16_000)],
    ["..%2Fimage-960.webp", good],
    ["dream.json", good],
    ["poster.webp", good],
    ["image-960.wEbp", good],
    // A second name for the same width.
    ["image-0960.webp", good],
  ];
  for (const [name, body] of cases)
    expect([name, (await send(ben, id, name, body)).status]).toEqual([name, 400]);
  // The widest WebP is the first, and the film needs it.
  for (const [name, body] of [
    ["image-2000.webp", await webp(2000)],
    ["image-960.avif", good],
    ["video.mp4", film],
  ] as const)
    expect((await send(ben, id, name, body)).json).toMatchObject({ error: { code: "conflict" } });
  expect((await send(ben, id, "image-960.webp", good, "image/webp")).status).toBe(415);
  expect((await ben.post(`/api/dreams/${id}/imported/image-960.webp`)).status).toBe(415);
  expect((await send(ben, id, "image-960.webp", Buffer.alloc(9 * 1024 ** 2))).status).toBe(413);
  expect([await filesOf(id), folderOf(id), unfinished()]).toEqual([[], [], []]);

  expect((await send(ben, id, "image-960.webp", good)).status).toBe(204);
  // Another shape, and a width that is made of no picture of 960.
  expect((await send(ben, id, "image-480.webp", await webp(480, 480))).status).toBe(400);
  expect((await send(ben, id, "image-500.webp", await webp(500))).status).toBe(409);
  const broken = Buffer.from(film).fill(0x55, Math.floor(film.length / 2));
  for (const body of [good, broken, film.subarray(0, film.length / 2)])
    expect((await send(ben, id, "video.mp4", body)).status).toBe(400);
  expect((await filesOf(id)).map(({ name }) => name)).toEqual(["image-960.webp"]);
  expect([folderOf(id).length, unfinished()]).toEqual([1, []]);
});

test("only a dream of the user's own that came by an import takes them", async () => {
  const picture = await webp(960);
  const id = await importOne(ben);
  const other = await site.signUp({ verified: true });
  expect((await send(other, id, "image-960.webp", picture)).status).toBe(404);
  expect(await wanted(other, [BARE])).toEqual([]);
  const note = await importOne(other, BARE);
  expect((await send(other, note, "image-960.webp", picture)).status).toBe(409);
  const own = await ben.submitDream("Kendi rüyam burada yorumlandı ve bitti.", { depth: "reading" });
  await site.finished(own);
  expect((await send(ben, own, "image-960.webp", picture)).status).toBe(409);
  // A picture made here is not replaced.
  await ben.post(`/api/dreams/${id}/parts`, { part: "image" });
  await site.finished(id);
  expect((await send(ben, id, "image-1536.webp", picture)).status).toBe(409);
  expect(await wanted(ben, [BARE])).toMatchObject([{ place: 0, id, takes: ["video"] }]);
  await ben.delete(`/api/dreams/${id}`);
  expect(await wanted(ben, [BARE])).toEqual([]);
  expect((await send(ben, id, "image-960.webp", picture)).status).toBe(404);
});

test("an upload that breaks off is no fault of the site, and leaves no file", async () => {
  const { lines, log } = createReadableLog("info");
  const logged = await startTestApp({ log });
  const client = await logged.signUp({ verified: true });
  const id = await importOne(client);
  const origin = await logged.app.listen({ port: 0, host: "127.0.0.1" });
  const upload = request(`${origin}/api/dreams/${id}/imported/image-960.webp`, {
    method: "POST",
    headers: { cookie: client.cookie(), "content-type": IMPORTED_FILE_TYPE, "content-length": 5000 },
  });
  upload.on("error", () => undefined);
  upload.write(Buffer.alloc(1000));
  const folder = join(logged.config.mediaDir, ".making");
  await expect.poll(() => readdirSync(folder).length).toBe(1);
  upload.destroy();
  await expect.poll(() => readdirSync(folder)).toEqual([]);
  await logged.close();
  expect(lines().filter(({ level }) => Number(level) >= 50)).toEqual([]);
});

test("the quota counts a file before it is stored", async () => {
  const id = await importOne(ben);
  const picture = await webp(960);
  const { quota } = site.config;
  await site.store.exec(
    `UPDATE user_totals SET media_bytes = ${quota.mediaBytes - picture.length + 1} WHERE user_id = '${ben.user.id}'`,
  );
  expect((await send(ben, id, "image-960.webp", picture)).json).toMatchObject({
    error: { details: { reason: "quota_media" } },
  });
  expect([await filesOf(id), folderOf(id)]).toEqual([[], []]);
  await site.store.exec(
    `UPDATE user_totals SET media_bytes = ${quota.mediaBytes - picture.length} WHERE user_id = '${ben.user.id}'`,
  );
  expect((await send(ben, id, "image-960.webp", picture)).status).toBe(204);
});

test("after a crash before the rows the sweep removes the file, and it can be sent again", async () => {
  const id = await importOne(ben);
  const picture = await webp(960);
  // What the disk has then.
  const { file } = await site.deps.media.saveBytes(id, picture, "webp");
  makeOld(site.config.mediaDir);
  expect(await wanted(ben, [BARE])).toMatchObject([{ id, has: [] }]);
  await sweepMedia({ db: site.store.db, media: site.deps.media }, new AbortController().signal);
  expect(existsSync(join(site.config.mediaDir, file))).toBe(false);
  expect((await send(ben, id, "image-960.webp", picture)).status).toBe(204);
});
