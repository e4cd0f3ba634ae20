import { sql } from "kysely";
import { listed, listedRows } from "#server/db/dialect.ts";
import type { Db, Trx } from "#server/db/open.ts";

/** A dream has some 200 events at most. */
const DREAMS_PER_BATCH = 20;

/** Of a dream that is over. One with an open lens has events to come, whose numbers must go on for its streams. */
const isOver = (before: string) => sql`dreams.finished_at < ${before} AND NOT EXISTS (
  SELECT 1 FROM dream_lenses WHERE dream_lenses.dream_id = dreams.id AND status IN ('queued', 'running'))`;

/**
 * Removes events of dreams that ended before `before`. Yields after each batch, so that the caller can let others run.
 */
export async function* purgeEvents(db: Db, before: string): AsyncGenerator<void> {
  for (let after = ""; ;) {
    // Walks the dream ids of the index: reading the events themselves would be a scan.
    const { rows } = await sql<{ id: string; ended: 0 | 1 }>`
      WITH RECURSIVE having_events (id, nth) AS (
        SELECT (SELECT MIN(dream_id) FROM dream_events WHERE dream_id > ${after}), 1
        UNION ALL
        SELECT (SELECT MIN(dream_id) FROM dream_events WHERE dream_id > having_events.id), nth + 1
        FROM having_events WHERE id IS NOT NULL AND nth < ${DREAMS_PER_BATCH})
      SELECT dreams.id, CASE WHEN ${isOver(before)} THEN 1 ELSE 0 END AS ended
      FROM having_events JOIN dreams ON dreams.id = having_events.id ORDER BY nth`.execute(db);
    const ended = rows.filter((row) => row.ended).map((row) => row.id);
    // A part or a lens may have been asked for since.
    if (ended.length > 0)
      await sql`DELETE FROM dream_events WHERE dream_id IN (
        SELECT id FROM dreams WHERE id IN ${listed(ended)} AND ${isOver(before)})`.execute(db);
    if (rows.length < DREAMS_PER_BATCH) return;
    after = rows.at(-1)!.id;
    yield;
  }
}

/** Those of the files, without a media row. */
export async function unknownFiles(db: Db, files: readonly string[]): Promise<string[]> {
  const { rows } = await sql<{ file: string }>`
    SELECT value AS file FROM ${listedRows(files)}
    WHERE NOT EXISTS (SELECT 1 FROM media WHERE media.file = listed.value)`.execute(db);
  return rows.map((row) => row.file);
}

/** Ids of a user's dreams that have queued or running parts or lenses. */
export async function openDreamIds(trx: Trx, userId: string): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    SELECT dream_id AS id FROM jobs WHERE status IN ('queued', 'running') AND user_id = ${userId}
    UNION
    SELECT dream_id AS id FROM dream_lenses
    WHERE status IN ('queued', 'running') AND user_id = ${userId}`.execute(trx);
  return rows.map((row) => row.id);
}

/** The id of one of a user's dreams, unfinished ones first. */
export async function nextToRemove(trx: Trx, userId: string): Promise<string | undefined> {
  const one = async (condition = sql``) => {
    const query = sql<{ id: string }>`SELECT id FROM dreams WHERE user_id = ${userId} ${condition} LIMIT 1`;
    return (await query.execute(trx)).rows[0]?.id;
  };
  return (await one(sql`AND status IN ('queued', 'processing')`)) ?? one();
}
