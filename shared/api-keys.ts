import { z } from "zod";
import { endpoint, NO_REPLY, type KeyRight } from "./endpoint.ts";
import { NAME_MAX } from "./limits.ts";

export const KEY_RIGHTS = ["read", "write", "spend"] as const satisfies readonly KeyRight[];

/** Keys of one user, without those that have expired. */
export const KEYS_MAX = 20;
/** Highest daily limit of tokens. */
export const DAILY_TOKENS_MAX = 100_000;
/** Default of the form. */
export const DAILY_TOKENS_DEFAULT = 20;
export const KEY_DAYS_MAX = 3660;

/** Days after which a key of the form expires; 0: never. */
export const KEY_EXPIRIES = ["30", "90", "365", "0"] as const;
export type KeyExpiry = (typeof KEY_EXPIRIES)[number];

/** Names of the fields of the form that makes a key and of the one that ends it. A right is a field of its name. */
export const KEY_FIELDS = {
  name: "keyName",
  dailyTokens: "dailyTokens",
  expiry: "expiry",
  password: "password",
  end: "end",
} as const;

/** When a key that is made now expires; null for one that does not. */
export const expiryAfter = (days: number, now = Date.now()): string | null =>
  days > 0 ? new Date(now + days * 86_400_000).toISOString() : null;

const keySchema = z.object({
  id: z.string(),
  name: z.string(),
  rights: z.array(z.enum(KEY_RIGHTS)),
  /** Tokens that it may spend on a day (UTC); null where only the balance limits it. */
  dailyTokens: z.int().nullable(),
  /** Tokens that it has held today. */
  spentToday: z.int(),
  /** The last characters of the key. */
  hint: z.string(),
  createdAt: z.iso.datetime(),
  expiresAt: z.iso.datetime().nullable(),
  /** To within ten minutes; null while it was never used. */
  lastUsedAt: z.iso.datetime().nullable(),
  expired: z.boolean(),
});
export type ApiKey = z.infer<typeof keySchema>;

const keyInput = z
  .strictObject({
    name: z.string().min(1).max(NAME_MAX),
    rights: z.array(z.enum(KEY_RIGHTS)).min(1).max(KEY_RIGHTS.length),
    /** Only with the right to spend; without it the balance is the limit. */
    dailyTokens: z.int().min(1).max(DAILY_TOKENS_MAX).optional(),
    expiresAt: z.iso.datetime().optional(),
  })
  .refine(({ rights, dailyTokens }) => dailyTokens === undefined || rights.includes("spend"), {
    path: ["dailyTokens"],
    message: "not_spending",
  });
export type KeyInput = z.output<typeof keyInput>;

export const createKey = endpoint({
  method: "POST",
  path: "/api/keys",
  access: "user",
  summary:
    "Make a key of the API; the reply is the only one that has the whole key. Needs a fresh proof, and 403 where the plan has no keys",
  body: keyInput,
  status: 201,
  reply: z.object({ key: z.string(), ...keySchema.shape }),
});

export const listKeys = endpoint({
  method: "GET",
  path: "/api/keys",
  access: "user",
  summary: "The user's keys of the API, the newest first, and whether the plan allows them",
  status: 200,
  reply: z.object({
    keys: z.array(keySchema),
    /** False: keys can be ended, but neither made nor used. */
    allowed: z.boolean(),
  }),
});

export const endKey = endpoint({
  method: "DELETE",
  path: "/api/keys/:id",
  access: "user",
  summary: "End a key of the API at once; needs a fresh proof",
  params: z.strictObject({ id: z.string().min(1).max(64) }),
  ...NO_REPLY,
});
