import { randomUUID } from "node:crypto";
import type { Db, Trx } from "#server/db/open.ts";
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
import { reopenLatePayment } from "./late-payment-queries.ts";
import type { Observation } from "./observe.ts";
import * as queries from "./queries.ts";
import type { PaymentRow } from "./queries.ts";
import { settleReversals } from "./reversal.ts";
import { applySubscription } from "./subscription.ts";
import { findSubscription } from "./subscription-queries.ts";

/**
 * Applies observed facts in one transaction, in which `record` may write too. Returns false for objects of others.
 * Throws `PaymentMismatch`, with nothing written.
 */
export async function applyFacts(
  deps: PaymentDeps,
  { facts, asOf }: Observation,
  record?: (trx: Trx, ours: boolean) => Promise<void>,
): Promise<boolean> {
  const { name: provider } = requireProvider(deps);
  const accountUrl = `${deps.config.publicUrl}/account`;
  const context: ApplyContext = { provider, asOf, now: deps.now(), accountUrl };
  for (;;) {
    const owner = await ownerOf(deps.db, facts);
    const turn = { ...(owner !== null && { user: owner }), queue: "payments" } as const;
    const ours = await transact(deps.db, turn, async (trx) => {
      // The payment may have become known meanwhile: then it is its owner's turn too.
      if (owner === null && (await ownerOf(trx, facts)) !== null) return null;
      let found = false;
      for (const fact of facts) found = (await applyFact(trx, fact, context)) || found;
      await record?.(trx, found);
      return found;
    });
    if (ours !== null) return ours;
  }
}

/** The user whose payment or subscription the facts are about; null while it is unknown. */
async function ownerOf(db: Db, facts: readonly PaymentFact[]): Promise<string | null> {
  for (const fact of facts) {
    const known =
      fact.of === "subscription"
        ? await findSubscription(db, fact.id)
        : ((await queries.paymentOfFact(db, fact)) ??
          (fact.of === "invoice" ? await queries.findFirstPayment(db, fact.subscription) : undefined));
    if (known) return known.user_id;
    if ("metadata" in fact && fact.metadata) return fact.metadata.userId;
  }
  return null;
}

/**
 * Applies one fact, however often: tokens are granted once for each checkout or invoice, and the columns of a payment
 * are only added to, so that the order of facts does not matter.
 */
export async function applyFact(trx: Trx, fact: PaymentFact, context: ApplyContext): Promise<boolean> {
  if (fact.of === "subscription") return applySubscription(trx, fact, context);
  await storeFact(trx, fact);
  const known = await paymentOf(trx, fact, context);
  if (!known) return false;
  let payment = await merge(trx, known, changesBy(fact, known));
  if (isPaid(fact)) payment = await fulfil(trx, payment, fact, context);
  if (isFailedRenewal(fact, known)) await mailFailure(trx, payment, context);
  await settleReversals(trx, payment, context.now);
  if (fact.of === "refund" && fact.state === "failed")
    await reopenLatePayment(trx, payment.id, `the refund ${fact.id} failed`);
  return true;
}

type PaymentObjectFact = Exclude<PaymentFact, { of: "subscription" }>;
type PaidFact = FactOf<"checkout" | "invoice">;

const isPaid = (fact: PaymentObjectFact): fact is PaidFact =>
  (fact.of === "checkout" && fact.stage === "paid") || (fact.of === "invoice" && fact.paid);
const isFailedRenewal = (fact: PaymentObjectFact, known: PaymentRow) =>
  fact.of === "invoice" && !fact.paid && !fact.first && known.paid_at === null && known.status !== "failed";

/** Stores a fact of a charge, refund, dispute or invoice whose payment may not be known yet. */
async function storeFact(trx: Trx, fact: PaymentObjectFact): Promise<void> {
  if (fact.of === "checkout" || fact.of === "invoice") return;
  if (fact.of === "link") return queries.insertInvoicePayment(trx, fact.invoice, fact.paymentIntent);
  const { id, of: kind, paymentIntent: payment_intent, amount } = fact;
  const state = fact.of === "charge" ? "told" : fact.state;
  await queries.mergeReversal(trx, { id, kind, payment_intent, amount, state });
}

/** The payment that a fact is about; undefined for one of others, or one that is not known yet. */
async function paymentOf(
  trx: Trx,
  fact: PaymentObjectFact,
  context: ApplyContext,
): Promise<PaymentRow | undefined> {
  if (fact.of === "invoice" && !fact.paid && !fact.failed) return undefined;
  const known = await queries.paymentOfFact(trx, fact);
  if (fact.of === "invoice") return known ?? paymentOfInvoice(trx, fact, context);
  if (fact.of !== "checkout") return known;
  const payment = known ?? (fact.metadata ? await paymentInMetadata(trx, fact.metadata, context) : undefined);
  // A payment has one checkout, unless the provider lost the first: then the first one that is reported counts.
  if (payment && payment.session_id !== null && payment.session_id !== fact.id)
    throw new PaymentMismatch(`the payment ${payment.id} has another checkout`);
  return payment;
}

/** The payment of a first invoice exists since its checkout; that of a renewal is inserted here. */
async function paymentOfInvoice(
  trx: Trx,
  fact: FactOf<"invoice">,
  context: ApplyContext,
): Promise<PaymentRow | undefined> {
  const named =
    (fact.metadata ? await paymentInMetadata(trx, fact.metadata, context) : undefined) ??
    (await queries.findFirstPayment(trx, fact.subscription));
  if (!named) return undefined;
  if (fact.first) return named.invoice_id === null ? named : undefined;
  // A renewal may be reported before the subscription itself.
  const first = await merge(trx, named, { subscription_id: fact.subscription });
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

/** The payment in the metadata of an object, inserted again where the database has lost it. */
async function paymentInMetadata(
  trx: Trx,
  metadata: CheckoutMetadata,
  context: ApplyContext,
): Promise<PaymentRow | undefined> {
  const known = await queries.findPayment(trx, "id", metadata.paymentId);
  if (known) return known.user_id === metadata.userId ? known : undefined;
  const price = await queries.findPrice(trx, metadata.kind, metadata.item);
  if (!price || price.tokens !== metadata.tokens || !(await queries.hasAccount(trx, metadata.userId)))
    return undefined;
  return queries.insertPayment(trx, {
    id: metadata.paymentId,
    user_id: metadata.userId,
    provider: context.provider,
    kind: metadata.kind,
    item: metadata.item,
    ...price,
    status: "open",
    created_at: context.asOf.toISOString(),
  });
}

/** The order of the stages of a checkout, which never goes back. */
const PROGRESS: Record<CheckoutStage, number> = { open: 0, pending: 1, expired: 2, failed: 3, paid: 4 };
const progressOf = (status: PaymentStatus) => PROGRESS[status as CheckoutStage] ?? PROGRESS.paid;

/** The columns that a fact changes, except those of money. */
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

/** Stores the changes that differ from the row, because most facts arrive more than once. */
async function merge(trx: Trx, known: PaymentRow, changes: Partial<PaymentRow>): Promise<PaymentRow> {
  const differs = (Object.keys(changes) as (keyof PaymentRow)[]).some(
    (name) => changes[name] !== known[name],
  );
  if (!differs) return known;
  const { source_ref: _generated, ...columns } = changes;
  return queries.updatePayment(trx, known.id, columns);
}
