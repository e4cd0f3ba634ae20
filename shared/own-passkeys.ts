import { z } from "zod";
import { endpoint } from "./endpoint.ts";

export const passkeySchema = z.object({
  id: z.string(),
  name: z.string(),
  /** Whether it may be on other devices of the user too. */
  synced: z.boolean(),
  createdAt: z.iso.datetime(),
  lastUsedAt: z.iso.datetime().nullable(),
});
export type Passkey = z.infer<typeof passkeySchema>;

export const listPasskeys = endpoint({
  method: "GET",
  path: "/api/account/passkeys",
  access: "user",
  summary:
    "The passkeys of the user, the oldest first, and whether a password is set and an authenticator app set up",
  status: 200,
  reply: z.object({
    passkeys: z.array(passkeySchema),
    hasPassword: z.boolean(),
    /** Whether an authenticator app, which shows codes, is set up. */
    codes: z.boolean(),
  }),
});
