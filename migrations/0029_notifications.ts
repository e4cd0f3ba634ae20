import { sql, type Kysely } from "kysely";

const ofTheLiving = (table: string) => `CREATE TRIGGER ${table}_of_the_living BEFORE INSERT ON ${table}
    WHEN EXISTS (SELECT 1 FROM users WHERE id = NEW.user_id AND deleted_at IS NOT NULL)
    BEGIN SELECT RAISE(ABORT, 'this account was deleted'); END`;

const statements = [
  /*
   * What a user wants to be notified of, and how; a user without a row wants nothing. `reminder_minute` is a local time of
   * day, `reminder_due` the next moment of it. `asked`: the user answered the question after the first dream.
   */
  `CREATE TABLE notification_settings (
    user_id TEXT PRIMARY KEY REFERENCES users (id),
    asked INTEGER NOT NULL DEFAULT 0 CHECK (asked IN (0, 1)),
    ready_mail INTEGER NOT NULL DEFAULT 0 CHECK (ready_mail IN (0, 1)),
    ready_push INTEGER NOT NULL DEFAULT 0 CHECK (ready_push IN (0, 1)),
    letter_mail INTEGER NOT NULL DEFAULT 0 CHECK (letter_mail IN (0, 1)),
    reminder_mail INTEGER NOT NULL DEFAULT 0 CHECK (reminder_mail IN (0, 1)),
    reminder_push INTEGER NOT NULL DEFAULT 0 CHECK (reminder_push IN (0, 1)),
    reminder_minute INTEGER NOT NULL DEFAULT 420 CHECK (reminder_minute BETWEEN 0 AND 1439),
    reminder_due TEXT
  ) STRICT, WITHOUT ROWID`,
  `CREATE INDEX reminders_due ON notification_settings (reminder_due) WHERE reminder_due IS NOT NULL`,
  `CREATE INDEX letter_readers ON notification_settings (user_id) WHERE letter_mail = 1`,
  /* A browser that shows notifications: where to send them, and the keys that encrypt them for it. */
  `CREATE TABLE push_subscriptions (
    id TEXT PRIMARY KEY,
    user_id TEXT NOT NULL REFERENCES users (id),
    endpoint TEXT NOT NULL UNIQUE,
    p256dh TEXT NOT NULL,
    auth TEXT NOT NULL,
    created_at TEXT NOT NULL
  ) STRICT, WITHOUT ROWID`,
  `CREATE INDEX push_subscriptions_by_user ON push_subscriptions (user_id, created_at)`,
  /* Events to notify of, each once: first the event, then a row for each browser (`subscription_id`). */
  `CREATE TABLE notices (
    id TEXT PRIMARY KEY,
    user_id TEXT NOT NULL REFERENCES users (id),
    kind TEXT NOT NULL CHECK (kind IN ('ready', 'failed', 'reminder')),
    dream_id TEXT REFERENCES dreams (id) ON DELETE CASCADE,
    subscription_id TEXT REFERENCES push_subscriptions (id) ON DELETE CASCADE,
    attempts INTEGER NOT NULL DEFAULT 0,
    run_at TEXT NOT NULL,
    lease_token TEXT,
    created_at TEXT NOT NULL
  ) STRICT, WITHOUT ROWID`,
  `CREATE INDEX notices_due ON notices (run_at)`,
  `CREATE INDEX notices_by_user ON notices (user_id)`,
  `CREATE INDEX notices_by_dream ON notices (dream_id) WHERE dream_id IS NOT NULL`,
  `CREATE INDEX notices_by_subscription ON notices (subscription_id) WHERE subscription_id IS NOT NULL`,
  /* The key pair by which push services know this site (VAPID); the private key is sealed with the session secret. */
  `CREATE TABLE push_keys (
    id INTEGER PRIMARY KEY CHECK (id = 1),
    public_key TEXT NOT NULL,
    sealed_key TEXT NOT NULL,
    created_at TEXT NOT NULL
  ) STRICT`,
  ofTheLiving("notification_settings"),
  ofTheLiving("push_subscriptions"),
  ofTheLiving("notices"),
];

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}
