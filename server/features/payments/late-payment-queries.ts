import { sql } from "kysely";
import type { Db, Trx } from "#server/db/open.ts";
import type { PaymentRow } from "./queries.ts";

/** Stores a payment that was paid after its account was deleted; a second time changes nothing. */
export async function insertLatePayment(trx: Trx, paymentId: string, at: string): Promise<void> {
  await trx
    .insertInto("late_payments")
    .values({ payment_id: paymentId, noted_at: at })
    .onConflict((conflict) => conflict.column("payment_id").doNothing())
    .execute();
}

/** CROSS JOIN makes SQLite begin with the few late payments. The literal is that of the index. */
const openOnes = sql`
  FROM late_payments AS late CROSS JOIN payments AS p
  WHERE late.open = 1 AND p.id = late.payment_id`;

/** Late payments that are not refunded yet, the oldest first. */
export async function openLatePayments(
  db: Db,
  provider: "stripe" | "sandbox",
): Promise<Pick<PaymentRow, "id" | "status">[]> {
  const { rows } = await sql<Pick<PaymentRow, "id" | "status">>`
    SELECT p.id, p.status ${openOnes} AND p.provider = ${provider} ORDER BY late.noted_at`.execute(db);
  return rows;
}

/** Whether this site has money of a payment, which could be refunded. */
const holdsMoney = (id: string) =>
  sql<boolean>`EXISTS (SELECT 1 FROM payments WHERE id = ${id} AND status IN ('paid', 'partly_refunded'))`;

/** Closes a late payment whose money is on its way back or at a bank; no-op where its refund failed meanwhile. */
export async function closeLatePayment(db: Db, id: string): Promise<void> {
  await db
    .updateTable("late_payments")
    .set({ open: 0, last_error: null })
    .where("payment_id", "=", id)
    .where(({ not }) => not(holdsMoney(id)))
    .execute();
}

/** Opens a late payment again whose refund failed, so that it is refunded anew and shown to an admin. */
export async function reopenLatePayment(trx: Trx, id: string, error: string): Promise<void> {
  await trx
    .updateTable("late_payments")
    .set((eb) => ({ open: 1, attempts: eb("attempts", "+", 1), last_error: error }))
    .where("payment_id", "=", id)
    .where("open", "=", 0)
    // A report of the failed refund may be repeated after the next one was made.
    .where(holdsMoney(id))
    .execute();
}

export async function failLatePayment(db: Db, id: string, error: string): Promise<void> {
  await db
    .updateTable("late_payments")
    .set((eb) => ({ attempts: eb("attempts", "+", 1), last_error: error }))
    .where("payment_id", "=", id)
    .execute();
}

/** Late payments with at least this number of failed refunds, the oldest first. */
export async function stuckLatePayments(db: Db, attempts: number, limit: number) {
  const { rows } = await sql<{
    id: string;
    userId: string;
    amount: number;
    currency: string;
    paidAt: string;
    attempts: number;
    error: string | null;
  }>`
    SELECT p.id, p.user_id AS "userId", p.amount - p.refunded_amount AS amount, p.currency, p.paid_at AS "paidAt",
      late.attempts, late.last_error AS error
    FROM late_payments AS late CROSS JOIN payments AS p
    WHERE p.id = late.payment_id AND late.open = 1 AND late.attempts >= ${attempts} AND p.status IN ('paid', 'partly_refunded')
    ORDER BY late.noted_at LIMIT ${limit}`.execute(db);
  return rows;
}
