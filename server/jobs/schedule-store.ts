import { sql } from "kysely";
import type { Db } from "#server/db/open.ts";
import { transact } from "#server/db/transaction.ts";
import type { Leases } from "./lease-store.ts";
import { createLoop, type Loop } from "./loop.ts";

/** How often a process looks whether a task is due, or was left by a process that died. */
const LOOK_MS = 30_000;

interface ScheduledTask {
  name: string;
  /** It runs when the first process of the site starts, and then this often. */
  everyMs: number;
  run: (signal: AbortSignal) => Promise<void>;
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
      if (!(await isDue(db, { name, everyMs, now: now() }))) return;
      await leases.run(name, async (lease) => {
        const begun = now();
        // Another process may have done it meanwhile.
        if (!(await isDue(db, { name, everyMs, now: begun }))) return;
        const signal = AbortSignal.any([stopping, lease.signal]);
        try {
          await run(signal);
        } finally {
          const nextAt = new Date(begun.getTime() + everyMs).toISOString();
          if (!signal.aborted)
            await transact(db, { none: "its lease says that no other process does it" }, async (trx) => {
              await lease.hold(trx);
              await trx
                .insertInto("scheduled_tasks")
                .values({ name, next_at: nextAt })
                .onConflict((conflict) => conflict.column("name").doUpdateSet({ next_at: nextAt }))
                .execute();
            });
        }
      });
    },
    log,
  });
}

async function isDue(
  db: Db,
  { name, everyMs, now }: { name: string; everyMs: number; now: Date },
): Promise<boolean> {
  // A later time than the next one can be was written while the clock was wrong.
  const latest = new Date(now.getTime() + everyMs).toISOString();
  const { rows } = await sql`
    SELECT 1 FROM scheduled_tasks
    WHERE name = ${name} AND next_at > ${now.toISOString()} AND next_at <= ${latest}`.execute(db);
  return rows.length === 0;
}
