import { sql, type Selectable } from "kysely";
import type { Db, Trx } from "#server/db/open.ts";
import type { Schema } from "#server/db/schema.ts";
import type { LeasedJob } from "#server/jobs/definition.ts";
import { LEASE_LOST, newLease } from "#server/jobs/store.ts";
import { MINUTE_MS } from "#shared/durations.ts";
import type { FailureCode } from "#shared/errors.ts";
import type { LensContent } from "#shared/lenses.ts";

export type ClaimedLens = Selectable<Schema["dream_lenses"]> & { lease_token: string };

interface ClaimRules {
  now: Date;
  /** Id of the worker that claims. */
  worker: string;
  /** Most running lenses of one user while another user has one that waits or runs; else there is no limit. */
  placesEach: number;
  /** Only lenses that were due by then; now unless given. */
  dueBy?: Date;
}

/**
 * Claims the next due lens under a new lease; null where there is none. Lenses of users with fewer running ones go first,
 * then the oldest. Skips users at their limit and deleted accounts.
 */
export async function claimLens(
  trx: Trx,
  { now, worker, placesEach, dueBy = now }: ClaimRules,
): Promise<ClaimedLens | null> {
  const lease = newLease(now);
  const { rows } = await sql<ClaimedLens>`
    WITH running AS MATERIALIZED (
      SELECT user_id, COUNT(*) AS jobs FROM dream_lenses WHERE status = 'running' GROUP BY user_id)
    UPDATE dream_lenses SET status = 'running', attempts = attempts + 1,
      lease_token = ${lease.token}, lease_until = ${lease.until}, worker = ${worker}
    WHERE id = (
      SELECT waiting.id FROM dream_lenses AS waiting LEFT JOIN running ON running.user_id = waiting.user_id
      WHERE waiting.status = 'queued' AND waiting.run_at <= ${dueBy.toISOString()}
        AND NOT EXISTS (SELECT 1 FROM account_removals WHERE account_removals.user_id = waiting.user_id)
        AND (COALESCE(running.jobs, 0) < ${placesEach}
          OR NOT (
            EXISTS (SELECT 1 FROM dream_lenses WHERE status IN ('queued', 'running') AND user_id < waiting.user_id)
            OR EXISTS (SELECT 1 FROM dream_lenses WHERE status IN ('queued', 'running') AND user_id > waiting.user_id)))
      ORDER BY COALESCE(running.jobs, 0), waiting.created_at, waiting.id
      LIMIT 1)
      AND status = 'queued'
    RETURNING *`.execute(trx);
  return rows[0] ?? null;
}

/** Throws `LEASE_LOST` unless the lens still has this lease and its account is not deleted. */
export async function assertLensLease(trx: Trx, job: Pick<LeasedJob, "id" | "lease_token">): Promise<void> {
  const { rows } = await sql`
    SELECT 1 FROM dream_lenses AS lens WHERE id = ${job.id} AND lease_token = ${job.lease_token} AND NOT EXISTS (
      SELECT 1 FROM account_removals WHERE account_removals.user_id = lens.user_id)`.execute(trx);
  if (rows.length === 0) throw LEASE_LOST;
}

/** Marks a lens as begun, before its engine is called. Credits of a lens that is cancelled after that are spent. */
export async function beginLens(trx: Trx, id: string, now: Date): Promise<void> {
  await sql`UPDATE dream_lenses SET started_at = COALESCE(started_at, ${now.toISOString()}) WHERE id = ${id}`.execute(
    trx,
  );
}

/** Ends a claimed lens as done, with its text. Returns false, with nothing changed, when its lease was lost. */
export async function storeLens(
  trx: Trx,
  { id, lease_token }: LeasedJob,
  { content, now }: { content: LensContent; now: Date },
): Promise<boolean> {
  const result = await sql`
    UPDATE dream_lenses SET status = 'done', content = ${JSON.stringify(content)}, error = NULL, last_error = NULL,
      lease_token = NULL, lease_until = NULL, finished_at = ${now.toISOString()}
    WHERE id = ${id} AND lease_token = ${lease_token}`.execute(trx);
  return result.numAffectedRows === 1n;
}

/** Stores the failure code of a lens that has ended as failed; `endJob` has set its status. */
export async function storeLensFailure(trx: Trx, id: string, error: FailureCode, now: Date): Promise<void> {
  await sql`UPDATE dream_lenses SET error = ${error}, finished_at = ${now.toISOString()} WHERE id = ${id}`.execute(
    trx,
  );
}

/** Longest wait for the next attempt: the longest that a provider can ask for. */
const LENS_WAIT_MAX_MS = 10 * MINUTE_MS;
/** Rows per statement. */
const BATCH = 200;

/**
 * Makes waiting lenses due whose next attempt is later than any wait allows, because the clock was wrong when it was set:
 * at most 200 at once. Returns how many.
 */
export async function pullBackLenses(db: Db, now: Date): Promise<number> {
  const latest = new Date(now.getTime() + LENS_WAIT_MAX_MS).toISOString();
  const { numAffectedRows } = await sql`
    UPDATE dream_lenses SET run_at = ${now.toISOString()}
    WHERE id IN (SELECT id FROM dream_lenses WHERE status = 'queued' AND run_at > ${latest} LIMIT ${BATCH})`.execute(
    db,
  );
  return Number(numAffectedRows);
}
