import { sql } from "kysely";
import type { Db, Trx } from "#server/db/open.ts";
import { newLease } from "#server/jobs/store.ts";
import type { Part } from "#shared/dreams.ts";
import { MINUTE_MS } from "#shared/durations.ts";
import type { JobRow } from "./queries.ts";

/** A job this process may work on, as long as its lease holds. */
export type ClaimedJob = JobRow & { lease_token: string };

const MAY_RUN_AT_PROVIDER = sql`(j.provider_job IS NOT NULL OR EXISTS (
  SELECT 1 FROM provider_orders AS p WHERE p.job_id = j.id AND p.state = 'posting'))`;

/** A waiting job that old goes as early as a subscriber's. */
const PATIENCE_MS = 10 * MINUTE_MS;

export interface ClaimRules {
  /** `resumable`: only what may run at a provider already: it has an id there, or its submission was not answered. */
  take?: "any" | "resumable";
  /** Places that one user may hold of this part while others wait. */
  placesEach?: number;
  /** Only jobs that were due by then. */
  dueBefore?: Date;
}

/**
 * Takes the next job of a part under a fresh lease. A part waits for the earlier parts of its dream.
 * Users with fewer running jobs go first, then subscribers whose plan promises priority, then the older order.
 * While others have work in the queue, no user holds more than `placesEach` places.
 */
export async function claim(
  trx: Trx,
  part: Part,
  now: Date,
  rules: ClaimRules = {},
): Promise<ClaimedJob | null> {
  const { take = "any", placesEach = Infinity, dueBefore = now } = rules;
  const patientSince = new Date(now.getTime() - PATIENCE_MS).toISOString();
  const lease = newLease(now);
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

/** Throws unless the job is still this process's own, and the account it works for still there. */
export async function holdsLease(trx: Trx, job: Pick<ClaimedJob, "id" | "lease_token">): Promise<void> {
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

/** No provider makes a part wait longer for its next attempt. */
const JOB_WAIT_MAX_MS = 10 * MINUTE_MS;

/** Rows that one step changes at most. */
const BATCH = 200;

/**
 * Makes a batch of jobs due that wait for a time beyond the longest back-off: it was written while the clock was wrong.
 * Returns how many. Blocked jobs follow once the part before them has ended.
 */
export async function pullBackJobs(db: Db, now: Date): Promise<number> {
  const latest = new Date(now.getTime() + JOB_WAIT_MAX_MS).toISOString();
  const { numAffectedRows } = await sql`
    UPDATE jobs SET run_at = ${now.toISOString()}
    WHERE id IN (
      SELECT id FROM jobs WHERE part IN ('reading', 'image', 'video') AND status = 'queued' AND blocked = 0
        AND run_at > ${latest} LIMIT ${BATCH})`.execute(db);
  return Number(numAffectedRows);
}
