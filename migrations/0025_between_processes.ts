import { sql, type Kysely } from "kysely";

const statements = [
  /* Numbered per dream: a number of the whole table does not follow the order of commits where several write at once. */
  `CREATE TABLE numbered_events (
    dream_id TEXT NOT NULL REFERENCES dreams (id) ON DELETE CASCADE,
    seq INTEGER NOT NULL CHECK (seq > 0),
    /* Null where the dream as a whole changed. */
    part TEXT CHECK (part IN ('reading', 'image', 'video')),
    status TEXT NOT NULL,
    progress REAL NOT NULL,
    at TEXT NOT NULL,
    PRIMARY KEY (dream_id, seq)
  ) STRICT, WITHOUT ROWID`,
  `INSERT INTO numbered_events
    SELECT dream_id, ROW_NUMBER() OVER (PARTITION BY dream_id ORDER BY seq), part, status, progress, at FROM dream_events`,
  `DROP TABLE dream_events`,
  `ALTER TABLE numbered_events RENAME TO dream_events`,

  /* The summary of a reading that is being written, for the streams of other processes. */
  `CREATE TABLE partial_summaries (
    dream_id TEXT PRIMARY KEY REFERENCES dreams (id) ON DELETE CASCADE,
    summary TEXT NOT NULL
  ) STRICT`,

  /* Deliveries of the video provider's webhook: each id is accepted once. */
  `CREATE TABLE webhook_deliveries (
    id TEXT PRIMARY KEY,
    provider_job TEXT NOT NULL,
    received_at TEXT NOT NULL
  ) STRICT, WITHOUT ROWID`,
  `CREATE INDEX webhook_deliveries_by_job ON webhook_deliveries (provider_job)`,
  `CREATE INDEX webhook_deliveries_by_time ON webhook_deliveries (received_at)`,

  /* Attempts that count towards a limit. Keys are hashed into buckets, so that invented keys cannot fill the table. */
  `CREATE TABLE counted_attempts (
    kind TEXT NOT NULL,
    bucket INTEGER NOT NULL CHECK (bucket BETWEEN 0 AND 131071),
    attempts INTEGER NOT NULL CHECK (attempts > 0),
    ends_at TEXT NOT NULL,
    PRIMARY KEY (kind, bucket)
  ) STRICT, WITHOUT ROWID`,
  `CREATE INDEX counted_attempts_by_end ON counted_attempts (ends_at)`,

  /* The id that a session had before, known until shortly after. */
  `ALTER TABLE sessions ADD COLUMN replaced_hash TEXT`,
  `ALTER TABLE sessions ADD COLUMN replaced_until TEXT`,
  `CREATE INDEX sessions_by_replaced ON sessions (replaced_hash) WHERE replaced_hash IS NOT NULL`,
];

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}
