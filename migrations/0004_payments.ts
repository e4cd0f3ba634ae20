import { sql, type Kysely } from "kysely";

/** Text like 2026-01-31T12:00:00.000Z, so that times sort and compare as text. */
const isTime = (column: string) =>
  `${column} GLOB '[0-9][0-9][0-9][0-9]-[0-9][0-9]-[0-9][0-9]T[0-9][0-9]:[0-9][0-9]:[0-9][0-9].[0-9][0-9][0-9]Z'`;

const refuse = (name: string, event: string, when: string, message: string) =>
  `CREATE TRIGGER ${name} BEFORE ${event}${when && ` WHEN ${when}`}
    BEGIN SELECT RAISE(ABORT, '${message}'); END`;

const statements = [
  /* One order: a payment page that was opened, or the invoice of a renewal. */
  `CREATE TABLE payments (
    id TEXT PRIMARY KEY,
    user_id TEXT NOT NULL REFERENCES users (id),
    provider TEXT NOT NULL CHECK (provider IN ('stripe', 'sandbox')),
    kind TEXT NOT NULL CHECK (kind IN ('package', 'subscription')),
    /* Id of the package or plan, and what was sold under it. */
    item TEXT NOT NULL,
    tokens INTEGER NOT NULL CHECK (tokens > 0),
    amount INTEGER NOT NULL CHECK (amount > 0),
    currency TEXT NOT NULL CHECK (length(currency) = 3 AND currency = upper(currency)),
    status TEXT NOT NULL CHECK (status IN ('open', 'pending', 'paid', 'failed', 'expired',
      'partly_refunded', 'refunded', 'disputed', 'dispute_lost')),
    /* Hash of all that the provider was asked for, so that a second click meets the first one's page. */
    request_hash TEXT,
    session_id TEXT UNIQUE,
    session_url TEXT,
    invoice_id TEXT UNIQUE,
    subscription_id TEXT,
    payment_intent TEXT UNIQUE,
    receipt_url TEXT,
    /* Subscriptions: when the paid period ends. */
    period_end TEXT CHECK (${isTime("period_end")}),
    refunded_amount INTEGER NOT NULL DEFAULT 0 CHECK (refunded_amount BETWEEN 0 AND amount),
    /* Tokens that refunds and disputes ask back now, and those of them that were there to be taken. */
    tokens_asked INTEGER NOT NULL DEFAULT 0 CHECK (tokens_asked BETWEEN 0 AND tokens),
    tokens_taken INTEGER NOT NULL DEFAULT 0 CHECK (tokens_taken BETWEEN 0 AND tokens_asked),
    /* How often tokens were taken or given back. */
    corrections INTEGER NOT NULL DEFAULT 0 CHECK (corrections >= 0),
    created_at TEXT NOT NULL CHECK (${isTime("created_at")}),
    paid_at TEXT CHECK (${isTime("paid_at")}),
    CHECK ((paid_at IS NOT NULL) = (status IN ('paid', 'partly_refunded', 'refunded', 'disputed', 'dispute_lost')))
  ) STRICT`,
  `CREATE INDEX payments_by_user ON payments (user_id, created_at)`,
  `CREATE INDEX payments_by_subscription ON payments (subscription_id) WHERE subscription_id IS NOT NULL`,
  `CREATE INDEX payments_open ON payments (user_id, request_hash) WHERE status = 'open'`,
  refuse(
    "payments_identity",
    "UPDATE OF id, user_id, provider, kind, item, tokens, amount, currency, created_at ON payments",
    "",
    "a payment keeps what was sold",
  ),
  refuse("payments_no_delete", "DELETE ON payments", "", "payments are kept for ever"),
  refuse(
    "payments_stay_paid",
    "UPDATE OF paid_at ON payments",
    "OLD.paid_at IS NOT NULL AND NEW.paid_at IS NOT OLD.paid_at",
    "a payment stays paid",
  ),

  /* Which payment paid an invoice: often told before the invoice itself. */
  `CREATE TABLE invoice_payments (
    invoice_id TEXT PRIMARY KEY,
    payment_intent TEXT NOT NULL
  ) STRICT, WITHOUT ROWID`,

  /* What is known of the money that went back: merged from events in any order. */
  `CREATE TABLE payment_reversals (
    id TEXT PRIMARY KEY,
    payment_intent TEXT NOT NULL,
    /* Charge: the sum of its refunds as the charge itself tells it. */
    kind TEXT NOT NULL CHECK (kind IN ('charge', 'refund', 'dispute')),
    amount INTEGER NOT NULL CHECK (amount >= 0),
    state TEXT NOT NULL CHECK (CASE kind
      WHEN 'charge' THEN state = 'told'
      WHEN 'refund' THEN state IN ('pending', 'succeeded', 'failed')
      ELSE state IN ('inquiry', 'open', 'lost', 'won') END)
  ) STRICT, WITHOUT ROWID`,
  `CREATE INDEX payment_reversals_by_intent ON payment_reversals (payment_intent)`,

  `CREATE TABLE payment_events (
    id TEXT PRIMARY KEY,
    type TEXT NOT NULL,
    /* As received, without what it says of a person. */
    body TEXT NOT NULL,
    status TEXT NOT NULL CHECK (status IN ('received', 'handled', 'ignored', 'failed')),
    attempts INTEGER NOT NULL DEFAULT 0,
    error TEXT,
    received_at TEXT NOT NULL CHECK (${isTime("received_at")}),
    handled_at TEXT CHECK (${isTime("handled_at")})
  ) STRICT`,
  `CREATE INDEX payment_events_unhandled ON payment_events (received_at) WHERE status IN ('received', 'failed')`,
  `CREATE INDEX payment_events_by_time ON payment_events (received_at)`,

  /* Since when the row is true; an older report changes nothing. */
  `ALTER TABLE subscriptions ADD COLUMN as_of TEXT`,
  /* 1 once the provider knows whether to renew: until then its own default is not the person's wish. */
  `ALTER TABLE subscriptions ADD COLUMN renewal_told INTEGER NOT NULL DEFAULT 0 CHECK (renewal_told IN (0, 1))`,
  /* 1: to be ended at the provider at once, as another plan or the end of the account took its place. */
  `ALTER TABLE subscriptions ADD COLUMN to_end INTEGER NOT NULL DEFAULT 0 CHECK (to_end IN (0, 1))`,

  /* The sandbox's own memory: objects shaped like those of the payment provider. */
  `CREATE TABLE sandbox_objects (
    id TEXT PRIMARY KEY,
    type TEXT NOT NULL,
    body TEXT NOT NULL,
    idempotency_key TEXT UNIQUE,
    created_at TEXT NOT NULL CHECK (${isTime("created_at")})
  ) STRICT`,
  `CREATE INDEX sandbox_objects_by_type ON sandbox_objects (type, created_at)`,
];

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}
