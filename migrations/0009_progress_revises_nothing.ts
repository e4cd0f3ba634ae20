import { sql, type Kysely } from "kysely";

/**
 * A part's progress, written every second while a dream is made, no longer raises its person's revision: pages that
 * show it ask for it again as soon as they are open, and all others were rendered anew for nothing.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql.raw(`DROP TRIGGER dream_parts_update_revises`).execute(db);
  const shown = "status, cost, round, engine, error, started_at, finished_at, engine_version";
  await sql
    .raw(
      `CREATE TRIGGER dream_parts_update_revises AFTER UPDATE OF ${shown} ON dream_parts
        BEGIN
          UPDATE person_revisions SET revision = revision + 1
          WHERE user_id = (SELECT user_id FROM dreams WHERE id = NEW.dream_id);
        END`,
    )
    .execute(db);
}
