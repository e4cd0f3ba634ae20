import { createHash } from "node:crypto";
import type { Db, Trx } from "#server/db/open.ts";
import { transact } from "#server/db/transaction.ts";
import { AppError } from "#server/errors.ts";
import type { Secrets } from "#server/keys.ts";
import { arePushKeys } from "#server/providers/web-push/encrypt.ts";
import type { PushSender } from "#server/providers/web-push/send.ts";
import type { EndpointInput } from "#shared/endpoint.ts";
import { DEFAULT_TIME_ZONE, minuteOf, timeOf } from "#shared/nights.ts";
import type { Alerts, changeAlerts as changeContract, NotificationSettings } from "#shared/notifications.ts";
import { offToken, readOffToken, type Switch } from "./off-token.ts";
import * as queries from "./queries.ts";
import { nextReminder } from "./reminder-time.ts";

/** A user who looks at the dream sees its end: only after this is anyone notified. */
export const GRACE_MS = 15_000;

const DEFAULTS: Omit<queries.SettingsRow, "user_id"> = {
  asked: 0,
  ready_mail: 0,
  ready_push: 0,
  letter_mail: 0,
  letter_push: 0,
  letter_ai: 0,
  reminder_mail: 0,
  reminder_push: 0,
  reminder_minute: 7 * 60,
  reminder_due: null,
};

const flag = (value: boolean | undefined): 0 | 1 | undefined =>
  value === undefined ? undefined : value ? 1 : 0;

function toSettings(row: typeof DEFAULTS): NotificationSettings {
  return {
    ready: { mail: row.ready_mail === 1, push: row.ready_push === 1 },
    letter: { mail: row.letter_mail === 1, push: row.letter_push === 1, ai: row.letter_ai === 1 },
    reminder: {
      mail: row.reminder_mail === 1,
      push: row.reminder_push === 1,
      time: timeOf(row.reminder_minute),
    },
  };
}

/** What a user is notified of. */
export async function describeAlerts(
  db: Db,
  userId: string,
  { publicKey, letterAi }: { publicKey: string; letterAi: boolean },
): Promise<Alerts> {
  const row = (await queries.findSettings(db, userId)) ?? DEFAULTS;
  const browsers = (await queries.subscriptionsOf(db, userId)).length;
  return {
    settings: toSettings(row),
    asked: row.asked === 1,
    dreamed: await queries.hasDreamed(db, userId),
    letterAi,
    push: { publicKey, browsers },
  };
}

/** What is kept of a user, for the export: of browsers only whose push service they use. */
export async function describeNotifications(db: Db, userId: string) {
  const row = await queries.findSettings(db, userId);
  const browsers = await queries.subscriptionsOf(db, userId);
  return {
    settings: row ? toSettings(row) : null,
    browsers: browsers.map((browser) => ({
      service: new URL(browser.endpoint).host,
      createdAt: browser.created_at,
    })),
  };
}

const defined = <T extends object>(values: T) =>
  Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined)) as {
    [K in keyof T]?: Exclude<T[K], undefined>;
  };

/** Stores a change and the next moment of the reminder. */
async function save(
  trx: Trx,
  userId: string,
  change: Partial<Omit<queries.SettingsRow, "user_id">>,
  now: Date,
): Promise<void> {
  const row = { ...DEFAULTS, ...(await queries.findSettings(trx, userId)), ...change };
  const reader = await queries.findReader(trx, userId);
  const wanted = row.reminder_mail === 1 || row.reminder_push === 1;
  const zone = reader?.timeZone ?? DEFAULT_TIME_ZONE;
  const due = wanted ? nextReminder(row.reminder_minute, zone, now).toISOString() : null;
  await queries.saveSettings(trx, userId, { ...change, reminder_due: due });
}

/** Changes what a user is notified of; what is left out stays. */
export async function changeAlerts(
  db: Db,
  userId: string,
  { ready, letter, reminder, asked }: EndpointInput<typeof changeContract>["body"],
  now: Date,
): Promise<void> {
  const change = defined({
    asked: flag(asked),
    ready_mail: flag(ready?.mail),
    ready_push: flag(ready?.push),
    letter_mail: flag(letter?.mail),
    letter_push: flag(letter?.push),
    letter_ai: flag(letter?.ai),
    reminder_mail: flag(reminder?.mail),
    reminder_push: flag(reminder?.push),
    reminder_minute: reminder?.time === undefined ? undefined : minuteOf(reminder.time),
  });
  await transact(db, { user: userId }, (trx) => save(trx, userId, change, now));
}

/** Sends notifications to a browser from now on. Throws `invalid_input` for an endpoint or keys that cannot be used. */
export async function subscribe(
  { db, sender }: { db: Db; sender: Pick<PushSender, "isAllowed"> },
  userId: string,
  { endpoint, keys }: { endpoint: string; keys: { p256dh: string; auth: string } },
  now: Date,
): Promise<void> {
  const wrong = !sender.isAllowed(endpoint) ? "endpoint" : arePushKeys(keys) ? null : "keys";
  if (wrong) throw new AppError("invalid_input", { issues: [{ path: wrong, message: "not_usable" }] });
  if (!(await queries.hasDreamed(db, userId))) throw new AppError("conflict", { reason: "no_dream_yet" });
  await transact(db, { user: userId }, (trx) =>
    queries.saveSubscription(trx, { user_id: userId, endpoint, ...keys, created_at: now.toISOString() }),
  );
}

export const unsubscribe = (db: Db, userId: string, endpoint: string): Promise<void> =>
  queries.deleteSubscription(db, { userId, endpoint });

/** Turns one kind of message off with the token that it carries. Throws `link_invalid`. */
export async function turnOff(
  { db, secrets }: { db: Db; secrets: Secrets },
  token: string,
  now: Date,
): Promise<Switch> {
  const what = readOffToken(token, secrets);
  if (!what) throw new AppError("link_invalid");
  const { userId, topic, channel } = what;
  await transact(db, { user: userId }, async (trx) => {
    // A deleted account gets nothing more anyway.
    if (!(await queries.findReader(trx, userId))) return;
    await save(trx, userId, { [`${topic}_${channel}`]: 0 }, now);
  });
  return what;
}

/** Whether an AI may write a user's monthly letter. */
export async function wantsLetterByAi(db: Db, userId: string): Promise<boolean> {
  return (await queries.findSettings(db, userId))?.letter_ai === 1;
}

/** Where a message is turned off: a page for its reader, and by POST for a mail program. */
export function offLinks(
  { publicUrl, secrets }: { publicUrl: string; secrets: Secrets },
  what: Switch,
): { url: string; token: string } {
  const token = offToken(what, secrets);
  return { token, url: `${publicUrl}/unsubscribe?token=${encodeURIComponent(token)}` };
}

/** The same for the same event, and safe in the headers of a mail. */
export const noticeId = (...event: string[]): string =>
  createHash("sha256").update(event.join("\n")).digest("base64url").slice(0, 32);

/** Notes that the last part of a dream has ended, for a user who wants to know. Once for each end. */
export async function announceEnding(
  trx: Trx,
  { userId, dreamId, failed, now }: { userId: string; dreamId: string; failed: boolean; now: Date },
): Promise<void> {
  const settings = await queries.findSettings(trx, userId);
  if (!settings || (settings.ready_mail === 0 && settings.ready_push === 0)) return;
  const at = now.toISOString();
  await queries.insertNotices(trx, [
    {
      id: noticeId("ending", dreamId, at),
      user_id: userId,
      kind: failed ? "failed" : "ready",
      dream_id: dreamId,
      subscription_id: null,
      run_at: new Date(now.getTime() + GRACE_MS).toISOString(),
      created_at: at,
    },
  ]);
}

/** The user looks at the dream: there is nothing to notify of. */
export const endingSeen = (db: Db, dreamId: string): Promise<void> =>
  queries.deleteNoticesOfDream(db, dreamId);

const letterNotice = (userId: string, month: string) => noticeId("letter", userId, month);

/** Notes that a monthly letter is there, for the browsers of a user who wants to know: at the hour of the reminder. */
export async function announceLetter(
  trx: Trx,
  { userId, month, now }: { userId: string; month: string; now: Date },
): Promise<void> {
  const minute = (await queries.findSettings(trx, userId))?.reminder_minute ?? DEFAULTS.reminder_minute!;
  const zone = (await queries.findReader(trx, userId))?.timeZone ?? DEFAULT_TIME_ZONE;
  await queries.insertNotices(trx, [
    {
      id: letterNotice(userId, month),
      user_id: userId,
      kind: "letter",
      dream_id: null,
      subscription_id: null,
      run_at: nextReminder(minute, zone, now).toISOString(),
      created_at: now.toISOString(),
    },
  ]);
}

/** The user has opened the letter: there is nothing to notify of. */
export const letterSeen = (db: Db, userId: string, month: string): Promise<void> =>
  queries.deleteNotice(db, letterNotice(userId, month));
