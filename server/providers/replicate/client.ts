import Replicate from "replicate";
import { z } from "zod";
import { createBoundedFetch } from "#server/providers/bounded-fetch.ts";
import { ProviderError } from "#server/providers/provider-error.ts";

export type Replicated = z.infer<typeof predictionSchema>;

const predictionSchema = z.object({
  id: z.string().regex(/^[\w-]{1,100}$/),
  status: z.enum(["starting", "processing", "succeeded", "failed", "canceled", "aborted"]),
  model: z.string().nullish(),
  input: z.record(z.string(), z.unknown()).nullish(),
  output: z.unknown().optional(),
  error: z.unknown().optional(),
  logs: z.string().nullish(),
  created_at: z.string(),
  metrics: z.object({ predict_time: z.number().min(0).nullish() }).nullish(),
});
const pageSchema = z.object({ results: z.array(predictionSchema), next: z.string().nullish() });

/** One prediction may repeat the picture it was given; a page holds a hundred of them. */
const ONE_LIMIT_BYTES = 4 * 1024 * 1024;
const PAGE_LIMIT_BYTES = 96 * 1024 * 1024;
const RETRY_AFTER_MAX_MS = 10 * 60_000;

export interface ReplicateApi {
  /** Sends one order, exactly once. Throws `ProviderError`; `NotTaken` where nothing was begun. */
  create(
    order: { model: string; input: object; webhook: string | null },
    signal: AbortSignal,
  ): Promise<Replicated>;
  get(id: string, signal: AbortSignal): Promise<Replicated>;
  cancel(id: string, signal: AbortSignal): Promise<void>;
  /** Predictions of this account since a time, newest first, as far as `PAGES_MAX` pages tell. */
  since(time: Date, signal: AbortSignal): Promise<Replicated[]>;
}

const PAGES_MAX = 3;
const API = "https://api.replicate.com/v1";

/** The provider answered an order with a refusal: no work was begun and none is paid. */
export class NotTaken extends ProviderError {}

/** The provider knows no such prediction. */
export class NotFound extends ProviderError {}

function retryAfter(headers: Headers): number | null {
  const value = headers.get("retry-after");
  if (!value) return null;
  const ms = /^\d+$/.test(value) ? Number(value) * 1000 : Date.parse(value) - Date.now();
  return ms > 0 ? Math.min(ms, RETRY_AFTER_MAX_MS) : null;
}

function ofStatus(response: Response, what: string, submitting: boolean): ProviderError {
  const { status } = response;
  const message = `${what}: ${status}`;
  const Refusal = submitting && status < 500 ? NotTaken : ProviderError;
  if (status === 429 || status >= 500) {
    const wait = retryAfter(response.headers);
    return new Refusal("provider_unavailable", message, { retry: true, fault: "outage", retryAfterMs: wait });
  }
  const setup = [401, 402, 403, 404, 422].includes(status) && (submitting || status !== 404);
  if (setup) return new Refusal("provider_unavailable", message, { retry: false, fault: "setup" });
  const Answer = status === 404 ? NotFound : Refusal;
  return new Answer("provider_failed", message, { retry: false });
}

/** Nothing the provider wrote in sentences is kept: it may quote what a person dreamt. */
function failureOf(error: unknown, what: string, submitting: boolean, late: AbortSignal): ProviderError {
  if (error instanceof ProviderError) return error;
  const { response } = error as { response?: unknown };
  if (response instanceof Response) return ofStatus(response, what, submitting);
  if (late.aborted)
    return new ProviderError("provider_timeout", `${what}: no answer in time`, {
      retry: true,
      fault: "outage",
    });
  if (error instanceof z.ZodError || error instanceof SyntaxError)
    return new ProviderError("provider_failed", `${what}: an answer of another form`, { retry: true });
  const name = error instanceof Error ? error.name : "";
  return new ProviderError("provider_unavailable", `${what}: the connection failed ${name}`, {
    retry: true,
    fault: "outage",
  });
}

/** The client's own repeats all get the first answer: whatever it does, one request goes out. */
function once(limit: number): typeof fetch {
  const bounded = createBoundedFetch(limit);
  let first: Promise<Response> | undefined;
  return (...request) => (first ??= bounded(...request));
}

/** Calls to Replicate, each sent once, bounded in time (`timeoutMs`) and size, its answer checked. */
export function createReplicateApi(settings: {
  token: string;
  baseUrl: string | null;
  timeoutMs: number;
}): ReplicateApi {
  const { token, baseUrl, timeoutMs } = settings;

  async function call<T>(
    what: string,
    kind: { submitting?: boolean; limit?: number },
    signal: AbortSignal,
    send: (client: Replicate, signal: AbortSignal) => Promise<T>,
  ): Promise<T> {
    const late = AbortSignal.timeout(timeoutMs);
    const client = new Replicate({
      auth: token,
      ...(baseUrl !== null && { baseUrl }),
      fetch: once(kind.limit ?? ONE_LIMIT_BYTES),
    });
    try {
      return await send(client, AbortSignal.any([signal, late]));
    } catch (error) {
      signal.throwIfAborted();
      throw failureOf(error, `Replicate ${what}`, kind.submitting ?? false, late);
    }
  }

  return {
    create: ({ model, input, webhook }, signal) =>
      call("order", { submitting: true }, signal, async (client, either) => {
        const [name = "", version] = model.split(":");
        const order = {
          input,
          signal: either,
          ...(webhook && { webhook, webhook_events_filter: ["completed" as const] }),
        };
        return predictionSchema.parse(
          await client.predictions.create(version ? { ...order, version } : { ...order, model: name }),
        );
      }),
    get: (id, signal) =>
      call("poll", {}, signal, async (client, either) =>
        predictionSchema.parse(await client.predictions.get(id, { signal: either })),
      ),
    cancel: (id, signal) =>
      call("cancel", {}, signal, async (client, either) => {
        await client.predictions.cancel(id, { signal: either });
      }),
    async since(time, signal) {
      const found: Replicated[] = [];
      let next: string | null = null;
      for (let page = 0; page < PAGES_MAX; page++) {
        const read = async (client: Replicate, either: AbortSignal) => {
          const answer: unknown = next
            ? await (await client.request(next, { method: "GET", signal: either })).json()
            : await client.predictions.list({ signal: either } as never);
          return pageSchema.parse(answer);
        };
        const { results, next: following } = await call("list", { limit: PAGE_LIMIT_BYTES }, signal, read);
        found.push(...results.filter((one) => Date.parse(one.created_at) >= time.getTime()));
        const oldest = results.at(-1);
        // The key travels along: only to where it belongs.
        const own = following && URL.parse(following)?.origin === new URL(baseUrl ?? API).origin;
        if (!own || !oldest || Date.parse(oldest.created_at) < time.getTime()) break;
        next = following;
      }
      return found;
    },
  };
}
