import {
  nextMonth,
  sandboxId,
  seconds,
  type SandboxCharge,
  type SandboxDispute,
  type SandboxIntent,
  type SandboxInvoice,
  type SandboxInvoicePayment,
  type SandboxRefund,
  type SandboxSession,
  type SandboxSubscription,
} from "./sandbox-objects.ts";
import type { SandboxStore } from "./sandbox-store.ts";
import type { HttpClient } from "./stripe.ts";

const SESSION_SECONDS = 24 * 3600;

interface SandboxApiDeps {
  store: SandboxStore;
  publicUrl: string;
  now: () => Date;
}

interface Call {
  /** The parts of the path that the pattern left open. */
  ids: string[];
  params: URLSearchParams;
  key: string | undefined;
}
type Answer = object | null;

/** Money back on a charge; also what the sandbox page does. */
export async function refundCharge(
  store: SandboxStore,
  intent: SandboxIntent,
  amount: number,
  now: Date,
  key?: string,
): Promise<SandboxRefund> {
  const charge = intent.latest_charge!;
  const made = sandboxId("re");
  const refund = await store.add<SandboxRefund>(
    {
      id: made,
      object: "refund",
      amount,
      charge: charge.id,
      created: seconds(now),
      currency: charge.currency,
      payment_intent: intent.id,
      status: "succeeded",
    },
    key,
  );
  if (refund.id === made) {
    charge.amount_refunded += amount;
    charge.refunded = charge.amount_refunded === charge.amount;
    await store.save(intent);
  }
  return refund;
}

/** A payment that went through; its receipt is the payment page, where more can be played. */
export async function chargeIntent(
  store: SandboxStore,
  intent: SandboxIntent,
  receiptUrl: string,
  now: Date,
): Promise<void> {
  const charge: SandboxCharge = {
    id: sandboxId("ch"),
    object: "charge",
    amount: intent.amount,
    amount_refunded: 0,
    created: seconds(now),
    currency: intent.currency,
    disputed: false,
    livemode: false,
    paid: true,
    payment_intent: intent.id,
    receipt_url: receiptUrl,
    refunded: false,
    status: "succeeded",
  };
  await store.save(Object.assign(intent, { status: "succeeded", latest_charge: charge }));
}

/** Answers the calls that payments make of Stripe's API, in memory of its own, so that one client serves both. */
export function createSandboxApi({ store, publicUrl, now }: SandboxApiDeps): HttpClient {
  const since = (params: URLSearchParams) => {
    const from = params.get("created[gte]");
    return from === null ? {} : { since: new Date(Number(from) * 1000) };
  };
  const list = (data: object[]) => ({ object: "list", data, has_more: false, url: "/" });

  async function withPayment(session: SandboxSession): Promise<object> {
    const { payment_intent: intent, invoice } = session;
    return {
      ...session,
      payment_intent: intent && ((await store.find<SandboxIntent>(intent)) ?? null),
      invoice: invoice && ((await store.find<SandboxInvoice>(invoice)) ?? null),
    };
  }

  async function openSession({ params, key }: Call): Promise<Answer> {
    const id = sandboxId("cs");
    const at = seconds(now());
    const price = "line_items[0][price_data]";
    const metadata = [...params].flatMap(([name, value]) => {
      const field = /^metadata\[(\w+)\]$/.exec(name)?.[1];
      return field ? [[field, value] as const] : [];
    });
    return store.add<SandboxSession>(
      {
        id,
        object: "checkout.session",
        amount_total: Number(params.get(`${price}[unit_amount]`)),
        client_reference_id: params.get("client_reference_id"),
        created: at,
        currency: params.get(`${price}[currency]`)!,
        expires_at: at + SESSION_SECONDS,
        invoice: null,
        livemode: false,
        metadata: Object.fromEntries(metadata),
        mode: params.get("mode") as SandboxSession["mode"],
        payment_intent: null,
        payment_status: "unpaid",
        status: "open",
        subscription: null,
        success_url: params.get("success_url")!.replace("{CHECKOUT_SESSION_ID}", id),
        url: `${publicUrl}/sandbox-checkout/${id}`,
        declined: false,
      },
      key,
    );
  }

  /** A subscription that does not renew ends by itself. */
  async function findSubscription(id: string): Promise<SandboxSubscription | null> {
    const found = await store.find<SandboxSubscription>(id);
    if (!found) return null;
    const over = found.items.data[0].current_period_end <= seconds(now());
    if (over && found.cancel_at_period_end && found.status !== "canceled")
      await store.save(Object.assign(found, { status: "canceled" }));
    return found;
  }

  async function changeSubscription(id: string, change: Partial<SandboxSubscription>): Promise<Answer> {
    const found = await findSubscription(id);
    if (found && found.status !== "canceled") await store.save(Object.assign(found, change));
    return found;
  }

  async function refund({ params, key }: Call): Promise<Answer> {
    const intent = await store.find<SandboxIntent>(params.get("payment_intent") ?? "");
    if (!intent?.latest_charge) return null;
    const left = intent.latest_charge.amount - intent.latest_charge.amount_refunded;
    const amount = Number(params.get("amount") ?? left);
    if (amount > left) return null;
    return refundCharge(store, intent, amount, now(), key);
  }

  const routes: [pattern: RegExp, answer: (call: Call) => Promise<Answer>][] = [
    [/^POST \/v1\/checkout\/sessions$/, openSession],
    [
      /^GET \/v1\/checkout\/sessions$/,
      async ({ params }) => {
        const sessions = await store.list<SandboxSession>("checkout.session", since(params));
        return list(await Promise.all(sessions.map(withPayment)));
      },
    ],
    [
      /^GET \/v1\/checkout\/sessions\/(\w+)$/,
      async ({ ids }) => {
        const session = await store.find<SandboxSession>(ids[0]!);
        return session?.object === "checkout.session" ? withPayment(session) : null;
      },
    ],
    [
      /^POST \/v1\/checkout\/sessions\/(\w+)\/expire$/,
      async ({ ids }) => {
        const session = await store.find<SandboxSession>(ids[0]!);
        if (session?.object !== "checkout.session" || session.status !== "open") return null;
        await store.save(Object.assign(session, { status: "expired" }));
        return withPayment(session);
      },
    ],
    [/^GET \/v1\/subscriptions\/(\w+)$/, ({ ids }) => findSubscription(ids[0]!)],
    [
      /^POST \/v1\/subscriptions\/(\w+)$/,
      ({ ids, params }) =>
        changeSubscription(ids[0]!, { cancel_at_period_end: params.get("cancel_at_period_end") === "true" }),
    ],
    [/^DELETE \/v1\/subscriptions\/(\w+)$/, ({ ids }) => changeSubscription(ids[0]!, { status: "canceled" })],
    [/^POST \/v1\/refunds$/, refund],
    [
      /^GET \/v1\/refunds$/,
      async ({ params }) => list(await store.list<SandboxRefund>("refund", since(params))),
    ],
    [
      /^GET \/v1\/disputes$/,
      async ({ params }) => list(await store.list<SandboxDispute>("dispute", since(params))),
    ],
    [
      /^GET \/v1\/invoices$/,
      async ({ params }) => list(await store.list<SandboxInvoice>("invoice", since(params))),
    ],
    [
      /^GET \/v1\/invoice_payments$/,
      async ({ params }) => {
        const [invoice, intent] = [params.get("invoice"), params.get("payment[payment_intent]")];
        const where: Record<string, string> =
          invoice === null ? { payment_intent: intent ?? "" } : { invoice };
        return list(await store.list<SandboxInvoicePayment>("invoice_payment", { where }));
      },
    ],
  ];

  async function answer(method: string, address: string, headers: object, body: string): Promise<Answer> {
    const { pathname, searchParams } = new URL(address, "http://sandbox");
    const key = (headers as Record<string, string>)["Idempotency-Key"];
    const params = method === "GET" ? searchParams : new URLSearchParams(body);
    for (const [pattern, respond] of routes) {
      const match = pattern.exec(`${method} ${pathname}`);
      if (match) return respond({ ids: match.slice(1), params, key });
    }
    return null;
  }

  return {
    getClientName: () => "sandbox",
    async makeRequest(_host, _port, path, method, headers, requestData) {
      const found = await answer(method, path, headers, requestData);
      const missing = { error: { type: "invalid_request_error", code: "resource_missing" } };
      return {
        getStatusCode: () => (found ? 200 : 404),
        getHeaders: () => ({}),
        getRawResponse: () => found,
        toStream: () => {
          throw new Error("the sandbox streams nothing");
        },
        toJSON: async () => found ?? missing,
      };
    },
  };
}

/** The period a subscription is in after `from`, in seconds. */
export const periodAfter = (from: number) => ({ start: from, end: nextMonth(from) });
