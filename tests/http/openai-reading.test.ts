import { afterAll, beforeEach, describe, expect, test } from "vitest";
import type { Usage } from "#server/providers/engines.ts";
import { LOCALE_CODES } from "#shared/locales.ts";
import { replyText, type Handler } from "../fakes/http-faults.ts";
import { formReply, goodForm, bodyOf, sendResponse, startFakeOpenAi } from "../fakes/openai.ts";
import { createEngineCall } from "../support/engine-call.ts";
import { promptOf, DREAM, openAiEngines } from "./openai-engines.ts";

const RESPONSES = "/v1/responses";

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
describe("a reading request", () => {
  test("sends the dream only in the user's message, without storage or tools", async () => {
    await read();
    const [body] = fake.sent(RESPONSES);
    expect(body).toMatchObject({
      model: "gpt-6-luna",
      store: false,
      stream: true,
      input: [{ role: "user", content: JSON.stringify({ dream: DREAM }) }],
      text: { format: { type: "json_schema", name: "dream_reading", strict: true } },
    });
    expect(body!.tools).toBeUndefined();
    expect(body!.instructions).not.toContain("tren");
    expect(body!.text.format.schema).toMatchObject({ additionalProperties: false, type: "object" });
  });

  test("names the user by a stable hash that differs between users", async () => {
    for (const userId of ["ayse", "ayse", "mehmet"]) await read(promptOf(), createEngineCall({ userId }));
    const [first, again, other] = fake.sent(RESPONSES).map((body) => body.safety_identifier as string);
    expect(first).toMatch(/^[\da-f]{64}$/);
    expect(again).toBe(first);
    expect(other).not.toBe(first);
  });

  test.each(LOCALE_CODES)("accepts an answer in %s", async (language) => {
    const reading = await read(promptOf(DREAM, language));
    expect(reading.title).not.toBe("");
    expect(reading.summary).not.toBe("");
    expect(fake.sent(RESPONSES)).toHaveLength(1);
  });

  test("keeps symbols whose quotes are in the dream, and drops the others", async () => {
    const { symbols } = await read();
    expect(symbols).toHaveLength(1);
    expect(symbols[0]!.symbol).not.toBe("invented");
  });

  test("records its usage", async () => {
    const used: Usage[] = [];
    await read(
      promptOf(),
      createEngineCall({ beginCall: async () => ({ settle: async (usage) => void used.push(usage) }) }),
    );
    expect(used).toEqual([
      {
        model: "gpt-6-luna",
        ref: expect.stringMatching(/^resp_/) as string,
        seconds: expect.any(Number) as number,
        inputTokens: 420,
        outputTokens: 610,
        outcome: "ok",
      },
    ]);
  });

  test("streams the summary while it is written, and no other field", async () => {
    const form = await goodForm({ dreamText: DREAM, language: "tr" });
    let written = () => undefined as void;
    const shown = new Promise<void>((resolve) => (written = resolve));
    fake.next(RESPONSES, async (exchange) => {
      const { response } = exchange;
      response.writeHead(200, { "content-type": "text/event-stream" });
      const half = JSON.stringify(form).slice(0, JSON.stringify(form).indexOf(form.summary) + 60);
      const delta = { type: "response.output_text.delta", delta: half };
      response.write(`event: response.output_text.delta\ndata: ${JSON.stringify(delta)}\n\n`);
      await shown;
      response.write(
        `event: response.completed\ndata: ${JSON.stringify({
          type: "response.completed",
          response: {
            id: "resp_1",
            status: "completed",
            output: [{ type: "message", content: [{ type: "output_text", text: JSON.stringify(form) }] }],
          },
        })}\n\n`,
      );
      response.end();
    });
    const writings: string[] = [];
    const onWriting = (summary: string) => {
      writings.push(summary);
      written();
    };
    const reading = await read(promptOf(), createEngineCall({ onWriting }));
    expect(writings).toHaveLength(1);
    expect(writings[0]!.length).toBeGreaterThan(30);
    expect(reading.summary.startsWith(writings[0]!)).toBe(true);
  });

  test("accepts one JSON document in place of a stream", async () => {
    fake.next(RESPONSES, async (exchange) => {
      exchange.body.stream = false;
      sendResponse(exchange, await goodForm(bodyOf(exchange.body)));
    });
    expect((await read()).summary).not.toBe("");
  });
});

describe("an unusable answer", () => {
  const english = formReply((form) => ({
    ...form,
    summary: "You were in an old train and the rails ran over the water, far from the shore.",
    psychologicalAnalysis:
      "The train may stand for the way that you go in your life, and for the fear of it.",
  }));

  test("in another language is requested once more, with firmer instructions", async () => {
    fake.next(RESPONSES, english);
    const writings: string[] = [];
    const reading = await read(promptOf(), createEngineCall({ onWriting: (text) => writings.push(text) }));
    expect(reading.summary).not.toContain("train");
    const [first, second] = fake.sent(RESPONSES).map((body) => body.instructions as string);
    expect(second!.startsWith(first!)).toBe(true);
    expect(second).toContain("Only Turkish (tr) can be used");
    expect(writings).toContain("");
  });

  test.each<[string, Handler]>([
    ["in another language", english],
    [
      "in a language that is none of ours",
      formReply((form) => ({
        ...form,
        summary: "Du warst in einem alten Zug und die Gleise führten über das Wasser, weit weg vom Ufer.",
      })),
    ],
    ["that is not JSON", formReply(() => "Rüyanız bir yolculuk.")],
    ["of broken JSON", formReply((form) => JSON.stringify(form).slice(0, -20))],
    ["with a field missing", formReply(({ tags: _tags, ...form }) => form)],
    ["with a field too many", formReply((form) => ({ ...form, command: "rm" }))],
    ["of the wrong kind", formReply((form) => ({ ...form, themes: "water" }))],
    [
      "without a symbol that stands in the dream",
      formReply((form) => ({ ...form, symbols: form.symbols.slice(1) })),
    ],
    ["with an empty field", formReply((form) => ({ ...form, title: " <b></b> " }))],
    [
      "that was cut short",
      formReply((form) => form, {
        status: "incomplete",
        incomplete_details: { reason: "max_output_tokens" },
      }),
    ],
    ["without a word", (exchange) => sendResponse(exchange, "", { output: [] })],
  ])("%s fails after two attempts, both recorded", async (_what, handler) => {
    fake.always(RESPONSES, handler);
    const used: Usage[] = [];
    const error = await failed(
      read(
        promptOf(),
        createEngineCall({ beginCall: async () => ({ settle: async (usage) => void used.push(usage) }) }),
      ),
    );
    expect(error).toMatchObject({
      name: "ProviderError",
      code: "provider_failed",
      retry: false,
      fault: "answer",
    });
    expect(fake.sent(RESPONSES)).toHaveLength(2);
    expect(used).toHaveLength(2);
  });
});

test.each([["null"], ["[]"], ['{"output":"words"}'], ['{"output":[{"content":1}]}']])(
  "a response of another shape, %s, is requested only once more",
  async (text) => {
    fake.always(RESPONSES, replyText(text));
    expect(await failed(read())).toMatchObject({ code: "provider_failed", retry: false, fault: "answer" });
    expect(fake.sent(RESPONSES)).toHaveLength(2);
  },
);
