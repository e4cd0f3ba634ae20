import { Webhook } from "standardwebhooks";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { transact } from "#server/db/transaction.ts";
import { claimMessage } from "#server/features/webhooks/queries.ts";
import { removeUser } from "#server/features/privacy/privacy.ts";
import { DAY_MS, HOUR_MS, MINUTE_MS } from "#shared/durations.ts";
import { WEBHOOKS_MAX, type Webhook as OwnWebhook, type WebhookMessage } from "#shared/webhooks.ts";
import { startFakeReceiver } from "../fakes/webhook-receiver.ts";
import { startTestApp, type SignedInClient } from "../support/app.ts";
import { createTestEngines } from "../support/engines.ts";

const NOW = new Date("2026-11-23T03:00:00.000Z");
const TEXT = "Kimsenin bilmediği gizli bir göl gördüm.";
const EVENTS = ["dream.done", "dream.failed"];
let breaks = false;
const reading = createTestEngines().reading;
const site = await startTestApp({
  now: NOW,
  engines: {
    reading: {
      name: "studio",
      async read(brief, call) {
        if (breaks) throw new Error("broken");
        return { ...(await reading.read(brief, call)), summary: "A secret summary." };
      },
    },
  },
});
let receiver: Awaited<ReturnType<typeof startFakeReceiver>>;
const worker = site.deps.webhooks;
beforeAll(async () => {
  receiver = await startFakeReceiver();
});
beforeEach(() => worker.start());
afterEach(async () => {
  // What a worker that stops has not noted down is sent again.
  const sending = "SELECT COUNT(*) FROM webhook_messages WHERE lease_token IS NOT NULL";
  await vi.waitFor(async () => {
    if (await site.store.value<number>(sending)) throw new Error("still sending");
  });
  await worker.stop();
  await site.store.exec("DELETE FROM webhooks");
  receiver.clear();
});
afterAll(async () => {
  await receiver.close();
  await site.close();
});

const PATH = "/api/account/webhooks";
async function subscriber(plan = "premium"): Promise<SignedInClient> {
  const user = await site.signUp({ tokens: 20, verified: true });
  await site.store.db
    .insertInto("subscriptions")
    .values({
      id: `sub_${user.user.id}`,
      user_id: user.user.id,
      plan_type: plan,
      status: "active",
      renews: 0,
      period_end: new Date(NOW.getTime() + 90 * DAY_MS).toISOString(),
      created_at: NOW.toISOString(),
    })
    .execute();
  return user;
}
async function hook(user: SignedInClient, events = EVENTS, url = receiver.url) {
  const { status, json } = await user.post(PATH, { url, events });
  expect({ status, json }).toMatchObject({ status: 201 });
  return json as unknown as { webhook: OwnWebhook; secret: string };
}
type Listed = OwnWebhook & { messages: WebhookMessage[] };
const listed = async (user: SignedInClient) => (await user.get(PATH)).json!.webhooks as Listed[];
const first = async (user: SignedInClient) => (await listed(user))[0]!;
const message = async (user: SignedInClient) => (await first(user)).messages[0]!;
async function dream(user: SignedInClient, depth = "reading"): Promise<string> {
  const id = await user.submitDream(TEXT, { depth });
  await site.finished(id);
  return id;
}
/** Lets the time pass that a message waits for, and looks for it. */
async function pass(user: SignedInClient, ms: number, attempts: number): Promise<WebhookMessage> {
  site.advance(ms);
  worker.wake();
  await expect.poll(async () => (await message(user)).attempts).toBe(attempts);
  await expect.poll(async () => (await message(user)).lastAttemptAt).toBe(site.clock.now.toISOString());
  return message(user);
}

/** For each signature of a message, whether it is that of a secret. */
function signatures({ headers, body }: { headers: Record<string, string>; body: string }, secret: string) {
  const at = new Date(Number(headers["webhook-timestamp"]) * 1000);
  const wanted = new Webhook(secret).sign(headers["webhook-id"]!, at, body);
  return headers["webhook-signature"]!.split(" ").map((one) => one === wanted);
}

describe("the end of a dream", () => {
  it("is sent once, signed, with its states and none of its words", async () => {
    const user = await subscriber();
    const { secret, webhook } = await hook(user);
    const id = await dream(user, "image");
    await expect.poll(() => receiver.received.length).toBe(1);
    const [{ headers, body }] = receiver.received as [(typeof receiver.received)[0]];
    expect(headers["content-type"]).toBe("application/json");
    expect(signatures(receiver.received[0]!, secret)).toEqual([true]);
    const { finishedAt } = JSON.parse(body).data as { finishedAt: string };
    expect(JSON.parse(body)).toEqual({
      id: headers["webhook-id"],
      type: "dream.done",
      timestamp: finishedAt,
      data: {
        dreamId: id,
        status: "done",
        parts: { reading: "done", image: "done", video: "skipped" },
        createdAt: expect.any(String),
        finishedAt: expect.any(String),
      },
    });
    expect(body).not.toMatch(/göl|secret|gizli/i);
    await expect.poll(async () => (await message(user)).status).toBe("delivered");
    expect(await first(user)).toMatchObject({ ...webhook, failingSince: null, disabledAt: null });
    expect(await message(user)).toMatchObject({ attempts: 1, lastStatus: 204, dreamId: id });
    const stored = JSON.stringify(await site.store.rows("SELECT * FROM webhooks"));
    expect(stored).not.toContain(secret.slice("whsec_".length));
    expect(JSON.stringify((await user.get(PATH)).json)).not.toContain("whsec_");
  });

  it("is a failure where no part is there, and goes to whom it concerns", async () => {
    const user = await subscriber();
    const stranger = await subscriber();
    await hook(user, ["dream.failed"], `${receiver.url}/failed`);
    await hook(user, ["dream.done"], `${receiver.url}/done`);
    await hook(stranger, EVENTS, `${receiver.url}/stranger`);
    breaks = true;
    const waits = site.skipWaits(HOUR_MS);
    await dream(user);
    clearInterval(waits);
    breaks = false;
    await expect.poll(() => receiver.received.length).toBe(1);
    expect(receiver.received[0]).toMatchObject({ path: "/hook/failed" });
    expect(JSON.parse(receiver.received[0]!.body)).toMatchObject({
      type: "dream.failed",
      data: { status: "failed", parts: { reading: "failed" } },
    });
  });

  it("is sent later by another process where one dies before or while it sends", async () => {
    const user = await subscriber();
    await hook(user);
    await worker.stop();
    await dream(user);
    expect(receiver.received).toEqual([]);
    const now = site.clock.now;
    const leaseUntil = new Date(now.getTime() + MINUTE_MS);
    const claimed = await transact(site.store.db, { queue: "webhooks" }, (trx) =>
      claimMessage(trx, { now, leaseUntil, full: [] }),
    );
    expect(claimed).toMatchObject({ user_id: user.user.id });
    worker.start();
    worker.wake();
    expect((await message(user)).status).toBe("waiting");
    site.advance(MINUTE_MS);
    worker.wake();
    await expect.poll(async () => (await message(user)).status).toBe("delivered");
    expect(receiver.received).toHaveLength(1);
  });
});

describe("a receiver that fails", () => {
  it("is tried again with the same id and body, later and later, and not after a success", async () => {
    const user = await subscriber();
    await hook(user);
    receiver.next(500);
    receiver.next(429, { "retry-after": "1200" });
    receiver.next((response) => void response.socket!.destroy());
    await dream(user);
    await expect.poll(async () => (await message(user)).lastStatus).toBe(500);
    expect(await message(user)).toMatchObject({ status: "waiting", attempts: 1, lastError: null });
    expect(await pass(user, 5000, 2)).toMatchObject({ lastStatus: 429 });
    const { nextAttemptAt } = await message(user);
    expect(Date.parse(nextAttemptAt!) - site.clock.now.getTime()).toBe(1_200_000);
    expect(await pass(user, 1_200_000, 3)).toMatchObject({ lastStatus: null, lastError: "unreachable" });
    expect(await pass(user, 30 * MINUTE_MS, 4)).toMatchObject({ status: "delivered", nextAttemptAt: null });
    expect(new Set(receiver.received.map(({ body }) => body)).size).toBe(1);
    expect(new Set(receiver.received.map(({ headers }) => headers["webhook-id"])).size).toBe(1);
    expect(new Set(receiver.received.map(({ headers }) => headers["webhook-timestamp"])).size).toBe(4);
    expect(await first(user)).toMatchObject({ failingSince: null });
  });

  it("for days is turned off, with a mail, and can be turned on and told again", async () => {
    const user = await subscriber();
    const { webhook } = await hook(user);
    for (let i = 0; i < 10; i++) receiver.next(503);
    await dream(user);
    await expect.poll(async () => (await message(user)).lastAttemptAt).toBe(site.clock.now.toISOString());
    for (let next = await message(user); next.status === "waiting";) {
      const wait = Date.parse(next.nextAttemptAt!) - site.clock.now.getTime();
      next = await pass(user, wait, next.attempts + 1);
    }
    expect(await message(user)).toMatchObject({ status: "failed", attempts: 10 });
    const { failingSince, disabledAt } = await first(user);
    expect(disabledAt).toBe(site.clock.now.toISOString());
    expect(Date.parse(disabledAt!) - Date.parse(failingSince!)).toBeGreaterThan(3 * DAY_MS);
    const mails = await site.store.rows("SELECT recipient FROM mails WHERE template = 'webhook-disabled'");
    expect(mails).toEqual([{ recipient: user.user.email }]);
    const own = `${PATH}/${webhook.id}`;
    const replay = `/api/account/webhook-messages/${(await message(user)).id}/replay`;
    expect((await user.post(`${own}/test`)).json).toMatchObject({
      error: { code: "conflict", details: { reason: "webhook_disabled" } },
    });
    expect((await user.post(replay)).status).toBe(409);
    await dream(user);
    expect((await first(user)).messages).toHaveLength(1);
    expect((await user.post(`${own}/enable`)).json).toMatchObject({
      webhook: { failingSince: null, disabledAt: null },
    });
    expect((await user.post(replay)).status).toBe(202);
    await expect.poll(async () => (await message(user)).status).toBe("delivered");
  });

  it("that is gone is turned off at once", async () => {
    const user = await subscriber();
    await hook(user);
    receiver.next(410);
    await dream(user);
    await expect.poll(async () => (await first(user)).disabledAt).not.toBeNull();
    expect(await message(user)).toMatchObject({ status: "failed", lastStatus: 410 });
  });
});

it("a test and a message sent again reach the receiver, signed by the new secret and the one before", async () => {
  const user = await subscriber();
  const { secret, webhook } = await hook(user);
  const { json: rotated } = await user.post(`${PATH}/${webhook.id}/secret`);
  expect((await user.post(`${PATH}/${webhook.id}/test`)).status).toBe(202);
  await expect.poll(async () => (await message(user)).status).toBe("delivered");
  const { id } = await message(user);
  expect((await user.post(`/api/account/webhook-messages/${id}/replay`)).status).toBe(202);
  await expect.poll(() => receiver.received.length).toBe(2);
  site.advance(25 * HOUR_MS);
  await expect.poll(async () => (await message(user)).status).toBe("delivered");
  await user.post(`/api/account/webhook-messages/${id}/replay`);
  await expect.poll(() => receiver.received.length).toBe(3);
  for (const one of receiver.received)
    expect(JSON.parse(one.body)).toMatchObject({ id, type: "webhook.test", data: {} });
  const bySecret = (wanted: string) => receiver.received.map((one) => signatures(one, wanted));
  expect(bySecret(rotated!.secret as string)).toEqual([[true, false], [true, false], [true]]);
  expect(bySecret(secret)).toEqual([[false, true], [false, true], [false]]);
});

describe("webhooks", () => {
  it("need the plan, also when a message is sent", async () => {
    const user = await subscriber("basic");
    const refused = await user.post(PATH, { url: receiver.url, events: EVENTS });
    expect(refused.json).toMatchObject({ error: { code: "forbidden", details: { reason: "plan" } } });
    expect((await user.get(PATH)).json).toEqual({ webhooks: [], allowed: false });
    const plan = (plan_type: string) =>
      site.store.db
        .updateTable("subscriptions")
        .set({ plan_type })
        .where("user_id", "=", user.user.id)
        .execute();
    await plan("premium");
    await hook(user);
    await plan("basic");
    await dream(user);
    await expect.poll(async () => (await message(user)).status).toBe("failed");
    expect(await message(user)).toMatchObject({ lastError: "plan" });
    expect(await first(user)).toMatchObject({ failingSince: null });
    expect(receiver.received).toEqual([]);
  });

  it("are five at most, at the same moment too, and only of URLs that may be called", async () => {
    const user = await subscriber();
    const more = () => user.post(PATH, { url: receiver.url, events: ["dream.done"] });
    const replies = await Promise.all(Array.from({ length: WEBHOOKS_MAX + 2 }, more));
    const refused = replies.filter(({ status }) => status !== 201);
    expect(refused.map(({ json }) => json!.error.details)).toEqual(
      [1, 2].map(() => ({ reason: "too_many_webhooks", max: WEBHOOKS_MAX })),
    );
    for (const input of [
      { url: "http://10.0.0.1/", events: EVENTS },
      { url: "https://169.254.169.254/latest", events: EVENTS },
      { url: "x".repeat(2001), events: EVENTS },
      { url: receiver.url, events: [] },
      { url: receiver.url, events: ["dream.deleted"] },
      { url: receiver.url, events: EVENTS, secret: "whsec_mine" },
    ])
      expect((await user.post(PATH, input)).status).toBe(400);
  });

  it("are their user's alone, and end with the account", async () => {
    const user = await subscriber();
    const { webhook } = await hook(user);
    await user.post(`${PATH}/${webhook.id}/test`);
    await expect.poll(async () => (await message(user)).status).toBe("delivered");
    const { id } = await message(user);
    const stranger = await subscriber();
    for (const path of [
      `${PATH}/${webhook.id}/enable`,
      `${PATH}/${webhook.id}/secret`,
      `${PATH}/${webhook.id}/test`,
      `/api/account/webhook-messages/${id}/replay`,
    ])
      expect((await stranger.post(path)).status).toBe(404);
    expect((await stranger.delete(`${PATH}/${webhook.id}`)).status).toBe(404);
    expect(await listed(stranger)).toEqual([]);
    await hook(stranger);
    expect((await stranger.delete(`${PATH}/${(await first(stranger)).id}`)).status).toBe(204);
    expect(await listed(stranger)).toEqual([]);
    await transact(site.store.db, { user: user.user.id }, (trx) =>
      removeUser(trx, { userId: user.user.id, proof: null, now: NOW }),
    );
    for (const table of ["webhooks", "webhook_messages"])
      expect(await site.store.rows(`SELECT id FROM ${table}`)).toEqual([]);
  });

  it("with a secret that nothing opens any more fail until they get another", async () => {
    const user = await subscriber();
    const { webhook } = await hook(user);
    await site.store.db.updateTable("webhooks").set({ sealed_secret: "bG9zdA" }).execute();
    await user.post(`${PATH}/${webhook.id}/test`);
    await expect.poll(async () => (await message(user)).lastError).toBe("secret");
    await user.post(`${PATH}/${webhook.id}/secret`);
    await user.post(`/api/account/webhook-messages/${(await message(user)).id}/replay`);
    await expect.poll(async () => (await message(user)).status).toBe("delivered");
  });

  it("that hang hold up those of their user alone", async () => {
    const [slow, quick] = [await subscriber(), await subscriber()];
    const { webhook } = await hook(slow);
    const other = await hook(quick, EVENTS, `${receiver.url}/quick`);
    const hung: (() => void)[] = [];
    for (let i = 0; i < 4; i++)
      receiver.next((response) => void hung.push(() => response.writeHead(204).end()));
    for (let i = 0; i < 6; i++) await slow.post(`${PATH}/${webhook.id}/test`);
    await expect.poll(() => receiver.received.length).toBe(4);
    await quick.post(`${PATH}/${other.webhook.id}/test`);
    await expect.poll(async () => (await message(quick)).status).toBe("delivered");
    expect(receiver.received.filter(({ path }) => path === "/hook")).toHaveLength(4);
    for (const end of hung) end();
    await expect
      .poll(async () => (await first(slow)).messages.every(({ status }) => status === "delivered"))
      .toBe(true);
  });
});
