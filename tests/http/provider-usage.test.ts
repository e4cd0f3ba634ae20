import { afterAll, afterEach, beforeEach, describe, expect, test } from "vitest";
import { checkLedger } from "#server/features/credits/check.ts";
import type { Dream } from "#shared/dreams.ts";
import { DAY_MS } from "#shared/durations.ts";
import { hang, reset } from "../fakes/http-faults.ts";
import { failure, moderationReply, imageReply, startFakeOpenAi } from "../fakes/openai.ts";
import { startTestApp, type SignedInClient, type TestApp } from "../support/app.ts";
import { drawImage } from "../support/engines.ts";
import { DREAM, openAiEngines } from "./openai-engines.ts";

let app: TestApp;
let clock: NodeJS.Timeout;
const fake = await startFakeOpenAi();
afterAll(() => fake.close());
beforeEach(async () => {
  fake.reset();
  fake.always("/v1/images/generations", imageReply(await drawImage(512)));
});
afterEach(async () => {
  clearInterval(clock);
  await app.close();
});

async function start(env: Record<string, string> = {}, patienceMs?: number): Promise<void> {
  const { reading, image, moderation } = openAiEngines(fake.url, patienceMs ? { patienceMs } : {});
  app = await startTestApp({ engines: { reading, image, moderation }, env });
  // Waits between attempts pass at once.
  clock = app.skipWaits(121_000);
}

const submission = (depth: string) => ({ dreamText: DREAM, language: "tr", depth });
const submit = (client: SignedInClient, depth = "reading") => client.post("/api/dreams", submission(depth));
const idOf = (response: { json: unknown }) => (response.json as { dream: Dream }).dream.id;
const calls = () => app.store.db.selectFrom("provider_calls").selectAll().orderBy("id").execute();
const READINGS = "/v1/responses";
const IMAGES = "/v1/images/generations";
const REVIEWS = "/v1/moderations";

describe("the record of a call", () => {
  test("is there, with its estimate, before the call is answered, and is settled by the answer", async () => {
    await start();
    let before: Awaited<ReturnType<typeof calls>> = [];
    const responded = Promise.withResolvers<void>();
    fake.next(READINGS, async ({ request }) => {
      before = await calls();
      responded.resolve();
      request.socket.destroy();
    });
    const client = await app.signUp({ tokens: 1 });
    const id = idOf(await submit(client));
    await responded.promise;
    expect(before).toMatchObject([{ dream_id: id, part: "reading", outcome: "open", settled_at: null }]);
    expect(before[0]!.micro_usd).toBeGreaterThan(0);
    await app.finished(id);
    const [lost, made] = await calls();
    // The answer was lost: it may be paid for, and counts as estimated.
    expect(lost).toMatchObject({ outcome: "provider_unavailable", micro_usd: before[0]!.micro_usd });
    expect(made).toMatchObject({ outcome: "ok", input_tokens: 420, output_tokens: 610 });
    expect([lost, made].every((call) => call!.settled_at !== null)).toBe(true);
  });

  test("closes the day's ceiling also when the dream is deleted before the answer: 1 token buys 1 reading", async () => {
    await start({ OPENAI_DAILY_USD_LIMIT: "0.0001" });
    fake.always(READINGS, hang);
    const client = await app.signUp({ tokens: 1 });
    const id = idOf(await submit(client));
    await expect.poll(() => fake.sent(READINGS).length).toBe(1);
    expect((await client.delete(`/api/dreams/${id}`)).status).toBe(204);
    await expect.poll(() => app.runner.state().running).toBe(0);
    expect(await client.credits()).toBe(0);
    expect((await submit(client)).status).toBe(503);
    await app.giveCredits(client.user.id, 20);
    const refused = await submit(client);
    expect(refused.json).toMatchObject({ error: { code: "unavailable", details: { reason: "spending" } } });
    expect(fake.sent(READINGS)).toHaveLength(1);
    expect(await calls()).toMatchObject([{ dream_id: id, outcome: "interrupted" }]);
    expect((await calls())[0]!.micro_usd).toBeGreaterThan(100);
    expect(await checkLedger(app.store.db)).toEqual([]);
  });

  test("counts on its own day alone, also where the clock ran ahead for a while", async () => {
    await start({ OPENAI_DAILY_USD_LIMIT: "0.0001" });
    const client = await app.signUp({ tokens: 2 });
    app.advance(400 * DAY_MS);
    await app.finished(idOf(await submit(await app.signUp({ tokens: 1 }))));
    expect((await calls())[0]!.micro_usd).toBeGreaterThan(100);
    app.advance(-400 * DAY_MS);
    expect((await submit(client)).status).toBe(202);
  });

  test("of a refused call costs nothing", async () => {
    await start();
    fake.always(READINGS, failure(401, "invalid_api_key"));
    const client = await app.signUp({ tokens: 1 });
    await app.finished(idOf(await submit(client)));
    expect(await calls()).toMatchObject([{ outcome: "provider_unavailable", micro_usd: 0 }]);
  });

  test("cannot be changed once it is settled, or be removed", async () => {
    await start();
    const client = await app.signUp({ tokens: 1 });
    await app.finished(idOf(await submit(client)));
    const { db } = app.store;
    await expect(db.updateTable("provider_calls").set({ micro_usd: 0 }).execute()).rejects.toThrow("settled");
    await expect(db.deleteFrom("provider_calls").execute()).rejects.toThrow("append-only");
  });
});

test("a late image is requested once more, both are counted, and its credit returns", async () => {
  await start({}, 300);
  fake.always(IMAGES, hang);
  const client = await app.signUp({ tokens: 2 });
  const id = idOf(await submit(client, "image"));
  await app.finished(id);
  expect(fake.sent(IMAGES)).toHaveLength(2);
  const images = (await calls()).filter(({ part }) => part === "image");
  expect(images).toMatchObject([
    { outcome: "provider_timeout", images: 1 },
    { outcome: "provider_timeout", images: 1 },
  ]);
  expect(images.every(({ micro_usd: cost }) => cost > 0)).toBe(true);
  expect(await client.credits()).toBe(1);
});

describe("the remote review", () => {
  test("gets no text of an account that could not pay for it", async () => {
    await start();
    const client = await app.signUp();
    expect((await submit(client)).status).toBe(402);
    expect(fake.sent(REVIEWS)).toHaveLength(0);
    const response = await client.post("/api/dreams", {
      ...submission("reading"),
      dreamText: "Artık yaşamak istemiyorum, her gece bunu görüyorum.",
    });
    expect(response.json).toMatchObject({ error: { code: "care_needed" } });
  });

  test("that fails takes no readings down", async () => {
    await start();
    const client = await app.signUp({ tokens: 20 });
    fake.always(REVIEWS, reset);
    for (let i = 0; i < 6; i++) expect((await submit(client)).status).toBe(503);
    const asked = fake.sent(REVIEWS).length;
    expect((await submit(client)).json).toMatchObject({ error: { details: { reason: "moderation" } } });
    expect(fake.sent(REVIEWS)).toHaveLength(asked);
    expect(app.deps.watch.admits("openai")).toBe("now");
  });

  test("takes 5 texts of one account in a minute, so that no few accounts use up those of all", async () => {
    await start();
    fake.always(REVIEWS, moderationReply({ "sexual/minors": true }));
    const [client, other] = [await app.signUp({ tokens: 1 }), await app.signUp({ tokens: 1 })];
    const responses = [];
    for (let i = 0; i < 6; i++) responses.push((await submit(client)).status);
    expect(responses.filter((status) => status === 422)).toHaveLength(5);
    expect(responses.at(-1)).toBe(429);
    expect(fake.sent(REVIEWS)).toHaveLength(5);
    expect((await submit(other)).status).toBe(422);
  });

  test("is counted where it has a price", async () => {
    await start({ PROVIDER_PRICES: '{"omni-moderation-latest":{"inputTokens":1}}' });
    const client = await app.signUp({ tokens: 1 });
    await app.finished(idOf(await submit(client)));
    const [review] = await calls();
    expect(review).toMatchObject({ part: "moderation", dream_id: null, outcome: "ok" });
    expect(review!.micro_usd).toBeGreaterThan(0);
  });
});
