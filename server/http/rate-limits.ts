import rateLimit from "@fastify/rate-limit";
import type { FastifyInstance, FastifyRequest } from "fastify";
import { AppError } from "#server/errors.ts";
import type { AttemptCounter } from "#server/features/accounts/attempt-limit.ts";
import { MINUTE_MS } from "#shared/durations.ts";
import { requireUser } from "./session-user.ts";

const API_CALLS_PER_MINUTE = 3000;
/** Keys that each limiter counts, about 10 MB when full; beyond that the least recently used are forgotten. */
const SIZE = { cache: 50_000 };

const accountOf = (request: FastifyRequest) => requireUser(request).id;

/** Limits API calls per IP address; single routes add tighter limits through `limitBy`, and so does rendering. */
export async function registerRateLimits(app: FastifyInstance): Promise<void> {
  // A home network with IPv6 holds a whole /64.
  await app.register(rateLimit, { global: false, ipv6Subnet: 64 });
  const check = limitBy(app, { max: API_CALLS_PER_MINUTE, windowMs: MINUTE_MS, limited: "address" });
  app.addHook("onRequest", async (request) => {
    // The route's path, because a URL can be spelt in many ways.
    if (request.routeOptions.url?.startsWith("/api/")) await check(request);
  });
}

/**
 * Makes a limiter that counts calls in this process: per IP address, per account (of signed-in users), or per `key`.
 * Above `max` in `windowMs` it throws `rate_limited` (details: who is limited, seconds to wait).
 */
export function limitBy(
  app: FastifyInstance,
  options: {
    max: number;
    windowMs: number;
    limited: "address" | "account" | "key";
    key?: (request: FastifyRequest) => string;
  },
): (request: FastifyRequest) => Promise<void> {
  const { key = options.limited === "account" ? accountOf : undefined } = options;
  const check = app.createRateLimit({
    max: options.max,
    timeWindow: options.windowMs,
    ...SIZE,
    ...(key && { keyGenerator: key }),
  });
  return async (request) => {
    const result = await check(request);
    if (!result.isAllowed && result.isExceeded) {
      throw new AppError("rate_limited", { limited: options.limited, retryAfter: result.ttlInSeconds });
    }
  };
}

/** Makes a limiter like `limitBy` for all processes on the database. Each call is a write. */
export function limitForAll(
  attempts: AttemptCounter,
  options: {
    kind: string;
    max: number;
    windowMs: number;
    key?: ((request: FastifyRequest) => string) | undefined;
  },
): (request: FastifyRequest) => Promise<void> {
  const { key = accountOf, ...rest } = options;
  const limit = { ...rest, limited: "account" } as const;
  return async (request) => void (await attempts.begin([[limit, key(request)]]));
}
