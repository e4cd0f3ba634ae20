import { randomBytes } from "node:crypto";
import Stripe from "stripe";
import type { Db } from "#server/db/open.ts";
import type { SandboxAction } from "#shared/sandbox.ts";
import type { PaymentProvider } from "./payment-provider.ts";
import { chargeIntent, createSandboxApi, periodAfter, refundCharge } from "./sandbox-api.ts";
import {
  eventJson,
  sandboxId,
  seconds,
  type SandboxDispute,
  type SandboxIntent,
  type SandboxInvoice,
  type SandboxInvoicePayment,
  type SandboxObject,
  type SandboxSession,
  type SandboxSubscription,
} from "./sandbox-objects.ts";
import { createSandboxStore } from "./sandbox-store.ts";
import { createStripe } from "./stripe.ts";

/** How a sandbox payment page stands. */
export interface SandboxPage {
  session: SandboxSession;
  state: "open" | "declined" | "pending" | "failed" | "paid" | "refunded" | "disputed" | "won" | "lost";
  refunded: number;
  actions: SandboxAction[];
}

/** A webhook as it would arrive. */
export interface SignedEvent {
  body: string;
  signature: string;
}

export interface Sandbox {
  provider: PaymentProvider;
  /** Null for an unknown id. */
  page(sessionId: string): Promise<SandboxPage | null>;
  /** Lets something happen to a payment. Answers the events that tell of it; null where it cannot happen now. */
  play(sessionId: string, action: SandboxAction): Promise<SignedEvent[] | null>;
}

interface Situation {
  page: SandboxPage;
  intent: SandboxIntent | undefined;
  subscription: SandboxSubscription | undefined;
  invoice: SandboxInvoice | undefined;
  dispute: SandboxDispute | undefined;
}

/** Payments played in this process: Stripe's client and events, without Stripe and without money. */
export function createSandbox({
  db,
  publicUrl,
  now,
}: {
  db: Db;
  publicUrl: string;
  now: () => Date;
}): Sandbox {
  const store = createSandboxStore(db, now);
  const webhookSecret = `whsec_${randomBytes(24).toString("hex")}`;
  const provider = createStripe({
    name: "sandbox",
    secretKey: "sk_test_sandbox",
    webhookSecret,
    apiBase: null,
    httpClient: createSandboxApi({ store, publicUrl, now }),
  });

  function sign(body: string): SignedEvent {
    const timestamp = seconds(now());
    const signature = Stripe.webhooks.generateTestHeaderString({
      payload: body,
      secret: webhookSecret,
      timestamp,
    });
    return { body, signature };
  }

  async function look(sessionId: string): Promise<Situation | null> {
    const session = await store.find<SandboxSession>(sessionId);
    if (session?.object !== "checkout.session") return null;
    const subscription = session.subscription
      ? await store.find<SandboxSubscription>(session.subscription)
      : undefined;
    const invoices = subscription
      ? await store.list<SandboxInvoice>("invoice", { where: { subscription: subscription.id } })
      : [];
    const invoice = invoices.toSorted((a, b) => b.lines.data[0]!.period.end - a.lines.data[0]!.period.end)[0];
    const paidBy = invoice && (await paymentOf(invoice.id));
    const intent = await store.find<SandboxIntent>(paidBy ?? session.payment_intent ?? "");
    const [dispute] = intent
      ? await store.list<SandboxDispute>("dispute", { where: { payment_intent: intent.id } })
      : [];
    const state = stateOf(session, intent, dispute);
    const refunded = intent?.latest_charge?.amount_refunded ?? 0;
    const actions = [...(ACTIONS[state] ?? []), ...renewals(subscription)].filter(
      (action) =>
        (action !== "refund_half" || refunded === 0) &&
        (action !== "pay_later" || session.mode === "payment"),
    );
    return { page: { session, state, refunded, actions }, intent, subscription, invoice, dispute };
  }

  async function paymentOf(invoice: string): Promise<string | undefined> {
    const [payment] = await store.list<SandboxInvoicePayment>("invoice_payment", { where: { invoice } });
    return payment?.payment_intent;
  }

  async function beginIntent(session: SandboxSession): Promise<SandboxIntent> {
    return store.add<SandboxIntent>({
      id: sandboxId("pi"),
      object: "payment_intent",
      amount: session.amount_total,
      created: seconds(now()),
      currency: session.currency,
      latest_charge: null,
      livemode: false,
      metadata: session.metadata,
      status: "processing",
    });
  }

  async function beginInvoice(
    session: SandboxSession,
    subscription: SandboxSubscription,
    reason: SandboxInvoice["billing_reason"],
    period: { start: number; end: number },
  ): Promise<SandboxInvoice> {
    return store.add<SandboxInvoice>({
      id: sandboxId("in"),
      object: "invoice",
      amount_due: session.amount_total,
      amount_paid: 0,
      attempted: true,
      billing_reason: reason,
      created: seconds(now()),
      currency: session.currency,
      hosted_invoice_url: session.url,
      lines: { object: "list", data: [{ id: sandboxId("il"), object: "line_item", period }] },
      livemode: false,
      parent: {
        type: "subscription_details",
        subscription_details: { subscription: subscription.id, metadata: session.metadata },
      },
      status: "open",
      subscription: subscription.id,
    });
  }

  async function payInvoice(session: SandboxSession, invoice: SandboxInvoice): Promise<SandboxIntent> {
    const intent = await beginIntent(session);
    await chargeIntent(store, intent, session.url, now());
    await store.save(Object.assign(invoice, { status: "paid", amount_paid: invoice.amount_due }));
    await store.add<SandboxInvoicePayment>({
      id: sandboxId("inpay"),
      object: "invoice_payment",
      invoice: invoice.id,
      payment_intent: intent.id,
      payment: { type: "payment_intent", payment_intent: intent.id },
      status: "paid",
    });
    return intent;
  }

  async function subscribe(session: SandboxSession) {
    const period = periodAfter(seconds(now()));
    const subscription = await store.add<SandboxSubscription>({
      id: sandboxId("sub"),
      object: "subscription",
      cancel_at: null,
      cancel_at_period_end: false,
      created: period.start,
      items: {
        object: "list",
        data: [
          {
            id: sandboxId("si"),
            object: "subscription_item",
            current_period_start: period.start,
            current_period_end: period.end,
          },
        ],
      },
      livemode: false,
      metadata: session.metadata,
      status: "active",
    });
    const invoice = await beginInvoice(session, subscription, "subscription_create", period);
    await payInvoice(session, invoice);
    Object.assign(session, { subscription: subscription.id, invoice: invoice.id });
    return { subscription, invoice };
  }

  type Happening = [type: Stripe.Event["type"], object: SandboxObject];
  const complete = (session: SandboxSession, paid: boolean) =>
    store.save(
      Object.assign(session, {
        status: "complete",
        payment_status: paid ? "paid" : "unpaid",
        declined: false,
      }),
    );

  async function succeed({ page: { session } }: Situation): Promise<Happening[]> {
    if (session.mode === "subscription") {
      const { subscription, invoice } = await subscribe(session);
      await complete(session, true);
      return [
        ["checkout.session.completed", session],
        ["invoice.paid", invoice],
        ["customer.subscription.created", subscription],
      ];
    }
    const intent = await beginIntent(session);
    await chargeIntent(store, intent, session.url, now());
    session.payment_intent = intent.id;
    await complete(session, true);
    return [
      ["checkout.session.completed", session],
      ["charge.succeeded", intent.latest_charge!],
    ];
  }

  async function renew(situation: Situation, paid: boolean): Promise<Happening[]> {
    const { session } = situation.page;
    const subscription = situation.subscription!;
    const [item] = subscription.items.data;
    const owed = situation.invoice?.status === "open" ? situation.invoice : undefined;
    const period = periodAfter(item.current_period_end);
    const invoice = owed ?? (await beginInvoice(session, subscription, "subscription_cycle", period));
    if (paid) {
      await payInvoice(session, invoice);
      const { start, end } = invoice.lines.data[0]!.period;
      Object.assign(item, { current_period_start: start, current_period_end: end });
    }
    await store.save(Object.assign(subscription, { status: paid ? "active" : "past_due" }));
    return [
      [paid ? "invoice.paid" : "invoice.payment_failed", invoice],
      ["customer.subscription.updated", subscription],
    ];
  }

  const PLAYS: Record<SandboxAction, (situation: Situation) => Promise<Happening[]>> = {
    succeed,
    async decline({ page: { session } }) {
      await store.save(Object.assign(session, { declined: true }));
      return [];
    },
    async pay_later({ page: { session } }) {
      session.payment_intent = (await beginIntent(session)).id;
      await complete(session, false);
      return [["checkout.session.completed", session]];
    },
    async settle({ page: { session }, intent }) {
      await chargeIntent(store, intent!, session.url, now());
      await complete(session, true);
      return [["checkout.session.async_payment_succeeded", session]];
    },
    async fail({ page: { session }, intent }) {
      await store.save(Object.assign(intent!, { status: "requires_payment_method" }));
      return [["checkout.session.async_payment_failed", session]];
    },
    refund_half: ({ intent }) => giveBack(intent!, Math.ceil(intent!.amount / 2)),
    refund: ({ intent, page }) => giveBack(intent!, intent!.amount - page.refunded),
    async dispute({ intent, page }) {
      const charge = intent!.latest_charge!;
      const dispute = await store.add<SandboxDispute>({
        id: sandboxId("du"),
        object: "dispute",
        amount: charge.amount - page.refunded,
        charge: charge.id,
        created: seconds(now()),
        currency: charge.currency,
        livemode: false,
        payment_intent: intent!.id,
        reason: "general",
        status: "needs_response",
      });
      return [["charge.dispute.created", dispute]];
    },
    win_dispute: ({ dispute }) => closeDispute(dispute!, "won"),
    lose_dispute: ({ dispute }) => closeDispute(dispute!, "lost"),
    renew: (situation) => renew(situation, true),
    fail_renewal: (situation) => renew(situation, false),
  };

  async function giveBack(intent: SandboxIntent, amount: number): Promise<Happening[]> {
    const refund = await refundCharge(store, intent, amount, now());
    return [
      ["refund.created", refund],
      ["charge.refunded", intent.latest_charge!],
    ];
  }

  async function closeDispute(dispute: SandboxDispute, status: "won" | "lost"): Promise<Happening[]> {
    await store.save(Object.assign(dispute, { status }));
    return [["charge.dispute.closed", dispute]];
  }

  return {
    provider,
    page: async (sessionId) => (await look(sessionId))?.page ?? null,
    async play(sessionId, action) {
      const situation = await look(sessionId);
      if (!situation?.page.actions.includes(action)) return null;
      const happened = await PLAYS[action](situation);
      return happened.map(([type, object]) => sign(eventJson(type, object, now())));
    },
  };
}

const ACTIONS: Partial<Record<SandboxPage["state"], SandboxAction[]>> = {
  open: ["succeed", "decline", "pay_later"],
  declined: ["succeed", "decline", "pay_later"],
  pending: ["settle", "fail"],
  paid: ["refund_half", "refund", "dispute"],
  disputed: ["win_dispute", "lose_dispute"],
  won: ["refund_half", "refund"],
};

function renewals(subscription: SandboxSubscription | undefined): SandboxAction[] {
  if (!subscription || subscription.cancel_at_period_end || subscription.status === "canceled") return [];
  return ["renew", "fail_renewal"];
}

function stateOf(
  session: SandboxSession,
  intent: SandboxIntent | undefined,
  dispute: SandboxDispute | undefined,
): SandboxPage["state"] {
  if (session.status !== "complete") return session.declined ? "declined" : "open";
  if (session.payment_status === "unpaid")
    return intent?.status === "requires_payment_method" ? "failed" : "pending";
  if (intent?.latest_charge?.refunded) return "refunded";
  if (dispute) return dispute.status === "needs_response" ? "disputed" : dispute.status;
  return "paid";
}
