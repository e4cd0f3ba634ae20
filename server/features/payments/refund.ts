import { AppError } from "#server/errors.ts";
import { PaymentProviderError } from "#server/providers/payment-provider.ts";
import type { Payment } from "#shared/payments.ts";
import { applyFacts } from "./apply.ts";
import { ask, unavailable, type PaymentDeps } from "./deps.ts";
import * as queries from "./queries.ts";
import type { PaymentRow } from "./queries.ts";

export function toPayment(row: PaymentRow): Payment {
  const { id, kind, item, tokens, amount, currency, status } = row;
  return {
    id,
    kind,
    item,
    tokens,
    amount,
    currency,
    status,
    refundedAmount: row.refunded_amount,
    createdAt: row.created_at,
    receiptUrl: row.receipt_url,
  };
}

/** A refund that is about to be submitted; `amount` in minor units. */
export interface RefundRequest {
  userId: string;
  payment: string;
  currency: string;
  amount: number;
}

interface WantedRefund {
  paymentId: string;
  /** Minor units; all that is left unless given. */
  amount?: number;
  /** Minor units that the caller knows to be left. */
  seen?: number;
  onSubmit?: (refund: RefundRequest) => Promise<void>;
}

/**
 * Refunds a payment, all that is left or `amount` minor units of it, and takes the tokens back. A second call in the
 * same state of the payment refunds nothing more. `onSubmit` is awaited before the request to the provider. Throws
 * `not_found`, `conflict` where less is left, not what was `seen`, or a bank has it, `payments_off`, `unavailable`.
 */
export async function refundPayment(
  deps: PaymentDeps,
  { paymentId, amount, seen, onSubmit }: WantedRefund,
): Promise<Payment> {
  const payment = await queries.findPayment(deps.db, "id", paymentId);
  if (!payment) throw new AppError("not_found");
  const { id, payment_intent: intent, refunded_amount: refunded } = payment;
  const left = payment.amount - refunded;
  const wanted = amount ?? left;
  const disputed = payment.status === "disputed" || payment.status === "dispute_lost";
  const changed = seen !== undefined && seen !== left;
  if (payment.paid_at === null || disputed || changed || wanted < 1 || wanted > left)
    throw new AppError("conflict");
  const asOf = deps.now();
  const fact = await ask(deps, async (provider) => {
    if (provider.name !== payment.provider) throw new AppError("conflict");
    const link = payment.invoice_id === null ? null : await provider.linkOf({ invoice: payment.invoice_id });
    const paid = intent ?? link?.paymentIntent;
    if (!paid) throw new AppError("conflict");
    const { user_id: userId, currency } = payment;
    await onSubmit?.({ userId, payment: id, currency, amount: wanted });
    // A failed refund leaves the same amount: their number makes the key of the next one differ.
    const failed = (await queries.reversalsOf(deps.db, paid)).filter(
      ({ state }) => state === "failed",
    ).length;
    return provider.refund(paid, wanted, `${id}:refund:${failed}:${refunded}:${wanted}`);
  });
  const { invoice_id: invoice } = payment;
  const { paymentIntent } = fact;
  const facts = invoice === null ? [fact] : [{ of: "link" as const, invoice, paymentIntent }, fact];
  await applyFacts(deps, { facts, asOf });
  if (fact.state === "failed")
    throw unavailable(new PaymentProviderError("the refund failed", { refused: true }));
  return toPayment((await queries.findPayment(deps.db, "id", paymentId))!);
}
