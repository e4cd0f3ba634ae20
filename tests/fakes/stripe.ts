import { randomBytes } from "node:crypto";
import { once } from "node:events";
import { createServer, type IncomingMessage } from "node:http";
import type { AddressInfo } from "node:net";
import Stripe from "stripe";

type Json = Record<string, any>;

interface SeenRequest {
  method: string;
  path: string;
  params: Record<string, string>;
  idempotencyKey: string | undefined;
  version: string | undefined;
}

export type FakeStripe = Awaited<ReturnType<typeof startFakeStripe>>;

const MONTH = 30 * 86_400;
const newId = (prefix: string) => `${prefix}_${randomBytes(8).toString("hex")}`;
const list = (data: Json[]) => ({ object: "list", data, has_more: false });

/** Stripe on loopback, as far as payments ask it: it keeps what it is told and makes signed events of what happens. */
export async function startFakeStripe(webhookSecret = "whsec_test") {
  const objects = new Map<string, Json>();
  const answered = new Map<string, Json>();
  const seen: SeenRequest[] = [];
  const state = {
    down: false,
    /** Requests that are refused, without an effect. */
    refuses: undefined as ((request: SeenRequest) => boolean) | undefined,
    /** Awaited before a request has its effect. */
    gate: undefined as ((request: SeenRequest) => Promise<void> | void) | undefined,
    /** Called with a request once its effect is in place, before the answer leaves. */
    afterAnswer: undefined as ((request: SeenRequest) => void) | undefined,
  };
  const now = () => Math.floor(Date.now() / 1000);
  const all = (object: string) => [...objects.values()].filter((one) => one.object === object);
  const keep = <T extends Json>(object: T): T => {
    objects.set(object.id, object);
    return object;
  };

  function openSession(params: Record<string, string>): Json {
    const id = newId("cs_test");
    const metadata = Object.fromEntries(
      Object.entries(params).flatMap(([name, value]) => {
        const field = /^metadata\[(.+)\]$/.exec(name)?.[1];
        return field ? [[field, value]] : [];
      }),
    );
    return keep({
      id,
      object: "checkout.session",
      amount_total: Number(params["line_items[0][price_data][unit_amount]"]),
      currency: params["line_items[0][price_data][currency]"],
      created: now(),
      invoice: null,
      metadata,
      mode: params.mode,
      payment_intent: null,
      payment_status: "unpaid",
      status: "open",
      subscription: null,
      customer_details: { email: params.customer_email },
      url: `https://checkout.stripe.example/${id}`,
    });
  }

  function answer(method: string, path: string, params: Record<string, string>): Json | null {
    const [, id = "", action = ""] = /^\/v1\/(?:checkout\/)?\w+\/(\w+)(?:\/(\w+))?$/.exec(path) ?? [];
    if (method === "POST" && path === "/v1/checkout/sessions") return openSession(params);
    if (method === "GET" && path === "/v1/checkout/sessions")
      return list(all("checkout.session").map(expand));
    if (method === "GET" && path === "/v1/invoices") return list(all("invoice"));
    if (method === "GET" && path === "/v1/disputes") return list(all("dispute"));
    if (method === "GET" && path === "/v1/refunds") return list(all("refund"));
    if (method === "GET" && path === "/v1/invoice_payments") {
      const intent = params["payment[payment_intent]"];
      return list(
        all("invoice_payment").filter(
          (one) => one.invoice === params.invoice || one.payment.payment_intent === intent,
        ),
      );
    }
    if (method === "POST" && path === "/v1/refunds") {
      const amount = Number(params.amount);
      return refund(params.payment_intent!, amount);
    }
    const object = objects.get(id);
    if (action === "expire" && object?.status === "open") return Object.assign(object, { status: "expired" });
    if (!object || action) return null;
    if (method === "GET") return object.object === "checkout.session" ? expand(object) : object;
    if (object.object !== "subscription") return null;
    if (method === "DELETE") return Object.assign(object, { status: "canceled" });
    return Object.assign(object, { cancel_at_period_end: params.cancel_at_period_end === "true" });
  }

  const expand = (session: Json): Json => ({
    ...session,
    payment_intent: objects.get(session.payment_intent) ?? session.payment_intent,
    invoice: objects.get(session.invoice) ?? session.invoice,
  });

  function refund(intent: string, amount: number): Json {
    const charge = objects.get(intent)!.latest_charge;
    charge.amount_refunded += amount;
    return keep({ id: newId("re"), object: "refund", amount, payment_intent: intent, status: "succeeded" });
  }

  function charged(amount: number): Json {
    const id = newId("pi");
    const charge = {
      id: newId("ch"),
      object: "charge",
      amount,
      amount_refunded: 0,
      payment_intent: id,
      receipt_url: `https://pay.stripe.example/receipts/${id}`,
      billing_details: { email: "buyer@example.com" },
    };
    return keep({ id, object: "payment_intent", status: "succeeded", latest_charge: charge });
  }

  function invoiced(session: Json, subscription: Json, reason: string, start: number): Json {
    const intent = charged(session.amount_total);
    const invoice = keep({
      id: newId("in"),
      object: "invoice",
      amount_paid: session.amount_total,
      attempted: true,
      billing_reason: reason,
      currency: session.currency,
      customer_email: "buyer@example.com",
      hosted_invoice_url: "https://invoice.stripe.example/1",
      lines: list([{ id: newId("il"), period: { start, end: start + MONTH } }]),
      parent: {
        type: "subscription_details",
        subscription_details: { subscription: subscription.id, metadata: session.metadata },
      },
      status: "paid",
    });
    keep({
      id: newId("inpay"),
      object: "invoice_payment",
      invoice: invoice.id,
      payment: { type: "payment_intent", payment_intent: intent.id },
    });
    return invoice;
  }

  const server = createServer((request, reply) => {
    void respond(request).then(([status, body]) => {
      reply.writeHead(status, { "content-type": "application/json", "request-id": newId("req") });
      reply.end(JSON.stringify(body));
    });
  });

  async function respond(request: IncomingMessage): Promise<[number, Json]> {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    const url = new URL(request.url!, "http://stripe");
    const method = request.method!;
    const form = method === "GET" ? url.searchParams : new URLSearchParams(Buffer.concat(chunks).toString());
    const params = Object.fromEntries(form);
    const key = request.headers["idempotency-key"] as string | undefined;
    const version = request.headers["stripe-version"] as string | undefined;
    seen.push({ method, path: url.pathname, params, idempotencyKey: key, version });
    if (state.down) return [500, { error: { type: "api_error", message: "down" } }];
    if (request.headers.authorization !== "Bearer sk_test_key")
      return [401, { error: { type: "invalid_request_error", message: "no key" } }];
    if (state.refuses?.(seen.at(-1)!))
      return [400, { error: { type: "invalid_request_error", message: "refused" } }];
    await state.gate?.(seen.at(-1)!);
    const found = (key && answered.get(key)) || answer(method, url.pathname, params);
    if (found && key) answered.set(key, found);
    state.afterAnswer?.({ method, path: url.pathname, params, idempotencyKey: key, version });
    return found
      ? [200, found]
      : [404, { error: { type: "invalid_request_error", code: "resource_missing", message: "none" } }];
  }

  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;

  const eventOf = (type: string, object: Json): Json => ({
    id: newId("evt"),
    object: "event",
    api_version: Stripe.API_VERSION,
    created: now(),
    data: { object: structuredClone(object) },
    type,
  });

  return Object.assign(state, {
    url: `http://127.0.0.1:${port}`,
    seen,
    objects,
    env: {
      STRIPE_SECRET_KEY: "sk_test_key",
      STRIPE_WEBHOOK_SECRET: webhookSecret,
      STRIPE_API_BASE: `http://127.0.0.1:${port}`,
    },
    eventOf,
    /** A body and the header that signs it. */
    signed(event: Json, secret = webhookSecret, timestamp = now()) {
      const payload = JSON.stringify(event);
      const signature = Stripe.webhooks.generateTestHeaderString({ payload, secret, timestamp });
      return { payload, headers: { "content-type": "application/json", "stripe-signature": signature } };
    },
    /** The person pays; answers the events Stripe would send. */
    pay(sessionId: string): Json[] {
      const session = objects.get(sessionId)!;
      Object.assign(session, { status: "complete", payment_status: "paid" });
      if (session.mode === "payment") {
        const intent = charged(session.amount_total);
        session.payment_intent = intent.id;
        return [
          eventOf("checkout.session.completed", session),
          eventOf("charge.succeeded", intent.latest_charge),
        ];
      }
      const start = now();
      const subscription = keep({
        id: newId("sub"),
        object: "subscription",
        cancel_at: null,
        cancel_at_period_end: false,
        items: list([{ id: newId("si"), current_period_end: start + MONTH }]),
        metadata: session.metadata,
        status: "active",
      });
      const invoice = invoiced(session, subscription, "subscription_create", start);
      Object.assign(session, { subscription: subscription.id, invoice: invoice.id });
      return [
        eventOf("customer.subscription.created", subscription),
        eventOf("invoice.paid", invoice),
        eventOf("checkout.session.completed", session),
      ];
    },
    /** The next period of a subscription is paid, or its payment fails. */
    renew(sessionId: string, paid = true): Json[] {
      const session = objects.get(sessionId)!;
      const subscription = objects.get(session.subscription)!;
      const [item] = subscription.items.data;
      const invoice = invoiced(session, subscription, "subscription_cycle", item.current_period_end);
      if (!paid) Object.assign(invoice, { status: "open", amount_paid: 0 });
      else item.current_period_end += MONTH;
      subscription.status = paid ? "active" : "past_due";
      return [
        eventOf(paid ? "invoice.paid" : "invoice.payment_failed", invoice),
        eventOf("customer.subscription.updated", subscription),
      ];
    },
    /** Money goes back from the dashboard of Stripe. */
    refund(intent: string, amount: number): Json[] {
      const made = refund(intent, amount);
      return [
        eventOf("charge.refunded", objects.get(intent)!.latest_charge),
        eventOf("refund.created", made),
      ];
    },
    close: () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  });
}
