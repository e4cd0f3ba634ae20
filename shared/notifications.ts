import { z } from "zod";
import { endpoint, NO_REPLY } from "./endpoint.ts";
import { timeSchema } from "./nights.ts";

/** What users can be notified of. `ready`: a dream is ready, or a part of it failed and its tokens came back. */
export const TOPICS = ["ready", "letter", "reminder"] as const;
export type Topic = (typeof TOPICS)[number];
export const CHANNELS = ["mail", "push"] as const;
export type Channel = (typeof CHANNELS)[number];
/** Browsers of one user that show notifications; of one more, the oldest gives way. */
export const PUSH_SUBSCRIPTIONS_MAX = 10;

const settingsSchema = z.object({
  ready: z.object({ mail: z.boolean(), push: z.boolean() }),
  /** Once a month. `ai`: an AI may write it, from its figures and titles. */
  letter: z.object({ mail: z.boolean(), push: z.boolean(), ai: z.boolean() }),
  /** At a local time of day, unless the user has written that night. */
  reminder: z.object({ mail: z.boolean(), push: z.boolean(), time: z.string() }),
});
export type NotificationSettings = z.infer<typeof settingsSchema>;

const alertsReply = z.object({
  settings: settingsSchema,
  /** Whether the user has answered the question after the first dream. */
  asked: z.boolean(),
  /** Whether the user has had a dream made: before that nothing asks for notifications. */
  dreamed: z.boolean(),
  /** Whether this site has an AI that can write the monthly letter. */
  letterAi: z.boolean(),
  push: z.object({
    /** For `PushManager.subscribe`, in base64url. */
    publicKey: z.string(),
    browsers: z.int(),
  }),
});
export type Alerts = z.infer<typeof alertsReply>;

export const getAlerts = endpoint({
  method: "GET",
  path: "/api/me/alerts",
  access: "user",
  summary: "What the user is notified of, by mail and by notifications of browsers",
  status: 200,
  reply: alertsReply,
});

const change = z.boolean().optional();
export const changeAlerts = endpoint({
  method: "POST",
  path: "/api/me/alerts",
  access: "user",
  summary: "Change what the user is notified of; what is left out stays",
  body: z.strictObject({
    ready: z.strictObject({ mail: change, push: change }).optional(),
    letter: z.strictObject({ mail: change, push: change, ai: change }).optional(),
    reminder: z.strictObject({ mail: change, push: change, time: timeSchema.optional() }).optional(),
    /** The question after the first dream is answered. */
    asked: z.literal(true).optional(),
  }),
  status: 200,
  reply: alertsReply,
});

const endpointUrl = z.url().max(1000);
export const subscribePush = endpoint({
  method: "POST",
  path: "/api/me/push",
  access: "user",
  summary:
    "Send notifications to this browser; 409 before the first dream, and at most ten browsers, of which the oldest gives way",
  body: z.strictObject({
    endpoint: endpointUrl,
    keys: z.strictObject({ p256dh: z.string().max(200), auth: z.string().max(100) }),
  }),
  ...NO_REPLY,
});

export const unsubscribePush = endpoint({
  method: "POST",
  path: "/api/me/push/remove",
  access: "user",
  summary: "Send no more notifications to a browser",
  body: z.strictObject({ endpoint: endpointUrl }),
  ...NO_REPLY,
});

export const turnOff = endpoint({
  method: "POST",
  path: "/api/alerts/off",
  access: "everyone",
  summary:
    "Turn one kind of message off with the token that it carries, without a session; also the one-click unsubscription of mail programs (RFC 8058)",
  query: z.strictObject({ token: z.string().min(1).max(300) }),
  status: 200,
  reply: z.object({ topic: z.enum(TOPICS), channel: z.enum(CHANNELS) }),
});
