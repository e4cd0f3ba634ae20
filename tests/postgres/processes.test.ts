import { setTimeout } from "node:timers/promises";
import { sql } from "kysely";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { startDatabaseClock } from "#server/db/postgres/clock.ts";
import { startRemoteSignals } from "#server/db/remote-signals.ts";
import { signalsOf } from "#server/db/signals.ts";
import { signalOnCommit, transact } from "#server/db/transaction.ts";
import { openBeside, openTestStore, type TestStore } from "../support/database.ts";
import { addUser } from "../support/ledger-rows.ts";

let store: TestStore;
let other: TestStore;
let stop: () => void;
let heard: number;
beforeEach(async () => {
  store = await openTestStore();
  other = await openBeside(store);
  await addUser(store.db, "ann");
  heard = 0;
  stop = startRemoteSignals(other);
  signalsOf(other.db).on("changedElsewhere", () => heard++);
  // It looks once when it begins to listen.
  await vi.waitUntil(() => heard === 1, 1500);
});
afterEach(async () => {
  stop();
  await other.close();
  await store.close();
});

const announce = () =>
  transact(store.db, { user: "ann" }, async (trx) => signalOnCommit(trx, "dreamChanged", "sea"));

test("a commit with signals is announced to other processes at once, not to its own", async () => {
  let own = 0;
  const stopOwn = startRemoteSignals(store);
  signalsOf(store.db).on("changedElsewhere", () => own++);
  await vi.waitFor(() => expect(own).toBe(1), 1500);
  await announce();
  await vi.waitFor(() => expect(heard).toBeGreaterThan(1), { timeout: 1000, interval: 10 });
  stopOwn();
});

test("a listening connection that is cut is opened again", async () => {
  await store.rows("SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE query LIKE 'LISTEN %'");
  await vi.waitFor(() => expect(heard).toBeGreaterThan(1), 3000);
  const before = heard;
  await announce();
  await vi.waitFor(() => expect(heard).toBeGreaterThan(before), 3000);
});

test("connections that the database ends are opened again", async () => {
  await store.rows(
    "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = current_database() AND pid <> pg_backend_pid()",
  );
  await vi.waitFor(async () => expect(await other.value("SELECT 1 AS works")).toBe(1), 3000);
});

test("a transaction whose connection is cut between two statements fails alone", async () => {
  const cut = transact(other.db, { user: "ann" }, async (trx) => {
    const { rows } = await sql<{ pid: number }>`SELECT pg_backend_pid() AS pid`.execute(trx);
    await store.rows("SELECT pg_terminate_backend(?)", rows[0]!.pid);
    await setTimeout(200);
    await trx.updateTable("users").set({ name: "x" }).where("id", "=", "ann").execute();
  });
  await expect(cut).rejects.toThrow(/terminat|not queryable/i);
  expect(await other.value("SELECT name FROM users WHERE id = 'ann'")).not.toBe("x");
});

test("the clock is that of the database, however wrong this machine's is", async () => {
  const far = new Date(Date.now() + 10 * 60_000);
  const client = { query: async () => ({ rows: [{ at: far.getTime() }] }), release: () => {} };
  const pool = { connect: async () => client };
  const clock = await startDatabaseClock(pool as never);
  expect(Math.abs(clock.now().getTime() - far.getTime())).toBeLessThan(1000);
  clock.stop();
  expect(Math.abs(store.now().getTime() - Date.now())).toBeLessThan(1000);
});

test("a transaction that collides with another is repeated", async () => {
  await addUser(store.db, "bob");
  const bothBegan = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  let runs = 0;
  // Each locks a row and then wants the other's.
  const crossing = (own: number, ids: [string, string]) =>
    transact(store.db, { none: "a test" }, async (trx) => {
      runs++;
      await trx.updateTable("users").set({ name: "x" }).where("id", "=", ids[0]).execute();
      bothBegan[own]!.resolve();
      await bothBegan[1 - own]!.promise;
      await trx.updateTable("users").set({ name: "y" }).where("id", "=", ids[1]).execute();
    });
  await Promise.all([crossing(0, ["ann", "bob"]), crossing(1, ["bob", "ann"])]);
  expect(runs).toBe(3);
});

test("a statement of its own that ends a deadlock is repeated", async () => {
  await addUser(store.db, "bob");
  const nameOf = (id: string) => store.value("SELECT name FROM users WHERE id = ?", id);
  let alone = Promise.resolve();
  await transact(store.db, { none: "a test" }, async (trx) => {
    await trx.updateTable("users").set({ name: "first" }).where("id", "=", "bob").execute();
    // Holds ann's row and waits for bob's, before the transaction asks for ann's: the statement is the one that ends.
    alone = other.exec(`UPDATE users SET name = name || ' and alone' WHERE id IN ('ann', 'bob')`);
    await setTimeout(300);
    await trx.updateTable("users").set({ name: "first" }).where("id", "=", "ann").execute();
  });
  await alone;
  expect([await nameOf("ann"), await nameOf("bob")]).toEqual(["first and alone", "first and alone"]);
});
