import { z } from "zod";
import { emailSchema, nameSchema } from "../accounts.ts";
import { LOT_SOURCES, lotSchema, PAID_PARTS, subscriptionSchema } from "../credits.ts";
import { DEPTHS, DREAM_STATUSES, PARTS, PART_STATUSES, RESOLUTIONS } from "../dreams.ts";
import { endpoint } from "../endpoint.ts";
import { FAILURE_CODES } from "../errors.ts";
import { LOCALE_CODES } from "../locales.ts";
import { PAYMENT_STATUSES } from "../payments.ts";
import { auditEntry } from "./audit.ts";
import { freshPassword, id, listQuery, listReply, messageReply, pageNumber, time } from "./fields.ts";
import { moneySchema, REASON_MAX } from "./payments.ts";

export const USERS_PAGE_SIZE = 25;
export const CREDITS_MAX = 1_000_000;
/** The lists of a user's page, each with pages of its own. */
export const USER_RECORDS = ["payments", "ledger", "dreams", "sessions", "audit"] as const;
export type UserRecord = (typeof USER_RECORDS)[number];

const eachRecord = <Schema extends z.ZodType>(schema: Schema) =>
  z.strictObject({
    payments: schema,
    ledger: schema,
    dreams: schema,
    sessions: schema,
    audit: schema,
  } satisfies Record<UserRecord, Schema>);

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
  summary: "One page of the users, with totals over all users",
  /** `q` finds names, email addresses and ids. */
  query: listQuery.extend({
    sort: z.enum(USER_SORTS).default("created"),
    order: z.enum(["asc", "desc"]).default("desc"),
  }),
  status: 200,
  reply: listReply.extend({
    users: z.array(userInfo),
    totals: z.object({ users: z.int(), revenue: z.array(moneySchema), creditsUsed: z.int() }),
  }),
});

const paymentInfo = z.object({
  id: z.string(),
  kind: z.enum(["package", "subscription"]),
  /** Id of the package or plan; null where only the credits are known. */
  item: z.string().nullable(),
  tokens: z.int(),
  amount: z.int(),
  currency: z.string(),
  status: z.enum(PAYMENT_STATUSES),
  refundedAmount: z.int(),
  /** Minor units that `POST /api/admin/refund` can still refund. */
  refundable: z.int(),
  createdAt: time,
  receiptUrl: z.string().nullable(),
});
export type PaymentInfo = z.infer<typeof paymentInfo>;

/** A dream without its text. */
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
  summary: "One user: tokens, payments, sessions, what admins did, and their dreams without the text",
  params: z.strictObject({ id }),
  /** The page of each list. */
  query: eachRecord(pageNumber).extend({ lang: listQuery.shape.lang }),
  status: 200,
  reply: z.object({
    user: userInfo,
    lots: z.array(lotSchema),
    subscription: subscriptionSchema.nullable(),
    /** One page of each list, newest first. */
    ledger: z.array(
      z.object({
        id: z.int(),
        at: time,
        kind: z.enum(["grant", "hold", "capture", "release", "expire", "clawback", "adjust"]),
        source: z.enum(LOT_SOURCES),
        /** Changes of the available and the held credits. */
        available: z.int(),
        held: z.int(),
        reason: z.string().nullable(),
        dreamId: z.string().nullable(),
        part: z.enum(PAID_PARTS).nullable(),
      }),
    ),
    dreams: z.array(dreamFacts),
    payments: z.array(paymentInfo),
    sessions: z.array(z.object({ createdAt: time, expiresAt: time, userAgent: z.string() })),
    /** What admins did to this user. */
    audit: z.array(auditEntry),
    paging: eachRecord(listReply),
  }),
});
export type UserDetail = z.infer<typeof getUser.reply>;

export const manageUser = endpoint({
  method: "POST",
  path: "/api/admin/manage-user",
  access: "admin",
  summary: "Change, ban or delete a user; each action is recorded in the audit log",
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
      /** The balance that the admin saw; 409 where it is another by now. */
      seen: z.int().min(0).optional(),
      reason: z.string().max(REASON_MAX).optional(),
      password: freshPassword,
    }),
    z.strictObject({
      action: z.literal("ban_user"),
      userId: id,
      /** Absent for a permanent ban. */
      until: time.optional(),
      password: freshPassword,
    }),
    z.strictObject({ action: z.literal("unban_user"), userId: id, password: freshPassword }),
    /** Signs the user out everywhere; the password stays. */
    z.strictObject({ action: z.literal("end_sessions"), userId: id, password: freshPassword }),
    z.strictObject({ action: z.literal("delete_user"), userId: id, password: freshPassword }),
  ]),
  status: 200,
  reply: messageReply,
});
