import { randomUUID } from "node:crypto";
import type { Transaction } from "kysely";
import type { Schema } from "#server/db/schema.ts";
import {
  clawback,
  dropShortfall,
  grant,
  RETURNED_DAYS,
  returnTaken,
} from "#server/features/credits/credits.ts";
import type { CheckoutStage, FactOf, OrderNote, PaymentFact } from "#server/providers/payment-provider.ts";
import type { PaymentStatus } from "#shared/payments.ts";
import { insertLatePayment } from "./late-payment-queries.ts";
import * as queries from "./queries.ts";
import type { PaymentRow } from "./queries.ts";
import { reversalOf } from "./reversal.ts";
import { beginSubscription, learnSubscription, prolongSubscription } from "./subscription.ts";

type Trx = Transaction<Schema>;
const DAY_MS = 86_400_000;

/** Where a report comes from. */
export interface Report {
  provider: "stripe" | "sandbox";
  /** When the report was true. */
  asOf: Date;
  now: Date;
  /** Where receipts are shown that have no page of their own. */
  accountUrl: string;
}

/** What was paid is not what was sold: nothing is booked, and an operator must look. */
export class PaymentMismatch extends Error {}

/**
 * Takes in what the provider reports, whoever asked it and how often: tokens are booked once for each
 * checkout session or invoice, and what is known of a payment only ever grows, so that the order of
 * reports does not matter. Answers false for objects that are not ours. Throws `PaymentMismatch`.
 */
export async function takeIn(trx: Trx, fact: PaymentFact, report: Report): Promise<boolean> {
  switch (fact.of) {
    case "checkout":
      return takeCheckout(trx, fact, report);
    case "invoice":
      return takeInvoice(trx, fact, report);
    case "subscription":
      return learnSubscription(trx, fact, report.asOf);
    case "link":
      return takeLink(trx, fact, report);
    default:
      return takeReversal(trx, fact, report);
  }
}

/** How far each state of an order is from its beginning; it never goes back. */
const PROGRESS: Record<CheckoutStage, number> = { open: 0, pending: 1, expired: 2, failed: 3, paid: 4 };
const progressOf = (status: PaymentStatus) => PROGRESS[status as CheckoutStage] ?? PROGRESS.paid;

async function takeCheckout(trx: Trx, fact: FactOf<"checkout">, report: Report): Promise<boolean> {
  const known =
    (await queries.findPayment(trx, "session_id", fact.id)) ??
    (fact.note ? await ownPayment(trx, fact.note, report) : undefined);
  if (!known) return false;
  // One order opens one page, unless the provider forgot that it had opened it: then the first one paid counts.
  if (known.session_id !== null && known.session_id !== fact.id)
    throw new PaymentMismatch(`the order ${known.id} has another page`);
  const advances = fact.stage !== "paid" && PROGRESS[fact.stage] > progressOf(known.status);
  const payment = await queries.updatePayment(trx, known.id, {
    session_id: fact.id,
    ...linksOf(known, fact),
    ...(advances && { status: fact.stage }),
  });
  if (fact.stage === "paid") await fulfil(trx, payment, fact, report);
  else await reverse(trx, payment, report);
  return true;
}

async function takeInvoice(trx: Trx, fact: FactOf<"invoice">, report: Report): Promise<boolean> {
  if (!fact.paid && !fact.failed) return false;
  const known = (await queries.findPayment(trx, "invoice_id", fact.id)) ?? (await orderOf(trx, fact, report));
  if (!known) return false;
  if (!fact.paid) {
    if (!fact.first && known.paid_at === null) {
      await queries.updatePayment(trx, known.id, { status: "failed" });
      await mailFailure(trx, known, fact.id, report);
    }
    return true;
  }
  const payment = await queries.updatePayment(trx, known.id, linksOf(known, { ...fact, invoice: fact.id }));
  await fulfil(trx, payment, fact, report);
  return true;
}

/** The order an invoice belongs to: the first one's was made with its payment page, a renewal's is made here. */
async function orderOf(trx: Trx, fact: FactOf<"invoice">, report: Report): Promise<PaymentRow | undefined> {
  const noted =
    (fact.note ? await ownPayment(trx, fact.note, report) : undefined) ??
    (await queries.findFirstPayment(trx, fact.subscription));
  if (!noted) return undefined;
  if (fact.first) return noted.invoice_id === null ? noted : undefined;
  // A renewal may be reported before the subscription itself.
  const first = await queries.updatePayment(trx, noted.id, { subscription_id: fact.subscription });
  const { user_id, provider, kind, item, tokens, amount, currency } = first;
  return queries.insertPayment(trx, {
    id: randomUUID(),
    user_id,
    provider,
    kind,
    item,
    tokens,
    amount,
    currency,
    status: "pending",
    invoice_id: fact.id,
    subscription_id: fact.subscription,
    created_at: report.now.toISOString(),
  });
}

/** The order noted on an object, made again from the note where the database has lost it. */
async function ownPayment(trx: Trx, note: OrderNote, report: Report): Promise<PaymentRow | undefined> {
  const known = await queries.findPayment(trx, "id", note.paymentId);
  if (known) return known.user_id === note.userId ? known : undefined;
  const price = await queries.findPrice(trx, note.kind, note.item);
  if (!price || price.tokens !== note.tokens || !(await queries.findRecipient(trx, note.userId)))
    return undefined;
  return queries.insertPayment(trx, {
    id: note.paymentId,
    user_id: note.userId,
    provider: report.provider,
    kind: note.kind,
    item: note.item,
    ...price,
    status: "open",
    created_at: report.asOf.toISOString(),
  });
}

interface Links {
  invoice: string | null;
  subscription: string | null;
  paymentIntent: string | null;
  receiptUrl: string | null;
  periodEnd: Date | null;
}

/** What a report adds to the ids we know. */
const linksOf = (known: PaymentRow, fact: Links) => ({
  invoice_id: known.invoice_id ?? fact.invoice,
  subscription_id: known.subscription_id ?? fact.subscription,
  payment_intent: known.payment_intent ?? fact.paymentIntent,
  receipt_url: known.receipt_url ?? fact.receiptUrl,
  period_end: known.period_end ?? fact.periodEnd?.toISOString() ?? null,
});

interface Paid {
  amount: number | null;
  currency: string | null;
}

/** Books a paid order, once. */
async function fulfil(trx: Trx, payment: PaymentRow, paid: Paid, report: Report): Promise<void> {
  const { id, kind, tokens, user_id: userId } = payment;
  if (paid.amount !== payment.amount || paid.currency !== payment.currency) {
    throw new PaymentMismatch(
      `the order ${id} costs ${payment.amount} ${payment.currency}, but ${paid.amount} ${paid.currency} were paid`,
    );
  }
  const sourceRef = kind === "package" ? payment.session_id : payment.invoice_id;
  // A subscription's page may be known as paid before its period is: the invoice's own report follows.
  if (sourceRef === null || (kind === "subscription" && payment.period_end === null)) return;
  const { now } = report;
  const expiresAt = kind === "subscription" ? new Date(payment.period_end!) : null;
  const { granted } = await grant(trx, { userId, source: kind, sourceRef, tokens, expiresAt, now });
  let settled = payment;
  if (payment.paid_at === null) {
    settled = await queries.updatePayment(trx, id, { status: "paid", paid_at: now.toISOString() });
    // A deleted account cannot use its tokens: the money is sent back.
    if (!(await queries.findRecipient(trx, userId))) await insertLatePayment(trx, id, now.toISOString());
  }
  if (granted) await mailReceipt(trx, settled, report);
  if (kind === "subscription" && payment.subscription_id !== null) {
    const period = { id: payment.subscription_id, periodEnd: payment.period_end!, asOf: report.asOf };
    const first = (await queries.findFirstPayment(trx, period.id))!;
    await beginSubscription(trx, {
      ...period,
      userId,
      plan: payment.item,
      orderedAt: first.created_at,
    });
    await prolongSubscription(trx, period);
  }
  await reverse(trx, settled, report);
}

async function takeLink(trx: Trx, fact: FactOf<"link">, report: Report): Promise<boolean> {
  await queries.insertInvoicePayment(trx, fact.invoice, fact.paymentIntent);
  const known = await queries.findPayment(trx, "invoice_id", fact.invoice);
  if (!known) return false;
  await reverse(trx, known, report);
  return true;
}

async function takeReversal(
  trx: Trx,
  fact: FactOf<"charge" | "refund" | "dispute">,
  report: Report,
): Promise<boolean> {
  const { id, amount, paymentIntent } = fact;
  const state = fact.of === "charge" ? "told" : fact.state;
  await queries.mergeReversal(trx, { id, kind: fact.of, payment_intent: paymentIntent, amount, state });
  const known = await queries.findPayment(trx, "payment_intent", paymentIntent);
  if (!known) return false;
  const receipt = fact.of === "charge" && known.receipt_url === null ? fact.receiptUrl : null;
  const payment = receipt ? await queries.updatePayment(trx, known.id, { receipt_url: receipt }) : known;
  await reverse(trx, payment, report);
  return true;
}

/** Takes tokens back for money that went back, or returns them when the money came again after all. */
async function reverse(trx: Trx, payment: PaymentRow, { now }: Report): Promise<void> {
  if (payment.paid_at === null) return;
  const intent =
    payment.payment_intent ??
    (payment.invoice_id === null ? null : await queries.paymentOfInvoice(trx, payment.invoice_id));
  if (intent === null) return;
  const reversals = await queries.reversalsOf(trx, intent);
  const { refunded, tokens: asked, status } = reversalOf(reversals, payment);
  const more = asked - payment.tokens_asked;
  const known = more === 0 && status === payment.status && refunded === payment.refunded_amount;
  if (known && payment.payment_intent !== null) return;
  let taken = payment.tokens_taken;
  const ref = `${payment.id}:${payment.corrections + 1}`;
  const source = payment.kind;
  const sourceRef = source === "package" ? payment.session_id! : payment.invoice_id!;
  if (more > 0) taken += (await clawback(trx, { source, sourceRef, tokens: more, ref, now })).taken;
  const short = payment.tokens_asked - payment.tokens_taken;
  if (more < 0 && short > 0) await dropShortfall(trx, { source, sourceRef, tokens: -more, ref, now });
  const returned = Math.max(0, taken - asked);
  if (returned > 0) {
    await returnTaken(trx, {
      source,
      sourceRef,
      tokens: returned,
      ref: `payment:${ref}`,
      expiresAt: returnExpiry(payment, now),
      now,
    });
  }
  await queries.updatePayment(trx, payment.id, {
    payment_intent: intent,
    status,
    refunded_amount: refunded,
    tokens_asked: asked,
    tokens_taken: taken - returned,
    corrections: payment.corrections + (more === 0 ? 0 : 1),
  });
}

/** Tokens of a period come back for the rest of it, or for some days where it is over. */
function returnExpiry(payment: PaymentRow, now: Date): Date | null {
  if (payment.period_end === null) return null;
  return new Date(Math.max(Date.parse(payment.period_end), now.getTime() + RETURNED_DAYS * DAY_MS));
}

async function mailReceipt(trx: Trx, payment: PaymentRow, report: Report): Promise<void> {
  const { id, tokens, amount, currency } = payment;
  const receiptUrl = payment.receipt_url ?? report.accountUrl;
  await mail(trx, payment, `${id}-receipt`, "receipt", { tokens, amount, currency, receiptUrl }, report);
}

async function mailFailure(trx: Trx, payment: PaymentRow, invoice: string, report: Report): Promise<void> {
  const data = { plan: payment.item, url: report.accountUrl };
  await mail(trx, payment, `${invoice}-payment-failed`, "payment_failed", data, report);
}

async function mail(
  trx: Trx,
  payment: PaymentRow,
  id: string,
  template: "receipt" | "payment_failed",
  data: object,
  { now }: Report,
): Promise<void> {
  const recipient = await queries.findRecipient(trx, payment.user_id);
  if (!recipient) return;
  const { email, locale } = recipient;
  await queries.insertMailOnce(trx, {
    id,
    recipient: email,
    locale,
    template,
    data,
    now: now.toISOString(),
  });
}
