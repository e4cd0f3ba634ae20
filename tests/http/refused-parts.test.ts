import { afterAll, afterEach, beforeEach, expect, test } from "vitest";
import { checkLedger } from "#server/features/credits/check.ts";
import type { Dream } from "#shared/dreams.ts";
import { HOUR_MS } from "#shared/durations.ts";
import { REFUSED_PARTS_PER_DAY } from "#shared/limits.ts";
import { formReply, failure, startFakeOpenAi } from "../fakes/openai.ts";
import { startTestApp, type SignedInClient, type TestApp } from "../support/app.ts";
import { DREAM, openAiEngines } from "./openai-engines.ts";

/** The model's own refusal, in an answer that is paid for. */
const refusal = formReply(() => "", {
  output: [{ type: "message", content: [{ type: "refusal", refusal: "No." }] }],
});
let app: TestApp;
let client: SignedInClient;

const fake = await startFakeOpenAi();
afterAll(() => fake.close());
beforeEach(async () => {
  fake.reset();
  fake.always("/v1/responses", refusal);
  const { reading, image } = openAiEngines(fake.url);
  app = await startTestApp({
    engines: { reading, image },
    running: false,
    now: new Date("2026-11-22T21:00:00.000Z"),
  });
  client = await app.signUp({ tokens: 20 });
});
afterEach(() => app.close());

const submit = (own: object = {}, who = client) =>
  who.post("/api/dreams", { dreamText: DREAM, language: "tr", depth: "reading", ...own });
const readings = () => fake.sent("/v1/responses").length;

const submitted = (own: object = {}) => client.submitDream(DREAM, { depth: "reading", ...own });
async function ended(id: string): Promise<Dream> {
  await app.finished(id);
  return client.dream(id);
}
async function refuseAll(): Promise<string[]> {
  await app.runner.start();
  const ids: string[] = [];
  for (let i = 0; i < REFUSED_PARTS_PER_DAY; i++) {
    ids.push(await submitted());
    expect((await ended(ids.at(-1)!)).parts.reading).toMatchObject({ error: "provider_refused" });
  }
  return ids;
}

test("after some refused readings nothing more of their user is taken that day, which is said and costs nothing", async () => {
  const [first] = await refuseAll();
  expect(await client.credits()).toBe(20);
  const response = await submit();
  expect(response.status).toBe(429);
  expect(response.headers["retry-after"]).toBe(String(3 * 3600));
  expect(response.json).toMatchObject({
    error: {
      code: "rate_limited",
      details: { reason: "refusals" },
      message: expect.stringMatching(/declined.*midnight UTC.*3 hours/) as string,
    },
  });
  expect((await client.post(`/api/dreams/${first}/retry`)).status).toBe(429);
  expect(readings()).toBe(REFUSED_PARTS_PER_DAY);
  expect(await client.credits()).toBe(20);

  const other = await app.signUp({ tokens: 1 });
  expect((await submit({}, other)).status).toBe(202);
  app.advance(3 * HOUR_MS);
  expect((await submit()).status).toBe(202);
});

test("the count outlives the dreams that were refused", async () => {
  for (const id of await refuseAll()) expect((await client.delete(`/api/dreams/${id}`)).status).toBe(204);
  expect((await submit()).status).toBe(429);
});

test("a refused image counts too", async () => {
  fake.always("/v1/images/generations", failure(400, "moderation_blocked"));
  fake.always(
    "/v1/responses",
    formReply((form) => form),
  );
  await app.runner.start();
  for (let i = 0; i < REFUSED_PARTS_PER_DAY; i++) {
    const { parts } = await ended(await submitted({ depth: "image" }));
    expect(parts.image).toMatchObject({ error: "provider_refused" });
  }
  expect((await submit({ depth: "image" })).status).toBe(429);
});

test("dreams submitted at once end at the same limit: parts that have not begun return their credits without a call", async () => {
  const ids: string[] = [];
  for (let i = 0; i < 15; i++) ids.push(await submitted());
  expect(await client.credits()).toBe(5);
  await app.runner.start();
  const errors = [];
  for (const id of ids) errors.push((await ended(id)).parts.reading.error);
  const refused = errors.filter((error) => error === "provider_refused").length;
  expect(errors.filter((error) => error === "refusals_paused")).toHaveLength(15 - refused);
  // Those that were with the model when the limit was reached: four readings at once.
  expect(refused).toBeLessThan(REFUSED_PARTS_PER_DAY + 4);
  expect(readings()).toBe(refused);
  expect(await client.credits()).toBe(20);
  expect(await checkLedger(app.store.db)).toEqual([]);
});
