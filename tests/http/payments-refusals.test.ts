import { afterAll, describe, expect, it } from "vitest";
import { checkLedger } from "#server/features/credits/check.ts";
import { closeLatePayment } from "#server/features/payments/late-payment-queries.ts";
import { reconcile, refundPayment } from "#server/features/payments/payments.ts";
import { findPayment } from "#server/features/payments/queries.ts";
import type { SignedInClient } from "../support/app.ts";
import { startShop } from "../support/shop.ts";

type Json = Record<string, any>;

const shop = await startShop();
afterAll(() => shop.close());

const refundsOf = (session: string): Json[] => {
  const { payment_intent } = shop.stripe.objects.get(session)!;
  return [...shop.stripe.objects.values()].filter(
    (one) => one.object === "refund" && one.payment_intent === payment_intent,
  );
};
const statusOf = (session: string) =>
  shop.site.store.value("SELECT status FROM payments WHERE session_id = ?", session);

const leave = (client: SignedInClient) => client.post("/api/account/delete", { password: "a long password" });

/** Pays a checkout whose account is deleted before its event arrives. Returns its session. */
async function payLate(): Promise<string> {
  const client = await shop.site.signUp();
  const session = await shop.buy(client);
  await shop.stripe.pay(session);
  await leave(client);
  await shop.deps.sync.onIdle();
  return session;
}

async function failRefund(refund: Json): Promise<void> {
  Object.assign(refund, { status: "failed" });
  await shop.deliver([shop.stripe.eventOf("refund.failed", refund)]);
}

function failNewRefund({ method, path }: { method: string; path: string }): void {
  if (method !== "POST" || path !== "/v1/refunds") return;
  const made = [...shop.stripe.objects.values()].filter(({ object }) => object === "refund");
  Object.assign(made.at(-1)!, { status: "failed" });
}

describe("a refund that failed at the bank", () => {
  it("is sent anew also where it was too small for a token", async () => {
    const client = await shop.site.signUp();
    const session = await shop.buy(client);
    await shop.deliver(await shop.stripe.pay(session));
    const [{ id: paymentId }] = (await shop.payments(client)) as [Json];
    await refundPayment(shop.deps, { paymentId, amount: 1 });
    await failRefund(refundsOf(session)[0]!);
    expect(await shop.payments(client)).toMatchObject([{ status: "paid", refundedAmount: 0 }]);
    await refundPayment(shop.deps, { paymentId, amount: 1 });
    expect(refundsOf(session).length).toBe(2);
    expect(await shop.payments(client)).toMatchObject([{ status: "partly_refunded", refundedAmount: 1 }]);
  });

  it("is sent anew where the process died before it knew of it", async () => {
    const client = await shop.site.signUp();
    const session = await shop.buy(client);
    await shop.deliver(await shop.stripe.pay(session));
    const [{ id: paymentId }] = (await shop.payments(client)) as [Json];
    const deps = { ...shop.deps, now: () => new Date("invalid") };
    await expect(refundPayment(deps, { paymentId })).rejects.toThrow();
    await failRefund(refundsOf(session)[0]!);
    await refundPayment(shop.deps, { paymentId });
    expect(refundsOf(session).length).toBe(2);
    expect(await shop.payments(client)).toMatchObject([{ status: "refunded", refundedAmount: 300 }]);
  });

  it("of a payment for a deleted account is an admin's, and is sent anew", async () => {
    const session = await payLate();
    expect(await statusOf(session)).toBe("refunded");
    await failRefund(refundsOf(session)[0]!);
    expect(await statusOf(session)).toBe("paid");
    // As by the process that made the refund, where the failure was reported first.
    const { id } = (await findPayment(shop.site.store.db, "session_id", session))!;
    await closeLatePayment(shop.site.store.db, id);
    const { problems } = await reconcile(shop.deps);
    expect(problems).toEqual([expect.stringContaining("could not be refunded")]);
    await shop.deps.sync.onIdle();
    expect(await statusOf(session)).toBe("refunded");
    for (let times = 0; times < 2; times++) expect((await reconcile(shop.deps)).problems).toEqual([]);
    await shop.deps.sync.onIdle();
    expect(refundsOf(session).map(({ status }) => status)).toEqual(["failed", "succeeded"]);
  });

  it("at once is reported to the admin who asked for it", async () => {
    const client = await shop.site.signUp();
    const session = await shop.buy(client);
    await shop.deliver(await shop.stripe.pay(session));
    const [{ id: paymentId }] = (await shop.payments(client)) as [Json];
    shop.stripe.beforeResponse = failNewRefund;
    await expect(refundPayment(shop.deps, { paymentId })).rejects.toThrow("unavailable");
    shop.stripe.beforeResponse = undefined;
    expect(await shop.payments(client)).toMatchObject([{ status: "paid", refundedAmount: 0 }]);
    await refundPayment(shop.deps, { paymentId });
    expect(await statusOf(session)).toBe("refunded");
  });

  it("at once, of a payment for a deleted account, is sent anew too", async () => {
    shop.stripe.beforeResponse = failNewRefund;
    const session = await payLate();
    shop.stripe.beforeResponse = undefined;
    expect(await statusOf(session)).toBe("paid");
    expect((await reconcile(shop.deps)).problems).toEqual([expect.stringContaining("could not be refunded")]);
    await shop.deps.sync.onIdle();
    expect(await statusOf(session)).toBe("refunded");
  });
});

describe("a refund of an invoice", () => {
  it("is of the payment that paid it, not of one that was canceled", async () => {
    const client = await shop.site.signUp();
    await shop.deliver(await shop.stripe.pay(await shop.subscribe(client)));
    const [{ id: paymentId }] = (await shop.payments(client)) as [Json];
    shop.stripe.seen.length = 0;
    await refundPayment(shop.deps, { paymentId });
    const [asked] = shop.stripe.seen.filter(({ path }) => path === "/v1/invoice_payments");
    expect(asked!.params).toMatchObject({ status: "paid" });
  });
});

describe("reports that the provider refuses", () => {
  it("do not keep the others waiting", async () => {
    const late: { session: string; intent: string }[] = [];
    const others = () => new Set(late.slice(0, 3).map(({ intent }) => intent));
    shop.stripe.refuses = ({ method, path, params }) =>
      method === "POST" && path === "/v1/refunds" && others().has(params.payment_intent!);
    for (let count = 0; count < 4; count++) {
      const client = await shop.site.signUp();
      const session = await shop.buy(client);
      await shop.stripe.pay(session);
      late.push({ session, intent: shop.stripe.objects.get(session)!.payment_intent });
      await leave(client);
      await shop.deps.sync.onIdle();
    }
    const statuses = () => Promise.all(late.map(({ session }) => statusOf(session)));
    expect(await statuses()).toEqual(["paid", "paid", "paid", "refunded"]);
    shop.stripe.refuses = undefined;
    await reconcile(shop.deps);
    await shop.deps.sync.onIdle();
    expect(await statuses()).toEqual(late.map(() => "refunded"));
  });
});

describe("a user who is banned while the renewal is turned on", () => {
  it("is not charged again", async () => {
    const client = await shop.site.signUp();
    const session = await shop.subscribe(client);
    await shop.deliver(await shop.stripe.pay(session));
    const admin = await shop.site.signUp({ admin: true });
    let banned: Promise<unknown> | undefined;
    shop.stripe.gate = async ({ method, path, params }) => {
      if (
        method !== "POST" ||
        !path.startsWith("/v1/subscriptions/") ||
        params.cancel_at_period_end !== "false"
      )
        return;
      shop.stripe.gate = undefined;
      banned = admin.post("/api/admin/manage-user", { action: "ban_user", userId: client.user.id });
      await banned;
    };
    await client.post("/api/subscription/renewal", { renew: true });
    expect(await banned).toMatchObject({ status: 200 });
    await shop.deps.sync.onIdle();
    expect(shop.subscriptionOf(session)).toMatchObject({ cancel_at_period_end: true });
    const row = shop.site.store.db
      .selectFrom("subscriptions")
      .selectAll()
      .where("user_id", "=", client.user.id);
    expect(await row.executeTakeFirstOrThrow()).toMatchObject({ renews: 0, renewal_told: 1 });
  });
});

it("all of it leaves an exact ledger", async () => {
  expect(await checkLedger(shop.site.store.db)).toEqual([]);
});
