import type Stripe from "stripe";
import { PAYMENT_KINDS, type PaymentKind } from "#shared/payments.ts";
import type {
  CheckoutRequest,
  CheckoutStage,
  FactOf,
  CheckoutMetadata,
  PaymentFact,
} from "./payment-provider.ts";

// Events may have an older API version than the library: fields that moved are read from both places.

type Ref = string | { id: string } | null | undefined;
const idOf = (ref: Ref): string | null => (typeof ref === "string" ? ref : (ref?.id ?? null));
const timeOf = (seconds: number) => new Date(seconds * 1000);
const expanded = <T extends { id: string }>(ref: string | T | null | undefined): T | null =>
  typeof ref === "object" ? ref : null;

/** Metadata for all objects of a checkout; their events carry it. */
export function metadataOf(request: CheckoutRequest): Record<string, string> {
  return {
    payment_id: request.paymentId,
    user_id: request.userId,
    kind: request.kind,
    item: request.item,
    tokens: String(request.tokens),
  };
}

function checkoutMetadata(metadata: Stripe.Metadata | null | undefined): CheckoutMetadata | null {
  const { payment_id: paymentId, user_id: userId, kind, item, tokens } = metadata ?? {};
  if (!paymentId || !userId || !item || !PAYMENT_KINDS.includes(kind as PaymentKind)) return null;
  return { paymentId, userId, kind: kind as PaymentKind, item, tokens: Number(tokens) };
}

function stageOf(session: Stripe.Checkout.Session): CheckoutStage {
  if (session.status === "expired") return "expired";
  if (session.payment_status === "paid") return "paid";
  if (session.status !== "complete") return "open";
  if (session.payment_status === "no_payment_required") return "paid";
  const intent = expanded(session.payment_intent);
  return intent && ["requires_payment_method", "canceled"].includes(intent.status) ? "failed" : "pending";
}

export function factOfCheckout(session: Stripe.Checkout.Session): FactOf<"checkout"> {
  const invoice = expanded(session.invoice);
  const charge = expanded(expanded(session.payment_intent)?.latest_charge);
  return {
    of: "checkout",
    id: session.id,
    stage: stageOf(session),
    metadata: checkoutMetadata(session.metadata),
    amount: session.amount_total,
    currency: session.currency?.toUpperCase() ?? null,
    paymentIntent: idOf(session.payment_intent),
    invoice: idOf(session.invoice),
    subscription: idOf(session.subscription),
    periodEnd: invoice && periodEndOf(invoice),
    receiptUrl: charge?.receipt_url ?? invoice?.hosted_invoice_url ?? null,
  };
}

function periodEndOf({ lines }: Stripe.Invoice): Date | null {
  const ends = (lines?.data ?? []).map((line) => line.period.end);
  return ends.length ? timeOf(Math.max(...ends)) : null;
}

type OlderInvoice = Pick<Stripe.Invoice, "id"> & {
  subscription?: Ref;
  payment_intent?: Ref;
  subscription_details?: { subscription?: Ref; metadata: Stripe.Metadata | null };
};

/** Null for an invoice without a subscription, which this site does not create. */
export function factOfInvoice(invoice: Stripe.Invoice): FactOf<"invoice"> | null {
  const older = invoice as OlderInvoice;
  const details = invoice.parent?.subscription_details ?? older.subscription_details;
  const subscription = idOf(details?.subscription ?? older.subscription);
  if (!subscription) return null;
  // Payments that failed or were canceled are listed too.
  const all = invoice.payments?.data ?? [];
  const payments = [...all.filter(({ status }) => status === "paid"), ...all].map(({ payment }) =>
    idOf(payment.payment_intent),
  );
  const paid = invoice.status === "paid";
  return {
    of: "invoice",
    id: invoice.id,
    paid,
    failed: !paid && invoice.attempted,
    first: (invoice.billing_reason ?? "subscription_create") === "subscription_create",
    metadata: checkoutMetadata(details?.metadata),
    amount: invoice.amount_paid,
    currency: invoice.currency.toUpperCase(),
    subscription,
    paymentIntent: payments.find((id) => id !== null) ?? idOf(older.payment_intent),
    periodEnd: periodEndOf(invoice),
    receiptUrl: invoice.hosted_invoice_url ?? null,
  };
}

const SUBSCRIPTION_STATUS: Record<string, FactOf<"subscription">["status"]> = {
  active: "active",
  trialing: "active",
  past_due: "past_due",
  incomplete: null,
};

export function factOfSubscription(subscription: Stripe.Subscription): FactOf<"subscription"> {
  const older = subscription as { current_period_end?: number };
  const ends = (subscription.items?.data ?? []).map((item) => item.current_period_end);
  const end = Math.max(0, ...ends.map((one) => one ?? 0), older.current_period_end ?? 0);
  const { status } = subscription;
  return {
    of: "subscription",
    id: subscription.id,
    status: status in SUBSCRIPTION_STATUS ? SUBSCRIPTION_STATUS[status]! : "ended",
    renews: !subscription.cancel_at_period_end && !subscription.cancel_at,
    periodEnd: end > 0 ? timeOf(end) : null,
    metadata: checkoutMetadata(subscription.metadata),
  };
}

/** Null without a payment intent: then it does not belong to a checkout. */
function factOfCharge(charge: Stripe.Charge): FactOf<"charge"> | null {
  const paymentIntent = idOf(charge.payment_intent);
  if (!paymentIntent) return null;
  const { id, amount_refunded: amount, receipt_url: receiptUrl } = charge;
  return { of: "charge", id, paymentIntent, amount, receiptUrl };
}

export function factOfRefund(refund: Stripe.Refund): FactOf<"refund"> | null {
  const paymentIntent = idOf(refund.payment_intent);
  if (!paymentIntent) return null;
  const failed = refund.status === "failed" || refund.status === "canceled";
  const state = failed ? "failed" : refund.status === "succeeded" ? "succeeded" : "pending";
  return { of: "refund", id: refund.id, paymentIntent, amount: refund.amount, state };
}

const DISPUTE_STATE: Record<string, FactOf<"dispute">["state"]> = {
  warning_needs_response: "inquiry",
  warning_under_review: "inquiry",
  warning_closed: "won",
  prevented: "won",
  won: "won",
  lost: "lost",
  // An appeal follows a dispute that was lost.
  appeal_needs_response: "lost",
  appeal_under_review: "lost",
};

export function factOfDispute(dispute: Stripe.Dispute): FactOf<"dispute"> | null {
  const paymentIntent = idOf(dispute.payment_intent);
  if (!paymentIntent) return null;
  const state = DISPUTE_STATE[dispute.status] ?? "open";
  return { of: "dispute", id: dispute.id, paymentIntent, amount: dispute.amount, state };
}

export function factOfInvoicePayment(payment: Stripe.InvoicePayment): FactOf<"link"> | null {
  const [invoice, paymentIntent] = [idOf(payment.invoice), idOf(payment.payment.payment_intent)];
  return invoice && paymentIntent ? { of: "link", invoice, paymentIntent } : null;
}

/** The fact that an event reports; null for events of other types. */
export function factOfEvent(event: Stripe.Event): PaymentFact | null {
  const { type } = event;
  switch (type) {
    case "checkout.session.completed":
    case "checkout.session.async_payment_succeeded":
    case "checkout.session.expired":
      return factOfCheckout(event.data.object);
    case "checkout.session.async_payment_failed":
      // The session itself still looks like a pending payment.
      return { ...factOfCheckout(event.data.object), stage: "failed" };
    case "invoice.paid":
    case "invoice.payment_succeeded":
    case "invoice.payment_failed": {
      const fact = factOfInvoice(event.data.object);
      return fact && { ...fact, failed: type === "invoice.payment_failed" && !fact.paid };
    }
    case "invoice_payment.paid":
      return factOfInvoicePayment(event.data.object);
    case "customer.subscription.created":
    case "customer.subscription.updated":
    case "customer.subscription.deleted":
      return factOfSubscription(event.data.object);
    case "charge.succeeded":
    case "charge.updated":
    case "charge.refunded":
      return factOfCharge(event.data.object);
    case "refund.created":
    case "refund.updated":
    case "refund.failed":
    case "charge.refund.updated":
      return factOfRefund(event.data.object);
    case "charge.dispute.created":
    case "charge.dispute.updated":
    case "charge.dispute.closed":
    case "charge.dispute.funds_withdrawn":
    case "charge.dispute.funds_reinstated":
      return factOfDispute(event.data.object);
    default:
      return null;
  }
}

/** Fields with personal data. None is needed to read a stored event. */
// prettier-ignore
const PERSONAL = new Set([
  "billing_details", "collected_information", "custom_fields", "customer_address", "customer_details",
  "customer_email", "customer_name", "customer_phone", "customer_shipping", "evidence",
  "payment_method_details", "receipt_email", "shipping", "shipping_details",
]);

/** JSON of an event without personal data. */
export function withoutPersonalData(event: Stripe.Event): string {
  return JSON.stringify(event, (key, value: unknown) => (PERSONAL.has(key) ? null : value));
}
