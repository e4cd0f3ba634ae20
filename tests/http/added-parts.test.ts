import { afterEach, describe, expect, test } from "vitest";
import { checkLedger } from "#server/features/credits/check.ts";
import type { CareVerdict } from "#server/providers/engines.ts";
import { ProviderError } from "#server/providers/provider-error.ts";
import type { Dream } from "#shared/dreams.ts";
import { startTestApp, type SignedInClient, type TestApp, type TestAppOptions } from "../support/app.ts";
import { createTestEngines } from "../support/engines.ts";
import { readZip } from "../support/zip.ts";

const TEXT = "Boş bir tiyatroda perde kendiliğinden açılıyordu.";
let app: TestApp;
afterEach(async () => {
  const problems = await checkLedger(app.store.db);
  await app.close();
  if (problems.length > 0) throw new Error(JSON.stringify(problems));
});

const dreamOf = (response: { json: unknown }) => (response.json as { dream: Dream }).dream;
const add = (client: SignedInClient, id: string, part: string, resolution?: string) =>
  client.post(`/api/dreams/${id}/parts`, { part, ...(resolution && { resolution }) });
const conflict = (reason: string) => ({
  status: 409,
  json: { error: { code: "conflict", details: { reason } } },
});

/** A user with this balance after a finished dream of this depth. */
async function finishedDream(
  depth: "reading" | "image" | "full",
  balance: number,
  options: TestAppOptions = {},
) {
  app = await startTestApp(options);
  const price = { reading: 1, image: 2, full: 5 }[depth];
  const client = await app.signUp({ tokens: balance + price });
  const id = await client.submitDream(TEXT, { depth });
  await app.finished(id);
  return { client, id };
}

test("an image and then a video in a chosen resolution are made from what is there, each at its own price", async () => {
  const { client, id } = await finishedDream("reading", 9);
  const { interpretation } = await client.dream(id);
  const drawn = await add(client, id, "image");
  expect(drawn.status).toBe(202);
  expect(dreamOf(drawn)).toMatchObject({
    status: "processing",
    depth: "image",
    creditsHeld: 1,
    creditsReturnable: 1,
    parts: {
      reading: { status: "done" },
      image: { status: "queued", cost: 1 },
      video: { status: "skipped" },
    },
  });
  await app.finished(id);
  expect(await client.credits()).toBe(8);

  expect(dreamOf(await add(client, id, "video", "720p"))).toMatchObject({
    depth: "full",
    resolution: "720p",
    creditsHeld: 8,
  });
  await app.finished(id);
  expect(await client.dream(id)).toMatchObject({
    status: "done",
    interpretation,
    imageUrl: `/media/${id}/image.webp`,
    videoUrl: `/media/${id}/video.mp4`,
    creditsHeld: 0,
    creditsUsed: 10,
    creditsReturned: 0,
  });
  expect(await client.credits()).toBe(0);
});

describe("pressed more than once", () => {
  test("a part is held and made once, also where the balance covers it only once; then it is a conflict", async () => {
    const { client, id } = await finishedDream("reading", 1);
    await app.runner.stop();
    const presses = await Promise.all(Array.from({ length: 10 }, () => add(client, id, "image")));
    expect(presses.map(({ status }) => status)).toEqual(Array<number>(10).fill(202));
    expect(dreamOf(presses[9]!)).toMatchObject({ creditsHeld: 1 });
    expect(await client.credits()).toBe(0);
    await app.runner.start();
    await app.finished(id);
    expect(await client.dream(id)).toMatchObject({ creditsUsed: 2, imageUrl: expect.any(String) as string });
    expect(await add(client, id, "image")).toMatchObject(conflict("part_done"));
  });

  test("a video in two resolutions at once is one video; the other press is a conflict", async () => {
    const { client, id } = await finishedDream("image", 30);
    await app.runner.stop();
    const presses = await Promise.all(
      ["480p", "720p"].map((resolution) => add(client, id, "video", resolution)),
    );
    expect(presses.map(({ status }) => status).toSorted()).toEqual([202, 409]);
    expect(presses.find(({ status }) => status === 409)).toMatchObject(conflict("part_being_made"));
    const { creditsHeld, resolution } = await client.dream(id);
    expect(creditsHeld).toBe(resolution === "480p" ? 3 : 8);
    expect(await client.credits()).toBe(30 - creditsHeld);
  });

  test("a cancellation and a press at once leave either a part that waits or none, and the ledger exact", async () => {
    const { client, id } = await finishedDream("reading", 5);
    await app.runner.stop();
    await add(client, id, "image");
    await Promise.all([client.post(`/api/dreams/${id}/cancel`), add(client, id, "image")]);
    const { creditsHeld, parts } = await client.dream(id);
    expect(creditsHeld).toBe(parts.image.status === "queued" ? 1 : 0);
    expect(await client.credits()).toBe(5 - creditsHeld);
  });
});

describe("is refused without a charge", () => {
  test("without the part before it, for a note, another user's dream and a reading", async () => {
    const { client, id } = await finishedDream("reading", 20);
    expect(await add(client, id, "video")).toMatchObject(conflict("needs_picture"));
    const note = await client.post("/api/dreams/notes", { dreamText: TEXT, language: "tr" });
    expect(await add(client, dreamOf(note).id, "image")).toMatchObject(conflict("needs_reading"));
    expect((await add(client, id, "reading")).status).toBe(400);
    const other = await app.signUp({ tokens: 5 });
    expect((await add(other, id, "image")).status).toBe(404);
    expect(await Promise.all([client.credits(), other.credits()])).toEqual([20, 5]);
  });

  test("while the part before it waits or runs", async () => {
    app = await startTestApp({ running: false });
    const client = await app.signUp({ tokens: 20 });
    const id = await client.submitDream(TEXT, { depth: "image" });
    expect(await add(client, id, "video")).toMatchObject(conflict("needs_picture"));
    const bare = await client.submitDream(TEXT, { depth: "reading" });
    expect(await add(client, bare, "image")).toMatchObject(conflict("needs_reading"));
    expect(await client.credits()).toBe(17);
  });

  test("with too few tokens, naming the price of the part alone", async () => {
    const { client, id } = await finishedDream("image", 7);
    const refused = await add(client, id, "video", "720p");
    expect(refused).toMatchObject({
      status: 402,
      json: { error: { code: "insufficient_tokens", details: { needed: 8, available: 7 } } },
    });
    expect(await client.dream(id)).toMatchObject({ status: "done", depth: "image", resolution: "480p" });
    expect(await client.credits()).toBe(7);
  });

  test("while the queue or the library is full, and for a text that is refused by now", async () => {
    let verdict: CareVerdict = "ok";
    const { client, id } = await finishedDream("reading", 20, {
      env: { DREAM_QUEUE_LIMIT_PER_PERSON: "1", QUOTA_DREAMS: "2" },
      engines: { moderation: { name: "m", review: async () => verdict } },
    });
    await app.runner.stop();
    const second = await client.submitDream(TEXT, { depth: "reading" });
    expect(await add(client, id, "image")).toMatchObject({ status: 429 });
    await client.post(`/api/dreams/${second}/cancel`);
    verdict = "refused";
    expect(await add(client, id, "image")).toMatchObject({ status: 422 });
    verdict = "care";
    expect(await add(client, id, "image")).toMatchObject({
      status: 422,
      json: { error: { code: "care_needed" } },
    });
    expect(await client.credits()).toBe(20);
    verdict = "ok";
    expect((await add(client, id, "image")).status).toBe(202);
  });
});

test("a dream that is deleted meanwhile is not found, and gives back what has not begun", async () => {
  const { client, id } = await finishedDream("reading", 5);
  await app.runner.stop();
  const [, removed] = await Promise.all([add(client, id, "image"), client.delete(`/api/dreams/${id}`)]);
  expect(removed.status).toBe(204);
  expect((await add(client, id, "image")).status).toBe(404);
  expect(await client.credits()).toBe(5);
});

test("a cancelled video gives its price back, and may be added in another resolution", async () => {
  const { client, id } = await finishedDream("image", 20);
  await app.runner.stop();
  await add(client, id, "video", "1080p");
  const cancelled = dreamOf(await client.post(`/api/dreams/${id}/cancel`));
  expect(cancelled).toMatchObject({
    status: "done",
    creditsReturned: 13,
    parts: { video: { status: "cancelled" } },
  });
  expect(dreamOf(await add(client, id, "video", "480p"))).toMatchObject({
    creditsHeld: 3,
    resolution: "480p",
  });
  await app.runner.start();
  await app.finished(id);
  expect(await client.dream(id)).toMatchObject({ creditsUsed: 5, creditsHeld: 0 });
  expect(await client.credits()).toBe(17);
});

test("a part that fails gives its price back, keeps the rest, and is a conflict only while it runs", async () => {
  const engines = createTestEngines();
  const ends = Promise.withResolvers<void>();
  const started = Promise.withResolvers<void>();
  let broken = true;
  const video: typeof engines.video = {
    name: "studio",
    async make(...call) {
      if (!broken) return engines.video.make(...call);
      started.resolve();
      await ends.promise;
      throw new ProviderError("provider_refused", "no", { retry: false });
    },
  };
  const { client, id } = await finishedDream("image", 20, { engines: { video } });
  await add(client, id, "video", "720p");
  await started.promise;
  await expect.poll(async () => (await client.dream(id)).creditsReturnable).toBe(0);
  expect(await add(client, id, "video", "480p")).toMatchObject(conflict("part_being_made"));
  expect((await add(client, id, "video", "720p")).status).toBe(202);
  ends.resolve();
  await app.finished(id);
  expect(await client.dream(id)).toMatchObject({ status: "done", creditsReturned: 8, creditsUsed: 2 });
  broken = false;
  expect((await add(client, id, "video", "480p")).status).toBe(202);
  await app.finished(id);
  expect(await client.dream(id)).toMatchObject({ creditsUsed: 5, videoUrl: `/media/${id}/video.mp4` });
  expect(await client.credits()).toBe(17);
});

test("counts the failed attempts of a part while it waits for the next", async () => {
  const draw = () => Promise.reject(new Error("busy"));
  const { client, id } = await finishedDream("reading", 5, {
    engines: { image: { name: "studio", draw, redraw: draw } },
    now: new Date("2026-11-22T03:00:00.000Z"),
  });
  await add(client, id, "image");
  const failed = async () => (await client.dream(id)).parts.image.failedAttempts;
  await expect.poll(failed).toBe(1);
  app.advance(2000);
  app.runner.wake();
  await expect.poll(failed).toBe(2);
  await client.delete(`/api/dreams/${id}`);
});

test("is in the export, in the user's entries and in what admins see", async () => {
  const { client, id } = await finishedDream("image", 20);
  await add(client, id, "video", "720p");
  await app.finished(id);
  const files = readZip((await client.get("/api/account/export")).bytes);
  const dream = [...files].find(([name]) => name.endsWith("dream.json"))![1];
  expect(JSON.parse(dream.toString())).toMatchObject({
    depth: "full",
    resolution: "720p",
    tokens: { held: 0, used: 10, returned: 0 },
    parts: expect.arrayContaining([
      expect.objectContaining({ part: "video", status: "done", cost: 8 }),
    ]) as unknown,
  });
  expect([...files.keys()].some((name) => name.endsWith("video.mp4"))).toBe(true);
  const admin = await app.signUp({ admin: true });
  const { json } = await admin.get("/api/admin/transactions?type=usage");
  expect((json as { transactions: object[] }).transactions).toContainEqual(
    expect.objectContaining({ userEmail: client.user.email, creditsAmount: -8 }),
  );
});
