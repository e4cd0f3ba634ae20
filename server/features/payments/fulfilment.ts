import type { Trx } from "#server/db/open.ts";
import { signalOnCommit } from "#server/db/transaction.ts";
import { mailUser } from "#server/features/accounts/accounts.ts";
import { grant } from "#server/features/credits/credits.ts";
import type { ApplyContext } from "./deps.ts";
import { insertLatePayment } from "./late-payment-queries.ts";
import * as queries from "./queries.ts";
import type { PaymentRow } from "./queries.ts";
import { expiryOf } from "./reversal.ts";
import { beginSubscription, prolongSubscription } from "./subscription.ts";

/** The paid amount is not the price: nothing is booked, and an admin must look at it. */
export class PaymentMismatch extends Error {}

interface Paid {
  amount: number | null;
  currency: string | null;
}

/** Grants the tokens of a paid payment once, and returns its updated row. Throws `PaymentMismatch`. */
export async function fulfil(
  trx: Trx,
  payment: PaymentRow,
  paid: Paid,
  context: ApplyContext,
): Promise<PaymentRow> {
  const { id, kind, tokens, user_id: userId } = payment;
  if (paid.amount !== payment.amount || paid.currency !== payment.currency) {
    throw new PaymentMismatch(
      `the payment ${id} costs ${payment.amount} ${payment.currency}, but ${paid.amount} ${paid.currency} were paid`,
    );
  }
  const sourceRef = kind === "package" ? payment.session_id : payment.invoice_id;
  // A checkout of a subscription may be paid before its period is known: the fact of the invoice follows.
  if (sourceRef === null || (kind === "subscription" && payment.period_end === null)) return payment;
  const { now } = context;
  const expiresAt = expiryOf(payment, now);
  const { granted } = await grant(trx, { userId, source: kind, sourceRef, tokens, expiresAt, now });
  let settled = payment;
  if (payment.paid_at === null) {
    settled = await queries.updatePayment(trx, id, { status: "paid", paid_at: now.toISOString() });
    // A deleted account cannot use its tokens: the payment is refunded.
    if (!(await queries.hasAccount(trx, userId))) {
      await insertLatePayment(trx, id, now.toISOString());
      signalOnCommit(trx, "paymentReportDue");
    }
  }
  if (granted) await mailReceipt(trx, settled, context);
  if (kind === "subscription" && payment.subscription_id !== null) {
    const period = { id: payment.subscription_id, periodEnd: payment.period_end! };
    const { created_at: orderedAt } = (await queries.findFirstPayment(trx, period.id))!;
    await beginSubscription(trx, { ...period, userId, plan: payment.item, orderedAt });
    await prolongSubscription(trx, { ...period, asOf: context.asOf });
  }
  return settled;
}

async function mailReceipt(trx: Trx, payment: PaymentRow, context: ApplyContext): Promise<void> {
  const { id, kind, item, tokens, amount, currency } = payment;
  const receiptUrl = payment.receipt_url ?? context.accountUrl;
  await mailUser(trx, {
    id: `${id}-receipt`,
    userId: payment.user_id,
    template: "receipt",
    data: {
      tokens,
      amount,
      currency,
      receiptUrl,
      plan: kind === "subscription" ? item : null,
      paidAt: payment.paid_at ?? context.now.toISOString(),
    },
    now: context.now,
  });
}

/** Mails the user once that the invoice of a period could not be paid. */
export async function mailFailure(trx: Trx, payment: PaymentRow, context: ApplyContext): Promise<void> {
  await mailUser(trx, {
    id: `${payment.invoice_id}-payment-failed`,
    userId: payment.user_id,
    template: "payment_failed",
    data: { plan: payment.item, url: context.accountUrl },
    now: context.now,
  });
}
