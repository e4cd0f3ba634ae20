import type { Generated } from "kysely";
import type { ReportOutcome } from "#shared/admin/reports.ts";
import type { Locale } from "#shared/locales.ts";
import type { ReportReason } from "#shared/reports.ts";
import type { Fixed, Flag, Time } from "./columns.ts";

interface ShareLinks {
  id: Fixed<string>;
  user_id: Fixed<string>;
  dream_id: Fixed<string>;
  /** SHA-256 of the last part of its URL. */
  token_hash: Fixed<string>;
  image: Fixed<Flag>;
  video: Fixed<Flag>;
  reading: Fixed<Flag>;
  /** The user's own. */
  words: Fixed<Flag>;
  /** Shown as the dreamer. */
  name: Fixed<string | null>;
  password_hash: Fixed<string | null>;
  /** Of the form that made it: sent twice, it makes one link. */
  form_key: Fixed<string | null>;
  views: Generated<number>;
  created_at: Fixed<Time>;
  expires_at: Fixed<Time | null>;
  /** Since when it is ended by an admin. */
  refused_at: Generated<Time | null>;
}

interface Reports {
  id: Fixed<string>;
  /** Of the user who shares what is reported. */
  user_id: Fixed<string>;
  /** Null once the dream is deleted. */
  dream_id: Fixed<string | null>;
  link_id: Fixed<string>;
  reason: Fixed<ReportReason>;
  words: Fixed<string>;
  /** Where the answer goes; null without a wish for one, and once it is settled. */
  email: string | null;
  locale: Fixed<Locale>;
  created_at: Fixed<Time>;
  outcome: Generated<ReportOutcome | null>;
  settled_at: Generated<Time | null>;
}

/** What users show of their dreams, and what visitors report of it. */
export interface ShareSchema {
  share_links: ShareLinks;
  reports: Reports;
}
