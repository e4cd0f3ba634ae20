import type { FailureCode } from "#shared/errors.ts";

/** A provider's failure in our words. */
export class ProviderError extends Error {
  readonly code: FailureCode;
  /** Whether another attempt may succeed. */
  readonly retry: boolean;

  constructor(code: FailureCode, message: string, options: { retry: boolean; cause?: unknown }) {
    super(message, { cause: options.cause });
    this.name = "ProviderError";
    this.code = code;
    this.retry = options.retry;
  }
}
