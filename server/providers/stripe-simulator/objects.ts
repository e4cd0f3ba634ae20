import { randomBytes } from "node:crypto";

// Objects with the fields of Stripe's API that checkouts, payments and subscriptions need.

/** An id in Stripe's format, marked as a sandbox id. */
const newId = (prefix: string) => `${prefix}_sandbox_${randomBytes(12).toString("hex")}`;
const made = <Kind extends string>(prefix: string, object: Kind, now: Date) => ({
  id: newId(prefix),
  object,
  created: seconds(now),
});
export const seconds = (time: Date) => Math.floor(time.getTime() / 1000);
export const listOf = <T>(data: T[]) => ({ object: "list" as const, data, has_more: false, url: "/" });

/** An open checkout from the parameters of an API call. */
export function newSession(params: URLSearchParams, now: Date, pageUrl: (id: string) => string) {
  const base = made("cs", "checkout.session", now);
  const price = "line_items[0][price_data]";
  const metadata: Record<string, string> = {};
  for (const [name, value] of params) {
    const field = /^metadata\[(\w+)\]$/.exec(name)?.[1];
    if (field) metadata[field] = value;
  }
  return {
    ...base,
    amount_total: Number(params.get(`${price}[unit_amount]`)),
    currency: params.get(`${price}[currency]`)!,
    invoice: null as string | null,
    metadata,
    mode: params.get("mode") as "payment" | "subscription",
    payment_intent: null as string | null,
    payment_status: "unpaid" as "paid" | "unpaid",
    status: "open" as "open" | "complete" | "expired",
    subscription: null as string | null,
    success_url: params.get("success_url")!.replace("{CHECKOUT_SESSION_ID}", base.id),
    url: pageUrl(base.id),
    /** Whether the last attempt to pay was declined. */
    declined: false,
  };
}
export type Session = ReturnType<typeof newSession>;

export function newIntent({ amount_total: amount, currency, metadata }: Session, now: Date) {
  return {
    ...made("pi", "payment_intent", now),
    amount,
    currency,
    latest_charge: null as Charge | null,
    metadata,
    status: "processing" as "processing" | "requires_payment_method" | "succeeded",
  };
}
export type Intent = ReturnType<typeof newIntent>;

export interface Charge {
  id: string;
  object: "charge";
  created: number;
  amount: number;
  amount_refunded: number;
  currency: string;
  payment_intent: string;
  receipt_url: string;
  refunded: boolean;
}

export function newCharge({ id, amount, currency }: Intent, receiptUrl: string, now: Date): Charge {
  const paid = { amount, amount_refunded: 0, currency, payment_intent: id, refunded: false };
  return { ...made("ch", "charge", now), ...paid, receipt_url: receiptUrl };
}

/** Start and end of a period, in seconds. */
interface Period {
  start: number;
  end: number;
}

/** The month after `start`: to the same day of the next month, or its last day where it is shorter. */
export function monthAfter(start: number): Period {
  const date = new Date(start * 1000);
  const day = date.getUTCDate();
  date.setUTCMonth(date.getUTCMonth() + 1);
  if (date.getUTCDate() !== day) date.setUTCDate(0);
  return { start, end: seconds(date) };
}

export function newSubscription({ metadata }: Session, { end }: Period, now: Date) {
  return {
    ...made("sub", "subscription", now),
    cancel_at: null,
    cancel_at_period_end: false,
    items: listOf([{ id: newId("si"), current_period_end: end }]),
    metadata,
    status: "active" as "active" | "past_due" | "canceled",
  };
}
export type Subscription = ReturnType<typeof newSubscription>;

export function newInvoice(session: Session, { id: subscription }: Subscription, period: Period, now: Date) {
  return {
    ...made("in", "invoice", now),
    amount_due: session.amount_total,
    amount_paid: 0,
    attempted: true,
    // The session has no subscription until its first invoice is paid.
    billing_reason: session.subscription === null ? "subscription_create" : "subscription_cycle",
    currency: session.currency,
    hosted_invoice_url: session.url,
    lines: listOf([{ id: newId("il"), period }]),
    parent: {
      type: "subscription_details",
      subscription_details: { subscription, metadata: session.metadata },
    },
    status: "open" as "open" | "paid",
    /** For queries by subscription. */
    subscription,
  };
}
export type Invoice = ReturnType<typeof newInvoice>;

export function newInvoicePayment(invoice: Invoice, { id: payment_intent }: Intent, now: Date) {
  const payment = { type: "payment_intent", payment_intent };
  // The payment's id is also at the top level, for queries.
  return { ...made("inpay", "invoice_payment", now), invoice: invoice.id, payment_intent, payment };
}

export function newRefund({ id, currency }: Intent, amount: number, now: Date) {
  const status = "succeeded" as "succeeded" | "failed";
  return { ...made("re", "refund", now), amount, currency, payment_intent: id, status };
}

export function newDispute({ id, currency }: Intent, amount: number, now: Date) {
  const status = "needs_response" as "needs_response" | "won" | "lost";
  return { ...made("du", "dispute", now), amount, currency, payment_intent: id, reason: "general", status };
}

interface Kinds {
  "checkout.session": Session;
  payment_intent: Intent;
  subscription: Subscription;
  invoice: Invoice;
  invoice_payment: ReturnType<typeof newInvoicePayment>;
  refund: ReturnType<typeof newRefund>;
  dispute: ReturnType<typeof newDispute>;
}
export type Kind = keyof Kinds;
export type StripeObject<K extends Kind = Kind> = Kinds[K];

/** Storage of a simulator's objects. */
export interface ObjectStore {
  find<K extends Kind>(kind: K, id: string | null): Promise<StripeObject<K> | undefined>;
  /** Objects of a kind, newest first; `since` in seconds, `where` compares fields. */
  list<K extends Kind>(
    kind: K,
    filter: { since?: number; where?: Record<string, string> },
  ): Promise<StripeObject<K>[]>;
  /** The object saved under an idempotency key. */
  findByKey(key: string): Promise<StripeObject | undefined>;
  save(object: StripeObject, idempotencyKey?: string): Promise<void>;
}
