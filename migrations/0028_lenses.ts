import { sql, type Kysely } from "kysely";

const LENSES = ["psychological", "jungian", "gestalt", "tabir", "cultural"];
const listed = (names: string[]) => names.map((name) => `'${name}'`).join(", ");

/** A trigger that stops the whole statement when its condition holds (always, where it is empty). */
const refuse = (name: string, event: string, when: string, message: string) =>
  `CREATE TRIGGER ${name} BEFORE ${event}${when && ` WHEN ${when}`}
    BEGIN SELECT RAISE(ABORT, '${message}'); END`;

const isTime = (column: string) =>
  `${column} GLOB '[0-9][0-9][0-9][0-9]-[0-9][0-9]-[0-9][0-9]T[0-9][0-9]:[0-9][0-9]:[0-9][0-9].[0-9][0-9][0-9]Z'`;

/** A lens that has begun and not ended: it runs, or waits for its next attempt. */
const hasBegun = (lens: string) =>
  `(${lens}.status IN ('queued', 'running') AND ${lens}.started_at IS NOT NULL)`;

/** What a hold can pay: a part of a dream, or a lens on it. SQLite changes a CHECK only with its table. */
const holds = [
  // The entries that name a hold have none until its row is there again.
  `PRAGMA defer_foreign_keys = ON`,
  `CREATE TABLE kept_holds AS SELECT * FROM holds`,
  `DROP TABLE holds`,
  `CREATE TABLE holds (
    id TEXT PRIMARY KEY,
    user_id TEXT NOT NULL REFERENCES users (id),
    dream_id TEXT NOT NULL,
    part TEXT NOT NULL CHECK (part IN ('reading', 'image', 'video', ${listed(LENSES.map((lens) => `lens-${lens}`))})),
    round INTEGER NOT NULL CHECK (round >= 1),
    tokens INTEGER NOT NULL CHECK (tokens > 0),
    created_at TEXT NOT NULL CHECK (${isTime("created_at")}),
    UNIQUE (dream_id, part, round)
  ) STRICT, WITHOUT ROWID`,
  `INSERT INTO holds SELECT id, user_id, dream_id, part, round, tokens, created_at FROM kept_holds`,
  `DROP TABLE kept_holds`,
  refuse("holds_no_update", "UPDATE ON holds", "", "holds are append-only"),
  refuse("holds_no_delete", "DELETE ON holds", "", "holds are append-only"),
  refuse(
    "holds_once",
    "INSERT ON holds",
    `EXISTS (SELECT 1 FROM holds WHERE id = NEW.id)
      OR EXISTS (SELECT 1 FROM holds WHERE dream_id = NEW.dream_id AND part = NEW.part AND round = NEW.round)`,
    "a round of a dream part is held once",
  ),
  refuse(
    "holds_owner",
    "INSERT ON holds",
    "EXISTS (SELECT 1 FROM dreams WHERE id = NEW.dream_id AND user_id <> NEW.user_id)",
    "a dream is paid by its owner",
  ),
];

const lenses = [
  /* A reading of a dream through a lens, and the job by which it is made. */
  `CREATE TABLE dream_lenses (
    dream_id TEXT NOT NULL REFERENCES dreams (id) ON DELETE CASCADE,
    lens TEXT NOT NULL CHECK (lens IN (${listed(LENSES)})),
    /* Of the job; another one in each round. */
    id TEXT NOT NULL UNIQUE,
    /* The owner of the dream. */
    user_id TEXT NOT NULL,
    /* 1 for the first submission; each one after a failure adds one and holds tokens anew. */
    round INTEGER NOT NULL DEFAULT 1 CHECK (round >= 1),
    status TEXT NOT NULL CHECK (status IN ('queued', 'running', 'done', 'failed', 'cancelled')),
    cost INTEGER NOT NULL CHECK (cost > 0),
    engine TEXT NOT NULL,
    content TEXT CHECK (content IS NULL OR json_valid(content)),
    error TEXT,
    attempts INTEGER NOT NULL DEFAULT 0,
    run_at TEXT NOT NULL,
    lease_token TEXT,
    lease_until TEXT,
    worker TEXT,
    last_error TEXT,
    created_at TEXT NOT NULL,
    started_at TEXT,
    finished_at TEXT,
    PRIMARY KEY (dream_id, lens),
    CHECK ((status = 'running') = (lease_token IS NOT NULL)),
    CHECK ((status = 'done') = (content IS NOT NULL))
  ) STRICT`,
  `CREATE INDEX dream_lenses_ready ON dream_lenses (status, created_at, id, user_id, run_at) WHERE status = 'queued'`,
  `CREATE INDEX dream_lenses_running ON dream_lenses (status, user_id) WHERE status = 'running'`,
  `CREATE INDEX dream_lenses_open ON dream_lenses (status, user_id, dream_id)
    WHERE status IN ('queued', 'running')`,
  refuse(
    "dream_lenses_of_the_living",
    "INSERT ON dream_lenses",
    `EXISTS (SELECT 1 FROM users JOIN dreams ON dreams.user_id = users.id
      WHERE dreams.id = NEW.dream_id AND users.deleted_at IS NOT NULL)`,
    "this account was deleted",
  ),
  refuse(
    "dream_lenses_owner",
    "INSERT ON dream_lenses",
    "NEW.user_id IS NOT (SELECT user_id FROM dreams WHERE id = NEW.dream_id)",
    "a lens belongs to the owner of its dream",
  ),
  refuse(
    "dream_lenses_once",
    "UPDATE OF status, round, started_at, content ON dream_lenses",
    "OLD.status = 'done'",
    "a lens is made once",
  ),
  refuse(
    "dream_lenses_begun",
    "UPDATE OF status, round, started_at ON dream_lenses",
    `${hasBegun("OLD")} AND (NEW.round <> OLD.round OR NEW.started_at IS NULL)`,
    "a lens that has begun ends",
  ),
  refuse(
    "ledger_entries_lens_begun",
    "INSERT ON ledger_entries",
    `NEW.kind = 'release' AND EXISTS (
      SELECT 1 FROM holds JOIN dream_lenses AS lens ON lens.dream_id = holds.dream_id
        AND 'lens-' || lens.lens = holds.part AND lens.round = holds.round
      WHERE holds.id = NEW.hold_id AND ${hasBegun("lens")})`,
    "a lens that has begun is spent unless it failed",
  ),
  ...["INSERT", "UPDATE OF status, cost, round, engine, error, content, finished_at"].map(
    (
      event,
    ) => `CREATE TRIGGER dream_lenses_${event.slice(0, 6).toLowerCase()}_revises AFTER ${event} ON dream_lenses
      BEGIN UPDATE person_revisions SET revision = revision + 1 WHERE user_id = NEW.user_id; END`,
  ),
];

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of [...holds, ...lenses]) await sql.raw(statement).execute(db);
}
