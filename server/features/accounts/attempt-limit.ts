import { AppError } from "#server/errors.ts";

const KEYS_MAX = 100_000;
const WRONG_PASSWORD = new Set(["invalid_credentials", "email_taken"]);

export interface AttemptLimit {
  /** Counts an attempt. Throws `rate_limited` (who is limited, seconds to wait) when there were too many. */
  begin(key: string): void;
  /** Takes an attempt back: it was right. */
  succeed(key: string): void;
}

/**
 * Limits wrong attempts per key. An attempt counts from its beginning until it proves right, so guesses sent side by
 * side do not slip through.
 */
export function createAttemptLimit(options: {
  max: number;
  windowMs: number;
  limited: "account" | "address";
  now: () => Date;
}): AttemptLimit {
  const counts = new Map<string, { attempts: number; endsAt: number }>();

  return {
    begin(key) {
      const at = options.now().getTime();
      let entry = counts.get(key);
      if (!entry || entry.endsAt <= at) {
        entry = { attempts: 0, endsAt: at + options.windowMs };
        counts.delete(key);
        counts.set(key, entry);
        const oldest = counts.keys().next();
        if (counts.size > KEYS_MAX && !oldest.done) counts.delete(oldest.value);
      }
      if (entry.attempts >= options.max) {
        throw new AppError("rate_limited", {
          limited: options.limited,
          retryAfter: Math.ceil((entry.endsAt - at) / 1000),
        });
      }
      entry.attempts++;
    },
    succeed(key) {
      const entry = counts.get(key);
      // Without a wrong attempt there is nothing to keep: refused calls must not push other keys out.
      if (entry && --entry.attempts <= 0) counts.delete(key);
    },
  };
}

/** Runs a check of a password under limits that only wrong ones use up. */
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
