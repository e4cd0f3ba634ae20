import { once } from "node:events";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { openStore, type SqliteStore } from "#server/db/open.ts";
import { startRemoteSignals, watchElsewhere } from "#server/db/remote-signals.ts";
import { signalsOf } from "#server/db/signals.ts";
import { openSqliteCopy } from "../support/database.ts";

let store: SqliteStore & { file: string };
let other: SqliteStore;
beforeEach(async () => {
  store = await openSqliteCopy();
  other = openStore(store.file);
});
afterEach(async () => {
  vi.useRealTimers();
  await other.close();
  await store.close();
});

const write = ({ sqlite }: SqliteStore) =>
  sqlite.exec("INSERT INTO webhook_deliveries VALUES (hex(randomblob(8)), 'job', '')");
const log = { error: vi.fn<(details: object, message: string) => void>() };

test("a change by another connection is announced, one by this connection is not", async () => {
  vi.useFakeTimers();
  const heard = vi.fn<() => void>();
  const stop = startRemoteSignals(store);
  signalsOf(store.db).on("changedElsewhere", heard);
  write(store);
  vi.advanceTimersByTime(1000);
  expect(heard).not.toHaveBeenCalled();
  write(other);
  vi.advanceTimersByTime(100);
  expect(heard).toHaveBeenCalledOnce();
  vi.advanceTimersByTime(1000);
  expect(heard).toHaveBeenCalledOnce();
  stop();
  write(other);
  vi.advanceTimersByTime(1000);
  expect(heard).toHaveBeenCalledOnce();
});

test("a transaction that changes nothing is not announced: two idle workers would wake each other without end", () => {
  vi.useFakeTimers();
  const heard = vi.fn<() => void>();
  const stop = startRemoteSignals(store);
  signalsOf(store.db).on("changedElsewhere", heard);
  other.sqlite.exec("BEGIN IMMEDIATE; UPDATE jobs SET status = 'queued' WHERE id = 'none'; COMMIT");
  vi.advanceTimersByTime(1000);
  expect(heard).not.toHaveBeenCalled();
  stop();
});

test("the database is asked only while somebody listens", () => {
  vi.useFakeTimers();
  const asked = vi.spyOn(store.sqlite, "pragma");
  const stop = startRemoteSignals(store);
  vi.advanceTimersByTime(1000);
  expect(asked).not.toHaveBeenCalled();
  const leave = watchElsewhere(store.db, async () => undefined, log);
  vi.advanceTimersByTime(1000);
  expect(asked).toHaveBeenCalledTimes(11);
  leave();
  vi.advanceTimersByTime(1000);
  expect(asked).toHaveBeenCalledTimes(11);
  stop();
});

test("changes during a look lead to one more, and a look that fails is logged and not the last", async () => {
  const stop = startRemoteSignals(store);
  const first = Promise.withResolvers<void>();
  let looks = 0;
  const leave = watchElsewhere(
    store.db,
    async () => {
      looks++;
      if (looks === 1) await first.promise;
      if (looks === 2) throw new Error("the volume is away");
    },
    log,
  );
  const change = async () => {
    const heard = once(signalsOf(store.db), "changedElsewhere");
    write(other);
    await heard;
  };
  await change();
  await change();
  await change();
  expect(looks).toBe(1);
  first.resolve();
  await expect.poll(() => looks).toBe(2);
  expect(log.error).toHaveBeenCalledOnce();
  await change();
  expect(looks).toBe(3);
  leave();
  stop();
});
