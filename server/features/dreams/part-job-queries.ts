import { sql } from "kysely";
import type { Db, Trx } from "#server/db/open.ts";
import { createJobStore, LEASE_LOST, newLease } from "#server/jobs/store.ts";
import type { Part } from "#shared/dreams.ts";
import { MINUTE_MS } from "#shared/durations.ts";
import type { JobRow } from "./queries.ts";

export type ClaimedJob = JobRow & { lease_token: string };

/** The queue of the parts. */
export const store = createJobStore("jobs");

const MAY_RUN_AT_PROVIDER = sql`(j.provider_job IS NOT NULL OR EXISTS (
  SELECT 1 FROM provider_orders AS p WHERE p.job_id = j.id AND p.state = 'posting'))`;

/** Age from which a job has a subscriber's priority. */
const PRIORITY_AGE_MS = 10 * MINUTE_MS;

export interface ClaimRules {
  now: Date;
  /** Id of the worker that claims. */
  worker: string;
  /** `resumable`: only what may run at a provider already, with a provider job or an unanswered submission. */
  take?: "any" | "resumable";
  /** Most running jobs of this part of one user while another user has one that waits or runs; else there is no limit. */
  placesEach?: number;
  /** Only jobs that were due by then; now unless given. */
  dueBy?: Date;
}

/**
 * Claims the next job of a part under a fresh lease; null where there is none. Users with fewer running jobs go first,
 * then subscribers whose plan promises priority, then the older job.
 */
export async function claim(trx: Trx, part: Part, rules: ClaimRules): Promise<ClaimedJob | null> {
  const { now, worker, take = "any", placesEach = Infinity, dueBy = now } = rules;
  const priorityBefore = new Date(now.getTime() - PRIORITY_AGE_MS).toISOString();
  const lease = newLease(now);
  // Statuses are literals: a partial index is used only where its condition is repeated word for word.
  const { rows } = await sql<ClaimedJob>`
    WITH running AS MATERIALIZED (
      SELECT user_id, COUNT(*) AS jobs, COUNT(*) FILTER (WHERE part = ${part}) AS of_part
      FROM jobs WHERE status = 'running' GROUP BY user_id)
    UPDATE jobs SET status = 'running', attempts = attempts + 1,
      lease_token = ${lease.token}, lease_until = ${lease.until}, worker = ${worker}
    WHERE id = (
      SELECT j.id FROM jobs AS j LEFT JOIN running ON running.user_id = j.user_id
      WHERE j.status = 'queued' AND j.blocked = 0 AND j.part = ${part} AND j.run_at <= ${dueBy.toISOString()}
        AND ${take === "any" ? sql`1 = 1` : MAY_RUN_AT_PROVIDER}
        AND NOT EXISTS (SELECT 1 FROM account_removals WHERE account_removals.user_id = j.user_id)
        AND (COALESCE(running.of_part, 0) < ${Math.min(placesEach, 1e9)}
          OR NOT (
            EXISTS (SELECT 1 FROM jobs WHERE status IN ('queued', 'running') AND user_id < j.user_id)
            OR EXISTS (SELECT 1 FROM jobs WHERE status IN ('queued', 'running') AND user_id > j.user_id)))
      ORDER BY COALESCE(running.jobs, 0),
        (j.created_at > ${priorityBefore} AND NOT EXISTS (
          SELECT 1 FROM subscriptions AS s WHERE s.user_id = j.user_id AND s.plan_type IN ('pro', 'premium')
            AND s.status = 'active' AND s.period_end > ${now.toISOString()})),
        j.created_at, j.id
      LIMIT 1)
      AND status = 'queued'
    RETURNING *`.execute(trx);
  return rows[0] ?? null;
}

/** The same in a transaction of its own, where a job of the part is due. */
export function claimDue(db: Db, part: Part, rules: ClaimRules): Promise<ClaimedJob | null> {
  const due = { by: rules.dueBy ?? rules.now, which: sql`blocked = 0 AND part = ${part}` };
  return store.claimDue(db, due, (trx) => claim(trx, part, rules));
}

/** Throws `LEASE_LOST` unless the job still has this lease and its account is not deleted. */
export async function assertLease(trx: Trx, job: Pick<ClaimedJob, "id" | "lease_token">): Promise<void> {
  const { rows } = await sql`
    SELECT 1 FROM jobs WHERE id = ${job.id} AND lease_token = ${job.lease_token} AND NOT EXISTS (
      SELECT 1 FROM account_removals WHERE account_removals.user_id = jobs.user_id)`.execute(trx);
  if (rows.length === 0) throw LEASE_LOST;
}

/** The error of a job whose files found no room on the volume. */
export const NO_ROOM = "no room on the volume";

/** Number of parts that wait for room on the volume. */
export async function partsWithoutRoom(db: Db): Promise<number> {
  // Both conditions on the status: the first one is that of the partial index.
  const { rows } = await sql<{ parts: number }>`
    SELECT COUNT(*) AS parts FROM jobs
    WHERE status IN ('queued', 'running') AND status = 'queued' AND last_error = ${NO_ROOM}`.execute(db);
  return rows[0]!.parts;
}

/** Longest wait for the next attempt. */
const JOB_WAIT_MAX_MS = 10 * MINUTE_MS;

/** Rows per statement. */
const BATCH = 200;

/**
 * Makes a batch of jobs due that wait longer than possible, as the clock was wrong when they were written. Returns how
 * many.
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
