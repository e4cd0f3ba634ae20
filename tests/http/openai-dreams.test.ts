import type { AddressInfo } from "node:net";
import { afterEach, afterAll, beforeEach, describe, expect, test } from "vitest";
import { checkLedger } from "#server/features/credits/check.ts";
import type { Dream } from "#shared/dreams.ts";
import { hang, replyText } from "../fakes/http-faults.ts";
import { failure, goodForm, moderationReply, imageReply, startFakeOpenAi } from "../fakes/openai.ts";
import { drawImage } from "../support/engines.ts";
import { startTestApp, type SignedInClient, type TestApp } from "../support/app.ts";
import { DREAM, openAiEngines } from "./openai-engines.ts";

let app: TestApp;
let client: SignedInClient;

const fake = await startFakeOpenAi();
const imageBytes = await drawImage(512);
afterAll(() => fake.close());

beforeEach(async () => {
  fake.reset();
  fake.always("/v1/images/generations", imageReply(imageBytes));
  const { reading, image, moderation } = openAiEngines(fake.url);
  app = await startTestApp({ engines: { reading, image, moderation } });
  client = await app.signUp({ tokens: 10 });
});
afterEach(() => app.close());

const submission = (change: object = {}) => ({ dreamText: DREAM, language: "tr", depth: "image", ...change });
const submit = (change?: object) =>
  client.post("/api/dreams", submission(change), { "accept-language": "tr" });

async function ended(id: string): Promise<Dream> {
  await app.finished(id);
  expect(await checkLedger(app.store.db)).toEqual([]);
  return client.dream(id);
}
const made = async (change?: object) => ended(((await submit(change)).json as { dream: Dream }).dream.id);

describe("a dream made by OpenAI", () => {
  test("has a reading and an image; only the image model receives the art direction", async () => {
    const dream = await made();
    const { artDirection } = await goodForm({ dreamText: DREAM, language: "tr" });
    expect(dream).toMatchObject({ status: "done", engine: "openai", creditsUsed: 2 });
    expect(Object.keys(dream.interpretation!).toSorted()).toEqual([
      "psychologicalAnalysis",
      "summary",
      "symbols",
      "tags",
      "themes",
    ]);
    expect(JSON.stringify(dream)).not.toContain(artDirection.slice(0, 20));
    expect(fake.sent("/v1/images/generations")[0]!.prompt).toContain(artDirection);
  });

  test("streams the summary to the user's browser while it is written, and does not store it", async () => {
    await app.app.listen({ port: 0, host: "127.0.0.1" });
    const { port } = app.app.server.address() as AddressInfo;
    const form = await goodForm({ dreamText: DREAM, language: "tr" });
    const text = JSON.stringify(form);
    const half = text.slice(0, text.indexOf(form.summary) + 50);
    let listens = () => undefined as void;
    const listening = new Promise<void>((resolve) => (listens = resolve));
    let sees = () => undefined as void;
    const seen = new Promise<void>((resolve) => (sees = resolve));
    fake.next("/v1/responses", async ({ response }) => {
      const send = (event: { type: string; [field: string]: unknown }) =>
        response.write(`event: ${event.type}\ndata: ${JSON.stringify(event)}\n\n`);
      await listening;
      response.writeHead(200, { "content-type": "text/event-stream" });
      send({ type: "response.output_text.delta", delta: half });
      await seen;
      const output = [{ type: "message", content: [{ type: "output_text", text }] }];
      send({ type: "response.completed", response: { id: "resp_1", status: "completed", output } });
      response.end();
    });

    const { id } = ((await submit({ depth: "reading" })).json as { dream: Dream }).dream;
    const response = await fetch(`http://127.0.0.1:${port}/api/dreams/${id}/events`, {
      headers: { cookie: client.cookie() },
    });
    let received = "";
    for await (const chunk of response.body!.pipeThrough(new TextDecoderStream())) {
      received += chunk;
      if (received.includes("event: dream")) listens();
      if (received.includes("event: writing")) sees();
    }
    const [, data] = /event: writing\ndata: (.*)\n/.exec(received)!;
    const { summary } = JSON.parse(data!) as { summary: string };
    expect(summary.length).toBeGreaterThan(30);
    expect(form.summary.startsWith(summary)).toBe(true);
    expect(received).toContain("event: end");
    expect((await ended(id)).interpretation!.summary).toBe(form.summary);
  });
});

describe("before any credit is held", () => {
  test("a failed review accepts no dream, returns an error, and charges nothing", async () => {
    fake.always("/v1/moderations", failure(503, null));
    const response = await submit();
    expect(response.status).toBe(503);
    expect(response.json).toMatchObject({
      error: { code: "unavailable", message: expect.stringContaining("güvenlik denetiminden") as string },
    });
    expect(await client.credits()).toBe(10);
    expect((await client.get("/api/dreams")).json).toMatchObject({ total: 0 });
    expect(fake.sent("/v1/responses")).toEqual([]);
  });

  test("a text that needs care gets it even when the review fails", async () => {
    fake.always("/v1/moderations", failure(503, null));
    for (let i = 0; i < 6; i++) await submit();
    const response = await submit({ dreamText: "Artık yaşamak istemiyorum, her gece bunu görüyorum." });
    expect(response.json).toMatchObject({ error: { code: "care_needed" } });
  });

  test.each([
    ["self-harm/intent", "care_needed"],
    ["sexual/minors", "content_refused"],
  ])("a text flagged for %s gets %s and is not sent on", async (category, code) => {
    fake.always("/v1/moderations", moderationReply({ [category]: true }));
    const response = await submit();
    expect(response.status).toBe(422);
    expect(response.json).toMatchObject({ error: { code } });
    expect(await client.credits()).toBe(10);
    expect(fake.sent("/v1/responses")).toEqual([]);
  });
});

describe("a dream with a failed part", () => {
  test("keeps its reading when the image is refused, and returns exactly the image's credit", async () => {
    fake.always("/v1/images/generations", failure(400, "moderation_blocked"));
    const dream = await made();
    expect(dream).toMatchObject({
      status: "done",
      creditsUsed: 1,
      creditsReturned: 1,
      parts: { reading: { status: "done" }, image: { status: "failed", error: "provider_refused" } },
    });
    expect(await client.credits()).toBe(9);
  });

  test("gets its image at the second request, at the same price", async () => {
    fake.next("/v1/images/generations", failure(400, "moderation_blocked"));
    const { id } = await made();
    expect((await client.post(`/api/dreams/${id}/retry`)).status).toBe(200);
    expect(await ended(id)).toMatchObject({ status: "done", creditsUsed: 2 });
    expect(await client.credits()).toBe(8);
  });

  test("returns all credits when the key is refused, and shows the fault to admins", async () => {
    fake.always("/v1/responses", failure(401, "invalid_api_key"));
    const dream = await made();
    expect(dream).toMatchObject({
      status: "failed",
      creditsUsed: 0,
      creditsReturned: 2,
      parts: {
        reading: { status: "failed", error: "provider_unavailable" },
        image: { status: "failed", error: "needs_reading" },
      },
    });
    expect(await client.credits()).toBe(10);
    const health = await app.deps.watch.health();
    expect(health.find(({ provider }) => provider === "openai")).toMatchObject({
      state: "setup",
      lastError: { message: expect.stringContaining("401") as string },
    });
  });

  test("is read at a later attempt when the provider was overloaded", async () => {
    fake.next(
      "/v1/responses",
      failure(429, "rate_limit_exceeded", { "retry-after": "1" }),
      replyText("", "text/html", 502),
    );
    expect(await made({ depth: "reading" })).toMatchObject({ status: "done", creditsUsed: 1 });
    expect(fake.sent("/v1/responses")).toHaveLength(3);
  });

  test("aborts its calls when it is deleted", async () => {
    fake.always("/v1/responses", hang);
    const { id } = ((await submit()).json as { dream: Dream }).dream;
    await expect.poll(() => fake.sent("/v1/responses").length).toBe(1);
    expect((await client.delete(`/api/dreams/${id}`)).status).toBe(204);
    await expect.poll(() => app.runner.state().running).toBe(0);
    // The image's credit returns; the reading had begun.
    expect(await client.credits()).toBe(9);
  });
});
