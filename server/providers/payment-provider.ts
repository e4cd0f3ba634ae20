import type { Locale } from "#shared/locales.ts";
import type { PaymentKind } from "#shared/payments.ts";

/** Item, price (in minor units) and buyer of a checkout. */
export interface CheckoutRequest {
  /** Idempotency key: a repeated request for the same payment returns the same page. */
  paymentId: string;
  userId: string;
  email: string;
  locale: Locale;
  kind: PaymentKind;
  item: string;
  /** Shown on the payment page, in the user's language. */
  title: string;
  tokens: number;
  amount: number;
  currency: string;
  successUrl: string;
  cancelUrl: string;
}

/** The metadata that `openCheckout` stores on the checkout. */
export interface CheckoutMetadata {
  paymentId: string;
  userId: string;
  kind: PaymentKind;
  item: string;
  tokens: number;
}

export type CheckoutStage = "open" | "pending" | "expired" | "failed" | "paid";

/** The reported state of one object at the provider. Reports may be late, repeated and out of order. */
export type PaymentFact =
  | {
      of: "checkout";
      id: string;
      stage: CheckoutStage;
      metadata: CheckoutMetadata | null;
      amount: number | null;
      currency: string | null;
      paymentIntent: string | null;
      invoice: string | null;
      subscription: string | null;
      /** End of the paid period; null when the report does not include it. */
      periodEnd: Date | null;
      receiptUrl: string | null;
    }
  | {
      of: "invoice";
      id: string;
      paid: boolean;
      /** Whether an attempt to collect it failed. */
      failed: boolean;
      /** Whether it is the first of its subscription, paid on the payment page. */
      first: boolean;
      metadata: CheckoutMetadata | null;
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
      /** Null before the first payment. */
      status: "active" | "past_due" | "ended" | null;
      renews: boolean;
      periodEnd: Date | null;
      metadata: CheckoutMetadata | null;
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
  /** `inquiry`: the bank asks about the payment but has not taken money. */
  | {
      of: "dispute";
      id: string;
      paymentIntent: string;
      amount: number;
      state: "inquiry" | "open" | "lost" | "won";
    }
  /** The payment that paid an invoice. */
  | { of: "link"; invoice: string; paymentIntent: string };

export type FactOf<K extends PaymentFact["of"]> = Extract<PaymentFact, { of: K }>;
type Reversal = FactOf<"refund" | "dispute">;

/** An event with a valid signature. */
export interface PaymentEvent {
  id: string;
  type: string;
  created: Date;
  /** Null for events of types that are not used. */
  fact: PaymentFact | null;
  /** Its JSON without personal data. */
  body: string;
}

/** A payment provider. All calls reject with `PaymentProviderError` on failure. */
export interface PaymentProvider {
  name: "stripe" | "sandbox";
  openCheckout(request: CheckoutRequest): Promise<{ id: string; url: string }>;
  /** Null for an unknown id. */
  checkout(id: string): Promise<FactOf<"checkout"> | null>;
  /** Closes an open payment page. Resolves to its state, which may be paid; null for an unknown id. */
  closeCheckout(id: string): Promise<FactOf<"checkout"> | null>;
  /** Null for an unknown id. */
  invoice(id: string): Promise<FactOf<"invoice"> | null>;
  subscription(id: string): Promise<FactOf<"subscription">>;
  setRenewal(id: string, renew: boolean): Promise<FactOf<"subscription">>;
  /** Ends a subscription at once. No-op for one that has ended. */
  endSubscription(id: string): Promise<FactOf<"subscription">>;
  /** Refunds an amount in minor units, once per key. */
  refund(paymentIntent: string, amount: number, key: string): Promise<FactOf<"refund">>;
  /** The link between a payment and the invoice it paid; null when there is none. */
  linkOf(paymentOrInvoice: { paymentIntent: string } | { invoice: string }): Promise<FactOf<"link"> | null>;
  /** A refund or dispute as it is now; null for an unknown id. */
  reversal(kind: Reversal["of"], id: string): Promise<Reversal | null>;
  /** All checkouts, invoices, refunds and disputes created since `time`. */
  since(time: Date): AsyncIterable<PaymentFact>;
  /** Reads a webhook's body. Rejects with `BadSignature`. */
  readEvent(body: Buffer, signature: string, now: Date): Promise<PaymentEvent>;
  /** Reads a stored event. */
  readStored(body: string): PaymentEvent;
}

export class PaymentProviderError extends Error {
  /** The provider replied that it does not do what was asked, or does not know the object. */
  readonly refused: boolean;

  constructor(message: string, { refused = false, ...options }: ErrorOptions & { refused?: boolean } = {}) {
    super(message, options);
    this.refused = refused;
  }
}
export class BadSignature extends Error {}
