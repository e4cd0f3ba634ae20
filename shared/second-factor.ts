import { z } from "zod";
import { userReply } from "./accounts.ts";
import { endpoint, NO_REPLY } from "./endpoint.ts";
import { CODE_MAX, CODE_MIN } from "./limits.ts";

export const TWO_STEP_PATH = "/account/two-step";

/** The forms of the page of the second factor. */
export const TWO_STEPS = ["begin", "confirm", "renew", "remove"] as const;
export type TwoStep = (typeof TWO_STEPS)[number];

/** Name of the field that says which form was sent. */
export const STEP_FIELD = "step";

/** Six digits of an authenticator, or a recovery code. */
const code = z.string().min(CODE_MIN).max(CODE_MAX);
const codes = z.object({ recoveryCodes: z.array(z.string()) });

const needsFreshProof =
  "400 invalid_input with an issue on `password` without a password, passkey or code of the last ten minutes";

/**
 * Without a passed second factor the calls of an admin get 403 `forbidden` with the details
 * `{reason: "second_factor", enrolled}`; a wrong code gets 400 `invalid_input` with an issue on `code`.
 */
export const secondFactorState = endpoint({
  method: "GET",
  path: "/api/account/second-factor",
  access: "user",
  summary: "Whether the user has a second factor, and whether this session needs one",
  status: 200,
  reply: z.object({
    /** Whether the user must have one: admins of a public site. */
    required: z.boolean(),
    /** Whether an authenticator with codes is set up. */
    enrolled: z.boolean(),
    /** Whether a passkey may be the second factor: POST /api/account/prove-passkey passes it. */
    passkeys: z.boolean(),
    /** False while the admin area waits for the second factor. */
    passed: z.boolean(),
    recoveryCodesLeft: z.int(),
  }),
});
export type SecondFactorState = z.infer<typeof secondFactorState.reply>;

export const beginSecondFactor = endpoint({
  method: "POST",
  path: "/api/account/second-factor/begin",
  access: "user",
  summary: `Make a new secret for an authenticator; it is valid once it is confirmed; ${needsFreshProof}`,
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
  path: "/api/account/second-factor/confirm",
  access: "user",
  summary: `Confirm the new secret with a code, which ends all other sessions; returns the recovery codes, only once; ${needsFreshProof}`,
  body: z.strictObject({ code }),
  status: 200,
  reply: codes,
});

export const renewRecoveryCodes = endpoint({
  method: "POST",
  path: "/api/account/second-factor/recovery-codes",
  access: "user",
  summary: `Replace the recovery codes; returns the new ones, only once; ${needsFreshProof}`,
  status: 200,
  reply: codes,
});

export const removeSecondFactor = endpoint({
  method: "DELETE",
  path: "/api/account/second-factor",
  access: "user",
  summary: `Remove authenticator and recovery codes; 409 for an admin who must have them; ${needsFreshProof}`,
  ...NO_REPLY,
});

export const proveCode = endpoint({
  method: "POST",
  path: "/api/account/prove-code",
  access: "user",
  summary:
    "Give a code of the authenticator, or a recovery code, which is used up: for ten minutes this session may do what asks for a fresh proof, and a session of an admin has passed the second factor",
  body: z.strictObject({ code }),
  ...NO_REPLY,
});

export const enterSecondFactor = endpoint({
  method: "POST",
  path: "/api/auth/second-factor",
  access: "everyone",
  summary:
    "Give the code that a sign-in asked for with 401 second_factor_required; in the same browser, within ten minutes",
  body: z.strictObject({ code }),
  status: 200,
  reply: userReply,
});
