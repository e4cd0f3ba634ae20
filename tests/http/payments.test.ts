import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { checkLedger } from "#server/features/credits/check.ts";
import { reconcile } from "#server/features/payments/payments.ts";
import { DAY_MS } from "#shared/durations.ts";
import { startFakeStripe } from "../fakes/stripe.ts";
import { startTestApp, type Person, type TestApp } from "../support/app.ts";

let site: TestApp;
beforeAll(async () => {
  site = await startTestApp();
});
afterAll(() => site.close());

async function order(who: Person, what: { packageId: string } | { planId: string }): Promise<string> {
  const call = "packageId" in what ? "create-payment" : "create-checkout";
  const answer = await who.post(`/api/payments/${call}`, what);
  expect(answer.status).toBe(200);
  expect(answer.json!.url).toContain(`${site.config.publicUrl}/sandbox-checkout/`);
  return (answer.json!.url as string).split("/").at(-1)!;
}
const play = (who: Person, session: string, action: string) =>
  who.post(`/api/sandbox/checkout/${session}`, { action });
async function playAll(who: Person, session: string, ...actions: string[]) {
  for (const action of actions) {
    const { status } = await play(who, session, action);
    expect({ action, status }).toEqual({ action, status: 200 });
  }
  return (await who.get(`/api/sandbox/checkout/${session}`)).json!.checkout;
}
const verify = async (who: Person, sessionId: string) =>
  (await who.post("/api/payments/verify-payment", { sessionId })).json;
const me = async (who: Person) => (await who.get("/api/me")).json!;

describe("a package in the sandbox", () => {
  it("brings its tokens once, however often it is verified", async () => {
    const person = await site.signUp();
    const session = await order(person, { packageId: "starter" });
    const nothing = { success: false, pending: false, credits: 0, addedCredits: 0 };
    expect(await verify(person, session)).toEqual(nothing);
    expect(await playAll(person, session, "succeed")).toMatchObject({ state: "paid", amount: 300 });
    const all = { success: true, pending: false, credits: 50, addedCredits: 50 };
    for (let i = 0; i < 3; i++) expect(await verify(person, session)).toEqual(all);
    const { payments, entries, nextBefore } = (await person.get("/api/payments")).json!;
    expect(payments).toMatchObject([
      { kind: "package", item: "starter", tokens: 50, amount: 300, currency: "USD", status: "paid" },
    ]);
    expect(entries).toMatchObject([{ kind: "grant", tokens: 50, source: "package", dreamId: null }]);
    expect(nextBefore).toBeNull();
  });

  it("can be declined and then paid", async () => {
    const person = await site.signUp();
    const session = await order(person, { packageId: "pro" });
    expect(await playAll(person, session, "decline")).toMatchObject({ state: "declined" });
    expect((await me(person)).credits).toBe(0);
    await playAll(person, session, "succeed");
    expect((await me(person)).credits).toBe(500);
  });

  it("can be paid later, or never", async () => {
    const person = await site.signUp();
    const late = await order(person, { packageId: "popular" });
    await playAll(person, late, "pay_later");
    expect(await verify(person, late)).toEqual({
      success: false,
      pending: true,
      credits: 0,
      addedCredits: 0,
    });
    await playAll(person, late, "settle");
    expect(await verify(person, late)).toMatchObject({ success: true, addedCredits: 200 });
    const never = await order(person, { packageId: "popular" });
    await playAll(person, never, "pay_later", "fail");
    expect(await verify(person, never)).toMatchObject({ success: false, pending: false });
    const { payments } = (await person.get("/api/payments")).json!;
    expect(payments.map((one: { status: string }) => one.status)).toEqual(["failed", "paid"]);
    expect((await me(person)).credits).toBe(200);
  });

  it("can be refunded and disputed", async () => {
    const person = await site.signUp();
    const session = await order(person, { packageId: "try-10" });
    expect(await playAll(person, session, "succeed", "refund_half")).toMatchObject({ refundedAmount: 2450 });
    expect((await me(person)).credits).toBe(5);
    await playAll(person, session, "dispute");
    expect((await me(person)).credits).toBe(0);
    await playAll(person, session, "win_dispute");
    expect((await me(person)).credits).toBe(5);
    expect(await playAll(person, session, "refund")).toMatchObject({ state: "refunded", actions: [] });
    expect((await me(person)).credits).toBe(0);
    const lost = await order(person, { packageId: "try-10" });
    await playAll(person, lost, "succeed", "dispute", "lose_dispute");
    expect((await me(person)).credits).toBe(0);
    expect((await play(person, lost, "refund")).status).toBe(409);
  });
});

describe("a plan in the sandbox", () => {
  it("renews only after the person wished it, and ends by itself otherwise", async () => {
    const person = await site.signUp();
    const session = await order(person, { planId: "basic" });
    expect((await playAll(person, session, "succeed")).actions).not.toContain("renew");
    expect(await me(person)).toMatchObject({ credits: 100, subscription: { renews: false } });
    await person.post("/api/subscription/renewal", { renew: true });
    await playAll(person, session, "fail_renewal");
    expect((await me(person)).subscription.status).toBe("past_due");
    await playAll(person, session, "renew");
    expect(await me(person)).toMatchObject({
      credits: 200,
      subscription: { status: "active", renews: true },
    });
    await person.post("/api/subscription/renewal", { renew: false });

    site.advance(70 * DAY_MS);
    try {
      await reconcile(site.deps.payments);
      const { status } = site.store.sqlite
        .prepare("SELECT status FROM subscriptions WHERE user_id = ?")
        .get(person.user.id) as { status: string };
      expect(status).toBe("ended");
    } finally {
      site.advance(-70 * DAY_MS);
    }
  });
});

describe("a sandbox payment page", () => {
  it("is its buyer's alone", async () => {
    const [owner, other] = [await site.signUp(), await site.signUp()];
    const session = await order(owner, { packageId: "starter" });
    const url = `/api/sandbox/checkout/${session}`;
    expect((await owner.get(url)).json).toMatchObject({
      checkout: { id: session, state: "open", actions: ["succeed", "decline", "pay_later"] },
    });
    expect((await other.get(url)).status).toBe(404);
    expect((await play(other, session, "succeed")).status).toBe(404);
    expect((await site.visitor().get(url)).status).toBe(401);
    expect((await play(owner, session, "settle")).status).toBe(409);
  });

  it("does not exist where Stripe takes the money", async () => {
    const stripe = await startFakeStripe();
    const real = await startTestApp({ env: stripe.env });
    try {
      const person = await real.signUp();
      const answer = await person.post("/api/payments/create-payment", { packageId: "starter" });
      const session = (answer.json!.url as string).split("/").at(-1)!;
      expect((await person.get(`/api/sandbox/checkout/${session}`)).status).toBe(404);
      expect((await play(person, session, "succeed")).status).toBe(404);
    } finally {
      await real.close();
      await stripe.close();
    }
  });
});

describe("where payments are off", () => {
  it("every call says so and nothing is opened, played or taken in", async () => {
    const off = await startTestApp({ env: { PUBLIC_URL: "https://dreams.example" } });
    try {
      const person = await off.signUp();
      const calls: [string, object][] = [
        ["/api/payments/create-payment", { packageId: "starter" }],
        ["/api/payments/create-checkout", { planId: "basic" }],
        ["/api/payments/verify-payment", { sessionId: "cs_1" }],
      ];
      for (const [url, body] of calls) {
        expect(await person.post(url, body)).toMatchObject({
          status: 503,
          json: { error: { code: "payments_off" } },
        });
      }
      expect((await person.get("/api/sandbox/checkout/cs_1")).status).toBe(404);
      expect((await person.post("/api/webhooks/stripe", {})).status).toBe(404);
      expect((await person.get("/api/payments")).json).toMatchObject({ payments: [], total: 0, entries: [] });
    } finally {
      await off.close();
    }
  });
});

it("all of it leaves an exact ledger", async () => {
  expect(await checkLedger(site.store.db)).toEqual([]);
});
