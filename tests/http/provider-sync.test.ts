import { setImmediate as nextTurn } from "node:timers/promises";
import { afterEach, beforeEach, expect, it } from "vitest";
import { signalsOf } from "#server/db/signals.ts";
import { createProviderSync, reportToProvider } from "#server/features/payments/payments.ts";
import { setRenewal } from "#server/features/payments/subscription.ts";
import { testLeases } from "../support/leases.ts";
import { startShop, type Shop } from "../support/shop.ts";

let shop: Shop;
beforeEach(async () => {
  shop = await startShop();
});
afterEach(async () => {
  shop.stripe.gate = undefined;
  await shop.close();
});

const updates = () =>
  shop.stripe.seen.filter(({ method, path }) => method === "POST" && path.startsWith("/v1/subscriptions/"));

/** Holds reports of subscriptions back until `open` is called. */
function closeGate() {
  const reached = Promise.withResolvers<void>();
  const open = Promise.withResolvers<void>();
  shop.stripe.gate = ({ method, path }) => {
    if (method !== "POST" || !path.startsWith("/v1/subscriptions/")) return undefined;
    reached.resolve();
    return open.promise;
  };
  return { reached: reached.promise, open: open.resolve };
}

it("lets neither a webhook nor the success page wait for reports to the provider", async () => {
  const client = await shop.site.signUp();
  const session = await shop.subscribe(client);
  const gate = closeGate();
  for (const event of await shop.stripe.pay(session)) expect((await shop.send(event)).statusCode).toBe(200);
  expect((await shop.verify(client, session)).json).toMatchObject({ success: true, addedCredits: 100 });
  await gate.reached;
  expect(shop.subscriptionOf(session).cancel_at_period_end).toBe(false);
  gate.open();
  await shop.deps.sync.onIdle();
  expect(shop.subscriptionOf(session).cancel_at_period_end).toBe(true);
});

it("sends each report once, however many events ask for it meanwhile", async () => {
  const client = await shop.site.signUp();
  const session = await shop.subscribe(client);
  const events = await shop.stripe.pay(session);
  const gate = closeGate();
  await Promise.all(events.map(shop.send));
  await gate.reached;
  const again = events.flatMap((event) =>
    Array.from({ length: 5 }, (_, i) => ({ ...event, id: `${event.id}_${i}` })),
  );
  for (const event of again) expect((await shop.send(event)).statusCode).toBe(200);
  gate.open();
  await shop.deps.sync.onIdle();
  expect(updates()).toHaveLength(1);
});

it("applies the owner's change after a running report, not before it", async () => {
  const client = await shop.site.signUp();
  const session = await shop.subscribe(client);
  const gate = closeGate();
  for (const event of await shop.stripe.pay(session)) await shop.send(event);
  await gate.reached;
  const wish = client.post("/api/subscription/renewal", { renew: true });
  gate.open();
  expect((await wish).json).toMatchObject({ subscription: { renews: true } });
  await shop.deps.sync.onIdle();
  expect(shop.subscriptionOf(session).cancel_at_period_end).toBe(false);
  expect((await shop.me(client)).subscription).toMatchObject({ renews: true });
});

it("applies the owner's change after a report that another process is sending", async () => {
  const client = await shop.site.signUp();
  const session = await shop.subscribe(client);
  const gate = closeGate();
  for (const event of await shop.stripe.pay(session)) await shop.send(event);
  await gate.reached;
  const { deps } = shop;
  const leases = testLeases(deps.db, deps.now, "another");
  const another = { ...deps, sync: createProviderSync({ ...deps, leases }) };
  const wish = setRenewal(another, { userId: client.user.id, renew: true });
  signalsOf(deps.db).emit("paymentReportDue");
  gate.open();
  expect(await wish).toMatchObject({ renews: true });
  await deps.sync.onIdle();
  await another.sync.stop();
  expect(shop.subscriptionOf(session).cancel_at_period_end).toBe(false);
  expect(updates()).toHaveLength(2);
});

it("ends a subscription whose account is deleted while its renewal is being reported", async () => {
  const client = await shop.site.signUp();
  const session = await shop.subscribe(client);
  const gate = closeGate();
  for (const event of await shop.stripe.pay(session)) await shop.send(event);
  await gate.reached;
  expect((await client.post("/api/account/delete", { password: "a long password" })).status).toBe(204);
  gate.open();
  await shop.deps.sync.onIdle();
  expect(shop.subscriptionOf(session).status).toBe("canceled");
});

it("sends after a restart the reports that failed before", async () => {
  const client = await shop.site.signUp();
  const session = await shop.subscribe(client);
  const events = await shop.stripe.pay(session);
  shop.stripe.refuses = ({ method }) => method === "POST";
  for (const event of events) await shop.send(event);
  await shop.deps.sync.onIdle();
  expect(shop.subscriptionOf(session).cancel_at_period_end).toBe(false);
  shop.stripe.refuses = undefined;
  // Pending reports are only in the database.
  expect(await reportToProvider(shop.deps)).toEqual({ reported: 1, failed: 0 });
  expect(shop.subscriptionOf(session).cancel_at_period_end).toBe(true);
  expect(await reportToProvider(shop.deps)).toEqual({ reported: 0, failed: 0 });
});

it("runs again for what is decided at any moment of a run's end", async () => {
  for (let steps = 0; steps < 12; steps++) {
    let runs = 0;
    const run = async <T>() => {
      runs++;
      return { reported: 0, failed: 0 } as T;
    };
    const db = Object.create(shop.deps.db) as typeof shop.deps.db;
    const sync = createProviderSync({ ...shop.deps, db, leases: { run } });
    signalsOf(db).emit("paymentReportDue");
    for (let step = 0; step < steps; step++) await Promise.resolve();
    const before = runs;
    signalsOf(db).emit("paymentReportDue");
    await nextTurn();
    await sync.stop();
    expect({ steps, runs }).toEqual({ steps, runs: before + 1 });
  }
});
