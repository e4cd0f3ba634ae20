import { afterAll, describe, expect, it } from "vitest";
import { checkLedger } from "#server/features/credits/check.ts";
import { reconcile } from "#server/features/payments/payments.ts";
import { replayEvent } from "#server/features/payments/webhook.ts";
import { startShop } from "../support/shop.ts";

const shop = await startShop();
afterAll(() => shop.close());

describe("a payment page", () => {
  it("is asked for with the price, the user and the item", async () => {
    const client = await shop.site.signUp();
    await client.post("/api/payments/create-payment", { packageId: "try-25" }, { "accept-language": "tr" });
    const { params, version, idempotencyKey } = shop.stripe.seen.at(-1)!;
    expect(version).toBe("2026-10-28.endive");
    expect(params).toEqual({
      mode: "payment",
      "line_items[0][quantity]": "1",
      "line_items[0][price_data][currency]": "try",
      "line_items[0][price_data][unit_amount]": "9900",
      "line_items[0][price_data][product_data][name]": "25 token",
      client_reference_id: client.user.id,
      customer_email: client.user.email,
      locale: "tr",
      success_url: `${shop.site.config.publicUrl}/payment-success?session_id={CHECKOUT_SESSION_ID}`,
      cancel_url: `${shop.site.config.publicUrl}/pricing`,
      "adaptive_pricing[enabled]": "false",
      "metadata[payment_id]": idempotencyKey,
      "metadata[user_id]": client.user.id,
      "metadata[kind]": "package",
      "metadata[item]": "try-25",
      "metadata[tokens]": "25",
      "payment_intent_data[metadata][payment_id]": idempotencyKey,
      "payment_intent_data[metadata][user_id]": client.user.id,
      "payment_intent_data[metadata][kind]": "package",
      "payment_intent_data[metadata][item]": "try-25",
      "payment_intent_data[metadata][tokens]": "25",
    });
  });

  it("for a plan asks for a monthly price and writes the payment's id on the subscription", async () => {
    const client = await shop.site.signUp();
    await shop.subscribe(client, "pro");
    expect(shop.stripe.seen.at(-1)!.params).toMatchObject({
      mode: "subscription",
      "line_items[0][price_data][recurring][interval]": "month",
      "line_items[0][price_data][unit_amount]": "2499",
      "subscription_data[metadata][item]": "pro",
      locale: "en",
    });
  });

  it("is one page for two clicks at once, and for a third after", async () => {
    const client = await shop.site.signUp();
    const [first, second] = await Promise.all([shop.buy(client), shop.buy(client)]);
    expect(second).toBe(first);
    expect(await shop.buy(client)).toBe(first);
    expect(await shop.buy(client, "pro")).not.toBe(first);
  });

  it("is refused without a session, for an unknown item, and while Stripe is down", async () => {
    const client = await shop.site.signUp();
    const call = "/api/payments/create-payment";
    expect((await shop.site.visitor().post(call, { packageId: "starter" })).status).toBe(401);
    expect((await client.post(call, { packageId: "basic" })).status).toBe(404);
    shop.stripe.down = true;
    const refused = await client.post(call, { packageId: "starter" });
    shop.stripe.down = false;
    expect(refused).toMatchObject({ status: 503, json: { error: { code: "unavailable" } } });
    await shop.buy(client);
    const keys = shop.stripe.seen.filter(({ params }) => params.client_reference_id === client.user.id);
    expect(new Set(keys.map((one) => one.idempotencyKey)).size).toBe(2);
  });

  it("is limited by user", async () => {
    const client = await shop.site.signUp();
    const statuses = new Set<number>();
    for (let i = 0; i < 31; i++)
      statuses.add((await client.post("/api/payments/create-payment", { packageId: "pro" })).status);
    expect([...statuses]).toEqual([200, 429]);
  });
});

describe("the webhook", () => {
  it("refuses what is not signed, signed by another, changed, or signed long ago", async () => {
    const event = shop.stripe.eventOf("checkout.session.completed", {
      id: "cs_1",
      object: "checkout.session",
    });
    const good = await shop.stripe.signed(event);
    const old = await shop.stripe.signed(event, "whsec_test", Math.floor(Date.now() / 1000) - 301);
    const bad = [
      { payload: good.payload, headers: { "content-type": "application/json" } },
      { payload: good.payload, headers: { ...good.headers, "stripe-signature": "t=1,v1=00" } },
      { payload: `${good.payload} `, headers: good.headers },
      { payload: "", headers: good.headers },
      await shop.stripe.signed(event, "whsec_another"),
      old,
    ];
    for (const request of bad) {
      const response = await shop.site.app.inject({
        method: "POST",
        url: "/api/webhooks/stripe",
        ...request,
      });
      expect(response.statusCode).toBe(400);
      expect(response.json().error.code).toBe("invalid_input");
    }
  });

  it("acknowledges and stores unknown events", async () => {
    const event = shop.stripe.eventOf("product.created", { id: "prod_1", object: "product" });
    await shop.deliver([event]);
    const stored = await shop.site.store.db
      .selectFrom("payment_events")
      .selectAll()
      .where("id", "=", event.id)
      .executeTakeFirstOrThrow();
    expect(stored).toMatchObject({ status: "ignored", attempts: 1, type: "product.created" });
  });

  it("books an event once that is delivered 50 times at once", async () => {
    const client = await shop.site.signUp();
    const [paid] = await shop.stripe.pay(await shop.buy(client));
    const responses = await Promise.all(Array.from({ length: 50 }, () => shop.send(paid!)));
    expect(responses.map(({ statusCode }) => statusCode)).toEqual(Array.from({ length: 50 }, () => 200));
    expect(await shop.me(client)).toMatchObject({
      credits: 50,
      lots: [{ source: "package", remaining: 50 }],
    });
    expect(await shop.mailsTo(client, "receipt")).toBe(1);
    expect(await shop.payments(client)).toMatchObject([
      { status: "paid", receiptUrl: expect.stringContaining("https://pay.stripe.example/receipts/") },
    ]);
  });

  it("books once beside the success page, whichever is first, and with Stripe down", async () => {
    const client = await shop.site.signUp();
    const before = await shop.buy(client);
    const events = await shop.stripe.pay(before);
    await shop.deliver(events);
    expect((await shop.verify(client, before)).json).toEqual({
      success: true,
      pending: false,
      credits: 50,
      addedCredits: 50,
    });
    const after = await shop.buy(client);
    const late = await shop.stripe.pay(after);
    const checks = await Promise.all(Array.from({ length: 10 }, () => shop.verify(client, after)));
    for (const { json } of checks) expect(json).toMatchObject({ success: true, credits: 100 });
    await shop.deliver(late);
    expect((await shop.me(client)).credits).toBe(100);

    const alone = await shop.stripe.pay(await shop.buy(client));
    shop.stripe.down = true;
    await shop.deliver(alone);
    shop.stripe.down = false;
    expect((await shop.me(client)).credits).toBe(150);
  });

  it("finds a payment whose page was never stored", async () => {
    const client = await shop.site.signUp();
    const session = await shop.buy(client);
    await shop.site.store.db
      .updateTable("payments")
      .set({ session_id: null, session_url: null })
      .where("session_id", "=", session)
      .execute();
    await shop.deliver(await shop.stripe.pay(session));
    expect((await shop.me(client)).credits).toBe(50);
  });

  it("stores nothing about the buyer", async () => {
    const bodies = (await shop.site.store.column("SELECT body FROM payment_events")) as string[];
    expect(bodies.length).toBeGreaterThan(3);
    expect(bodies.filter((body) => body.includes("@example.com"))).toEqual([]);
  });

  it("books nothing when another amount or currency was paid, and alerts the admin", async () => {
    const client = await shop.site.signUp();
    for (const wrong of [{ amount_total: 1 }, { currency: "try" }]) {
      const session = await shop.buy(client);
      Object.assign(shop.stripe.objects.get(session)!, wrong);
      const [event] = await shop.stripe.pay(session);
      await shop.deliver([event!]);
      expect((await shop.verify(client, session)).json).toMatchObject({ success: false, addedCredits: 0 });
      await shop.site.store.db
        .updateTable("payments")
        .set({ request_hash: null })
        .where("session_id", "=", session)
        .execute();
      const { problems } = await reconcile(shop.deps);
      expect(problems.join("\n")).toContain(event!.id);
      shop.stripe.objects.delete(session);
      await shop.site.store.db.deleteFrom("payment_events").where("id", "=", event!.id).execute();
    }
    expect((await shop.me(client)).credits).toBe(0);
  });

  it("can be replayed from the stored event", async () => {
    const client = await shop.site.signUp();
    const session = await shop.buy(client);
    const [event] = await shop.stripe.pay(session);
    await shop.deliver([event!]);
    expect(await replayEvent(shop.deps, event!.id)).toBe("handled");
    expect(await replayEvent(shop.deps, "evt_unknown")).toBe(false);
    expect((await shop.me(client)).credits).toBe(50);
  });
});

describe("another user's payment", () => {
  it("is not found", async () => {
    const [owner, other] = [await shop.site.signUp(), await shop.site.signUp()];
    const session = await shop.buy(owner);
    await shop.stripe.pay(session);
    expect((await shop.verify(other, session)).status).toBe(404);
    expect((await shop.verify(other, "cs_test_none")).status).toBe(404);
    expect((await shop.verify(owner, session)).json).toMatchObject({ success: true });
    expect((await shop.verify(other, session)).status).toBe(404);
    expect(await shop.payments(other)).toEqual([]);
    expect((await shop.me(other)).credits).toBe(0);
  });
});

describe("all of it together", () => {
  it("leaves an exact ledger, amounts in whole numbers, and no subscription twice", async () => {
    expect(await checkLedger(shop.site.store.db)).toEqual([]);
    const rows = await shop.site.store.db.selectFrom("payments").selectAll().execute();
    const amounts = rows.flatMap((row) => [row.amount, row.tokens, row.refunded_amount, row.tokens_taken]);
    expect(amounts.filter((amount) => !Number.isInteger(amount) || amount < 0)).toEqual([]);
    expect(rows.length).toBeGreaterThan(15);
  });
});
