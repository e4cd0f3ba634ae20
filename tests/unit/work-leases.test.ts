import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { tryLock } from "#server/db/lock.ts";
import { openStore, type SqliteStore } from "#server/db/open.ts";
import { hasJobRunner, listWorkers } from "#server/jobs/registration-store.ts";
import type { Loop } from "#server/jobs/loop.ts";
import { createRegistration } from "#server/jobs/registration.ts";
import { createScheduledTask } from "#server/jobs/schedule-store.ts";
import { LEASE_LOST, LEASE_MS } from "#server/jobs/store.ts";
import { HOUR_MS } from "#shared/durations.ts";
import { openSqliteCopy } from "../support/database.ts";
import { testLeases } from "../support/leases.ts";
import { watchPlans } from "../support/watched-plans.ts";

const log = { error: () => expect.unreachable(), warn: () => undefined };
let store: Awaited<ReturnType<typeof openSqliteCopy>>;
let others: SqliteStore[];
let folder: string;
let now: Date;
const clock = () => now;
const pass = (ms: number) => void (now = new Date(now.getTime() + ms));

beforeEach(async () => {
  store = await openSqliteCopy();
  others = [];
  folder = mkdtempSync(join(tmpdir(), "oneira-workers-"));
  now = new Date("2026-03-01T12:00:00.000Z");
});
afterEach(async () => {
  vi.useRealTimers();
  for (const other of others) await other.close();
  await store.close();
  rmSync(folder, { recursive: true, force: true });
});

/** The database as another process opens it. */
function another(): SqliteStore {
  const opened = openStore(store.file);
  others.push(opened);
  return opened;
}
function register(own: Partial<Parameters<typeof createRegistration>[0]> = {}) {
  const { db } = watchPlans(another());
  const places = { reading: 4, image: 2 };
  return createRegistration({ db, log, now: clock, folder, role: "all", places, heartbeats: false, ...own });
}
async function list(id: string): Promise<void> {
  const row = { id, role: "all", places: "{}", started_at: "", seen_at: now.toISOString() } as const;
  await store.db.insertInto("workers").values(row).execute();
}
const ids = async () => (await listWorkers(store.db)).map(({ id }) => id);
const leasesOf = (worker: string) => testLeases(watchPlans(another()).db, clock, worker);

describe("workers", () => {
  test("are listed with their places from their start to their stop", async () => {
    const [first, second] = [register(), register({ role: "worker" })];
    await first.start();
    expect(await ids()).toEqual([first.id]);
    await second.start();
    expect((await ids()).toSorted()).toEqual([first.id, second.id].toSorted());
    await expect.poll(() => second.places("image")).toBe(4);
    await second.stop();
    expect(await ids()).toEqual([first.id]);
    await first.stop();
    expect(await hasJobRunner(store.db)).toBe(false);
  });

  test("that hold their lock stay, however long they say nothing", async () => {
    const first = register();
    await first.start();
    pass(HOUR_MS);
    const second = register();
    await second.start();
    expect(await ids()).toHaveLength(2);
    await Promise.all([first.stop(), second.stop()]);
  });

  test("of another machine are dead once they say nothing for half a minute", async () => {
    const elsewhere = register({ folder: join(folder, "elsewhere"), heartbeats: true });
    await elsewhere.start();
    pass(25_000);
    const first = register();
    await first.start();
    expect(await ids()).toHaveLength(2);
    await first.stop();
    pass(31_000);
    const second = register();
    await second.start();
    expect(await ids()).toEqual([second.id]);
    await second.stop();
    await elsewhere.stop();
  });

  test("of several machines all stay when the database was out of reach for all of them", async () => {
    vi.useFakeTimers({ toFake: ["setInterval", "clearInterval"] });
    const machines = ["one", "two"].map((name) => register({ folder: join(folder, name), heartbeats: true }));
    for (const machine of machines) await machine.start();
    const seen = async () => (await listWorkers(store.db)).filter((row) => row.seen_at === now.toISOString());
    await expect.poll(seen).toHaveLength(2);
    const lease = { name: "work", lease_token: "x", lease_until: now.toISOString(), worker: machines[1]!.id };
    await store.db.insertInto("leases").values(lease).execute();
    pass(40_000);
    vi.advanceTimersByTime(5000);
    await expect.poll(seen).toHaveLength(2);
    expect(await store.db.selectFrom("leases").selectAll().execute()).toEqual([lease]);
    for (const machine of machines) await machine.stop();
  });

  test("that cannot be listed, as on a full disk, start all the same", async () => {
    store.sqlite.exec(`CREATE TRIGGER full BEFORE INSERT ON workers
      BEGIN SELECT RAISE(ABORT, 'database or disk is full'); END`);
    const logged: string[] = [];
    const first = register({ log: { ...log, error: (_details, message) => void logged.push(message) } });
    await first.start();
    expect(logged).toContain("worker not listed");
    expect(first.places("image")).toBe(2);
    await first.stop();
  });

  test("that were killed end at the next start, and what they held is free", async () => {
    await list("dead");
    tryLock(join(folder, "dead.lock"))!();
    const held = {
      name: "work",
      lease_token: "x",
      lease_until: new Date(now.getTime() + LEASE_MS).toISOString(),
    };
    await store.db
      .insertInto("leases")
      .values({ ...held, worker: "dead" })
      .execute();
    expect(await leasesOf("other").run("work", async () => "done")).toBeNull();
    const next = register();
    await next.start();
    expect(await ids()).toEqual([next.id]);
    expect(await leasesOf("other").run("work", async () => "done")).toBe("done");
    await next.stop();
  });
});

describe("a lease", () => {
  test("is of one process at a time, and free after its work", async () => {
    const [one, two] = [leasesOf("one"), leasesOf("two")];
    await list("one");
    const result = await one.run("work", async () => {
      expect(await two.run("work", async () => "taken")).toBeNull();
      expect(await one.run("work", async () => "again")).toBeNull();
      expect(await two.run("other work", async () => "done")).toBe("done");
      return "done";
    });
    expect(result).toBe("done");
    await expect(two.run("work", () => Promise.reject(new Error("broken")))).rejects.toThrow("broken");
    expect(await two.run("work", async () => "done")).toBe("done");
    expect(await store.db.selectFrom("leases").selectAll().execute()).toEqual([]);
  });

  test("that has expired is lost to the next one, and its first holder writes nothing", async () => {
    const [one, two] = [leasesOf("one"), leasesOf("two")];
    await list("one");
    await one.run("work", async (lease) => {
      await lease.hold(store.db);
      pass(LEASE_MS - 1);
      expect(await two.run("work", async () => "taken")).toBeNull();
      pass(2);
      await two.run("work", async () => {
        await expect(lease.hold(store.db)).rejects.toBe(LEASE_LOST);
        expect(lease.signal.aborted).toBe(true);
      });
    });
  });
});

describe("a scheduled task", () => {
  /** A process with the task: see what `runs` of it began. */
  function createProcess(name: string, runs: string[], run = async () => undefined as void) {
    const { db } = watchPlans(another());
    const leases = testLeases(db, clock, name);
    const task = { name: "task", everyMs: HOUR_MS, db, leases, log, now: clock };
    return createScheduledTask({
      ...task,
      async run() {
        runs.push(name);
        await run();
      },
    });
  }
  const settled = async () => {
    for (let i = 0; i < 50; i++) await new Promise((resolve) => setImmediate(resolve));
  };

  test("runs once in its period with three processes", async () => {
    const runs: string[] = [];
    const processes = ["one", "two", "three"].map((name) => createProcess(name, runs));
    for (const task of processes) task.start();
    await settled();
    expect(runs).toHaveLength(1);
    pass(HOUR_MS - 1);
    for (const task of processes) task.wake();
    await settled();
    expect(runs).toHaveLength(1);
    pass(2);
    for (const task of processes) task.wake();
    await settled();
    expect(runs).toHaveLength(2);
    await Promise.all(processes.map((task) => task.stop()));
  });

  test.each([
    [
      "stops",
      async (first: Loop, open: () => void) => {
        const stopped = first.stop();
        open();
        await stopped;
      },
    ],
    [
      "is killed",
      async () => {
        await store.db.deleteFrom("workers").where("id", "=", "one").execute();
      },
    ],
  ])("is taken up by another process when the first one %s in the middle", async (_how, end) => {
    await list("one");
    const runs: string[] = [];
    const gate = Promise.withResolvers<void>();
    const first = createProcess("one", runs, () => gate.promise);
    const second = createProcess("two", runs);
    first.start();
    await settled();
    second.start();
    await settled();
    expect(runs).toEqual(["one"]);
    await end(first, gate.resolve);
    second.wake();
    await settled();
    expect(runs).toEqual(["one", "two"]);
    // The end of the first run is no error.
    gate.resolve();
    await settled();
    await Promise.all([first.stop(), second.stop()]);
  });

  test("runs at the start of the site, and not for each process that joins it", async () => {
    const runs: string[] = [];
    const begin = async () => {
      const registration = register();
      await registration.start();
      const task = createProcess(registration.id, runs);
      task.start();
      await settled();
      return () => Promise.all([task.stop(), registration.stop()]);
    };
    const ends = [await begin(), await begin()];
    expect(runs).toHaveLength(1);
    for (const end of ends) await end();
    await (
      await begin()
    )();
    expect(runs).toHaveLength(2);
  });

  test("knows its last success, also after an error and after the site was off", async () => {
    const successes: (Date | null)[] = [];
    const errors: object[] = [];
    const site = {
      db: store.db,
      leases: testLeases(store.db, clock, "one"),
      log: { error: (details: object) => errors.push(details), warn: () => undefined },
      now: clock,
    };
    for (const fails of [false, false, true, false]) {
      const registration = register();
      await registration.start();
      const run = async (_signal: AbortSignal, succeededAt: Date | null) => {
        successes.push(succeededAt);
        if (fails) throw new Error("no reply");
      };
      const task = createScheduledTask({ ...site, name: "task", everyMs: HOUR_MS, run });
      task.start();
      await settled();
      await task.stop();
      await registration.stop();
      pass(1);
    }
    const [first, second, third, fourth] = successes;
    expect([first, third]).toEqual([null, new Date(second!.getTime() + 1)]);
    expect(fourth).toEqual(third);
    expect(errors).toHaveLength(1);
  });

  test("that was planned while the clock was wrong is due", async () => {
    const runs: string[] = [];
    const task = createProcess("one", runs);
    const nextAt = new Date(now.getTime() + 24 * 365 * HOUR_MS).toISOString();
    await store.db.insertInto("scheduled_tasks").values({ name: "task", next_at: nextAt }).execute();
    task.start();
    await settled();
    expect(runs).toHaveLength(1);
    await task.stop();
  });
});
