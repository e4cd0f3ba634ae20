import { fork } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { transact } from "#server/db/transaction.ts";
import { AppError } from "#server/errors.ts";
import { checkLedger } from "#server/features/credits/check.ts";
import * as credits from "#server/features/credits/credits.ts";
import { openTestStore } from "../support/database.ts";
import { addUser, setPart } from "../support/ledger-rows.ts";

const now = new Date("2026-03-01T12:00:00.000Z");
const COST = 5;
let store: Awaited<ReturnType<typeof openTestStore>>;

beforeEach(async () => {
  store = await openTestStore();
  await addUser(store.db, "ann");
});
afterEach(() => store.close());

/** Gives Ann credits in three lots, so that holds span them. */
function give(tokens: number) {
  const parts = [7, 11, tokens - 18];
  return transact(store.db, { user: "ann" }, async (trx) => {
    for (const [i, part] of parts.entries()) {
      const lot = { userId: "ann", source: "package", sourceRef: `cs_${i}`, tokens: part } as const;
      await credits.grant(trx, { ...lot, expiresAt: null, now });
    }
  });
}

const count = (ends: string[]) =>
  Object.fromEntries([...new Set(ends)].map((end) => [end, ends.filter((one) => one === end).length]));

/** Everything except that these holds belong to no dream. */
const differences = async () =>
  (await checkLedger(store.db)).filter((difference) => difference.figures.status !== "deleted");

test("of 200 submissions at once, exactly as many pass as the balance pays for", async () => {
  await give(37 * COST + 4);
  const submissions = Array.from({ length: 200 }, (_, i) => {
    const wanted = { userId: "ann", dreamId: `d${i}`, part: "reading", round: 1, tokens: COST, now } as const;
    return transact(store.db, { user: "ann" }, async (trx) => {
      await credits.hold(trx, wanted);
      await setPart(trx, { ...wanted, cost: COST, status: "queued" });
    });
  });
  const ends = (await Promise.allSettled(submissions)).map((end) =>
    end.status === "fulfilled"
      ? "held"
      : end.reason instanceof AppError
        ? end.reason.code
        : String(end.reason),
  );
  expect(count(ends)).toEqual({ held: 37, insufficient_tokens: 163 });
  expect(await credits.balanceOf(store.db, "ann", now)).toBe(4);
  expect(await checkLedger(store.db)).toEqual([]);
});

test("the same holds for two processes on one database", async () => {
  await give(90 * COST + 1);
  const script = join(import.meta.dirname, "../support/submissions.ts");
  const children = ["a", "b"].map((name) =>
    fork(script, [JSON.stringify(store.settings), "ann", name, "100", String(COST)], {
      execArgv: [],
      stdio: ["ignore", "ignore", "inherit", "ipc"],
    }),
  );
  await Promise.all(children.map((child) => once(child, "message")));
  const responses = children.map((child) => once(child, "message") as Promise<[string[], unknown]>);
  for (const child of children) child.send("go");
  const ends = (await Promise.all(responses)).map(([ends]) => ends);
  expect(count(ends.flat())).toEqual({ held: 90, insufficient_tokens: 110 });
  expect(await credits.balanceOf(store.db, "ann", now)).toBe(1);
  expect(await differences()).toEqual([]);
});

test("a delivery that comes twenty times at once grants once", async () => {
  const grant = {
    userId: "ann",
    source: "package",
    sourceRef: "cs_1",
    tokens: 50,
    expiresAt: null,
    now,
  } as const;
  const responses = await Promise.all(
    Array.from({ length: 20 }, () => transact(store.db, { user: "ann" }, (trx) => credits.grant(trx, grant))),
  );
  expect(responses.filter((response) => response.granted)).toHaveLength(1);
  expect(new Set(responses.map((response) => response.lotId)).size).toBe(1);
  expect(await credits.balanceOf(store.db, "ann", now)).toBe(50);
});

test("captures and releases that race settle a hold once", async () => {
  await give(100);
  const part = { dreamId: "d", part: "video", round: 1, cause: "own", now } as const;
  await transact(store.db, { user: "ann" }, (trx) =>
    credits.hold(trx, { userId: "ann", tokens: 60, ...part }),
  );
  const settled = await Promise.all(
    Array.from({ length: 20 }, (_, i) =>
      transact(store.db, { user: "ann" }, (trx) => (i % 2 ? credits.release : credits.capture)(trx, part)),
    ),
  );
  expect(settled.filter((tokens) => tokens > 0)).toEqual([60]);
  expect(await differences()).toEqual([]);
});

test("a refund that is told twenty times at once is taken once", async () => {
  await give(100);
  const refund = { source: "package", sourceRef: "cs_2", tokens: 95, ref: "re_1", now } as const;
  const responses = await Promise.all(
    Array.from({ length: 20 }, () =>
      transact(store.db, { user: "ann" }, (trx) => credits.clawback(trx, refund)),
    ),
  );
  expect(new Set(responses.map((response) => JSON.stringify(response)))).toEqual(
    new Set(['{"taken":95,"shortfall":0}']),
  );
  expect(await credits.balanceOf(store.db, "ann", now)).toBe(5);
  expect(await differences()).toEqual([]);
});
