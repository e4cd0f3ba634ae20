import { z } from "zod";

/** All error codes of replies with their HTTP statuses. */
export const ERROR_STATUS = {
  invalid_input: 400,
  link_invalid: 400,
  unauthenticated: 401,
  invalid_credentials: 401,
  /** The sign-in waits for a code: POST /api/auth/second-factor. */
  second_factor_required: 401,
  banned: 401,
  insufficient_tokens: 402,
  forbidden: 403,
  not_found: 404,
  method_not_allowed: 405,
  conflict: 409,
  email_taken: 409,
  /** A link to a dream that has ended. */
  gone: 410,
  too_large: 413,
  unsupported_media_type: 415,
  care_needed: 422,
  content_refused: 422,
  /** A new password is too weak; details `{reasons: ["blank" | "common" | "context"]}`. */
  weak_password: 422,
  rate_limited: 429,
  internal: 500,
  unavailable: 503,
  payments_off: 503,
} as const;

export type ErrorCode = keyof typeof ERROR_STATUS;
export const ERROR_CODES = Object.keys(ERROR_STATUS) as [ErrorCode, ...ErrorCode[]];

export const errorReply = z.object({
  error: z.object({
    code: z.enum(ERROR_CODES),
    /** One sentence in the user's language. */
    message: z.string(),
    details: z.unknown().optional(),
  }),
});
export type ErrorReply = z.infer<typeof errorReply>;

/** Why a part of a dream failed; each has a message for the user. */
export const FAILURE_CODES = [
  "provider_failed",
  "provider_unavailable",
  "spending_paused",
  "provider_timeout",
  "provider_refused",
  "refusals_paused",
  "media_broken",
  "needs_reading",
  "needs_picture",
  "interrupted",
] as const;
export type FailureCode = (typeof FAILURE_CODES)[number];
