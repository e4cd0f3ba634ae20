import { sql, type Kysely } from "kysely";

const statements = [
  `ALTER TABLE sessions ADD COLUMN country TEXT`,
  /* Lots whose owner was told that they end soon. */
  `CREATE TABLE lot_notices (
    lot_id TEXT PRIMARY KEY REFERENCES lots (id),
    at TEXT NOT NULL
  ) STRICT, WITHOUT ROWID`,
  /* A call that began before the account was deleted must not leave anything in it. */
  ...["dreams", "sessions", "mail_links"].map(
    (table) => `CREATE TRIGGER ${table}_of_the_living BEFORE INSERT ON ${table}
      WHEN EXISTS (SELECT 1 FROM users WHERE id = NEW.user_id AND deleted_at IS NOT NULL)
      BEGIN SELECT RAISE(ABORT, 'this account was deleted'); END`,
  ),
];

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}
