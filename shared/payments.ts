import { z } from "zod";
import { PAID_PARTS, subscriptionSchema } from "./credits.ts";
import { endpoint } from "./endpoint.ts";

export const PAYMENT_KINDS = ["package", "subscription"] as const;
export type PaymentKind = (typeof PAYMENT_KINDS)[number];
/**
 * `open`: the checkout was opened; `pending`: the user has paid and the money is on its way; `disputed`: the bank has
 * taken the money back for now.
 */
export const PAYMENT_STATUSES = [
  "open",
  "pending",
  "paid",
  "failed",
  "expired",
  "partly_refunded",
  "refunded",
  "disputed",
  "dispute_lost",
] as const;
export type PaymentStatus = (typeof PAYMENT_STATUSES)[number];

const itemId = z.string().min(1).max(40);
const sessionId = z.string().min(1).max(200);

export const createPayment = endpoint({
  method: "POST",
  path: "/api/payments/create-payment",
  access: "user",
  summary: "Open a payment page for a token package",
  body: z.strictObject({ packageId: itemId }),
  status: 200,
  reply: z.object({ url: z.string() }),
});

export const createCheckout = endpoint({
  method: "POST",
  path: "/api/payments/create-checkout",
  access: "user",
  summary: "Open a payment page for a plan; another plan than the present one replaces it once paid",
  body: z.strictObject({ planId: itemId }),
  status: 200,
  reply: z.object({ url: z.string() }),
});

export const verifyPayment = endpoint({
  method: "POST",
  path: "/api/payments/verify-payment",
  access: "user",
  summary: "Ask whether a payment page was paid, and book its tokens if so",
  body: z.strictObject({ sessionId }),
  status: 200,
  reply: z.object({
    /** The payment is paid and its tokens are booked. */
    success: z.boolean(),
    /** The user has paid and the money is on its way: the tokens follow automatically. */
    pending: z.boolean(),
    /** Tokens the user can spend now. */
    credits: z.int(),
    /** Tokens of this payment; 0 unless `success`. */
    addedCredits: z.int(),
  }),
});

export const paymentSchema = z.object({
  id: z.string(),
  kind: z.enum(PAYMENT_KINDS),
  /** Id of the package or plan. */
  item: z.string(),
  tokens: z.int(),
  /** In minor units of `currency`, as are refunds. */
  amount: z.int(),
  currency: z.string(),
  status: z.enum(PAYMENT_STATUSES),
  refundedAmount: z.int(),
  createdAt: z.iso.datetime(),
  receiptUrl: z.string().nullable(),
});
export type Payment = z.infer<typeof paymentSchema>;

export const LEDGER_KINDS = ["grant", "hold", "capture", "release", "expire", "clawback", "adjust"] as const;
export const ledgerEntrySchema = z.object({
  id: z.int(),
  at: z.iso.datetime(),
  kind: z.enum(LEDGER_KINDS),
  /** Change of what can be spent. */
  tokens: z.int(),
  /** Change of what is set aside for dreams. */
  held: z.int(),
  source: z.enum(["package", "subscription", "welcome", "admin", "returned"]),
  reason: z.string().nullable(),
  dreamId: z.string().nullable(),
  /** Null for a dream without a title yet, or deleted. */
  dreamTitle: z.string().nullable(),
  part: z.enum(PAID_PARTS).nullable(),
});
export type LedgerEntry = z.infer<typeof ledgerEntrySchema>;

export const PAYMENTS_PAGE_SIZE = 20;
export const ENTRIES_PAGE_SIZE = 50;

export const listPayments = endpoint({
  method: "GET",
  path: "/api/payments",
  access: "user",
  summary: "The user's own payments and token entries, newest first",
  query: z.strictObject({
    /** Page of payments. */
    page: z.coerce.number().int().min(0).max(100_000).default(0),
    /** Only entries older than this one. */
    before: z.coerce.number().int().min(1).max(Number.MAX_SAFE_INTEGER).optional(),
    /** Only the entries of one dream. */
    dreamId: z.string().min(1).max(64).optional(),
  }),
  status: 200,
  reply: z.object({
    payments: z.array(paymentSchema),
    total: z.int(),
    page: z.int(),
    pageSize: z.int(),
    entries: z.array(ledgerEntrySchema),
    /** Value of `before` for older entries; null where there are none. */
    nextBefore: z.int().nullable(),
  }),
});

export const setRenewal = endpoint({
  method: "POST",
  path: "/api/subscription/renewal",
  access: "user",
  summary: "Turn the renewal of the subscription on or off",
  body: z.strictObject({ renew: z.boolean() }),
  status: 200,
  reply: z.object({ subscription: subscriptionSchema }),
});
