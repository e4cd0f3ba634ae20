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

const MAY_RUN_AT_PROVIDER = sql`(j.provider_job IS NOT NULL OR EXISTS (
  SELECT 1 FROM provider_orders AS p WHERE p.job_id = j.id AND p.state = 'posting'))`;

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
  const patientSince = new Date(now.getTime() - PATIENCE_MS).toISOString();
  const lease = { token: randomUUID(), until: new Date(now.getTime() + LEASE_MS).toISOString() };
  // Statuses are literals: a partial index is used only where its condition is repeated word for word.
  const { rows } = await sql<ClaimedJob>`
    WITH running AS MATERIALIZED (
      SELECT user_id, COUNT(*) AS jobs, COUNT(*) FILTER (WHERE part = ${part}) AS of_part
      FROM jobs WHERE status = 'running' GROUP BY user_id)
    UPDATE jobs SET status = 'running', attempts = attempts + 1,
      lease_token = ${lease.token}, lease_until = ${lease.until}
    WHERE id = (
      SELECT j.id FROM jobs AS j LEFT JOIN running ON running.user_id = j.user_id
      WHERE j.status = 'queued' AND j.blocked = 0 AND j.part = ${part} AND j.run_at <= ${dueBefore.toISOString()}
        AND ${take === "any" ? sql`1 = 1` : MAY_RUN_AT_PROVIDER}
        AND NOT EXISTS (SELECT 1 FROM account_removals WHERE account_removals.user_id = j.user_id)
        AND (COALESCE(running.of_part, 0) < ${Math.min(placesEach, 1e9)}
          OR NOT (
            EXISTS (SELECT 1 FROM jobs WHERE status IN ('queued', 'running') AND user_id < j.user_id)
            OR EXISTS (SELECT 1 FROM jobs WHERE status IN ('queued', 'running') AND user_id > j.user_id)))
      ORDER BY COALESCE(running.jobs, 0),
        (j.created_at > ${patientSince} AND NOT EXISTS (
          SELECT 1 FROM subscriptions AS s WHERE s.user_id = j.user_id AND s.plan_type IN ('pro', 'premium')
            AND s.status = 'active' AND s.period_end > ${now.toISOString()})),
        j.created_at, j.id
      LIMIT 1)
    RETURNING *`.execute(trx);
  return rows[0] ?? null;
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

/** Throws unless the job is still this process's own, and the account it works for still there. */
export async function holdsLease(trx: Tx, job: ClaimedJob): Promise<void> {
  const row = await trx
    .selectFrom("jobs")
    .select("lease_token")
    .where("id", "=", job.id)
    .where(({ exists, not, selectFrom }) =>
      not(
        exists(
          selectFrom("account_removals")
            .select("user_id")
            .whereRef("account_removals.user_id", "=", "jobs.user_id"),
        ),
      ),
    )
    .executeTakeFirst();
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
    .where("status", "=", sql.lit("running"))
    .where("id", "not in", own)
    .$if(!all, (q) => q.where("lease_until", "<", now.toISOString()))
    .returningAll()
    .execute();
}

export async function openJobs(db: Kysely<Schema>): Promise<{ running: number; waiting: number }> {
  const { rows } = await sql<{ running: number; waiting: number }>`
    SELECT COUNT(*) FILTER (WHERE status = 'running') AS running, COUNT(*) FILTER (WHERE status = 'queued') AS waiting
    FROM jobs WHERE status IN ('queued', 'running')`.execute(db);
  return rows[0]!;
}
