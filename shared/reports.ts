import { z } from "zod";
import { emailSchema } from "./accounts.ts";
import { endpoint, NO_REPLY } from "./endpoint.ts";

/** What a report is about, and why an admin ends what was reported. */
export const REPORT_REASONS = ["child", "hate", "sexual", "personal", "rights", "other"] as const;
export type ReportReason = (typeof REPORT_REASONS)[number];

/** UTF-16 code units of a reporter's own words. */
export const REPORT_WORDS_MAX = 1000;

/** Names of the form's fields. `trap` is not shown: only programs fill it. */
export const REPORT_FIELDS = { reason: "reason", words: "words", email: "email", trap: "website" } as const;
/** Query parameter of the page that a report was sent from without script. */
export const REPORTED = "reported";

export const reportBody = z.strictObject({
  reason: z.enum(REPORT_REASONS),
  words: z.string().max(REPORT_WORDS_MAX).default(""),
  /** Gets the answer by mail; removed once the report is settled. */
  email: emailSchema.nullable().default(null),
  /** What a program wrote into the hidden field; a report with it is dropped. */
  website: z.string().max(2000).default(""),
});

export const reportShared = endpoint({
  method: "POST",
  path: "/api/shared/:id/reports",
  access: "everyone",
  summary:
    "Report to the site's admins what a link shows; 410 for a link that has ended. `id` is the last part of the link's URL",
  params: z.strictObject({ id: z.string().min(1).max(64) }),
  body: reportBody,
  ...NO_REPLY,
});
