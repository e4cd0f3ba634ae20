import { sql, type Kysely, type RawBuilder } from "kysely";
import type { Schema } from "#server/db/schema.ts";
import type { Money, PaymentInfo, Reconciliation } from "#shared/admin.ts";
import type { Attention } from "#shared/attention.ts";
import type { PaymentStatus } from "#shared/payments.ts";

type Db = Kysely<Schema>;

/** A purchase in the operators' lists; without an amount where only its tokens are known. */
export interface Purchase {
  id: string;
  userId: string;
  userEmail: string | null;
  userCountry: string | null;
  kind: "package" | "subscription";
  item: string | null;
  tokens: number;
  amount: Money | null;
  refundedAmount: number;
  status: PaymentStatus | null;
  refundable: number;
  createdAt: string;
  receiptUrl: string | null;
}

export interface PurchaseFilter {
  /** LIKE pattern of addresses. */
  search: string;
  /** First and last moment. */
  from: string;
  to: string;
}

/** What of a payment `p` went back: refunded, or taken by a bank after a dispute. */
const wentBack = sql<number>`MIN(p.amount, p.refunded_amount + COALESCE((
  SELECT SUM(back.amount) FROM payment_reversals AS back
  WHERE back.payment_intent = p.payment_intent AND back.kind = 'dispute' AND back.state IN ('open', 'lost')), 0))`;

/** What of a payment `p` an operator may still refund; what a bank has is none of it. */
const refundable = sql<number>`CASE WHEN p.paid_at IS NOT NULL AND p.status IN ('paid', 'partly_refunded')
  THEN p.amount - p.refunded_amount ELSE 0 END`;

/** The sandbox's payment pages are open to the person alone. */
const receipt = sql<string | null>`CASE p.provider WHEN 'stripe' THEN p.receipt_url END`;

/** The payment that brought a lot. */
const paidFor = sql`payments AS p ON p.kind = lots.source
  AND lots.source_ref = CASE p.kind WHEN 'package' THEN p.session_id ELSE p.invoice_id END`;

const bought = ({ search, from, to }: PurchaseFilter) => sql`
  FROM lots JOIN users ON users.id = lots.user_id
  JOIN ledger_entries AS entry ON entry.lot_id = lots.id AND entry.kind = 'grant'
  LEFT JOIN ${paidFor}
  WHERE lots.source IN ('package', 'subscription') AND lots.created_at BETWEEN ${from} AND ${to}
    AND (${search} = '%%' OR users.email LIKE ${search} ESCAPE '\\')`;

/** Tokens bought, newest first, with what was paid for them. */
export async function newestPurchases(db: Db, filter: PurchaseFilter, limit: number): Promise<Purchase[]> {
  const { rows } = await sql<Omit<Purchase, "amount"> & { paid: number | null; currency: string | null }>`
    SELECT COALESCE(p.id, lots.id) AS id, lots.user_id AS userId, users.email AS userEmail, lots.source AS kind,
      COALESCE(users.last_login_country, users.registration_country) AS userCountry,
      entry.available AS tokens, lots.created_at AS createdAt, p.item, p.amount AS paid, p.currency, p.status,
      COALESCE(p.refunded_amount, 0) AS refundedAmount, ${refundable} AS refundable,
      ${receipt} AS receiptUrl
    ${bought(filter)} ORDER BY lots.created_at DESC, lots.id LIMIT ${limit}`.execute(db);
  return rows.map(({ paid, currency, ...row }) => ({
    ...row,
    amount: paid === null || currency === null ? null : { currency, amount: paid },
  }));
}

async function moneyOf(db: Db, query: RawBuilder<Money>): Promise<Money[]> {
  return (await query.execute(db)).rows.filter(({ amount }) => amount > 0);
}

export interface PurchaseTotals {
  count: number;
  tokens: number;
  revenue: Money[];
  refunded: Money[];
}

export async function purchaseTotals(db: Db, filter: PurchaseFilter): Promise<PurchaseTotals> {
  const { rows } = await sql<{ count: number; tokens: number }>`
    SELECT COUNT(*) AS count, COALESCE(SUM(entry.available), 0) AS tokens ${bought(filter)}`.execute(db);
  const sum = (amount: RawBuilder<number>) =>
    moneyOf(
      db,
      sql<Money>`SELECT p.currency, SUM(${amount}) AS amount ${bought(filter)} AND p.id IS NOT NULL
        GROUP BY p.currency ORDER BY p.currency`,
    );
  return {
    ...rows[0]!,
    revenue: await sum(sql`p.amount`),
    refunded: await sum(wentBack),
  };
}

/** A person's payments that were at least ordered, newest first. */
export async function paymentsOf(db: Db, userId: string): Promise<PaymentInfo[]> {
  const { rows } = await sql<PaymentInfo>`
    SELECT id, kind, item, tokens, amount, currency, status, refunded_amount AS refundedAmount,
      ${refundable} AS refundable, created_at AS createdAt, ${receipt} AS receiptUrl
    FROM payments AS p WHERE user_id = ${userId} AND status NOT IN ('open', 'expired')
    ORDER BY created_at DESC, id LIMIT 100`.execute(db);
  return rows;
}

/** Paid less what went back of each of the people, per currency; nothing where all of it did. */
export async function spentBy(db: Db, userIds: string[]): Promise<Map<string, Money[]>> {
  const { rows } = await sql<Money & { userId: string }>`
    SELECT user_id AS userId, currency, SUM(p.amount - ${wentBack}) AS amount FROM payments AS p
    WHERE paid_at IS NOT NULL AND user_id IN (SELECT value FROM json_each(${JSON.stringify(userIds)}))
    GROUP BY user_id, currency HAVING SUM(p.amount - ${wentBack}) > 0 ORDER BY currency`.execute(db);
  const spent = new Map<string, Money[]>();
  for (const { userId, ...money } of rows) spent.set(userId, [...(spent.get(userId) ?? []), money]);
  return spent;
}

/** What was paid, and where it does not fit what was granted. */
export async function comparePayments(
  db: Db,
): Promise<Pick<Reconciliation, "paid" | "refunded" | "differences">> {
  const sum = (amount: RawBuilder<number>) =>
    moneyOf(
      db,
      sql<Money>`SELECT currency, SUM(${amount}) AS amount FROM payments AS p WHERE paid_at IS NOT NULL
        GROUP BY currency ORDER BY currency`,
    );
  const { rows: differences } = await sql<Reconciliation["differences"][number]>`
    SELECT 'paid_not_granted' AS code, payments.id AS ref, user_id AS userId, tokens AS expected, 0 AS found
    FROM payments WHERE paid_at IS NOT NULL AND NOT EXISTS (
      SELECT 1 FROM lots WHERE lots.source = payments.kind
        AND lots.source_ref IN (payments.session_id, payments.invoice_id))
    UNION ALL
    SELECT 'granted_not_paid', lots.id, lots.user_id, 0, entry.available
    FROM lots JOIN ledger_entries AS entry ON entry.lot_id = lots.id AND entry.kind = 'grant'
    LEFT JOIN ${paidFor}
    WHERE lots.source IN ('package', 'subscription') AND (p.id IS NULL OR p.paid_at IS NULL)
    UNION ALL
    SELECT 'amount_differs', p.id, p.user_id, p.tokens, entry.available
    FROM lots JOIN ledger_entries AS entry ON entry.lot_id = lots.id AND entry.kind = 'grant'
    JOIN ${paidFor}
    WHERE entry.available <> p.tokens
    LIMIT 500`.execute(db);
  return { paid: await sum(sql`p.amount`), refunded: await sum(wentBack), differences };
}

/** Webhook events that were not handled, newest first. */
export async function failedWebhooks(db: Db, limit: number): Promise<Attention["webhooks"]> {
  const { rows } = await sql<Attention["webhooks"][number]>`
    SELECT id, type, received_at AS at, attempts, error FROM payment_events WHERE status = 'failed'
    ORDER BY received_at DESC LIMIT ${limit}`.execute(db);
  return rows;
}
