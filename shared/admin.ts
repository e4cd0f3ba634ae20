import { z } from "zod";
import { emailSchema, nameSchema } from "./accounts.ts";
import { LOT_SOURCES, lotSchema, subscriptionSchema } from "./credits.ts";
import { DEPTHS, DREAM_STATUSES, PARTS, PART_STATUSES, RESOLUTIONS } from "./dreams.ts";
import { endpoint } from "./endpoint.ts";
import { FAILURE_CODES } from "./errors.ts";
import { LOCALE_CODES } from "./locales.ts";
import { freshPassword } from "./operators.ts";
import { PAYMENT_STATUSES } from "./payments.ts";

export const USERS_PAGE_SIZE = 25;
export const TRANSACTIONS_PAGE_SIZE = 50;
export const CREDITS_MAX = 1_000_000;
export const REASON_MAX = 200;
/** A file for spreadsheets, under the same query as the list. */
export const TRANSACTIONS_CSV_PATH = "/api/admin/transactions.csv";

const id = z.string().min(1).max(64);
const time = z.iso.datetime();
const page = z.coerce.number().int().min(0).max(100_000).default(0);
/** Any address may name a language; here it changes error messages only. */
const lang = z.string().max(20).optional();
/** Integer in minor units. Amounts of different currencies are never added up. */
const moneySchema = z.object({ currency: z.string(), amount: z.int() });
export type Money = z.infer<typeof moneySchema>;

// People

const userInfo = z.object({
  id: z.string(),
  email: z.string(),
  name: z.string(),
  role: z.enum(["user", "admin"]),
  emailVerified: z.boolean(),
  credits: z.int(),
  /** Paid less refunded, one item per currency. */
  totalSpent: z.array(moneySchema),
  totalCreditsUsed: z.int(),
  dreamCount: z.int(),
  createdAt: time,
  lastSignInAt: time.nullable(),
  bannedUntil: time.nullable(),
  banned: z.boolean(),
  registrationCountry: z.string().nullable(),
  lastLoginCountry: z.string().nullable(),
});
export type UserInfo = z.infer<typeof userInfo>;

export const USER_SORTS = ["created", "last_sign_in", "name", "email", "credits", "used", "dreams"] as const;

export const listUsers = endpoint({
  method: "GET",
  path: "/api/admin/users",
  access: "admin",
  summary: "One page of the people, with totals over everybody",
  query: z.strictObject({
    page,
    /** Finds names, addresses and ids. */
    q: z.string().max(200).default(""),
    sort: z.enum(USER_SORTS).default("created"),
    order: z.enum(["asc", "desc"]).default("desc"),
    lang,
  }),
  status: 200,
  reply: z.object({
    users: z.array(userInfo),
    total: z.int(),
    page: z.int(),
    pageSize: z.int(),
    totals: z.object({ users: z.int(), revenue: z.array(moneySchema), creditsUsed: z.int() }),
  }),
});

const paymentInfo = z.object({
  id: z.string(),
  kind: z.enum(["package", "subscription"]),
  /** Id of the package or plan; null where only its tokens are known. */
  item: z.string().nullable(),
  tokens: z.int(),
  amount: z.int(),
  currency: z.string(),
  status: z.enum(PAYMENT_STATUSES),
  refundedAmount: z.int(),
  /** Minor units that `POST /api/admin/refund` may still send back. */
  refundable: z.int(),
  createdAt: time,
  receiptUrl: z.string().nullable(),
});
export type PaymentInfo = z.infer<typeof paymentInfo>;

/** What is known of a dream without reading it. */
const dreamFacts = z.object({
  id: z.string(),
  kind: z.enum(["dream", "note"]),
  status: z.enum(DREAM_STATUSES),
  depth: z.enum(DEPTHS),
  resolution: z.enum(RESOLUTIONS),
  language: z.enum(LOCALE_CODES),
  createdAt: time,
  finishedAt: time.nullable(),
  creditsUsed: z.int(),
  creditsReturned: z.int(),
  parts: z.array(
    z.object({
      part: z.enum(PARTS),
      status: z.enum(PART_STATUSES),
      engine: z.string().nullable(),
      error: z.enum(FAILURE_CODES).nullable(),
    }),
  ),
});

export const getUser = endpoint({
  method: "GET",
  path: "/api/admin/users/:id",
  access: "admin",
  summary: "One person: tokens, payments, sessions, and their dreams as facts without the text",
  params: z.strictObject({ id }),
  status: 200,
  reply: z.object({
    user: userInfo,
    lots: z.array(lotSchema),
    subscription: subscriptionSchema.nullable(),
    /** The newest 100 of each. */
    ledger: z.array(
      z.object({
        id: z.int(),
        at: time,
        kind: z.enum(["grant", "hold", "capture", "release", "expire", "clawback", "adjust"]),
        source: z.enum(LOT_SOURCES),
        /** Change of what can be spent, and of what is held. */
        available: z.int(),
        held: z.int(),
        reason: z.string().nullable(),
        dreamId: z.string().nullable(),
        part: z.enum(PARTS).nullable(),
      }),
    ),
    dreams: z.array(dreamFacts),
    payments: z.array(paymentInfo),
    sessions: z.array(z.object({ createdAt: time, expiresAt: time, userAgent: z.string() })),
  }),
});
export type UserDetail = z.infer<typeof getUser.reply>;

export const manageUser = endpoint({
  method: "POST",
  path: "/api/admin/manage-user",
  access: "admin",
  summary: "Change, ban or delete a person; each act goes into the operators' log",
  body: z.discriminatedUnion("action", [
    z.strictObject({
      action: z.literal("update_profile"),
      userId: id,
      name: nameSchema,
      email: emailSchema,
      password: freshPassword,
    }),
    z.strictObject({
      action: z.literal("update_credits"),
      userId: id,
      /** The new balance. */
      credits: z.int().min(0).max(CREDITS_MAX),
      reason: z.string().max(REASON_MAX).optional(),
      password: freshPassword,
    }),
    z.strictObject({
      action: z.literal("ban_user"),
      userId: id,
      /** Without it, for good. */
      until: time.optional(),
      password: freshPassword,
    }),
    z.strictObject({ action: z.literal("unban_user"), userId: id, password: freshPassword }),
    /** Signs the user out everywhere; the password stays. */
    z.strictObject({ action: z.literal("end_sessions"), userId: id, password: freshPassword }),
    z.strictObject({ action: z.literal("delete_user"), userId: id, password: freshPassword }),
  ]),
  status: 200,
  /** One sentence in the operator's language. */
  reply: z.object({ message: z.string() }),
});

// Money

const transaction = z.object({
  id: z.string(),
  createdAt: time,
  type: z.enum(["credit_purchase", "credit_usage"]),
  /** What was bought or made: id of a package or plan, or `reading`, `image`, `video`. */
  description: z.string(),
  /** Above zero for purchases, below for usage. */
  creditsAmount: z.int(),
  /** Null for usage, and where only the tokens of a purchase are known. */
  amount: moneySchema.nullable(),
  refundedAmount: z.int(),
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

export const transactionFilter = z.strictObject({
  type: z.enum(["all", "purchase", "usage"]).default("all"),
  page,
  /** Finds addresses. */
  q: z.string().max(200).default(""),
  /** First and last day (UTC), both included. */
  from: z.iso.date().optional(),
  to: z.iso.date().optional(),
  lang,
});

export const listTransactions = endpoint({
  method: "GET",
  path: "/api/admin/transactions",
  access: "admin",
  summary:
    "Purchases and usage of tokens, newest first; the statistics are of both, over the same search and dates",
  query: transactionFilter,
  status: 200,
  reply: z.object({
    transactions: z.array(transaction),
    total: z.int(),
    page: z.int(),
    pageSize: z.int(),
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
  summary: "Give a payment back, whole or in part; its tokens are taken back in proportion",
  body: z.strictObject({
    paymentId: id,
    /** Minor units; without it, all that is left. */
    amount: z.int().min(1).max(100_000_000).optional(),
    reason: z.string().max(REASON_MAX).optional(),
    password: freshPassword,
  }),
  status: 200,
  reply: z.object({ message: z.string() }),
});

const reconciliationSchema = z.object({
  paid: z.array(moneySchema),
  refunded: z.array(moneySchema),
  /** Credits by what brought them, and what became of all of them. */
  tokens: z.object({
    granted: z.array(z.object({ source: z.enum(LOT_SOURCES), tokens: z.int() })),
    spent: z.int(),
    held: z.int(),
    expired: z.int(),
    takenBack: z.int(),
    available: z.int(),
  }),
  /** Empty where both books agree. */
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
  summary: "Paid against granted against spent, and every difference",
  status: 200,
  /** Null while a large ledger is compared for the first time. */
  reply: z.object({ report: reconciliationSchema.nullable() }),
});
