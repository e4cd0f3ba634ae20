import { afterEach, beforeEach, expect, test } from "vitest";
import { sql } from "kysely";
import { transact } from "#server/db/transaction.ts";
import type { Trx } from "#server/db/open.ts";
import { checkLedger } from "#server/features/credits/check.ts";
import * as credits from "#server/features/credits/credits.ts";
import type { LotSource } from "#shared/credits.ts";
import { DAY_MS } from "#shared/durations.ts";
import { freshStores, type TestStore } from "../support/database.ts";
import { addUser } from "../support/ledger-rows.ts";

// What becomes of held tokens when their lot expires, or its money goes back, before they return.

const openStore = await freshStores();
const now = new Date("2026-03-01T12:00:00.000Z");
const inDays = (days: number) => new Date(now.getTime() + days * DAY_MS);
const bought = { source: "package", sourceRef: "cs_1" } as const;
let store: TestStore;

beforeEach(async () => {
  store = await openStore();
  await addUser(store.db, "ann");
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
) => book(credits.grant, { userId: "ann", source, sourceRef, tokens, expiresAt, now });
const holdCredits = (dreamId: string, tokens: number, at = now) =>
  book(credits.hold, { userId: "ann", dreamId, part: "video", round: 1, tokens, now: at });
const giveBack = (dreamId: string, cause: "own" | "failure" = "own", at = now) =>
  book(credits.release, { dreamId, part: "video", round: 1, cause, now: at });
const refund = (tokens: number, ref = "re_1", at = now) =>
  book(credits.clawback, { ...bought, tokens, ref, now: at });
const balance = (at = now) => credits.balanceOf(store.db, "ann", at);
const remaining = async (at = now) =>
  (await credits.lotsOf(store.db, "ann", at)).map((lot) => [lot.source, lot.remaining, lot.expiresAt]);
const shortfall = () => store.value("SELECT shortfall FROM lots WHERE source_ref = 'cs_1'");

test("tokens that come back after their lot expired last seven days more", async () => {
  await give("month", 5, inDays(1), "subscription");
  await give("cs_1", 5);
  await holdCredits("d", 8);
  const late = inDays(3);
  expect(await balance(late)).toBe(2);
  expect(await giveBack("d", "failure", late)).toBe(8);
  expect(await remaining(late)).toEqual([
    ["returned", 5, inDays(10).toISOString()],
    ["package", 5, null],
  ]);
  expect(await giveBack("d", "failure", late)).toBe(0);
  expect(await balance(late)).toBe(10);
  const lot = await store.value("SELECT source_ref FROM lots WHERE source = 'returned'");
  const old = await store.value("SELECT id FROM lots WHERE source = 'subscription'");
  expect(lot).toBe(`d:video:1:${old}`);
});

test("tokens of several lots that expired come back as several lots", async () => {
  await give("a", 2, inDays(1));
  await give("b", 3, inDays(2));
  await give("c", 4, inDays(3));
  await holdCredits("d", 6);
  expect(await giveBack("d", "failure", inDays(3))).toBe(6);
  expect((await remaining(inDays(3))).map(([source, tokens]) => [source, tokens]).sort()).toEqual([
    ["returned", 1],
    ["returned", 2],
    ["returned", 3],
  ]);
});

test("tokens come back late at the very expiry, not a moment before", async () => {
  await give("month", 5, inDays(1), "subscription");
  await holdCredits("in-time", 2);
  await holdCredits("late", 2);
  await giveBack("in-time", "failure", new Date(inDays(1).getTime() - 1));
  expect((await remaining()).map(([source]) => source)).toEqual(["subscription"]);
  await giveBack("late", "failure", inDays(1));
  expect(await remaining(inDays(1))).toEqual([["returned", 2, inDays(8).toISOString()]]);
});

test("tokens come back late once, however often what they pay for fails", async () => {
  await give("month", 5, inDays(1), "subscription");
  await holdCredits("first", 5);
  await giveBack("first", "failure", inDays(2));
  await holdCredits("second", 5, inDays(3));
  await giveBack("second", "failure", inDays(4));
  expect(await remaining(inDays(4))).toEqual([["returned", 5, inDays(9).toISOString()]]);
  await holdCredits("third", 5, inDays(8));
  expect(await giveBack("third", "failure", inDays(9))).toBe(5);
  expect(await remaining(inDays(9))).toEqual([]);
});

test("tokens whose owner cancels after their expiry are expired at once", async () => {
  await give("month", 5, inDays(1), "subscription");
  await give("cs_1", 2);
  await holdCredits("d", 6);
  expect(await giveBack("d", "own", inDays(1))).toBe(6);
  expect(await remaining(inDays(1))).toEqual([["package", 2, null]]);
  const kinds = (await credits.entriesOf(store.db, "ann", { limit: 3 })).map((e) => [e.kind, e.available]);
  expect(kinds).toEqual([
    ["expire", -5],
    ["release", 1],
    ["release", 5],
  ]);
});

test("tokens that were held during their refund do not come back", async () => {
  await give("cs_1", 50);
  for (const dream of ["d1", "d2", "d3"]) await holdCredits(dream, 15);
  expect(await refund(50)).toEqual({ taken: 5, shortfall: 45 });
  expect(await shortfall()).toBe(45);
  for (const dream of ["d1", "d2", "d3"]) expect(await giveBack(dream)).toBe(15);
  expect(await balance()).toBe(0);
  expect(await shortfall()).toBe(0);
});

test("what is released beyond the shortfall comes back", async () => {
  await give("cs_1", 50);
  await holdCredits("d1", 15);
  await holdCredits("d2", 15);
  expect(await refund(30)).toEqual({ taken: 20, shortfall: 10 });
  await giveBack("d1", "failure");
  expect(await balance()).toBe(5);
  await giveBack("d2");
  expect(await balance()).toBe(20);
  const taken = (await credits.entriesOf(store.db, "ann", { limit: 9 })).filter((e) => e.kind === "clawback");
  expect(taken.map((entry) => entry.available)).toEqual([-10, -20]);
});

test("tokens of another purchase stay untouched by a later release", async () => {
  await give("cs_1", 10);
  await holdCredits("d1", 10);
  await refund(10);
  await give("cs_2", 8);
  await holdCredits("d2", 3);
  await giveBack("d2");
  expect(await balance()).toBe(8);
  await giveBack("d1");
  expect(await balance()).toBe(8);
});

test("a shortfall follows tokens that came back after their lot expired", async () => {
  await give("cs_1", 10, inDays(1));
  await holdCredits("first", 4);
  await holdCredits("other", 6);
  await giveBack("first", "failure", inDays(2));
  expect(await balance(inDays(2))).toBe(4);
  await holdCredits("second", 4, inDays(3));
  await refund(10, "re_1", inDays(3));
  expect(await shortfall()).toBe(10);
  await giveBack("second", "own", inDays(3));
  expect(await balance(inDays(3))).toBe(0);
  await giveBack("other", "failure", inDays(3));
  expect(await balance(inDays(3))).toBe(0);
  expect(await shortfall()).toBe(0);
});

test("money that comes again drops the shortfall first, once", async () => {
  await give("cs_1", 50);
  await holdCredits("d1", 45);
  await refund(50);
  const drop = (tokens: number, ref: string) => book(credits.dropShortfall, { ...bought, tokens, ref, now });
  expect(await drop(40, "a")).toBe(40);
  expect(await drop(40, "a")).toBe(0);
  expect(await shortfall()).toBe(5);
  await giveBack("d1");
  expect(await balance()).toBe(40);
  expect(await drop(40, "b")).toBe(0);
});

test("the database refuses to spend from a lot with a shortfall, and to edit one", async () => {
  await give("cs_1", 50);
  await holdCredits("d1", 10);
  await refund(50);
  const run = (statement: string) => store.exec(statement);
  const lot = "(SELECT id FROM lots WHERE source_ref = 'cs_1')";
  const at = `'${now.toISOString()}'`;
  // After a release that forgets the shortfall.
  const release = `INSERT INTO ledger_entries (user_id, lot_id, hold_id, kind, available, held, at)
    SELECT user_id, lot_id, hold_id, 'release', held, -held, at FROM ledger_entries WHERE kind = 'hold'`;
  const holding = `INSERT INTO holds (id, user_id, dream_id, part, round, tokens, created_at)
      VALUES ('h', 'ann', 'd2', 'image', 1, 1, ${at});
    INSERT INTO ledger_entries (user_id, lot_id, hold_id, kind, available, held, at)
      VALUES ('ann', ${lot}, 'h', 'hold', -1, 1, ${at})`;
  const both = transact(store.db, { user: "ann" }, async (trx) => {
    for (const statement of [release, ...holding.split(";")]) await sql.raw(statement).execute(trx);
  });
  await expect(both).rejects.toThrow("a lot with a shortfall is not spent");

  await expect(run("UPDATE lots SET shortfall = 0")).rejects.toThrow(
    "a shortfall equals the sum of its entries",
  );
  await expect(run("UPDATE shortfall_entries SET change = 1")).rejects.toThrow("append-only");
  await expect(run("DELETE FROM shortfall_entries")).rejects.toThrow("append-only");
  const drop = (change: number, kind = "dropped") =>
    run(`INSERT INTO shortfall_entries (lot_id, kind, ref, change, at)
      VALUES (${lot}, '${kind}', 're_1', ${change}, ${at})`);
  await expect(drop(-11)).rejects.toThrow("never below zero");
  await expect(drop(-5, "settled")).rejects.toThrow("what a correction says");
  await expect(drop(10, "opened")).rejects.toThrow("booked once");
  const child = (user: string, root: string) =>
    run(`INSERT INTO lots (id, user_id, source, source_ref, created_at, root_id, grace)
      VALUES ('r', '${user}', 'returned', 'x', ${at}, ${root}, 1)`);
  await expect(child("ann", lot)).rejects.toThrow("once the shortfall of their lot is settled");
  await expect(child("ann", "NULL")).rejects.toThrow("tokens return as a lot of the same owner");
});
