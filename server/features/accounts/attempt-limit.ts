import { createHmac } from "node:crypto";
import type { Db } from "#server/db/open.ts";
import { transact } from "#server/db/transaction.ts";
import { AppError } from "#server/errors.ts";
import { deriveKey, type Secrets } from "#server/keys.ts";
import { countAttempt, deleteEndedAttempts, uncountAttempt } from "./attempt-queries.ts";

/** Counters of each kind, in bits: the most rows that invented keys can make. */
const BUCKET_BITS = 17;
const SWEEP_BATCH = 500;
const WRONG_PASSWORD: ReadonlySet<string> = new Set(["invalid_credentials", "email_taken"]);

interface AttemptLimit {
  /** Name of its counters. */
  kind: string;
  max: number;
  windowMs: number;
  limited: "account" | "address" | "key" | "link";
}

/** Limits, each with what it counts by, such as an IP address. */
export type Counted = readonly (readonly [AttemptLimit, key: string])[];

/** Counts attempts for all processes on a database. */
export interface AttemptCounter {
  /**
   * Counts an attempt at each limit, and returns a function that undoes this. Above one of the limits it counts nothing
   * and throws `rate_limited` with what the limit counts by and the seconds to wait.
   */
  begin(counted: Counted): Promise<() => Promise<void>>;
}

/** Keys share counters where their hashes, which nobody without the secret can choose, are equal: 1 in 131,072. */
export function createAttemptCounter(deps: { db: Db; secrets: Secrets; now: () => Date }): AttemptCounter {
  const { db, now } = deps;
  const hashKey = deriveKey(deps.secrets[0], "attempt counters");
  const bucketOf = (kind: string, key: string) =>
    createHmac("sha256", hashKey).update(`${kind} ${key}`).digest().readUInt32BE(0) >>> (32 - BUCKET_BITS);
  const turn = { none: "each counter is read and changed by one statement" };

  return {
    async begin(counted) {
      const at = now();
      const begun = await transact(db, turn, async (trx) => {
        const windows: Parameters<typeof uncountAttempt>[1][] = [];
        for (const [{ kind, max, windowMs, limited }, key] of counted) {
          const bucket = bucketOf(kind, key);
          const latest = new Date(at.getTime() + windowMs).toISOString();
          const found = await countAttempt(trx, { kind, bucket, endsAt: latest, max, now: at });
          if (!found.counted) {
            const retryAfter = Math.ceil((Date.parse(found.endsAt) - at.getTime()) / 1000);
            throw new AppError("rate_limited", { limited, retryAfter });
          }
          windows.push({ kind, bucket, endsAt: found.endsAt });
        }
        return windows;
      });
      return () =>
        transact(db, turn, async (trx) => {
          for (const window of begun) await uncountAttempt(trx, window);
        });
    },
  };
}

/**
 * Runs a check of a password under limits that count wrong passwords only: errors with one of the codes. An attempt
 * counts until it is right, so that parallel guesses count too.
 */
export async function countWrong<T>(
  attempts: AttemptCounter,
  counted: Counted,
  check: () => Promise<T>,
  codes = WRONG_PASSWORD,
): Promise<T> {
  const uncount = await attempts.begin(counted);
  let wrong = false;
  try {
    return await check();
  } catch (error) {
    wrong = error instanceof AppError && codes.has(error.code);
    throw error;
  } finally {
    if (!wrong) await uncount();
  }
}

/** Deletes a batch of counters whose window is over; returns how many. */
export function sweepAttempts(db: Db, now: Date): Promise<number> {
  return deleteEndedAttempts(db, now.toISOString(), SWEEP_BATCH);
}
