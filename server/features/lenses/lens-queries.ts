import { randomUUID } from "node:crypto";
import { sql, type Selectable } from "kysely";
import type { Db, Trx } from "#server/db/open.ts";
import { signalOnCommit } from "#server/db/transaction.ts";
import type { Schema } from "#server/db/schema.ts";
import { currentTraceparent } from "#server/work-context.ts";
import type { ReadingLens } from "#shared/lenses.ts";

type LensRow = Selectable<Schema["dream_lenses"]>;

export async function findLens(db: Db, dreamId: string, lens: ReadingLens): Promise<LensRow | undefined> {
  const { rows } = await sql<LensRow>`
    SELECT * FROM dream_lenses WHERE dream_id = ${dreamId} AND lens = ${lens}`.execute(db);
  return rows[0];
}

/** Queues a lens on a dream: a new one, or one that failed or was cancelled, in its next round. */
export async function queueLens(
  trx: Trx,
  lens: Pick<LensRow, "dream_id" | "user_id" | "lens" | "cost" | "engine" | "round">,
  now: Date,
): Promise<void> {
  const at = now.toISOString();
  const fresh = {
    ...lens,
    id: randomUUID(),
    status: "queued" as const,
    error: null,
    attempts: 0,
    last_error: null,
    run_at: at,
    created_at: at,
    started_at: null,
    finished_at: null,
    traceparent: currentTraceparent(),
  };
  const { dream_id: _dream, user_id: _user, lens: _lens, ...again } = fresh;
  await trx
    .insertInto("dream_lenses")
    .values(fresh)
    .onConflict((conflict) => conflict.columns(["dream_id", "lens"]).doUpdateSet(again))
    .execute();
  signalOnCommit(trx, "jobDue");
}

/** Number of lenses that wait or run, of one user and of all. */
export async function openLenses(db: Db, userId: string): Promise<{ own: number; all: number }> {
  const { rows } = await sql<{ own: number; all: number }>`
    SELECT COUNT(*) AS "all", COUNT(*) FILTER (WHERE user_id = ${userId}) AS own
    FROM dream_lenses WHERE status IN ('queued', 'running')`.execute(db);
  return rows[0]!;
}
