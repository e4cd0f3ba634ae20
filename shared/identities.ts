import { z } from "zod";
import { endpoint, NO_REPLY } from "./endpoint.ts";

/** Most identities of an account. */
export const IDENTITIES_MAX = 20;

export const identitySchema = z.object({
  id: z.string(),
  /** Of the issuer, as its button says; its host where the site no longer has it. */
  name: z.string(),
  /** As the issuer named it when the identity was linked. */
  email: z.string().nullable(),
  createdAt: z.iso.datetime(),
  lastUsedAt: z.iso.datetime().nullable(),
});
export type Identity = z.infer<typeof identitySchema>;

export const listIdentities = endpoint({
  method: "GET",
  path: "/api/account/identities",
  access: "user",
  summary: "The accounts elsewhere that the user signs in with, and one that waits to be linked",
  status: 200,
  reply: z.object({
    identities: z.array(identitySchema),
    /** What this browser signed in with at an issuer, and what is linked to no account. */
    pending: z.object({ name: z.string(), email: z.string().nullable() }).nullable(),
    /** Whether an issuer is asked where others type their password again. */
    provesByIssuer: z.boolean(),
  }),
});

const needsFreshProof =
  "400 invalid_input with an issue on `password` without a password, passkey or code of the last ten minutes";

export const linkIdentity = endpoint({
  method: "POST",
  path: "/api/account/identities",
  access: "user",
  summary: `Link what this browser signed in with at an issuer, and mail the user; 409 where it belongs to another account; ${needsFreshProof}`,
  status: 201,
  reply: z.object({ identity: identitySchema }),
});

export const unlinkIdentity = endpoint({
  method: "DELETE",
  path: "/api/account/identities/:id",
  access: "user",
  summary: `Remove one of the user's identities, and mail the user; 409 for the last way into the account; ${needsFreshProof}`,
  params: z.strictObject({ id: z.string().min(1).max(64) }),
  ...NO_REPLY,
});
