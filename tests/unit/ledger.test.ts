import { afterEach, beforeEach, expect, test } from "vitest";
import { transact } from "#server/db/transaction.ts";
import type { Trx } from "#server/db/open.ts";
import { checkLedger } from "#server/features/credits/check.ts";
import * as credits from "#server/features/credits/credits.ts";
import type { LotSource } from "#shared/credits.ts";
import { DAY_MS } from "#shared/durations.ts";
import { freshStores, type TestStore } from "../support/database.ts";
import { addUser } from "../support/ledger-rows.ts";

const openStore = await freshStores();
const now = new Date("2026-03-01T12:00:00.000Z");
const inDays = (days: number) => new Date(now.getTime() + days * DAY_MS);
let store: TestStore;

beforeEach(async () => {
  store = await openStore();
  await addUser(store.db, "ann");
  await addUser(store.db, "bob");
});
afterEach(async () => {
  // These holds have no dream, so open ones count as those of a deleted dream.
  const wrong = (await checkLedger(store.db)).filter((difference) => difference.figures.due !== "settled");
  await store.close();
  if (wrong.length) throw new Error(wrong.map((difference) => difference.sentence).join("\n"));
});

/** Runs one rule in a transaction of its own. */
function book<P, R>(rule: (trx: Trx, params: P) => Promise<R>, params: P): Promise<R> {
  return transact(store.db, { user: "ann" }, (trx) => rule(trx, params));
}

const give = (
  sourceRef: string,
  tokens: number,
  expiresAt: Date | null = null,
  source: LotSource = "package",
  at = now,
) => book(credits.grant, { userId: "ann", source, sourceRef, tokens, expiresAt, now: at });

const holdCredits = (dreamId: string, tokens: number, at = now) =>
  book(credits.hold, { userId: "ann", dreamId, part: "video", round: 1, tokens, now: at });

const video = (dreamId: string, at = now) => ({ dreamId, part: "video" as const, round: 1, now: at });

const failed = (dreamId: string, at = now) => ({ ...video(dreamId, at), cause: "failure" as const });

const balance = (at = now) => credits.balanceOf(store.db, "ann", at);

const remaining = async (at = now) =>
  (await credits.lotsOf(store.db, "ann", at)).map((lot) => [lot.source, lot.remaining, lot.expiresAt]);

test("a source is granted once, however often it is delivered", async () => {
  const first = await give("cs_1", 50);
  const second = await give("cs_1", 50);
  expect(first.granted).toBe(true);
  expect(second).toEqual({ granted: false, lotId: first.lotId });
  expect(await balance()).toBe(50);
});

test("the same reference of another source is another grant", async () => {
  await give("x", 5, null, "package");
  await give("x", 7, null, "welcome");
  expect(await balance()).toBe(12);
});

test("a source that was granted to one user cannot be granted to another", async () => {
  await give("cs_1", 50);
  const theft = {
    userId: "bob",
    source: "package" as const,
    sourceRef: "cs_1",
    tokens: 50,
    expiresAt: null,
    now,
  };
  await expect(book(credits.grant, theft)).rejects.toThrow("another user");
});

test.each([0, -1, 1.5, Number.NaN, Infinity, 2 ** 53])("%d is not a number of tokens", async (tokens) => {
  await expect(give("cs_1", tokens)).rejects.toThrow(RangeError);
  await expect(holdCredits("d", tokens)).rejects.toThrow(RangeError);
  expect(await balance()).toBe(0);
});

test("the lot that expires first is spent first, then the oldest, and lots without expiry last", async () => {
  await give("for-ever", 5);
  await give("late", 5, inDays(20), "subscription");
  await give("younger", 5, inDays(10), "welcome");
  await give("older", 5, inDays(10), "admin", new Date(now.getTime() - 1));
  const left = async () => (await remaining()).map(([source, tokens]) => [source, tokens]);
  await holdCredits("d1", 7);
  expect(await left()).toEqual([
    ["welcome", 3],
    ["subscription", 5],
    ["package", 5],
  ]);
  await holdCredits("d2", 10);
  expect(await left()).toEqual([["package", 3]]);
  expect(await book(credits.release, failed("d1"))).toBe(7);
  expect(await left()).toEqual([
    ["admin", 5],
    ["welcome", 2],
    ["package", 3],
  ]);
});

test("a hold above the balance reports both amounts and writes nothing", async () => {
  await give("cs_1", 4);
  await give("old", 9, inDays(1), "subscription");
  const contents = async () =>
    Promise.all((await store.tables()).map((table) => store.rows(`SELECT * FROM ${table}`)));
  const before = await contents();
  const late = inDays(2);
  await transact(store.db, { user: "ann" }, async (trx) => {
    const submission = {
      userId: "ann",
      dreamId: "d",
      part: "video",
      round: 1,
      tokens: 5,
      now: late,
    } as const;
    await expect(credits.hold(trx, submission)).rejects.toMatchObject({
      code: "insufficient_tokens",
      status: 402,
      details: { needed: 5, available: 4 },
    });
  });
  expect(await contents()).toEqual(before);
  await expect(holdCredits("d", 5, late)).rejects.toMatchObject({ code: "insufficient_tokens" });
  expect(await credits.entriesOf(store.db, "ann", { limit: 10 })).toHaveLength(2);
});

test("a lot ends exactly at its expiry, and is swept by the next hold", async () => {
  await give("month", 9, inDays(1), "subscription");
  await give("cs_1", 3);
  expect(await balance(new Date(inDays(1).getTime() - 1))).toBe(12);
  expect(await balance(inDays(1))).toBe(3);
  expect(await remaining(inDays(1))).toEqual([["package", 3, null]]);
  await holdCredits("d", 3, inDays(1));
  const kinds = (await credits.entriesOf(store.db, "ann", { limit: 2 })).map((entry) => [
    entry.kind,
    entry.available,
  ]);
  expect(kinds).toEqual([
    ["hold", -3],
    ["expire", -9],
  ]);
});

test("a hold settles once: a second settlement of either kind settles nothing", async () => {
  await give("cs_1", 10);
  await holdCredits("kept", 3);
  await holdCredits("failed", 4);
  expect(await book(credits.capture, video("kept"))).toBe(3);
  expect(await book(credits.capture, video("kept"))).toBe(0);
  expect(await book(credits.release, failed("kept"))).toBe(0);
  expect(await book(credits.release, failed("failed"))).toBe(4);
  expect(await book(credits.release, failed("failed"))).toBe(0);
  expect(await book(credits.capture, video("failed"))).toBe(0);
  expect(await balance()).toBe(7);
  expect(await credits.dreamCredits(store.db, ["kept", "failed", "none"])).toEqual(
    new Map([
      ["kept", { held: 0, used: 3, returned: 0 }],
      ["failed", { held: 0, used: 0, returned: 4 }],
      ["none", { held: 0, used: 0, returned: 0 }],
    ]),
  );
  expect(await credits.dreamCredits(store.db, [])).toEqual(new Map());
});

test("what was never held cannot be settled, and a round is held once", async () => {
  await give("cs_1", 10);
  await expect(book(credits.capture, video("unknown"))).rejects.toThrow(
    "Nothing was ever held for unknown video",
  );
  await expect(book(credits.release, failed("unknown"))).rejects.toThrow("Nothing was ever held");
  await holdCredits("d", 2);
  await expect(holdCredits("d", 2)).rejects.toThrow("held once");
  await book(credits.hold, { userId: "ann", dreamId: "d", part: "video", round: 2, tokens: 2, now });
  expect(await credits.dreamCredits(store.db, ["d"])).toEqual(
    new Map([["d", { held: 4, used: 0, returned: 0 }]]),
  );
});

test("a sweep takes what has expired and leaves what is held", async () => {
  await give("a", 5, inDays(1));
  await give("b", 6, inDays(2));
  await give("c", 7, inDays(9));
  await holdCredits("d", 3);
  const other = {
    userId: "bob",
    source: "package",
    sourceRef: "z",
    tokens: 4,
    expiresAt: inDays(1),
    now,
  } as const;
  await book(credits.grant, other);
  expect(await book(credits.sweepExpired, { now: inDays(3), userIds: ["ann"] })).toBe(2 + 6);
  expect(await book(credits.sweepExpired, { now: inDays(3), userIds: ["ann", "bob"] })).toBe(4);
  expect(await book(credits.sweepExpired, { now: inDays(3), userIds: ["ann", "bob"] })).toBe(0);
  expect(await credits.dreamCredits(store.db, ["d"])).toEqual(
    new Map([["d", { held: 3, used: 0, returned: 0 }]]),
  );
  expect(await book(credits.capture, video("d", inDays(3)))).toBe(3);
  expect(await balance(inDays(3))).toBe(7);
});

test("an adjustment sets the balance up or down, once", async () => {
  await give("month", 5, inDays(1), "subscription");
  await give("cs_1", 5);
  const adjust = (balance: number, ref: string, at = now) =>
    book(credits.adjust, { userId: "ann", balance, reason: "support", ref, now: at });
  expect(await adjust(3, "down")).toEqual({ applied: true, change: -7 });
  expect(await remaining()).toEqual([["package", 3, null]]);
  expect(await adjust(12, "up")).toEqual({ applied: true, change: 9 });
  expect(await adjust(12, "same")).toEqual({ applied: true, change: 0 });
  expect(await adjust(3, "down")).toEqual({ applied: false, change: -7 });
  expect(await adjust(12, "up")).toEqual({ applied: false, change: 9 });
  await holdCredits("d", 12);
  expect(await adjust(12, "same")).toEqual({ applied: false, change: 0 });
  expect(await balance()).toBe(0);
  await expect(adjust(-1, "negative")).rejects.toThrow(RangeError);
  const someoneElse = { userId: "bob", balance: 1, reason: "support", ref: "up", now };
  await expect(book(credits.adjust, someoneElse)).rejects.toThrow("another user");
  const [top] = await credits.entriesOf(store.db, "ann", { limit: 1, before: 6 });
  expect(top).toMatchObject({ kind: "grant", source: "admin", reason: "support", available: 9 });
});

test("an adjustment cannot take the name of a grant that an admin made", async () => {
  await give("taken", 1, null, "admin");
  const adjustment = { userId: "ann", balance: 9, reason: "support", ref: "taken", now };
  await expect(book(credits.adjust, adjustment)).rejects.toThrow("earlier grant");
  expect(await balance()).toBe(1);
});

test("an adjustment counts only what can still be spent", async () => {
  await give("month", 5, inDays(1), "subscription");
  expect(
    await book(credits.adjust, { userId: "ann", balance: 5, reason: "goodwill", ref: "r", now: inDays(2) }),
  ).toEqual({
    applied: true,
    change: 5,
  });
  expect(await balance(inDays(2))).toBe(5);
});

test("a clawback takes from its own lot, then from the others, and never below zero", async () => {
  await give("month", 5, inDays(20), "subscription");
  await give("cs_1", 10);
  await holdCredits("d", 7);
  const clawback = (tokens: number, ref: string) =>
    book(credits.clawback, { source: "package", sourceRef: "cs_1", tokens, ref, now });
  expect(await remaining()).toEqual([["package", 8, null]]);
  expect(await clawback(6, "re_1")).toEqual({ taken: 6, shortfall: 0 });
  await give("cs_2", 3);
  // Two are held: the other lot pays for them when they are spent, not before.
  expect(await clawback(6, "re_2")).toEqual({ taken: 4, shortfall: 2 });
  expect(await clawback(4, "re_3")).toEqual({ taken: 1, shortfall: 3 });
  await give("cs_3", 50);
  expect(await clawback(6, "re_1")).toEqual({ taken: 6, shortfall: 0 });
  expect(await clawback(6, "re_2")).toEqual({ taken: 4, shortfall: 2 });
  expect(await clawback(4, "re_3")).toEqual({ taken: 1, shortfall: 3 });
  expect(await balance()).toBe(50);
  expect(await book(credits.capture, video("d"))).toBe(7);
  expect(await balance()).toBe(48);
});

test("a clawback prefers its own lot to one that would be spent earlier", async () => {
  await give("month", 5, inDays(20), "subscription");
  await give("cs_1", 10);
  await book(credits.clawback, { source: "package", sourceRef: "cs_1", tokens: 12, ref: "re_1", now });
  expect(await remaining()).toEqual([["subscription", 3, inDays(20).toISOString()]]);
});

test("a clawback needs a lot, and a refund belongs to one lot", async () => {
  await give("cs_1", 5);
  await give("cs_2", 5);
  const clawback = (sourceRef: string) =>
    book(credits.clawback, { source: "package", sourceRef, tokens: 2, ref: "re_1", now });
  await expect(clawback("cs_9")).rejects.toThrow("no lot");
  await clawback("cs_1");
  await expect(clawback("cs_2")).rejects.toThrow("another lot");
  expect(await balance()).toBe(8);
});

test("the entries of a user are shown newest first, page by page", async () => {
  await give("cs_1", 5);
  await holdCredits("d", 2);
  await book(credits.capture, video("d"));
  const first = await credits.entriesOf(store.db, "ann", { limit: 2 });
  expect(first).toMatchObject([
    { kind: "capture", available: 0, held: -2, dreamId: "d", part: "video", round: 1, source: "package" },
    { kind: "hold", available: -2, held: 2, dreamId: "d" },
  ]);
  const rest = await credits.entriesOf(store.db, "ann", { limit: 2, before: first[1]!.id });
  expect(rest).toMatchObject([{ kind: "grant", available: 5, dreamId: null, at: now.toISOString() }]);
  expect(await credits.entriesOf(store.db, "bob", { limit: 2 })).toEqual([]);
});
