import { afterAll, afterEach, beforeEach, describe, expect, test } from "vitest";
import { checkLedger } from "#server/features/credits/check.ts";
import { checkMedia, repairPart } from "#server/features/dreams/missing-media.ts";
import type { MediaRow } from "#server/features/dreams/queries.ts";
import { findFfmpeg } from "#server/studio/video/ffmpeg.ts";
import type { Dream } from "#shared/dreams.ts";
import { startTestApp, type SignedInClient, type TestApp } from "../support/app.ts";
import { openMediaPlaces } from "../support/media-places.ts";

const places = await openMediaPlaces();
afterAll(() => Promise.all(places.map((place) => place.close())));

describe.each(places)("media in $name", (place) => {
  let app: TestApp;
  let owner: SignedInClient;
  let dream: Dream;

  beforeEach(async () => {
    app = await startTestApp({ env: place.env });
    owner = await app.signUp({ tokens: 20 });
    dream = await submit("A lighthouse that walks over the sea at night.");
  });
  afterEach(() => app.close());

  async function submit(dreamText: string): Promise<Dream> {
    const id = await owner.submitDream(dreamText, { language: "en-US" });
    await app.finished(id);
    return owner.dream(id);
  }

  const deps = () => ({
    db: app.store.db,
    media: app.deps.media,
    now: app.deps.now,
    studio: app.deps.engines,
    ffmpegPath: findFfmpeg(null),
  });
  const rows = () =>
    app.store.rows<MediaRow>("SELECT * FROM media WHERE dream_id = ? ORDER BY name", dream.id);
  const lose = async (prefix: string) => {
    const lost = (await rows()).filter((row) => row.name.startsWith(prefix));
    await app.deps.media.remove(lost.map((row) => row.file));
  };
  const repairAll = async () => {
    const outcomes = [];
    for (const part of (await checkMedia(deps())).missing)
      outcomes.push([part.part, await repairPart(deps(), part)]);
    return outcomes;
  };

  test("nothing is missing where every file is there", async () => {
    expect(await checkMedia(deps())).toEqual({ files: (await rows()).length, lost: 0, missing: [] });
  });

  test("missing and truncated files are found, however many steps the check takes", async () => {
    await submit("A second dream that keeps its files.");
    const copies = `WITH RECURSIVE n (i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 300)
    INSERT INTO media SELECT dream_id, name || '-' || i, file || i, content_type, bytes, sha256, width, height, seconds,
      created_at FROM media, n WHERE name = 'video.mp4' AND dream_id = ?`;
    await app.store.rows(copies, dream.id);
    const poster = (await rows()).find((row) => row.name === "poster.webp")!;
    place.truncate(app.config.dataDir, poster.file, 10);
    await lose("image-");
    const steps: number[] = [];
    const found = await checkMedia(deps(), { onProgress: (files) => steps.push(files) });
    const images = (await rows()).filter((row) => row.name.startsWith("image-")).length;
    expect(found.missing).toEqual([
      { dreamId: dream.id, part: "image", files: images },
      { dreamId: dream.id, part: "video", files: 301 },
    ]);
    expect(steps.length).toBeGreaterThan(1);
    expect(await app.store.value("SELECT files FROM media_checks")).toBe(found.files);
  });

  test("files of the right size and other bytes are found where they are read, and drawn again", async () => {
    const stored = (await rows()).find(({ name }) => name === "poster.webp")!;
    await app.store.rows("UPDATE media SET sha256 = ? WHERE file = ?", "0".repeat(64), stored.file);
    expect(await checkMedia(deps())).toMatchObject({ lost: 0 });
    const { missing } = await checkMedia(deps(), { content: true });
    expect(missing).toEqual([{ dreamId: dream.id, part: "video", files: 1 }]);
    expect(await repairPart(deps(), missing[0]!, { content: true })).toBe("drawn");
    expect(await checkMedia(deps(), { content: true })).toMatchObject({ lost: 0 });
  });

  test("a dream whose account is being removed is left alone", async () => {
    await lose("");
    const { missing } = await checkMedia(deps());
    await app.store.rows(
      "INSERT INTO account_removals VALUES (?, '2026-11-22T00:00:00.000Z')",
      owner.user.id,
    );
    for (const part of missing) expect(await repairPart(deps(), part)).toBe("whole");
    expect(await checkLedger(app.store.db)).toEqual([]);
  });

  test("what the local studio of this version made is drawn again, for no tokens", async () => {
    const before = { credits: await owner.credits(), dream: await owner.dream(dream.id) };
    await lose("");
    expect(await repairAll()).toEqual([
      ["image", "drawn"],
      ["video", "drawn"],
    ]);
    for (const row of await rows()) expect(await app.deps.media.size(row.file)).toBe(row.bytes);
    expect((await owner.get(`/media/${dream.id}/image.webp`)).status).toBe(200);
    expect((await owner.get(`/media/${dream.id}/video.mp4`)).status).toBe(200);
    expect({ credits: await owner.credits(), dream: await owner.dream(dream.id) }).toEqual(before);
    expect(await checkMedia(deps())).toMatchObject({ missing: [] });
    expect(await checkLedger(app.store.db)).toEqual([]);
  });

  test("the credits of what cannot be redrawn return once, and the part can be submitted again", async () => {
    const before = await owner.credits();
    await app.store.exec("UPDATE dream_parts SET engine_version = 'older' WHERE part = 'image'");
    await lose("image-");
    const { missing } = await checkMedia(deps());
    const outcomes = await Promise.all([repairPart(deps(), missing[0]!), repairPart(deps(), missing[0]!)]);
    expect(outcomes.sort()).toEqual(["returned", "whole"]);
    expect(await repairAll()).toEqual([]);
    expect(await owner.credits()).toBe(before + 1);
    expect(await owner.dream(dream.id)).toMatchObject({
      status: "done",
      imageUrl: null,
      parts: { image: { status: "failed", error: "media_broken" }, video: { status: "done" } },
    });
    expect(await checkLedger(app.store.db)).toEqual([]);

    expect((await owner.post(`/api/dreams/${dream.id}/retry`)).status).toBe(200);
    await app.finished(dream.id);
    expect(await owner.dream(dream.id)).toMatchObject({ parts: { image: { status: "done" } } });
    expect(await owner.credits()).toBe(before);
    expect(await checkLedger(app.store.db)).toEqual([]);
  });

  test("a video without its image is given back too", async () => {
    const before = await owner.credits();
    await app.store.exec("UPDATE dream_parts SET engine = 'openai' WHERE part = 'image'");
    await lose("");
    expect(await repairAll()).toEqual([
      ["image", "returned"],
      ["video", "returned"],
    ]);
    expect(await owner.credits()).toBe(before + 1 + 3);
    expect(await checkLedger(app.store.db)).toEqual([]);
  });

  test("a lost large image alone is forgotten: it is drawn at the next request", async () => {
    expect((await owner.get(`/media/${dream.id}/still-4k.webp`)).status).toBe(200);
    await lose("still-4k");
    expect(await repairAll()).toEqual([["image", "whole"]]);
    expect((await owner.get(`/media/${dream.id}/still-4k.webp`)).status).toBe(200);
  });
});

test("a file that cannot be looked at is not missing: the check stops", async () => {
  const app = await startTestApp();
  const owner = await app.signUp({ tokens: 5 });
  await app.finished(await owner.submitDream("A lighthouse walks over the sea", { depth: "image" }));
  const { media, now } = app.deps;
  const unreadable = { ...media, size: (file: string) => media.size(file.padEnd(5000, "x")) };
  const check = checkMedia({ db: app.store.db, media: unreadable, now });
  await expect(check).rejects.toMatchObject({ code: "ENAMETOOLONG" });
  await app.close();
});
