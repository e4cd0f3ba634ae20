import type { Endpoint, EndpointInput, EndpointReply } from "#shared/endpoint.ts";
import { endpointUrl } from "#shared/endpoint.ts";
import type { ErrorCode, ErrorReply } from "#shared/errors.ts";

/** A refusal or failure of the API, or `network` where no answer came. */
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

/** A whole answer: its status, and its JSON or undefined where there is no body. */
export interface Answer {
  status: number;
  data: unknown;
}
interface CallOptions {
  signal?: AbortSignal;
  headers?: Record<string, string>;
}
interface CallInput {
  params?: Record<string, unknown>;
  query?: Record<string, unknown>;
  body?: unknown;
}

/** Sends one call: over HTTP in the browser, straight to the handlers on the server. Rejects where no answer came. */
export type Send = (endpoint: Endpoint, input: CallInput, options: CallOptions) => Promise<Answer>;

export type Api = <E extends Endpoint>(
  endpoint: E,
  input?: EndpointInput<E>,
  options?: CallOptions,
) => Promise<EndpointReply<E>>;

/** What an answer of 400 and above says. */
export function refusalOf({ status, data }: Answer): ApiError {
  // A proxy may answer in the server's place.
  const failure = (data as Partial<ErrorReply> | undefined)?.error;
  if (!failure?.code) return new ApiError("network", status, "network");
  const { code, message, details } = failure;
  return new ApiError(code, status, message, details);
}

/** The one typed request function. Throws `ApiError`. */
export function createApi(send: Send): Api {
  return async (endpoint, input, options = {}) => {
    let answer: Answer;
    try {
      answer = await send(endpoint, (input ?? {}) as CallInput, options);
    } catch (error) {
      if (options.signal?.aborted) throw error;
      throw new ApiError("network", 0, "network");
    }
    const { status, data } = answer;
    if (status < 400) return data as EndpointReply<typeof endpoint>;
    throw refusalOf(answer);
  };
}

/** Calls over `fetch`. */
export const sendByFetch: Send = async (endpoint, { params, query, body }, { signal, headers }) => {
  const response = await fetch(endpointUrl(endpoint.path, params, query), {
    method: endpoint.method,
    headers: { ...(body !== undefined && { "content-type": "application/json" }), ...headers },
    ...(body !== undefined && { body: JSON.stringify(body) }),
    ...(signal && { signal }),
  });
  const text = await response.text();
  return { status: response.status, data: text ? JSON.parse(text) : undefined };
};

/** The service's own sentence about a failure, or `offline` where no answer came. */
export function failureText(error: unknown, offline: string): string {
  return error instanceof ApiError && error.code !== "network" ? error.message : offline;
}
