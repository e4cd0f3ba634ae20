import { z } from "zod";
import { PARTS } from "../dreams.ts";
import { endpoint } from "../endpoint.ts";
import { FAILURE_CODES } from "../errors.ts";
import { freshPassword } from "./security.ts";

const id = z.string().min(1).max(64);
const time = z.iso.datetime();

/** Each has one sentence on what to do. */
export const PROBLEMS = [
  "dreams_failed",
  "dreams_waiting",
  "provider_failing",
  "spending_near_ceiling",
  "webhooks_failed",
  "mails_failed",
  "mails_waiting",
  "disk_low",
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
  /** When it was ordered. */
  createdAt: time,
  /** Queued: the next attempt. Failed: when it ended. Running: when it began. */
  at: time.nullable(),
  reason: z.enum(FAILURE_CODES).nullable(),
  /** The last attempt's own words, for whoever looks after the site. */
  lastError: z.string().nullable(),
});

const providerHealth = z.object({
  service: z.enum(["reading", "image", "video", "moderation"]),
  engine: z.string(),
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
  summary: "What waits for an operator: dreams, providers, webhooks, mails, storage",
  status: 200,
  reply: z.object({
    problems: z.array(z.object({ code: z.enum(PROBLEMS), count: z.int() })),
    /** Failed first, then running, then waiting; the newest 100. Failed ones of the last 7 days. */
    parts: z.array(unfinishedPart),
    counts: z.object({ failed: z.int(), running: z.int(), waiting: z.int() }),
    providers: z.array(providerHealth),
    /** Today (UTC), in millionths of a dollar; null without a ceiling. */
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
    /** Bytes. Times are null where no such thing ever happened. */
    storage: z.object({
      diskFree: z.int(),
      diskTotal: z.int(),
      database: z.int(),
      media: z.int(),
      lastBackupAt: time.nullable(),
      lastRestoreDrillAt: time.nullable(),
    }),
    /** The program that encodes videos; null where it does not run. Old: it gets no security fixes any more. */
    ffmpeg: z.object({ version: z.string().nullable(), old: z.boolean() }),
    /** Of the sweep of expired tokens. Stopped: the clock is a day or more ahead of it, and waits for `confirm-clock`. */
    clock: z.object({ sweptAt: time.nullable(), stopped: z.boolean() }),
    /** Paid after their account was deleted and not sent back yet, though that was tried. Amounts in minor units. */
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
    /** By the last `npm run media:check`; at most 100 parts. */
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
  reply: z.object({ message: z.string() }),
});

export const retryPart = endpoint({
  method: "POST",
  path: "/api/admin/retry-part",
  access: "admin",
  summary: "Try a failed part again at the person's price, or a waiting one at once",
  body: z.strictObject({ dreamId: id, part: z.enum(PARTS) }),
  status: 200,
  reply: z.object({ message: z.string() }),
});
