import { sql, type Kysely } from "kysely";

const statements = [
  /* Whose part a call makes; null for reviews and earlier calls. No foreign key: figures outlive accounts. */
  `ALTER TABLE provider_calls ADD COLUMN user_id TEXT`,
  `CREATE INDEX provider_calls_refused ON provider_calls (user_id, started_at) WHERE outcome = 'provider_refused'`,
];

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}
