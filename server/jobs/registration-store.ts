import { sql, type Selectable } from "kysely";
import type { Db } from "#server/db/open.ts";
import type { Schema } from "#server/db/schema.ts";
import { signalOnCommit, transact } from "#server/db/transaction.ts";

export type WorkerRow = Selectable<Schema["workers"]>;

export function listWorkers(db: Db): Promise<WorkerRow[]> {
  return db.selectFrom("workers").selectAll().execute();
}

/** Whether a process that runs jobs is listed. */
export async function hasJobRunner(db: Db): Promise<boolean> {
  const { rows } = await sql`SELECT 1 FROM workers WHERE role <> 'web' LIMIT 1`.execute(db);
  return rows.length > 0;
}

/** Lists a worker. The first one of the site makes all scheduled tasks due. */
export async function addWorker(db: Db, row: WorkerRow): Promise<void> {
  await transact(db, { queue: "workers" }, async (trx) => {
    const others = await trx.selectFrom("workers").select("id").where("id", "<>", row.id).limit(1).execute();
    const due = new Date(0).toISOString();
    if (others.length === 0) await trx.updateTable("scheduled_tasks").set({ next_at: due }).execute();
    await trx
      .insertInto("workers")
      .values(row)
      .onConflict((conflict) => conflict.column("id").doNothing())
      .execute();
  });
}

/** Ends a worker that stopped or died: all that it had leases for is free. */
export async function removeWorker(db: Db, id: string): Promise<void> {
  await transact(db, { queue: "workers" }, async (trx) => {
    await trx.deleteFrom("workers").where("id", "=", id).execute();
    await trx.deleteFrom("leases").where("worker", "=", id).execute();
    for (const signal of ["jobDue", "mailQueued", "webhookDue", "removalQueued"] as const)
      signalOnCommit(trx, signal);
  });
}

export async function markSeen(db: Db, id: string, now: Date): Promise<void> {
  await db.updateTable("workers").set({ seen_at: now.toISOString() }).where("id", "=", id).execute();
}
