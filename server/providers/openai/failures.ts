import { APIConnectionError, APIConnectionTimeoutError, APIError, APIUserAbortError } from "openai";
import { outage, ProviderError, retryAfterMs } from "#server/providers/provider-error.ts";
import { BodyTooLong } from "#server/providers/bounded-fetch.ts";
import type { CallEnd } from "#server/providers/paid-call.ts";

/** An unusable answer; the model may be asked once more. The message never quotes the answer. */
export class BadAnswer extends Error {
  /** What the repeated question must correct. */
  readonly retryFor: "form" | "language" | "sources";

  constructor(message: string, retryFor: BadAnswer["retryFor"] = "form") {
    super(message);
    this.name = "BadAnswer";
    this.retryFor = retryFor;
  }
}

/** The error of a stream that ended before the answer was complete. */
export function streamInterrupted(): ProviderError {
  return outage("provider_unavailable", "the response stream was interrupted");
}

const REFUSALS = /moderation_blocked|content_policy|content_filter|safety|invalid_prompt|policy_violation/;
const NO_CREDIT = /insufficient_quota|billing/;

/** A provider's error code, or "": anything longer than a code could quote the dream. */
export function codeOf(value: unknown): string {
  return typeof value === "string" && /^[\w.-]{1,60}$/.test(value) ? value : "";
}

/** The system error code of a failed fetch, such as `ECONNREFUSED`. */
function causeCode(error: unknown): unknown {
  let deepest = error;
  while (deepest instanceof Error && deepest.cause) deepest = deepest.cause;
  return (deepest as { code?: unknown }).code;
}

/** System error codes of connections that were never established. */
const NOT_SENT = [
  "ECONNREFUSED",
  "ENOTFOUND",
  "EAI_AGAIN",
  "EHOSTUNREACH",
  "ENETUNREACH",
  "UND_ERR_CONNECT_TIMEOUT",
];
const wasNotSent = (error: unknown) => NOT_SENT.includes(codeOf(causeCode(error)));

function errorOfStatus(error: APIError, what: string): ProviderError {
  const { status } = error;
  const code = codeOf(error.code) || codeOf(error.type);
  const message = `${what}: ${[status, code, codeOf(error.param)].filter(Boolean).join(" ")}`;
  if (REFUSALS.test(code)) return new ProviderError("provider_refused", message, { retry: false });
  if (NO_CREDIT.test(code) || status === 401 || status === 403 || status === 404) {
    return new ProviderError("provider_unavailable", message, { retry: false, fault: "setup" });
  }
  const transient =
    status === undefined || status === 408 || status === 409 || status === 429 || status >= 500;
  if (!transient) return new ProviderError("provider_failed", message, { retry: false });
  const wait = retryAfterMs(error.headers);
  return new ProviderError("provider_unavailable", message, {
    retry: true,
    fault: "outage",
    retryAfterMs: wait,
  });
}

/**
 * Maps the error of a call named `what` to a `ProviderError`; returns the reason of the caller's `signal` when that
 * aborted, and unknown errors as they are. Drops the provider's error texts, which may quote the dream.
 */
export function failureOf(error: unknown, what: string, signal: AbortSignal): unknown {
  if (signal.aborted) return signal.reason;
  if (error instanceof ProviderError) return error;
  if (error instanceof BadAnswer || error instanceof BodyTooLong) {
    return new ProviderError("provider_failed", `${what}: ${error.message}`, { retry: false });
  }
  const late =
    error instanceof APIConnectionTimeoutError ||
    error instanceof APIUserAbortError ||
    (error instanceof DOMException && error.name === "TimeoutError");
  if (late && !wasNotSent(error)) return outage("provider_timeout", `${what}: no response in time`);
  // A failed fetch is a TypeError with a cause; a TypeError without one is a bug.
  if (error instanceof APIConnectionError || (error instanceof TypeError && error.cause)) {
    const message = `${what}: the connection failed ${codeOf(causeCode(error))}`.trim();
    return outage("provider_unavailable", message);
  }
  if (error instanceof SyntaxError) {
    return new ProviderError("provider_failed", `${what}: not JSON`, { retry: false });
  }
  return error instanceof APIError ? errorOfStatus(error, what) : error;
}

/** Whether the server lacks the endpoint, as opposed to the model. */
export function isMissingEndpoint(error: unknown): boolean {
  return (
    error instanceof APIError &&
    (error.status === 404 || error.status === 405 || error.status === 501) &&
    error.code !== "model_not_found"
  );
}

/** The outcome of a call that threw. Error responses are not billed (`used: false`); lost responses may be. */
export function endOf(error: unknown, signal: AbortSignal): CallEnd {
  const failure = failureOf(error, "call", signal);
  const late = failure instanceof DOMException && failure.name === "TimeoutError";
  const outcome = failure instanceof ProviderError ? failure.code : late ? "provider_timeout" : "interrupted";
  const refused = error instanceof APIError && error.status !== undefined;
  return { outcome, used: signal.aborted || !(refused || wasNotSent(error)) };
}
