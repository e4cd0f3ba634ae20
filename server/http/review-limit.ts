import type { FastifyInstance, FastifyRequest } from "fastify";
import { AppError } from "#server/errors.ts";
import { MINUTE_MS } from "#shared/durations.ts";
import { limitBy } from "./rate-limits.ts";

/**
 * Makes the limit of remote reviews. It throws `rate_limited` at that of the account, so that a few accounts cannot use
 * up the limit of all, and `unavailable` at the latter.
 */
export function createReviewLimit(app: FastifyInstance): (request: FastifyRequest) => Promise<void> {
  const perMinute = { windowMs: MINUTE_MS, limited: "account" } as const;
  const ownReviews = limitBy(app, { ...perMinute, kind: "reviews", max: 5 });
  const allReviews = limitBy(app, { ...perMinute, kind: "all reviews", max: 600, key: () => "reviews" });
  return async (request) => {
    await ownReviews(request);
    await allReviews(request).catch((error: unknown) => {
      if (!(error instanceof AppError)) throw error;
      const { retryAfter } = error.details as { retryAfter: number };
      throw new AppError("unavailable", { reason: "moderation", retryAfter });
    });
  };
}
