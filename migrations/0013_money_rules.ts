import { sql, type Kysely } from "kysely";

/** Text like 2026-01-31T12:00:00.000Z, so that times sort and compare as text. */
const isTime = (column: string) =>
  `${column} GLOB '[0-9][0-9][0-9][0-9]-[0-9][0-9]-[0-9][0-9]T[0-9][0-9]:[0-9][0-9]:[0-9][0-9].[0-9][0-9][0-9]Z'`;

/** A trigger that stops the whole statement when its condition holds (always, where it is empty). */
const refuse = (name: string, event: string, when: string, message: string) =>
  `CREATE TRIGGER ${name} BEFORE ${event}${when && ` WHEN ${when}`}
    BEGIN SELECT RAISE(ABORT, '${message}'); END`;

// What a refund could not take back is the shortfall of its lot. Tokens that a dream held at that time and that
// come back later settle it first: they were paid with money that went back.

/** The lot whose payment the tokens of a lot came from. */
const rootOf = (lot: string) => `(SELECT COALESCE(root_id, id) FROM lots WHERE id = ${lot})`;

const lots = [
  /* The lot whose tokens these are, where they came back as a lot of their own. */
  `ALTER TABLE lots ADD COLUMN root_id TEXT REFERENCES lots (id)`,
  /* 1: days given beyond the expiry of the root lot, because a part failed. Given once. */
  `ALTER TABLE lots ADD COLUMN grace INTEGER NOT NULL DEFAULT 0 CHECK (grace IN (0, 1))`,
  /* Tokens asked back that were not there to be taken. Kept by a trigger. */
  `ALTER TABLE lots ADD COLUMN shortfall INTEGER NOT NULL DEFAULT 0 CHECK (shortfall >= 0)`,
  /* The reference of such a lot ends with the id of the lot that had expired: 36 characters. */
  `UPDATE lots SET grace = 1, root_id = (
      SELECT COALESCE(root.root_id, root.id) FROM lots AS root WHERE root.id = substr(lots.source_ref, -36))
    WHERE source = 'returned' AND EXISTS (SELECT 1 FROM lots AS root WHERE root.id = substr(lots.source_ref, -36))`,
  /* Each of the roots may itself have been such a lot. */
  ...Array.from(
    { length: 5 },
    () => `UPDATE lots SET root_id = ${rootOf("lots.root_id")} WHERE root_id IS NOT NULL`,
  ),
  `DROP TRIGGER lots_identity`,
  refuse(
    "lots_identity",
    "UPDATE OF id, user_id, source, source_ref, expires_at, created_at, root_id, grace ON lots",
    "",
    "a lot keeps its identity",
  ),
  refuse(
    "lots_of_root",
    "INSERT ON lots",
    `NEW.shortfall <> 0 OR (NEW.grace = 1 AND NEW.root_id IS NULL)
      OR (NEW.root_id IS NOT NULL AND NOT EXISTS (
        SELECT 1 FROM lots WHERE id = NEW.root_id AND user_id = NEW.user_id AND root_id IS NULL AND shortfall = 0))`,
    "tokens return as a lot of the same owner, once the shortfall of their lot is settled",
  ),
];

const shortfalls = [
  /* 1: takes what was released to settle the shortfall of the lot. */
  `ALTER TABLE corrections ADD COLUMN settles INTEGER NOT NULL DEFAULT 0
    CHECK (settles = 0 OR (settles = 1 AND kind = 'clawback' AND change = -asked))`,
  `CREATE TABLE shortfall_entries (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    lot_id TEXT NOT NULL REFERENCES lots (id),
    /* Opened by a claw-back, settled by a release, dropped when the money came again. */
    kind TEXT NOT NULL CHECK (kind IN ('opened', 'settled', 'dropped')),
    /* The correction, or what dropped it. */
    ref TEXT NOT NULL CHECK (ref <> ''),
    change INTEGER NOT NULL CHECK (change <> 0 AND (kind = 'opened') = (change > 0)),
    at TEXT NOT NULL CHECK (${isTime("at")}),
    UNIQUE (kind, ref)
  ) STRICT`,
  `CREATE INDEX shortfall_entries_by_lot ON shortfall_entries (lot_id)`,
  `INSERT INTO shortfall_entries (lot_id, kind, ref, change, at)
    SELECT lots.id, 'opened', 'payment:' || payments.id, tokens_asked - tokens_taken, COALESCE(paid_at, payments.created_at)
    FROM payments JOIN lots ON lots.source = payments.kind
      AND lots.source_ref = CASE payments.kind WHEN 'package' THEN session_id ELSE invoice_id END
    WHERE tokens_asked > tokens_taken`,
  `UPDATE lots SET shortfall = (SELECT SUM(change) FROM shortfall_entries WHERE lot_id = lots.id)
    WHERE id IN (SELECT lot_id FROM shortfall_entries)`,
  refuse(
    "shortfall_entries_no_update",
    "UPDATE ON shortfall_entries",
    "",
    "shortfall entries are append-only",
  ),
  refuse(
    "shortfall_entries_no_delete",
    "DELETE ON shortfall_entries",
    "",
    "shortfall entries are append-only",
  ),
  refuse(
    "shortfall_entries_at_end",
    "INSERT ON shortfall_entries",
    // -1 stands for an id that SQLite will choose.
    `(NEW.id <> -1 AND NEW.id <= (SELECT MAX(id) FROM shortfall_entries))
      OR EXISTS (SELECT 1 FROM shortfall_entries WHERE kind = NEW.kind AND ref = NEW.ref)`,
    "a shortfall is booked once",
  ),
  refuse(
    "shortfall_entries_fit",
    "INSERT ON shortfall_entries",
    `(SELECT shortfall FROM lots WHERE id = NEW.lot_id) + NEW.change < 0
      OR (NEW.kind <> 'dropped' AND NEW.change IS NOT (
        SELECT CASE settles WHEN 1 THEN change ELSE asked + change END
        FROM corrections WHERE kind = 'clawback' AND ref = NEW.ref AND lot_id = NEW.lot_id))`,
    "a shortfall is what a correction says, and never below zero",
  ),
  `CREATE TRIGGER shortfall_entries_apply AFTER INSERT ON shortfall_entries
    BEGIN
      UPDATE lots SET shortfall = shortfall + NEW.change WHERE id = NEW.lot_id;
      UPDATE payments SET tokens_taken = tokens_taken - NEW.change
        WHERE NEW.kind = 'settled' AND kind = 'package'
          AND session_id = (SELECT source_ref FROM lots WHERE id = NEW.lot_id AND source = 'package');
      UPDATE payments SET tokens_taken = tokens_taken - NEW.change
        WHERE NEW.kind = 'settled' AND kind = 'subscription'
          AND invoice_id = (SELECT source_ref FROM lots WHERE id = NEW.lot_id AND source = 'subscription');
    END`,
  refuse(
    "lots_equal_shortfall_entries",
    "UPDATE OF shortfall ON lots",
    `NEW.shortfall IS NOT (SELECT COALESCE(SUM(change), 0) FROM shortfall_entries WHERE lot_id = NEW.id)`,
    "a shortfall equals the sum of its entries",
  ),
  `CREATE TRIGGER corrections_open_shortfall AFTER INSERT ON corrections
    WHEN NEW.kind = 'clawback' AND (NEW.settles = 1 OR NEW.asked + NEW.change > 0)
    BEGIN
      INSERT INTO shortfall_entries (lot_id, kind, ref, change, at)
      VALUES (NEW.lot_id, CASE NEW.settles WHEN 1 THEN 'settled' ELSE 'opened' END, NEW.ref,
        CASE NEW.settles WHEN 1 THEN NEW.change ELSE NEW.asked + NEW.change END, NEW.at);
    END`,
  refuse(
    "ledger_entries_shortfall",
    "INSERT ON ledger_entries",
    `NEW.kind = 'hold' AND (SELECT shortfall FROM lots WHERE id = ${rootOf("NEW.lot_id")}) > 0`,
    "a lot with a shortfall is not spent",
  ),
];

const others = [
  /* When the sweep of expired lots ran last. It runs again by itself within a day; later only once an admin confirms the clock. */
  `CREATE TABLE expiry_clock (
    id INTEGER PRIMARY KEY CHECK (id = 1),
    swept_at TEXT NOT NULL CHECK (${isTime("swept_at")})
  ) STRICT`,

  /* Payments that came after their account was deleted: the money is sent back. */
  `CREATE TABLE late_payments (
    payment_id TEXT PRIMARY KEY REFERENCES payments (id),
    noted_at TEXT NOT NULL CHECK (${isTime("noted_at")}),
    /* 1 until the money is on its way back, or a bank has it. */
    open INTEGER NOT NULL DEFAULT 1 CHECK (open IN (0, 1)),
    attempts INTEGER NOT NULL DEFAULT 0 CHECK (attempts >= 0),
    last_error TEXT
  ) STRICT, WITHOUT ROWID`,
  `CREATE INDEX late_payments_open ON late_payments (noted_at) WHERE open = 1`,
  `INSERT INTO late_payments (payment_id, noted_at)
    SELECT payments.id, payments.paid_at FROM payments JOIN users ON users.id = payments.user_id
    WHERE payments.paid_at > users.deleted_at AND payments.status IN ('paid', 'partly_refunded')`,
  /* Subscriptions that should have gone on or ended, and what the payment provider is still to be told. */
  `CREATE INDEX subscriptions_live_by_end ON subscriptions (period_end) WHERE status IN ('active', 'past_due')`,
  `CREATE INDEX subscriptions_to_sync ON subscriptions (id) WHERE to_end = 1 OR renewal_told = 0`,

  /* The last comparison of the database with the files on the volume. */
  `CREATE TABLE media_checks (
    id INTEGER PRIMARY KEY CHECK (id = 1),
    checked_at TEXT NOT NULL CHECK (${isTime("checked_at")}),
    files INTEGER NOT NULL CHECK (files >= 0)
  ) STRICT`,
  `CREATE TABLE missing_media (
    dream_id TEXT NOT NULL REFERENCES dreams (id) ON DELETE CASCADE,
    part TEXT NOT NULL CHECK (part IN ('image', 'video')),
    /* Files that are missing or not whole. */
    files INTEGER NOT NULL CHECK (files > 0),
    PRIMARY KEY (dream_id, part)
  ) STRICT, WITHOUT ROWID`,
];

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of [...lots, ...shortfalls, ...others]) await sql.raw(statement).execute(db);
}
