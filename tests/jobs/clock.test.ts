import { afterEach, beforeEach, expect, test } from "vitest";
import { transact } from "#server/db/transaction.ts";
import { signalsOf } from "#server/db/signals.ts";
import { balanceOf, confirmClock, grant, hold, sweepState } from "#server/features/credits/credits.ts";
import { runMaintenance } from "#server/maintenance.ts";
import { HOUR_MS } from "#shared/durations.ts";
import { openSqliteCopy } from "../support/database.ts";
import { addUser, setPart } from "../support/ledger-rows.ts";

const start = new Date("2026-06-15T12:00:00.000Z");
let store: Awaited<ReturnType<typeof openSqliteCopy>>;
let now: Date;
let logged: string[];
let woken: number;

beforeEach(async () => {
  store = await openSqliteCopy();
  now = start;
  logged = [];
  woken = 0;
  signalsOf(store.db).on("mailQueued", () => woken++);
  await addUser(store.db, "ann");
});
afterEach(() => store.close());

const later = (hours: number) => new Date(start.getTime() + hours * HOUR_MS);
const run = () =>
  runMaintenance(
    {
      config: { publicUrl: "http://localhost", sessionSecrets: ["a secret"] as const, openOutbox: true },
      db: store.db,
      log: { error: (_details: unknown, message?: string) => void logged.push(message ?? "") },
      now: () => now,
    },
    new AbortController().signal,
  );
const give = (sourceRef: string, expiresAt: Date) => {
  const lot = { userId: "ann", source: "subscription" as const, sourceRef, tokens: 10, expiresAt, now };
  return transact(store.db, { user: lot.userId }, (trx) => grant(trx, lot));
};
const available = (sourceRef: string) =>
  store.sqlite.prepare("SELECT available FROM lots WHERE source_ref = ?").pluck().get(sourceRef);

test("expired credits are removed as long as the sweep runs at least once a day", async () => {
  await give("month", later(30));
  await run();
  now = later(23);
  await run();
  now = later(46);
  await run();
  expect(available("month")).toBe(0);
  expect(logged).toEqual([]);
});

test("a clock that jumps by more than a day destroys no credits until an admin confirms it", async () => {
  await give("month", later(30));
  await run();
  now = later(24 * 365);
  await run();
  expect(logged).toEqual([expect.stringContaining("the clock jumped")]);
  expect(await sweepState(store.db, now)).toEqual({ sweptAt: start.toISOString(), stopped: true });
  // Neither does a hold: expired credits are not spent, but stay.
  const wanted = { userId: "ann", dreamId: "d", part: "image", round: 1, tokens: 1, now } as const;
  await expect(transact(store.db, { user: wanted.userId }, (trx) => hold(trx, wanted))).rejects.toThrow(
    "insufficient",
  );
  await give("new", later(24 * 366));
  await setPart(store.db, { ...wanted, cost: 1, status: "queued" });
  await transact(store.db, { user: wanted.userId }, (trx) => hold(trx, wanted));
  expect(available("month")).toBe(10);
  // The clock is put right.
  now = later(1);
  await run();
  expect(await balanceOf(store.db, "ann", now)).toBe(19);
  expect(logged).toHaveLength(1);
});

test("a clock that begins in the past and is put right is no jump", async () => {
  await run();
  now = new Date(0);
  await run();
  now = later(2);
  await run();
  expect(logged).toEqual([]);
  expect(await sweepState(store.db, now)).toEqual({ sweptAt: now.toISOString(), stopped: false });
});

test("once an admin has confirmed the clock, what has expired is removed", async () => {
  await give("month", later(30));
  await run();
  now = later(72);
  await run();
  expect(available("month")).toBe(10);
  const before = await transact(store.db, { schedule: "creditExpiry" }, (trx) => confirmClock(trx, now));
  expect(before).toEqual({ sweptAt: start.toISOString(), stopped: true });
  await run();
  expect(available("month")).toBe(0);
});

test("jobs and mails that wait beyond the longest back-off are due at once", async () => {
  for (const [dreamId, minutes] of [
    ["soon", 9],
    ["never", 24 * 60 * 365],
  ] as const) {
    await setPart(store.db, { userId: "ann", dreamId, part: "image", round: 1, cost: 1, status: "queued" });
    store.sqlite.exec(`INSERT INTO jobs (id, dream_id, part, round, status, run_at, created_at)
      VALUES ('${dreamId}', '${dreamId}', 'image', 1, 'queued', '${later(minutes / 60).toISOString()}', '${start.toISOString()}')`);
    store.sqlite.exec(`INSERT INTO mails (id, recipient, locale, template, data, status, run_at, created_at)
      VALUES ('${dreamId}', '', 'en', 'verify', '{}', 'queued', '${later((minutes / 60) * 30).toISOString()}', '${start.toISOString()}')`);
  }
  await run();
  const dueOf = (table: string) =>
    store.sqlite
      .prepare(`SELECT run_at FROM ${table} WHERE id = 'never' AND run_at = ?`)
      .all(start.toISOString()).length;
  const stayed = (table: string) =>
    store.sqlite
      .prepare(`SELECT run_at FROM ${table} WHERE id = 'soon' AND run_at > ?`)
      .all(start.toISOString()).length;
  expect([dueOf("jobs"), stayed("jobs"), dueOf("mails"), stayed("mails")]).toEqual([1, 1, 1, 1]);
  expect(woken).toBe(1);
});
