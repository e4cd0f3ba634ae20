import { sql } from "kysely";
import { least, listed } from "#server/db/dialect.ts";
import type { Db } from "#server/db/open.ts";
import type { Money } from "#shared/admin/payments.ts";
import type { PaymentInfo } from "#shared/admin/users.ts";
import type { Alerts } from "#shared/admin/alerts.ts";

/** Minor units of a payment `p` that were refunded or are disputed. */
export const wentBack = least(
  sql`p.amount`,
  sql`p.refunded_amount + COALESCE((
    SELECT SUM(back.amount) FROM payment_reversals AS back
    WHERE back.payment_intent = p.payment_intent AND back.kind = 'dispute' AND back.state IN ('open', 'lost')), 0)`,
);

/** Minor units of a payment `p` that can still be refunded: none of a disputed one. */
export const refundable = sql<number>`CASE WHEN p.paid_at IS NOT NULL AND p.status IN ('paid', 'partly_refunded')
  THEN p.amount - p.refunded_amount ELSE 0 END`;

/** Not for sandbox payments: only the user may open those pages. */
export const receipt = sql<string | null>`CASE p.provider WHEN 'stripe' THEN p.receipt_url END`;

const notAbandoned = (userId: string) => sql`user_id = ${userId} AND status NOT IN ('open', 'expired')`;

/** A user's payments, newest first, without abandoned checkouts. */
export async function paymentsOf(
  db: Db,
  userId: string,
  { limit, offset }: { limit: number; offset: number },
): Promise<PaymentInfo[]> {
  const { rows } = await sql<PaymentInfo>`
    SELECT id, kind, item, tokens, amount, currency, status, refunded_amount AS "refundedAmount",
      ${refundable} AS refundable, created_at AS "createdAt", ${receipt} AS "receiptUrl"
    FROM payments AS p WHERE ${notAbandoned(userId)}
    ORDER BY created_at DESC, id LIMIT ${limit} OFFSET ${offset}`.execute(db);
  return rows;
}

/** The number of a user's payments without abandoned checkouts. */
export async function countPaymentsOf(db: Db, userId: string): Promise<number> {
  const { rows } = await sql<{ total: number }>`
    SELECT COUNT(*) AS total FROM payments WHERE ${notAbandoned(userId)}`.execute(db);
  return rows[0]!.total;
}

/** What each user paid less what went back, per currency; without amounts of 0. */
export async function spentBy(db: Db, userIds: string[]): Promise<Map<string, Money[]>> {
  const { rows } = await sql<Money & { userId: string }>`
    SELECT user_id AS "userId", currency, SUM(p.amount - ${wentBack}) AS amount FROM payments AS p
    WHERE paid_at IS NOT NULL AND user_id IN ${listed(userIds)}
    GROUP BY user_id, currency HAVING SUM(p.amount - ${wentBack}) > 0 ORDER BY currency`.execute(db);
  const spent = new Map<string, Money[]>();
  for (const { userId, ...money } of rows) spent.set(userId, [...(spent.get(userId) ?? []), money]);
  return spent;
}

/** Of webhook events whose handling failed; the first condition is that of the index. */
const hasFailed = sql`status IN ('received', 'failed') AND status = 'failed'`;

/** Webhook events whose handling failed, newest first. */
export async function failedWebhooks(db: Db, limit: number): Promise<Alerts["webhooks"]> {
  const { rows } = await sql<Alerts["webhooks"][number]>`
    SELECT id, type, received_at AS at, attempts, error FROM payment_events
    WHERE ${hasFailed} ORDER BY received_at DESC LIMIT ${limit}`.execute(db);
  return rows;
}

export async function countFailedWebhooks(db: Db): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    SELECT COUNT(*) AS count FROM payment_events WHERE ${hasFailed}`.execute(db);
  return rows[0]!.count;
}
