import type { FastifyInstance, FastifyRequest } from "fastify";
import type { Config } from "#server/config.ts";
import type { Store } from "#server/db/open.ts";
import { mayHaveKeys } from "#server/features/api-keys/api-keys.ts";
import { limitBy } from "#server/http/rate-limits.ts";
import { registerEndpoint } from "#server/http/register.ts";
import { securityEvent } from "#server/http/security-log.ts";
import type { WebhookSender } from "#server/providers/webhooks/send.ts";
import { HOUR_MS } from "#shared/durations.ts";
import * as contract from "#shared/webhooks.ts";
import * as rules from "./webhooks.ts";

const CHANGES_PER_HOUR = 60;
/** Messages sent again or to try a webhook out. */
const SENDS_PER_HOUR = 120;

interface WebhookRouteDeps {
  config: Config;
  store: Pick<Store, "db">;
  webhookSender: WebhookSender;
  now: () => Date;
  /** Throws `invalid_input` without a fresh proof, `forbidden` before an admin's second factor. */
  requireChangeAccess: (request: FastifyRequest, now: Date) => void;
}

/** The endpoints by which users manage their webhooks. */
export function registerWebhookRoutes(
  app: FastifyInstance,
  { config, store, webhookSender: sender, now, requireChangeAccess }: WebhookRouteDeps,
): void {
  const { db } = store;
  const deps = { db, config, sender, now };
  const perHour = { windowMs: HOUR_MS, limited: "account" } as const;
  const limits = [limitBy(app, { ...perHour, kind: "webhook changes", max: CHANGES_PER_HOUR })];
  const sends = [limitBy(app, { ...perHour, kind: "webhook sends", max: SENDS_PER_HOUR })];

  registerEndpoint(app, contract.listWebhooks, async ({ user }) => ({
    webhooks: await rules.listWebhooks(db, user.id),
    allowed: await mayHaveKeys(deps, user.id),
  }));

  registerEndpoint(app, { ...contract.createWebhook, limits }, async ({ body, user, request }) => {
    requireChangeAccess(request, now());
    const made = await rules.createWebhook(deps, user.id, body);
    securityEvent(request, "webhook_added");
    return made;
  });

  registerEndpoint(app, { ...contract.deleteWebhook, limits }, async ({ params, user, request }) => {
    await rules.deleteWebhook(db, user.id, params.id);
    securityEvent(request, "webhook_removed");
  });

  registerEndpoint(app, { ...contract.enableWebhook, limits }, async ({ params, user }) => ({
    webhook: await rules.enableWebhook(db, user.id, params.id),
  }));

  registerEndpoint(app, { ...contract.rotateWebhookSecret, limits }, async ({ params, user, request }) => {
    requireChangeAccess(request, now());
    const made = await rules.rotateSecret(deps, user.id, params.id);
    securityEvent(request, "webhook_secret_changed");
    return made;
  });

  registerEndpoint(app, { ...contract.testWebhook, limits: sends }, async ({ params, user }) => ({
    message: await rules.testWebhook(deps, user.id, params.id),
  }));

  registerEndpoint(app, { ...contract.replayWebhookMessage, limits: sends }, async ({ params, user }) => ({
    message: await rules.replayMessage(deps, user.id, params.id),
  }));
}
