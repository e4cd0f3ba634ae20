import { randomUUID } from "node:crypto";
import { sql, type Kysely, type Selectable, type Transaction } from "kysely";
import type { Schema } from "#server/db/schema.ts";
import type { Part } from "#shared/dreams.ts";

type Tx = Transaction<Schema>;
export type JobRow = Selectable<Schema["jobs"]>;
/** A job this process may work on, as long as its lease holds. */
export type ClaimedJob = JobRow & { lease_token: string };

export const LEASE_MS = 60_000;
export const MAX_ATTEMPTS = 6;

/** Milliseconds to wait after the nth failed attempt. */
export function backoffMs(attempts: number): number {
  return Math.min(2000 * 2 ** (attempts - 1), 120_000);
}

const rank = (column: string) =>
  sql`CASE ${sql.ref(column)} WHEN 'reading' THEN 0 WHEN 'image' THEN 1 ELSE 2 END`;

/**
 * Takes the next job of a part under a fresh lease. A part waits for the earlier parts of its dream;
 * people with fewer running jobs go first, then the older order.
 */
export async function claim(trx: Tx, part: Part, now: Date): Promise<ClaimedJob | null> {
  const { rows } = await sql<JobRow>`
    SELECT j.* FROM jobs j JOIN dreams d ON d.id = j.dream_id
    WHERE j.part = ${part} AND j.status = 'queued' AND j.run_at <= ${now.toISOString()}
      AND NOT EXISTS (
        SELECT 1 FROM jobs e WHERE e.dream_id = j.dream_id AND e.status IN ('queued', 'running')
          AND ${rank("e.part")} < ${rank("j.part")})
    ORDER BY (SELECT COUNT(*) FROM jobs r JOIN dreams o ON o.id = r.dream_id
        WHERE r.status = 'running' AND o.user_id = d.user_id), j.created_at, j.id
    LIMIT 1`.execute(trx);
  const job = rows[0];
  if (!job) return null;
  const lease = { lease_token: randomUUID(), lease_until: new Date(now.getTime() + LEASE_MS).toISOString() };
  await trx
    .updateTable("jobs")
    .set({ status: "running", attempts: job.attempts + 1, ...lease })
    .where("id", "=", job.id)
    .execute();
  return { ...job, status: "running", attempts: job.attempts + 1, ...lease };
}

/** Extends the lease; false when it was lost. */
export async function heartbeat(db: Kysely<Schema>, job: ClaimedJob, now: Date): Promise<boolean> {
  const result = await db
    .updateTable("jobs")
    .set({ lease_until: new Date(now.getTime() + LEASE_MS).toISOString() })
    .where("id", "=", job.id)
    .where("lease_token", "=", job.lease_token)
    .executeTakeFirst();
  return result.numUpdatedRows === 1n;
}

export async function saveProviderJob(
  db: Kysely<Schema>,
  job: ClaimedJob,
  providerJob: string,
): Promise<void> {
  const result = await db
    .updateTable("jobs")
    .set({ provider_job: providerJob })
    .where("id", "=", job.id)
    .where("lease_token", "=", job.lease_token)
    .executeTakeFirst();
  if (result.numUpdatedRows !== 1n) throw new Error("the lease of this job was lost");
}

/** Ends a claimed job; false, with nothing changed, when its lease was lost meanwhile. */
export async function endJob(
  trx: Tx,
  job: ClaimedJob,
  status: "done" | "failed" | "cancelled",
  error: string | null = null,
): Promise<boolean> {
  const result = await trx
    .updateTable("jobs")
    .set({ status, lease_token: null, lease_until: null, last_error: error })
    .where("id", "=", job.id)
    .where("lease_token", "=", job.lease_token)
    .executeTakeFirst();
  return result.numUpdatedRows === 1n;
}

/** Puts a claimed job back for a later attempt; false when its lease was lost. */
export async function postpone(
  trx: Tx,
  job: ClaimedJob,
  plan: { runAt: Date; error: string | null; countAttempt: boolean },
): Promise<boolean> {
  const result = await trx
    .updateTable("jobs")
    .set({
      status: "queued",
      lease_token: null,
      lease_until: null,
      run_at: plan.runAt.toISOString(),
      last_error: plan.error,
      ...(!plan.countAttempt && { attempts: job.attempts - 1 }),
    })
    .where("id", "=", job.id)
    .where("lease_token", "=", job.lease_token)
    .executeTakeFirst();
  return result.numUpdatedRows === 1n;
}

/**
 * Makes jobs claimable again whose lease ran out, or, where `all` says that no other process
 * can be at work, every running job. Returns them.
 */
export async function requeueLost(trx: Tx, now: Date, all: boolean): Promise<JobRow[]> {
  return trx
    .updateTable("jobs")
    .set({
      status: "queued",
      lease_token: null,
      lease_until: null,
      run_at: now.toISOString(),
      last_error: "interrupted",
    })
    .where("status", "=", "running")
    .$if(!all, (q) => q.where("lease_until", "<", now.toISOString()))
    .returningAll()
    .execute();
}

export async function openJobs(db: Kysely<Schema>): Promise<{ running: number; waiting: number }> {
  const rows = await db
    .selectFrom("jobs")
    .select(["status", (eb) => eb.fn.countAll<number>().as("count")])
    .where("status", "in", ["queued", "running"])
    .groupBy("status")
    .execute();
  const count = (status: string) => rows.find((row) => row.status === status)?.count ?? 0;
  return { running: count("running"), waiting: count("queued") };
}
