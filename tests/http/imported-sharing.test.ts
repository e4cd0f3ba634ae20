import { copyFileSync, readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import sharp from "sharp";
import { afterAll, beforeEach, expect, test } from "vitest";
import { repairPart } from "#server/features/dreams/missing-media.ts";
import type { Dream } from "#shared/dreams.ts";
import { IMPORTED_FILE_TYPE } from "#shared/import.ts";
import { startTestApp, type SignedInClient } from "../support/app.ts";
import { drawImage, SAMPLE_VIDEO } from "../support/engines.ts";

const engines = {
  image: { name: "studio", draw: () => drawImage(1600) },
  video: {
    name: "studio",
    local: false,
    make: async ({ outFile }: { outFile: string }) => copyFileSync(SAMPLE_VIDEO, outFile),
  },
};
const site = await startTestApp({ engines });
afterAll(() => site.close());

let ben: SignedInClient;
let id: string;
beforeEach(async () => {
  ben = await site.signUp({ tokens: 20, verified: true });
  const interpretation = {
    summary: "Ev yola çıkmış.",
    themes: [],
    symbols: [],
    psychologicalAnalysis: "Bir geçiş.",
    tags: [],
  };
  const dream = {
    dreamText: "Evimiz denizin üstünde yüzüyordu.",
    night: "2024-03-05",
    time: null,
    title: "Denizdeki ev",
    interpretation,
  };
  await ben.post("/api/dreams/import", { language: "tr", dreams: [dream] });
  const { json } = await ben.get("/api/dreams");
  id = (json as { dreams: Dream[] }).dreams[0]!.id;
  const image = await sharp(await drawImage(960))
    .webp()
    .toBuffer();
  const { status } = await send("image-960.webp", image);
  if (status !== 204) throw new Error(`the image was refused with status ${status}`);
});

const send = (name: string, body: Uint8Array) =>
  ben.post(`/api/dreams/${id}/imported/${name}`, Buffer.from(body), { "content-type": IMPORTED_FILE_TYPE });

test("an imported picture is shown to nobody else, and a film from it is made on this machine alone", async () => {
  const show = { image: true, video: true, reading: false, words: false };
  expect((await ben.post(`/api/dreams/${id}/shares`, { show })).json).toMatchObject({
    error: { details: { reason: "nothing_shared" } },
  });
  const shared = await ben.post(`/api/dreams/${id}/shares`, { show: { ...show, reading: true } });
  expect(shared.json).toMatchObject({ share: { parts: ["reading"] } });
  expect((await ben.post(`/api/dreams/${id}/parts`, { part: "video" })).json).toMatchObject({
    error: { details: { reason: "imported_picture" } },
  });
  expect(await ben.credits()).toBe(20);
});

test("nor where a film that was asked for on this machine is tried again elsewhere", async () => {
  await site.runner.stop();
  engines.video.local = true;
  await ben.post(`/api/dreams/${id}/parts`, { part: "video" });
  await ben.post(`/api/dreams/${id}/cancel`);
  engines.video.local = false;
  expect((await ben.post(`/api/dreams/${id}/retry`)).json).toMatchObject({
    error: { details: { reason: "imported_picture" } },
  });
  expect(await ben.credits()).toBe(20);
  engines.video.local = true;
  expect((await ben.post(`/api/dreams/${id}/retry`)).status).toBe(200);
  await site.runner.start();
  await site.finished(id);
  engines.video.local = false;
});

test("nor is an imported film beside a picture that was made here for one that is missing", async () => {
  expect((await send("video.mp4", readFileSync(SAMPLE_VIDEO))).status).toBe(204);
  for (const file of await site.store.rows<{ file: string }>(
    "SELECT file FROM media WHERE dream_id = ? AND name LIKE 'image-%'",
    id,
  ))
    rmSync(join(site.config.mediaDir, file.file));
  const deps = { ...site.deps, db: site.store.db, studio: site.deps.engines };
  expect(await repairPart(deps, { dreamId: id, part: "image", files: 1 })).toBe("removed");
  await ben.post(`/api/dreams/${id}/parts`, { part: "image" });
  await site.finished(id);
  const show = { image: true, video: true, reading: false, words: false };
  expect((await ben.post(`/api/dreams/${id}/shares`, { show })).json).toMatchObject({
    share: { parts: ["image"] },
  });
});
