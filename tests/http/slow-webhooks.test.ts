import { setTimeout } from "node:timers/promises";
import { afterAll, expect, test, vi } from "vitest";
import type { MessageRow } from "#server/features/webhooks/queries.ts";
import { DAY_MS } from "#shared/durations.ts";
import type { Webhook, WebhookMessage } from "#shared/webhooks.ts";
import { startFakeReceiver } from "../fakes/webhook-receiver.ts";
import { startTestApp } from "../support/app.ts";

const PATH = "/api/account/webhooks";
const site = await startTestApp();
const receiver = await startFakeReceiver();
afterAll(async () => {
  await site.deps.webhooks.stop();
  await receiver.close();
  await site.close();
});

test("a receiver that turns out to be slow while the next message is claimed costs it no attempt", async () => {
  const user = await site.signUp({ verified: true });
  const now = new Date();
  await site.store.db
    .insertInto("subscriptions")
    .values({
      id: "sub_slow",
      user_id: user.user.id,
      plan_type: "premium",
      status: "active",
      renews: 0,
      period_end: new Date(now.getTime() + 90 * DAY_MS).toISOString(),
      created_at: now.toISOString(),
    })
    .execute();
  const body = { url: receiver.url, events: ["dream.done"] };
  const { webhook } = (await user.post(PATH, body)).json as unknown as { webhook: Webhook };
  const add = () => user.post(`${PATH}/${webhook.id}/test`);
  const messages = async () => {
    const [listed] = (await user.get(PATH)).json!.webhooks as { messages: WebhookMessage[] }[];
    return listed!.messages;
  };
  const delivered = async () => (await messages()).filter(({ status }) => status === "delivered").length;
  const attempts = async () => (await messages()).map((one) => one.attempts).toSorted();

  const hung: (() => void)[] = [];
  for (let i = 0; i < 2; i++)
    receiver.next((response) => void hung.push(() => response.writeHead(204).end()));
  site.deps.webhooks.start();
  for (let i = 0; i < 2; i++) await add();
  await expect.poll(() => hung.length).toBe(2);
  // Longer than a receiver takes that is not slow.
  await setTimeout(2100);
  const { db } = site.deps.store;
  const begin = db.transaction.bind(db);
  const goesOn = Promise.withResolvers<void>();
  let claimed = false;
  vi.spyOn(db, "transaction").mockImplementation(() => {
    const transaction = begin();
    const { execute } = transaction;
    transaction.execute = async (work) => {
      const result = await execute.call(transaction, work);
      if (claimed || !(result as Partial<MessageRow> | undefined)?.lease_token) return result as never;
      claimed = true;
      hung[0]!();
      await goesOn.promise;
      return result as never;
    };
    return transaction;
  });
  await add();
  await expect.poll(delivered).toBe(1);
  goesOn.resolve();
  await expect.poll(attempts, { timeout: 5000 }).toEqual([0, 1, 1]);
  hung[1]!();
  await expect.poll(delivered).toBe(3);
  expect(await attempts()).toEqual([1, 1, 1]);
});
