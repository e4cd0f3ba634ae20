import { z } from "zod";
import { endpoint } from "./endpoint.ts";
import { EMAIL_MAX, EMAIL_PATTERN, NAME_MAX, NAME_MIN, PASSWORD_MAX, PASSWORD_MIN } from "./limits.ts";

/** Messages are the last part of the `auth.*` text keys shown to the person. */
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

const mailToken = z.string().min(1).max(200);
const nothing = z.undefined();

export const userSchema = z.object({
  id: z.string(),
  email: z.string(),
  name: z.string(),
  role: z.enum(["user", "admin"]),
  emailVerified: z.boolean(),
});
export type User = z.infer<typeof userSchema>;
const userReply = z.object({ user: userSchema });

export const signUp = endpoint({
  method: "POST",
  path: "/api/auth/sign-up",
  access: "everyone",
  summary: "Create an account and sign in",
  body: z.strictObject({ name: nameSchema, email: emailSchema, password: passwordSchema }),
  status: 201,
  reply: userReply,
});

export const signIn = endpoint({
  method: "POST",
  path: "/api/auth/sign-in",
  access: "everyone",
  summary: "Sign in",
  // Any length: an account keeps working if the rules for new passwords change.
  body: z.strictObject({ email: emailSchema, password: z.string().min(1).max(PASSWORD_MAX) }),
  status: 200,
  reply: userReply,
});

export const signOut = endpoint({
  method: "POST",
  path: "/api/auth/sign-out",
  access: "everyone",
  summary: "End this session; the cookie is cleared in any case",
  status: 204,
  reply: nothing,
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
  status: 204,
  reply: nothing,
});

export const verifyEmail = endpoint({
  method: "POST",
  path: "/api/auth/verify-email",
  access: "everyone",
  summary: "Confirm an address with a mailed link",
  body: z.strictObject({ token: mailToken }),
  status: 204,
  reply: nothing,
});

export const resendVerification = endpoint({
  method: "POST",
  path: "/api/auth/resend-verification",
  access: "person",
  summary: "Mail the confirmation link again",
  status: 202,
  reply: z.object({}),
});
