import { sql, type Kysely } from "kysely";

const statements = [
  /*
   * Changes of an email address by the user. `confirm_hash` is of the link to the new address, null once another change
   * took its place; `stop_hash` and `undo_hash` are of the links to the old one, mailed before and after the change.
   */
  `CREATE TABLE email_changes (
    id TEXT PRIMARY KEY,
    user_id TEXT NOT NULL REFERENCES users (id),
    from_email TEXT NOT NULL,
    to_email TEXT NOT NULL,
    confirm_hash TEXT UNIQUE,
    stop_hash TEXT UNIQUE,
    undo_hash TEXT UNIQUE,
    requested_at TEXT NOT NULL,
    confirm_until TEXT NOT NULL,
    expires_at TEXT NOT NULL,
    confirmed_at TEXT
  ) STRICT, WITHOUT ROWID`,
  `CREATE INDEX email_changes_by_user ON email_changes (user_id, requested_at)`,
  `CREATE INDEX email_changes_by_expiry ON email_changes (expires_at)`,
  `CREATE TRIGGER email_changes_of_the_living BEFORE INSERT ON email_changes
    WHEN EXISTS (SELECT 1 FROM users WHERE id = NEW.user_id AND deleted_at IS NOT NULL)
    BEGIN SELECT RAISE(ABORT, 'this account was deleted'); END`,
];

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}
