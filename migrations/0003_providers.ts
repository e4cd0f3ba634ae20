import { sql, type Kysely } from "kysely";

const statements = [
  /* What the picture engine is asked to paint; written by the reading, shown to nobody. */
  `ALTER TABLE dreams ADD COLUMN art_direction TEXT`,

  /*
   * Every order sent to a provider that starts paid work, recorded before it is sent.
   * posting: no answer is known yet. refused: the provider took nothing on. ambiguous: the answer was
   * lost and the work not found, so one more order may go out. abandoned: so was the second one's.
   */
  `CREATE TABLE provider_orders (
    job_id TEXT NOT NULL REFERENCES jobs (id) ON DELETE CASCADE,
    nth INTEGER NOT NULL CHECK (nth >= 1),
    state TEXT NOT NULL CHECK (state IN ('posting', 'accepted', 'refused', 'ambiguous', 'abandoned')),
    /* The seed sent along: by it the work is found again when the answer was lost. */
    seed INTEGER NOT NULL,
    posted_at TEXT NOT NULL,
    PRIMARY KEY (job_id, nth)
  ) STRICT, WITHOUT ROWID`,
  `CREATE UNIQUE INDEX provider_orders_one_live ON provider_orders (job_id) WHERE state IN ('posting', 'accepted', 'abandoned')`,
  `CREATE UNIQUE INDEX provider_orders_one_ambiguous ON provider_orders (job_id) WHERE state = 'ambiguous'`,

  /* No foreign key: figures outlive the dream they belong to. */
  `CREATE TABLE provider_calls (
    id INTEGER PRIMARY KEY,
    dream_id TEXT,
    part TEXT NOT NULL CHECK (part IN ('moderation', 'reading', 'image', 'video')),
    provider TEXT NOT NULL,
    model TEXT NOT NULL,
    /* The provider's own id of the call, so that no call is counted twice. */
    ref TEXT,
    started_at TEXT NOT NULL,
    seconds REAL NOT NULL CHECK (seconds >= 0),
    input_tokens INTEGER NOT NULL CHECK (input_tokens >= 0),
    output_tokens INTEGER NOT NULL CHECK (output_tokens >= 0),
    images INTEGER NOT NULL CHECK (images >= 0),
    video_seconds REAL NOT NULL CHECK (video_seconds >= 0),
    /* Millionths of a dollar, by the price table at that time. */
    micro_usd INTEGER NOT NULL CHECK (micro_usd >= 0),
    /* ok, or why it failed. */
    outcome TEXT NOT NULL
  ) STRICT`,
  `CREATE UNIQUE INDEX provider_calls_by_ref ON provider_calls (provider, ref) WHERE ref IS NOT NULL`,
  `CREATE INDEX provider_calls_by_time ON provider_calls (provider, started_at)`,
  `CREATE INDEX provider_calls_by_dream ON provider_calls (dream_id)`,
  `CREATE TRIGGER provider_calls_no_update BEFORE UPDATE ON provider_calls
    BEGIN SELECT RAISE(ABORT, 'provider calls are append-only'); END`,
  `CREATE TRIGGER provider_calls_no_delete BEFORE DELETE ON provider_calls
    BEGIN SELECT RAISE(ABORT, 'provider calls are append-only'); END`,
];

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}
