import { z } from "zod";
import { emailSchema, nameSchema, userReply } from "./accounts.ts";
import { endpoint, NO_REPLY } from "./endpoint.ts";
import { inviteSecret } from "./invitations.ts";
import { passkeySchema } from "./own-passkeys.ts";

/** Most passkeys of an account. */
export const PASSKEYS_MAX = 20;
export const PASSKEY_NAME_MAX = 60;

const encoded = (max: number) =>
  z
    .string()
    .min(1)
    .max(max)
    .regex(/^[\w-]+$/);
const credential = {
  id: encoded(1364),
  rawId: encoded(1364),
  type: z.literal("public-key"),
  authenticatorAttachment: z.string().max(40).optional(),
  clientExtensionResults: z.object({}),
};

/** What a browser says of a passkey it made: RegistrationResponseJSON of WebAuthn. */
const createdSchema = z.object({
  ...credential,
  response: z.object({
    clientDataJSON: encoded(4000),
    attestationObject: encoded(20_000),
    transports: z.array(z.string().max(40)).max(10).optional(),
  }),
});
export type PasskeyCreated = z.infer<typeof createdSchema>;

/** What a browser answers with a passkey: AuthenticationResponseJSON of WebAuthn. */
const answerSchema = z.object({
  ...credential,
  response: z.object({
    clientDataJSON: encoded(4000),
    authenticatorData: encoded(4000),
    signature: encoded(4000),
    userHandle: encoded(100).optional(),
  }),
});
export type PasskeyAnswer = z.infer<typeof answerSchema>;

/** Options of WebAuthn in their JSON form, to be handed to the browser as they are. */
const optionsReply = z.object({ options: z.looseObject({ challenge: z.string() }) });

export const beginPasskeySignIn = endpoint({
  method: "POST",
  path: "/api/auth/passkey/options",
  access: "everyone",
  summary: "A challenge for signing in with a passkey: for this browser, for five minutes and for one answer",
  status: 200,
  reply: optionsReply,
});

export const signInWithPasskey = endpoint({
  method: "POST",
  path: "/api/auth/passkey",
  access: "everyone",
  summary: "Sign in with a passkey",
  body: z.strictObject({ answer: answerSchema }),
  status: 200,
  reply: userReply,
});

export const beginPasskeySignUp = endpoint({
  method: "POST",
  path: "/api/auth/passkey/sign-up/options",
  access: "everyone",
  summary:
    "A challenge for an account without a password: for this browser, for five minutes and for one answer",
  body: z.strictObject({
    name: nameSchema.optional(),
    email: emailSchema,
    invite: inviteSecret.optional(),
  }),
  status: 200,
  reply: z.object({
    /** To be sent back with the answer. */
    userId: z.string(),
    ...optionsReply.shape,
  }),
});

export const signUpWithPasskey = endpoint({
  method: "POST",
  path: "/api/auth/passkey/sign-up",
  access: "everyone",
  summary: "Create an account without a password and sign in",
  body: z.strictObject({
    name: nameSchema.optional(),
    email: emailSchema,
    invite: inviteSecret.optional(),
    userId: z.string().min(1).max(64),
    answer: createdSchema,
  }),
  status: 201,
  reply: userReply,
});

export const beginPasskeyProof = endpoint({
  method: "POST",
  path: "/api/account/prove-passkey/options",
  access: "user",
  summary: "A challenge for the user's passkeys: for this browser, for five minutes and for one answer",
  status: 200,
  reply: optionsReply,
});

export const provePasskey = endpoint({
  method: "POST",
  path: "/api/account/prove-passkey",
  access: "user",
  summary:
    "Answer with a passkey: for ten minutes this session may do what asks for a fresh password, and a session of an admin has passed the second factor",
  body: z.strictObject({ answer: answerSchema }),
  ...NO_REPLY,
});

const needsFreshPassword =
  "400 invalid_input with an issue on `password` where it was not typed in within ten minutes";

export const beginPasskey = endpoint({
  method: "POST",
  path: "/api/account/passkeys/options",
  access: "user",
  summary: `A challenge for a new passkey: for this browser, for five minutes and for one answer; ${needsFreshPassword}`,
  status: 200,
  reply: optionsReply,
});

export const addPasskey = endpoint({
  method: "POST",
  path: "/api/account/passkeys",
  access: "user",
  summary: `Add a passkey, and mail the user; ${needsFreshPassword}`,
  body: z.strictObject({ answer: createdSchema }),
  status: 201,
  reply: z.object({ passkey: passkeySchema }),
});

const idParams = z.strictObject({ id: z.string().min(1).max(64) });

export const renamePasskey = endpoint({
  method: "PATCH",
  path: "/api/account/passkeys/:id",
  access: "user",
  summary: "Name one of the user's passkeys",
  params: idParams,
  body: z.strictObject({ name: z.string().trim().min(1).max(PASSKEY_NAME_MAX) }),
  ...NO_REPLY,
});

export const removePasskey = endpoint({
  method: "DELETE",
  path: "/api/account/passkeys/:id",
  access: "user",
  summary: `Remove one of the user's passkeys, and mail the user; 409 for the last way into the account; ${needsFreshPassword}`,
  params: idParams,
  ...NO_REPLY,
});
