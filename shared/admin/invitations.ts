import { z } from "zod";
import { endpoint } from "../endpoint.ts";
import { EMAIL_MAX } from "../limits.ts";
import { LOCALE_CODES } from "../locales.ts";
import { id, listReply, messageReply, pageNumber, time } from "./fields.ts";

/** Most addresses of one call. */
export const INVITED_MAX = 50;

const invitation = z.object({
  id: z.string(),
  email: z.string(),
  locale: z.enum(LOCALE_CODES),
  state: z.enum(["open", "accepted", "revoked", "expired"]),
  /** The admin; null on the server's command line. `email` is null once the account is deleted. */
  invitedBy: z.object({ id: z.string(), email: z.string().nullable() }).nullable(),
  createdAt: time,
  expiresAt: time,
  /** The account that was made with it. */
  userId: z.string().nullable(),
});
export type Invitation = z.infer<typeof invitation>;

export const listInvitations = endpoint({
  method: "GET",
  path: "/api/admin/invitations",
  access: "admin",
  summary: "One page of the invitations, newest first; they are removed half a year after they expire",
  query: z.strictObject({ page: pageNumber, lang: z.string().max(20).optional() }),
  status: 200,
  reply: listReply.extend({ invitations: z.array(invitation) }),
});

export const invite = endpoint({
  method: "POST",
  path: "/api/admin/invitations",
  access: "admin",
  summary:
    "Invite email addresses: each gets a mail with a link that works once and for 14 days. The reply says what came of each; 409 where SIGN_UP is closed",
  body: z.strictObject({
    emails: z
      .array(z.string().max(EMAIL_MAX * 2))
      .min(1)
      .max(INVITED_MAX),
    /** Language of the mail. */
    locale: z.enum(LOCALE_CODES),
  }),
  status: 200,
  reply: messageReply.extend({
    /** In the order of the call. `user`: it has an account; `invited`: it has an open invitation; `invalid`: it is no address. */
    results: z.array(z.object({ email: z.string(), result: z.enum(["sent", "user", "invited", "invalid"]) })),
  }),
});
export type InviteResult = z.infer<typeof invite.reply>["results"][number];

const params = z.strictObject({ id });

export const sendInvitation = endpoint({
  method: "POST",
  path: "/api/admin/invitations/:id/send",
  access: "admin",
  summary:
    "Mail an invitation again, with a new link that works for 14 days; the old link is dead. 409 once it was accepted or revoked",
  params,
  status: 200,
  reply: messageReply,
});

export const revokeInvitation = endpoint({
  method: "POST",
  path: "/api/admin/invitations/:id/revoke",
  access: "admin",
  summary: "Revoke an invitation: its link is dead. 409 once it was accepted or revoked",
  params,
  status: 200,
  reply: messageReply,
});
