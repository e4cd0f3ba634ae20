import { afterAll, expect, test, vi } from "vitest";
import { sendNotices } from "#server/features/notifications/notice-worker.ts";
import { GRACE_MS } from "#server/features/notifications/notifications.ts";
import { DAY_MS, HOUR_MS } from "#shared/durations.ts";
import { clockAt } from "#shared/nights.ts";
import { startTestApp, type SignedInClient } from "../support/app.ts";

const ZONE = "America/New_York";
const site = await startTestApp({ now: new Date("2026-11-23T03:00:00.000Z") });
afterAll(() => site.close());

const log = { warn: vi.fn(), error: vi.fn() };
const sender = { isAllowed: () => true, send: async () => "sent" as const };
const work = () =>
  sendNotices({ ...site.deps, db: site.store.db, sender, log }, new AbortController().signal);
const mailsTo = (user: SignedInClient, template: string) =>
  site.store.value<number>(
    "SELECT COUNT(*) FROM mails WHERE recipient = ? AND template = ?",
    user.user.email,
    template,
  );
const dueOf = async (user: SignedInClient) =>
  new Date(
    (await site.store.value<string>(
      "SELECT reminder_due FROM notification_settings WHERE user_id = ?",
      user.user.id,
    ))!,
  );

async function listener(wish: object): Promise<SignedInClient> {
  const user = await site.signUp({ tokens: 30, verified: true });
  expect(await user.post("/api/me/alerts", wish)).toMatchObject({ status: 200 });
  return user;
}

test("a reminder of a user who moved to another zone waits until it is that time there", async () => {
  const user = await listener({ reminder: { mail: true, time: "07:30" } });
  expect(await user.post("/api/me/nights", { timeZone: ZONE })).toMatchObject({ status: 200 });
  // 07:30 in Istanbul is half past eleven at night in New York.
  site.clock.stopped = await dueOf(user);
  await work();
  expect(await mailsTo(user, "reminder")).toBe(0);
  const there = await dueOf(user);
  expect(clockAt(there, ZONE) % DAY_MS).toBe(7.5 * HOUR_MS);
  site.clock.stopped = there;
  await work();
  expect(await mailsTo(user, "reminder")).toBe(1);
});

test("a reminder that fails holds up no other notice", async () => {
  const broken = await listener({ reminder: { mail: true } });
  const other = await listener({ ready: { mail: true } });
  await site.store.exec(`UPDATE users SET time_zone = 'No/Where' WHERE id = '${broken.user.id}'`);
  await site.finished(
    await other.submitDream("Karanlık bir gölün dibinde bir ev gördüm.", { depth: "reading" }),
  );
  site.clock.stopped = new Date((await dueOf(broken)).getTime() + GRACE_MS);
  await work();
  expect(await mailsTo(other, "dream-ready")).toBe(1);
  expect(log.error).toHaveBeenCalledWith(
    expect.objectContaining({ userId: broken.user.id }),
    "reminder failed",
  );
});
