import type { Database } from "better-sqlite3";
import { DAY_MS, MINUTE_MS } from "#shared/durations.ts";
import type { Account } from "./ledger.ts";
import type { Random } from "./random.ts";
import { iso, SIZE } from "./size.ts";
import { tableWriter } from "./table.ts";

const PACKAGES = [
  { item: "starter", tokens: 50, amount: 300, currency: "USD" },
  { item: "popular", tokens: 200, amount: 1000, currency: "USD" },
  { item: "pro", tokens: 500, amount: 2000, currency: "USD" },
  { item: "try-25", tokens: 25, amount: 9900, currency: "TRY" },
] as const;
const LARGEST = PACKAGES[2];
const PLANS = [
  { item: "basic", tokens: 100, amount: 999, currency: "USD" },
  { item: "pro", tokens: 300, amount: 2499, currency: "USD" },
  { item: "premium", tokens: 1000, amount: 6999, currency: "USD" },
] as const;
const PERIOD_MS = 30 * DAY_MS;
/** One payment in this many is refunded. */
const REFUND_EVERY = 100;

export interface Subscription {
  id: string;
  plan: (typeof PLANS)[number];
  periodEnd: number;
}

export function createPayments(sqlite: Database, random: Random, now: number) {
  const write = tableWriter(sqlite, "payments");
  const writeReversal = tableWriter(sqlite, "payment_reversals");
  const writeInvoicePayment = tableWriter(sqlite, "invoice_payments");
  const writeSubscription = tableWriter(sqlite, "subscriptions");
  let made = 0;

  /** The row of a checkout for a package; payments change some of its columns. */
  const newPayment = (userId: string, at: number) => ({
    id: random.uuid(),
    user_id: userId,
    provider: "stripe",
    kind: "package",
    ...PACKAGES[0],
    request_hash: random.hex(64),
    session_url: null,
    invoice_id: null,
    subscription_id: null,
    payment_intent: null,
    receipt_url: null,
    period_end: null,
    refunded_amount: 0,
    tokens_asked: 0,
    tokens_taken: 0,
    corrections: 0,
    created_at: iso(at),
    paid_at: null,
  });

  function pay(
    userId: string,
    account: Account,
    sold: (typeof PACKAGES)[number] | (typeof PLANS)[number],
    { at, subscription }: { at: number; subscription?: Subscription },
  ): void {
    const intent = `pi_scale_${made}`;
    const session = `cs_scale_${made}`;
    const invoice = subscription ? `in_scale_${made}` : null;
    const source = subscription ? "subscription" : "package";
    const sourceRef = invoice ?? session;
    const expiresAt = subscription ? at + PERIOD_MS : undefined;
    made++;
    account.grant({ source, sourceRef, tokens: sold.tokens, at, ...(expiresAt && { expiresAt }) });
    const backAt = at + DAY_MS;
    const refunded = made % REFUND_EVERY === 0 && backAt < now;
    const taken = refunded ? account.clawback(sourceRef, sold.tokens, at) : 0;
    if (refunded) {
      const reversal = { id: `re_scale_${made}`, payment_intent: intent, kind: "refund" };
      writeReversal({ ...reversal, amount: sold.amount, state: "succeeded" });
    }
    if (invoice) writeInvoicePayment({ invoice_id: invoice, payment_intent: intent });
    write({
      ...newPayment(userId, at - MINUTE_MS),
      kind: source,
      ...sold,
      status: refunded ? "refunded" : "paid",
      session_id: session,
      invoice_id: invoice,
      subscription_id: subscription?.id ?? null,
      payment_intent: intent,
      receipt_url: `https://receipts.example/${intent}`,
      period_end: expiresAt ? iso(expiresAt) : null,
      refunded_amount: refunded ? sold.amount : 0,
      tokens_asked: refunded ? sold.tokens : 0,
      tokens_taken: taken,
      corrections: refunded ? 1 : 0,
      paid_at: iso(at),
    });
  }

  return {
    made: () => made,

    buy(userId: string, account: Account, at: number, large: boolean): void {
      pay(userId, account, large ? LARGEST : random.pick(PACKAGES), { at });
    },

    /** Writes a subscription of `count` periods from a time on; returns the starts of its past periods. */
    subscribe(userId: string, { from, count }: { from: number; count: number }) {
      const times = Array.from({ length: count }, (_, i) => from + i * PERIOD_MS).filter((at) => at < now);
      const periodEnd = times.at(-1)! + PERIOD_MS;
      const subscription = { id: `sub_scale_${userId}`, plan: random.pick(PLANS), periodEnd };
      const live = periodEnd > now;
      writeSubscription({
        id: subscription.id,
        user_id: userId,
        plan_type: subscription.plan.item,
        status: live ? "active" : "ended",
        period_end: iso(periodEnd),
        renews: live && random.next() < 0.5 ? 1 : 0,
        created_at: iso(from),
        as_of: iso(times.at(-1)!),
        renewal_told: 1,
        to_end: 0,
      });
      return { subscription, times };
    },

    renew(userId: string, account: Account, subscription: Subscription, at: number): void {
      pay(userId, account, subscription.plan, { at, subscription });
    },

    /** A checkout without a payment. */
    abandon(userId: string, at: number): void {
      write({
        ...newPayment(userId, at),
        status: now - at < DAY_MS ? "open" : "expired",
        session_id: `cs_scale_open_${random.hex(16)}`,
        session_url: "https://pay.example/",
      });
    },
  };
}

/** Events of the payment provider, and calls of the other providers. */
export function fillProviderRecords(sqlite: Database, random: Random, now: number): void {
  const writeEvent = tableWriter(sqlite, "payment_events");
  for (let i = 0; i < SIZE.paymentEvents; i++) {
    const at = now - 91 * DAY_MS * random.next();
    // The provider sends an event again for three days: older failures stay.
    const failed = i % 5000 === 0;
    const id = `evt_scale_${i}`;
    writeEvent({
      id,
      type: "checkout.session.completed",
      body: JSON.stringify({ id, data: { object: { id: `cs_scale_${i}`, payment_status: "paid" } } }),
      status: failed ? "failed" : "handled",
      attempts: 1,
      error: failed ? "an event that could not be read" : null,
      received_at: iso(failed ? at - 5 * DAY_MS : at),
      handled_at: failed ? null : iso(at),
    });
  }
  const writeCall = tableWriter(sqlite, "provider_calls");
  const kinds = [
    { part: "moderation", provider: "openai", model: "omni-moderation-latest", micro_usd: 0 },
    { part: "reading", provider: "openai", model: "gpt-5-mini", micro_usd: 3000 },
    { part: "image", provider: "openai", model: "gpt-image-1-mini", micro_usd: 11_000 },
    { part: "video", provider: "replicate", model: "wan-video/wan-2.2-i2v-fast", micro_usd: 50_000 },
  ] as const;
  for (let i = 0; i < SIZE.providerCalls; i++) {
    writeCall({
      dream_id: null,
      ...kinds[i % kinds.length]!,
      ref: `call_${i}`,
      started_at: iso(now - SIZE.days * DAY_MS * (1 - i / SIZE.providerCalls) ** 2),
      seconds: 4,
      input_tokens: 500,
      output_tokens: 700,
      images: 0,
      video_seconds: 0,
      outcome: i % 50 ? "ok" : "provider_failed",
    });
  }
}
