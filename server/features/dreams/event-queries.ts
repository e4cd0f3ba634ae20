import { sql, type Insertable } from "kysely";
import { listed } from "#server/db/dialect.ts";
import type { Db, Trx } from "#server/db/open.ts";
import type { Schema } from "#server/db/schema.ts";
import { signalOnCommit } from "#server/db/transaction.ts";

/** Adds an event of a dream or, with `part`, of one of its parts. In its owner's turn, numbers follow the commits. */
export async function addEvent(
  trx: Trx,
  { dream_id, part, status, progress, at }: Omit<Insertable<Schema["dream_events"]>, "seq">,
): Promise<void> {
  await sql`INSERT INTO dream_events (dream_id, seq, part, status, progress, at) VALUES (${dream_id},
    (SELECT COALESCE(MAX(seq), 0) + 1 FROM dream_events WHERE dream_id = ${dream_id}),
    ${part}, ${status}, ${progress}, ${at})`.execute(trx);
  signalOnCommit(trx, "dreamChanged", dream_id);
}

export const EVENTS_READ = 500;

export function eventsAfter(db: Db, dreamId: string, seq: number) {
  return db
    .selectFrom("dream_events")
    .selectAll()
    .where("dream_id", "=", dreamId)
    .where("seq", ">", seq)
    .orderBy("seq")
    .limit(EVENTS_READ)
    .execute();
}

/** The number of a dream's latest event, or 0. */
export async function latestEvent(db: Db, dreamId: string): Promise<number> {
  const { rows } = await sql<{ seq: number }>`
    SELECT COALESCE(MAX(seq), 0) AS seq FROM dream_events WHERE dream_id = ${dreamId}`.execute(db);
  return rows[0]!.seq;
}

interface DreamState {
  dreamId: string;
  /** The number of its latest event; null without one. */
  latest: number | null;
  summary: string | null;
}

/** What streams need to know of dreams. Those in the bin and those of a deleted account are absent. */
export async function statesOfDreams(db: Db, ids: readonly string[]): Promise<DreamState[]> {
  const { rows } = await sql<DreamState>`
    SELECT dreams.id AS "dreamId",
      (SELECT MAX(seq) FROM dream_events WHERE dream_events.dream_id = dreams.id) AS latest,
      (SELECT summary FROM partial_summaries WHERE partial_summaries.dream_id = dreams.id) AS summary
    FROM dreams WHERE id IN ${listed(ids)} AND deleted_at IS NULL AND NOT EXISTS (
      SELECT 1 FROM account_removals WHERE account_removals.user_id = dreams.user_id)`.execute(db);
  return rows;
}

/** Stores the summary of a reading as far as it is written; does nothing once the reading has ended. */
export async function savePartialSummary(trx: Trx, dreamId: string, summary: string): Promise<void> {
  await sql`INSERT INTO partial_summaries (dream_id, summary)
    SELECT dream_id, ${summary} FROM dream_parts
    WHERE dream_id = ${dreamId} AND part = 'reading' AND status = 'processing'
    ON CONFLICT (dream_id) DO UPDATE SET summary = excluded.summary`.execute(trx);
}

export async function removePartialSummary(trx: Trx, dreamId: string): Promise<void> {
  await trx.deleteFrom("partial_summaries").where("dream_id", "=", dreamId).execute();
}
