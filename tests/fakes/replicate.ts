import { createHmac, randomUUID } from "node:crypto";
import { readFile } from "node:fs/promises";
import type { IncomingMessage, ServerResponse } from "node:http";
import { join } from "node:path";
import { replyJson, type Handler } from "./http-faults.ts";
import { serveOnLoopback } from "./loopback.ts";

/** H.264, 854 x 480 pixels, 5 seconds. */
const VIDEO_480P = join(import.meta.dirname, "../support/media/video-480p.mp4");

export const API_TOKEN = "r8_test_token";
export const WEBHOOK_SECRET = `whsec_${Buffer.from("a key of the tests, long enough").toString("base64")}`;

/** Fields and types of each model's input, from its API reference; other fields are rejected. */
const MODELS: Record<string, Record<string, "string" | "integer" | "boolean">> = {
  "bytedance/seedance-1-lite": {
    prompt: "string",
    image: "string",
    last_frame_image: "string",
    duration: "integer",
    resolution: "string",
    aspect_ratio: "string",
    fps: "integer",
    camera_fixed: "boolean",
    seed: "integer",
  },
  "wan-video/wan-2.2-i2v-fast": {
    prompt: "string",
    image: "string",
    last_image: "string",
    num_frames: "integer",
    resolution: "string",
    frames_per_second: "integer",
    interpolate_output: "boolean",
    go_fast: "boolean",
    seed: "integer",
  },
  "kwaivgi/kling-v2.1": {
    prompt: "string",
    start_image: "string",
    negative_prompt: "string",
    mode: "string",
    duration: "integer",
  },
};
MODELS["bytedance/seedance-1-pro"] = MODELS["bytedance/seedance-1-lite"]!;

/** The model of a submission by version, which names no model. */
const MODEL_OF_VERSIONS = "bytedance/seedance-1-lite";

export interface FakePrediction {
  id: string;
  model: string;
  version: string;
  status: "starting" | "processing" | "succeeded" | "failed" | "canceled";
  input: Record<string, unknown>;
  output: unknown;
  error: unknown;
  logs: string;
  metrics: Record<string, number>;
  created_at: string;
  data_removed: boolean;
  source: "api";
  urls: Record<string, string>;
  webhook?: string;
}

/** `create`: a submission. `taken`: the response to a submission whose prediction was created. `file`: the video. */
export type Place = "create" | "taken" | "get" | "list" | "cancel" | "file";

function wrongInput(model: string, input: Record<string, unknown>): string | undefined {
  const fields = MODELS[model];
  if (!fields) return `no model ${model}`;
  for (const [name, value] of Object.entries(input)) {
    const kind = Number.isInteger(value) ? "integer" : typeof value;
    if (fields[name] !== kind) return `${name} is ${kind}`;
  }
  const image = String(input.image ?? input.start_image);
  if (!image.startsWith("data:image/jpeg;base64,/9j/") || image.length > 400_000) return "no small JPEG";
  return typeof input.prompt === "string" && input.prompt ? undefined : "no prompt";
}

export type FakeReplicate = Awaited<ReturnType<typeof startFakeReplicate>>;

/** A fake of Replicate's API and file host, on loopback. */
export async function startFakeReplicate() {
  const predictions: FakePrediction[] = [];
  const faults = new Map<Place, { handler: Handler; left: number }>();
  const received = { create: 0, get: 0, list: 0, cancel: 0, file: 0 };
  const wrong: string[] = [];
  const video = await readFile(VIDEO_480P);

  const fake = {
    origin: "",
    baseUrl: "",
    predictions,
    /** Number of requests by place. */
    received,
    /** Requests that do not follow the API reference. */
    wrong,
    /** The clock of `created_at`. */
    now: () => new Date(),
    /** How a prediction ends; by default it succeeds. */
    ending: {} as Partial<FakePrediction>,
    /** Number of polls that find a prediction unfinished. With `Infinity`, no poll finds it finished before `settle`. */
    polls: 1,
    /** Replaces the responses to the next `times` requests at a place. */
    fail(place: Place, handler: Handler, times = Infinity) {
      faults.set(place, { handler, left: times });
    },
    heal() {
      faults.clear();
    },
    settle(prediction: FakePrediction) {
      const { created_at: at } = prediction;
      Object.assign(prediction, {
        status: "succeeded",
        output: `${fake.origin}/files/${prediction.id}/film.mp4`,
        metrics: { predict_time: 31.5, total_time: 40 },
        started_at: at,
        completed_at: at,
        ...fake.ending,
      });
    },
    /** Headers and body of a delivery about a prediction, as Replicate signs them. */
    delivery(id: string, own: { messageId?: string; at?: Date; secret?: string; claims?: object } = {}) {
      const { messageId = `msg_${randomUUID()}`, at = fake.now(), secret = WEBHOOK_SECRET } = own;
      const body = JSON.stringify({ ...(predictions.find((one) => one.id === id) ?? { id }), ...own.claims });
      const timestamp = String(Math.floor(at.getTime() / 1000));
      const key = Buffer.from(secret.slice("whsec_".length), "base64");
      const signature = createHmac("sha256", key)
        .update(`${messageId}.${timestamp}.${body}`)
        .digest("base64");
      const headers = {
        "webhook-id": messageId,
        "webhook-timestamp": timestamp,
        // While a secret is replaced there are several signatures, of which one is valid.
        "webhook-signature": `v1,${Buffer.alloc(32).toString("base64")} v1,${signature}`,
        "content-type": "application/json",
      };
      return { headers, body };
    },
    close: () => server.close(),
  };
  const polled = new Map<string, number>();

  async function faultAt(place: Place, request: IncomingMessage, response: ServerResponse, body = {}) {
    const fault = faults.get(place);
    if (!fault || fault.left <= 0) return false;
    fault.left--;
    await fault.handler({ request, response, body });
    return true;
  }

  async function create(
    model: string,
    sent: Buffer,
    { request, response }: { request: IncomingMessage; response: ServerResponse },
  ): Promise<void> {
    received.create++;
    const body = JSON.parse(sent.toString() || "{}") as Record<string, any>;
    if (await faultAt("create", request, response, body)) return;
    const { input, webhook, webhook_events_filter: events, version, ...more } = body;
    const problem =
      wrongInput(model || MODEL_OF_VERSIONS, input) ??
      (Object.keys(more).length ? `unknown ${Object.keys(more).join()}` : undefined) ??
      (events && events.join() !== "completed" ? "events" : undefined);
    if (problem) {
      wrong.push(problem);
      return replyJson(
        { title: "Input validation failed", detail: problem, status: 422 },
        422,
      )({ request, response, body }) as void;
    }
    const id = randomUUID().replaceAll("-", "").slice(0, 26);
    const prediction: FakePrediction = {
      id,
      model: model || MODEL_OF_VERSIONS,
      version: version ?? "hidden",
      status: "starting",
      input,
      output: null,
      error: null,
      logs: "",
      metrics: {},
      created_at: fake.now().toISOString(),
      data_removed: false,
      source: "api",
      urls: { get: `${fake.baseUrl}/predictions/${id}`, cancel: `${fake.baseUrl}/predictions/${id}/cancel` },
      ...(webhook && { webhook }),
    };
    predictions.unshift(prediction);
    if (await faultAt("taken", request, response, body)) return;
    return replyJson(prediction, 201)({ request, response, body }) as void;
  }

  async function get(id: string, request: IncomingMessage, response: ServerResponse): Promise<void> {
    received.get++;
    if (await faultAt("get", request, response)) return;
    const prediction = predictions.find((one) => one.id === id);
    if (!prediction)
      return replyJson({ detail: "Not found", status: 404 }, 404)({ request, response, body: {} }) as void;
    const times = (polled.get(id) ?? 0) + 1;
    polled.set(id, times);
    if (prediction.status === "starting") prediction.status = "processing";
    if (prediction.status === "processing" && times > fake.polls) fake.settle(prediction);
    return replyJson(prediction)({ request, response, body: {} }) as void;
  }

  const server = await serveOnLoopback(async (request, sent, response) => {
    const exchange = { request, response, body: {} };
    const { method = "GET", url = "" } = request;
    const path = url.split("?")[0]!;
    if (path.startsWith("/files/")) {
      received.file++;
      if (request.headers.authorization) wrong.push("the token went to the file host");
      if (await faultAt("file", request, response)) return;
      response.writeHead(200, { "content-type": "video/mp4", "content-length": video.length }).end(video);
      return;
    }
    if (request.headers.authorization !== `Bearer ${API_TOKEN}`) {
      if (method === "POST") received.create++;
      return replyJson({ title: "Unauthenticated", detail: "No.", status: 401 }, 401)(exchange);
    }
    const [, model] = /^\/v1\/models\/([\w.-]+\/[\w.-]+)\/predictions$/.exec(path) ?? [];
    const [, id, verb] = /^\/v1\/predictions\/(\w+)(\/cancel)?$/.exec(path) ?? [];
    if (method === "POST" && (model || path === "/v1/predictions"))
      return create(model ?? "", sent, exchange);
    if (method === "POST" && id && verb) {
      received.cancel++;
      if (await faultAt("cancel", request, response)) return;
      const prediction = predictions.find((one) => one.id === id);
      if (!prediction) return replyJson({ detail: "Not found", status: 404 }, 404)(exchange);
      // One that has ended stays as it is.
      if (prediction.status === "starting" || prediction.status === "processing")
        prediction.status = "canceled";
      return replyJson(prediction)(exchange);
    }
    if (method === "GET" && id) return get(id, request, response);
    if (method === "GET" && path === "/v1/predictions") {
      received.list++;
      if (await faultAt("list", request, response)) return;
      const from = Number(new URL(url, fake.origin).searchParams.get("cursor") ?? 0);
      const next = from + 2 < predictions.length ? `${fake.baseUrl}/predictions?cursor=${from + 2}` : null;
      return replyJson({ previous: null, next, results: predictions.slice(from, from + 2) })(exchange);
    }
    wrong.push(`${method} ${path}`);
    return replyJson({ detail: "Not found" }, 404)(exchange);
  });
  fake.origin = server.origin;
  fake.baseUrl = `${fake.origin}/v1`;
  return fake;
}
