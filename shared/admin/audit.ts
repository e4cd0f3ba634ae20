import { z } from "zod";
import { endpoint } from "../endpoint.ts";

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
] as const;
export type AuditAction = (typeof AUDIT_ACTIONS)[number];

const facts = z.record(z.string(), z.union([z.string(), z.number(), z.boolean(), z.null()]));

export const auditLog = endpoint({
  method: "GET",
  path: "/api/admin/log",
  access: "admin",
  summary: "What operators did, newest first",
  query: z.strictObject({
    page: z.coerce.number().int().min(0).max(100_000).default(0),
    action: z.enum(["all", ...AUDIT_ACTIONS]).default("all"),
    /** Finds the admin's or the user's address. */
    q: z.string().max(200).default(""),
    from: z.iso.date().optional(),
    to: z.iso.date().optional(),
    /** Any address may name a language; here it changes error messages only. */
    lang: z.string().max(20).optional(),
  }),
  status: 200,
  reply: z.object({
    entries: z.array(
      z.object({
        id: z.int(),
        at: z.iso.datetime(),
        /** Null for what was done on the server's command line. */
        operator: z.object({ id: z.string(), email: z.string() }).nullable(),
        action: z.enum(AUDIT_ACTIONS),
        /** The user it was done to; the address is null once their account is gone. */
        target: z.object({ id: z.string(), email: z.string().nullable() }).nullable(),
        before: facts.nullable(),
        after: facts.nullable(),
        reason: z.string().nullable(),
        /** The admin's address, `command line` for the server's own. */
        ip: z.string(),
      }),
    ),
    total: z.int(),
    page: z.int(),
    pageSize: z.int(),
  }),
});
export type AuditEntry = z.infer<typeof auditLog.reply>["entries"][number];
