import { sql, type Kysely } from "kysely";

// Money rules live here too, so that a bug in the code cannot break them:
// entries are only ever added, a lot equals the sum of its entries, nothing
// goes below zero, and a business object is booked once. Many rules are both
// a constraint and a trigger: INSERT OR IGNORE and OR FAIL get past a
// constraint inside a trigger, and OR REPLACE removes rows without firing the
// delete triggers, but nothing gets past RAISE(ABORT).

/** Text like 2026-01-31T12:00:00.000Z, so that times sort and compare as text. */
const isTime = (column: string) =>
  `${column} GLOB '[0-9][0-9][0-9][0-9]-[0-9][0-9]-[0-9][0-9]T[0-9][0-9]:[0-9][0-9]:[0-9][0-9].[0-9][0-9][0-9]Z'`;

/** A trigger that stops the whole statement when its condition holds (always, where it is empty). */
const refuse = (name: string, event: string, when: string, message: string) =>
  `CREATE TRIGGER ${name} BEFORE ${event}${when && ` WHEN ${when}`}
    BEGIN SELECT RAISE(ABORT, '${message}'); END`;

const tables = [
  `CREATE TABLE lots (
    id TEXT PRIMARY KEY,
    user_id TEXT NOT NULL REFERENCES users (id),
    source TEXT NOT NULL CHECK (source IN ('package', 'subscription', 'welcome', 'admin', 'returned')),
    /* The business object: checkout session, invoice, user, dream part... */
    source_ref TEXT NOT NULL CHECK (source_ref <> ''),
    expires_at TEXT CHECK (${isTime("expires_at")}),
    created_at TEXT NOT NULL CHECK (${isTime("created_at")}),
    available INTEGER NOT NULL DEFAULT 0 CHECK (available >= 0),
    held INTEGER NOT NULL DEFAULT 0 CHECK (held >= 0),
    /* Id of the newest entry counted in; lets a trigger check the sums in constant time. */
    last_entry INTEGER NOT NULL DEFAULT 0,
    UNIQUE (source, source_ref)
  ) STRICT, WITHOUT ROWID`,
  `CREATE INDEX lots_by_user ON lots (user_id)`,
  `CREATE INDEX lots_expiring ON lots (expires_at) WHERE available > 0 AND expires_at IS NOT NULL`,

  `CREATE TABLE holds (
    id TEXT PRIMARY KEY,
    user_id TEXT NOT NULL REFERENCES users (id),
    dream_id TEXT NOT NULL,
    part TEXT NOT NULL CHECK (part IN ('reading', 'image', 'video')),
    round INTEGER NOT NULL CHECK (round >= 1),
    tokens INTEGER NOT NULL CHECK (tokens > 0),
    created_at TEXT NOT NULL CHECK (${isTime("created_at")}),
    UNIQUE (dream_id, part, round)
  ) STRICT, WITHOUT ROWID`,

  /* What was asked of a person's tokens from outside: a refund, a dispute, an admin's new balance. */
  `CREATE TABLE corrections (
    kind TEXT NOT NULL CHECK (kind IN ('clawback', 'adjust')),
    ref TEXT NOT NULL CHECK (ref <> ''),
    user_id TEXT NOT NULL REFERENCES users (id),
    /* Clawback: the lot named. Adjust: the lot granted, if any. */
    lot_id TEXT REFERENCES lots (id),
    /* Clawback: tokens to take back. Adjust: the balance to reach. */
    asked INTEGER NOT NULL CHECK (asked >= 0),
    /* What the balance really changed by; asked + change is a clawback's shortfall. */
    change INTEGER NOT NULL,
    reason TEXT,
    at TEXT NOT NULL CHECK (${isTime("at")}),
    PRIMARY KEY (kind, ref),
    CHECK (kind = 'adjust' OR (lot_id IS NOT NULL AND asked > 0 AND change BETWEEN -asked AND 0))
  ) STRICT, WITHOUT ROWID`,
  `CREATE INDEX corrections_by_user ON corrections (user_id)`,

  `CREATE TABLE ledger_entries (
    id INTEGER PRIMARY KEY AUTOINCREMENT CHECK (id > 0),
    user_id TEXT NOT NULL REFERENCES users (id),
    lot_id TEXT NOT NULL REFERENCES lots (id),
    hold_id TEXT REFERENCES holds (id),
    kind TEXT NOT NULL CHECK (kind IN ('grant', 'hold', 'capture', 'release', 'expire', 'clawback', 'adjust')),
    /* Effect on what can be spent, and on what is held, in tokens. */
    available INTEGER NOT NULL,
    held INTEGER NOT NULL,
    reason TEXT,
    /* The correction this entry is part of. */
    ref TEXT,
    at TEXT NOT NULL CHECK (${isTime("at")}),
    CHECK ((hold_id IS NOT NULL) = (kind IN ('hold', 'capture', 'release'))),
    CHECK ((ref IS NOT NULL) = (kind IN ('clawback', 'adjust'))),
    CHECK (CASE kind
      WHEN 'grant' THEN available > 0 AND held = 0
      WHEN 'hold' THEN available < 0 AND held = -available
      WHEN 'capture' THEN available = 0 AND held < 0
      WHEN 'release' THEN available > 0 AND held = -available
      ELSE available < 0 AND held = 0 END)
  ) STRICT`,
  `CREATE INDEX ledger_by_lot ON ledger_entries (lot_id)`,
  `CREATE INDEX ledger_by_user ON ledger_entries (user_id)`,
  `CREATE UNIQUE INDEX ledger_one_grant ON ledger_entries (lot_id) WHERE kind = 'grant'`,
  /* Per hold and lot: one entry that holds, and one that settles. */
  `CREATE UNIQUE INDEX ledger_by_hold ON ledger_entries (hold_id, lot_id, (kind = 'hold')) WHERE hold_id IS NOT NULL`,
  `CREATE UNIQUE INDEX ledger_by_ref ON ledger_entries (kind, ref, lot_id) WHERE ref IS NOT NULL`,

  `CREATE VIEW user_credits AS
    SELECT user_id, SUM(available) AS credits, SUM(held) AS held FROM lots GROUP BY user_id`,
];

const identity = [
  refuse("ledger_entries_no_update", "UPDATE ON ledger_entries", "", "ledger entries are append-only"),
  refuse("ledger_entries_no_delete", "DELETE ON ledger_entries", "", "ledger entries are append-only"),
  refuse("holds_no_update", "UPDATE ON holds", "", "holds are append-only"),
  refuse("holds_no_delete", "DELETE ON holds", "", "holds are append-only"),
  refuse("corrections_no_update", "UPDATE ON corrections", "", "corrections are append-only"),
  refuse("corrections_no_delete", "DELETE ON corrections", "", "corrections are append-only"),
  refuse("lots_no_delete", "DELETE ON lots", "", "lots are kept for ever"),
  refuse(
    "lots_identity",
    "UPDATE OF id, user_id, source, source_ref, expires_at, created_at ON lots",
    "",
    "a lot keeps its identity",
  ),
  refuse(
    "lots_once",
    "INSERT ON lots",
    `EXISTS (SELECT 1 FROM lots WHERE id = NEW.id)
      OR EXISTS (SELECT 1 FROM lots WHERE source = NEW.source AND source_ref = NEW.source_ref)`,
    "a source is granted once",
  ),
  refuse(
    "lots_begin_empty",
    "INSERT ON lots",
    "NEW.available <> 0 OR NEW.held <> 0 OR NEW.last_entry <> 0",
    "a lot begins empty",
  ),
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
  refuse(
    "corrections_once",
    "INSERT ON corrections",
    "EXISTS (SELECT 1 FROM corrections WHERE kind = NEW.kind AND ref = NEW.ref)",
    "a correction is booked once",
  ),
  refuse(
    "corrections_owner",
    "INSERT ON corrections",
    "NEW.lot_id IS NOT NULL AND NEW.user_id IS NOT (SELECT user_id FROM lots WHERE id = NEW.lot_id)",
    "a correction belongs to the owner of its lot",
  ),
  refuse(
    "dreams_delete_settled",
    "DELETE ON dreams",
    `EXISTS (
      SELECT 1 FROM holds JOIN ledger_entries AS entry ON entry.hold_id = holds.id
      WHERE holds.dream_id = OLD.id GROUP BY holds.id HAVING SUM(entry.held) <> 0)`,
    "a dream with held tokens is kept",
  ),
];

const booking = [
  refuse(
    "ledger_entries_at_end",
    "INSERT ON ledger_entries",
    // -1 stands for an id that SQLite will choose.
    "NEW.id <> -1 AND NEW.id <= (SELECT MAX(id) FROM ledger_entries)",
    "ledger entries are only added at the end",
  ),
  refuse(
    "ledger_entries_owner",
    "INSERT ON ledger_entries",
    `NEW.user_id IS NOT (SELECT user_id FROM lots WHERE id = NEW.lot_id)
      OR (NEW.hold_id IS NOT NULL AND NEW.user_id IS NOT (SELECT user_id FROM holds WHERE id = NEW.hold_id))`,
    "an entry belongs to the owner of its lot",
  ),
  refuse(
    "ledger_entries_not_negative",
    "INSERT ON ledger_entries",
    `EXISTS (SELECT 1 FROM lots WHERE id = NEW.lot_id AND (available + NEW.available < 0 OR held + NEW.held < 0))`,
    "a lot is never below zero",
  ),
  refuse(
    "ledger_entries_grant",
    "INSERT ON ledger_entries",
    "NEW.kind = 'grant' AND (SELECT last_entry FROM lots WHERE id = NEW.lot_id) <> 0",
    "a lot is granted once",
  ),
  refuse(
    "ledger_entries_expiry",
    "INSERT ON ledger_entries",
    `NEW.kind IN ('hold', 'expire') AND (NEW.kind = 'expire')
      <> COALESCE((SELECT expires_at <= NEW.at FROM lots WHERE id = NEW.lot_id), 0)`,
    "a lot is spent before its expiry and expires after it",
  ),
  refuse(
    "ledger_entries_hold",
    "INSERT ON ledger_entries",
    `NEW.kind = 'hold' AND (
      EXISTS (SELECT 1 FROM ledger_entries WHERE hold_id = NEW.hold_id AND lot_id = NEW.lot_id)
      OR NEW.held + (SELECT COALESCE(SUM(held), 0) FROM ledger_entries WHERE hold_id = NEW.hold_id AND kind = 'hold')
        > (SELECT tokens FROM holds WHERE id = NEW.hold_id))`,
    "more held than ordered",
  ),
  refuse(
    "ledger_entries_settle",
    "INSERT ON ledger_entries",
    `NEW.kind IN ('capture', 'release') AND (
      NOT EXISTS (
        SELECT 1 FROM ledger_entries
        WHERE hold_id = NEW.hold_id AND lot_id = NEW.lot_id AND kind = 'hold' AND held = -NEW.held)
      OR EXISTS (
        SELECT 1 FROM ledger_entries
        WHERE hold_id = NEW.hold_id AND kind <> 'hold' AND (lot_id = NEW.lot_id OR kind <> NEW.kind))
      OR (SELECT SUM(held) FROM ledger_entries WHERE hold_id = NEW.hold_id AND kind = 'hold')
        <> (SELECT tokens FROM holds WHERE id = NEW.hold_id))`,
    "only what was held can be settled, once and one way",
  ),
  refuse(
    "ledger_entries_correct",
    "INSERT ON ledger_entries",
    `NEW.ref IS NOT NULL AND (
      EXISTS (SELECT 1 FROM ledger_entries WHERE kind = NEW.kind AND ref = NEW.ref AND lot_id = NEW.lot_id)
      OR NEW.available + (SELECT COALESCE(SUM(available), 0) FROM ledger_entries WHERE kind = NEW.kind AND ref = NEW.ref)
        < COALESCE((SELECT change FROM corrections
            WHERE kind = NEW.kind AND ref = NEW.ref AND user_id = NEW.user_id), 0))`,
    "more taken than the correction says",
  ),
  `CREATE TRIGGER ledger_entries_apply AFTER INSERT ON ledger_entries
    BEGIN UPDATE lots SET available = available + NEW.available, held = held + NEW.held, last_entry = NEW.id
      WHERE id = NEW.lot_id; END`,
  /* Entries never change, so the sums stay right as long as each step adds exactly the newer entries. */
  refuse(
    "lots_equal_entries",
    "UPDATE OF available, held, last_entry ON lots",
    `NEW.last_entry IS NOT (SELECT COALESCE(MAX(id), 0) FROM ledger_entries WHERE lot_id = NEW.id)
      OR (NEW.available - OLD.available, NEW.held - OLD.held) IS NOT (
        SELECT COALESCE(SUM(available), 0), COALESCE(SUM(held), 0)
        FROM ledger_entries WHERE lot_id = NEW.id AND id > OLD.last_entry)`,
    "a lot equals the sum of its entries",
  ),
];

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of [...tables, ...identity, ...booking]) await sql.raw(statement).execute(db);
}
