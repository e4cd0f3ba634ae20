import type { Generated } from "kysely";
import type { ReportOutcome } from "#shared/admin/reports.ts";
import type { GalleryReason } from "#shared/community.ts";
import type { Mood } from "#shared/dreams.ts";
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
  /** Mark of the form that made it and of what it asked for: sent twice, it makes one link. */
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

interface GalleryEntries {
  id: Fixed<string>;
  user_id: Fixed<string>;
  dream_id: Fixed<string>;
  state: "waiting" | "shown" | "refused" | "withdrawn";
  video: Fixed<Flag>;
  /** The user's own words beside the picture; forgotten once it is withdrawn. */
  sentence: string | null;
  name: string | null;
  mood: Fixed<Mood | null>;
  /** Whether the decision is mailed. */
  mail: Fixed<Flag>;
  reason: Generated<GalleryReason | null>;
  /** An admin's, for the author. */
  note: Generated<string | null>;
  refusals: number;
  /** Ended after a report, and cannot be sent again. */
  barred: Flag;
  /** Counted by triggers. */
  likes: Generated<number>;
  sent_at: Fixed<Time>;
  shown_at: Generated<Time | null>;
  ended_at: Generated<Time | null>;
}

/** `symbol:water` or `mood:calm`. */
export type GalleryTopic = `${"symbol" | "mood"}:${string}`;

interface GalleryEntryTopics {
  entry_id: Fixed<string>;
  topic: Fixed<GalleryTopic>;
  shown_at: Fixed<Time>;
}

interface GalleryTopics {
  topic: Fixed<GalleryTopic>;
  /** Shown ones, counted by triggers. */
  entries: number;
}

interface GalleryLikes {
  entry_id: Fixed<string>;
  liker: Fixed<string>;
  /** Null for a visitor. */
  user_id: Fixed<string | null>;
  created_at: Fixed<Time>;
}

/** What users show of their dreams, and what visitors report of it. */
export interface ShareSchema {
  share_links: ShareLinks;
  reports: Reports;
  gallery_entries: GalleryEntries;
  gallery_entry_topics: GalleryEntryTopics;
  gallery_topics: GalleryTopics;
  gallery_likes: GalleryLikes;
}
