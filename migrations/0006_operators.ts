import { sql, type Kysely } from "kysely";

/** Text like 2026-01-31T12:00:00.000Z, so that times sort and compare as text. */
const isTime = (column: string) =>
  `${column} GLOB '[0-9][0-9][0-9][0-9]-[0-9][0-9]-[0-9][0-9]T[0-9][0-9]:[0-9][0-9]:[0-9][0-9].[0-9][0-9][0-9]Z'`;
const isDay = (column: string) => `${column} GLOB '[0-9][0-9][0-9][0-9]-[0-9][0-9]-[0-9][0-9]'`;

const operators = [
  `CREATE TABLE operator_log (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    at TEXT NOT NULL CHECK (${isTime("at")}),
    /* Null for what was done on the server's command line. */
    operator_id TEXT REFERENCES users (id),
    /* As it was then: who did it stays known when the account is gone. */
    operator_email TEXT,
    action TEXT NOT NULL,
    target_id TEXT,
    before TEXT CHECK (json_valid(before)),
    after TEXT CHECK (json_valid(after)),
    reason TEXT,
    ip TEXT NOT NULL,
    CHECK ((operator_id IS NULL) = (operator_email IS NULL))
  ) STRICT`,
  `CREATE INDEX operator_log_by_action ON operator_log (action, id)`,
  `CREATE INDEX operator_log_by_target ON operator_log (target_id) WHERE target_id IS NOT NULL`,
  `CREATE TRIGGER operator_log_no_delete BEFORE DELETE ON operator_log
    BEGIN SELECT RAISE(ABORT, 'the operator log is append-only'); END`,
  /* INSERT OR REPLACE removes a row without firing the trigger above. */
  `CREATE TRIGGER operator_log_at_end BEFORE INSERT ON operator_log
    WHEN NEW.id <> -1 AND NEW.id <= (SELECT MAX(id) FROM operator_log)
    BEGIN SELECT RAISE(ABORT, 'the operator log is only added to at the end'); END`,
  /* One change is allowed: what names a person goes when their account does. */
  `CREATE TRIGGER operator_log_no_update BEFORE UPDATE ON operator_log
    WHEN NOT (NEW.before IS NULL AND NEW.after IS NULL AND NEW.reason IS NULL
      AND (NEW.id, NEW.at, NEW.operator_id, NEW.operator_email, NEW.action, NEW.target_id, NEW.ip)
        IS (OLD.id, OLD.at, OLD.operator_id, OLD.operator_email, OLD.action, OLD.target_id, OLD.ip)
      AND EXISTS (SELECT 1 FROM users WHERE id = OLD.target_id AND deleted_at IS NOT NULL))
    BEGIN SELECT RAISE(ABORT, 'the operator log is append-only'); END`,

  `CREATE TABLE second_factors (
    user_id TEXT PRIMARY KEY REFERENCES users (id),
    /* Encrypted; null until it was confirmed once. */
    secret TEXT,
    /* Encrypted; waits to be confirmed. */
    pending TEXT,
    /* Time step of the newest code taken: no code is taken twice. */
    last_step INTEGER NOT NULL DEFAULT 0 CHECK (last_step >= 0),
    confirmed_at TEXT CHECK (${isTime("confirmed_at")}),
    CHECK ((secret IS NULL) = (confirmed_at IS NULL))
  ) STRICT, WITHOUT ROWID`,
  `CREATE TABLE recovery_codes (
    user_id TEXT NOT NULL REFERENCES users (id),
    code_hash TEXT NOT NULL,
    used_at TEXT CHECK (${isTime("used_at")}),
    PRIMARY KEY (user_id, code_hash)
  ) STRICT, WITHOUT ROWID`,

  `CREATE INDEX users_by_created ON users (created_at)`,
  `CREATE INDEX ledger_captures ON ledger_entries (at, hold_id, held) WHERE kind = 'capture'`,
  `CREATE INDEX dream_parts_failed ON dream_parts (finished_at) WHERE status = 'failed'`,
];

const traffic = [
  /* Kept for 90 days. */
  `CREATE TABLE page_views (
    id INTEGER PRIMARY KEY,
    day TEXT NOT NULL CHECK (${isDay("day")}),
    at TEXT NOT NULL CHECK (${isTime("at")}),
    /* A hash whose salt is gone after the day. */
    visitor INTEGER NOT NULL,
    path TEXT NOT NULL,
    source TEXT NOT NULL,
    country TEXT NOT NULL,
    device TEXT NOT NULL CHECK (device IN ('desktop', 'mobile', 'tablet'))
  ) STRICT`,
  `CREATE INDEX page_views_by_day ON page_views (day)`,
  /* Views of one visitor without a gap of half an hour. */
  `CREATE TABLE visits (
    id INTEGER PRIMARY KEY,
    day TEXT NOT NULL CHECK (${isDay("day")}),
    visitor INTEGER NOT NULL,
    last_at TEXT NOT NULL CHECK (${isTime("last_at")}),
    views INTEGER NOT NULL CHECK (views > 0)
  ) STRICT`,
  `CREATE INDEX visits_by_visitor ON visits (day, visitor, last_at)`,
  `CREATE TABLE traffic_days (
    day TEXT PRIMARY KEY CHECK (${isDay("day")}),
    visitors INTEGER NOT NULL DEFAULT 0,
    views INTEGER NOT NULL DEFAULT 0,
    visits INTEGER NOT NULL DEFAULT 0,
    /* Visits of one page. */
    bounces INTEGER NOT NULL DEFAULT 0,
    /* Milliseconds from the first to the last view, over all visits. */
    duration INTEGER NOT NULL DEFAULT 0
  ) STRICT, WITHOUT ROWID`,
  `CREATE TABLE traffic_labels (
    kind TEXT NOT NULL CHECK (kind IN ('page', 'source', 'country', 'device')),
    day TEXT NOT NULL CHECK (${isDay("day")}),
    label TEXT NOT NULL,
    count INTEGER NOT NULL CHECK (count > 0),
    PRIMARY KEY (kind, day, label)
  ) STRICT, WITHOUT ROWID`,
];

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of [...operators, ...traffic]) await sql.raw(statement).execute(db);
}
