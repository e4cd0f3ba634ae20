import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { checkLedger } from "#server/features/credits/check.ts";
import { ProviderError } from "#server/providers/provider-error.ts";
import type { Dream } from "#shared/dreams.ts";
import { createTestEngines } from "../support/engines.ts";
import { startTestApp, type TestApp } from "../support/app.ts";

const TEXT = "Eski bir trenin içindeydim, raylar suyun üstünden gidiyordu.";

const submission = (change: Record<string, unknown> = {}) => ({ dreamText: TEXT, language: "tr", ...change });
const dreamOf = (response: { json: unknown }) => (response.json as { dream: Dream }).dream;

describe("submitting a dream", () => {
  let app: TestApp;
  beforeAll(async () => {
    app = await startTestApp();
  });
  afterAll(() => app.close());

  test("holds the price, makes every part, and takes exactly the price", async () => {
    const client = await app.signUp({ tokens: 7 });
    const response = await client.post("/api/dreams", submission());
    expect(response.status).toBe(202);
    expect(dreamOf(response)).toMatchObject({
      status: "queued",
      creditsHeld: 5,
      depth: "full",
      resolution: "480p",
    });
    expect(await client.credits()).toBe(2);

    await app.finished(dreamOf(response).id);
    const dream = dreamOf(await client.get(`/api/dreams/${dreamOf(response).id}`));
    expect(dream).toMatchObject({
      status: "done",
      progress: 1,
      queue: null,
      creditsHeld: 0,
      creditsUsed: 5,
      creditsReturned: 0,
    });
    expect(dream.interpretation?.summary).not.toBe("");
    expect(dream.imageUrl).toBe(`/media/${dream.id}/image.webp`);
    expect(dream.videoUrl).toBe(`/media/${dream.id}/video.mp4`);
    expect(await checkLedger(app.store.db)).toEqual([]);
  });

  test.each([
    ["reading", "480p", 1],
    ["image", "1080p", 2],
    ["full", "480p", 5],
    ["full", "720p", 10],
    ["full", "1080p", 15],
  ])("asks %s at %s for %i tokens and skips the other parts", async (depth, resolution, price) => {
    const client = await app.signUp({ tokens: price });
    const dream = dreamOf(await client.post("/api/dreams", submission({ depth, resolution })));
    expect(dream.creditsHeld).toBe(price);
    expect(dream.parts.image.status === "skipped").toBe(depth === "reading");
    expect(dream.parts.video.status === "skipped").toBe(depth !== "full");
    await app.finished(dream.id);
    expect(await client.credits()).toBe(0);
  });

  test("refuses below the price, names it, and stores nothing", async () => {
    const client = await app.signUp({ tokens: 4 });
    const response = await client.post("/api/dreams", submission());
    expect(response.status).toBe(402);
    expect(response.json).toMatchObject({
      error: { code: "insufficient_tokens", details: { needed: 5, available: 4 } },
    });
    expect(await client.credits()).toBe(4);
    expect((await client.get("/api/dreams")).json).toMatchObject({ total: 0 });
  });

  test("a form sent twice with one key is one dream at one price", async () => {
    const client = await app.signUp({ tokens: 20 });
    const headers = { "idempotency-key": "draft-1" };
    const responses = await Promise.all(
      [1, 2, 3].map(() => client.post("/api/dreams", submission(), headers)),
    );
    expect(responses.map((a) => a.status)).toEqual([202, 202, 202]);
    expect(new Set(responses.map((a) => dreamOf(a).id)).size).toBe(1);
    expect(await client.credits()).toBe(15);
  });

  test("a key used for another text is a conflict", async () => {
    const client = await app.signUp({ tokens: 20 });
    const headers = { "idempotency-key": "draft-1" };
    await client.post("/api/dreams", submission(), headers);
    const other = await client.post(
      "/api/dreams",
      submission({ dreamText: `${TEXT} Sonra uyandım.` }),
      headers,
    );
    expect(other.status).toBe(409);
    expect(await client.credits()).toBe(15);
  });

  test("a key used for a note is a conflict for a reading of its text, and the other way round", async () => {
    const client = await app.signUp({ tokens: 20, verified: true });
    const words = { dreamText: TEXT, language: "tr" };
    const kept = { "idempotency-key": "kept" };
    const read = { "idempotency-key": "read" };
    expect((await client.post("/api/dreams/notes", words, kept)).status).toBe(201);
    expect((await client.post("/api/dreams", { ...words, depth: "reading" }, kept)).status).toBe(409);
    expect((await client.post("/api/dreams", { ...words, depth: "reading" }, read)).status).toBe(202);
    expect((await client.post("/api/dreams/notes", words, read)).status).toBe(409);
    expect((await client.post("/api/dreams/notes", words, kept)).status).toBe(201);
    expect((await client.get("/api/dreams")).json).toMatchObject({ total: 2 });
  });

  test("200 submissions at once at a balance for 7 make exactly 7 dreams", async () => {
    const client = await app.signUp({ tokens: 7 * 2 });
    const responses = await Promise.all(
      Array.from({ length: 200 }, () => client.post("/api/dreams", submission({ depth: "image" }))),
    );
    expect(responses.filter((a) => a.status === 202)).toHaveLength(7);
    expect(responses.filter((a) => a.status === 402)).toHaveLength(193);
    expect(await client.credits()).toBe(0);
    expect(await checkLedger(app.store.db)).toEqual([]);
  });

  test("counts the text as the user sees it: 500 emoji fit, 501 do not, 9 letters are too few", async () => {
    const client = await app.signUp({ tokens: 1 });
    const send = (dreamText: string) =>
      client.post("/api/dreams", submission({ dreamText, depth: "reading" }));
    expect((await send("👩🏽".repeat(501))).status).toBe(400);
    expect((await send(`   ${"a".repeat(9)}   `)).status).toBe(400);
    expect((await send("👩🏽".repeat(500))).status).toBe(202);
  });

  test("a text that needs care is recognised before credits are spent, and may be stored as a note", async () => {
    const caring = await startTestApp({ engines: { moderation: { name: "m", review: async () => "care" } } });
    const client = await caring.signUp({ tokens: 5 });
    const response = await client.post("/api/dreams", submission());
    expect(response.status).toBe(422);
    expect(response.json).toMatchObject({ error: { code: "care_needed" } });
    const { resources } = (response.json as { error: { details: { resources: unknown[] } } }).error.details;
    expect(resources.length).toBeGreaterThan(0);
    expect(await client.credits()).toBe(5);

    const note = await client.post("/api/dreams/notes", { dreamText: TEXT, language: "tr" });
    expect(note.status).toBe(201);
    expect(dreamOf(note)).toMatchObject({ kind: "note", status: "done", creditsUsed: 0, dreamText: TEXT });
    expect(await client.credits()).toBe(5);
    await caring.close();
  });

  test("fails closed, without a charge, when the text cannot be reviewed", async () => {
    const review = () => Promise.reject(new Error("down"));
    const broken = await startTestApp({ engines: { moderation: { name: "m", review } } });
    const client = await broken.signUp({ tokens: 5 });
    const response = await client.post("/api/dreams", submission());
    expect(response.status).toBe(503);
    expect(await client.credits()).toBe(5);
    await broken.close();
  });
});

describe("when a part fails for good", () => {
  const refuse = () => Promise.reject(new ProviderError("provider_refused", "no", { retry: false }));

  test("a failed video returns exactly its credits and keeps the rest; a retry costs them again", async () => {
    const engines = createTestEngines();
    let works = false;
    const video = {
      name: "video",
      make: (...call: Parameters<typeof engines.video.make>) =>
        works ? engines.video.make(...call) : refuse(),
    };
    const app = await startTestApp({ engines: { video } });
    const client = await app.signUp({ tokens: 8 });
    const id = await client.submitDream(TEXT);
    await app.finished(id);
    const failed = await client.dream(id);
    expect(failed).toMatchObject({ status: "done", creditsUsed: 2, creditsReturned: 3, creditsHeld: 0 });
    expect(failed.parts.video).toMatchObject({ status: "failed", error: "provider_refused", cost: 3 });
    expect(await client.credits()).toBe(6);

    works = true;
    const again = await client.post(`/api/dreams/${id}/retry`);
    expect(again.status).toBe(200);
    expect(dreamOf(again)).toMatchObject({ creditsHeld: 3 });
    await app.finished(id);
    expect(await client.dream(id)).toMatchObject({ status: "done", creditsUsed: 5 });
    expect(await client.credits()).toBe(3);
    expect((await client.post(`/api/dreams/${id}/retry`)).status).toBe(409);
    expect(await checkLedger(app.store.db)).toEqual([]);
    await app.close();
  });

  test("without an image there is no video, and both return their credits", async () => {
    const app = await startTestApp({ engines: { image: { name: "image", draw: refuse } } });
    const client = await app.signUp({ tokens: 5 });
    const id = await client.submitDream(TEXT);
    await app.finished(id);
    const dream = await client.dream(id);
    expect(dream.parts.video).toMatchObject({ status: "failed", error: "needs_picture" });
    expect(dream).toMatchObject({ status: "done", creditsUsed: 1, creditsReturned: 4 });
    expect(await client.credits()).toBe(4);
    await app.close();
  });

  test("a dream of which nothing came to be is failed and costs nothing", async () => {
    const app = await startTestApp({
      engines: { reading: { name: "reading", read: refuse }, image: { name: "image", draw: refuse } },
    });
    const client = await app.signUp({ tokens: 5 });
    const id = await client.submitDream(TEXT);
    await app.finished(id);
    expect(await client.dream(id)).toMatchObject({
      status: "failed",
      creditsReturned: 5,
    });
    expect(await client.credits()).toBe(5);
    await app.close();
  });

  test("a passing fault is tried again until it works", async () => {
    const engines = createTestEngines();
    let attempts = 0;
    const reading = {
      name: "reading",
      read: (...call: Parameters<typeof engines.reading.read>) =>
        ++attempts < 3 ? Promise.reject(new Error("busy")) : engines.reading.read(...call),
    };
    const app = await startTestApp({ engines: { reading } });
    const client = await app.signUp({ tokens: 1 });
    const id = await client.submitDream(TEXT, { depth: "reading" });
    // The waits between attempts pass on the shifted clock.
    const done = app.finished(id);
    const clock = setInterval(() => {
      app.advance(60_000);
      app.runner.wake();
    }, 20);
    await done;
    clearInterval(clock);
    expect(attempts).toBe(3);
    expect((await client.dream(id)).status).toBe("done");
    await app.close();
  });
});

describe("cancelling and deleting", () => {
  test("a waiting dream is cancelled completely, its credits return, and a second time changes nothing", async () => {
    const app = await startTestApp({ running: false });
    const client = await app.signUp({ tokens: 5 });
    const id = await client.submitDream(TEXT);
    const cancelled = await Promise.all([1, 2].map(() => client.post(`/api/dreams/${id}/cancel`)));
    expect(cancelled.map((a) => a.status)).toEqual([200, 200]);
    expect(dreamOf(cancelled[0]!)).toMatchObject({ status: "cancelled", creditsReturned: 5, creditsHeld: 0 });
    expect(await client.credits()).toBe(5);
    expect(await checkLedger(app.store.db)).toEqual([]);
    await app.close();
  });

  test("a part under way is not cancelled, the waiting ones are", async () => {
    const started = Promise.withResolvers<void>();
    const go = Promise.withResolvers<void>();
    const engines = createTestEngines();
    const image: typeof engines.image = {
      name: "image",
      async draw(...call) {
        started.resolve();
        await go.promise;
        return engines.image.draw(...call);
      },
    };
    const app = await startTestApp({ engines: { image } });
    const client = await app.signUp({ tokens: 5 });
    const id = await client.submitDream(TEXT);
    await started.promise;
    const dream = dreamOf(await client.post(`/api/dreams/${id}/cancel`));
    expect(dream.parts).toMatchObject({ image: { status: "processing" }, video: { status: "cancelled" } });
    go.resolve();
    await app.finished(id);
    expect(await client.dream(id)).toMatchObject({ status: "done", creditsUsed: 2 });
    expect(await client.credits()).toBe(3);
    expect((await client.post(`/api/dreams/${id}/cancel`)).status).toBe(409);
    await app.close();
  });

  test("deleting removes the dream, its files and running work; parts that have not begun return their credits", async () => {
    const started = Promise.withResolvers<void>();
    const image = {
      name: "image",
      draw: (_brief: unknown, { signal }: { signal: AbortSignal }) =>
        new Promise<Buffer>((_, reject) => {
          started.resolve();
          signal.addEventListener("abort", () => reject(signal.reason as Error));
        }),
    };
    const app = await startTestApp({ engines: { image } });
    const client = await app.signUp({ tokens: 5 });
    const id = await client.submitDream(TEXT);
    await started.promise;
    expect((await client.delete(`/api/dreams/${id}`)).status).toBe(204);
    expect((await client.delete(`/api/dreams/${id}`)).status).toBe(404);
    expect((await client.get(`/api/dreams/${id}`)).status).toBe(404);
    expect(await client.credits()).toBe(3);
    expect(await checkLedger(app.store.db)).toEqual([]);
    await app.close();
  });
});
