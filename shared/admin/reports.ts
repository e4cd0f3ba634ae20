import { z } from "zod";
import { endpoint } from "../endpoint.ts";
import { openDream } from "../open-dream.ts";
import { REPORT_REASONS } from "../reports.ts";

import { id, listReply, messageReply, pageNumber, time } from "./fields.ts";

/** `gone`: it had ended before an admin looked. */
export const REPORT_OUTCOMES = ["ended", "refused", "gone"] as const;
export type ReportOutcome = (typeof REPORT_OUTCOMES)[number];

export const REPORT_STATES = ["open", "settled"] as const;

/** UTF-16 code units of an admin's reason. */
export const DECISION_REASON_MAX = 500;

const report = z.object({
  id: z.string(),
  reason: z.enum(REPORT_REASONS),
  /** Text that the reporter wrote. */
  words: z.string(),
  /** Whether the reporter gets an answer by mail. */
  wantsAnswer: z.boolean(),
  createdAt: time,
  /** The user who shares what was reported; `email` is null once the account is deleted. */
  author: z.object({ id: z.string(), email: z.string().nullable() }),
  outcome: z.enum(REPORT_OUTCOMES).nullable(),
  settledAt: time.nullable(),
  /** As visitors see it; null once it has ended, and in a settled report. */
  shown: openDream.nullable(),
});
export type Report = z.infer<typeof report>;

export const listReports = endpoint({
  method: "GET",
  path: "/api/admin/reports",
  access: "admin",
  summary: "Reports of visitors: open ones, the oldest first, or settled ones, the newest first",
  query: z.strictObject({
    state: z.enum(REPORT_STATES).default("open"),
    page: pageNumber,
    lang: z.string().max(20).optional(),
  }),
  status: 200,
  reply: listReply.extend({ reports: z.array(report) }),
});

const why = z.string().trim().min(1).max(DECISION_REASON_MAX);

export const settleReport = endpoint({
  method: "POST",
  path: "/api/admin/reports/:id",
  access: "admin",
  summary:
    "Settle a report: end all links to the dream for good, or refuse the report. Who asked for an answer is mailed, and so is the author of what was ended; 409 once it is settled",
  params: z.strictObject({ id }),
  body: z.discriminatedUnion("decision", [
    z.strictObject({
      decision: z.literal("end"),
      /** The author is mailed it. */
      ground: z.enum(REPORT_REASONS),
      /** For the audit log. */
      why,
    }),
    z.strictObject({ decision: z.literal("refuse"), why }),
  ]),
  status: 200,
  reply: messageReply,
});
