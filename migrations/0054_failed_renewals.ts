import { sql, type Kysely } from "kysely";

const statements = [
  /* The renewals that failed: the hourly reconciliation asks the provider whether they were paid later. */
  `CREATE INDEX payments_failed ON payments (created_at) WHERE status = 'failed'`,
];

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}
