import { randomUUID } from "node:crypto";
import { sql, type Selectable, type Updateable } from "kysely";
import { listed } from "#server/db/dialect.ts";
import type { Db, Trx } from "#server/db/open.ts";
import type { Schema } from "#server/db/schema.ts";
import { MINUTE_MS } from "#shared/durations.ts";
import type { LeasedJob } from "./definition.ts";

export type JobRow = Selectable<Schema["jobs"]>;

export const LEASE_MS = MINUTE_MS;
/** Reason of an abort: another process may have claimed the job. */
export const LEASE_LOST = Symbol("lease lost");

/** A new lease, as the columns of `jobs` have it. */
export function newLease(now: Date): { token: string; until: string } {
  return { token: randomUUID(), until: new Date(now.getTime() + LEASE_MS).toISOString() };
}

/** Changes a claimed job. Returns false, with nothing changed, when its lease was lost. */
async function updateLeased(db: Db, job: LeasedJob, change: Updateable<Schema["jobs"]>): Promise<boolean> {
  const result = await db
    .updateTable("jobs")
    .set(change)
    .where("id", "=", job.id)
    .where("lease_token", "=", job.lease_token)
    .executeTakeFirst();
  return result.numUpdatedRows === 1n;
}

/** Extends the lease. Returns false when it was lost. */
export async function heartbeat(db: Db, job: LeasedJob, now: Date): Promise<boolean> {
  return updateLeased(db, job, { lease_until: new Date(now.getTime() + LEASE_MS).toISOString() });
}

/** The lease tokens of those of the jobs that are still to run, by id; jobs of a deleted account are not. */
export async function tokensOf(db: Db, ids: readonly string[]): Promise<Map<string, string | null>> {
  const { rows } = await sql<{ id: string; token: string | null }>`
    SELECT id, lease_token AS token FROM jobs WHERE id IN ${listed(ids)} AND status = 'running' AND NOT EXISTS (
      SELECT 1 FROM account_removals WHERE account_removals.user_id = jobs.user_id)`.execute(db);
  return new Map(rows.map(({ id, token }) => [id, token]));
}

/** Ends a claimed job. Returns false, with nothing changed, when its lease was lost. */
export async function endJob(
  trx: Trx,
  job: LeasedJob,
  status: "done" | "failed" | "cancelled",
  error: string | null = null,
): Promise<boolean> {
  return updateLeased(trx, job, { status, lease_token: null, lease_until: null, last_error: error });
}

/** Requeues a claimed job for a later attempt. Returns false when its lease was lost. */
export async function postpone(
  trx: Trx,
  job: LeasedJob,
  plan: { runAt: Date; error: string | null; countAttempt: boolean },
): Promise<boolean> {
  return updateLeased(trx, job, {
    status: "queued",
    lease_token: null,
    lease_until: null,
    run_at: plan.runAt.toISOString(),
    last_error: plan.error,
    ...(!plan.countAttempt && { attempts: job.attempts - 1 }),
  });
}

/** Running jobs whose lease has expired or whose worker has ended, except those in `own`. */
export function lostJobs(db: Db, now: Date, own: readonly string[]): Promise<JobRow[]> {
  const unlisted = sql<boolean>`NOT EXISTS (SELECT 1 FROM workers WHERE workers.id = jobs.worker)`;
  return db
    .selectFrom("jobs")
    .selectAll()
    .where("status", "=", sql.lit("running"))
    .$if(own.length > 0, (q) => q.where("id", "not in", own))
    .where((e) => e.or([e("lease_until", "<", now.toISOString()), unlisted]))
    .execute();
}

/** Requeues a lost job, due now. Returns false, with nothing changed, when its lease changed meanwhile. */
export async function requeueLost(
  trx: Trx,
  { id, lease_token, lease_until }: Pick<JobRow, "id" | "lease_token" | "lease_until">,
  now: Date,
): Promise<boolean> {
  const result = await trx
    .updateTable("jobs")
    .set({
      status: "queued",
      lease_token: null,
      lease_until: null,
      run_at: now.toISOString(),
      last_error: "interrupted",
    })
    .where("id", "=", id)
    .where("lease_token", "=", lease_token)
    .where("lease_until", "=", lease_until)
    .executeTakeFirst();
  return result.numUpdatedRows === 1n;
}

/** Counts the open jobs of all kinds. */
export async function openJobs(db: Db): Promise<{ running: number; waiting: number }> {
  const { rows } = await sql<{ running: number; waiting: number }>`
    SELECT COUNT(*) FILTER (WHERE status = 'running') AS running, COUNT(*) FILTER (WHERE status = 'queued') AS waiting
    FROM jobs WHERE status IN ('queued', 'running')`.execute(db);
  return rows[0]!;
}
