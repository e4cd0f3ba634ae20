import { sql, type Kysely } from "kysely";

const statements = [
  /* 1: a mail to many, sent after those that a user waits for. */
  `ALTER TABLE mails ADD COLUMN bulk INTEGER NOT NULL DEFAULT 0 CHECK (bulk IN (0, 1))`,
  `DROP INDEX mails_due`,
  `CREATE INDEX mails_due ON mails (bulk, run_at) WHERE status IN ('queued', 'sending')`,
];

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}
