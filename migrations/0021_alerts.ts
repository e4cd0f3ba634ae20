import { sql, type Kysely } from "kysely";

const statements = [
  /* How a part's engine did over the last day is counted in this order, without sorting. */
  `DROP INDEX dream_parts_ended`,
  `CREATE INDEX dream_parts_ended ON dream_parts (part, engine, status, finished_at)
    WHERE status IN ('done', 'failed')`,
  /* The newest jobs that wait, and those that have waited for long. */
  `CREATE INDEX jobs_waiting ON jobs (created_at) WHERE status = 'queued'`,
];

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}
