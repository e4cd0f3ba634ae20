import { afterAll, beforeEach, describe, expect, it, vi } from "vitest";
import { sendNotices } from "#server/features/notifications/notice-worker.ts";
import { GRACE_MS } from "#server/features/notifications/notifications.ts";
import { ProviderError } from "#server/providers/provider-error.ts";
import { createPushSender } from "#server/providers/web-push/send.ts";
import { HOUR_MS, MINUTE_MS } from "#shared/durations.ts";
import { PUSH_SUBSCRIPTIONS_MAX } from "#shared/notifications.ts";
import { createFakeBrowser, startFakePush } from "../fakes/push-service.ts";
import { startTestApp, type SignedInClient } from "../support/app.ts";
import { createTestEngines } from "../support/engines.ts";

const TEXT = "Karanlık bir gölün dibinde ışıklı bir ev gördüm.";
const fake = await startFakePush();
const pushSender = createPushSender({
  subject: "https://dreams.example",
  privateOrigin: fake.origin,
  timeoutMs: 300,
});
const engines = createTestEngines();
let failing = false;
const site = await startTestApp({
  now: new Date("2026-11-23T03:00:00.000Z"),
  pushSender,
  engines: {
    reading: {
      ...engines.reading,
      read: (...input: Parameters<typeof engines.reading.read>) => {
        if (failing) throw new ProviderError("provider_refused", "no", { retry: false });
        return engines.reading.read(...input);
      },
    },
  },
});
afterAll(async () => {
  await site.close();
  await fake.close();
});
beforeEach(() => {
  fake.received.length = 0;
  failing = false;
});

const work = () =>
  sendNotices({ ...site.deps, db: site.store.db, sender: pushSender }, new AbortController().signal);
const rows = (table: string, user: SignedInClient) =>
  site.store.value<number>(`SELECT COUNT(*) FROM ${table} WHERE user_id = ?`, user.user.id);
const mailsTo = (user: SignedInClient, template: string) =>
  site.store.rows<{ data: string; bulk: number }>(
    "SELECT data, bulk FROM mails WHERE recipient = ? AND template = ?",
    user.user.email,
    template,
  );

async function dream(user: SignedInClient): Promise<string> {
  const id = await user.submitDream(TEXT, { depth: "reading" });
  await site.finished(id);
  return id;
}

/** A user with a first dream and a browser, who wants to know when a dream is ready. */
async function listener(wish: object = { ready: { push: true, mail: true } }) {
  const user = await site.signUp({ tokens: 30, verified: true });
  await dream(user);
  const browser = createFakeBrowser(fake.origin);
  expect(await user.post("/api/me/push", browser.subscription)).toMatchObject({ status: 204 });
  expect(await user.post("/api/me/alerts", wish)).toMatchObject({ status: 200 });
  return { user, browser };
}

describe("before anything is chosen", () => {
  it("nothing is sent, and no browser can be added before the first dream", async () => {
    const user = await site.signUp({ tokens: 30, verified: true });
    const { subscription } = createFakeBrowser(fake.origin);
    expect((await user.get("/api/me/alerts")).json).toMatchObject({
      asked: false,
      dreamed: false,
      settings: {
        ready: { mail: false, push: false },
        letter: { mail: false },
        reminder: { mail: false, push: false, time: "07:00" },
      },
      push: { publicKey: expect.stringMatching(/^B[\w-]{86}$/), browsers: 0 },
    });
    expect(await user.post("/api/me/push", subscription)).toMatchObject({
      status: 409,
      json: { error: { details: { reason: "no_dream_yet" } } },
    });
    await dream(user);
    site.advance(GRACE_MS);
    await work();
    expect([await rows("notices", user), (await mailsTo(user, "dream-ready")).length]).toEqual([0, 0]);
  });

  it.each([
    ["http://127.0.0.1:1/x", "endpoint"],
    ["https://10.0.0.1/x", "endpoint"],
    ["https://push.example/x", "keys"],
  ])("the endpoint %s is refused for its %s", async (endpoint, path) => {
    const { user } = await listener();
    const keys = { p256dh: "AAAA", auth: "AAAA" };
    const reply = await user.post("/api/me/push", { endpoint, keys });
    expect(reply).toMatchObject({ status: 400, json: { error: { details: { issues: [{ path }] } } } });
  });
});

describe("a dream that is ready", () => {
  it("is told once to each browser and by mail, with no word of it", async () => {
    const { user, browser } = await listener();
    const second = createFakeBrowser(fake.origin);
    await user.post("/api/me/push", second.subscription);
    const id = await dream(user);
    await work();
    expect(fake.received).toEqual([]);
    site.advance(GRACE_MS);
    await Promise.all([work(), work()]);
    expect(fake.received).toHaveLength(2);
    const message = fake.received.find(({ path }) => browser.subscription.endpoint.endsWith(path))!;
    expect(message.headers).toMatchObject({
      "content-encoding": "aes128gcm",
      authorization: expect.stringMatching(/^vapid t=[\w.-]+, k=B[\w-]{86}$/),
      topic: expect.stringMatching(/^[\w-]{32}$/),
      ttl: "43200",
    });
    const shown = browser.read(message.body);
    expect(shown).toMatchObject({ title: expect.any(String), path: `/dream/${id}` });
    expect(JSON.stringify(shown)).not.toMatch(/göl|ev gör/);
    const mails = await mailsTo(user, "dream-ready");
    expect(mails).toHaveLength(1);
    expect(mails[0]!.bulk).toBe(0);
    expect(mails[0]!.data).not.toMatch(/göl/);
    await work();
    expect(fake.received).toHaveLength(2);
    expect(await rows("notices", user)).toBe(0);
  });

  it("is told to nobody who looks at it", async () => {
    const { user } = await listener();
    const id = await dream(user);
    // Its stream ends at once, as the dream is final.
    const stream = await user.get(`/api/dreams/${id}/events`);
    expect(stream.bytes.toString()).toContain("event: end");
    site.advance(GRACE_MS);
    await work();
    expect(fake.received).toEqual([]);
    expect(await mailsTo(user, "dream-ready")).toEqual([]);
  });

  it("is told as failed where a part failed and its tokens came back", async () => {
    const { user, browser } = await listener();
    failing = true;
    await dream(user);
    site.advance(GRACE_MS);
    await work();
    expect(await mailsTo(user, "dream-failed")).toHaveLength(1);
    const failed = browser.read(fake.received[0]!.body);
    const ready = await mailsTo(user, "dream-ready");
    expect([failed.path, ready]).toEqual([expect.stringMatching(/^\/dream\//), []]);
  });

  it("is told to nobody once it is in the bin, or once its user wants no more", async () => {
    const { user } = await listener();
    await user.delete(`/api/dreams/${await dream(user)}?forever=true`);
    await user.delete(`/api/dreams/${await dream(user)}`);
    site.advance(GRACE_MS);
    await work();
    expect(fake.received).toEqual([]);
    expect(await mailsTo(user, "dream-ready")).toEqual([]);
    await dream(user);
    await user.post("/api/me/alerts", { ready: { push: false, mail: false } });
    site.advance(GRACE_MS);
    await work();
    expect(fake.received).toEqual([]);
    expect(await mailsTo(user, "dream-ready")).toEqual([]);
  });
});

describe("a push service", () => {
  const told = async () => {
    const { user } = await listener({ ready: { push: true } });
    await dream(user);
    site.advance(GRACE_MS);
    return user;
  };

  it.each([404, 410])("that answers %i has lost the browser, which is forgotten", async (status) => {
    const user = await told();
    fake.next(status);
    await work();
    expect([await rows("push_subscriptions", user), await rows("notices", user)]).toEqual([0, 0]);
  });

  it("that is busy is asked again when it says", async () => {
    await told();
    fake.next(429, { "retry-after": "600" });
    await work();
    site.advance(9 * MINUTE_MS);
    await work();
    expect(fake.received).toHaveLength(1);
    site.advance(2 * MINUTE_MS);
    await work();
    expect(fake.received).toHaveLength(2);
  });

  it("that fails or hangs is asked again, six times in all", async () => {
    const user = await told();
    for (const answer of [500, "hang", 503, "hang", 500, 500] as const) fake.next(answer);
    for (let i = 0; i < 8; i++) {
      await work();
      site.advance(HOUR_MS);
    }
    expect(fake.received).toHaveLength(6);
    expect([await rows("push_subscriptions", user), await rows("notices", user)]).toEqual([1, 0]);
  });

  it.each([
    [302, { location: "http://127.0.0.1:1/" }],
    [400, {}],
    [413, {}],
  ])("that answers %i is not followed and not asked again", async (status, headers) => {
    const user = await told();
    fake.next(status, headers);
    await work();
    site.advance(HOUR_MS);
    await work();
    expect(fake.received).toHaveLength(1);
    expect(await rows("notices", user)).toBe(0);
  });
});

it("holds up no other where one cannot be made, and is given up in the end", async () => {
  const { user } = await listener({ ready: { push: true } });
  const { user: other } = await listener({ ready: { mail: true } });
  await dream(user);
  await dream(other);
  const log = { warn: vi.fn(), error: vi.fn() };
  const pushKeys = () => Promise.reject(new Error("not readable"));
  const broken = { ...site.deps, db: site.store.db, sender: pushSender, pushKeys, log };
  site.advance(GRACE_MS);
  await sendNotices(broken, new AbortController().signal);
  expect(await mailsTo(other, "dream-ready")).toHaveLength(1);
  expect(await rows("notices", user)).toBe(1);
  for (let attempt = 2; attempt <= 6; attempt++) {
    site.advance(HOUR_MS);
    await sendNotices(broken, new AbortController().signal);
  }
  expect(log.error).toHaveBeenCalledTimes(6);
  expect(await rows("notices", user)).toBe(0);
});

describe("a reminder", () => {
  it("comes at its local time, unless the user wrote that night, and on the next day again", async () => {
    const { user, browser } = await listener({ reminder: { push: true, mail: true, time: "07:30" } });
    const zone = (await user.get("/api/me/alerts")).json!.settings.reminder.time;
    expect(zone).toBe("07:30");
    const due = () =>
      site.store.value<string>(
        "SELECT reminder_due FROM notification_settings WHERE user_id = ?",
        user.user.id,
      );
    const first = new Date((await due())!);
    site.clock.stopped = first;
    // The first dream was written in this night.
    await work();
    expect(fake.received).toEqual([]);
    const second = new Date((await due())!);
    expect(second.getTime() - first.getTime()).toBe(24 * HOUR_MS);
    site.clock.stopped = new Date(second.getTime() + MINUTE_MS);
    await Promise.all([work(), work()]);
    await work();
    expect(fake.received).toHaveLength(1);
    expect(browser.read(fake.received[0]!.body)).toMatchObject({ path: "/write" });
    expect(await mailsTo(user, "reminder")).toMatchObject([{ bulk: 1 }]);
    // The site was down for a night: nobody is woken at noon.
    site.clock.stopped = new Date(second.getTime() + 29 * HOUR_MS);
    await work();
    expect(fake.received).toHaveLength(1);
    await user.post("/api/me/alerts", { reminder: { push: false, mail: false } });
    expect(await due()).toBeNull();
  });
});

describe("turning messages off where they arrive", () => {
  it("takes one call without a session, as mail programs send it", async () => {
    const { user, browser } = await listener();
    await dream(user);
    site.advance(GRACE_MS);
    await work();
    const [mail] = await mailsTo(user, "dream-ready");
    const url = new URL((JSON.parse(mail!.data) as { off: string }).off);
    const post = (path: string, headers: Record<string, string> = {}) =>
      site.app.inject({
        method: "POST",
        url: path,
        headers: { "content-type": "application/x-www-form-urlencoded", ...headers },
        payload: "List-Unsubscribe=One-Click",
      });
    const settings = async () => (await user.get("/api/me/alerts")).json!.settings.ready;
    expect(await settings()).toEqual({ mail: true, push: true });
    const reply = await post(url.pathname + url.search);
    expect([reply.statusCode, reply.headers.location]).toEqual([200, undefined]);
    expect(await settings()).toEqual({ mail: false, push: true });
    const page = await post(url.pathname + url.search, { accept: "text/html" });
    expect([page.statusCode, page.headers.location]).toEqual([303, "/unsubscribe?done=1"]);

    const forged = url.search.replace("mail", "push");
    expect((await post(url.pathname + forged)).statusCode).toBe(400);
    expect(await settings()).toEqual({ mail: false, push: true });
    // The action of a notification.
    const browserMessage = fake.received.at(-1)!;
    const { token } = browser.read(browserMessage.body).off as { token: string };
    const action = await site.app.inject({ method: "POST", url: `/api/alerts/off?token=${token}` });
    expect([action.statusCode, action.json()]).toEqual([200, { topic: "ready", channel: "push" }]);
    expect(await settings()).toEqual({ mail: false, push: false });
  });
});

describe("the browsers of a user", () => {
  it("are ten at most, and one belongs to the user who signed in there last", async () => {
    const { user, browser } = await listener();
    for (let i = 0; i < PUSH_SUBSCRIPTIONS_MAX + 2; i++) {
      site.advance(1000);
      await user.post("/api/me/push", createFakeBrowser(fake.origin).subscription);
    }
    expect(await rows("push_subscriptions", user)).toBe(PUSH_SUBSCRIPTIONS_MAX);
    const { user: other } = await listener();
    await other.post("/api/me/push", browser.subscription);
    expect(await rows("push_subscriptions", other)).toBe(2);
    // Not another user's.
    await user.post("/api/me/push/remove", { endpoint: browser.subscription.endpoint });
    expect(await rows("push_subscriptions", other)).toBe(2);
    await other.post("/api/me/push/remove", { endpoint: browser.subscription.endpoint });
    expect(await rows("push_subscriptions", other)).toBe(1);
  });
});
