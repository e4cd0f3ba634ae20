import { LRUCache } from "lru-cache";
import { AppError } from "#server/errors.ts";

const KEYS_MAX = 100_000;
const WRONG_PASSWORD = new Set(["invalid_credentials", "email_taken"]);

export interface AttemptLimit {
  /** Counts an attempt. Throws `rate_limited` (what it counts by, seconds to wait) above the limit. */
  begin(key: string): void;
  /** Uncounts an attempt that was right. */
  succeed(key: string): void;
}

/** Limits wrong attempts per key. An attempt counts until it is right, so that parallel guesses count too. */
export function createAttemptLimit(options: {
  max: number;
  windowMs: number;
  limited: "account" | "address";
  now: () => Date;
}): AttemptLimit {
  const attempts = new LRUCache<string, number>({
    // Unlike `maxSize`, `max` allocates its memory at once.
    maxSize: KEYS_MAX,
    sizeCalculation: () => 1,
    // An entry expires when it is older than this.
    ttl: options.windowMs - 1,
    ttlResolution: 0,
    noUpdateTTL: true,
    perf: { now: () => options.now().getTime() },
  });

  return {
    begin(key) {
      const begun = attempts.get(key) ?? 0;
      if (begun >= options.max) {
        const retryAfter = Math.ceil(attempts.getRemainingTTL(key) / 1000);
        throw new AppError("rate_limited", { limited: options.limited, retryAfter });
      }
      attempts.set(key, begun + 1);
    },
    succeed(key) {
      const begun = attempts.get(key) ?? 0;
      // Keys without wrong attempts must not evict others.
      if (begun > 1) attempts.set(key, begun - 1);
      else attempts.delete(key);
    },
  };
}

/** Runs a check of a password under limits that count wrong passwords only. */
export async function countWrong<T>(
  limits: readonly (readonly [AttemptLimit, key: string])[],
  check: () => Promise<T>,
): Promise<T> {
  const begun: (readonly [AttemptLimit, string])[] = [];
  let wrong = false;
  try {
    for (const counted of limits) {
      counted[0].begin(counted[1]);
      begun.push(counted);
    }
    return await check();
  } catch (error) {
    wrong = error instanceof AppError && WRONG_PASSWORD.has(error.code);
    throw error;
  } finally {
    if (!wrong) for (const [limit, key] of begun) limit.succeed(key);
  }
}
