import { z } from "zod";
import { PARTS } from "../dreams.ts";
import { endpoint } from "../endpoint.ts";
import { FAILURE_CODES } from "../errors.ts";
import { READING_LENSES } from "../lenses.ts";
import { freshPassword, id, messageReply, time } from "./fields.ts";

/** Each has a title and a text on what to do, under `admin:problem`. */
export const PROBLEMS = [
  "reports_open",
  "dreams_failed",
  "lenses_failed",
  "dreams_waiting",
  "provider_failing",
  "spending_near_ceiling",
  "webhooks_failed",
  "mails_failed",
  "mails_waiting",
  "disk_low",
  "storage_failing",
  "backup_missing",
  "backup_old",
  "drill_missing",
  "drill_old",
  "clock_jumped",
  "late_payments",
  "media_missing",
  "predictions_running",
  "ffmpeg_old",
] as const;
export type Problem = (typeof PROBLEMS)[number];

const unfinishedPart = z.object({
  dreamId: z.string(),
  part: z.enum(PARTS),
  status: z.enum(["queued", "processing", "failed"]),
  userId: z.string(),
  userEmail: z.string(),
  engine: z.string().nullable(),
  attempts: z.int(),
  /** When the dream was submitted. */
  createdAt: time,
  /** Time of the next attempt if queued, of the end if failed, of the start if processing. */
  at: time.nullable(),
  reason: z.enum(FAILURE_CODES).nullable(),
  /** Message of the last failed attempt, not translated. */
  lastError: z.string().nullable(),
});

const failedLens = z.object({
  dreamId: z.string(),
  lens: z.enum(READING_LENSES),
  userId: z.string(),
  userEmail: z.string(),
  engine: z.string(),
  attempts: z.int(),
  /** When it failed. */
  at: time,
  reason: z.enum(FAILURE_CODES).nullable(),
  /** Message of the last failed attempt, not translated. */
  lastError: z.string().nullable(),
});

const providerHealth = z.object({
  service: z.enum(["reading", "image", "video", "moderation"]),
  engine: z.string(),
  /** `paused`: its daily spending ceiling is reached; `unused`: no calls in the last 24 hours, or none are counted. */
  state: z.enum(["ok", "failing", "paused", "unused"]),
  /** Over the last 24 hours. */
  calls: z.int(),
  failures: z.int(),
  lastFailureAt: time.nullable(),
});
export type ProviderHealth = z.infer<typeof providerHealth>;

export const getAlerts = endpoint({
  method: "GET",
  path: "/api/admin/attention",
  access: "admin",
  summary: "What an admin has to look at: dreams, providers, webhooks, mails, storage",
  status: 200,
  reply: z.object({
    /** Only what is wrong, with how many (dreams, mails, providers...); 1 where nothing can be counted. */
    problems: z.array(z.object({ code: z.enum(PROBLEMS), count: z.int() })),
    /** At most 100: those that failed in the last 7 days, then running, then waiting ones, each newest first. */
    parts: z.array(unfinishedPart),
    /** Lenses that failed in the last 7 days, the latest 100; their users can ask for them again. */
    lenses: z.array(failedLens),
    /** Of all such parts, also those that `parts` has no room for. */
    counts: z.object({ failed: z.int(), running: z.int(), waiting: z.int() }),
    providers: z.array(providerHealth),
    /** Today (UTC), in millionths of a dollar; `ceiling` is null unless each provider in use has one. */
    spending: z.object({ today: z.int(), ceiling: z.int().nullable() }),
    webhooks: z.array(
      z.object({
        id: z.string(),
        type: z.string(),
        at: time,
        attempts: z.int(),
        error: z.string().nullable(),
      }),
    ),
    mails: z.array(
      z.object({
        id: z.string(),
        recipient: z.string(),
        template: z.string(),
        status: z.enum(["queued", "sending", "failed"]),
        attempts: z.int(),
        createdAt: time,
        nextAt: time.nullable(),
        error: z.string().nullable(),
      }),
    ),
    /** Sizes in bytes; times are null if it never happened. */
    storage: z.object({
      diskFree: z.int(),
      diskTotal: z.int(),
      database: z.int(),
      media: z.int(),
      lastBackupAt: time.nullable(),
      lastRestoreDrillAt: time.nullable(),
    }),
    /** `version` is null if it does not run; an old one gets no security fixes any more. */
    ffmpeg: z.object({ version: z.string().nullable(), old: z.boolean() }),
    /**
     * The last sweep of expired credits. While the clock is a day or more ahead of it, sweeps are `stopped`, until an
     * admin calls `confirm-clock`.
     */
    clock: z.object({ sweptAt: time.nullable(), stopped: z.boolean() }),
    /** Paid after the account was deleted, whose refund has failed so far. Amounts in minor units. */
    latePayments: z.array(
      z.object({
        id: z.string(),
        userId: z.string(),
        amount: z.int(),
        currency: z.string(),
        paidAt: time,
        attempts: z.int(),
        error: z.string().nullable(),
      }),
    ),
    /** Result of the last `npm run media:check`; at most 100 parts. */
    missingMedia: z.object({
      checkedAt: time.nullable(),
      dreams: z.int(),
      parts: z.array(
        z.object({
          dreamId: z.string(),
          part: z.enum(["image", "video"]),
          files: z.int(),
          userId: z.string(),
          userEmail: z.string().nullable(),
        }),
      ),
    }),
    checkedAt: time,
  }),
});
export type Alerts = z.infer<typeof getAlerts.reply>;

export const confirmClock = endpoint({
  method: "POST",
  path: "/api/admin/confirm-clock",
  access: "admin",
  summary:
    "Confirm the server's clock after a jump of more than a day: tokens that expired by it are removed",
  body: z.strictObject({ password: freshPassword }),
  status: 200,
  reply: messageReply,
});

export const retryPart = endpoint({
  method: "POST",
  path: "/api/admin/retry-part",
  access: "admin",
  summary: "Try a failed part again at the user's price, or a waiting one at once",
  body: z.strictObject({ dreamId: id, part: z.enum(PARTS) }),
  status: 200,
  reply: messageReply,
});
