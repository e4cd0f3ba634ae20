import Replicate from "replicate";
import { z } from "zod";
import { createBoundedFetch } from "#server/providers/bounded-fetch.ts";
import { outage, ProviderError, retryAfterMs } from "#server/providers/provider-error.ts";

export type Prediction = z.infer<typeof predictionSchema>;

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

/** Response size limits. A prediction may repeat its input image, and a page lists 100 predictions. */
const ONE_LIMIT_BYTES = 4 * 1024 * 1024;
const PAGE_LIMIT_BYTES = 96 * 1024 * 1024;

export interface ReplicateApi {
  /**
   * Creates a prediction with exactly one request. Throws `SubmissionRefused` when no work was started, else
   * `ProviderError`.
   */
  create(
    submission: { model: string; input: object; webhook: string | null },
    signal: AbortSignal,
  ): Promise<Prediction>;
  get(id: string, signal: AbortSignal): Promise<Prediction>;
  cancel(id: string, signal: AbortSignal): Promise<void>;
  /** Predictions of this account since `time`, newest first, from at most `PAGES_MAX` pages. */
  since(time: Date, signal: AbortSignal): Promise<Prediction[]>;
}

const PAGES_MAX = 3;
const API = "https://api.replicate.com/v1";

/** The provider refused a submission: no work was started and none is billed. */
export class SubmissionRefused extends ProviderError {}

/** The provider does not know the prediction. */
export class PredictionNotFound extends ProviderError {}

function errorOfStatus(response: Response, what: string, submitting: boolean): ProviderError {
  const { status } = response;
  const message = `${what}: ${status}`;
  const Refusal = submitting && status < 500 ? SubmissionRefused : ProviderError;
  if (status === 429 || status >= 500) {
    const wait = retryAfterMs(response.headers);
    return new Refusal("provider_unavailable", message, { retry: true, fault: "outage", retryAfterMs: wait });
  }
  const setup = [401, 402, 403, 404, 422].includes(status) && (submitting || status !== 404);
  if (setup) return new Refusal("provider_unavailable", message, { retry: false, fault: "setup" });
  const Answer = status === 404 ? PredictionNotFound : Refusal;
  return new Answer("provider_failed", message, { retry: false });
}

/** Maps any failure to a `ProviderError`. Drops the provider's error texts, which may quote the dream. */
function failureOf(error: unknown, what: string, submitting: boolean, late: AbortSignal): ProviderError {
  if (error instanceof ProviderError) return error;
  const { response } = error as { response?: unknown };
  if (response instanceof Response) return errorOfStatus(response, what, submitting);
  if (late.aborted) return outage("provider_timeout", `${what}: no response in time`);
  if (error instanceof z.ZodError || error instanceof SyntaxError)
    return new ProviderError("provider_failed", `${what}: unexpected response format`, { retry: true });
  const name = error instanceof Error ? error.name : "";
  return outage("provider_unavailable", `${what}: the connection failed ${name}`);
}

/** A fetch that sends one request. The client's automatic retries get the same response. */
function once(limit: number): typeof fetch {
  const bounded = createBoundedFetch(limit);
  let first: Promise<Response> | undefined;
  return (...request) => (first ??= bounded(...request));
}

/** Calls Replicate's API. Each call is sent once, limited in time (`timeoutMs`) and response size, and validated. */
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
      call("submit", { submitting: true }, signal, async (client, either) => {
        const [name = "", version] = model.split(":");
        const body = {
          input,
          signal: either,
          ...(webhook && { webhook, webhook_events_filter: ["completed" as const] }),
        };
        return predictionSchema.parse(
          await client.predictions.create(version ? { ...body, version } : { ...body, model: name }),
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
      const found: Prediction[] = [];
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
        // The request carries the API key: never follow a link to another origin.
        const sameOrigin = following && URL.parse(following)?.origin === new URL(baseUrl ?? API).origin;
        if (!sameOrigin || !oldest || Date.parse(oldest.created_at) < time.getTime()) break;
        next = following;
      }
      return found;
    },
  };
}
