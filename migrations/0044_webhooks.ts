import { sql, type Kysely } from "kysely";

const isTime = (column: string) =>
  `${column} GLOB '[0-9][0-9][0-9][0-9]-[0-9][0-9]-[0-9][0-9]T[0-9][0-9]:[0-9][0-9]:[0-9][0-9].[0-9][0-9][0-9]Z'`;

const statements = [
  /*
   * A URL that is called when dreams of its user end. The secrets that sign are encrypted; the old one also signs until
   * \`old_until\`. \`failing_since\`: every attempt since then has failed.
   */
  `CREATE TABLE webhooks (
    id TEXT PRIMARY KEY,
    user_id TEXT NOT NULL REFERENCES users (id),
    url TEXT NOT NULL CHECK (length(url) BETWEEN 1 AND 2000),
    on_done INTEGER NOT NULL CHECK (on_done IN (0, 1)),
    on_failed INTEGER NOT NULL CHECK (on_failed IN (0, 1)),
    sealed_secret TEXT NOT NULL,
    old_sealed_secret TEXT,
    old_until TEXT CHECK (${isTime("old_until")}),
    failing_since TEXT CHECK (${isTime("failing_since")}),
    disabled_at TEXT CHECK (${isTime("disabled_at")}),
    created_at TEXT NOT NULL CHECK (${isTime("created_at")}),
    CHECK (on_done + on_failed > 0),
    CHECK ((old_sealed_secret IS NULL) = (old_until IS NULL))
  ) STRICT, WITHOUT ROWID`,
  `CREATE INDEX webhooks_by_user ON webhooks (user_id, created_at)`,
  /* A message for a webhook; \`id\` is the same in every attempt. \`data\` has ids and states, no text of a dream. */
  `CREATE TABLE webhook_messages (
    id TEXT PRIMARY KEY,
    webhook_id TEXT NOT NULL REFERENCES webhooks (id) ON DELETE CASCADE,
    user_id TEXT NOT NULL REFERENCES users (id),
    type TEXT NOT NULL CHECK (type IN ('dream.done', 'dream.failed', 'webhook.test')),
    dream_id TEXT,
    data TEXT NOT NULL,
    status TEXT NOT NULL DEFAULT 'waiting' CHECK (status IN ('waiting', 'delivered', 'failed')),
    attempts INTEGER NOT NULL DEFAULT 0 CHECK (attempts >= 0),
    run_at TEXT NOT NULL CHECK (${isTime("run_at")}),
    lease_token TEXT,
    last_at TEXT CHECK (${isTime("last_at")}),
    last_status INTEGER,
    last_error TEXT,
    last_ms INTEGER,
    created_at TEXT NOT NULL CHECK (${isTime("created_at")})
  ) STRICT, WITHOUT ROWID`,
  `CREATE INDEX webhook_messages_due ON webhook_messages (run_at) WHERE status = 'waiting'`,
  `CREATE INDEX webhook_messages_by_webhook ON webhook_messages (webhook_id, created_at DESC, id)`,
  `CREATE INDEX webhook_messages_ended ON webhook_messages (created_at) WHERE status <> 'waiting'`,
  `CREATE TRIGGER webhooks_of_the_living BEFORE INSERT ON webhooks
    WHEN EXISTS (SELECT 1 FROM users WHERE id = NEW.user_id AND deleted_at IS NOT NULL)
    BEGIN SELECT RAISE(ABORT, 'this account was deleted'); END`,
];

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}
