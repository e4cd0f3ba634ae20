import type { Config } from "#server/config.ts";
import type { Db, Trx } from "#server/db/open.ts";
import { ownTurn } from "#server/db/own-turn.ts";
import { watchElsewhere } from "#server/db/remote-signals.ts";
import { signalsOf } from "#server/db/signals.ts";
import { transact } from "#server/db/transaction.ts";
import { mailUser } from "#server/features/accounts/accounts.ts";
import { mayHaveKeys } from "#server/features/api-keys/api-keys.ts";
import { createLoop, type Loop } from "#server/jobs/loop.ts";
import { createSendingPlaces } from "#server/jobs/sending-places.ts";
import type { DeliveryResult, WebhookSender } from "#server/providers/webhooks/send.ts";
import { signedHeaders } from "#server/providers/webhooks/sign.ts";
import { seal, unseal } from "#server/sealed.ts";
import { DAY_MS, HOUR_MS, MINUTE_MS } from "#shared/durations.ts";
import { FAILING_DAYS } from "#shared/webhooks.ts";
import * as queries from "./queries.ts";
import type { MessageRow, WebhookRow } from "./queries.ts";
import { SEALED_FOR } from "./webhooks.ts";

const POLL_MS = 5000;
/** Longer than a receiver and its name servers may take. */
const LEASE_MS = MINUTE_MS;
/** Waits between the attempts, as Standard Webhooks proposes: three days and some hours in all. */
const WAITS_MS = [
  5000,
  5 * MINUTE_MS,
  30 * MINUTE_MS,
  ...[2, 5, 10, 14, 20, 24].map((hours) => hours * HOUR_MS),
];
const RETRY_AFTER_MAX_MS = DAY_MS;

export interface WebhookWorkerDeps {
  db: Db;
  config: Pick<Config, "publicUrl" | "payments" | "sessionSecrets">;
  sender: WebhookSender;
  log: Record<"info" | "error", (fields: object, message: string) => void>;
  now: () => Date;
}

interface Resealed {
  from: string;
  to: string;
}
type Outcome = DeliveryResult | { error: "plan" | "secret" | "disabled" };

/** The secrets that sign now, the newest first; `resealed` where the newest was sealed with an old session secret. */
function openSecrets(webhook: WebhookRow, { config, now }: WebhookWorkerDeps) {
  const open = (sealed: string | null) =>
    sealed === null ? null : unseal(sealed, config.sessionSecrets, SEALED_FOR);
  const current = open(webhook.sealed_secret);
  if (!current) return null;
  const isOldValid = webhook.old_until !== null && webhook.old_until > now().toISOString();
  const old = isOldValid ? open(webhook.old_sealed_secret) : null;
  return {
    secrets: [current.text, ...(old ? [old.text] : [])],
    resealed: current.stale
      ? { from: webhook.sealed_secret, to: seal(current.text, config.sessionSecrets, SEALED_FOR) }
      : null,
  };
}

/** Makes one attempt at a claimed message. Throws when the worker stops. */
async function attempt(deps: WebhookWorkerDeps, message: MessageRow, stopping: AbortSignal): Promise<void> {
  const { db, sender, now } = deps;
  const webhook = await queries.findWebhook(db, message.user_id, message.webhook_id);
  if (!webhook) return;
  const began = performance.now();
  const settle = (outcome: Outcome, resealed: Resealed | null = null) =>
    transact(db, { user: message.user_id }, (trx) =>
      recordAttempt(trx, deps, { message, outcome, resealed, ms: Math.round(performance.now() - began) }),
    );
  if (webhook.disabled_at !== null) return settle({ error: "disabled" });
  if (!(await mayHaveKeys(deps, webhook.user_id))) return settle({ error: "plan" });
  const opened = openSecrets(webhook, deps);
  if (!opened) return settle({ error: "secret" });
  const { id, type, created_at: timestamp } = message;
  const body = JSON.stringify({ id, type, timestamp, data: JSON.parse(message.data) as object });
  const headers = signedHeaders({ id, body, now: now() }, opened.secrets);
  await settle(await sender.send(webhook.url, { headers, body }, stopping), opened.resealed);
}

/** Milliseconds until the next attempt; null after the last one, and where another would not help. */
function waitAfter(attempts: number, outcome: Outcome): number | null {
  if ("error" in outcome && ["plan", "secret", "disabled"].includes(outcome.error)) return null;
  const wait = WAITS_MS[attempts - 1];
  if (wait === undefined) return null;
  const asked = "retryAfter" in outcome ? Number(outcome.retryAfter) * 1000 : 0;
  return asked > 0 ? Math.max(wait, Math.min(asked, RETRY_AFTER_MAX_MS)) : wait;
}

async function recordAttempt(
  trx: Trx,
  { config, log, now }: WebhookWorkerDeps,
  attempted: { message: MessageRow; outcome: Outcome; resealed: Resealed | null; ms: number },
): Promise<void> {
  const { message, outcome, resealed, ms } = attempted;
  const at = now();
  const status = "status" in outcome ? outcome.status : null;
  const error = "error" in outcome ? outcome.error : null;
  const delivered = status !== null && status >= 200 && status < 300;
  const wait = delivered ? null : waitAfter(message.attempts, outcome);
  const held = await queries.settleMessage(trx, message, {
    status: delivered ? "delivered" : wait === null ? "failed" : "waiting",
    ...(wait !== null && { run_at: new Date(at.getTime() + wait).toISOString() }),
    last_at: at.toISOString(),
    last_status: status,
    last_error: error,
    last_ms: ms,
  });
  // What the receiver was not asked for says nothing about it.
  if (!held || error === "plan" || error === "secret" || error === "disabled") return;
  const webhook = await queries.findWebhook(trx, message.user_id, message.webhook_id);
  if (!webhook) return;
  const failingSince = delivered ? null : (webhook.failing_since ?? at.toISOString());
  const isLong = failingSince !== null && at.getTime() - Date.parse(failingSince) >= FAILING_DAYS * DAY_MS;
  const disabled = webhook.disabled_at === null && (isLong || status === 410);
  await queries.updateWebhook(trx, webhook.id, {
    failing_since: failingSince,
    // It may have been replaced meanwhile.
    ...(resealed?.from === webhook.sealed_secret && { sealed_secret: resealed.to }),
    ...(disabled && { disabled_at: at.toISOString() }),
  });
  if (!delivered)
    log.info(
      { message: message.id, attempts: message.attempts, status, error },
      "webhook message not delivered",
    );
  if (!disabled) return;
  await queries.giveUpMessages(trx, webhook.id);
  const data = { url: `${config.publicUrl}/account/webhooks` };
  await mailUser(trx, { userId: webhook.user_id, template: "webhook-disabled", data, now: at });
}

/** Sends the messages of webhooks that are due, each at least once. A run waits for no receiver. */
export function createWebhookWorker(deps: WebhookWorkerDeps): Loop {
  const { db, log, now } = deps;
  const places = createSendingPlaces({ onEnd: () => loop.wake() });
  const loop: Loop = createLoop({
    name: "webhooks",
    everyMs: POLL_MS,
    on: { signals: signalsOf(db), signal: "webhookDue" },
    run: begin,
    log,
  });
  let stopWatching = () => {};

  async function begin(stopping: AbortSignal): Promise<void> {
    while (!stopping.aborted && places.hasRoom() && (await queries.hasDueMessage(db, now()))) {
      const leaseUntil = new Date(now().getTime() + LEASE_MS);
      const claim = { now: now(), leaseUntil, full: places.full() };
      const message = await transact(db, { queue: "webhooks" }, (trx) => queries.claimMessage(trx, claim));
      if (!message) return;
      const begun = places.take(message.user_id, () => attemptOrReturn(message, stopping));
      // A place may have gone during the claim: that of a receiver that turned out to be slow.
      if (!begun) await queries.returnMessage(db, message, now());
      await ownTurn();
    }
  }

  async function attemptOrReturn(message: MessageRow, stopping: AbortSignal): Promise<void> {
    try {
      await attempt(deps, message, stopping);
    } catch (error) {
      if (!stopping.aborted) log.error({ err: error, message: message.id }, "webhook message not handled");
      else await queries.returnMessage(db, message, now()).catch(() => undefined);
    }
  }

  return {
    ...loop,
    start() {
      loop.start();
      stopWatching = watchElsewhere(db, async () => loop.wake(), log);
    },
    async stop() {
      stopWatching();
      await loop.stop();
      await places.ended();
    },
  };
}
