import { afterAll, describe, expect, it } from "vitest";
import { checkLedger } from "#server/features/credits/check.ts";
import { reconcile, refundPayment, reportToProvider } from "#server/features/payments/payments.ts";
import type { SignedInClient } from "../support/app.ts";
import { startShop } from "../support/shop.ts";

type Json = Record<string, any>;

const shop = await startShop();
afterAll(() => shop.close());

describe("a refund or dispute", () => {
  it("takes tokens along, part by part, and never the same refund twice", async () => {
    const client = await shop.site.signUp();
    const session = await shop.buy(client);
    await shop.deliver(await shop.stripe.pay(session));
    const intent = shop.stripe.objects.get(session)!.payment_intent as string;
    await shop.deliver(await shop.stripe.refund(intent, 100));
    expect((await shop.me(client)).credits).toBe(50 - 16);
    expect(await shop.payments(client)).toMatchObject([{ status: "partly_refunded", refundedAmount: 100 }]);

    const [{ id: paymentId }] = (await shop.payments(client)) as [Json];
    const refunds = await Promise.all([
      refundPayment(shop.deps, { paymentId }),
      refundPayment(shop.deps, { paymentId }),
    ]);
    for (const refund of refunds) expect(refund).toMatchObject({ status: "refunded", refundedAmount: 300 });
    expect((await shop.me(client)).credits).toBe(0);
    await expect(refundPayment(shop.deps, { paymentId })).rejects.toThrow("conflict");
  });

  it("is sent anew after a refund that failed at the bank", async () => {
    const client = await shop.site.signUp();
    const session = await shop.buy(client);
    await shop.deliver(await shop.stripe.pay(session));
    const [{ id: paymentId }] = (await shop.payments(client)) as [Json];
    const sent = () => [...shop.stripe.objects.values()].filter((one) => one.object === "refund");
    const before = sent().length;
    await refundPayment(shop.deps, { paymentId });
    const failed = Object.assign(sent().at(-1)!, { status: "failed" });
    await shop.deliver([shop.stripe.eventOf("refund.failed", failed)]);
    expect((await shop.me(client)).credits).toBe(50);
    await refundPayment(shop.deps, { paymentId });
    expect(sent().length).toBe(before + 2);
    expect((await shop.me(client)).credits).toBe(0);
  });

  it("takes no more tokens than are left, and writes down what is missing", async () => {
    const client = await shop.site.signUp();
    const session = await shop.buy(client);
    await shop.deliver(await shop.stripe.pay(session));
    const dream = { dreamText: "I flew over a wide dark sea", language: "en-US", depth: "image" };
    const { json } = await client.post("/api/dreams", dream);
    await shop.site.finished(json!.dream.id);
    expect((await shop.me(client)).credits).toBe(48);
    await shop.deliver(await shop.stripe.refund(shop.stripe.objects.get(session)!.payment_intent, 300));
    expect((await shop.me(client)).credits).toBe(0);
    const row = await shop.site.store.db
      .selectFrom("payments")
      .select(["tokens_asked", "tokens_taken"])
      .where("session_id", "=", session)
      .executeTakeFirstOrThrow();
    expect(row).toEqual({ tokens_asked: 50, tokens_taken: 48 });
  });

  it("is taken with a dispute and stays or returns with its end", async () => {
    const client = await shop.site.signUp();
    const session = await shop.buy(client);
    await shop.deliver(await shop.stripe.pay(session));
    const payment_intent = shop.stripe.objects.get(session)!.payment_intent as string;
    const disputed = (status: string) => ({
      id: "du_1",
      object: "dispute",
      amount: 300,
      payment_intent,
      status,
    });
    await shop.deliver([shop.stripe.eventOf("charge.dispute.created", disputed("needs_response"))]);
    expect((await shop.me(client)).credits).toBe(0);
    expect(await shop.payments(client)).toMatchObject([{ status: "disputed" }]);
    await shop.deliver([shop.stripe.eventOf("charge.dispute.closed", disputed("won"))]);
    expect((await shop.me(client)).credits).toBe(50);
    await shop.deliver([shop.stripe.eventOf("charge.dispute.updated", disputed("under_review"))]);
    expect((await shop.me(client)).credits).toBe(50);
    const lost = { ...disputed("lost"), id: "du_2" };
    await shop.deliver([shop.stripe.eventOf("charge.dispute.closed", lost)]);
    expect((await shop.me(client)).credits).toBe(0);
    expect(await shop.payments(client)).toMatchObject([{ status: "dispute_lost" }]);
  });
});

describe("a subscription", () => {
  it("gives a period's credits once and does not renew unless that is set", async () => {
    const client = await shop.site.signUp();
    const session = await shop.subscribe(client);
    const events = await shop.stripe.pay(session);
    const again = { ...events[1]!, id: "evt_again" };
    await Promise.all([...events, again].map(shop.send));
    const periodEnd = new Date(
      shop.subscriptionOf(session).items.data[0].current_period_end * 1000,
    ).toISOString();
    expect(await shop.me(client)).toMatchObject({
      credits: 100,
      lots: [{ source: "subscription", remaining: 100, expiresAt: periodEnd }],
      subscription: { planId: "basic", status: "active", periodEnd, renews: false },
    });
    expect(shop.subscriptionOf(session).cancel_at_period_end).toBe(true);

    const renewal = (renew: boolean) => client.post("/api/subscription/renewal", { renew });
    expect((await renewal(true)).json).toMatchObject({ subscription: { renews: true } });
    expect(shop.subscriptionOf(session).cancel_at_period_end).toBe(false);
    expect((await renewal(false)).json).toMatchObject({ subscription: { renews: false } });
    expect((await client.post("/api/payments/create-checkout", { planId: "basic" })).status).toBe(409);
  });

  it("brings the next period's tokens with its invoice, and one mail when that cannot be paid", async () => {
    const client = await shop.site.signUp();
    const session = await shop.subscribe(client);
    await shop.deliver(await shop.stripe.pay(session));
    await client.post("/api/subscription/renewal", { renew: true });
    const failed = await shop.stripe.renew(session, false);
    await shop.deliver([...failed, { ...failed[0]!, id: "evt_second_attempt" }]);
    expect(await shop.mailsTo(client, "payment_failed")).toBe(1);
    const mail = await shop.site.store.db
      .selectFrom("mails")
      .select("data")
      .where("recipient", "=", client.user.email)
      .where("template", "=", "payment_failed")
      .executeTakeFirstOrThrow();
    expect(JSON.parse(mail.data)).toEqual({ plan: "basic", url: `${shop.site.config.publicUrl}/account` });
    expect(await shop.me(client)).toMatchObject({ credits: 100, subscription: { status: "past_due" } });
    await shop.deliver(await shop.stripe.renew(session));
    expect(await shop.me(client)).toMatchObject({
      credits: 200,
      lots: [{ remaining: 100 }, { remaining: 100 }],
      subscription: { status: "active", renews: true },
    });
    expect(await shop.mailsTo(client, "receipt")).toBe(2);
  });

  it("gives way to another plan once that is paid", async () => {
    const client = await shop.site.signUp();
    const basic = await shop.subscribe(client, "basic");
    await shop.deliver(await shop.stripe.pay(basic));
    const premium = await shop.subscribe(client, "premium");
    expect((await shop.me(client)).subscription.planId).toBe("basic");
    await shop.deliver(await shop.stripe.pay(premium));
    expect(await shop.me(client)).toMatchObject({ credits: 1100, subscription: { planId: "premium" } });
    expect(shop.subscriptionOf(basic).status).toBe("canceled");
    expect(shop.subscriptionOf(premium).status).toBe("active");
  });

  it("ends when Stripe says so, and an older report does not bring it back", async () => {
    const client = await shop.site.signUp();
    const session = await shop.subscribe(client);
    await shop.deliver(await shop.stripe.pay(session));
    const active = shop.stripe.eventOf("customer.subscription.updated", shop.subscriptionOf(session));
    shop.subscriptionOf(session).status = "canceled";
    await shop.deliver([
      shop.stripe.eventOf("customer.subscription.deleted", shop.subscriptionOf(session)),
      active,
    ]);
    expect((await shop.me(client)).subscription).toMatchObject({ status: "ended", renews: false });
    expect((await client.post("/api/subscription/renewal", { renew: true })).status).toBe(404);
  });

  it("that stays unpaid is ended at Stripe too, where it could charge again", async () => {
    const client = await shop.site.signUp();
    const session = await shop.subscribe(client);
    await shop.deliver(await shop.stripe.pay(session));
    shop.subscriptionOf(session).status = "unpaid";
    await shop.deliver([shop.stripe.eventOf("customer.subscription.updated", shop.subscriptionOf(session))]);
    expect((await shop.me(client)).subscription).toMatchObject({ status: "ended" });
    expect(shop.subscriptionOf(session).status).toBe("canceled");
    expect(await reportToProvider(shop.deps)).toEqual({ reported: 0, failed: 0 });
  });

  it("gives a refund of its invoice back its tokens, though the refund names only the payment", async () => {
    const client = await shop.site.signUp();
    const session = await shop.subscribe(client);
    const events = await shop.stripe.pay(session);
    const { invoice } = shop.stripe.objects.get(session)!;
    const paid = [...shop.stripe.objects.values()].find((one) => one.invoice === invoice && one.payment)!;
    const refund = await shop.stripe.refund(paid.payment.payment_intent, 999);
    await shop.deliver([...refund, ...events]);
    await shop.deliver(refund.map((event) => ({ ...event, id: `${event.id}_again` })));
    expect((await shop.me(client)).credits).toBe(0);
    expect(await shop.payments(client)).toMatchObject([{ status: "refunded", refundedAmount: 999 }]);
  });
});

describe("the comparison with Stripe", () => {
  it("books what no event reported: payments, periods and refunds", async () => {
    const client = await shop.site.signUp();
    const bought = await shop.buy(client, "popular");
    await shop.stripe.pay(bought);
    await shop.stripe.refund(shop.stripe.objects.get(bought)!.payment_intent, 500);
    const subscribed = await shop.subscribe(client);
    await shop.stripe.pay(subscribed);
    const { repaired } = await reconcile(shop.deps);
    await shop.deps.sync.onIdle();
    expect(repaired.filter(({ userId }) => userId === client.user.id).length).toBeGreaterThan(1);
    expect(await shop.me(client)).toMatchObject({
      credits: 100 + 100,
      subscription: { planId: "basic", renews: false },
    });
    expect(shop.subscriptionOf(subscribed).cancel_at_period_end).toBe(true);
    expect((await reconcile(shop.deps)).repaired).toEqual([]);
  });
});

describe("a subscription that Stripe does not know any more", () => {
  it("is shown to an admin and does not stop the comparison", async () => {
    const client = await shop.site.signUp();
    const session = await shop.subscribe(client);
    await shop.deliver(await shop.stripe.pay(session));
    const { id } = shop.subscriptionOf(session);
    const { db } = shop.site.store;
    const long = "2020-01-01T00:00:00.000Z";
    await db.updateTable("subscriptions").set({ period_end: long }).where("id", "=", id).execute();
    shop.stripe.objects.clear();
    const old = { id: "evt_old", type: "charge.updated", body: "{}", received_at: long };
    await db
      .insertInto("payment_events")
      .values({ ...old, status: "ignored" })
      .execute();
    const { problems } = await reconcile(shop.deps);
    expect(problems).toEqual([expect.stringContaining(id)]);
    expect(await db.selectFrom("payment_events").selectAll().where("id", "=", "evt_old").execute()).toEqual(
      [],
    );
    await db.updateTable("subscriptions").set({ status: "ended" }).where("id", "=", id).execute();
  });
});

describe("a payment page of a deleted account", () => {
  const leave = (client: SignedInClient) =>
    client.post("/api/account/delete", { password: "a long password" });

  it("is closed at the provider, later where that does not answer", async () => {
    const client = await shop.site.signUp();
    const session = await shop.buy(client);
    shop.stripe.down = true;
    expect((await leave(client)).status).toBe(204);
    const path = `/v1/checkout/sessions/${session}/expire`;
    await expect.poll(() => shop.stripe.seen.some((request) => request.path === path)).toBe(true);
    shop.stripe.down = false;
    await reconcile(shop.deps);
    await shop.deps.sync.onIdle();
    expect(shop.stripe.objects.get(session)).toMatchObject({ status: "expired" });
    expect(await reportToProvider(shop.deps)).toEqual({ reported: 0, failed: 0 });
  });

  it("is forgotten where the provider does not know it", async () => {
    const client = await shop.site.signUp();
    const session = await shop.buy(client);
    shop.stripe.objects.delete(session);
    await leave(client);
    await shop.deps.sync.onIdle();
    expect(await reportToProvider(shop.deps)).toEqual({ reported: 0, failed: 0 });
  });

  it("that was paid in the last moment is sent back by itself", async () => {
    const client = await shop.site.signUp();
    const session = await shop.buy(client);
    const events = await shop.stripe.pay(session);
    await leave(client);
    await shop.deliver(events);
    const status = () => shop.site.store.value("SELECT status FROM payments WHERE session_id = ?", session);
    expect(await status()).toBe("refunded");
    const sent = [...shop.stripe.objects.values()].filter(
      (one) =>
        one.object === "refund" && one.payment_intent === shop.stripe.objects.get(session)!.payment_intent,
    );
    expect(sent.map((refund) => refund.amount)).toEqual([300]);
    await shop.deliver(events.map((event) => ({ ...event, id: `${event.id}_again` })));
    expect((await reconcile(shop.deps)).problems).toEqual([]);
    expect(await reportToProvider(shop.deps)).toEqual({ reported: 0, failed: 0 });
  });

  it("that cannot be sent back is an admin's, until it is", async () => {
    const client = await shop.site.signUp();
    const session = await shop.buy(client);
    await shop.stripe.pay(session);
    shop.stripe.refuses = ({ method, path }) => method === "POST" && path === "/v1/refunds";
    await leave(client);
    await shop.deps.sync.onIdle();
    const { id: paymentId } = await shop.site.store.db
      .selectFrom("payments")
      .select("id")
      .where("session_id", "=", session)
      .executeTakeFirstOrThrow();
    expect((await reconcile(shop.deps)).problems).toEqual([expect.stringContaining(paymentId)]);
    shop.stripe.refuses = undefined;
    await refundPayment(shop.deps, { paymentId });
    expect((await reconcile(shop.deps)).problems).toEqual([]);
  });
});

describe("all of it together", () => {
  it("leaves an exact ledger, amounts in whole numbers, and no subscription twice", async () => {
    expect(await checkLedger(shop.site.store.db)).toEqual([]);
    const rows = await shop.site.store.db.selectFrom("payments").selectAll().execute();
    const amounts = rows.flatMap((row) => [row.amount, row.tokens, row.refunded_amount, row.tokens_taken]);
    expect(amounts.filter((amount) => !Number.isInteger(amount) || amount < 0)).toEqual([]);
    expect(rows.length).toBeGreaterThan(9);
  });
});
