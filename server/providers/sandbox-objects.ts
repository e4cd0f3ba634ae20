import { randomBytes } from "node:crypto";
import Stripe from "stripe";

// The part of Stripe's objects that a payment page, its payment and its subscription need, in Stripe's own shape.

export interface SandboxSession {
  id: string;
  object: "checkout.session";
  amount_total: number;
  client_reference_id: string | null;
  created: number;
  currency: string;
  expires_at: number;
  invoice: string | null;
  livemode: false;
  metadata: Record<string, string>;
  mode: "payment" | "subscription";
  payment_intent: string | null;
  payment_status: "paid" | "unpaid";
  status: "open" | "complete" | "expired";
  subscription: string | null;
  success_url: string;
  url: string;
  /** Whether the last attempt to pay was declined. */
  declined: boolean;
}

export interface SandboxIntent {
  id: string;
  object: "payment_intent";
  amount: number;
  created: number;
  currency: string;
  latest_charge: SandboxCharge | null;
  livemode: false;
  metadata: Record<string, string>;
  status: "processing" | "requires_payment_method" | "succeeded";
}

export interface SandboxCharge {
  id: string;
  object: "charge";
  amount: number;
  amount_refunded: number;
  created: number;
  currency: string;
  disputed: boolean;
  livemode: false;
  paid: true;
  payment_intent: string;
  receipt_url: string;
  refunded: boolean;
  status: "succeeded";
}

export interface SandboxSubscription {
  id: string;
  object: "subscription";
  cancel_at: null;
  cancel_at_period_end: boolean;
  created: number;
  items: {
    object: "list";
    data: [
      { id: string; object: "subscription_item"; current_period_start: number; current_period_end: number },
    ];
  };
  livemode: false;
  metadata: Record<string, string>;
  status: "active" | "past_due" | "canceled";
}

export interface SandboxInvoice {
  id: string;
  object: "invoice";
  amount_due: number;
  amount_paid: number;
  attempted: boolean;
  billing_reason: "subscription_create" | "subscription_cycle";
  created: number;
  currency: string;
  hosted_invoice_url: string;
  lines: {
    object: "list";
    data: { id: string; object: "line_item"; period: { start: number; end: number } }[];
  };
  livemode: false;
  parent: {
    type: "subscription_details";
    subscription_details: { subscription: string; metadata: Record<string, string> };
  };
  status: "open" | "paid";
  /** Id of the subscription, to be found by. */
  subscription: string;
}

export interface SandboxInvoicePayment {
  id: string;
  object: "invoice_payment";
  invoice: string;
  /** Id of the payment, to be found by. */
  payment_intent: string;
  payment: { type: "payment_intent"; payment_intent: string };
  status: "paid";
}

export interface SandboxRefund {
  id: string;
  object: "refund";
  amount: number;
  charge: string;
  created: number;
  currency: string;
  payment_intent: string;
  status: "succeeded";
}

export interface SandboxDispute {
  id: string;
  object: "dispute";
  amount: number;
  charge: string;
  created: number;
  currency: string;
  livemode: false;
  payment_intent: string;
  reason: "general";
  status: "needs_response" | "won" | "lost";
}

export type SandboxObject =
  | SandboxSession
  | SandboxIntent
  | SandboxCharge
  | SandboxSubscription
  | SandboxInvoice
  | SandboxInvoicePayment
  | SandboxRefund
  | SandboxDispute;

/** An id like Stripe's, which tells that it is none. */
export const sandboxId = (prefix: string) => `${prefix}_sandbox_${randomBytes(12).toString("hex")}`;

export const seconds = (time: Date) => Math.floor(time.getTime() / 1000);

/** The same day of the next month, or its last day where it is shorter. */
export function nextMonth(start: number): number {
  const date = new Date(start * 1000);
  const day = date.getUTCDate();
  date.setUTCDate(1);
  date.setUTCMonth(date.getUTCMonth() + 1);
  const lastDay = new Date(Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + 1, 0)).getUTCDate();
  date.setUTCDate(Math.min(day, lastDay));
  return seconds(date);
}

/** JSON of an event about an object. */
export function eventJson(type: Stripe.Event["type"], object: SandboxObject, now: Date): string {
  return JSON.stringify({
    id: sandboxId("evt"),
    object: "event",
    api_version: Stripe.API_VERSION,
    created: seconds(now),
    data: { object },
    livemode: false,
    pending_webhooks: 1,
    request: { id: null, idempotency_key: null },
    type,
  });
}
