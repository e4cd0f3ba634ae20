import Fastify from "fastify";
import { expect, test } from "vitest";
import { AppError } from "#server/errors.ts";
import { createReviewLimit } from "#server/http/review-limit.ts";
import { limitBy, registerRateLimits } from "#server/http/rate-limits.ts";
import type { Counted } from "#server/features/accounts/attempt-limit.ts";
import { MINUTE_MS } from "#shared/durations.ts";

test("thousands of other accounts do not make a limit forget one that has reached it", async () => {
  const app = Fastify();
  await registerRateLimits(app, { begin: async () => async () => {} });
  const limited = limitBy(app, {
    max: 1,
    windowMs: MINUTE_MS,
    limited: "account",
    key: (request) => request.url,
  });
  app.get("/*", (request) => limited(request).then(() => ""));
  const call = async (account: string) => (await app.inject(`/${account}`)).statusCode;
  expect(await call("first")).toBe(200);
  for (let i = 0; i < 6000; i++) await call(`other-${i}`);
  expect(await call("first")).not.toBe(200);
  await app.close();
});

const full = new AppError("rate_limited", { limited: "account", retryAfter: 40 });
const down = new Error("the database does not reply");
test.each([
  ["the limit of all", "all reviews", full, { code: "unavailable", details: { retryAfter: 40 } }],
  ["the limit of an account", "reviews", full, { code: "rate_limited" }],
  ["a database that fails", "all reviews", down, { message: down.message }],
])("%s is told apart by its error", async (_what, failing, error, expected) => {
  const app = Fastify();
  const begin = async (counted: Counted) => {
    if (counted.some(([{ kind }]) => kind === failing)) throw error;
    return async () => {};
  };
  await registerRateLimits(app, { begin });
  app.decorateRequest("user");
  const limited = createReviewLimit(app);
  app.get("/", (request) => {
    request.user = { id: "ana" } as typeof request.user;
    return limited(request).then(
      () => "",
      (thrown: unknown) => {
        expect(thrown).toMatchObject(expected);
        return "thrown";
      },
    );
  });
  expect((await app.inject("/")).body).toBe("thrown");
  await app.close();
});
