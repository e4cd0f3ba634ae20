import { sql, type Selectable } from "kysely";
import { listed } from "#server/db/dialect.ts";
import type { Db, Trx } from "#server/db/open.ts";
import type { Schema } from "#server/db/schema.ts";
import { DAY_MS } from "#shared/durations.ts";

export type UnwantedRow = Selectable<Schema["unwanted_predictions"]>;

/** Longest run of a prediction; one that is still open after it needs an admin. */
export const GIVE_UP_MS = DAY_MS;
/** How long a prediction that was given up stays on the list for the admins. */
export const RETENTION_MS = 7 * DAY_MS;

/** Submissions whose prediction may still run: unanswered ones, and accepted ones without a known end. */
const mayStillRun = sql`o.state = 'posting' OR (o.state = 'accepted' AND (o.call_id IS NULL
  OR EXISTS (SELECT 1 FROM provider_calls AS c WHERE c.id = o.call_id AND c.settled_at IS NULL)))`;

async function withdraw(trx: Trx, chosen: ReturnType<typeof sql>, now: Date): Promise<void> {
  await sql`
    INSERT INTO unwanted_predictions (provider_job, seed, prompt_hash, resolution, call_id, posted_at, run_at)
    SELECT CASE o.state WHEN 'accepted' THEN j.provider_job END, o.seed, o.prompt_hash, d.resolution, o.call_id,
      o.posted_at, ${now.toISOString()}
    FROM jobs AS j JOIN dreams AS d ON d.id = j.dream_id JOIN provider_orders AS o ON o.job_id = j.id
    WHERE (${mayStillRun}) AND ${chosen}
    ON CONFLICT DO NOTHING`.execute(trx);
}

/** Lists the predictions of jobs that end now. Their unanswered submissions must not claim the predictions any more. */
async function withdrawEnding(trx: Trx, chosen: ReturnType<typeof sql>, now: Date): Promise<void> {
  await withdraw(trx, chosen, now);
  await sql`
    UPDATE provider_orders SET state = 'abandoned' WHERE state = 'posting' AND job_id IN (
      SELECT j.id FROM jobs AS j WHERE ${chosen})`.execute(trx);
}

/** Lists the predictions of open jobs of these dreams, to be cancelled at the provider. */
export async function withdrawDreams(trx: Trx, ids: readonly string[], now: Date): Promise<void> {
  // Not `IN ('queued', 'running')`, for which SQLite would walk the index of all open jobs.
  const chosen = sql`j.status NOT IN ('done', 'failed', 'cancelled')
    AND j.dream_id IN ${listed(ids)}`;
  await withdrawEnding(trx, chosen, now);
}

/** The same for a job that has failed. */
export async function withdrawJob(trx: Trx, jobId: string, now: Date): Promise<void> {
  await withdrawEnding(trx, sql`j.id = ${jobId}`, now);
}

/** The same for an unanswered submission that was not found: its prediction may still begin. */
export async function withdrawLost(trx: Trx, jobId: string, now: Date): Promise<void> {
  await withdraw(trx, sql`j.id = ${jobId} AND o.state = 'posting'`, now);
}

/** The predictions to be cancelled now, longest due first. */
export function dueWithdrawals(db: Db, now: Date, limit: number): Promise<UnwantedRow[]> {
  return db
    .selectFrom("unwanted_predictions")
    .selectAll()
    .where("run_at", "<=", now.toISOString())
    .orderBy("run_at")
    .limit(limit)
    .execute();
}

export async function postponeWithdrawal(
  db: Db,
  id: number,
  change: { providerJob: string | null; attempts: number; runAt: Date },
): Promise<void> {
  await db
    .updateTable("unwanted_predictions")
    .set({ provider_job: change.providerJob, attempts: change.attempts, run_at: change.runAt.toISOString() })
    .where("id", "=", id)
    .execute();
}

export async function removeWithdrawal(db: Db, id: number): Promise<void> {
  await db.deleteFrom("unwanted_predictions").where("id", "=", id).execute();
}

/**
 * Whether a prediction that was found by its prompt may belong to other work: to a job, to a call that was settled, to
 * another row of the list, or to an unanswered submission with the same prompt.
 */
export async function isClaimedPrediction(
  db: Db,
  providerJob: string,
  row: Pick<UnwantedRow, "id" | "prompt_hash" | "call_id"> & { provider: string },
): Promise<boolean> {
  const { id, prompt_hash: promptHash, call_id: callId, provider } = row;
  const { rows } = await sql<{ claimed: number }>`
    SELECT CASE WHEN EXISTS (SELECT 1 FROM jobs WHERE provider_job = ${providerJob})
      OR EXISTS (SELECT 1 FROM provider_calls
        WHERE provider = ${provider} AND ref = ${providerJob} AND id IS DISTINCT FROM ${callId})
      OR EXISTS (SELECT 1 FROM unwanted_predictions WHERE provider_job = ${providerJob} AND id <> ${id})
      OR EXISTS (SELECT 1 FROM provider_orders WHERE state = 'posting' AND prompt_hash = ${promptHash})
      THEN 1 ELSE 0 END AS claimed`.execute(db);
  return rows[0]!.claimed === 1;
}

/**
 * Whether a prediction that was found by the prompt of a job's unanswered submission may belong to other work: to a job
 * or a call, also of a deleted dream, or to another submission with the same prompt whose prediction is not known.
 */
export async function mayBeOfOtherJob(
  db: Db,
  providerJob: string,
  { jobId, provider, promptHash }: { jobId: string; provider: string; promptHash: string | null },
): Promise<boolean> {
  const { rows } = await sql<{ claimed: number }>`
    SELECT CASE WHEN EXISTS (SELECT 1 FROM jobs WHERE provider_job = ${providerJob})
      OR EXISTS (SELECT 1 FROM provider_calls WHERE provider = ${provider} AND ref = ${providerJob})
      OR EXISTS (SELECT 1 FROM provider_orders
        WHERE state = 'posting' AND prompt_hash = ${promptHash} AND job_id <> ${jobId})
      OR EXISTS (SELECT 1 FROM unwanted_predictions AS u
        WHERE (u.provider_job = ${providerJob} OR (u.provider_job IS NULL AND u.prompt_hash = ${promptHash}))
          AND NOT EXISTS (SELECT 1 FROM provider_orders AS o WHERE o.job_id = ${jobId} AND o.call_id = u.call_id))
      THEN 1 ELSE 0 END AS claimed`.execute(db);
  return rows[0]!.claimed === 1;
}

/** Predictions that could not be cancelled in a day, of the last week: without a provider none leaves the list. */
export async function givenUpWithdrawals(db: Db, now: Date): Promise<number> {
  const before = (ms: number) => new Date(now.getTime() - ms).toISOString();
  const { count } = await db
    .selectFrom("unwanted_predictions")
    .select((eb) => eb.fn.countAll<number>().as("count"))
    .where("posted_at", "<", before(GIVE_UP_MS))
    .where("posted_at", ">=", before(RETENTION_MS))
    .executeTakeFirstOrThrow();
  return count;
}
