import { z } from "zod";
import { endpoint } from "../endpoint.ts";
import { datedListQuery, listReply, time } from "./fields.ts";

export const AUDIT_ACTIONS = [
  "update_profile",
  "update_credits",
  "ban_user",
  "unban_user",
  "end_sessions",
  "delete_user",
  "refund",
  "refund_failed",
  "retry_part",
  "export_transactions",
  "second_factor_set",
  "second_factor_recovered",
  "second_factor_reset",
  "role_granted",
  "role_revoked",
  "clock_confirmed",
  "links_ended",
  "report_settled",
  "gallery_decided",
  "invited",
  "invitation_sent_again",
  "invitation_revoked",
] as const;
export type AuditAction = (typeof AUDIT_ACTIONS)[number];

const facts = z.record(z.string(), z.union([z.string(), z.number(), z.boolean(), z.null()]));

export const auditEntry = z.object({
  id: z.int(),
  at: time,
  /** The admin; null on the server's command line. */
  operator: z.object({ id: z.string(), email: z.string() }).nullable(),
  action: z.enum(AUDIT_ACTIONS),
  /** The user concerned; `email` is null once the account is deleted. */
  target: z.object({ id: z.string(), email: z.string().nullable() }).nullable(),
  before: facts.nullable(),
  after: facts.nullable(),
  reason: z.string().nullable(),
  /** The admin's IP address, or `command line`. */
  ip: z.string(),
});
export type AuditEntry = z.infer<typeof auditEntry>;

export const auditLog = endpoint({
  method: "GET",
  path: "/api/admin/log",
  access: "admin",
  summary: "Actions of admins, newest first",
  /** `q` finds the email address of the admin or the user. */
  query: datedListQuery.extend({ action: z.enum(["all", ...AUDIT_ACTIONS]).default("all") }),
  status: 200,
  reply: listReply.extend({
    entries: z.array(auditEntry),
  }),
});
