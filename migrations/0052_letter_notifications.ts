import { sql, type Kysely } from "kysely";

const statements = [
  /* The monthly letter by notification too. */
  `ALTER TABLE notification_settings ADD COLUMN letter_push INTEGER NOT NULL DEFAULT 0 CHECK (letter_push IN (0, 1))`,
  `DROP INDEX letter_readers`,
  `CREATE INDEX letter_readers ON notification_settings (user_id) WHERE letter_mail = 1 OR letter_push = 1`,
  /* SQLite cannot change a check: the table is made anew, with the kind "letter". */
  `CREATE TABLE new_notices (
    id TEXT PRIMARY KEY,
    user_id TEXT NOT NULL REFERENCES users (id),
    kind TEXT NOT NULL CHECK (kind IN ('ready', 'failed', 'reminder', 'letter')),
    dream_id TEXT REFERENCES dreams (id) ON DELETE CASCADE,
    subscription_id TEXT REFERENCES push_subscriptions (id) ON DELETE CASCADE,
    attempts INTEGER NOT NULL DEFAULT 0,
    run_at TEXT NOT NULL,
    lease_token TEXT,
    created_at TEXT NOT NULL
  ) STRICT, WITHOUT ROWID`,
  `INSERT INTO new_notices SELECT * FROM notices`,
  `DROP TABLE notices`,
  `ALTER TABLE new_notices RENAME TO notices`,
  `CREATE INDEX notices_due ON notices (run_at)`,
  `CREATE INDEX notices_by_user ON notices (user_id)`,
  `CREATE INDEX notices_by_dream ON notices (dream_id) WHERE dream_id IS NOT NULL`,
  `CREATE INDEX notices_by_subscription ON notices (subscription_id) WHERE subscription_id IS NOT NULL`,
  `CREATE TRIGGER notices_of_the_living BEFORE INSERT ON notices
    WHEN EXISTS (SELECT 1 FROM users WHERE id = NEW.user_id AND deleted_at IS NOT NULL)
    BEGIN SELECT RAISE(ABORT, 'this account was deleted'); END`,
];

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}
