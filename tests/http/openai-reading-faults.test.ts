import { afterAll, beforeEach, describe, expect, test } from "vitest";
import {
  cutShort,
  drip,
  endless,
  hang,
  redirect,
  replyText,
  reset,
  replyTooLate,
  type Handler,
} from "../fakes/http-faults.ts";
import {
  formReply,
  failure,
  goodForm,
  bodyOf,
  sendChat,
  sendResponse,
  startFakeOpenAi,
  type FakeForm,
} from "../fakes/openai.ts";
import { createEngineCall } from "../support/engine-call.ts";
import { promptOf, DREAM, openAiEngines } from "./openai-engines.ts";

const RESPONSES = "/v1/responses";
const CHAT = "/v1/chat/completions";

const fake = await startFakeOpenAi();
beforeEach(() => fake.reset());
afterAll(() => fake.close());

const read = (prompt = promptOf(), call = createEngineCall(), patienceMs?: number) =>
  openAiEngines(fake.url, { patienceMs }).reading.read(prompt, call);
const failed = (reading: Promise<unknown>) =>
  reading.then(
    () => expect.unreachable(),
    (error: unknown) => error,
  );
describe("a refusal", () => {
  test.each<[string, Handler]>([
    [
      "in the answer",
      (exchange) =>
        sendResponse(exchange, "", {
          output: [{ type: "message", content: [{ type: "refusal", refusal: "No." }] }],
        }),
    ],
    [
      "of the filter",
      formReply((form) => form, {
        status: "incomplete",
        incomplete_details: { reason: "content_filter" },
      }),
    ],
    ["of the request", failure(400, "invalid_prompt")],
    [
      "while writing",
      (exchange) =>
        sendResponse(exchange, "", { status: "failed", error: { code: "invalid_prompt", message: "x" } }),
    ],
  ])("%s is not retried", async (_what, handler) => {
    fake.always(RESPONSES, handler);
    expect(await failed(read())).toMatchObject({ code: "provider_refused", retry: false, fault: "answer" });
    expect(fake.sent(RESPONSES)).toHaveLength(1);
  });
});

describe("a failing provider", () => {
  const outage = { code: "provider_unavailable", retry: true, fault: "outage" };
  const late = { code: "provider_timeout", retry: true, fault: "outage" };
  const setup = { code: "provider_unavailable", retry: false, fault: "setup" };
  const broken = { code: "provider_failed", retry: false, fault: "answer" };

  test.each<[string, Handler, object]>([
    ["does not answer", hang, late],
    [
      "begins and then says nothing",
      ({ response }) => void response.writeHead(200, { "content-type": "text/event-stream" }).flushHeaders(),
      late,
    ],
    ["answers too late", replyTooLate, late],
    ["drips", drip, late],
    ["cuts the line after the request", reset, outage],
    ["cuts the line in its answer", cutShort, outage],
    ["ends its stream without an end", replyText("", "text/event-stream"), outage],
    ["sends a redirect", redirect("http://127.0.0.1:9/"), outage],
    [
      "is overloaded",
      failure(429, "rate_limit_exceeded", { "retry-after": "7" }),
      { ...outage, retryAfterMs: 7000 },
    ],
    ["answers 500", failure(500, null), outage],
    ["answers 502 with a page", replyText("<html>", "text/html", 502), outage],
    ["answers 503", failure(503, "server_error"), outage],
    [
      "fails while writing",
      (exchange) =>
        sendResponse(exchange, "", { status: "failed", error: { code: "server_error", message: "x" } }),
      outage,
    ],
    ["has no credit left", failure(429, "insufficient_quota"), setup],
    ["knows no such key", failure(401, "invalid_api_key"), setup],
    ["allows nothing", failure(403, "unsupported_country_region_territory"), setup],
    ["knows no such model", failure(404, "model_not_found"), setup],
    ["does not understand", failure(400, "unknown_parameter"), broken],
    ["sends no JSON", replyText("{oops"), broken],
    ["never ends", endless, broken],
  ])("that %s maps to its error", async (_what, handler, expected) => {
    fake.always(RESPONSES, handler);
    const patienceMs = expected === late ? 200 : undefined;
    const error = await failed(read(promptOf(), createEngineCall(), patienceMs));
    expect(error).toMatchObject({ name: "ProviderError", ...expected });
    expect(fake.sent(RESPONSES)).toHaveLength(1);
  });

  test("cannot be reached", async () => {
    const gone = await startFakeOpenAi();
    await gone.close();
    const { reading } = openAiEngines(gone.url);
    expect(await failed(reading.read(promptOf(), createEngineCall()))).toMatchObject({
      ...outage,
      message: expect.stringContaining("ECONNREFUSED") as string,
    });
  });

  test("is never quoted: its error texts may contain the dream", async () => {
    fake.always(RESPONSES, failure(400, `you wrote ${DREAM}`));
    const error = (await failed(read())) as Error;
    expect(`${error.message} ${String(error.cause)}`).not.toMatch(/tren|words of the service/);
    const said = { status: "failed", error: { code: `invalid_prompt: ${DREAM}`, message: "x" } };
    fake.always(RESPONSES, (exchange) => sendResponse(exchange, "", said));
    expect(((await failed(read())) as Error).message).not.toMatch(/tren/);
  });

  test("is abandoned at once after an abort, which rejects with its reason", async () => {
    fake.always(RESPONSES, hang);
    const stop = new AbortController();
    const reading = failed(read(promptOf(), createEngineCall({ signal: stop.signal })));
    const reason = new Error("stopping");
    stop.abort(reason);
    expect(await reading).toBe(reason);
  });
});

describe("a server without the Responses API", () => {
  const absent = replyText("404 page not found", "text/plain", 404);

  test("is asked through chat completions, directly from the second call on", async () => {
    fake.always(RESPONSES, absent);
    const { reading, lines } = openAiEngines(fake.url);
    await reading.read(promptOf(), createEngineCall());
    const { summary } = await reading.read(promptOf(), createEngineCall());
    expect(summary).not.toBe("");
    expect(fake.sent(RESPONSES)).toHaveLength(1);
    expect(fake.sent(CHAT)).toHaveLength(2);
    expect(fake.sent(CHAT)[0]).toMatchObject({
      messages: [{ role: "system" }, { role: "user", content: JSON.stringify({ dream: DREAM }) }],
      response_format: { type: "json_schema", json_schema: { name: "dream_reading", strict: true } },
    });
    expect(lines.join()).toContain("chat completions");
  });

  test.each<[string, (form: FakeForm) => [unknown, string], object]>([
    ["cut short", (form) => [form, "length"], { code: "provider_failed", retry: false }],
    ["filtered", (form) => [form, "content_filter"], { code: "provider_refused", retry: false }],
    ["broken off", (form) => [form, ""], { code: "provider_unavailable", retry: true }],
    ["not JSON", () => ["Rüya.", "stop"], { code: "provider_failed", retry: false }],
  ])("can return an answer that is %s", async (_what, response, expected) => {
    fake.always(RESPONSES, absent);
    fake.always(CHAT, async (exchange) =>
      sendChat(exchange, ...response(await goodForm(bodyOf(exchange.body)))),
    );
    expect(await failed(read())).toMatchObject(expected);
  });

  test("is found by two first calls at once, and answers both", async () => {
    fake.always(RESPONSES, absent);
    const { reading } = openAiEngines(fake.url);
    const both = [reading.read(promptOf(), createEngineCall()), reading.read(promptOf(), createEngineCall())];
    for (const { summary } of await Promise.all(both)) expect(summary).not.toBe("");
    expect(fake.sent(RESPONSES)).toHaveLength(2);
    expect(fake.sent(CHAT)).toHaveLength(2);
  });

  test("is not assumed when only the model is missing", async () => {
    fake.always(RESPONSES, failure(404, "model_not_found"));
    await failed(read());
    expect(fake.sent(CHAT)).toHaveLength(0);
  });
});
