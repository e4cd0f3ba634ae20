import { sql, type Kysely } from "kysely";

const statements = [
  `CREATE TABLE users (
    id TEXT PRIMARY KEY,
    email TEXT UNIQUE,
    name TEXT NOT NULL,
    password_hash TEXT NOT NULL,
    locale TEXT NOT NULL,
    email_verified_at TEXT,
    banned_until TEXT,
    created_at TEXT NOT NULL,
    last_sign_in_at TEXT,
    registration_country TEXT,
    last_login_country TEXT,
    deleted_at TEXT,
    CHECK ((email IS NULL) = (deleted_at IS NOT NULL))
  ) STRICT`,
  `CREATE TABLE user_roles (
    user_id TEXT NOT NULL REFERENCES users (id),
    role TEXT NOT NULL CHECK (role IN ('admin')),
    PRIMARY KEY (user_id, role)
  ) STRICT, WITHOUT ROWID`,
  `CREATE TABLE sessions (
    id_hash TEXT PRIMARY KEY,
    user_id TEXT NOT NULL REFERENCES users (id),
    data TEXT NOT NULL,
    created_at TEXT NOT NULL,
    expires_at TEXT NOT NULL,
    user_agent TEXT NOT NULL
  ) STRICT, WITHOUT ROWID`,
  `CREATE INDEX sessions_by_user ON sessions (user_id)`,
  `CREATE INDEX sessions_by_expiry ON sessions (expires_at)`,
  `CREATE TABLE mail_links (
    token_hash TEXT PRIMARY KEY,
    user_id TEXT NOT NULL REFERENCES users (id),
    purpose TEXT NOT NULL CHECK (purpose IN ('verify', 'reset')),
    email TEXT NOT NULL,
    created_at TEXT NOT NULL,
    expires_at TEXT NOT NULL,
    used_at TEXT
  ) STRICT, WITHOUT ROWID`,
  `CREATE INDEX mail_links_by_user ON mail_links (user_id, purpose)`,
  `CREATE TABLE welcome_claims (
    email_hmac TEXT PRIMARY KEY,
    claimed_at TEXT NOT NULL
  ) STRICT, WITHOUT ROWID`,
  `CREATE TABLE mails (
    id TEXT PRIMARY KEY,
    recipient TEXT NOT NULL,
    locale TEXT NOT NULL,
    template TEXT NOT NULL,
    data TEXT NOT NULL,
    status TEXT NOT NULL CHECK (status IN ('queued', 'sending', 'sent', 'failed')),
    attempts INTEGER NOT NULL DEFAULT 0,
    run_at TEXT NOT NULL,
    created_at TEXT NOT NULL,
    sent_at TEXT,
    last_error TEXT
  ) STRICT`,
  `CREATE INDEX mails_due ON mails (run_at) WHERE status IN ('queued', 'sending')`,

  `CREATE TABLE token_packages (
    id TEXT PRIMARY KEY,
    tokens INTEGER NOT NULL CHECK (tokens > 0),
    amount INTEGER NOT NULL CHECK (amount > 0),
    currency TEXT NOT NULL CHECK (length(currency) = 3),
    popular INTEGER NOT NULL CHECK (popular IN (0, 1)),
    sort INTEGER NOT NULL
  ) STRICT, WITHOUT ROWID`,
  `CREATE TABLE subscription_plans (
    id TEXT PRIMARY KEY,
    tokens INTEGER NOT NULL CHECK (tokens > 0),
    amount INTEGER NOT NULL CHECK (amount > 0),
    currency TEXT NOT NULL CHECK (length(currency) = 3),
    interval TEXT NOT NULL CHECK (interval IN ('month')),
    popular INTEGER NOT NULL CHECK (popular IN (0, 1)),
    sort INTEGER NOT NULL
  ) STRICT, WITHOUT ROWID`,
  `INSERT INTO token_packages (id, tokens, amount, currency, popular, sort) VALUES
    ('starter', 50, 300, 'USD', 0, 1),
    ('popular', 200, 1000, 'USD', 1, 2),
    ('pro', 500, 2000, 'USD', 0, 3),
    ('try-10', 10, 4900, 'TRY', 0, 4),
    ('try-25', 25, 9900, 'TRY', 1, 5),
    ('try-50', 50, 17900, 'TRY', 0, 6)`,
  `INSERT INTO subscription_plans (id, tokens, amount, currency, interval, popular, sort) VALUES
    ('basic', 100, 999, 'USD', 'month', 0, 1),
    ('pro', 300, 2499, 'USD', 'month', 1, 2),
    ('premium', 1000, 6999, 'USD', 'month', 0, 3)`,
  `CREATE TABLE subscriptions (
    id TEXT PRIMARY KEY,
    user_id TEXT NOT NULL REFERENCES users (id),
    plan_type TEXT NOT NULL REFERENCES subscription_plans (id),
    status TEXT NOT NULL CHECK (status IN ('active', 'past_due', 'ended')),
    period_end TEXT NOT NULL,
    renews INTEGER NOT NULL CHECK (renews IN (0, 1)),
    created_at TEXT NOT NULL
  ) STRICT`,
  `CREATE INDEX subscriptions_by_user ON subscriptions (user_id)`,
  `CREATE UNIQUE INDEX subscriptions_one_live ON subscriptions (user_id) WHERE status IN ('active', 'past_due')`,

  // Dreams
  `CREATE TABLE dreams (
    id TEXT PRIMARY KEY,
    user_id TEXT NOT NULL REFERENCES users (id),
    kind TEXT NOT NULL CHECK (kind IN ('dream', 'note')),
    status TEXT NOT NULL CHECK (status IN ('queued', 'processing', 'done', 'failed', 'cancelled')),
    dream_text TEXT NOT NULL,
    search_text TEXT NOT NULL,
    language TEXT NOT NULL,
    depth TEXT NOT NULL CHECK (depth IN ('reading', 'image', 'full')),
    resolution TEXT NOT NULL CHECK (resolution IN ('480p', '720p', '1080p')),
    style TEXT NOT NULL,
    seed TEXT NOT NULL,
    title TEXT,
    interpretation TEXT CHECK (interpretation IS NULL OR json_valid(interpretation)),
    tags TEXT NOT NULL DEFAULT '[]' CHECK (json_valid(tags)),
    idempotency_key TEXT,
    request_hash TEXT NOT NULL,
    created_at TEXT NOT NULL,
    finished_at TEXT
  ) STRICT`,
  `CREATE INDEX dreams_by_user ON dreams (user_id, created_at DESC, id DESC)`,
  `CREATE UNIQUE INDEX dreams_idempotency ON dreams (user_id, idempotency_key) WHERE idempotency_key IS NOT NULL`,
  `CREATE TABLE dream_parts (
    dream_id TEXT NOT NULL REFERENCES dreams (id) ON DELETE CASCADE,
    part TEXT NOT NULL CHECK (part IN ('reading', 'image', 'video')),
    status TEXT NOT NULL CHECK (status IN ('queued', 'processing', 'done', 'failed', 'cancelled', 'skipped')),
    cost INTEGER NOT NULL CHECK (cost >= 0),
    /* 1 for the first order of this part; each retry by the person adds one and holds tokens anew. */
    round INTEGER NOT NULL DEFAULT 1,
    progress REAL NOT NULL DEFAULT 0,
    engine TEXT,
    error TEXT,
    started_at TEXT,
    finished_at TEXT,
    PRIMARY KEY (dream_id, part)
  ) STRICT, WITHOUT ROWID`,
  `CREATE INDEX dream_parts_recent ON dream_parts (part, finished_at) WHERE status = 'done'`,
  `CREATE TABLE dream_events (
    seq INTEGER PRIMARY KEY AUTOINCREMENT,
    dream_id TEXT NOT NULL REFERENCES dreams (id) ON DELETE CASCADE,
    /* Null where the dream as a whole changed. */
    part TEXT CHECK (part IN ('reading', 'image', 'video')),
    status TEXT NOT NULL,
    progress REAL NOT NULL,
    at TEXT NOT NULL
  ) STRICT`,
  `CREATE INDEX dream_events_by_dream ON dream_events (dream_id, seq)`,
  `CREATE TABLE media (
    dream_id TEXT NOT NULL REFERENCES dreams (id) ON DELETE CASCADE,
    name TEXT NOT NULL,
    file TEXT NOT NULL UNIQUE,
    content_type TEXT NOT NULL,
    bytes INTEGER NOT NULL,
    sha256 TEXT NOT NULL,
    width INTEGER NOT NULL,
    height INTEGER NOT NULL,
    seconds REAL,
    created_at TEXT NOT NULL,
    PRIMARY KEY (dream_id, name)
  ) STRICT, WITHOUT ROWID`,

  // Jobs
  `CREATE TABLE jobs (
    id TEXT PRIMARY KEY,
    dream_id TEXT NOT NULL REFERENCES dreams (id) ON DELETE CASCADE,
    part TEXT NOT NULL CHECK (part IN ('reading', 'image', 'video')),
    round INTEGER NOT NULL,
    status TEXT NOT NULL CHECK (status IN ('queued', 'running', 'done', 'failed', 'cancelled')),
    attempts INTEGER NOT NULL DEFAULT 0,
    run_at TEXT NOT NULL,
    lease_token TEXT,
    lease_until TEXT,
    provider_job TEXT,
    last_error TEXT,
    created_at TEXT NOT NULL,
    UNIQUE (dream_id, part, round),
    CHECK ((status = 'running') = (lease_token IS NOT NULL))
  ) STRICT`,
  `CREATE INDEX jobs_open ON jobs (part, run_at) WHERE status IN ('queued', 'running')`,
];

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}
