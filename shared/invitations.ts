import { z } from "zod";
import { endpoint } from "./endpoint.ts";

/** Secret of a mailed invitation. */
export const inviteSecret = z.string().min(1).max(200);

export const readInvitation = endpoint({
  method: "GET",
  path: "/api/auth/invitation",
  access: "everyone",
  summary:
    "The email address that a mailed invitation is for, and that has to sign up; 400 link_invalid once it was used or revoked, or has expired",
  query: z.strictObject({ invite: inviteSecret, lang: z.string().max(20).optional() }),
  status: 200,
  reply: z.object({ email: z.string() }),
});
