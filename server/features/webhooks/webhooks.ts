import { createHash, randomUUID } from "node:crypto";
import type { Config } from "#server/config.ts";
import type { Db, Trx } from "#server/db/open.ts";
import { signalOnCommit, transact } from "#server/db/transaction.ts";
import { AppError } from "#server/errors.ts";
import { mayHaveKeys } from "#server/features/api-keys/api-keys.ts";
import type { Secrets } from "#server/keys.ts";
import type { WebhookSender } from "#server/providers/webhooks/send.ts";
import { newWebhookSecret } from "#server/providers/webhooks/sign.ts";
import { seal, unseal } from "#server/sealed.ts";
import { DAY_MS, HOUR_MS } from "#shared/durations.ts";
import {
  MESSAGES_SHOWN,
  OLD_SECRET_HOURS,
  WEBHOOK_EVENTS,
  WEBHOOKS_MAX,
  type Webhook,
  type WebhookEvent,
  type WebhookMessage,
} from "#shared/webhooks.ts";
import * as queries from "./queries.ts";
import type { MessageRow, WebhookRow } from "./queries.ts";

export interface WebhookDeps {
  db: Db;
  config: Pick<Config, "publicUrl" | "payments" | "sessionSecrets">;
  sender: Pick<WebhookSender, "isAllowed">;
  now: () => Date;
}

/** Purpose of the key that seals the secrets. */
export const SEALED_FOR = "webhook secrets";
/** How long a message that ended is listed and can be sent again. */
const RETENTION_MS = 30 * DAY_MS;

const FLAG = { "dream.done": "on_done", "dream.failed": "on_failed" } as const satisfies Record<
  WebhookEvent,
  string
>;

const toWebhook = (row: WebhookRow): Webhook => ({
  id: row.id,
  url: row.url,
  events: WEBHOOK_EVENTS.filter((event) => row[FLAG[event]] === 1),
  createdAt: row.created_at,
  failingSince: row.failing_since,
  disabledAt: row.disabled_at,
});

const toMessage = (row: MessageRow): WebhookMessage => ({
  id: row.id,
  type: row.type,
  dreamId: row.dream_id,
  status: row.status,
  attempts: row.attempts,
  nextAttemptAt: row.status === "waiting" ? row.run_at : null,
  lastAttemptAt: row.last_at,
  lastStatus: row.last_status,
  lastError: row.last_error,
  lastMs: row.last_ms,
  createdAt: row.created_at,
});

const sealSecret = (secret: string, secrets: Secrets) => seal(secret, secrets, SEALED_FOR);

/**
 * Makes a webhook. The secret is in this reply alone. Throws `invalid_input` (url), `forbidden` where the plan has no
 * API, `conflict` at the most that a user can have.
 */
export async function createWebhook(
  { sender, ...deps }: WebhookDeps,
  userId: string,
  { url, events }: { url: string; events: readonly WebhookEvent[] },
): Promise<{ webhook: Webhook; secret: string }> {
  if (!sender.isAllowed(url))
    throw new AppError("invalid_input", { issues: [{ path: "url", message: "not_usable" }] });
  const secret = newWebhookSecret();
  const row = await transact(deps.db, { user: userId }, async (trx) => {
    if (!(await mayHaveKeys({ ...deps, db: trx }, userId)))
      throw new AppError("forbidden", { reason: "plan" });
    if ((await queries.webhooksOf(trx, userId)).length >= WEBHOOKS_MAX)
      throw new AppError("conflict", { reason: "too_many_webhooks", max: WEBHOOKS_MAX });
    return queries.insertWebhook(trx, {
      id: randomUUID(),
      user_id: userId,
      url: new URL(url).href,
      on_done: events.includes("dream.done") ? 1 : 0,
      on_failed: events.includes("dream.failed") ? 1 : 0,
      sealed_secret: sealSecret(secret, deps.config.sessionSecrets),
      created_at: deps.now().toISOString(),
    });
  });
  return { webhook: toWebhook(row), secret };
}

/** A user's webhooks with their latest messages, the newest first. */
export async function listWebhooks(
  db: Db,
  userId: string,
): Promise<(Webhook & { messages: WebhookMessage[] })[]> {
  const rows = await queries.webhooksOf(db, userId);
  return await Promise.all(
    rows.map(async (row) => ({
      ...toWebhook(row),
      messages: (await queries.messagesOf(db, row.id, MESSAGES_SHOWN)).map(toMessage),
    })),
  );
}

/** Throws `not_found`. */
async function findOwn(trx: Trx, userId: string, id: string): Promise<WebhookRow> {
  const row = await queries.findWebhook(trx, userId, id);
  if (!row) throw new AppError("not_found");
  return row;
}

/** Deletes a webhook of the user. Throws `not_found`. */
export async function deleteWebhook(db: Db, userId: string, id: string): Promise<void> {
  const deleted = await transact(db, { user: userId }, (trx) => queries.deleteWebhook(trx, userId, id));
  if (!deleted) throw new AppError("not_found");
}

/** Turns a webhook on again. Throws `not_found`. */
export async function enableWebhook(db: Db, userId: string, id: string): Promise<Webhook> {
  return transact(db, { user: userId }, async (trx) => {
    await findOwn(trx, userId, id);
    return toWebhook((await queries.updateWebhook(trx, id, { disabled_at: null, failing_since: null }))!);
  });
}

/** Gives a webhook a new secret; the one before signs too for a day. Throws `not_found`. */
export async function rotateSecret(
  { db, config, now }: Pick<WebhookDeps, "db" | "config" | "now">,
  userId: string,
  id: string,
): Promise<{ webhook: Webhook; secret: string }> {
  const secret = newWebhookSecret();
  const row = await transact(db, { user: userId }, async (trx) => {
    const { sealed_secret: old } = await findOwn(trx, userId, id);
    return queries.updateWebhook(trx, id, {
      sealed_secret: sealSecret(secret, config.sessionSecrets),
      old_sealed_secret: old,
      old_until: new Date(now().getTime() + OLD_SECRET_HOURS * HOUR_MS).toISOString(),
    });
  });
  return { webhook: toWebhook(row!), secret };
}

/** Seals every secret with the present session secret, as `resealSeeds` does. Returns how many it changed. */
export async function resealWebhookSecrets(db: Db, secrets: Secrets): Promise<number> {
  let changed = 0;
  for (const { id, user_id: user, ...row } of await queries.allSecrets(db)) {
    for (const column of ["sealed_secret", "old_sealed_secret"] as const) {
      const from = row[column];
      const opened = from === null ? null : unseal(from, secrets, SEALED_FOR);
      if (from === null || !opened?.stale) continue;
      const change = { column, from, to: sealSecret(opened.text, secrets) };
      if (await transact(db, { user }, (trx) => queries.replaceSecret(trx, id, change))) changed++;
    }
  }
  return changed;
}

/** Throws `conflict` for a webhook that was turned off. */
function assertOn(row: WebhookRow): void {
  if (row.disabled_at !== null) throw new AppError("conflict", { reason: "webhook_disabled" });
}

/** Queues an event to try a webhook out. Throws `not_found`, `conflict`. */
export async function testWebhook(
  { db, now }: Pick<WebhookDeps, "db" | "now">,
  userId: string,
  id: string,
): Promise<WebhookMessage> {
  return transact(db, { user: userId }, async (trx) => {
    assertOn(await findOwn(trx, userId, id));
    const at = now().toISOString();
    const messageId = `msg_${randomUUID()}`;
    const event = { type: "webhook.test", dream_id: null, data: "{}" } as const;
    await queries.insertMessages(trx, [
      { id: messageId, webhook_id: id, user_id: userId, ...event, run_at: at, created_at: at },
    ]);
    signalOnCommit(trx, "webhookDue");
    return toMessage((await queries.findMessage(trx, userId, messageId))!);
  });
}

/** Sends a message again, now and with the same id. Throws `not_found`, `conflict`. */
export async function replayMessage(
  { db, now }: Pick<WebhookDeps, "db" | "now">,
  userId: string,
  id: string,
): Promise<WebhookMessage> {
  return transact(db, { user: userId }, async (trx) => {
    const message = await queries.findMessage(trx, userId, id);
    if (!message) throw new AppError("not_found");
    assertOn(await findOwn(trx, userId, message.webhook_id));
    await queries.requeueMessage(trx, message, now().toISOString());
    signalOnCommit(trx, "webhookDue");
    return toMessage((await queries.findMessage(trx, userId, id))!);
  });
}

/** The end of a dream, without its words. */
export interface DreamEnd {
  dreamId: string;
  userId: string;
  status: "done" | "failed";
  parts: Readonly<Record<string, string>>;
  createdAt: string;
  now: Date;
}

/** Queues the end of a dream for the webhooks of its user, in the transaction that ends it. Once for each end. */
export async function queueDreamEnd(trx: Trx, end: DreamEnd): Promise<void> {
  const { dreamId, userId, status, parts, createdAt, now } = end;
  const type = `dream.${status}` as const;
  const webhooks = (await queries.webhooksOf(trx, userId)).filter(
    (row) => row[FLAG[type]] === 1 && row.disabled_at === null,
  );
  if (webhooks.length === 0) return;
  const at = now.toISOString();
  const data = JSON.stringify({ dreamId, status, parts, createdAt, finishedAt: at });
  await queries.insertMessages(
    trx,
    webhooks.map(({ id }) => ({
      id: `msg_${createHash("sha256").update(`${id}\n${dreamId}\n${at}`).digest("base64url").slice(0, 32)}`,
      webhook_id: id,
      user_id: userId,
      type,
      dream_id: dreamId,
      data,
      run_at: at,
      created_at: at,
    })),
  );
  signalOnCommit(trx, "webhookDue");
}

/** Deletes a batch of old messages; returns how many. */
export const sweepMessages = (db: Db, now: Date): Promise<number> =>
  queries.deleteOldMessages(db, new Date(now.getTime() - RETENTION_MS).toISOString());
