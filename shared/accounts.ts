import { z } from "zod";
import { lotSchema, subscriptionSchema } from "./credits.ts";
import { endpoint, NO_REPLY } from "./endpoint.ts";
import { inviteSecret } from "./invitations.ts";
import { NIGHT_ENDS } from "./nights.ts";
import { EMAIL_MAX, EMAIL_PATTERN, NAME_MAX, NAME_MIN, PASSWORD_MAX, PASSWORD_MIN } from "./limits.ts";

/** Messages are the last part of the `auth.*` message keys. */
export const emailSchema = z
  .string()
  .trim()
  .max(EMAIL_MAX, { error: "invalidEmail" })
  .pipe(z.email({ pattern: EMAIL_PATTERN, error: "invalidEmail" }));
export const passwordSchema = z
  .string()
  .min(PASSWORD_MIN, { error: "passwordMinLength" })
  .max(PASSWORD_MAX, { error: "passwordMaxLength" });
export const nameSchema = z
  .string()
  .trim()
  .min(NAME_MIN, { error: "nameMinLength" })
  .max(NAME_MAX, { error: "nameMaxLength" });

/** Any length, so that the rules for new passwords do not lock out existing accounts. */
const typedPassword = z.string().min(1).max(PASSWORD_MAX);
const mailToken = z.string().min(1).max(200);

export const userSchema = z.object({
  id: z.string(),
  email: z.string(),
  name: z.string(),
  role: z.enum(["user", "admin"]),
  emailVerified: z.boolean(),
});
export type User = z.infer<typeof userSchema>;
export const userReply = z.object({
  user: userSchema,
  /** The page of this site that asked this browser to sign in. */
  next: z.string().optional(),
});

export const signUp = endpoint({
  method: "POST",
  path: "/api/auth/sign-up",
  access: "everyone",
  summary: "Create an account and sign in",
  // Without a name: the trial asks for one, but does not require it.
  body: z.strictObject({
    name: nameSchema.optional(),
    email: emailSchema,
    password: passwordSchema,
    /** Of a mailed invitation to the address, which it proves. */
    invite: inviteSecret.optional(),
  }),
  status: 201,
  reply: userReply,
});

export const signIn = endpoint({
  method: "POST",
  path: "/api/auth/sign-in",
  access: "everyone",
  summary: "Sign in",
  body: z.strictObject({ email: emailSchema, password: typedPassword }),
  status: 200,
  reply: userReply,
});

export const signOut = endpoint({
  method: "POST",
  path: "/api/auth/sign-out",
  access: "everyone",
  summary: "End this session; the cookie is cleared in any case, and the browser drops its cache and storage",
  ...NO_REPLY,
});

export const forgotPassword = endpoint({
  method: "POST",
  path: "/api/auth/forgot-password",
  access: "everyone",
  summary: "Mail a reset link, if the address has an account",
  body: z.strictObject({ email: emailSchema }),
  status: 202,
  reply: z.object({}),
});

export const resetPassword = endpoint({
  method: "POST",
  path: "/api/auth/reset-password",
  access: "everyone",
  summary: "Set a new password with a mailed link; every session ends",
  body: z.strictObject({ token: mailToken, password: passwordSchema }),
  ...NO_REPLY,
});

export const verifyEmail = endpoint({
  method: "POST",
  path: "/api/auth/verify-email",
  access: "everyone",
  summary:
    "Confirm an address with a mailed link: 204 in the session that signed up. Elsewhere every session and the password of the account end, and 200 carries a token for POST /api/auth/reset-password, valid for 30 minutes",
  body: z.strictObject({ token: mailToken }),
  status: 204,
  reply: z.object({ reset: z.string() }).optional(),
});

const nightsSchema = z.object({
  /** IANA name; null while it is not known. */
  timeZone: z.string().nullable(),
  /** Local hour at which a night ends. */
  nightEnds: z.int(),
});

export const changeNights = endpoint({
  method: "POST",
  path: "/api/me/nights",
  access: "user",
  summary: "Set the time zone or the hour at which a night ends; dreams keep the nights that they have",
  body: z.strictObject({
    timeZone: z.string().min(1).max(64).optional(),
    nightEnds: z.int().min(NIGHT_ENDS.min).max(NIGHT_ENDS.max).optional(),
  }),
  status: 200,
  reply: z.object({ nights: nightsSchema }),
});

export const me = endpoint({
  method: "GET",
  path: "/api/me",
  access: "user",
  summary: "The signed-in user, their tokens and their subscription",
  status: 200,
  reply: z.object({
    user: userSchema,
    credits: z.int(),
    lots: z.array(lotSchema),
    subscription: subscriptionSchema.nullable(),
    nights: nightsSchema,
    /** Null once the email address is verified. */
    confirmation: z
      .object({
        /** Welcome tokens that come with the verification; 0 where they came before. */
        tokens: z.int(),
        /** Whether the mail can be read at `/outbox`. */
        outbox: z.boolean(),
      })
      .nullable(),
  }),
});
export type Me = z.infer<typeof me.reply>;

export const sessionSchema = z.object({
  id: z.string(),
  /** Whether it is the session of this request. */
  current: z.boolean(),
  /** Names of the browser and the operating system, where they are known. */
  browser: z.string().nullable(),
  system: z.string().nullable(),
  /** ISO 3166 code of the country where it began, where it is known. */
  country: z.string().nullable(),
  createdAt: z.iso.datetime(),
  /** Accurate to a day. */
  lastSeenAt: z.iso.datetime(),
});
export type SessionInfo = z.infer<typeof sessionSchema>;

export const listSessions = endpoint({
  method: "GET",
  path: "/api/account/sessions",
  access: "user",
  summary: "The sessions of the user, the last used first",
  status: 200,
  reply: z.object({ sessions: z.array(sessionSchema) }),
});

const needsFreshPassword =
  "400 invalid_input with an issue on `password` where it was not typed in within ten minutes";

export const provePassword = endpoint({
  method: "POST",
  path: "/api/account/prove-password",
  access: "user",
  summary: "Type the password in again: for ten minutes this session may do what asks for a fresh one",
  body: z.strictObject({ password: typedPassword }),
  ...NO_REPLY,
});

export const endSession = endpoint({
  method: "DELETE",
  path: "/api/account/sessions/:id",
  access: "user",
  summary: `End one of the user's sessions; ${needsFreshPassword}`,
  params: z.strictObject({ id: z.string().min(1).max(64) }),
  ...NO_REPLY,
});

export const endOtherSessions = endpoint({
  method: "POST",
  path: "/api/account/sessions/end-others",
  access: "user",
  summary: `End every session of the user but this one; ${needsFreshPassword}`,
  ...NO_REPLY,
});

export const changePassword = endpoint({
  method: "POST",
  path: "/api/account/change-password",
  access: "user",
  summary:
    "Set a new password; every other session ends. Without the current one, a passkey was proved within ten minutes",
  body: z.strictObject({ currentPassword: typedPassword.optional(), newPassword: passwordSchema }),
  ...NO_REPLY,
});

export const changeName = endpoint({
  method: "POST",
  path: "/api/account/change-name",
  access: "user",
  summary: "Set the name of the user",
  body: z.strictObject({ name: nameSchema }),
  status: 200,
  reply: userReply,
});

const emailChangeSchema = z.object({ email: z.string(), expiresAt: z.iso.datetime() });
export type EmailChange = z.infer<typeof emailChangeSchema>;

export const pendingEmailChange = endpoint({
  method: "GET",
  path: "/api/account/email-change",
  access: "user",
  summary: "The new address that waits for its confirmation",
  status: 200,
  reply: z.object({ pending: emailChangeSchema.nullable() }),
});

export const changeEmail = endpoint({
  method: "POST",
  path: "/api/account/email-change",
  access: "user",
  summary:
    "Mail a confirmation link to a new address, and a note to the old one; the reply is the same whether or not the new address has an account. Without the password, a passkey was proved within ten minutes",
  body: z.strictObject({ email: emailSchema, password: typedPassword.optional() }),
  status: 202,
  reply: z.object({ pending: emailChangeSchema }),
});

export const cancelEmailChange = endpoint({
  method: "DELETE",
  path: "/api/account/email-change",
  access: "user",
  summary: "Give up the change of address that waits",
  ...NO_REPLY,
});

export const confirmEmailChange = endpoint({
  method: "POST",
  path: "/api/account/email-change/confirm",
  access: "user",
  summary: "Change the address with the link that was mailed to the new one; every other session ends",
  body: z.strictObject({ token: mailToken }),
  ...NO_REPLY,
});

export const undoEmailChange = endpoint({
  method: "POST",
  path: "/api/auth/undo-email-change",
  access: "everyone",
  summary:
    "Take a change of address back with a link that was mailed to the old one: every session and the password end; the reply carries a token for POST /api/auth/reset-password",
  body: z.strictObject({ token: mailToken }),
  status: 200,
  reply: z.object({ reset: z.string() }),
});

/** Replies with a ZIP of all data of the user. */
export const EXPORT_PATH = "/api/account/export";
/** Header of the export: bytes of its media, which are most of it. */
export const EXPORT_BYTES_HEADER = "x-media-bytes";

export const deleteAccount = endpoint({
  method: "POST",
  path: "/api/account/delete",
  access: "user",
  summary:
    "Delete the account and all that belongs to it, permanently; without the password, a passkey was proved within ten minutes",
  body: z.strictObject({ password: typedPassword.optional() }),
  ...NO_REPLY,
});

export const resendVerification = endpoint({
  method: "POST",
  path: "/api/auth/resend-verification",
  access: "user",
  summary: "Mail the confirmation link again",
  status: 202,
  reply: z.object({}),
});
