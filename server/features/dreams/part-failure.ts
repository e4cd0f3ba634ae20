import { isStorageFailing, isVolumeFull } from "#server/errors.ts";
import { MINUTE_MS } from "#shared/durations.ts";
import { NeedsImage } from "./make-part.ts";
import { ProviderError } from "#server/providers/provider-error.ts";
import type { FailureCode } from "#shared/errors.ts";

/** Long, because each attempt may cost money. */
const NO_ROOM_WAIT_MS = 10 * MINUTE_MS;

export interface Failure {
  code: FailureCode;
  retry: boolean;
  /** Shortest wait before the next attempt. */
  waitMs?: number;
  /** The volume was full, or could not be read or written: the attempt does not count. */
  storage?: "full" | "failing";
  /** Not a failure of a provider, but perhaps a fault of the program. */
  unexpected?: true;
}

export function failureOf(error: unknown): Failure {
  const storage = isVolumeFull(error) ? "full" : isStorageFailing(error) ? "failing" : undefined;
  if (storage) return { code: "provider_failed", retry: true, waitMs: NO_ROOM_WAIT_MS, storage };
  if (error instanceof NeedsImage) return { code: "needs_picture", retry: false };
  if (error instanceof ProviderError)
    return { code: error.code, retry: error.retry, waitMs: error.retryAfterMs ?? 0 };
  if (error instanceof DOMException && error.name === "TimeoutError")
    return { code: "provider_timeout", retry: true };
  return { code: "provider_failed", retry: true, unexpected: true };
}
