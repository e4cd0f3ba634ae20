import type { Db } from "#server/db/open.ts";
import { transact } from "#server/db/transaction.ts";
import type { Leases } from "./lease-store.ts";
import { createLoop, type Loop } from "./loop.ts";
import { LEASE_LOST } from "./store.ts";

/** How often a process looks whether a task is due, or was left by a process that died. */
const LOOK_MS = 30_000;

interface ScheduledTask {
  name: string;
  /** It runs when the first process of the site starts, and then this often. */
  everyMs: number;
  /** `succeededAt`: when the run began that ended last without an error. */
  run: (signal: AbortSignal, succeededAt: Date | null) => Promise<void>;
  db: Db;
  leases: Leases;
  log: { error(details: object, message: string): void };
  now: () => Date;
}

/** A recurring task that runs in one process at a time. After an interruption another process begins it again. */
export function createScheduledTask({ name, everyMs, run, db, leases, log, now }: ScheduledTask): Loop {
  return createLoop({
    name,
    everyMs: Math.min(everyMs, LOOK_MS),
    async run(stopping) {
      if (!isDue(await findTask(db, name), { everyMs, now: now() })) return;
      const ended = leases.run(name, async (lease) => {
        const begun = now();
        const task = await findTask(db, name);
        // Another process may have done it meanwhile.
        if (!isDue(task, { everyMs, now: begun })) return;
        const signal = AbortSignal.any([stopping, lease.signal]);
        let succeeded_at = task?.succeeded_at ?? null;
        try {
          await run(signal, succeeded_at === null ? null : new Date(succeeded_at));
          succeeded_at = begun.toISOString();
        } finally {
          const next_at = new Date(begun.getTime() + everyMs).toISOString();
          if (!signal.aborted)
            await transact(db, { none: "its lease says that no other process does it" }, async (trx) => {
              await lease.hold(trx);
              await trx
                .insertInto("scheduled_tasks")
                .values({ name, next_at, succeeded_at })
                .onConflict((conflict) => conflict.column("name").doUpdateSet({ next_at, succeeded_at }))
                .execute();
            });
        }
      });
      await ended.catch((error: unknown) => {
        // Another process has taken it over.
        if (error !== LEASE_LOST) throw error;
      });
    },
    log,
  });
}

function findTask(db: Db, name: string) {
  return db.selectFrom("scheduled_tasks").selectAll().where("name", "=", name).executeTakeFirst();
}

function isDue(
  task: { next_at: string } | undefined,
  { everyMs, now }: { everyMs: number; now: Date },
): boolean {
  // A later time than the next one can be was written while the clock was wrong.
  const latest = new Date(now.getTime() + everyMs).toISOString();
  return !task || task.next_at <= now.toISOString() || task.next_at > latest;
}
