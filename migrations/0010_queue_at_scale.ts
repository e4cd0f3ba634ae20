import { sql, type Kysely } from "kysely";

// What the queue, the library and the scheduled tasks ask for is found by an index, whatever the tables hold.

/** Order in which the parts of a dream are made. */
const rank = (part: string) => `CASE ${part} WHEN 'reading' THEN 0 WHEN 'image' THEN 1 ELSE 2 END`;

/** 1 for a job of `jobs` while an earlier part of its dream is queued or running. */
const isBlocked = `EXISTS (
  SELECT 1 FROM jobs AS earlier WHERE earlier.dream_id = jobs.dream_id
    AND earlier.status IN ('queued', 'running') AND ${rank("earlier.part")} < ${rank("jobs.part")})`;

const blockJobsOf = (dream: string) =>
  `UPDATE jobs SET blocked = ${isBlocked}
    WHERE dream_id = ${dream} AND status IN ('queued', 'running') AND blocked <> ${isBlocked}`;

const jobs = [
  /* The owner of the dream. */
  `ALTER TABLE jobs ADD COLUMN user_id TEXT`,
  /* 1 while an earlier part of the dream is queued or running. */
  `ALTER TABLE jobs ADD COLUMN blocked INTEGER NOT NULL DEFAULT 0 CHECK (blocked IN (0, 1))`,
  `UPDATE jobs SET user_id = (SELECT user_id FROM dreams WHERE id = jobs.dream_id)`,
  `UPDATE jobs SET blocked = ${isBlocked} WHERE status IN ('queued', 'running')`,
  `DROP INDEX jobs_open`,
  `CREATE INDEX jobs_ready ON jobs (part, created_at, id, user_id, run_at, provider_job)
    WHERE status = 'queued' AND blocked = 0`,
  `CREATE INDEX jobs_running ON jobs (status, user_id, part) WHERE status = 'running'`,
  `CREATE INDEX jobs_open ON jobs (status, user_id) WHERE status IN ('queued', 'running')`,
  `CREATE TRIGGER jobs_of_the_living BEFORE INSERT ON jobs
    WHEN EXISTS (SELECT 1 FROM users JOIN dreams ON dreams.user_id = users.id
      WHERE dreams.id = NEW.dream_id AND users.deleted_at IS NOT NULL)
    BEGIN SELECT RAISE(ABORT, 'this account was deleted'); END`,
  `CREATE TRIGGER jobs_added AFTER INSERT ON jobs
    BEGIN
      UPDATE jobs SET user_id = (SELECT user_id FROM dreams WHERE id = NEW.dream_id) WHERE id = NEW.id;
      ${blockJobsOf("NEW.dream_id")};
    END`,
  `CREATE TRIGGER jobs_ended AFTER UPDATE OF status ON jobs
    WHEN (OLD.status IN ('queued', 'running')) <> (NEW.status IN ('queued', 'running'))
    BEGIN ${blockJobsOf("NEW.dream_id")}; END`,
];

const dreams = [
  `CREATE INDEX dreams_unfinished ON dreams (status, created_at, id, user_id)
    WHERE status IN ('queued', 'processing')`,
  `CREATE INDEX dreams_unfinished_by_user ON dreams (user_id, created_at, id)
    WHERE status IN ('queued', 'processing')`,
  /* `dreams.tags` as rows; written by the triggers below alone. */
  `CREATE TABLE dream_tags (
    user_id TEXT NOT NULL,
    tag TEXT NOT NULL,
    /* Of the dream. */
    created_at TEXT NOT NULL,
    dream_id TEXT NOT NULL REFERENCES dreams (id) ON DELETE CASCADE,
    PRIMARY KEY (user_id, tag, created_at, dream_id)
  ) STRICT, WITHOUT ROWID`,
  `CREATE INDEX dream_tags_by_dream ON dream_tags (dream_id)`,
  `INSERT INTO dream_tags SELECT DISTINCT user_id, value, created_at, dreams.id FROM dreams, json_each(dreams.tags)`,
  `CREATE TRIGGER dreams_tags_added AFTER INSERT ON dreams WHEN NEW.tags <> '[]'
    BEGIN
      INSERT INTO dream_tags SELECT DISTINCT NEW.user_id, value, NEW.created_at, NEW.id FROM json_each(NEW.tags);
    END`,
  `CREATE TRIGGER dreams_tags_changed AFTER UPDATE OF tags ON dreams WHEN NEW.tags <> OLD.tags
    BEGIN
      DELETE FROM dream_tags WHERE dream_id = NEW.id;
      INSERT INTO dream_tags SELECT DISTINCT NEW.user_id, value, NEW.created_at, NEW.id FROM json_each(NEW.tags);
    END`,
];

const accounts = [
  /* Deleted accounts whose dreams and files are not all removed yet. */
  `CREATE TABLE account_removals (
    user_id TEXT PRIMARY KEY REFERENCES users (id),
    at TEXT NOT NULL
  ) STRICT, WITHOUT ROWID`,
  `CREATE INDEX mail_links_by_expiry ON mail_links (expires_at)`,
  `CREATE INDEX mails_ended ON mails (status, created_at) WHERE status IN ('sent', 'failed')`,
  `CREATE INDEX mails_by_recipient ON mails (recipient)`,
];

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of [...jobs, ...dreams, ...accounts]) await sql.raw(statement).execute(db);
}
