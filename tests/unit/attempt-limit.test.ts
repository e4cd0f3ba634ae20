import { expect, test } from "vitest";
import { createAttemptLimit } from "#server/features/accounts/attempt-limit.ts";

const now = () => new Date("2026-11-22T12:00:00.000Z");
const MANY = 120_000;

test("attempts that do not count push no others out", () => {
  const limit = createAttemptLimit({ max: 1, windowMs: 60_000, limited: "account", now });
  limit.begin("guessed at");
  for (let i = 0; i < MANY; i++) {
    limit.begin(`other ${i}`);
    limit.succeed(`other ${i}`);
  }
  expect(() => limit.begin("guessed at")).toThrow(expect.objectContaining({ code: "rate_limited" }));
});

test("a window begins with its first attempt, and the wait that is told is enough", () => {
  let at = now().getTime();
  const limit = createAttemptLimit({ max: 2, windowMs: 60_000, limited: "address", now: () => new Date(at) });
  limit.begin("key");
  at += 20_000;
  limit.begin("key");
  at += 500;
  expect(() => limit.begin("key")).toThrow(
    expect.objectContaining({ details: { limited: "address", retryAfter: 40 } }),
  );
  at += 39_499;
  expect(() => limit.begin("key")).toThrow();
  at += 1;
  limit.begin("key");
});
