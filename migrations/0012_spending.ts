import { sql, type Kysely } from "kysely";

const statements = [
  /*
   * A part is `processing` from the moment before its engine is called until it is done or failed. From then on it is
   * spent: it cannot go back to the queue or be cancelled, and its hold is released by failure alone.
   */
  `CREATE TRIGGER dream_parts_begun BEFORE UPDATE OF status, round ON dream_parts
    WHEN OLD.status = 'processing' AND (NEW.round <> OLD.round OR NEW.status IN ('queued', 'cancelled', 'skipped'))
    BEGIN SELECT RAISE(ABORT, 'a part that has begun ends as done or failed'); END`,
  `CREATE TRIGGER ledger_entries_begun BEFORE INSERT ON ledger_entries
    WHEN NEW.kind = 'release' AND EXISTS (
      SELECT 1 FROM holds JOIN dream_parts AS part
        ON part.dream_id = holds.dream_id AND part.part = holds.part AND part.round = holds.round
      WHERE holds.id = NEW.hold_id AND part.status = 'processing')
    BEGIN SELECT RAISE(ABORT, 'a part that has begun is spent unless it failed'); END`,

  /*
   * A call is written when it goes out, with its estimated cost and outcome 'open', and settled once, when it has
   * ended. A row that is never settled keeps its estimate. No foreign key on job_id: figures outlive the job.
   */
  `DROP TRIGGER provider_calls_no_update`,
  `ALTER TABLE provider_calls ADD COLUMN job_id TEXT`,
  `ALTER TABLE provider_calls ADD COLUMN settled_at TEXT`,
  `UPDATE provider_calls SET settled_at = started_at`,
  `CREATE TRIGGER provider_calls_settled_once BEFORE UPDATE ON provider_calls
    WHEN OLD.settled_at IS NOT NULL
      OR (NEW.id, NEW.dream_id, NEW.part, NEW.provider, NEW.model, NEW.started_at, NEW.job_id)
        IS NOT (OLD.id, OLD.dream_id, OLD.part, OLD.provider, OLD.model, OLD.started_at, OLD.job_id)
    BEGIN SELECT RAISE(ABORT, 'a provider call is settled once'); END`,

  `CREATE INDEX provider_calls_late ON provider_calls (job_id) WHERE outcome = 'provider_timeout'`,

  /* The call that a submission is counted as, and SHA-256 of its prompt: finds the work of a model without a seed. */
  `ALTER TABLE provider_orders ADD COLUMN call_id INTEGER REFERENCES provider_calls (id)`,
  `ALTER TABLE provider_orders ADD COLUMN prompt_hash TEXT`,
  `CREATE INDEX provider_orders_unanswered ON provider_orders (prompt_hash) WHERE state = 'posting'`,

  /*
   * Work at a provider that has to be cancelled there: by its id, or, where its submission was never answered, by what
   * was sent along. A row goes when the work is seen to have ended, or was never found.
   */
  `CREATE TABLE unwanted_predictions (
    id INTEGER PRIMARY KEY,
    provider_job TEXT UNIQUE,
    seed INTEGER NOT NULL,
    prompt_hash TEXT,
    resolution TEXT NOT NULL CHECK (resolution IN ('480p', '720p', '1080p')),
    call_id INTEGER UNIQUE REFERENCES provider_calls (id),
    posted_at TEXT NOT NULL,
    attempts INTEGER NOT NULL DEFAULT 0,
    run_at TEXT NOT NULL
  ) STRICT`,
  `CREATE INDEX jobs_by_provider_job ON jobs (provider_job) WHERE provider_job IS NOT NULL`,
  `CREATE INDEX unwanted_predictions_due ON unwanted_predictions (run_at)`,
];

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}
