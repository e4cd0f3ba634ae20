import { sql, type Kysely } from "kysely";

/** When the run of a scheduled task began that ended last without an error. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`ALTER TABLE scheduled_tasks ADD COLUMN succeeded_at TEXT`.execute(db);
}
