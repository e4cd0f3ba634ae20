import { sql, type Kysely } from "kysely";

const statements = [
  /* A sign-up asks whether its address was left by a change that can still be taken back. */
  `CREATE INDEX email_changes_by_old_address ON email_changes (from_email) WHERE undo_hash IS NOT NULL`,
];

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}
