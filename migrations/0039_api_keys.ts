import { sql, type Kysely } from "kysely";

const isTime = (column: string) =>
  `${column} GLOB '[0-9][0-9][0-9][0-9]-[0-9][0-9]-[0-9][0-9]T[0-9][0-9]:[0-9][0-9]:[0-9][0-9].[0-9][0-9][0-9]Z'`;

const flag = (column: string) => `${column} INTEGER NOT NULL CHECK (${column} IN (0, 1))`;

const statements = [
  /* Which plans come with keys of the API. */
  `ALTER TABLE subscription_plans ADD COLUMN api INTEGER NOT NULL DEFAULT 0 CHECK (api IN (0, 1))`,
  `UPDATE subscription_plans SET api = 1 WHERE id = 'premium'`,
  /*
   * A key of the API. \`key_hash\`: SHA-256 of the whole key; \`hint\`: its last letters. \`spent_tokens\` are those that it
   * has held on \`spent_day\`.
   */
  `CREATE TABLE api_keys (
    id TEXT PRIMARY KEY,
    user_id TEXT NOT NULL REFERENCES users (id),
    name TEXT NOT NULL CHECK (length(name) BETWEEN 1 AND 80),
    key_hash TEXT NOT NULL UNIQUE CHECK (length(key_hash) = 64),
    hint TEXT NOT NULL CHECK (length(hint) = 4),
    ${flag("may_read")},
    ${flag("may_write")},
    ${flag("may_spend")},
    daily_tokens INTEGER CHECK (daily_tokens > 0),
    spent_day TEXT,
    spent_tokens INTEGER NOT NULL DEFAULT 0 CHECK (spent_tokens >= 0),
    created_at TEXT NOT NULL CHECK (${isTime("created_at")}),
    expires_at TEXT CHECK (${isTime("expires_at")}),
    last_used_at TEXT CHECK (${isTime("last_used_at")}),
    CHECK (may_read + may_write + may_spend > 0),
    CHECK (daily_tokens IS NULL OR may_spend = 1),
    CHECK (daily_tokens IS NULL OR spent_tokens <= daily_tokens)
  ) STRICT, WITHOUT ROWID`,
  `CREATE INDEX api_keys_by_user ON api_keys (user_id, created_at)`,
  `CREATE TRIGGER api_keys_of_the_living BEFORE INSERT ON api_keys
    WHEN EXISTS (SELECT 1 FROM users WHERE id = NEW.user_id AND deleted_at IS NOT NULL)
    BEGIN SELECT RAISE(ABORT, 'this account was deleted'); END`,
];

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}
