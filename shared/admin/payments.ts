import { z } from "zod";
import { LOT_SOURCES } from "../credits.ts";
import { endpoint } from "../endpoint.ts";
import { PAYMENT_STATUSES } from "../payments.ts";
import { datedListQuery, freshPassword, id, listReply, messageReply, time } from "./fields.ts";

export const TRANSACTIONS_PAGE_SIZE = 50;
export const REASON_MAX = 200;
/** A file for spreadsheets, with the query of the list. */
export const TRANSACTIONS_CSV_PATH = "/api/admin/transactions.csv";

/** Integer in minor units. Amounts of different currencies are never added up. */
export const moneySchema = z.object({ currency: z.string(), amount: z.int() });
export type Money = z.infer<typeof moneySchema>;

const transaction = z.object({
  id: z.string(),
  createdAt: time,
  type: z.enum(["credit_purchase", "credit_usage"]),
  /** Id of the package or plan, or the part: `reading`, `image`, `video`, `lens-jungian`... */
  description: z.string(),
  /** Positive for purchases, negative for usage. */
  creditsAmount: z.int(),
  /** Null for usage, and where only the credits of a purchase are known. */
  amount: moneySchema.nullable(),
  refundedAmount: z.int(),
  /** What the bank has, or had when the dispute was lost, beyond what was refunded. */
  disputedAmount: z.int(),
  /** Of the payment; null where there is none. */
  status: z.enum(PAYMENT_STATUSES).nullable(),
  userId: z.string(),
  /** Null once the account is gone. */
  userEmail: z.string().nullable(),
  userCountry: z.string().nullable(),
  /** `package` or `subscription`, or the engine that made the part. */
  source: z.string(),
  dreamId: z.string().nullable(),
  /** For `POST /api/admin/refund`; null where nothing is left to refund. */
  refundable: z.string().nullable(),
  receiptUrl: z.string().nullable(),
});
export type AdminTransaction = z.infer<typeof transaction>;

/** `q` finds email addresses. */
export const transactionFilter = datedListQuery.extend({
  type: z.enum(["all", "purchase", "usage"]).default("all"),
});

export const listTransactions = endpoint({
  method: "GET",
  path: "/api/admin/transactions",
  access: "admin",
  summary:
    "Purchases and usage of tokens, newest first; the statistics are of both, over the same search and dates",
  query: transactionFilter,
  status: 200,
  reply: listReply.extend({
    transactions: z.array(transaction),
    statistics: z.object({
      revenue: z.array(moneySchema),
      refunded: z.array(moneySchema),
      tokensSold: z.int(),
      tokensUsed: z.int(),
    }),
  }),
});

export const refundPayment = endpoint({
  method: "POST",
  path: "/api/admin/refund",
  access: "admin",
  summary: "Refund a payment, whole or in part; its tokens are taken back in proportion",
  body: z.strictObject({
    paymentId: id,
    /** Minor units; all that is left unless given. */
    amount: z.int().min(1).max(100_000_000).optional(),
    /** Minor units that the admin saw as left; 409 where it is another number by now. */
    seen: z.int().min(1).optional(),
    reason: z.string().max(REASON_MAX).optional(),
    password: freshPassword,
  }),
  status: 200,
  reply: messageReply,
});

const reconciliationSchema = z.object({
  paid: z.array(moneySchema),
  refunded: z.array(moneySchema),
  /** Credits by source, and what became of them. */
  tokens: z.object({
    granted: z.array(z.object({ source: z.enum(LOT_SOURCES), tokens: z.int() })),
    spent: z.int(),
    held: z.int(),
    expired: z.int(),
    takenBack: z.int(),
    available: z.int(),
  }),
  /** Between payments and ledger. */
  differences: z.array(
    z.object({
      code: z.enum([
        "ledger_sum",
        "paid_not_granted",
        "granted_not_paid",
        "amount_differs",
        "refund_shortfall",
      ]),
      /** Id of the payment, lot or correction. */
      ref: z.string(),
      userId: z.string().nullable(),
      expected: z.int(),
      found: z.int(),
    }),
  ),
  checkedAt: time,
});
export type Reconciliation = z.infer<typeof reconciliationSchema>;

export const reconcilePayments = endpoint({
  method: "GET",
  path: "/api/admin/reconciliation",
  access: "admin",
  summary: "Compare payments, granted and spent tokens, with every difference",
  status: 200,
  /** Null while a large ledger is compared for the first time. */
  reply: z.object({ report: reconciliationSchema.nullable() }),
});
