import type Stripe from "stripe";
import type { SandboxAction } from "#shared/sandbox.ts";
import * as make from "./objects.ts";
import { seconds, type Charge, type ObjectStore, type Session, type StripeObject } from "./objects.ts";

/** State of a checkout and its possible actions. */
export interface CheckoutPage {
  session: Session;
  state: "open" | "declined" | "pending" | "failed" | "paid" | "refunded" | "disputed" | "won" | "lost";
  /** In minor units. */
  refunded: number;
  actions: SandboxAction[];
}

export interface Simulator {
  store: ObjectStore;
  now: () => Date;
  /** URL of the page of a checkout. */
  pageUrl: (id: string) => string;
  receiptUrl: (session: Session) => string;
}

/** Type and object of an event of Stripe. */
export type SimulatedEvent = [type: Stripe.Event["type"], object: StripeObject | Charge];

interface Situation {
  page: CheckoutPage;
  intent: make.Intent | undefined;
  subscription: make.Subscription | undefined;
  /** Of the latest period. */
  invoice: make.Invoice | undefined;
  dispute: StripeObject<"dispute"> | undefined;
}

/** A checkout with its payment and subscription; null for an unknown id. */
export async function findCheckout({ store }: Simulator, sessionId: string): Promise<Situation | null> {
  const session = await store.find("checkout.session", sessionId);
  if (!session) return null;
  const subscription = await store.find("subscription", session.subscription);
  const invoices = subscription
    ? await store.list("invoice", { where: { subscription: subscription.id } })
    : [];
  const newestFirst = invoices.toSorted((a, b) => b.lines.data[0]!.period.end - a.lines.data[0]!.period.end);
  const intent = await store.find(
    "payment_intent",
    (await paymentOf(store, newestFirst)) ?? session.payment_intent,
  );
  const [dispute] = intent ? await store.list("dispute", { where: { payment_intent: intent.id } }) : [];
  const state = stateOf(session, intent, dispute);
  const refunded = intent?.latest_charge?.amount_refunded ?? 0;
  const actions = [...(ACTIONS[state] ?? []), ...renewals(subscription)].filter(
    (action) =>
      (action !== "refund_half" || refunded === 0) && (action !== "pay_later" || session.mode === "payment"),
  );
  const page = { session, state, refunded, actions };
  return { page, intent, subscription, invoice: newestFirst[0], dispute };
}

/** The payment of the first of the invoices that is paid: a renewal may have failed. */
async function paymentOf(store: ObjectStore, invoices: readonly make.Invoice[]): Promise<string | undefined> {
  for (const { id } of invoices) {
    const [paid] = await store.list("invoice_payment", { where: { invoice: id } });
    if (paid) return paid.payment_intent;
  }
  return undefined;
}

const ACTIONS: Partial<Record<CheckoutPage["state"], SandboxAction[]>> = {
  open: ["succeed", "decline", "pay_later"],
  declined: ["succeed", "decline", "pay_later"],
  pending: ["settle", "fail"],
  paid: ["refund_half", "refund", "dispute"],
  disputed: ["win_dispute", "lose_dispute"],
  won: ["refund_half", "refund"],
};

function renewals(subscription: make.Subscription | undefined): SandboxAction[] {
  if (!subscription || subscription.cancel_at_period_end || subscription.status === "canceled") return [];
  return ["renew", "fail_renewal"];
}

function stateOf(
  session: Session,
  intent: Situation["intent"],
  dispute: Situation["dispute"],
): CheckoutPage["state"] {
  if (session.status !== "complete") return session.declined ? "declined" : "open";
  if (session.payment_status === "unpaid")
    return intent?.status === "requires_payment_method" ? "failed" : "pending";
  if (intent?.latest_charge?.refunded) return "refunded";
  if (dispute) return dispute.status === "needs_response" ? "disputed" : dispute.status;
  return "paid";
}

/** Performs an action on a checkout. Returns its events; null when the action is not possible now. */
export async function performAction(
  simulator: Simulator,
  sessionId: string,
  action: SandboxAction,
): Promise<SimulatedEvent[] | null> {
  const situation = await findCheckout(simulator, sessionId);
  return situation?.page.actions.includes(action) ? HANDLERS[action](simulator, situation) : null;
}

const HANDLERS: Record<
  SandboxAction,
  (simulator: Simulator, situation: Situation) => Promise<SimulatedEvent[]>
> = {
  succeed: (simulator, { page: { session } }) =>
    session.mode === "payment" ? payOnce(simulator, session) : subscribe(simulator, session),
  async decline({ store }, { page: { session } }) {
    await store.save(Object.assign(session, { declined: true }));
    return [];
  },
  async pay_later({ store, now }, { page: { session } }) {
    const intent = make.newIntent(session, now());
    await store.save(intent);
    await complete(store, session, { payment_intent: intent.id });
    return [["checkout.session.completed", session]];
  },
  async settle(simulator, { page: { session }, intent }) {
    await charge(simulator, session, intent!);
    await complete(simulator.store, session, { payment_status: "paid" });
    return [["checkout.session.async_payment_succeeded", session]];
  },
  async fail({ store }, { page: { session }, intent }) {
    await store.save(Object.assign(intent!, { status: "requires_payment_method" }));
    return [["checkout.session.async_payment_failed", session]];
  },
  refund_half: (simulator, { intent }) => refundWithEvents(simulator, intent!, Math.ceil(intent!.amount / 2)),
  refund: (simulator, { intent, page }) =>
    refundWithEvents(simulator, intent!, intent!.amount - page.refunded),
  async dispute({ store, now }, { intent, page }) {
    const dispute = make.newDispute(intent!, intent!.amount - page.refunded, now());
    await store.save(dispute);
    return [["charge.dispute.created", dispute]];
  },
  win_dispute: ({ store }, { dispute }) => closeDispute(store, dispute!, "won"),
  lose_dispute: ({ store }, { dispute }) => closeDispute(store, dispute!, "lost"),
  renew: (simulator, situation) => renew(simulator, situation, true),
  fail_renewal: (simulator, situation) => renew(simulator, situation, false),
};

const complete = (store: ObjectStore, session: Session, change: Partial<Session>) =>
  store.save(Object.assign(session, { status: "complete", declined: false }, change));

async function charge({ store, now, receiptUrl }: Simulator, session: Session, intent: make.Intent) {
  const latest_charge = make.newCharge(intent, receiptUrl(session), now());
  await store.save(Object.assign(intent, { status: "succeeded", latest_charge }));
  return latest_charge;
}

async function payOnce(simulator: Simulator, session: Session): Promise<SimulatedEvent[]> {
  const intent = make.newIntent(session, simulator.now());
  const paid = await charge(simulator, session, intent);
  await complete(simulator.store, session, { payment_status: "paid", payment_intent: intent.id });
  return [
    ["checkout.session.completed", session],
    ["charge.succeeded", paid],
  ];
}

async function subscribe(simulator: Simulator, session: Session): Promise<SimulatedEvent[]> {
  const now = simulator.now();
  const period = make.monthAfter(seconds(now));
  const subscription = make.newSubscription(session, period, now);
  const invoice = make.newInvoice(session, subscription, period, now);
  await simulator.store.save(subscription);
  await payInvoice(simulator, session, invoice);
  const ids = { subscription: subscription.id, invoice: invoice.id };
  await complete(simulator.store, session, { payment_status: "paid", ...ids });
  return [
    ["customer.subscription.created", subscription],
    ["invoice.paid", invoice],
    ["checkout.session.completed", session],
  ];
}

async function payInvoice(simulator: Simulator, session: Session, invoice: make.Invoice): Promise<void> {
  const { store, now } = simulator;
  const intent = make.newIntent(session, now());
  await charge(simulator, session, intent);
  await store.save(Object.assign(invoice, { status: "paid", amount_paid: invoice.amount_due }));
  await store.save(make.newInvoicePayment(invoice, intent, now()));
}

async function renew(simulator: Simulator, situation: Situation, paid: boolean): Promise<SimulatedEvent[]> {
  const { store, now } = simulator;
  const { session } = situation.page;
  const subscription = situation.subscription!;
  const item = subscription.items.data[0]!;
  const owed = situation.invoice?.status === "open" ? situation.invoice : undefined;
  const invoice =
    owed ?? make.newInvoice(session, subscription, make.monthAfter(item.current_period_end), now());
  if (paid) {
    await payInvoice(simulator, session, invoice);
    item.current_period_end = invoice.lines.data[0]!.period.end;
  } else await store.save(invoice);
  await store.save(Object.assign(subscription, { status: paid ? "active" : "past_due" }));
  return [
    [paid ? "invoice.paid" : "invoice.payment_failed", invoice],
    ["customer.subscription.updated", subscription],
  ];
}

/** Refunds `amount` minor units of a payment. Returns null when less is left. */
export async function refund(
  { store, now }: Simulator,
  intent: make.Intent,
  amount: number,
  idempotencyKey?: string,
): Promise<StripeObject<"refund"> | null> {
  const earlier = await store.list("refund", { where: { payment_intent: intent.id } });
  const sent = earlier.filter(({ status }) => status !== "failed").reduce((sum, one) => sum + one.amount, 0);
  const paid = intent.latest_charge;
  if (!paid || sent + amount > paid.amount) return null;
  const made = make.newRefund(intent, amount, now());
  await store.save(made, idempotencyKey);
  const amount_refunded = sent + amount;
  Object.assign(paid, { amount_refunded, refunded: amount_refunded === paid.amount });
  await store.save(intent);
  return made;
}

async function refundWithEvents(
  simulator: Simulator,
  intent: make.Intent,
  amount: number,
): Promise<SimulatedEvent[]> {
  const made = await refund(simulator, intent, amount);
  return [
    ["charge.refunded", intent.latest_charge!],
    ["refund.created", made!],
  ];
}

async function closeDispute(
  store: ObjectStore,
  dispute: StripeObject<"dispute">,
  status: "won" | "lost",
): Promise<SimulatedEvent[]> {
  await store.save(Object.assign(dispute, { status }));
  return [["charge.dispute.closed", dispute]];
}
