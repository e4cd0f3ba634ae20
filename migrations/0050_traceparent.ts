import { sql, type Kysely } from "kysely";

/* The request that queued a job, as in the header `traceparent` of W3C Trace Context; null for other jobs. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const table of ["jobs", "dream_lenses", "vertical_videos"])
    await sql`ALTER TABLE ${sql.table(table)} ADD COLUMN traceparent TEXT`.execute(db);
}
