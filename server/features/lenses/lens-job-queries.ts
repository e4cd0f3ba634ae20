import { sql, type Selectable } from "kysely";
import type { Db, Trx } from "#server/db/open.ts";
import type { Schema } from "#server/db/schema.ts";
import type { LeasedJob } from "#server/jobs/definition.ts";
import { newLease } from "#server/jobs/store.ts";
import { MINUTE_MS } from "#shared/durations.ts";
import type { FailureCode } from "#shared/errors.ts";
import type { LensContent } from "#shared/lenses.ts";

export type ClaimedLens = Selectable<Schema["dream_lenses"]> & { lease_token: string };

interface ClaimRules {
  now: Date;
  /** Id of the worker that claims. */
  worker: string;
  /** Running lenses that one user may have while others wait. */
  placesEach: number;
  /** Only lenses that were due by then; now unless given. */
  dueBefore?: Date;
}

/**
 * Claims the next lens under a fresh lease; null where there is none. Users with fewer running lenses go first, then
 * the older one.
 */
export async function claimLens(
  trx: Trx,
  { now, worker, placesEach, dueBefore = now }: ClaimRules,
): Promise<ClaimedLens | null> {
  const lease = newLease(now);
  const { rows } = await sql<ClaimedLens>`
    WITH running AS MATERIALIZED (
      SELECT user_id, COUNT(*) AS jobs FROM dream_lenses WHERE status = 'running' GROUP BY user_id)
    UPDATE dream_lenses SET status = 'running', attempts = attempts + 1,
      lease_token = ${lease.token}, lease_until = ${lease.until}, worker = ${worker}
    WHERE id = (
      SELECT waiting.id FROM dream_lenses AS waiting LEFT JOIN running ON running.user_id = waiting.user_id
      WHERE waiting.status = 'queued' AND waiting.run_at <= ${dueBefore.toISOString()}
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

/** Throws unless the lens still has this lease and its account is not deleted. */
export async function assertLensLease(trx: Trx, job: Pick<LeasedJob, "id" | "lease_token">): Promise<void> {
  const { rows } = await sql`
    SELECT 1 FROM dream_lenses AS lens WHERE id = ${job.id} AND lease_token = ${job.lease_token} AND NOT EXISTS (
      SELECT 1 FROM account_removals WHERE account_removals.user_id = lens.user_id)`.execute(trx);
  if (rows.length === 0) throw new Error("the lease of this lens was lost");
}

/** Marks a lens as begun, before its engine is called. From then on its credits are spent unless it fails. */
export async function beginLens(trx: Trx, id: string, now: Date): Promise<void> {
  await sql`UPDATE dream_lenses SET started_at = COALESCE(started_at, ${now.toISOString()}) WHERE id = ${id}`.execute(
    trx,
  );
}

/** Stores the text of a claimed lens. Returns false, with nothing changed, when its lease was lost. */
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

/** Stores why a lens failed. */
export async function storeLensFailure(trx: Trx, id: string, error: FailureCode, now: Date): Promise<void> {
  await sql`UPDATE dream_lenses SET error = ${error}, finished_at = ${now.toISOString()} WHERE id = ${id}`.execute(
    trx,
  );
}

/** Longest wait for the next attempt. */
const LENS_WAIT_MAX_MS = 10 * MINUTE_MS;
/** Rows per statement. */
const BATCH = 200;

/**
 * Makes a batch of lenses due that wait longer than possible, as the clock was wrong when they were written. Returns
 * how many.
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
