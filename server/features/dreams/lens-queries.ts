import { sql, type Selectable } from "kysely";
import { listed } from "#server/db/dialect.ts";
import type { Db, Trx } from "#server/db/open.ts";
import type { Schema } from "#server/db/schema.ts";
import type { ReadingLens } from "#shared/lenses.ts";

/** A lens on a dream, and the job by which it is made. */
export type LensRow = Selectable<Schema["dream_lenses"]>;

export async function lensesOfDreams(db: Db, dreamIds: readonly string[]): Promise<LensRow[]> {
  const { rows } = await sql<LensRow>`
    SELECT * FROM dream_lenses WHERE dream_id IN ${listed(dreamIds)}`.execute(db);
  return rows;
}

/** Whether a lens on a dream waits or runs. */
export async function hasOpenLens(db: Db, dreamId: string): Promise<boolean> {
  const { rows } = await sql`
    SELECT 1 FROM dream_lenses WHERE dream_id = ${dreamId} AND status IN ('queued', 'running') LIMIT 1`.execute(
    db,
  );
  return rows.length > 0;
}

/** Price of the lenses on each of these dreams that have not begun; those without one are left out. */
export async function unbegunLensCosts(db: Db, dreamIds: readonly string[]): Promise<Map<string, number>> {
  const { rows } = await sql<{ dreamId: string; cost: number }>`
    SELECT dream_id AS "dreamId", SUM(cost) AS cost FROM dream_lenses
    WHERE dream_id IN ${listed(dreamIds)} AND status IN ('queued', 'running') AND started_at IS NULL
    GROUP BY dream_id`.execute(db);
  return new Map(rows.map(({ dreamId, cost }) => [dreamId, cost]));
}

/**
 * Cancels the open lenses on dreams (`unbegun`: only those that have not begun), and ends their leases. Returns the
 * cancelled lenses, and whether each has begun.
 */
export async function cancelLenses(
  trx: Trx,
  dreamIds: readonly string[],
  now: Date,
  which: "open" | "unbegun" = "open",
) {
  const { rows } = await sql<{ dreamId: string; lens: ReadingLens; round: number; begun: 0 | 1 }>`
    UPDATE dream_lenses SET status = 'cancelled', lease_token = NULL, lease_until = NULL,
      finished_at = ${now.toISOString()}
    WHERE dream_id IN ${listed(dreamIds)} AND status IN ('queued', 'running')
      ${which === "unbegun" ? sql`AND started_at IS NULL` : sql``}
    RETURNING dream_id AS "dreamId", lens, round,
      CASE WHEN started_at IS NULL THEN 0 ELSE 1 END AS begun`.execute(trx);
  return rows;
}
