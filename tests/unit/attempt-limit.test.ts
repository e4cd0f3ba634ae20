import { afterEach, beforeEach, expect, test } from "vitest";
import { countWrong, createAttemptCounter, sweepAttempts } from "#server/features/accounts/attempt-limit.ts";
import { AppError } from "#server/errors.ts";
import { openTestStore } from "../support/database.ts";
import { watchPlans } from "../support/watched-plans.ts";

const START = Date.parse("2026-11-22T12:00:00.000Z");
const LIMIT = { kind: "test", max: 2, windowMs: 60_000, limited: "address" } as const;

let store: Awaited<ReturnType<typeof openTestStore>>;
let at: number;
let attempts: ReturnType<typeof createAttemptCounter>;
beforeEach(async () => {
  store = await openTestStore();
  at = START;
  attempts = createAttemptCounter({
    db: watchPlans(store).db,
    secrets: ["a secret"],
    now: () => new Date(at),
  });
});
afterEach(() => store.close());

const begin = (key: string, limit: typeof LIMIT | (typeof LIMIT & { max: number }) = LIMIT) =>
  attempts.begin([[limit, key]]);
const rows = () => store.db.selectFrom("counted_attempts").selectAll().execute();
const refused = expect.objectContaining({ code: "rate_limited" });

test("a window begins with its first attempt, and the wait that is told is enough", async () => {
  await begin("key");
  at += 20_000;
  await begin("key");
  at += 500;
  await expect(begin("key")).rejects.toThrow(
    expect.objectContaining({ details: { limited: "address", retryAfter: 40 } }),
  );
  at += 39_499;
  await expect(begin("key")).rejects.toThrow(refused);
  at += 1;
  await begin("key");
  await begin("other key");
});

test("attempts that were right do not count, in whatever order they end", async () => {
  const [first, second] = [await begin("key"), await begin("key")];
  await second();
  const third = await begin("key");
  await expect(begin("key")).rejects.toThrow(refused);
  await first();
  await third();
  expect(await rows()).toEqual([]);
});

test("an attempt that is right after its window leaves the next one alone", async () => {
  const late = await begin("key");
  at += 60_000;
  await begin("key");
  await late();
  expect(await rows()).toMatchObject([{ attempts: 1 }]);
});

test("of several limits, all count an attempt or none does", async () => {
  const other = { ...LIMIT, kind: "other" };
  await begin("key");
  await begin("key");
  await expect(
    attempts.begin([
      [other, "key"],
      [LIMIT, "key"],
    ]),
  ).rejects.toThrow(refused);
  expect(await rows()).toMatchObject([{ kind: "test", attempts: 2 }]);
});

test("only wrong passwords count", async () => {
  const check = (code: "invalid_credentials" | "unavailable" | null) =>
    countWrong(attempts, [[LIMIT, "key"]], async () => {
      if (code) throw new AppError(code);
    });
  for (let i = 0; i < 5; i++) {
    await check(null);
    await expect(check("unavailable")).rejects.toThrow();
  }
  await expect(check("invalid_credentials")).rejects.toThrow();
  await expect(check("invalid_credentials")).rejects.toThrow();
  await expect(check(null)).rejects.toThrow(refused);
});

test("a clock that was ahead locks nobody out for longer than a window", async () => {
  at += 86_400_000;
  await begin("key");
  await begin("key");
  at = START;
  await begin("key");
  expect(await rows()).toMatchObject([{ attempts: 1, ends_at: new Date(START + 60_000).toISOString() }]);
});

test("an attempt that another process began a moment earlier counts in the same window", async () => {
  await begin("key");
  at -= 5;
  await begin("key");
  await expect(begin("key")).rejects.toThrow(refused);
});

test("counters end with their window, and invented keys make at most 131,072 of a kind", async () => {
  for (let i = 0; i < 1200; i++) await begin(`invented ${i}`);
  const buckets = (await rows()).map(({ bucket }) => bucket);
  expect(Math.max(...buckets)).toBeLessThan(131_072);
  expect(Math.max(...buckets)).toBeGreaterThan(120_000);
  expect(new Set(buckets).size).toBeGreaterThan(1150);
  at += 30_000;
  await begin("later");
  at += 30_000;
  let steps = 0;
  while ((await sweepAttempts(store.db, new Date(at))) > 0) steps++;
  expect(steps).toBe(3);
  expect(await rows()).toHaveLength(1);
});
