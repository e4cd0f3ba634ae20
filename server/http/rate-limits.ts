import rateLimit from "@fastify/rate-limit";
import type { FastifyInstance, FastifyRequest } from "fastify";
import { AppError } from "#server/errors.ts";
import type { AttemptCounter } from "#server/features/accounts/attempt-limit.ts";
import { MINUTE_MS } from "#shared/durations.ts";
import { networksOf } from "./network.ts";
import { requireUser } from "./session-user.ts";

const API_CALLS_PER_MINUTE = 3000;
/** Keys that each limiter counts, about 10 MB when full; beyond that the least recently used are forgotten. */
const SIZE = { cache: 50_000 };

const KEYS = {
  // A home network with IPv6 holds a whole /64.
  address: ({ ip }: FastifyRequest) => networksOf(ip).home,
  account: (request: FastifyRequest) => requireUser(request).id,
  key: (request: FastifyRequest) => request.key!.id,
};

declare module "fastify" {
  interface FastifyInstance {
    attempts: AttemptCounter;
  }
}

/** Limits API calls per IP address; single routes add tighter limits through `limitBy`, and so does rendering. */
export async function registerRateLimits(app: FastifyInstance, attempts: AttemptCounter): Promise<void> {
  await app.register(rateLimit, { global: false });
  app.decorate("attempts", attempts);
  const check = limitBy(app, { max: API_CALLS_PER_MINUTE, windowMs: MINUTE_MS, limited: "address" });
  app.addHook("onRequest", async (request) => {
    // The route's path, because a URL can be spelt in many ways.
    if (request.routeOptions.url?.startsWith("/api/")) await check(request);
  });
}

interface Limit {
  max: number;
  /**
   * What the error names, and what calls are counted by unless `key` is given: the IP address (IPv6: its /64), the account
   * of the signed-in user, or the API key.
   */
  limited: "address" | "account" | "key";
  /** Returns what calls are counted by. */
  key?: ((request: FastifyRequest) => string) | undefined;
}
/**
 * With `kind`, the name of its counters, calls of all processes are counted in the database. Without it, each process counts
 * in its memory, for windows of a minute only.
 */
type Counted = { windowMs: typeof MINUTE_MS; kind?: undefined } | { windowMs: number; kind: string };

/**
 * Makes a limiter that throws `rate_limited` (details: who is limited, seconds to wait) above `max` calls in `windowMs`.
 * With `kind`, which longer windows than a minute must have, each call is a write to the database.
 */
export function limitBy(
  app: FastifyInstance,
  { max, windowMs, limited, kind, key = KEYS[limited] }: Limit & Counted,
): (request: FastifyRequest) => Promise<void> {
  if (kind !== undefined) {
    const limit = { kind, max, windowMs, limited };
    return async (request) => void (await app.attempts.begin([[limit, key(request)]]));
  }
  const check = app.createRateLimit({ max, timeWindow: windowMs, ...SIZE, keyGenerator: key });
  return async (request) => {
    const result = await check(request);
    // `isAllowed`: on a list of exceptions, of which there is none here.
    if (!result.isAllowed && result.isExceeded) {
      throw new AppError("rate_limited", { limited, retryAfter: result.ttlInSeconds });
    }
  };
}
