import { randomUUID } from "node:crypto";
import { sql, type Selectable } from "kysely";
import type { Db, Trx } from "#server/db/open.ts";
import type { Schema } from "#server/db/schema.ts";
import { signalOnCommit } from "#server/db/transaction.ts";
import type { LeasedJob } from "#server/jobs/definition.ts";
import { newLease } from "#server/jobs/store.ts";
import { currentTraceparent } from "#server/work-context.ts";

export type VerticalVideoRow = Selectable<Schema["vertical_videos"]>;
export type ClaimedVerticalVideo = VerticalVideoRow & { lease_token: string };

export async function findJob(db: Db, dreamId: string): Promise<VerticalVideoRow | undefined> {
  const { rows } = await sql<VerticalVideoRow>`
    SELECT * FROM vertical_videos WHERE dream_id = ${dreamId}`.execute(db);
  return rows[0];
}

/** Queues the upright video of a dream, for the first time or after a failure. */
export async function queueJob(
  trx: Trx,
  { dreamId, userId, now }: { dreamId: string; userId: string; now: Date },
): Promise<void> {
  const at = now.toISOString();
  const fresh = {
    id: randomUUID(),
    status: "queued" as const,
    attempts: 0,
    last_error: null,
    run_at: at,
    created_at: at,
    traceparent: currentTraceparent(),
  };
  await trx
    .insertInto("vertical_videos")
    .values({ ...fresh, dream_id: dreamId, user_id: userId })
    .onConflict((conflict) => conflict.column("dream_id").doUpdateSet(fresh))
    .execute();
  signalOnCommit(trx, "jobDue");
}

/** Number of upright videos that wait or are being made, of one user and of all. */
export async function openJobsOf(db: Db, userId: string): Promise<{ own: number; all: number }> {
  const { rows } = await sql<{ own: number; all: number }>`
    SELECT COUNT(*) AS "all", COUNT(*) FILTER (WHERE user_id = ${userId}) AS own
    FROM vertical_videos WHERE status IN ('queued', 'running')`.execute(db);
  return rows[0]!;
}

/** Claims the oldest job that is due, under a fresh lease; null where there is none. */
export async function claimJob(
  trx: Trx,
  { now, worker }: { now: Date; worker: string },
): Promise<ClaimedVerticalVideo | null> {
  const lease = newLease(now);
  const { rows } = await sql<ClaimedVerticalVideo>`
    UPDATE vertical_videos SET status = 'running', attempts = attempts + 1,
      lease_token = ${lease.token}, lease_until = ${lease.until}, worker = ${worker}
    WHERE id = (
      SELECT waiting.id FROM vertical_videos AS waiting
      WHERE waiting.status = 'queued' AND waiting.run_at <= ${now.toISOString()}
        AND NOT EXISTS (SELECT 1 FROM account_removals WHERE account_removals.user_id = waiting.user_id)
      ORDER BY waiting.created_at, waiting.id
      LIMIT 1)
      AND status = 'queued'
    RETURNING *`.execute(trx);
  return rows[0] ?? null;
}

/** Removes a claimed job. Returns false, with nothing changed, when its lease was lost. */
export async function removeJob(
  trx: Trx,
  { id, lease_token }: Pick<LeasedJob, "id" | "lease_token">,
): Promise<boolean> {
  const result = await sql`
    DELETE FROM vertical_videos WHERE id = ${id} AND lease_token = ${lease_token}`.execute(trx);
  return result.numAffectedRows === 1n;
}
