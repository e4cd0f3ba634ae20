import { afterAll, expect, it } from "vitest";
import { checkLedger } from "#server/features/credits/check.ts";
import type { SignedInClient } from "../support/app.ts";
import { startShop } from "../support/shop.ts";

type Json = Record<string, any>;

// Dreams wait in the queue: their tokens stay held.
const shop = await startShop({ running: false });
afterAll(() => shop.close());

/** Buys 50 tokens for 3 dollars and puts all of them into dreams that wait. */
async function holdAll(): Promise<{
  client: SignedInClient;
  session: string;
  intent: string;
  dreams: string[];
}> {
  const client = await shop.site.signUp();
  const session = await shop.buy(client);
  await shop.deliver(await shop.stripe.pay(session));
  const dreams: string[] = [];
  for (let i = 0; i < 10; i++) {
    const dream = { dreamText: `I swam to island number ${i} at dawn`, language: "en-US", depth: "full" };
    dreams.push((await client.post("/api/dreams", dream)).json!.dream.id as string);
  }
  const intent = shop.stripe.objects.get(session)!.payment_intent as string;
  return { client, session, intent, dreams };
}

const BOOKED = "SELECT tokens_asked AS asked, tokens_taken AS taken FROM payments WHERE session_id = ?";
const booked = async (session: string) => (await shop.site.store.rows(BOOKED, session))[0];

it("leaves no tokens to who gets the money back and then cancels or deletes the dreams", async () => {
  const { client, session, intent, dreams } = await holdAll();
  expect((await shop.me(client)).credits).toBe(0);
  await shop.deliver(await shop.stripe.refund(intent, 300));
  expect(await booked(session)).toEqual({ asked: 50, taken: 0 });
  for (const [i, id] of dreams.entries()) {
    const response =
      i % 2 ? await client.delete(`/api/dreams/${id}`) : await client.post(`/api/dreams/${id}/cancel`);
    expect(response.status).toBe(i % 2 ? 204 : 200);
  }
  expect((await shop.me(client)).credits).toBe(0);
  expect(await booked(session)).toEqual({ asked: 50, taken: 50 });
  expect(await checkLedger(shop.site.store.db)).toEqual([]);
});

it("gives back what is beyond a refund in part", async () => {
  const { client, session, intent, dreams } = await holdAll();
  await shop.deliver(await shop.stripe.refund(intent, 60));
  for (const id of dreams) await client.post(`/api/dreams/${id}/cancel`);
  expect((await shop.me(client)).credits).toBe(40);
  expect(await booked(session)).toEqual({ asked: 10, taken: 10 });
});

it("returns exactly what a dispute took, however it was taken, when the dispute is won", async () => {
  const { client, session, intent, dreams } = await holdAll();
  const dispute = (status: string): Json => ({
    id: `du_${session}`,
    object: "dispute",
    amount: 300,
    payment_intent: intent,
    status,
  });
  await shop.deliver([shop.stripe.eventOf("charge.dispute.created", dispute("needs_response"))]);
  for (const id of dreams.slice(0, 4)) await client.post(`/api/dreams/${id}/cancel`);
  expect(await booked(session)).toEqual({ asked: 50, taken: 20 });
  await shop.deliver([shop.stripe.eventOf("charge.dispute.closed", dispute("won"))]);
  expect((await shop.me(client)).credits).toBe(20);
  for (const id of dreams.slice(4)) await client.post(`/api/dreams/${id}/cancel`);
  expect((await shop.me(client)).credits).toBe(50);
  expect(await booked(session)).toEqual({ asked: 0, taken: 0 });
  expect(await checkLedger(shop.site.store.db)).toEqual([]);
});

it("leaves no tokens when two purchases are refunded while one of them is held", async () => {
  const { client, session, intent, dreams } = await holdAll();
  const second = await shop.buy(client);
  await shop.deliver(await shop.stripe.pay(second));
  await shop.deliver(await shop.stripe.refund(intent, 300));
  expect((await shop.me(client)).credits).toBe(50);
  await shop.deliver(
    await shop.stripe.refund(shop.stripe.objects.get(second)!.payment_intent as string, 300),
  );
  for (const id of dreams) await client.post(`/api/dreams/${id}/cancel`);
  expect((await shop.me(client)).credits).toBe(0);
  expect(await Promise.all([session, second].map(booked))).toEqual([
    { asked: 50, taken: 50 },
    { asked: 50, taken: 50 },
  ]);
  expect(await checkLedger(shop.site.store.db)).toEqual([]);
});

it("lets another purchase pay for what is spent of a refunded one", async () => {
  const { client, session, intent, dreams } = await holdAll();
  await shop.deliver(await shop.stripe.pay(await shop.buy(client)));
  await shop.deliver(await shop.stripe.refund(intent, 300));
  const begun = `UPDATE dream_parts SET status = 'processing', started_at = '2026-01-01T00:00:00.000Z' WHERE dream_id = ?`;
  await shop.site.store.rows(begun, dreams[0]);
  for (const id of dreams) await client.delete(`/api/dreams/${id}`);
  expect((await shop.me(client)).credits).toBe(45);
  expect(await booked(session)).toEqual({ asked: 50, taken: 50 });
  expect(await checkLedger(shop.site.store.db)).toEqual([]);
});

it("returns after a dispute no tokens of a purchase that was refunded meanwhile", async () => {
  const { client, session, intent, dreams } = await holdAll();
  await shop.site.store.exec(
    "UPDATE dream_parts SET status = 'processing', started_at = '2026-01-01T00:00:00.000Z' WHERE status = 'queued'",
  );
  for (const id of dreams) await client.delete(`/api/dreams/${id}`);
  const second = await shop.buy(client);
  await shop.deliver(await shop.stripe.pay(second));
  const dispute = { id: `du_${session}`, object: "dispute", amount: 300, payment_intent: intent };
  const report = (type: string, status: string) =>
    shop.deliver([shop.stripe.eventOf(`charge.dispute.${type}`, { ...dispute, status })]);
  await report("created", "needs_response");
  await shop.deliver(
    await shop.stripe.refund(shop.stripe.objects.get(second)!.payment_intent as string, 300),
  );
  await report("closed", "won");
  expect((await shop.me(client)).credits).toBe(0);
  expect(await Promise.all([session, second].map(booked))).toEqual([
    { asked: 0, taken: 0 },
    { asked: 50, taken: 50 },
  ]);
  expect(await checkLedger(shop.site.store.db)).toEqual([]);
});
