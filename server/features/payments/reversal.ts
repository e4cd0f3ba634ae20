import type { Trx } from "#server/db/open.ts";
import { clawback, dropShortfall, RETURNED_DAYS, returnTaken } from "#server/features/credits/credits.ts";
import { DAY_MS } from "#shared/durations.ts";
import type { PaymentStatus } from "#shared/payments.ts";
import * as queries from "./queries.ts";
import type { PaymentRow } from "./queries.ts";

/** A refund, dispute or refunded charge; amounts in minor units. */
export interface Reversal {
  kind: "charge" | "refund" | "dispute";
  amount: number;
  /** `told`: of a charge, which has no other state. */
  state: "told" | "pending" | "succeeded" | "failed" | "inquiry" | "open" | "lost" | "won";
}

const sum = (reversals: Reversal[]) => reversals.reduce((total, { amount }) => total + amount, 0);

/**
 * The effect of refunds and disputes on a payment: the refunded money, and the tokens to take back for it and for money
 * that a bank has taken. The refunded sum that the charge names and the sum of the refunds can each be behind: the
 * greater counts.
 */
export function reversalOf(
  reversals: Reversal[],
  paid: { amount: number; tokens: number },
): { refunded: number; tokens: number; status: PaymentStatus } {
  const of = (kind: Reversal["kind"]) => reversals.filter((reversal) => reversal.kind === kind);
  const failed = sum(of("refund").filter(({ state }) => state === "failed"));
  const refunds = sum(of("refund").filter(({ state }) => state !== "failed"));
  const reported = Math.max(0, ...of("charge").map(({ amount }) => amount));
  const refunded = Math.min(paid.amount, Math.max(refunds, reported - failed));

  const disputes = of("dispute").filter(({ state }) => state === "open" || state === "lost");
  const back = Math.min(paid.amount, refunded + sum(disputes));
  // Rounded in favour of the user.
  const tokens = Math.floor((paid.tokens * back) / paid.amount);
  const status = disputes.some(({ state }) => state === "open")
    ? "disputed"
    : disputes.length
      ? "dispute_lost"
      : refunded === paid.amount
        ? "refunded"
        : refunded > 0
          ? "partly_refunded"
          : "paid";
  return { refunded, tokens, status };
}

/** Takes tokens back for refunded money, or returns them when the money came back. */
export async function settleReversals(trx: Trx, payment: PaymentRow, now: Date): Promise<void> {
  if (payment.paid_at === null) return;
  const intent =
    payment.payment_intent ??
    (payment.invoice_id === null ? null : await queries.paymentOfInvoice(trx, payment.invoice_id));
  if (intent === null) return;
  const reversals = await queries.reversalsOf(trx, intent);
  const { refunded, tokens: asked, status } = reversalOf(reversals, payment);
  const change = asked - payment.tokens_asked;
  const unchanged = change === 0 && status === payment.status && refunded === payment.refunded_amount;
  if (unchanged && payment.payment_intent !== null) return;
  let taken = payment.tokens_taken;
  const ref = `${payment.id}:${payment.corrections + 1}`;
  const source = payment.kind;
  const sourceRef = source === "package" ? payment.session_id! : payment.invoice_id!;
  if (change > 0) taken += (await clawback(trx, { source, sourceRef, tokens: change, ref, now })).taken;
  const short = payment.tokens_asked - payment.tokens_taken;
  if (change < 0 && short > 0) await dropShortfall(trx, { source, sourceRef, tokens: -change, ref, now });
  const returned = Math.max(0, taken - asked);
  if (returned > 0) {
    await returnTaken(trx, {
      source,
      sourceRef,
      tokens: returned,
      ref: `payment:${ref}`,
      expiresAt: expiryOf(payment, now),
      now,
    });
  }
  await queries.updatePayment(trx, payment.id, {
    payment_intent: intent,
    status,
    refunded_amount: refunded,
    tokens_asked: asked,
    tokens_taken: taken - returned,
    corrections: payment.corrections + (change === 0 ? 0 : 1),
  });
}

/** Tokens of a period last to its end, but at least `RETURNED_DAYS`: they may be paid, or return, after it. */
export function expiryOf(payment: PaymentRow, now: Date): Date | null {
  if (payment.period_end === null) return null;
  return new Date(Math.max(Date.parse(payment.period_end), now.getTime() + RETURNED_DAYS * DAY_MS));
}
