import { sql, type Kysely } from "kysely";

const statements = [
  /* Jobs that make the upright video of a dream. A done one is removed: the result is a row of `media`. */
  `CREATE TABLE vertical_videos (
    dream_id TEXT PRIMARY KEY REFERENCES dreams (id) ON DELETE CASCADE,
    id TEXT NOT NULL UNIQUE,
    /* The owner of the dream. */
    user_id TEXT NOT NULL,
    status TEXT NOT NULL CHECK (status IN ('queued', 'running', 'failed')),
    attempts INTEGER NOT NULL DEFAULT 0,
    run_at TEXT NOT NULL,
    lease_token TEXT,
    lease_until TEXT,
    worker TEXT,
    last_error TEXT,
    created_at TEXT NOT NULL,
    CHECK ((status = 'running') = (lease_token IS NOT NULL))
  ) STRICT`,
  `CREATE INDEX vertical_videos_ready ON vertical_videos (status, created_at, id, run_at) WHERE status = 'queued'`,
  `CREATE INDEX vertical_videos_running ON vertical_videos (status, user_id) WHERE status = 'running'`,
  `CREATE INDEX vertical_videos_open ON vertical_videos (status, user_id) WHERE status IN ('queued', 'running')`,
];

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}
