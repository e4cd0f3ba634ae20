import { sql, type Kysely } from "kysely";

// Totals that grow with the site are maintained by triggers, in the transaction of the fact, so that reading them
// costs the same at any size. The ledger check compares each of them with the rows it is made of.

const maintain = (name: string, event: string, statements: string, when = "") =>
  `CREATE TRIGGER ${name} ${event}${when && ` WHEN ${when}`} BEGIN ${statements} END`;

const tables = [
  `CREATE TABLE user_totals (
    user_id TEXT PRIMARY KEY REFERENCES users (id),
    /* Tokens left in all lots, also in those past their expiry that no sweep has met yet. */
    available INTEGER NOT NULL DEFAULT 0 CHECK (available >= 0),
    held INTEGER NOT NULL DEFAULT 0 CHECK (held >= 0),
    /* Tokens ever captured. */
    credits_used INTEGER NOT NULL DEFAULT 0 CHECK (credits_used >= 0),
    dreams INTEGER NOT NULL DEFAULT 0 CHECK (dreams >= 0),
    notes INTEGER NOT NULL DEFAULT 0 CHECK (notes >= 0),
    /* UTF-8 bytes of what the user wrote. */
    text_bytes INTEGER NOT NULL DEFAULT 0 CHECK (text_bytes >= 0),
    media_bytes INTEGER NOT NULL DEFAULT 0 CHECK (media_bytes >= 0)
  ) STRICT, WITHOUT ROWID`,
  `CREATE TABLE site_totals (
    id INTEGER PRIMARY KEY CHECK (id = 1),
    /* Accounts that are not deleted. */
    users INTEGER NOT NULL CHECK (users >= 0),
    media_bytes INTEGER NOT NULL CHECK (media_bytes >= 0)
  ) STRICT`,
  /* One row for each lot that was bought, and for each hold that was captured. */
  `CREATE TABLE token_transactions (
    /* The grant of the lot, or the first capture of the hold. */
    id INTEGER PRIMARY KEY REFERENCES ledger_entries (id),
    type TEXT NOT NULL CHECK (type IN ('purchase', 'usage')),
    /* The lot, or the hold. */
    ref TEXT NOT NULL,
    user_id TEXT NOT NULL REFERENCES users (id),
    tokens INTEGER NOT NULL CHECK (tokens > 0),
    at TEXT NOT NULL,
    /* Of the payment of the lot, in minor units; '' and 0 without one. */
    currency TEXT NOT NULL DEFAULT '',
    paid INTEGER NOT NULL DEFAULT 0,
    /* Refunded, or taken by a bank after a dispute. */
    went_back INTEGER NOT NULL DEFAULT 0,
    CHECK ((currency = '') = (paid = 0)),
    CHECK (went_back BETWEEN 0 AND paid),
    CHECK (type = 'purchase' OR paid = 0)
  ) STRICT`,
  /* Sums of the transactions by day (UTC) and currency ('' where nothing was paid). */
  `CREATE TABLE transaction_days (
    type TEXT NOT NULL CHECK (type IN ('purchase', 'usage')),
    day TEXT NOT NULL,
    currency TEXT NOT NULL,
    count INTEGER NOT NULL DEFAULT 0 CHECK (count >= 0),
    tokens INTEGER NOT NULL DEFAULT 0 CHECK (tokens >= 0),
    paid INTEGER NOT NULL DEFAULT 0 CHECK (paid >= 0),
    went_back INTEGER NOT NULL DEFAULT 0 CHECK (went_back BETWEEN 0 AND paid),
    PRIMARY KEY (type, day, currency)
  ) STRICT, WITHOUT ROWID`,
  /* The last result of each check that takes long. */
  `CREATE TABLE check_results (
    name TEXT PRIMARY KEY CHECK (name IN ('reconciliation', 'ledger')),
    at TEXT NOT NULL,
    result TEXT NOT NULL CHECK (json_valid(result))
  ) STRICT, WITHOUT ROWID`,
];

/** Of the payment of the lot `lots`: currency, amount and what went back; '', 0 and 0 without a payment. */
const paidFor = [
  ["p.currency", "''"],
  ["p.amount", "0"],
  [
    `MIN(p.amount, p.refunded_amount + (SELECT COALESCE(SUM(back.amount), 0) FROM payment_reversals AS back
      WHERE back.payment_intent = p.payment_intent AND back.kind = 'dispute' AND back.state IN ('open', 'lost')))`,
    "0",
  ],
].map(
  ([column, without]) => `COALESCE((SELECT ${column} FROM payments AS p
    WHERE p.kind = lots.source AND p.source_ref = lots.source_ref), ${without})`,
);

const payments = [
  /* The source of the lot that a payment brings: the session of its page, or the invoice of a period. */
  `ALTER TABLE payments ADD COLUMN source_ref TEXT
    GENERATED ALWAYS AS (CASE kind WHEN 'package' THEN session_id ELSE invoice_id END) VIRTUAL`,
  `CREATE UNIQUE INDEX payments_by_source ON payments (kind, source_ref)`,
  /* 1: its page is to be closed at the provider, as the account is deleted. */
  `ALTER TABLE payments ADD COLUMN to_close INTEGER NOT NULL DEFAULT 0 CHECK (to_close IN (0, 1))`,
  `UPDATE payments SET to_close = 1
    WHERE status = 'open' AND user_id IN (SELECT id FROM users WHERE deleted_at IS NOT NULL)`,
  `CREATE INDEX subscriptions_by_period ON subscriptions (status, period_end)`,
  `CREATE INDEX payments_to_close ON payments (provider) WHERE to_close = 1 AND status = 'open'`,
  maintain(
    "users_deleted_close_pages",
    "AFTER UPDATE OF deleted_at ON users",
    `UPDATE payments SET to_close = 1 WHERE user_id = NEW.id AND status = 'open';`,
    "NEW.deleted_at IS NOT NULL",
  ),
  maintain(
    "payments_close_page",
    "AFTER INSERT ON payments",
    `UPDATE payments SET to_close = 1 WHERE id = NEW.id;`,
    "NEW.status = 'open' AND EXISTS (SELECT 1 FROM users WHERE id = NEW.user_id AND deleted_at IS NOT NULL)",
  ),
];

const filling = [
  `INSERT INTO user_totals
    SELECT users.id, COALESCE(lot.available, 0), COALESCE(lot.held, 0), COALESCE(used.tokens, 0),
      COALESCE(dream.dreams, 0), COALESCE(dream.notes, 0), COALESCE(dream.text_bytes, 0), COALESCE(file.bytes, 0)
    FROM users
    LEFT JOIN (SELECT user_id, SUM(available) AS available, SUM(held) AS held FROM lots GROUP BY user_id) AS lot
      ON lot.user_id = users.id
    LEFT JOIN (SELECT user_id, SUM(-held) AS tokens FROM ledger_entries WHERE kind = 'capture' GROUP BY user_id) AS used
      ON used.user_id = users.id
    LEFT JOIN (SELECT user_id, SUM(CASE kind WHEN 'dream' THEN 1 ELSE 0 END) AS dreams,
        SUM(CASE kind WHEN 'note' THEN 1 ELSE 0 END) AS notes, SUM(octet_length(dream_text)) AS text_bytes
      FROM dreams GROUP BY user_id) AS dream ON dream.user_id = users.id
    LEFT JOIN (SELECT dreams.user_id, SUM(media.bytes) AS bytes FROM media JOIN dreams ON dreams.id = media.dream_id
      GROUP BY dreams.user_id) AS file ON file.user_id = users.id`,
  `INSERT INTO site_totals
    SELECT 1, (SELECT COUNT(*) FROM users WHERE deleted_at IS NULL),
      (SELECT COALESCE(SUM(media_bytes), 0) FROM user_totals)`,
  `INSERT INTO token_transactions (id, type, ref, user_id, tokens, at)
    SELECT entry.id, 'usage', holds.id, holds.user_id, holds.tokens, entry.at
    FROM ledger_entries AS entry CROSS JOIN holds ON holds.id = entry.hold_id
    WHERE entry.kind = 'capture' AND NOT EXISTS (
      SELECT 1 FROM ledger_entries AS earlier
      WHERE earlier.hold_id = entry.hold_id AND earlier.kind = 'capture' AND earlier.id < entry.id)
    ORDER BY entry.id`,
  `INSERT INTO token_transactions
    SELECT entry.id, 'purchase', lots.id, lots.user_id, entry.available, lots.created_at, ${paidFor.join(", ")}
    FROM lots JOIN ledger_entries AS entry ON entry.lot_id = lots.id AND entry.kind = 'grant'
    WHERE lots.source IN ('package', 'subscription')`,
  `INSERT INTO transaction_days
    SELECT type, substr(at, 1, 10), currency, COUNT(*), SUM(tokens), SUM(paid), SUM(went_back)
    FROM token_transactions GROUP BY 1, 2, 3`,
];

const indexes = [
  /* The ledger check goes through the days by a key that sorts after every time of the day. */
  `CREATE INDEX transaction_days_by_end ON transaction_days (day || 'Z')`,
  `CREATE INDEX user_totals_by_available ON user_totals (available, user_id)`,
  `CREATE INDEX user_totals_by_used ON user_totals (credits_used, user_id)`,
  `CREATE INDEX user_totals_by_dreams ON user_totals (dreams, user_id)`,
  `CREATE INDEX token_transactions_by_time ON token_transactions (at, id)`,
  `CREATE INDEX token_transactions_by_type ON token_transactions (type, at, id)`,
  `CREATE INDEX token_transactions_by_user
    ON token_transactions (user_id, type, at, tokens, currency, paid, went_back)`,
  /* The lists of the admin area, each in the order it is shown. */
  `DROP INDEX users_by_created`,
  `CREATE INDEX users_by_created ON users (created_at, id) WHERE deleted_at IS NULL`,
  `CREATE INDEX users_by_sign_in ON users (COALESCE(last_sign_in_at, ''), id) WHERE deleted_at IS NULL`,
  `CREATE INDEX users_by_name ON users (name COLLATE NOCASE, id) WHERE deleted_at IS NULL`,
  `CREATE INDEX users_deleted ON users (id, deleted_at) WHERE deleted_at IS NOT NULL`,
  `CREATE INDEX operator_log_by_time ON operator_log (at, id)`,
  `CREATE INDEX dream_parts_unfinished ON dream_parts (status, part) WHERE status IN ('queued', 'processing')`,
  `CREATE INDEX dream_parts_ended ON dream_parts (finished_at, part, engine, status)
    WHERE status IN ('done', 'failed')`,
  `CREATE INDEX mails_unsent ON mails (status, created_at) WHERE status <> 'sent'`,
  `CREATE INDEX corrections_short ON corrections (ref) WHERE kind = 'clawback' AND asked + change > 0`,
  /* Its queries read token_transactions now. */
  `DROP INDEX ledger_captures`,
];

const ofUser = (changes: string, user: string) =>
  `UPDATE user_totals SET ${changes} WHERE user_id = ${user};`;
const ownerOf = (dream: string) => `(SELECT user_id FROM dreams WHERE id = ${dream})`;
const siteMedia = (change: string) => `UPDATE site_totals SET media_bytes = media_bytes + ${change};`;
const countOf = (row: string, kind: string) => `CASE ${row}.kind WHEN '${kind}' THEN 1 ELSE 0 END`;
const mediaOf = (dream: string) => `COALESCE((SELECT SUM(bytes) FROM media WHERE dream_id = ${dream}), 0)`;

const ofUsers = [
  maintain(
    "users_totals_begin",
    "AFTER INSERT ON users",
    `INSERT INTO user_totals (user_id) VALUES (NEW.id);
     UPDATE site_totals SET users = users + CASE WHEN NEW.deleted_at IS NULL THEN 1 ELSE 0 END;`,
  ),
  maintain(
    "users_totals_deleted",
    "AFTER UPDATE OF deleted_at ON users",
    `UPDATE site_totals SET users = users + CASE WHEN NEW.deleted_at IS NULL THEN 1 ELSE -1 END;`,
    "(NEW.deleted_at IS NULL) <> (OLD.deleted_at IS NULL)",
  ),
  maintain(
    "ledger_entries_totals",
    "AFTER INSERT ON ledger_entries",
    ofUser(
      `available = available + NEW.available, held = held + NEW.held,
       credits_used = credits_used - CASE NEW.kind WHEN 'capture' THEN NEW.held ELSE 0 END`,
      "NEW.user_id",
    ),
  ),
  maintain(
    "dreams_totals_added",
    "AFTER INSERT ON dreams",
    ofUser(
      `dreams = dreams + ${countOf("NEW", "dream")}, notes = notes + ${countOf("NEW", "note")},
       text_bytes = text_bytes + octet_length(NEW.dream_text)`,
      "NEW.user_id",
    ),
  ),
  maintain(
    "dreams_totals_text",
    "AFTER UPDATE OF dream_text ON dreams",
    ofUser(
      `text_bytes = text_bytes + octet_length(NEW.dream_text) - octet_length(OLD.dream_text)`,
      "NEW.user_id",
    ),
  ),
  `CREATE TRIGGER dreams_keep_owner BEFORE UPDATE OF user_id, kind ON dreams
    WHEN NEW.user_id <> OLD.user_id OR NEW.kind <> OLD.kind
    BEGIN SELECT RAISE(ABORT, 'a dream keeps its owner and kind'); END`,
  /* Before, as the media rows are deleted with the dream, and their own trigger then finds no owner. */
  maintain(
    "dreams_totals_removed",
    "BEFORE DELETE ON dreams",
    `${siteMedia(`0 - ${mediaOf("OLD.id")}`)}
     ${ofUser(
       `dreams = dreams - ${countOf("OLD", "dream")}, notes = notes - ${countOf("OLD", "note")},
        text_bytes = text_bytes - octet_length(OLD.dream_text), media_bytes = media_bytes - ${mediaOf("OLD.id")}`,
       "OLD.user_id",
     )}`,
  ),
  maintain(
    "media_totals_added",
    "AFTER INSERT ON media",
    `${siteMedia("NEW.bytes")} ${ofUser("media_bytes = media_bytes + NEW.bytes", ownerOf("NEW.dream_id"))}`,
  ),
  maintain(
    "media_totals_changed",
    "AFTER UPDATE OF bytes, dream_id ON media",
    `${siteMedia("NEW.bytes - OLD.bytes")}
     ${ofUser("media_bytes = media_bytes - OLD.bytes", ownerOf("OLD.dream_id"))}
     ${ofUser("media_bytes = media_bytes + NEW.bytes", ownerOf("NEW.dream_id"))}`,
  ),
  maintain(
    "media_totals_removed",
    "AFTER DELETE ON media",
    `${siteMedia("0 - OLD.bytes")} ${ofUser("media_bytes = media_bytes - OLD.bytes", ownerOf("OLD.dream_id"))}`,
    `EXISTS (SELECT 1 FROM dreams WHERE id = OLD.dream_id)`,
  ),
];

const ofDay = (row: "NEW" | "OLD", sign: "" | "-") =>
  `INSERT INTO transaction_days (type, day, currency) VALUES (${row}.type, substr(${row}.at, 1, 10), ${row}.currency)
     ON CONFLICT DO NOTHING;
   UPDATE transaction_days SET count = count + ${sign}1, tokens = tokens + ${sign}${row}.tokens,
     paid = paid + ${sign}${row}.paid, went_back = went_back + ${sign}${row}.went_back
     WHERE type = ${row}.type AND day = substr(${row}.at, 1, 10) AND currency = ${row}.currency;`;

/** Writes what is known of the payment into the purchase of the lots with these sources. */
const bookPayment = (kind: string, sources: string) =>
  `UPDATE token_transactions SET (currency, paid, went_back) = (
      SELECT ${paidFor.join(", ")} FROM lots WHERE lots.id = token_transactions.ref)
    WHERE id IN (
      SELECT entry.id FROM lots JOIN ledger_entries AS entry ON entry.lot_id = lots.id AND entry.kind = 'grant'
      WHERE lots.source = ${kind} AND lots.source_ref IN (${sources}));`;

const bookReversal = (row: "NEW" | "OLD") => {
  const of = (column: string) =>
    `SELECT ${column} FROM payments WHERE payment_intent = ${row}.payment_intent`;
  return bookPayment(`(${of("kind")})`, of("source_ref"));
};

const ofTransactions = [
  maintain(
    "ledger_entries_usage",
    "AFTER INSERT ON ledger_entries",
    `INSERT INTO token_transactions (id, type, ref, user_id, tokens, at)
      SELECT NEW.id, 'usage', id, user_id, tokens, NEW.at FROM holds WHERE id = NEW.hold_id;`,
    `NEW.kind = 'capture' AND NOT EXISTS (
      SELECT 1 FROM ledger_entries WHERE hold_id = NEW.hold_id AND kind = 'capture' AND id < NEW.id)`,
  ),
  maintain(
    "ledger_entries_purchase",
    "AFTER INSERT ON ledger_entries",
    `INSERT INTO token_transactions
      SELECT NEW.id, 'purchase', lots.id, lots.user_id, NEW.available, lots.created_at, ${paidFor.join(", ")}
      FROM lots WHERE lots.id = NEW.lot_id AND lots.source IN ('package', 'subscription');`,
    "NEW.kind = 'grant'",
  ),
  maintain("token_transactions_days_added", "AFTER INSERT ON token_transactions", ofDay("NEW", "")),
  maintain(
    "token_transactions_days_changed",
    "AFTER UPDATE ON token_transactions",
    `${ofDay("OLD", "-")} ${ofDay("NEW", "")}`,
    "(NEW.currency, NEW.paid, NEW.went_back) IS NOT (OLD.currency, OLD.paid, OLD.went_back)",
  ),
  maintain("payments_purchase_added", "AFTER INSERT ON payments", bookPayment("NEW.kind", "NEW.source_ref")),
  maintain(
    "payments_purchase_changed",
    "AFTER UPDATE OF session_id, invoice_id, payment_intent, refunded_amount ON payments",
    bookPayment("NEW.kind", "OLD.source_ref, NEW.source_ref"),
  ),
  maintain("payment_reversals_purchase_added", "AFTER INSERT ON payment_reversals", bookReversal("NEW")),
  maintain(
    "payment_reversals_purchase_changed",
    "AFTER UPDATE ON payment_reversals",
    `${bookReversal("OLD")} ${bookReversal("NEW")}`,
  ),
];

export async function up(db: Kysely<unknown>): Promise<void> {
  const steps = [...tables, ...payments, ...filling, ...indexes, ...ofUsers, ...ofTransactions];
  for (const statement of steps) await sql.raw(statement).execute(db);
}
