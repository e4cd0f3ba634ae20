import { randomUUID } from "node:crypto";
import { sql, type Kysely, type Selectable, type Transaction } from "kysely";
import type { Schema } from "#server/db/schema.ts";
import type { Part } from "#shared/dreams.ts";

export type Tx = Transaction<Schema>;
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

/** A waiting job that old goes as early as a subscriber's. */
const PATIENCE_MS = 10 * 60_000;

export interface ClaimRules {
  /** `resumable`: only what may run at a provider already: it has an id there, or its submission was not answered. */
  take?: "any" | "resumable";
  /** Places that one person may hold of this part while others wait. */
  placesEach?: number;
  /** Only jobs that were due by then. */
  dueBefore?: Date;
}

/**
 * Takes the next job of a part under a fresh lease. A part waits for the earlier parts of its dream.
 * People with fewer running jobs go first, then subscribers whose plan promises priority, then the older order.
 * While others have work in the queue, nobody holds more than `placesEach` places.
 */
export async function claim(
  trx: Tx,
  part: Part,
  now: Date,
  rules: ClaimRules = {},
): Promise<ClaimedJob | null> {
  const { take = "any", placesEach = Infinity, dueBefore = now } = rules;
  const at = now.toISOString();
  const { rows } = await sql<JobRow>`
    SELECT j.* FROM jobs j JOIN dreams d ON d.id = j.dream_id
    WHERE j.part = ${part} AND j.status = 'queued' AND j.run_at <= ${dueBefore.toISOString()}
      AND (${take} = 'any' OR j.provider_job IS NOT NULL OR EXISTS (
        SELECT 1 FROM provider_orders p WHERE p.job_id = j.id AND p.state = 'posting'))
      AND NOT EXISTS (
        SELECT 1 FROM jobs e WHERE e.dream_id = j.dream_id AND e.status IN ('queued', 'running')
          AND ${rank("e.part")} < ${rank("j.part")})
      AND (
        (SELECT COUNT(*) FROM jobs r JOIN dreams o ON o.id = r.dream_id
          WHERE r.status = 'running' AND r.part = j.part AND o.user_id = d.user_id) < ${Math.min(placesEach, 1e9)}
        OR NOT EXISTS (
          SELECT 1 FROM jobs w JOIN dreams o ON o.id = w.dream_id
          WHERE w.status IN ('queued', 'running') AND o.user_id <> d.user_id))
    ORDER BY (SELECT COUNT(*) FROM jobs r JOIN dreams o ON o.id = r.dream_id
        WHERE r.status = 'running' AND o.user_id = d.user_id),
      (j.created_at > ${new Date(now.getTime() - PATIENCE_MS).toISOString()} AND NOT EXISTS (
        SELECT 1 FROM subscriptions s WHERE s.user_id = d.user_id AND s.plan_type IN ('pro', 'premium')
          AND s.status = 'active' AND s.period_end > ${at})),
      j.created_at, j.id
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

/** Throws unless the job is still this process's own. */
export async function holdsLease(trx: Tx, job: ClaimedJob): Promise<void> {
  const row = await trx.selectFrom("jobs").select("lease_token").where("id", "=", job.id).executeTakeFirst();
  if (row?.lease_token !== job.lease_token) throw new Error("the lease of this job was lost");
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
 * can be at work, every running job, but for those in `own`. Returns them.
 */
export async function requeueLost(
  trx: Tx,
  now: Date,
  all: boolean,
  own: readonly string[] = [],
): Promise<JobRow[]> {
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
    .where("id", "not in", own)
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
