import type { FailureCode } from "#shared/errors.ts";

/**
 * Whose fault a failed call was: `outage`, the provider does not work now (unreachable, overloaded, too slow);
 * `setup`, the operator must act (bad key, no credit, unknown model); `answer`, this one call, and it says nothing
 * about the next; `none`, nothing was asked of the provider.
 */
export type ProviderFault = "outage" | "setup" | "answer" | "none";

interface ProviderErrorOptions {
  retry: boolean;
  fault?: ProviderFault;
  retryAfterMs?: number | null;
  cause?: unknown;
}

/** A provider's failure in our words. */
export class ProviderError extends Error {
  readonly code: FailureCode;
  /** Whether another attempt may succeed. */
  readonly retry: boolean;
  readonly fault: ProviderFault;
  /** How long the provider asked us to wait, in milliseconds. */
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
