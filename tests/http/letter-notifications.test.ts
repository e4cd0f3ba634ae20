import { afterAll, expect, test } from "vitest";
import { sendNotices } from "#server/features/notifications/notice-worker.ts";
import { runMaintenance } from "#server/maintenance.ts";
import { createPushSender } from "#server/providers/web-push/send.ts";
import { createFakeBrowser, startFakePush } from "../fakes/push-service.ts";
import { startTestApp, type SignedInClient } from "../support/app.ts";

const TEXT = "Karanlık bir gölün dibinde ışıklı bir ev gördüm.";
const fake = await startFakePush();
const pushSender = createPushSender({ subject: "https://dreams.example", privateOrigin: fake.origin });
const site = await startTestApp({ now: new Date("2026-10-20T12:00:00.000Z"), pushSender });
afterAll(async () => {
  await site.close();
  await fake.close();
});

const { store, ...deps } = site.deps;
const work = () => sendNotices({ ...deps, db: store.db, sender: pushSender }, new AbortController().signal);
const notices = (user: SignedInClient) =>
  site.store.value<number>("SELECT COUNT(*) FROM notices WHERE user_id = ?", user.user.id);

/** A user with a letter of the last month, who wants to hear of it; at five in the morning there. */
async function readerOfLetter() {
  fake.received.length = 0;
  site.clock.stopped = new Date("2026-10-20T12:00:00.000Z");
  const user = await site.signUp({ tokens: 30, verified: true });
  await site.finished(await user.submitDream(TEXT, { depth: "reading" }));
  const browser = createFakeBrowser(fake.origin);
  expect(await user.post("/api/me/push", browser.subscription)).toMatchObject({ status: 204 });
  await user.post("/api/me/alerts", { letter: { push: true } });
  for (const day of ["02", "09", "16", "18"]) {
    const words = { dreamText: TEXT, language: "tr", night: `2026-10-${day}` };
    expect(await user.post("/api/dreams/notes", words)).toMatchObject({ status: 201 });
  }
  site.clock.stopped = new Date("2026-11-02T02:00:00.000Z");
  await runMaintenance({ ...deps, db: store.db }, new AbortController().signal);
  expect(await notices(user)).toBe(1);
  return { user, browser };
}

test("a letter is notified of in the morning, once, in words of the site", async () => {
  const { user, browser } = await readerOfLetter();
  await work();
  expect(fake.received).toEqual([]);
  site.clock.stopped = new Date("2026-11-02T04:00:00.000Z");
  await work();
  await work();
  expect(fake.received).toHaveLength(1);
  const message = browser.read(fake.received[0]!.body);
  expect(message).toMatchObject({ path: "/patterns#letter", title: "Your monthly letter is ready" });
  expect(await site.store.value("SELECT COUNT(*) FROM mails WHERE template = 'letter'")).toBe(0);
  const { token } = message.off as { token: string };
  const off = await site.app.inject({ method: "POST", url: `/api/alerts/off?token=${token}` });
  expect(off.json()).toEqual({ topic: "letter", channel: "push" });
  expect((await user.get("/api/me/alerts")).json!.settings.letter).toMatchObject({ push: false });
});

test("a letter that was opened before is not notified of", async () => {
  const { user } = await readerOfLetter();
  expect((await user.get("/api/patterns/letters?locale=tr")).json!.letter).not.toBeNull();
  expect(await notices(user)).toBe(0);
});
