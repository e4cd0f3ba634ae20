import sharp from "sharp";
import { createStudioLenses } from "#server/studio/reading/lens.ts";
import { createStudioReading } from "#server/studio/reading/read.ts";
import { matchLocale, type Locale } from "#shared/locales.ts";
import { createEngineCall } from "../support/engine-call.ts";
import { replyJson, type Exchange, type Handler } from "./http-faults.ts";
import { serveOnLoopback } from "./loopback.ts";

export const API_KEY = "sk-test-key";

/** Fields of each call after OpenAI's reference; other fields are rejected. */
const FIELDS = {
  "/v1/responses":
    "model instructions input text max_output_tokens safety_identifier store stream reasoning temperature metadata",
  "/v1/chat/completions": "model messages response_format max_tokens stream stream_options temperature",
  "/v1/images/generations":
    "model prompt n size quality output_format output_compression background moderation safety_identifier",
  "/v1/moderations": "model input",
};
type Path = keyof typeof FIELDS;

interface Received {
  path: Path;
  body: Record<string, any>;
}

/** The fields of a reading by the model. */
export interface FakeForm {
  title: string;
  summary: string;
  themes: string[];
  symbols: { quote: string; symbol: string; meaning: string }[];
  psychologicalAnalysis: string;
  tags: string[];
  artDirection: string;
}

export const failure = (status: number, code: string | null, headers: Record<string, string> = {}) =>
  replyJson(
    { error: { message: "The words of the service.", type: "error", code, param: null } },
    status,
    headers,
  );

/** The dream in a request, and the language of the reading. */
export function bodyOf(body: Record<string, any>): { dreamText: string; language: Locale } {
  const instructions = String(body.instructions ?? body.messages[0].content);
  const input = String(body.input?.[0].content ?? body.messages?.[1].content);
  const [, tag = ""] = /Write every field in .*?\(([\w-]+)\)/.exec(instructions)!;
  return { dreamText: (JSON.parse(input) as { dream: string }).dream, language: matchLocale(tag)! };
}

/** A valid reading for a request, in its language. */
export async function goodForm(request: { dreamText: string; language: Locale }): Promise<FakeForm> {
  const prompt = { ...request, seed: "fake", style: "auto" as const };
  const { imagery: _none, ...reading } = await createStudioReading().read(prompt, createEngineCall());
  return {
    ...reading,
    symbols: [
      { ...reading.symbols[0]!, quote: request.dreamText.split(/\s+/).slice(0, 2).join(" ") },
      { symbol: "invented", meaning: "Stands nowhere in the dream.", quote: "a violet octopus" },
    ],
    artDirection: "A lone figure on a pale shore beneath a vast paper moon, low horizon, amber side light.",
  };
}

export interface FakeLens {
  paragraphs: { quote: string; speaker: string; text: string }[];
}

/** A valid text of a lens for a request, in its language; what the Gestalt lens asks suits all of them. */
async function goodLens({ dreamText, language }: { dreamText: string; language: Locale }): Promise<FakeLens> {
  const prompt = { dreamText, language, seed: "fake", style: "auto", lens: "gestalt", lore: [] } as const;
  const { paragraphs } = await createStudioLenses().look(prompt, createEngineCall());
  const quote = dreamText.split(/\s+/).slice(0, 2).join(" ");
  return { paragraphs: paragraphs.map(({ speaker, text }) => ({ quote, speaker: speaker!, text })) };
}

export interface FakeLetter {
  paragraphs: { sentences: { text: string; dream: number }[] }[];
}

/** A valid Turkish letter for a request. */
function goodLetter(body: Record<string, any>): FakeLetter {
  const { nights, titles } = JSON.parse(body.input[0].content as string) as {
    nights: number;
    titles: object[];
  };
  const named = titles.map((_, i) => ({ text: "%TITLE% belki hâlâ seninle.", dream: i + 1 })).slice(0, 2);
  const opening = `Bu ay ${nights} geceyi yazıya döktün ve sabahları onlara bir süre daha baktın.`;
  const question = "Gelecek ay bu sessizlikten yanında ne götürmek istersin?";
  return {
    paragraphs: [
      { sentences: [{ text: opening, dream: 0 }, ...named] },
      { sentences: [{ text: question, dream: 0 }] },
    ],
  };
}

/** What the request asks for, by the name of its form. */
function goodAnswer(body: Record<string, any>) {
  const form = (body.text?.format.name ?? body.response_format.json_schema.name) as string;
  if (form === "monthly_letter") return goodLetter(body);
  return form === "dream_lens" ? goodLens(bodyOf(body)) : goodForm(bodyOf(body));
}

const USAGE = { input_tokens: 420, output_tokens: 610, total_tokens: 1030 };

/** Sends `form` (or any text) as the Responses API does, as a stream or one document, as requested. */
export function sendResponse(
  { body, response }: Exchange,
  form: unknown,
  own: Record<string, unknown> = {},
): void {
  const text = typeof form === "string" ? form : JSON.stringify(form);
  const item = { id: "msg_1", type: "message", role: "assistant", status: "completed" };
  const content = [{ type: "output_text", text, annotations: [] }];
  const reply = {
    id: `resp_${crypto.randomUUID()}`,
    object: "response",
    created_at: 1,
    status: "completed",
    error: null,
    incomplete_details: null,
    model: body.model,
    output: [{ ...item, content }],
    usage: USAGE,
    ...own,
  };
  if (!body.stream) return void replyJson(reply)({ body, response } as Exchange);
  if (!response.headersSent) response.writeHead(200, { "content-type": "text/event-stream" });
  let sequence_number = 0;
  const send = (type: string, fields: object) =>
    response.write(
      `event: ${type}\ndata: ${JSON.stringify({ type, sequence_number: sequence_number++, ...fields })}\n\n`,
    );
  send("response.created", { response: { ...reply, status: "in_progress", output: [], usage: null } });
  const place = { item_id: item.id, output_index: 0, content_index: 0 };
  for (const delta of text.match(/[^]{1,40}/g) ?? []) send("response.output_text.delta", { ...place, delta });
  send(`response.${reply.status}`, { response: reply });
  response.end();
}

/** Sends a valid reading with some fields changed. */
export const formReply =
  (change: (form: FakeForm) => unknown, own: Record<string, unknown> = {}): Handler =>
  async (exchange) =>
    sendResponse(exchange, change(await goodForm(bodyOf(exchange.body))), own);

/** Sends a valid text of a lens with some fields changed. */
export const lensReply =
  (change: (form: FakeLens) => unknown): Handler =>
  async (exchange) =>
    sendResponse(exchange, change(await goodLens(bodyOf(exchange.body))));

/** Sends a valid letter with some fields changed. */
export const letterReply =
  (change: (form: FakeLetter) => unknown): Handler =>
  (exchange) =>
    sendResponse(exchange, change(goodLetter(exchange.body)));

/** Sends `form` as chat completions do. */
export function sendChat({ body, response }: Exchange, form: unknown, finishReason = "stop"): void {
  const text = typeof form === "string" ? form : JSON.stringify(form);
  const chunk = (choice: object) => ({
    id: "chatcmpl-1",
    object: "chat.completion.chunk",
    model: body.model,
    choices: [{ index: 0, ...choice }],
  });
  const send = (value: unknown) => response.write(`data: ${JSON.stringify(value)}\n\n`);
  response.writeHead(200, { "content-type": "text/event-stream" });
  for (const content of text.match(/[^]{1,40}/g) ?? [])
    send(chunk({ delta: { content }, finish_reason: null }));
  send(chunk({ delta: {}, finish_reason: finishReason }));
  send({
    id: "chatcmpl-1",
    choices: [],
    usage: { prompt_tokens: 400, completion_tokens: 600, total_tokens: 1000 },
  });
  response.end("data: [DONE]\n\n");
}

export function moderationReply(own: Record<string, boolean> = {}) {
  const names = [
    "harassment harassment/threatening hate hate/threatening illicit illicit/violent self-harm",
    "self-harm/intent self-harm/instructions sexual sexual/minors violence violence/graphic",
  ].flatMap((line) => line.split(" "));
  const categories = { ...Object.fromEntries(names.map((name) => [name, false])), ...own };
  const flagged = Object.values(categories).some(Boolean);
  return replyJson({
    id: "modr-1",
    model: "omni-moderation-latest",
    results: [{ flagged, categories, category_scores: {}, category_applied_input_types: {} }],
  });
}

export function imageReply(bytes: Buffer | string): Handler {
  const b64_json = typeof bytes === "string" ? bytes : bytes.toString("base64");
  return replyJson({ created: 1, output_format: "png", data: [{ b64_json }], usage: USAGE });
}

const flatImage = () =>
  sharp({ create: { width: 1536, height: 1024, channels: 3, background: "#2a2350" } })
    .png()
    .toBuffer();

/** A fake OpenAI on loopback. Sends valid responses by default and records the requests. */
export async function startFakeOpenAi() {
  const image = await flatImage();
  const usual: Record<Path, Handler> = {
    "/v1/responses": async (exchange) => sendResponse(exchange, await goodAnswer(exchange.body)),
    "/v1/chat/completions": async (exchange) => sendChat(exchange, await goodAnswer(exchange.body)),
    "/v1/images/generations": imageReply(image),
    "/v1/moderations": moderationReply(),
  };
  const always: Partial<Record<string, Handler>> = {};
  const next: Partial<Record<string, Handler[]>> = {};
  const received: Received[] = [];

  function refusalOf(path: string, key: string | undefined, body: Record<string, any>): Handler | null {
    if (!(path in FIELDS)) return failure(404, null);
    if (key !== `Bearer ${API_KEY}`) return failure(401, "invalid_api_key");
    const unknown = Object.keys(body).find((name) => !FIELDS[path as Path].split(" ").includes(name));
    return unknown ? failure(400, "unknown_parameter") : null;
  }

  const { origin, close } = await serveOnLoopback((request, bytes, response) => {
    const path = request.url!;
    const body = JSON.parse(bytes.toString() || "{}") as Record<string, any>;
    const refusal = refusalOf(path, request.headers.authorization, body);
    if (!refusal) received.push({ path: path as Path, body });
    const handler = refusal ?? next[path]?.shift() ?? always[path] ?? usual[path as Path];
    return handler({ request, body, response });
  });

  return {
    url: `${origin}/v1`,
    received,
    /** The bodies sent to a path, oldest first. */
    sent: (path: Path) => received.filter((one) => one.path === path).map(({ body }) => body),
    /** Sets the response to every request to a path. */
    always: (path: Path, handler: Handler) => void (always[path] = handler),
    /** Sets the responses to the next requests to a path, one each. */
    next: (path: Path, ...handlers: Handler[]) => void (next[path] ??= []).push(...handlers),
    /** Restores valid responses and removes the recorded requests. */
    reset() {
      for (const path of Object.keys(FIELDS)) {
        delete always[path];
        delete next[path];
      }
      received.length = 0;
    },
    close,
  };
}
