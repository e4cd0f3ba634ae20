import { afterEach, describe, expect, test } from "vitest";
import { checkLedger } from "#server/features/credits/check.ts";
import { ProviderError } from "#server/providers/provider-error.ts";
import { DAY_MS } from "#shared/durations.ts";
import { replyJson } from "../fakes/http-faults.ts";
import { SUBMISSION, startVideoApp, type VideoApp } from "./replicate-app.ts";

let app: VideoApp;
afterEach(() => app.close());
const replicate = async () =>
  (await app.deps.watch.health()).find(({ provider }) => provider === "replicate")!;

describe("while Replicate is unavailable", () => {
  /** Three failed submissions, of three dreams, open the breaker. */
  async function lose(): Promise<void> {
    app.fake.fail("create", replyJson({}, 503));
    await Promise.all([1, 2, 3].map(() => app.make()));
    expect(app.deps.watch.admits("replicate")).not.toBe("now");
  }

  test("a video waits without a submission, the rest of the dream is made, and it continues when Replicate is back", async () => {
    app = await startVideoApp();
    await lose();
    expect(await replicate()).toMatchObject({
      state: "unavailable",
      lastError: { message: "Replicate submit: 503" },
    });
    app.fake.heal();
    const { dream, credits } = await app.make();
    expect(dream.parts.video.status).toBe("done");
    expect(credits).toBe(0);
    expect(await replicate()).toMatchObject({ state: "ok" });
    expect(await checkLedger(app.store.db)).toEqual([]);
  });

  test("a video that waited for five minutes fails and returns its credits, without a submission", async () => {
    app = await startVideoApp();
    const unavailable = new ProviderError("provider_unavailable", "down", { retry: true, fault: "outage" });
    for (let i = 0; i < 5; i++) app.deps.watch.enter("replicate")(unavailable);
    app.advance(15_000);
    // The single probe does not return.
    app.deps.watch.enter("replicate");
    const { dream, credits } = await app.make();
    expect(dream.parts).toMatchObject({
      reading: { status: "done" },
      image: { status: "done" },
      video: { status: "failed", error: "provider_unavailable" },
    });
    expect(credits).toBe(3);
    expect(app.fake.received.create).toBe(0);
    expect(await checkLedger(app.store.db)).toEqual([]);
  });
});

describe("a day's ceiling", () => {
  const env = {
    REPLICATE_DAILY_USD_LIMIT: "0.15",
    PROVIDER_PRICES: '{"bytedance/seedance-1-lite":{"film":{"480p":0.1}}}',
  };

  test("once reached, refuses dreams with a video before they cost anything; others go on", async () => {
    app = await startVideoApp({ env });
    await app.make();
    await app.make();
    const client = await app.signUp({ tokens: 10 });
    const refused = await client.post("/api/dreams", SUBMISSION);
    expect(refused.status).toBe(503);
    expect(refused.json).toMatchObject({ error: { code: "unavailable", details: { reason: "spending" } } });
    expect((refused.json as { error: { message: string } }).error.message).toMatch(/limit/i);
    expect((await client.get("/api/me")).json).toMatchObject({ credits: 10 });
    expect((await client.post("/api/dreams", { ...SUBMISSION, depth: "image" })).status).toBe(202);
    expect(await replicate()).toMatchObject({
      state: "paused",
      callsToday: 2,
      spentTodayMicroUsd: 200_000,
      ceilingMicroUsd: 150_000,
    });
  });

  test("fails the videos that already waited, and ends the next day", async () => {
    app = await startVideoApp({ env, running: false });
    const client = await app.signUp({ tokens: 15 });
    const dreams = [];
    for (let i = 0; i < 3; i++) dreams.push(await app.submit(client));
    await app.runner.start();
    await Promise.all(dreams.map(({ id }) => app.finished(id)));
    const ends = await Promise.all(dreams.map(({ id }) => client.dream(id)));
    const paused = ends.filter(({ parts }) => parts.video.error === "spending_paused");
    expect(paused).toHaveLength(1);
    expect(paused[0]).toMatchObject({ status: "done", creditsUsed: 2, creditsReturned: 3 });
    expect((await client.post(`/api/dreams/${paused[0]!.id}/retry`)).status).toBe(503);
    app.advance(DAY_MS);
    expect((await client.post(`/api/dreams/${paused[0]!.id}/retry`)).status).toBe(200);
    await app.finished(paused[0]!.id);
    expect((await client.dream(paused[0]!.id)).parts.video.status).toBe("done");
  });

  test("is shown to admins, and close from four fifths on, though another provider has none", async () => {
    app = await startVideoApp({ env: { ...env, REPLICATE_DAILY_USD_LIMIT: "0.125" } });
    const admin = await app.signUp({ admin: true });
    const alerts = async () => (await admin.get("/api/admin/attention")).json!;
    const near = { code: "spending_near_ceiling", count: 1 };
    const none = await alerts();
    expect(none.spending).toEqual({ today: 0, ceiling: 125_000 });
    expect(none.problems).not.toContainEqual(near);
    await app.make();
    const { spending, problems } = await alerts();
    expect(spending).toEqual({ today: 100_000, ceiling: 125_000 });
    expect(problems).toContainEqual(near);
  });

  test("shows in the metrics", async () => {
    app = await startVideoApp({ env });
    await app.make();
    const text = (await app.visitor().get("/metrics")).bytes.toString();
    expect(text).toContain('provider_spent_today_usd{provider="replicate"} 0.1');
    expect(text).toContain('provider_calls_today{provider="openai"} 0');
    expect(text).toContain('provider_working{provider="replicate"} 1');
  });
});

describe("a full queue", () => {
  test("of one user refuses their next dream with 429, and takes another's", async () => {
    app = await startVideoApp({ env: { DREAM_QUEUE_LIMIT_PER_PERSON: "2" }, running: false });
    const ana = await app.signUp({ tokens: 50 });
    const responses = await Promise.all([1, 2, 3, 4].map(() => ana.post("/api/dreams", SUBMISSION)));
    expect(responses.map(({ status }) => status).toSorted()).toEqual([202, 202, 429, 429]);
    const refused = responses.find(({ status }) => status === 429)!;
    expect(refused.json).toMatchObject({ error: { code: "rate_limited", details: { reason: "waiting" } } });
    expect(refused.headers["retry-after"]).toBe("60");
    expect((await ana.get("/api/me")).json).toMatchObject({ credits: 40 });
    const bora = await app.signUp({ tokens: 5 });
    expect((await bora.post("/api/dreams", SUBMISSION)).status).toBe(202);
  });

  test("of all users refuses with 503 and no charge, a retry too, until there is room", async () => {
    app = await startVideoApp({ env: { DREAM_QUEUE_LIMIT: "1" }, running: false });
    const [ana, bora] = [await app.signUp({ tokens: 5 }), await app.signUp({ tokens: 5 })];
    const cancelled = await app.submit(bora);
    await bora.post(`/api/dreams/${cancelled.id}/cancel`);
    const { id } = await app.submit(ana);
    const refused = await bora.post("/api/dreams", SUBMISSION);
    expect(refused.status).toBe(503);
    expect(refused.json).toMatchObject({ error: { code: "unavailable", details: { reason: "queue" } } });
    expect((await bora.post(`/api/dreams/${cancelled.id}/retry`)).status).toBe(503);
    expect((await bora.get("/api/me")).json).toMatchObject({ credits: 5 });
    await ana.post(`/api/dreams/${id}/cancel`);
    expect((await bora.post(`/api/dreams/${cancelled.id}/retry`)).status).toBe(200);
  });
});
