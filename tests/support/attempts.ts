import type { Db } from "#server/db/open.ts";
import { createAttemptCounter } from "#server/features/accounts/attempt-limit.ts";

/** Attempts allowed to all processes together. */
export const ATTEMPTS_MAX = 300;

/** Begins attempts at once, under one limit of all processes; returns how many were counted. */
export async function countAtOnce(db: Db, times: number): Promise<number> {
  const attempts = createAttemptCounter({ db, secrets: ["a secret"], now: () => new Date() });
  const limit = { kind: "test", max: ATTEMPTS_MAX, windowMs: 60_000, limited: "account" } as const;
  const all = Array.from({ length: times }, () => attempts.begin([[limit, "key"]]));
  return (await Promise.allSettled(all)).filter(({ status }) => status === "fulfilled").length;
}
