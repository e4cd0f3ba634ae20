import { z } from "zod";
import { endpoint, NO_REPLY } from "./endpoint.ts";

/** What a webhook can be called for: `dream.done` where a dream has ended with at least one part, else `dream.failed`. */
export const WEBHOOK_EVENTS = ["dream.done", "dream.failed"] as const;
export type WebhookEvent = (typeof WEBHOOK_EVENTS)[number];
/** Webhooks of one user. */
export const WEBHOOKS_MAX = 5;
export const WEBHOOK_URL_MAX = 2000;
/** Messages of one webhook that a list has. */
export const MESSAGES_SHOWN = 20;
/** How long the secret before the last one signs too. */
export const OLD_SECRET_HOURS = 24;
/** Days after which a webhook that has only failed is turned off. */
export const FAILING_DAYS = 3;

/** Names of the fields of the forms of webhooks. An event is a field of its name. */
export const WEBHOOK_FIELDS = {
  url: "url",
  action: "action",
  id: "webhook",
  message: "message",
  password: "password",
} as const;
export const WEBHOOK_ACTIONS = ["create", "end", "enable", "rotate", "test", "replay"] as const;
export type WebhookAction = (typeof WEBHOOK_ACTIONS)[number];

const webhookSchema = z.object({
  id: z.string(),
  url: z.string(),
  events: z.array(z.enum(WEBHOOK_EVENTS)),
  createdAt: z.iso.datetime(),
  /** Since when every delivery has failed. */
  failingSince: z.iso.datetime().nullable(),
  /** When it was turned off, because it failed for days or its receiver replied 410. */
  disabledAt: z.iso.datetime().nullable(),
});
export type Webhook = z.infer<typeof webhookSchema>;

/** Why a delivery failed where there was no reply to it. */
export const DELIVERY_ERRORS = [
  "timeout",
  "unreachable",
  "private_address",
  "plan",
  "secret",
  "disabled",
] as const;

const messageSchema = z.object({
  /** The `webhook-id`. */
  id: z.string(),
  type: z.enum([...WEBHOOK_EVENTS, "webhook.test"]),
  dreamId: z.string().nullable(),
  status: z.enum(["waiting", "delivered", "failed"]),
  attempts: z.int(),
  /** While it waits. */
  nextAttemptAt: z.iso.datetime().nullable(),
  lastAttemptAt: z.iso.datetime().nullable(),
  /** HTTP status of the last reply; null where there was none. */
  lastStatus: z.int().nullable(),
  lastError: z.enum(DELIVERY_ERRORS).nullable(),
  lastMs: z.int().nullable(),
  createdAt: z.iso.datetime(),
});
export type WebhookMessage = z.infer<typeof messageSchema>;

const idParams = z.strictObject({ id: z.string().min(1).max(64) });
const secret = z.string().regex(/^whsec_[A-Za-z0-9+/=]{32,}$/);

export const createWebhook = endpoint({
  method: "POST",
  path: "/api/account/webhooks",
  access: "user",
  summary:
    "Have a URL called at the end of the user's dreams, signed after Standard Webhooks; the reply is the only one with the secret. https on port 443 of a public host. Needs a fresh proof, and 403 where the plan has no API",
  body: z.strictObject({
    url: z.string().min(1).max(WEBHOOK_URL_MAX),
    events: z.array(z.enum(WEBHOOK_EVENTS)).min(1).max(WEBHOOK_EVENTS.length),
  }),
  status: 201,
  reply: z.object({ webhook: webhookSchema, secret }),
});

export const listWebhooks = endpoint({
  method: "GET",
  path: "/api/account/webhooks",
  access: "user",
  summary:
    "The user's webhooks, the newest first, each with its latest messages, and whether the plan allows them",
  status: 200,
  reply: z.object({
    webhooks: z.array(webhookSchema.extend({ messages: z.array(messageSchema) })),
    /** False: webhooks rest, and none can be made. */
    allowed: z.boolean(),
  }),
});

export const deleteWebhook = endpoint({
  method: "DELETE",
  path: "/api/account/webhooks/:id",
  access: "user",
  summary: "Delete a webhook with its messages",
  params: idParams,
  ...NO_REPLY,
});

export const enableWebhook = endpoint({
  method: "POST",
  path: "/api/account/webhooks/:id/enable",
  access: "user",
  summary: "Turn a webhook on again that was turned off after failures",
  params: idParams,
  status: 200,
  reply: z.object({ webhook: webhookSchema }),
});

export const rotateWebhookSecret = endpoint({
  method: "POST",
  path: "/api/account/webhooks/:id/secret",
  access: "user",
  summary: "Give a webhook a new secret; the one before signs too for 24 hours. Needs a fresh proof",
  params: idParams,
  status: 200,
  reply: z.object({ webhook: webhookSchema, secret }),
});

export const testWebhook = endpoint({
  method: "POST",
  path: "/api/account/webhooks/:id/test",
  access: "user",
  summary: "Send a webhook an event of the type webhook.test; 409 while it is turned off",
  params: idParams,
  status: 202,
  reply: z.object({ message: messageSchema }),
});

export const replayWebhookMessage = endpoint({
  method: "POST",
  path: "/api/account/webhook-messages/:id/replay",
  access: "user",
  summary: "Send a message again now, with the same webhook-id; 409 while its webhook is turned off",
  params: idParams,
  status: 202,
  reply: z.object({ message: messageSchema }),
});
