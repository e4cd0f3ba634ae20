import type { Endpoint, EndpointInput, EndpointReply } from "#shared/endpoint.ts";
import { endpointUrl } from "#shared/endpoint.ts";
import type { ErrorCode, ErrorReply } from "#shared/errors.ts";

/** An error reply of the API, or `network` where no reply came. */
export class ApiError extends Error {
  readonly code: ErrorCode | "network";
  readonly status: number;
  readonly details: unknown;

  constructor(code: ErrorCode | "network", status: number, message: string, details?: unknown) {
    super(message);
    this.name = "ApiError";
    this.code = code;
    this.status = status;
    this.details = details;
  }
}

/** `data` is the JSON of the body; undefined without a body. */
export interface ApiReply {
  status: number;
  data: unknown;
}
interface CallOptions {
  signal?: AbortSignal;
  headers?: Record<string, string>;
  /** The call outlives the page. Browsers refuse bodies of more than 64 kB then. */
  keepalive?: boolean;
}
interface CallInput {
  params?: Record<string, unknown>;
  query?: Record<string, unknown>;
  body?: unknown;
}

/** Sends one call: by `fetch` in the browser, directly to the handlers on the server. Rejects where no reply came. */
export type Send = (endpoint: Endpoint, input: CallInput, options: CallOptions) => Promise<ApiReply>;

export type Api = <E extends Endpoint>(
  endpoint: E,
  input?: EndpointInput<E>,
  options?: CallOptions,
) => Promise<EndpointReply<E>>;

/** Converts a reply with a status of 400 or above. */
export function toApiError({ status, data }: ApiReply): ApiError {
  // A proxy may reply instead of the server.
  const failure = (data as Partial<ErrorReply> | undefined)?.error;
  if (!failure?.code) return new ApiError("network", status, "network");
  const { code, message, details } = failure;
  return new ApiError(code, status, message, details);
}

/** Returns the typed request function, which throws `ApiError`. */
export function createApi(send: Send): Api {
  return async (endpoint, input, options = {}) => {
    let reply: ApiReply;
    try {
      reply = await send(endpoint, (input ?? {}) as CallInput, options);
    } catch (error) {
      if (options.signal?.aborted) throw error;
      throw new ApiError("network", 0, "network");
    }
    if (reply.status < 400) return reply.data as EndpointReply<typeof endpoint>;
    throw toApiError(reply);
  };
}

export const sendByFetch: Send = async (
  endpoint,
  { params, query, body },
  { signal, headers, keepalive },
) => {
  const response = await fetch(endpointUrl(endpoint.path, params, query), {
    method: endpoint.method,
    headers: { ...(body !== undefined && { "content-type": "application/json" }), ...headers },
    ...(body !== undefined && { body: JSON.stringify(body) }),
    ...(signal && { signal }),
    ...(keepalive && { keepalive }),
  });
  const text = await response.text();
  return { status: response.status, data: text ? JSON.parse(text) : undefined };
};

/** Returns the message of an error reply, or `offline` where no reply came. */
export function failureText(error: unknown, offline: string): string {
  return error instanceof ApiError && error.code !== "network" ? error.message : offline;
}

/** The same of a refusal that may have come with the page. */
export const refusalText = (refusal: Error | { message: string }, offline: string): string =>
  refusal instanceof Error ? failureText(refusal, offline) : refusal.message;
