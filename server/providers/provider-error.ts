import { MINUTE_MS } from "#shared/durations.ts";
import type { FailureCode } from "#shared/errors.ts";

/**
 * Cause of a failed call: `outage`, the provider does not work now (unreachable, overloaded, too slow); `setup`, an
 * admin must act (bad key, no credit, unknown model); `answer`, only this call failed; `none`, no call was sent.
 */
export type ProviderFault = "outage" | "setup" | "answer" | "none";

interface ProviderErrorOptions {
  retry: boolean;
  fault?: ProviderFault;
  retryAfterMs?: number | null;
  cause?: unknown;
}

/** A provider's failure. The message never quotes the provider, whose texts may quote the dream. */
export class ProviderError extends Error {
  readonly code: FailureCode;
  /** Whether another attempt may succeed. */
  readonly retry: boolean;
  readonly fault: ProviderFault;
  /** Milliseconds that the provider asked us to wait. */
  readonly retryAfterMs: number | null;

  constructor(code: FailureCode, message: string, options: ProviderErrorOptions) {
    super(message, { cause: options.cause });
    this.name = "ProviderError";
    this.code = code;
    this.retry = options.retry;
    this.fault = options.fault ?? "answer";
    this.retryAfterMs = options.retryAfterMs ?? null;
  }
}

/** The error of an outage; another attempt may succeed. */
export function outage(code: FailureCode, message: string): ProviderError {
  return new ProviderError(code, message, { retry: true, fault: "outage" });
}

const RETRY_AFTER_MAX_MS = 10 * MINUTE_MS;

/** Milliseconds until the time in a `Retry-After` header (seconds or a date), at most ten minutes; null without one. */
export function retryAfterMs(headers: Headers | undefined): number | null {
  const value = headers?.get("retry-after");
  if (!value) return null;
  const seconds = Number(value);
  const wait = Number.isFinite(seconds) ? seconds * 1000 : Date.parse(value) - Date.now();
  return wait > 0 ? Math.min(wait, RETRY_AFTER_MAX_MS) : null;
}
