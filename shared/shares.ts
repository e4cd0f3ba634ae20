import { z } from "zod";
import { endpoint, NO_REPLY } from "./endpoint.ts";
import { NAME_MAX, PASSWORD_MAX } from "./limits.ts";
import { openDream } from "./open-dream.ts";

/** What of a dream a link can show; `words` are the user's own. */
export const SHARED_PARTS = ["image", "video", "reading", "words"] as const;
export type SharedPart = (typeof SHARED_PARTS)[number];

/** When a link ends by itself. */
export const SHARE_EXPIRIES = ["day", "week", "never"] as const;
export type ShareExpiry = (typeof SHARE_EXPIRIES)[number];

/** Links of one dream, and of one user; without those that have expired. */
export const SHARES_PER_DREAM = 10;
export const SHARES_PER_USER = 100;
/** Shorter than that of an account: guesses are limited for the link as a whole. */
export const SHARE_PASSWORD_MIN = 6;

/** Name of the fields of the form that makes a link and of the one that ends it. */
export const SHARE_FIELDS = {
  key: "formKey",
  name: "shownName",
  expiry: "expiry",
  password: "password",
} as const;
export const END_FIELD = "end";

const shareSchema = z.object({
  id: z.string(),
  dreamId: z.string(),
  /** Of the dream. */
  title: z.string(),
  /** Null where the secret that the URL was made with is no longer known; the link works all the same. */
  url: z.string().nullable(),
  parts: z.array(z.enum(SHARED_PARTS)),
  /** Shown as the dreamer; null shows none. */
  name: z.string().nullable(),
  hasPassword: z.boolean(),
  createdAt: z.iso.datetime(),
  /** Null where it does not end by itself. */
  expiresAt: z.iso.datetime().nullable(),
  /** `refused`: an admin ended it after a report. */
  state: z.enum(["open", "expired", "refused"]),
  /** How often it was opened, without its owner and known bots. */
  views: z.int(),
});
export type Share = z.infer<typeof shareSchema>;

const idParams = z.strictObject({ id: z.string().min(1).max(64) });

const shown = z.boolean().default(false);
const shareInput = z.strictObject({
  show: z.strictObject({ image: shown, video: shown, reading: shown, words: shown }),
  name: z.string().max(NAME_MAX).nullable().default(null),
  /** Null for a link that does not end by itself. */
  expiresAt: z.iso.datetime({ offset: true }).nullable().default(null),
  /** In place of `expiresAt`, for who trusts the site's clock more than their own. */
  expiry: z.enum(SHARE_EXPIRIES).optional(),
  password: z.string().min(SHARE_PASSWORD_MIN).max(PASSWORD_MAX).nullable().default(null),
  /** A form sent twice makes one link. */
  formKey: z.string().max(64).optional(),
});
export type ShareInput = z.output<typeof shareInput>;

export const createShare = endpoint({
  method: "POST",
  path: "/api/dreams/:id/shares",
  access: "user",
  summary:
    "Make a link that shows chosen parts of a dream to whoever has it; without an expiry it does not end by itself; 409 while the dream is being made, and at the limits of links",
  params: idParams,
  body: shareInput,
  status: 201,
  reply: z.object({ share: shareSchema }),
});

export const listShares = endpoint({
  method: "GET",
  path: "/api/shares",
  access: "user",
  summary: "All links to the user's dreams, the newest first",
  status: 200,
  reply: z.object({ shares: z.array(shareSchema) }),
});

export const endShare = endpoint({
  method: "DELETE",
  path: "/api/shares/:id",
  access: "user",
  summary: "End a link at once, with all files that it showed",
  params: idParams,
  ...NO_REPLY,
});

export type SharedDream = z.infer<typeof openDream>;

/** `locked`: a password opens it. */
const sharedDream = z.discriminatedUnion("state", [openDream, z.object({ state: z.literal("locked") })]);

const tokenParams = z.strictObject({ id: z.string().min(1).max(64) });

export const getShared = endpoint({
  method: "GET",
  path: "/api/shared/:id",
  access: "everyone",
  summary:
    "What a link shows; 410 for one that has ended, expired or never existed. `id` is the last part of the link's URL",
  params: tokenParams,
  status: 200,
  reply: sharedDream,
});

export const unlockShared = endpoint({
  method: "POST",
  path: "/api/shared/:id/unlock",
  access: "everyone",
  summary: "Open a link with its password: sets a cookie for the page of this link",
  params: tokenParams,
  body: z.strictObject({ password: z.string().min(1).max(PASSWORD_MAX) }),
  ...NO_REPLY,
});

export const sharedPagePath = (token: string) => `/s/${token}`;

/** Path of a file of a link, and of its QR code for the owner. */
export const SHARED_FILE_PATH = "/s/:linkId/media/:name";
export const SHARE_CODE_PATH = "/share-links/:id/code.svg";
export const SHARED_CARD = "card.jpg";
