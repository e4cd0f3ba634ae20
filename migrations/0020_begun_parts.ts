import { sql, type Kysely } from "kysely";

/** A part that has begun and not ended: it runs, or waits for its next attempt. */
const hasBegun = (part: string) =>
  `(${part}.status = 'processing' OR (${part}.status = 'queued' AND ${part}.started_at IS NOT NULL))`;

const statements = [
  /* What the studio draws a dream from, as JSON; null where it did not write the reading. */
  `ALTER TABLE dreams ADD COLUMN imagery TEXT`,

  /*
   * A part that waits for its next attempt is `queued`, like its job. `started_at` says that it has begun: it cannot be
   * cancelled or forget that, and its hold is released by failure alone.
   */
  `DROP TRIGGER dream_parts_begun`,
  `DROP TRIGGER ledger_entries_begun`,
  `UPDATE dream_parts SET status = 'queued' WHERE status IN ('queued', 'processing') AND status = 'processing' AND EXISTS (
    SELECT 1 FROM jobs WHERE jobs.dream_id = dream_parts.dream_id AND jobs.part = dream_parts.part
      AND jobs.round = dream_parts.round AND jobs.status = 'queued')`,
  /* Only dreams of such a part; all of them together are large. */
  `UPDATE dreams SET status = 'queued' WHERE status = 'processing'
    AND id IN (SELECT dream_id FROM dream_parts WHERE status IN ('queued', 'processing') AND status = 'queued')
    AND NOT EXISTS (
      SELECT 1 FROM dream_parts WHERE dream_parts.dream_id = dreams.id AND dream_parts.status <> 'queued')`,
  `CREATE TRIGGER dream_parts_begun BEFORE UPDATE OF status, round, started_at ON dream_parts
    WHEN ${hasBegun("OLD")} AND (NEW.round <> OLD.round OR NEW.status IN ('cancelled', 'skipped')
      OR (NEW.status = 'queued' AND NEW.started_at IS NULL))
    BEGIN SELECT RAISE(ABORT, 'a part that has begun ends as done or failed'); END`,
  `CREATE TRIGGER ledger_entries_begun BEFORE INSERT ON ledger_entries
    WHEN NEW.kind = 'release' AND EXISTS (
      SELECT 1 FROM holds JOIN dream_parts AS part
        ON part.dream_id = holds.dream_id AND part.part = holds.part AND part.round = holds.round
      WHERE holds.id = NEW.hold_id AND ${hasBegun("part")})
    BEGIN SELECT RAISE(ABORT, 'a part that has begun is spent unless it failed'); END`,
];

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}
