import type Stripe from "stripe";
import { describe, expect, it } from "vitest";
import { reversalOf, type Reversal } from "#server/features/payments/reversal.ts";
import { factOfEvent, withoutPersonalData } from "#server/providers/stripe-facts.ts";

const NOTE = { payment_id: "p1", user_id: "u1", kind: "subscription", item: "basic", tokens: "100" };
const event = (type: string, object: object) =>
  ({ id: "evt_1", type, created: 1, data: { object } }) as unknown as Stripe.Event;

describe("an event of an older version of Stripe's API", () => {
  it("tells the subscription and payment of an invoice at its top", () => {
    const invoice = {
      id: "in_1",
      status: "paid",
      amount_paid: 999,
      billing_reason: "subscription_cycle",
      currency: "usd",
      subscription: "sub_1",
      subscription_details: { metadata: NOTE },
      payment_intent: "pi_1",
      lines: { data: [{ period: { end: 100 } }, { period: { end: 200 } }] },
    };
    expect(factOfEvent(event("invoice.paid", invoice))).toMatchObject({
      paid: true,
      first: false,
      subscription: "sub_1",
      paymentIntent: "pi_1",
      periodEnd: new Date(200_000),
      metadata: { paymentId: "p1", userId: "u1", tokens: 100 },
    });
  });

  it("tells the period of a subscription at its top", () => {
    const subscription = { id: "sub_1", status: "canceled", current_period_end: 300, metadata: {} };
    expect(factOfEvent(event("customer.subscription.deleted", subscription))).toMatchObject({
      status: "ended",
      periodEnd: new Date(300_000),
      metadata: null,
    });
  });
});

describe("an event", () => {
  it("of an invoice names the payment that paid it, not one that was canceled", () => {
    const payment = (status: string, payment_intent: string) => ({ status, payment: { payment_intent } });
    const data = [payment("canceled", "pi_1"), payment("paid", "pi_2")];
    const parent = { subscription_details: { subscription: "sub_1", metadata: NOTE } };
    const invoice = { id: "in_1", status: "paid", currency: "usd", parent, payments: { data } };
    expect(factOfEvent(event("invoice.paid", invoice))).toMatchObject({ paymentIntent: "pi_2" });
  });

  it("that is not about a payment of the site gives no facts", () => {
    expect(factOfEvent(event("invoice.paid", { id: "in_1", status: "paid" }))).toBeNull();
    expect(factOfEvent(event("charge.refunded", { id: "ch_1", payment_intent: null }))).toBeNull();
    expect(factOfEvent(event("payout.paid", { id: "po_1" }))).toBeNull();
  });

  it("is kept without who paid", () => {
    const session = { id: "cs_1", customer_email: "a@b.example", customer_details: { name: "Ayşe" } };
    const kept = withoutPersonalData(event("checkout.session.completed", session));
    expect(kept).toContain("cs_1");
    expect(kept).not.toMatch(/a@b\.example|Ayşe/);
  });
});

describe("tokens asked back", () => {
  const paid = { amount: 300, tokens: 50 };
  const refund = (amount: number, state: Reversal["state"] = "succeeded"): Reversal => {
    return { kind: "refund", amount, state };
  };

  it.each<[string, Reversal[], ReturnType<typeof reversalOf>]>([
    ["nothing", [], { refunded: 0, tokens: 0, status: "paid" }],
    ["a third, rounded down", [refund(100)], { refunded: 100, tokens: 16, status: "partly_refunded" }],
    ["a cent", [refund(1)], { refunded: 1, tokens: 0, status: "partly_refunded" }],
    ["everything", [refund(100), refund(200)], { refunded: 300, tokens: 50, status: "refunded" }],
    [
      "a charge that knows of one more refund",
      [refund(100), { kind: "charge", amount: 200, state: "told" }],
      { refunded: 200, tokens: 33, status: "partly_refunded" },
    ],
    [
      "a refund that failed after the charge told it",
      [refund(100, "failed"), { kind: "charge", amount: 100, state: "told" }],
      { refunded: 0, tokens: 0, status: "paid" },
    ],
    [
      "a dispute beside a refund",
      [refund(100), { kind: "dispute", amount: 300, state: "open" }],
      { refunded: 100, tokens: 50, status: "disputed" },
    ],
    [
      "an inquiry",
      [{ kind: "dispute", amount: 300, state: "inquiry" }],
      { refunded: 0, tokens: 0, status: "paid" },
    ],
  ])("for %s", (_title, reversals, expected) => {
    expect(reversalOf(reversals, paid)).toEqual(expected);
  });
});
