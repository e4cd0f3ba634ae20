import { z } from "zod";
import { endpoint, NO_REPLY } from "../endpoint.ts";
import { freshPassword } from "./fields.ts";

const code = z.string().min(6).max(40);

/**
 * Before the second factor is passed, an admin's calls get 403 `forbidden` with the details
 * `{reason: "second_factor", enrolled}`; a wrong code gets 400 `invalid_input` with an issue on `code`.
 */
export const secondFactorState = endpoint({
  method: "GET",
  path: "/api/admin/second-factor",
  access: "admin",
  beforeSecondFactor: true,
  summary: "Whether this session needs a second factor, and whether it has passed one",
  status: 200,
  reply: z.object({
    required: z.boolean(),
    /** Whether an authenticator with codes is set up. */
    enrolled: z.boolean(),
    /** Whether a passkey may be the second factor: POST /api/account/prove-passkey passes it. */
    passkeys: z.boolean(),
    passed: z.boolean(),
    recoveryCodesLeft: z.int(),
    /** Whether `freshPassword` is needed. */
    passwordAsked: z.boolean(),
  }),
});

export const beginSecondFactor = endpoint({
  method: "POST",
  path: "/api/admin/second-factor/begin",
  access: "admin",
  beforeSecondFactor: true,
  summary: "Make a new secret for an authenticator; it is valid once it is confirmed",
  body: z.strictObject({ password: freshPassword }),
  status: 200,
  reply: z.object({
    /** Base32, for typing in. */
    secret: z.string(),
    /** `otpauth://` URI, for a QR code. */
    uri: z.string(),
  }),
});

export const confirmSecondFactor = endpoint({
  method: "POST",
  path: "/api/admin/second-factor/confirm",
  access: "admin",
  beforeSecondFactor: true,
  summary: "Confirm the new secret with a code; returns the recovery codes, only once",
  body: z.strictObject({ code }),
  status: 200,
  reply: z.object({ recoveryCodes: z.array(z.string()) }),
});

export const verifySecondFactor = endpoint({
  method: "POST",
  path: "/api/admin/second-factor/verify",
  access: "admin",
  beforeSecondFactor: true,
  summary: "Pass the second factor with a code of the authenticator",
  body: z.strictObject({ code }),
  ...NO_REPLY,
});

export const recoverSecondFactor = endpoint({
  method: "POST",
  path: "/api/admin/second-factor/recover",
  access: "admin",
  beforeSecondFactor: true,
  summary: "Pass the second factor with a recovery code, which is used up",
  body: z.strictObject({ code }),
  status: 200,
  reply: z.object({ recoveryCodesLeft: z.int() }),
});
