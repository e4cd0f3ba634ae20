import { sql } from "kysely";
import type { Db, Trx } from "#server/db/open.ts";
import { MINUTE_MS } from "#shared/durations.ts";

/** A counter, and the window that it counts in. */
interface Window {
  kind: string;
  bucket: number;
  endsAt: string;
}

/**
 * Counts an attempt unless `max` are counted: in the open window, or in one that ends at `endsAt`. Returns the end of
 * the window.
 */
export async function countAttempt(
  trx: Trx,
  { kind, bucket, endsAt, max, now }: Window & { max: number; now: Date },
): Promise<{ counted: boolean; endsAt: string }> {
  // Also where the clock was ahead when it began; attempts of other processes may have begun a moment later.
  const latest = new Date(Date.parse(endsAt) + MINUTE_MS).toISOString();
  const isOver = sql`(counted_attempts.ends_at <= ${now.toISOString()} OR counted_attempts.ends_at > ${latest})`;
  const { rows } = await sql<{ endsAt: string }>`
    INSERT INTO counted_attempts (kind, bucket, attempts, ends_at) VALUES (${kind}, ${bucket}, 1, ${endsAt})
    ON CONFLICT (kind, bucket) DO UPDATE SET
      attempts = CASE WHEN ${isOver} THEN 1 ELSE counted_attempts.attempts + 1 END,
      ends_at = CASE WHEN ${isOver} THEN excluded.ends_at ELSE counted_attempts.ends_at END
      WHERE ${isOver} OR counted_attempts.attempts < ${max}
    RETURNING ends_at AS "endsAt"`.execute(trx);
  if (rows[0]) return { counted: true, endsAt: rows[0].endsAt };
  const full = await trx
    .selectFrom("counted_attempts")
    .select("ends_at as endsAt")
    .where("kind", "=", kind)
    .where("bucket", "=", bucket)
    .executeTakeFirstOrThrow();
  return { counted: false, ...full };
}

/** Uncounts an attempt, if its window has not been replaced. */
export async function uncountAttempt(trx: Trx, { kind, bucket, endsAt }: Window): Promise<void> {
  const counter = sql`kind = ${kind} AND bucket = ${bucket} AND ends_at = ${endsAt}`;
  await sql`DELETE FROM counted_attempts WHERE ${counter} AND attempts = 1`.execute(trx);
  await sql`UPDATE counted_attempts SET attempts = attempts - 1 WHERE ${counter} AND attempts > 1`.execute(
    trx,
  );
}

/** Deletes at most `limit` counters whose window is over; returns how many. */
export async function deleteEndedAttempts(db: Db, now: string, limit: number): Promise<number> {
  const { numAffectedRows } = await sql`
    DELETE FROM counted_attempts WHERE (kind, bucket) IN (
      SELECT kind, bucket FROM counted_attempts WHERE ends_at <= ${now} LIMIT ${limit})`.execute(db);
  return Number(numAffectedRows);
}
