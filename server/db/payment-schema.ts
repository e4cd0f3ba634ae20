import type { Generated } from "kysely";
import type { PaymentKind, PaymentStatus } from "#shared/payments.ts";
import type { Fixed, Flag, Maintained, Time } from "./columns.ts";

interface PriceColumns {
  id: string;
  tokens: number;
  /** Minor units. */
  amount: number;
  currency: string;
  popular: Flag;
  sort: number;
}

interface Subscriptions {
  id: Fixed<string>;
  user_id: string;
  plan_type: string;
  status: "active" | "past_due" | "ended";
  period_end: Time;
  renews: Flag;
  created_at: Fixed<Time>;
  as_of: Time | null;
  renewal_told: Generated<Flag>;
  to_end: Generated<Flag>;
}

interface Payments {
  id: Fixed<string>;
  user_id: Fixed<string>;
  provider: Fixed<"stripe" | "sandbox">;
  kind: Fixed<PaymentKind>;
  item: Fixed<string>;
  tokens: Fixed<number>;
  /** Minor units. */
  amount: Fixed<number>;
  /** ISO 4217, upper case. */
  currency: Fixed<string>;
  status: PaymentStatus;
  request_hash: string | null;
  session_id: string | null;
  session_url: string | null;
  invoice_id: string | null;
  subscription_id: string | null;
  payment_intent: string | null;
  receipt_url: string | null;
  period_end: Time | null;
  refunded_amount: Generated<number>;
  tokens_asked: Generated<number>;
  tokens_taken: Generated<number>;
  corrections: Generated<number>;
  created_at: Fixed<Time>;
  paid_at: Time | null;
  /** 1: the checkout is to be closed at the provider, as the account is deleted. */
  to_close: Generated<Flag>;
  /** `source_ref` of the lot that the payment pays for. */
  source_ref: Maintained<string | null>;
}

interface LatePayments {
  payment_id: Fixed<string>;
  noted_at: Fixed<Time>;
  /** 1 until the money is sent back, or a bank has taken it. */
  open: Generated<Flag>;
  attempts: Generated<number>;
  last_error: string | null;
}

interface InvoicePayments {
  invoice_id: Fixed<string>;
  payment_intent: Fixed<string>;
}

interface PaymentReversals {
  id: Fixed<string>;
  payment_intent: string;
  kind: Fixed<"charge" | "refund" | "dispute">;
  amount: number;
  state: "told" | "pending" | "succeeded" | "failed" | "inquiry" | "open" | "lost" | "won";
}

interface PaymentEvents {
  id: Fixed<string>;
  type: Fixed<string>;
  body: Fixed<string>;
  status: "received" | "handled" | "ignored" | "failed";
  attempts: Generated<number>;
  error: string | null;
  received_at: Fixed<Time>;
  handled_at: Time | null;
}

interface SandboxObjects {
  id: Fixed<string>;
  type: Fixed<string>;
  body: string;
  idempotency_key: Fixed<string | null>;
  created_at: Fixed<Time>;
}

/** The tables of prices, payments and subscriptions. */
export interface PaymentSchema {
  token_packages: PriceColumns;
  subscription_plans: PriceColumns & {
    interval: "month";
    /** Whether its users may have keys of the API. */
    api: Flag;
  };
  subscriptions: Subscriptions;
  payments: Payments;
  late_payments: LatePayments;
  invoice_payments: InvoicePayments;
  payment_reversals: PaymentReversals;
  payment_events: PaymentEvents;
  sandbox_objects: SandboxObjects;
}
