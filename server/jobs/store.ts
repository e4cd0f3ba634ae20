import { randomUUID } from "node:crypto";
import { sql, type RawBuilder } from "kysely";
import { listed } from "#server/db/dialect.ts";
import type { Db } from "#server/db/open.ts";
import { transact } from "#server/db/transaction.ts";
import { MINUTE_MS } from "#shared/durations.ts";
import type { JobStore, LeasedJob, QueuedJob } from "./definition.ts";

export const LEASE_MS = MINUTE_MS;
/** Reason of an abort: another process may have claimed the job. */
export const LEASE_LOST = Symbol("lease lost");

/** A new lease, as the columns of `jobs` have it. */
export function newLease(now: Date): { token: string; until: string } {
  return { token: randomUUID(), until: new Date(now.getTime() + LEASE_MS).toISOString() };
}

/** A table of jobs: the parts of dreams, the lenses on them, their upright videos. All have the columns of the queue. */
type JobTable = "jobs" | "dream_lenses" | "vertical_videos";

/** The store of one table of jobs. */
export function createJobStore(name: JobTable): JobStore {
  const table = sql.table(name);

  async function change(db: Db, { id, lease_token }: LeasedJob, changes: RawBuilder<unknown>) {
    const result = await sql`UPDATE ${table} SET ${changes}
      WHERE id = ${id} AND lease_token = ${lease_token}`.execute(db);
    return result.numAffectedRows === 1n;
  }

  return {
    async claimDue(db, { by, which = sql`TRUE` }, claim) {
      const { rows } = await sql`SELECT 1 FROM ${table}
        WHERE status = 'queued' AND ${which} AND run_at <= ${by.toISOString()} LIMIT 1`.execute(db);
      return rows.length === 0 ? null : transact(db, { queue: "jobs" }, claim);
    },

    heartbeat: (db, job, now) =>
      change(db, job, sql`lease_until = ${new Date(now.getTime() + LEASE_MS).toISOString()}`),

    async tokensOf(db, ids) {
      const { rows } = await sql<{ id: string; token: string | null }>`
        SELECT id, lease_token AS token FROM ${table} AS job WHERE id IN ${listed(ids)} AND status = 'running'
          AND NOT EXISTS (SELECT 1 FROM account_removals WHERE account_removals.user_id = job.user_id)`.execute(
        db,
      );
      return new Map(rows.map(({ id, token }) => [id, token]));
    },

    endJob: (trx, job, status, error = null) =>
      change(
        trx,
        job,
        sql`status = ${status}, lease_token = NULL, lease_until = NULL, last_error = ${error}`,
      ),

    postpone: (trx, job, { runAt, error, countAttempt }) =>
      change(
        trx,
        job,
        sql`status = 'queued', lease_token = NULL, lease_until = NULL, run_at = ${runAt.toISOString()},
          last_error = ${error}, attempts = attempts - ${countAttempt ? 0 : 1}`,
      ),

    async lostJobs(db, now, own) {
      const foreign = own.length > 0 ? sql`AND id NOT IN ${listed(own)}` : sql``;
      const { rows } = await sql<QueuedJob>`
        SELECT * FROM ${table} AS job WHERE status = 'running' ${foreign}
          AND (lease_until < ${now.toISOString()}
            OR NOT EXISTS (SELECT 1 FROM workers WHERE workers.id = job.worker))`.execute(db);
      return rows;
    },

    async requeueLost(trx, { id, lease_token, lease_until }, now) {
      const result = await sql`
        UPDATE ${table} SET status = 'queued', lease_token = NULL, lease_until = NULL,
          run_at = ${now.toISOString()}, last_error = 'interrupted'
        WHERE id = ${id} AND lease_token = ${lease_token} AND lease_until = ${lease_until}`.execute(trx);
      return result.numAffectedRows === 1n;
    },
  };
}

/** Counts the open jobs of all kinds. */
export async function openJobs(db: Db): Promise<{ running: number; waiting: number }> {
  const { rows } = await sql<{ running: number; waiting: number }>`
    SELECT COUNT(*) FILTER (WHERE status = 'running') AS running, COUNT(*) FILTER (WHERE status = 'queued') AS waiting
    FROM (SELECT status FROM jobs WHERE status IN ('queued', 'running')
      UNION ALL SELECT status FROM dream_lenses WHERE status IN ('queued', 'running')
      UNION ALL SELECT status FROM vertical_videos WHERE status IN ('queued', 'running')) AS open`.execute(
    db,
  );
  return rows[0]!;
}
