import type { NotificationSchema } from "./notification-schema.ts";
import type { Generated } from "kysely";
import type { Depth, DreamStatus, Mood, Part, PartStatus, Resolution, Style } from "#shared/dreams.ts";
import type { FailureCode } from "#shared/errors.ts";
import type { ReadingLens } from "#shared/lenses.ts";
import type { Locale } from "#shared/locales.ts";
import type { Fixed, Flag, Maintained, QueueColumns, Time } from "./columns.ts";
import type { KeySchema } from "./key-schema.ts";
import type { LedgerSchema } from "./ledger-schema.ts";
import type { AdminSchema } from "./admin-schema.ts";
import type { PatternSchema } from "./pattern-schema.ts";
import type { PaymentSchema } from "./payment-schema.ts";
import type { ProviderSchema } from "./provider-schema.ts";
import type { ShareSchema } from "./share-schema.ts";
import type { SignInSchema } from "./sign-in-schema.ts";
import type { TotalsSchema } from "./totals-schema.ts";
import type { WorkSchema } from "./work-schema.ts";

interface Users {
  id: Fixed<string>;
  /** Null for a deleted account. */
  email: string | null;
  name: string;
  password_hash: string;
  locale: Locale;
  email_verified_at: Time | null;
  banned_until: Time | null;
  created_at: Fixed<Time>;
  last_sign_in_at: Time | null;
  registration_country: string | null;
  last_login_country: string | null;
  deleted_at: Time | null;
  /** IANA name; null while it is not known. */
  time_zone: string | null;
  /** Local hour at which a night ends. */
  night_ends: Generated<number>;
}

interface UserRoles {
  user_id: string;
  role: "admin";
}

/** Deleted accounts with dreams or files that are still to be removed. */
interface AccountRemovals {
  user_id: Fixed<string>;
  at: Fixed<Time>;
}

interface Sessions {
  /** SHA-256 of the session id, so that a copy of the database contains no usable id. */
  id_hash: string;
  user_id: string;
  data: string;
  created_at: Fixed<Time>;
  expires_at: Time;
  user_agent: string;
  /** Two letters: where the session began. */
  country: Fixed<string | null>;
  /** Hash of the id before this one, and how long that is recognised. */
  replaced_hash: string | null;
  replaced_until: Time | null;
}

interface CountedAttempts {
  kind: Fixed<string>;
  bucket: Fixed<number>;
  attempts: number;
  /** End of the window that began with the first attempt. */
  ends_at: Time;
}

interface MailLinks {
  token_hash: Fixed<string>;
  user_id: string;
  purpose: "verify" | "reset";
  /** The email address that the link verifies. */
  email: string;
  created_at: Fixed<Time>;
  expires_at: Time;
  used_at: Time | null;
}

interface EmailChanges {
  id: Fixed<string>;
  user_id: Fixed<string>;
  from_email: Fixed<string>;
  to_email: Fixed<string>;
  /** Of the link to the new address; null once another change took its place. */
  confirm_hash: string | null;
  /** Of the links to the old address, mailed before and after the change; null where it was not verified. */
  stop_hash: string | null;
  undo_hash: Generated<string | null>;
  requested_at: Fixed<Time>;
  confirm_until: Fixed<Time>;
  /** End of the links to the old address. */
  expires_at: Time;
  confirmed_at: Generated<Time | null>;
}

interface WelcomeClaims {
  /** Keyed hash of the email address; it outlives the account. */
  email_hmac: string;
  claimed_at: Time;
}

interface Mails {
  id: Fixed<string>;
  recipient: string;
  locale: Locale;
  template: string;
  /** JSON for the template; emptied once sent. */
  data: string;
  status: "queued" | "sending" | "sent" | "failed";
  attempts: Generated<number>;
  run_at: Time;
  created_at: Fixed<Time>;
  sent_at: Time | null;
  last_error: string | null;
  /** 1: a mail to many, sent after those that a user waits for. */
  bulk: Generated<Flag>;
  /** While it is sent, until `run_at`. */
  lease_token: string | null;
  /** Id of the worker that sends it, or did last. */
  worker: string | null;
}

interface Dreams {
  id: Fixed<string>;
  user_id: Fixed<string>;
  kind: Fixed<"dream" | "note">;
  status: DreamStatus;
  dream_text: string;
  /** Folded words of all that the library's search finds. */
  search_text: string;
  language: Locale;
  depth: Depth;
  resolution: Resolution;
  style: Fixed<Style>;
  seed: Fixed<string>;
  title: string | null;
  /** JSON of an `Interpretation`. */
  interpretation: string | null;
  /** JSON list of strings. */
  tags: Generated<string>;
  /** Prompt of the image engine; not shown to users. */
  art_direction: string | null;
  /** JSON of an `Imagery`; not shown to users. */
  imagery: string | null;
  idempotency_key: Fixed<string | null>;
  request_hash: Fixed<string>;
  created_at: Fixed<Time>;
  finished_at: Time | null;
  /** `YYYY-MM-DD`: the evening on which the dream's night began. */
  night: string;
  /** Of the local day; null where it is unknown. */
  minute: number | null;
  mood: Mood | null;
  favourite: Generated<Flag>;
  lucid: Generated<Flag>;
  nightmare: Generated<Flag>;
  recurring: Generated<Flag>;
  /** JSON list of the user's own tags. */
  own_tags: Generated<string>;
  /** Since when it is in the bin. */
  deleted_at: Time | null;
  /** UTF-8 bytes of the title, tags, reading and lenses that came with an import. */
  imported_bytes: Generated<number>;
}

/** A user's private note to a dream. */
interface DreamRemarks {
  dream_id: Fixed<string>;
  text: string;
  updated_at: Time;
}

/** The tags, of both kinds, of the dreams that are not in the bin. */
interface DreamTags {
  user_id: Maintained<string>;
  tag: Maintained<string>;
  night: Maintained<string>;
  created_at: Maintained<Time>;
  dream_id: Maintained<string>;
}

interface DreamParts {
  dream_id: Fixed<string>;
  part: Fixed<Part>;
  status: PartStatus;
  cost: number;
  round: Generated<number>;
  progress: Generated<number>;
  engine: string | null;
  engine_version: Generated<string | null>;
  error: FailureCode | null;
  started_at: Time | null;
  finished_at: Time | null;
  /** The last round that was spent without a result, as the dream was deleted after the part had begun. */
  dropped_round: Generated<number>;
}

interface DreamEvents {
  dream_id: Fixed<string>;
  /** 1, 2, 3... in the order of commits; begins again where the events of an ended dream were removed. */
  seq: Fixed<number>;
  /** Null where the dream as a whole changed. */
  part: Part | null;
  status: DreamStatus | PartStatus;
  progress: number;
  at: Time;
}

/** Summaries of readings that are being written and that only streams of other processes show. */
interface PartialSummaries {
  dream_id: Fixed<string>;
  summary: string;
}

interface Media {
  dream_id: string;
  /** `image-1024.webp`, `video.mp4`, `poster.webp`... */
  name: string;
  /** Path below the media folder. */
  file: string;
  content_type: string;
  bytes: number;
  sha256: string;
  width: number;
  height: number;
  seconds: number | null;
  created_at: Time;
}

type JobStatus = "queued" | "running" | "done" | "failed" | "cancelled";

interface Jobs extends QueueColumns<JobStatus> {
  id: Fixed<string>;
  dream_id: Fixed<string>;
  /** The owner of the dream. */
  user_id: Maintained<string>;
  part: Fixed<Part>;
  round: Fixed<number>;
  /** 1 while an earlier part of the dream is queued or running. */
  blocked: Maintained<Flag>;
  /** Id of the job at the provider, saved before it is first polled. */
  provider_job: string | null;
  created_at: Fixed<Time>;
}

/** A lens on a dream, and the job by which it is made. */
interface DreamLenses extends QueueColumns<JobStatus> {
  dream_id: Fixed<string>;
  lens: Fixed<ReadingLens>;
  /** Of the job; another one in each round. */
  id: string;
  /** The owner of the dream. */
  user_id: Fixed<string>;
  round: Generated<number>;
  cost: number;
  engine: string;
  /** JSON of a `LensContent`. */
  content: string | null;
  error: FailureCode | null;
  created_at: Time;
  started_at: Time | null;
  finished_at: Time | null;
}

interface VerticalVideos extends QueueColumns<"queued" | "running" | "failed"> {
  dream_id: Fixed<string>;
  id: string;
  /** The owner of the dream. */
  user_id: Fixed<string>;
  created_at: Time;
}

interface MediaChecks {
  id: Fixed<1>;
  checked_at: Time;
  files: number;
}

interface MissingMedia {
  dream_id: Fixed<string>;
  part: Fixed<"image" | "video">;
  files: number;
}

interface UserRevisions {
  user_id: string;
  revision: number;
}

export interface Schema
  extends
    LedgerSchema,
    AdminSchema,
    KeySchema,
    PatternSchema,
    PaymentSchema,
    ProviderSchema,
    ShareSchema,
    TotalsSchema,
    WorkSchema,
    NotificationSchema,
    SignInSchema {
  users: Users;
  user_roles: UserRoles;
  account_removals: AccountRemovals;
  sessions: Sessions;
  counted_attempts: CountedAttempts;
  mail_links: MailLinks;
  email_changes: EmailChanges;
  welcome_claims: WelcomeClaims;
  mails: Mails;
  dreams: Dreams;
  dream_tags: DreamTags;
  dream_remarks: DreamRemarks;
  dream_parts: DreamParts;
  dream_events: DreamEvents;
  partial_summaries: PartialSummaries;
  media: Media;
  jobs: Jobs;
  dream_lenses: DreamLenses;
  vertical_videos: VerticalVideos;
  media_checks: MediaChecks;
  missing_media: MissingMedia;
  person_revisions: UserRevisions;
}
