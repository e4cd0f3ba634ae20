import Fastify from "fastify";
import { expect, test } from "vitest";
import { limitBy, registerRateLimits } from "#server/http/rate-limits.ts";
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
