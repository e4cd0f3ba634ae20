import type { Db, Trx } from "#server/db/open.ts";
import { ownTurn } from "#server/db/own-turn.ts";
import { transact } from "#server/db/transaction.ts";
import { mailUser } from "#server/features/accounts/accounts.ts";
import { createLoop, type Loop } from "#server/jobs/loop.ts";
import type { Secrets } from "#server/keys.ts";
import type { PushSender } from "#server/providers/web-push/send.ts";
import type { VapidKeys } from "#server/providers/web-push/vapid.ts";
import type { Translations } from "#server/translations.ts";
import { HOUR_MS, MINUTE_MS } from "#shared/durations.ts";
import { DEFAULT_TIME_ZONE, nightAt } from "#shared/nights.ts";
import type { Topic } from "#shared/notifications.ts";
import { createSendingPlaces, type SendingPlaces } from "#server/jobs/sending-places.ts";
import { noticeId, offLinks } from "./notifications.ts";
import * as queries from "./queries.ts";
import { nextReminder } from "./reminder-time.ts";

const POLL_MS = 5000;
/** Longer than a push service may take. */
const LEASE_MS = MINUTE_MS;
const ATTEMPTS_MAX = 6;
const BACK_OFF_MAX_MS = HOUR_MS;
const REMINDERS_AT_ONCE = 50;
/** A reminder that is later than this, because the site was down, comes too late to be of use. */
const REMINDER_LATE_MS = 2 * HOUR_MS;

export interface NoticeDeps {
  config: { publicUrl: string; sessionSecrets: Secrets; openOutbox: boolean };
  db: Db;
  sender: PushSender;
  pushKeys: () => Promise<VapidKeys>;
  translations: Translations;
  log: Record<"warn" | "error", (fields: object, message: string) => void>;
  now: () => Date;
}

type Notice = queries.NoticeRow;
const topicOf = ({ kind }: Notice): Topic => (kind === "reminder" || kind === "letter" ? kind : "ready");
const pathOf = ({ kind, dream_id: dreamId }: Notice) =>
  kind === "reminder" ? "/write" : kind === "letter" ? "/patterns#letter" : `/dream/${dreamId}`;

/** Milliseconds to wait after the given number of attempts. */
const backOffMs = (attempts: number) => Math.min(MINUTE_MS * 2 ** (attempts - 1), BACK_OFF_MAX_MS);

/** Turns an event into a mail and one notice for each browser, as its user wants it now. */
async function fanOut(deps: NoticeDeps, notice: Notice): Promise<void> {
  const { publicUrl, sessionSecrets: secrets } = deps.config;
  const { user_id: userId, kind, dream_id, created_at } = notice;
  const topic = topicOf(notice);
  await transact(deps.db, { user: userId }, async (trx) => {
    if (!(await queries.endNotice(trx, notice))) return;
    const settings = await queries.findSettings(trx, userId);
    // An unconfirmed address may belong to another person.
    const mayMail = deps.config.openOutbox || (await queries.findReader(trx, userId))?.emailVerifiedAt;
    // The mail of a letter was queued with the letter.
    if (kind !== "letter" && settings?.[`${topic}_mail`] === 1 && mayMail) {
      const off = offLinks({ publicUrl, secrets }, { userId, topic, channel: "mail" });
      const data = { url: publicUrl + pathOf(notice), off: off.url };
      const template = kind === "reminder" ? "reminder" : (`dream-${kind}` as const);
      await mailUser(trx, {
        id: notice.id,
        userId,
        template,
        data,
        now: deps.now(),
        bulk: kind === "reminder",
      });
    }
    if (settings?.[`${topic}_push`] !== 1) return;
    const browsers = await queries.subscriptionsOf(trx, userId);
    await queries.insertNotices(
      trx,
      browsers.map(({ id }) => ({
        id: noticeId(notice.id, id),
        user_id: userId,
        kind,
        dream_id,
        subscription_id: id,
        run_at: deps.now().toISOString(),
        created_at,
      })),
    );
  });
}

/** What a notification shows: words of the site and a path, nothing of the dream. */
async function messageOf({ config, db, translations }: NoticeDeps, notice: Notice): Promise<Buffer | null> {
  const { user_id: userId, kind } = notice;
  const reader = await queries.findReader(db, userId);
  if (!reader) return null;
  const what = { userId, topic: topicOf(notice), channel: "push" } as const;
  const { token } = offLinks({ publicUrl: config.publicUrl, secrets: config.sessionSecrets }, what);
  const title = translations(reader.locale, `mail.push.${kind}`);
  const off = { token, label: translations(reader.locale, "mail.push.off") };
  return Buffer.from(
    JSON.stringify({ title, path: pathOf(notice), tag: notice.id, lang: reader.locale, off }),
  );
}

async function push(deps: NoticeDeps, notice: Notice, browser: queries.SubscriptionRow): Promise<void> {
  const { db, sender, log, now } = deps;
  const body = await messageOf(deps, notice);
  if (!body) return void (await queries.endNotice(db, notice));
  const { id: subscriptionId, endpoint, p256dh, auth } = browser;
  const message = { body, topic: notice.id, keys: await deps.pushKeys(), now: now() };
  const result = await sender.send({ endpoint, p256dh, auth }, message);
  const fields = {
    notice: notice.id,
    kind: notice.kind,
    service: new URL(endpoint).host,
    attempts: notice.attempts,
  };
  if (result === "gone") {
    await queries.deleteSubscription(db, { id: subscriptionId });
    return;
  }
  if (typeof result === "object" && notice.attempts < ATTEMPTS_MAX) {
    const waitMs = Math.max(backOffMs(notice.attempts), result.retryAfterMs);
    await queries.retryNotice(db, notice, new Date(now().getTime() + waitMs));
    log.warn(fields, "notification not sent, will be tried again");
    return;
  }
  if (result !== "sent") log.error({ ...fields, result }, "notification given up");
  await queries.endNotice(db, notice);
}

/** Adds the reminder of a user where they have written nothing that night, and sets the next one. */
async function remind(trx: Trx, userId: string, now: Date): Promise<void> {
  const settings = await queries.findSettings(trx, userId);
  const reader = await queries.findReader(trx, userId);
  if (!settings?.reminder_due || settings.reminder_due > now.toISOString()) return;
  const timeZone = reader?.timeZone ?? DEFAULT_TIME_ZONE;
  const nextAfter = (time: number) => nextReminder(settings.reminder_minute, timeZone, new Date(time));
  const next = reader ? nextAfter(now.getTime()).toISOString() : null;
  await queries.saveSettings(trx, userId, { reminder_due: next });
  const due = Date.parse(settings.reminder_due);
  if (!reader || now.getTime() - due > REMINDER_LATE_MS) return;
  // The user's time zone has changed since `reminder_due` was set: it may be the middle of the night there.
  if (nextAfter(due - 1).getTime() !== due) return;
  const { night } = nightAt(now, { timeZone, nightEnds: reader.nightEnds });
  if (await queries.hasWritten(trx, userId, night)) return;
  const at = now.toISOString();
  const id = noticeId("reminder", userId, night);
  const row = { id, user_id: userId, kind: "reminder" as const, dream_id: null, subscription_id: null };
  await queries.insertNotices(trx, [{ ...row, run_at: at, created_at: at }]);
}

/** Adds all reminders that are due. One that fails stays due, and holds up no other. */
async function remindAll({ db, now, log }: NoticeDeps, stopping: AbortSignal): Promise<void> {
  for (;;) {
    const users = await queries.dueReminders(db, now(), REMINDERS_AT_ONCE);
    let failed = 0;
    for (const userId of users) {
      if (stopping.aborted) return;
      try {
        await transact(db, { user: userId }, (trx) => remind(trx, userId, now()));
      } catch (error) {
        failed++;
        log.error({ err: error, userId }, "reminder failed");
      }
      await ownTurn();
    }
    if (users.length < REMINDERS_AT_ONCE || failed === users.length) return;
  }
}

/** Work on a claimed notice. One that fails is tried again later, and holds up no other. */
async function attempt(deps: NoticeDeps, notice: Notice, work: () => Promise<void>): Promise<void> {
  const { id, kind, attempts } = notice;
  try {
    await work();
  } catch (error) {
    deps.log.error({ err: error, notice: id, kind, attempts }, "notification failed");
    const runAt = new Date(deps.now().getTime() + backOffMs(attempts));
    await (
      attempts >= ATTEMPTS_MAX
        ? queries.endNotice(deps.db, notice)
        : queries.retryNotice(deps.db, notice, runAt)
    ).catch((lost: unknown) => deps.log.error({ err: lost, notice: id }, "notification left to its lease"));
  }
}

/** Turns a claimed notice into what it is for, or begins to send it. */
async function perform(deps: NoticeDeps, notice: Notice, places: SendingPlaces): Promise<void> {
  const { db, now } = deps;
  const { subscription_id: subscriptionId, dream_id: dreamId } = notice;
  // Its page is not found until the dream is restored.
  if (dreamId !== null && (await queries.isBinned(db, dreamId)))
    return void (await queries.endNotice(db, notice));
  if (subscriptionId === null) return fanOut(deps, notice);
  const browser = await queries.findSubscription(db, subscriptionId);
  if (!browser || browser.user_id !== notice.user_id) return void (await queries.endNotice(db, notice));
  const { origin } = new URL(browser.endpoint);
  const begun = places.take(origin, () => attempt(deps, notice, () => push(deps, notice, browser)));
  // `claimNotice` compares text: it does not see that the origin of `HTTPS://PUSH.EXAMPLE/` is full.
  if (!begun) await queries.returnNotice(db, notice, new Date(now().getTime() + POLL_MS));
}

/**
 * Begins all that is due and has a place: reminders become notices, notices mails and messages. Resolves to how many.
 */
async function begin(deps: NoticeDeps, places: SendingPlaces, stopping: AbortSignal): Promise<number> {
  await remindAll(deps, stopping);
  for (let begun = 0; ; begun++) {
    const now = deps.now();
    if (stopping.aborted || !places.hasRoom() || !(await queries.hasDueNotice(deps.db, now))) return begun;
    const claim = { now, leaseUntil: new Date(now.getTime() + LEASE_MS), full: places.full() };
    const notice = await transact(deps.db, { queue: "notices" }, (trx) => queries.claimNotice(trx, claim));
    if (!notice) return begun;
    await attempt(deps, notice, () => perform(deps, notice, places));
    await ownTurn();
  }
}

/** Sends all that is due, and waits for it. */
export async function sendNotices(deps: NoticeDeps, stopping: AbortSignal): Promise<void> {
  const places = createSendingPlaces({ onEnd: () => undefined });
  while ((await begin(deps, places, stopping)) > 0) await places.ended();
}

/** Looks for notices and reminders that are due; a run waits for no push service. */
export function createNoticeWorker(deps: NoticeDeps): Loop {
  const places = createSendingPlaces({ onEnd: () => loop.wake() });
  const loop: Loop = createLoop({
    name: "notices",
    everyMs: POLL_MS,
    run: async (stopping) => void (await begin(deps, places, stopping)),
    log: deps.log,
  });
  return {
    ...loop,
    async stop() {
      await loop.stop();
      await places.ended();
    },
  };
}
