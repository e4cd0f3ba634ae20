import { isVolumeFull } from "#server/errors.ts";
import { MINUTE_MS } from "#shared/durations.ts";
import { NeedsImage } from "./make-part.ts";
import { ProviderError } from "#server/providers/provider-error.ts";
import type { FailureCode } from "#shared/errors.ts";

/** A part whose files found no room waits that long: its next attempt may be paid for again. */
const NO_ROOM_WAIT_MS = 10 * MINUTE_MS;

export interface Failure {
  code: FailureCode;
  retry: boolean;
  /** Asked for by the provider, in milliseconds. */
  wait?: number;
  /** The volume was full: the attempt does not count. */
  noRoom?: true;
}

/** What an attempt that threw means for its part. */
export function failureOf(error: unknown): Failure {
  if (isVolumeFull(error))
    return { code: "provider_failed", retry: true, wait: NO_ROOM_WAIT_MS, noRoom: true };
  if (error instanceof NeedsImage) return { code: "needs_picture", retry: false };
  if (error instanceof ProviderError)
    return { code: error.code, retry: error.retry, wait: error.retryAfterMs ?? 0 };
  if (error instanceof DOMException && error.name === "TimeoutError")
    return { code: "provider_timeout", retry: true };
  return { code: "provider_failed", retry: true };
}
