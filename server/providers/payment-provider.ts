import type { Locale } from "#shared/locales.ts";
import type { PaymentKind } from "#shared/payments.ts";

/** What is sold, and to whom; amounts in minor units. */
export interface CheckoutRequest {
  /** The payment this is for; asking twice for the same one opens one page. */
  paymentId: string;
  userId: string;
  email: string;
  locale: Locale;
  kind: PaymentKind;
  item: string;
  /** As the person reads it on the payment page. */
  title: string;
  tokens: number;
  amount: number;
  currency: string;
  successUrl: string;
  cancelUrl: string;
}

/** What we wrote on a payment page when it was opened. */
export interface CheckoutMetadata {
  paymentId: string;
  userId: string;
  kind: PaymentKind;
  item: string;
  tokens: number;
}

export type CheckoutStage = "open" | "pending" | "expired" | "failed" | "paid";

/** A report on one object of the provider. Reports may come late, twice and in any order. */
export type PaymentFact =
  | {
      of: "checkout";
      id: string;
      stage: CheckoutStage;
      note: CheckoutMetadata | null;
      amount: number | null;
      currency: string | null;
      paymentIntent: string | null;
      invoice: string | null;
      subscription: string | null;
      /** End of the period paid for; null where the report does not say. */
      periodEnd: Date | null;
      receiptUrl: string | null;
    }
  | {
      of: "invoice";
      id: string;
      paid: boolean;
      /** An attempt to collect it failed. */
      failed: boolean;
      /** The first of its subscription, paid on a payment page. */
      first: boolean;
      note: CheckoutMetadata | null;
      amount: number;
      currency: string;
      subscription: string;
      paymentIntent: string | null;
      periodEnd: Date | null;
      receiptUrl: string | null;
    }
  | {
      of: "subscription";
      id: string;
      /** Null: not begun. */
      status: "active" | "past_due" | "ended" | null;
      renews: boolean;
      periodEnd: Date | null;
      note: CheckoutMetadata | null;
    }
  /** `amount`: the sum of a charge's refunds. */
  | { of: "charge"; id: string; paymentIntent: string; amount: number; receiptUrl: string | null }
  | {
      of: "refund";
      id: string;
      paymentIntent: string;
      amount: number;
      state: "pending" | "succeeded" | "failed";
    }
  /** `inquiry`: a question of the bank that has taken no money. */
  | {
      of: "dispute";
      id: string;
      paymentIntent: string;
      amount: number;
      state: "inquiry" | "open" | "lost" | "won";
    }
  /** Which payment paid an invoice. */
  | { of: "link"; invoice: string; paymentIntent: string };

export type FactOf<K extends PaymentFact["of"]> = Extract<PaymentFact, { of: K }>;

/** An event with a right signature. */
export interface PaymentEvent {
  id: string;
  type: string;
  created: Date;
  /** Null where it says nothing of use. */
  fact: PaymentFact | null;
  /** JSON of it, without what it says of a person. */
  body: string;
}

/** A payment provider. Every call throws `PaymentProviderError` when it cannot be answered. */
export interface PaymentProvider {
  name: "stripe" | "sandbox";
  openCheckout(order: CheckoutRequest): Promise<{ id: string; url: string }>;
  /** Null for an id the provider does not know. */
  checkout(id: string): Promise<FactOf<"checkout"> | null>;
  /** Closes a payment page; one that was paid meanwhile says so. Null for an id the provider does not know. */
  closeCheckout(id: string): Promise<FactOf<"checkout"> | null>;
  subscription(id: string): Promise<FactOf<"subscription">>;
  setRenewal(id: string, renew: boolean): Promise<FactOf<"subscription">>;
  /** Ends a subscription at once; one that has ended already is left as it is. */
  endSubscription(id: string): Promise<FactOf<"subscription">>;
  /** Sends money back, in minor units; the same key sends it once. */
  refund(paymentIntent: string, amount: number, key: string): Promise<FactOf<"refund">>;
  /** Which payment paid an invoice, asked from either side; null where none did. */
  linkOf(side: { paymentIntent: string } | { invoice: string }): Promise<FactOf<"link"> | null>;
  /** Everything that became or changed since: payment pages, invoices, refunds, disputes. */
  since(time: Date): AsyncIterable<PaymentFact>;
  /** Reads a webhook's body. Throws `BadSignature`. */
  readEvent(body: Buffer, signature: string, now: Date): PaymentEvent;
  /** Reads an event that was kept. */
  readStored(body: string): PaymentEvent;
}

export class PaymentProviderError extends Error {}
export class BadSignature extends Error {}
