import type { Endpoint, EndpointInput, EndpointReply } from "#shared/endpoint.ts";
import { endpointUrl } from "#shared/endpoint.ts";
import { errorReply, type ErrorCode } from "#shared/errors.ts";

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

export interface RawResponse {
  status: number;
  text: () => Promise<string>;
}
/** Sends one request; `fetch` in the browser, `app.inject` on the server. */
export type Send = (
  url: string,
  init: { method: string; headers: Record<string, string>; body?: string; signal?: AbortSignal },
) => Promise<RawResponse>;

type Loose = { params?: Record<string, unknown>; query?: Record<string, unknown>; body?: unknown };
interface CallOptions {
  signal?: AbortSignal;
  headers?: Record<string, string>;
}

export type Api = <E extends Endpoint>(
  endpoint: E,
  input?: EndpointInput<E>,
  options?: CallOptions,
) => Promise<EndpointReply<E>>;

/** The one typed request function. Throws `ApiError`. */
export function createApi(send: Send): Api {
  return async (endpoint, input, options = {}) => {
    const { params, query, body } = (input ?? {}) as Loose;
    let response: RawResponse;
    let text: string;
    try {
      response = await send(endpointUrl(endpoint.path, params, query), {
        method: endpoint.method,
        headers: { ...(body !== undefined && { "content-type": "application/json" }), ...options.headers },
        ...(body !== undefined && { body: JSON.stringify(body) }),
        ...(options.signal && { signal: options.signal }),
      });
      text = await response.text();
    } catch (error) {
      if (options.signal?.aborted) throw error;
      throw new ApiError("network", 0, "network");
    }
    let data: unknown;
    try {
      data = text ? JSON.parse(text) : undefined;
    } catch {
      throw new ApiError("network", response.status, "network");
    }
    if (response.status >= 400) {
      const failure = errorReply.safeParse(data);
      if (!failure.success) throw new ApiError("network", response.status, "network");
      const { code, message, details } = failure.data.error;
      throw new ApiError(code, response.status, message, details);
    }
    return data as EndpointReply<typeof endpoint>;
  };
}
