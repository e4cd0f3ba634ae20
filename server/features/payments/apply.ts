import { randomUUID } from "node:crypto";
import type { Trx } from "#server/db/open.ts";
import { transact } from "#server/db/transaction.ts";
import type {
  CheckoutStage,
  FactOf,
  CheckoutMetadata,
  PaymentFact,
} from "#server/providers/payment-provider.ts";
import type { PaymentStatus } from "#shared/payments.ts";
import { requireProvider, type ApplyContext, type PaymentDeps } from "./deps.ts";
import { fulfil, mailFailure, PaymentMismatch } from "./fulfilment.ts";
import type { Observation } from "./observe.ts";
import * as queries from "./queries.ts";
import type { PaymentRow } from "./queries.ts";
import { settleReversals } from "./reversal.ts";
import { applySubscription } from "./subscription.ts";

/**
 * Applies what was observed in one transaction. Returns false for objects that are
 * not ours. `record` writes in the same transaction. Throws `PaymentMismatch`, with nothing written.
 */
export async function applyFacts(
  deps: PaymentDeps,
  { facts, asOf }: Observation,
  record?: (trx: Trx, ours: boolean) => Promise<void>,
): Promise<boolean> {
  const { name: provider } = requireProvider(deps);
  const accountUrl = `${deps.config.publicUrl}/account`;
  const context: ApplyContext = { provider, asOf, now: deps.now(), accountUrl };
  return await transact(deps.db, async (trx) => {
    let found = false;
    for (const fact of facts) found = (await applyFact(trx, fact, context)) || found;
    await record?.(trx, found);
    return found;
  });
}

/**
 * Applies one fact, whoever asked for it and how often: tokens are booked once for each checkout session or
 * invoice, and what is known of a payment only grows, so that the order of facts does not matter.
 */
export async function applyFact(trx: Trx, fact: PaymentFact, context: ApplyContext): Promise<boolean> {
  if (fact.of === "subscription") return applySubscription(trx, fact, context);
  await keep(trx, fact);
  const known = await paymentOf(trx, fact, context);
  if (!known) return false;
  let payment = await merge(trx, known, changesBy(fact, known));
  if (isPaid(fact)) payment = await fulfil(trx, payment, fact, context);
  if (isFailedRenewal(fact, known)) await mailFailure(trx, payment, context);
  await settleReversals(trx, payment, context.now);
  return true;
}

type PaymentObjectFact = Exclude<PaymentFact, { of: "subscription" }>;
type PaidFact = FactOf<"checkout" | "invoice">;

const isPaid = (fact: PaymentObjectFact): fact is PaidFact =>
  (fact.of === "checkout" && fact.stage === "paid") || (fact.of === "invoice" && fact.paid);
const isFailedRenewal = (fact: PaymentObjectFact, known: PaymentRow) =>
  fact.of === "invoice" && !fact.paid && !fact.first && known.paid_at === null;

/** Writes down what is true of a charge or an invoice whose payment may not be known yet. */
async function keep(trx: Trx, fact: PaymentObjectFact): Promise<void> {
  if (fact.of === "checkout" || fact.of === "invoice") return;
  if (fact.of === "link") return queries.insertInvoicePayment(trx, fact.invoice, fact.paymentIntent);
  const { id, of: kind, paymentIntent: payment_intent, amount } = fact;
  const state = fact.of === "charge" ? "told" : fact.state;
  await queries.mergeReversal(trx, { id, kind, payment_intent, amount, state });
}

/** The payment that a fact is about; undefined for one that is not ours, or not known yet. */
async function paymentOf(
  trx: Trx,
  fact: PaymentObjectFact,
  context: ApplyContext,
): Promise<PaymentRow | undefined> {
  switch (fact.of) {
    case "checkout": {
      const known =
        (await queries.findPayment(trx, "session_id", fact.id)) ??
        (fact.note ? await notedPayment(trx, fact.note, context) : undefined);
      // One order opens one checkout, unless the provider forgot that it had: then the first one paid counts.
      if (known && known.session_id !== null && known.session_id !== fact.id)
        throw new PaymentMismatch(`the order ${known.id} has another page`);
      return known;
    }
    case "invoice":
      if (!fact.paid && !fact.failed) return undefined;
      return (
        (await queries.findPayment(trx, "invoice_id", fact.id)) ??
        (await paymentOfInvoice(trx, fact, context))
      );
    case "link":
      return queries.findPayment(trx, "invoice_id", fact.invoice);
    default:
      return queries.findPayment(trx, "payment_intent", fact.paymentIntent);
  }
}

/** The first invoice's payment was made with its checkout; a renewal's is made here. */
async function paymentOfInvoice(
  trx: Trx,
  fact: FactOf<"invoice">,
  context: ApplyContext,
): Promise<PaymentRow | undefined> {
  const noted =
    (fact.note ? await notedPayment(trx, fact.note, context) : undefined) ??
    (await queries.findFirstPayment(trx, fact.subscription));
  if (!noted) return undefined;
  if (fact.first) return noted.invoice_id === null ? noted : undefined;
  // A renewal may be reported before the subscription itself.
  const first = await merge(trx, noted, { subscription_id: fact.subscription });
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
    created_at: context.now.toISOString(),
  });
}

/** The payment noted on an object, made again from the note where the database has lost it. */
async function notedPayment(
  trx: Trx,
  note: CheckoutMetadata,
  context: ApplyContext,
): Promise<PaymentRow | undefined> {
  const known = await queries.findPayment(trx, "id", note.paymentId);
  if (known) return known.user_id === note.userId ? known : undefined;
  const price = await queries.findPrice(trx, note.kind, note.item);
  if (!price || price.tokens !== note.tokens || !(await queries.hasAccount(trx, note.userId)))
    return undefined;
  return queries.insertPayment(trx, {
    id: note.paymentId,
    user_id: note.userId,
    provider: context.provider,
    kind: note.kind,
    item: note.item,
    ...price,
    status: "open",
    created_at: context.asOf.toISOString(),
  });
}

/** How far each state of a checkout is from its beginning; it never goes back. */
const PROGRESS: Record<CheckoutStage, number> = { open: 0, pending: 1, expired: 2, failed: 3, paid: 4 };
const progressOf = (status: PaymentStatus) => PROGRESS[status as CheckoutStage] ?? PROGRESS.paid;

/** What a fact adds to the payment, its money aside. */
function changesBy(fact: PaymentObjectFact, known: PaymentRow): Partial<PaymentRow> {
  switch (fact.of) {
    case "checkout": {
      const advances = fact.stage !== "paid" && PROGRESS[fact.stage] > progressOf(known.status);
      return { session_id: fact.id, ...linksOf(known, fact), ...(advances && { status: fact.stage }) };
    }
    case "invoice":
      if (fact.paid) return linksOf(known, { ...fact, invoice: fact.id });
      return isFailedRenewal(fact, known) ? { status: "failed" } : {};
    case "charge":
      return { receipt_url: known.receipt_url ?? fact.receiptUrl };
    default:
      return {};
  }
}

interface Links {
  invoice: string | null;
  subscription: string | null;
  paymentIntent: string | null;
  receiptUrl: string | null;
  periodEnd: Date | null;
}

const linksOf = (known: PaymentRow, fact: Links) => ({
  invoice_id: known.invoice_id ?? fact.invoice,
  subscription_id: known.subscription_id ?? fact.subscription,
  payment_intent: known.payment_intent ?? fact.paymentIntent,
  receipt_url: known.receipt_url ?? fact.receiptUrl,
  period_end: known.period_end ?? fact.periodEnd?.toISOString() ?? null,
});

/** Writes changes that differ from the row; most facts arrive more than once. */
async function merge(trx: Trx, known: PaymentRow, changes: Partial<PaymentRow>): Promise<PaymentRow> {
  const differs = (Object.keys(changes) as (keyof PaymentRow)[]).some(
    (name) => changes[name] !== known[name],
  );
  if (!differs) return known;
  const { source_ref: _generated, ...columns } = changes;
  return queries.updatePayment(trx, known.id, columns);
}
