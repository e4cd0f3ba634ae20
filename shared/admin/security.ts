import { z } from "zod";
import { endpoint } from "../endpoint.ts";
import { PASSWORD_MAX } from "../limits.ts";

/**
 * Asked for again before money moves or data goes; never on a loopback address. Where it is missing, the answer is
 * 400 `invalid_input` with an issue on `password`; where it is wrong, 401 `invalid_credentials`.
 */
export const freshPassword = z.string().min(1).max(PASSWORD_MAX).optional();

const code = z.string().min(6).max(40);
const nothing = z.undefined();

/**
 * The second factor. Without it an admin's calls answer 403 `forbidden` with details
 * `{reason: "second_factor", enrolled}`; a wrong code answers 400 `invalid_input` with an issue on `code`.
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
    enrolled: z.boolean(),
    passed: z.boolean(),
    recoveryCodesLeft: z.int(),
    /** Whether a password is asked for again before money moves or data goes. */
    passwordAsked: z.boolean(),
  }),
});
export type SecondFactorState = z.infer<typeof secondFactorState.reply>;

export const beginSecondFactor = endpoint({
  method: "POST",
  path: "/api/admin/second-factor/begin",
  access: "admin",
  beforeSecondFactor: true,
  summary: "Make a new secret for an authenticator; it counts once it is confirmed",
  body: z.strictObject({ password: freshPassword }),
  status: 200,
  reply: z.object({
    /** Base32, for typing in. */
    secret: z.string(),
    /** `otpauth://` address, for a QR code. */
    uri: z.string(),
  }),
});

export const confirmSecondFactor = endpoint({
  method: "POST",
  path: "/api/admin/second-factor/confirm",
  access: "admin",
  beforeSecondFactor: true,
  summary: "Confirm the new secret with a code; answers the recovery codes, this once",
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
  status: 204,
  reply: nothing,
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
