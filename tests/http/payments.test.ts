import { afterAll, describe, expect, it } from "vitest";
import { checkLedger } from "#server/features/credits/check.ts";
import { reconcile } from "#server/features/payments/payments.ts";
import { DAY_MS } from "#shared/durations.ts";
import { startFakeStripe } from "../fakes/stripe.ts";
import { startTestApp, type SignedInClient } from "../support/app.ts";

const site = await startTestApp();
afterAll(() => site.close());

async function openCheckout(
  who: SignedInClient,
  what: { packageId: string } | { planId: string },
): Promise<string> {
  const call = "packageId" in what ? "create-payment" : "create-checkout";
  const response = await who.post(`/api/payments/${call}`, what);
  expect(response.status).toBe(200);
  expect(response.json!.url).toContain(`${site.config.publicUrl}/sandbox-checkout/`);
  return (response.json!.url as string).split("/").at(-1)!;
}
const play = (who: SignedInClient, session: string, action: string) =>
  who.post(`/api/sandbox/checkout/${session}`, { action });
async function playAll(who: SignedInClient, session: string, ...actions: string[]) {
  for (const action of actions) {
    const { status } = await play(who, session, action);
    expect({ action, status }).toEqual({ action, status: 200 });
  }
  return (await who.get(`/api/sandbox/checkout/${session}`)).json!.checkout;
}
const verify = async (who: SignedInClient, sessionId: string) =>
  (await who.post("/api/payments/verify-payment", { sessionId })).json;
const me = async (who: SignedInClient) => (await who.get("/api/me")).json!;

describe("a package in the sandbox", () => {
  it("brings its tokens once, however often it is verified", async () => {
    const client = await site.signUp();
    const session = await openCheckout(client, { packageId: "starter" });
    const nothing = { success: false, pending: false, credits: 0, addedCredits: 0 };
    expect(await verify(client, session)).toEqual(nothing);
    expect(await playAll(client, session, "succeed")).toMatchObject({ state: "paid", amount: 300 });
    const all = { success: true, pending: false, credits: 50, addedCredits: 50 };
    for (let i = 0; i < 3; i++) expect(await verify(client, session)).toEqual(all);
    const { payments, entries, nextBefore } = (await client.get("/api/payments")).json!;
    expect(payments).toMatchObject([
      { kind: "package", item: "starter", tokens: 50, amount: 300, currency: "USD", status: "paid" },
    ]);
    expect(entries).toMatchObject([{ kind: "grant", tokens: 50, source: "package", dreamId: null }]);
    expect(nextBefore).toBeNull();
  });

  it("can be declined and then paid", async () => {
    const client = await site.signUp();
    const session = await openCheckout(client, { packageId: "pro" });
    expect(await playAll(client, session, "decline")).toMatchObject({ state: "declined" });
    expect((await me(client)).credits).toBe(0);
    await playAll(client, session, "succeed");
    expect((await me(client)).credits).toBe(500);
  });

  it("can be paid later, or never", async () => {
    const client = await site.signUp();
    const late = await openCheckout(client, { packageId: "popular" });
    await playAll(client, late, "pay_later");
    expect(await verify(client, late)).toEqual({
      success: false,
      pending: true,
      credits: 0,
      addedCredits: 0,
    });
    await playAll(client, late, "settle");
    expect(await verify(client, late)).toMatchObject({ success: true, addedCredits: 200 });
    const never = await openCheckout(client, { packageId: "popular" });
    await playAll(client, never, "pay_later", "fail");
    expect(await verify(client, never)).toMatchObject({ success: false, pending: false });
    const { payments } = (await client.get("/api/payments")).json!;
    expect(payments.map((one: { status: string }) => one.status)).toEqual(["failed", "paid"]);
    expect((await me(client)).credits).toBe(200);
  });

  it("can be refunded and disputed", async () => {
    const client = await site.signUp();
    const session = await openCheckout(client, { packageId: "try-10" });
    expect(await playAll(client, session, "succeed", "refund_half")).toMatchObject({ refundedAmount: 2450 });
    expect((await me(client)).credits).toBe(5);
    await playAll(client, session, "dispute");
    expect((await me(client)).credits).toBe(0);
    await playAll(client, session, "win_dispute");
    expect((await me(client)).credits).toBe(5);
    expect(await playAll(client, session, "refund")).toMatchObject({ state: "refunded", actions: [] });
    expect((await me(client)).credits).toBe(0);
    const lost = await openCheckout(client, { packageId: "try-10" });
    await playAll(client, lost, "succeed", "dispute", "lose_dispute");
    expect((await me(client)).credits).toBe(0);
    expect((await play(client, lost, "refund")).status).toBe(409);
  });
});

describe("a plan in the sandbox", () => {
  it("renews only after the user wished it, and ends by itself otherwise", async () => {
    const client = await site.signUp();
    const session = await openCheckout(client, { planId: "basic" });
    await playAll(client, session, "succeed");
    // The provider is told by a task of its own.
    await expect.poll(async () => (await playAll(client, session)).actions).not.toContain("renew");
    expect(await me(client)).toMatchObject({ credits: 100, subscription: { renews: false } });
    await client.post("/api/subscription/renewal", { renew: true });
    await playAll(client, session, "fail_renewal");
    expect((await me(client)).subscription.status).toBe("past_due");
    await playAll(client, session, "renew");
    expect(await me(client)).toMatchObject({
      credits: 200,
      subscription: { status: "active", renews: true },
    });
    await client.post("/api/subscription/renewal", { renew: false });

    site.advance(70 * DAY_MS);
    try {
      await reconcile(site.deps.payments);
      const { status } = (
        await site.store.rows("SELECT status FROM subscriptions WHERE user_id = ?", client.user.id)
      )[0] as { status: string };
      expect(status).toBe("ended");
    } finally {
      site.advance(-70 * DAY_MS);
    }
  });
});

describe("a plan whose renewal failed", () => {
  it("is refunded for its last paid period", async () => {
    const client = await site.signUp();
    const session = await openCheckout(client, { planId: "basic" });
    await playAll(client, session, "succeed");
    await expect.poll(async () => (await playAll(client, session)).actions).not.toContain("renew");
    await client.post("/api/subscription/renewal", { renew: true });
    await playAll(client, session, "fail_renewal", "refund_half");
    expect((await me(client)).credits).toBe(50);
  });
});

describe("a sandbox payment page", () => {
  it("is its buyer's alone", async () => {
    const [owner, other] = [await site.signUp(), await site.signUp()];
    const session = await openCheckout(owner, { packageId: "starter" });
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
      const client = await real.signUp();
      const response = await client.post("/api/payments/create-payment", { packageId: "starter" });
      const session = (response.json!.url as string).split("/").at(-1)!;
      expect((await client.get(`/api/sandbox/checkout/${session}`)).status).toBe(404);
      expect((await play(client, session, "succeed")).status).toBe(404);
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
      const client = await off.signUp();
      const calls: [string, object][] = [
        ["/api/payments/create-payment", { packageId: "starter" }],
        ["/api/payments/create-checkout", { planId: "basic" }],
        ["/api/payments/verify-payment", { sessionId: "cs_1" }],
      ];
      for (const [url, body] of calls) {
        expect(await client.post(url, body)).toMatchObject({
          status: 503,
          json: { error: { code: "payments_off" } },
        });
      }
      expect((await client.get("/api/sandbox/checkout/cs_1")).status).toBe(404);
      expect((await client.post("/api/webhooks/stripe", {})).status).toBe(404);
      expect((await client.get("/api/payments")).json).toMatchObject({ payments: [], total: 0, entries: [] });
    } finally {
      await off.close();
    }
  });
});

it("all of it leaves an exact ledger", async () => {
  expect(await checkLedger(site.store.db)).toEqual([]);
});
