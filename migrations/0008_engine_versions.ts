import { sql, type Kysely } from "kysely";

/** Which version of an engine made a part: only the same version draws the same picture again. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql.raw(`ALTER TABLE dream_parts ADD COLUMN engine_version TEXT`).execute(db);
}
