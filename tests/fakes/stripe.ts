import type { IncomingMessage } from "node:http";
import { handleCall } from "#server/providers/stripe-simulator/api.ts";
import { eventOf, signEvent } from "#server/providers/stripe-simulator/events.ts";
import {
  performAction,
  refund,
  type SimulatedEvent,
  type Simulator,
} from "#server/providers/stripe-simulator/simulator.ts";
import type { SandboxAction } from "#shared/sandbox.ts";
import { serveOnLoopback } from "./loopback.ts";

type Json = Record<string, any>;

interface SeenRequest {
  method: string;
  path: string;
  params: Record<string, string>;
  idempotencyKey: string | undefined;
  version: string | undefined;
}

/** Fields of Stripe's events about the buyer. */
const BUYER = {
  customer_email: "buyer@example.com",
  customer_details: { email: "buyer@example.com" },
  billing_details: { email: "buyer@example.com" },
};
const refused = (error: object) => ({ error: { type: "invalid_request_error", ...error } });

/** The simulator of Stripe behind HTTP on loopback, with faults. */
export async function startFakeStripe(webhookSecret = "whsec_test") {
  const objects = new Map<string, Json>();
  const keys = new Map<string, string>();
  const seen: SeenRequest[] = [];
  const state = {
    down: false,
    /** Requests that are refused, without an effect. */
    refuses: undefined as ((request: SeenRequest) => boolean) | undefined,
    /** Awaited before a request has its effect. */
    gate: undefined as ((request: SeenRequest) => Promise<void> | void) | undefined,
    /** Called with a request after its effect, before the response is sent. */
    beforeResponse: undefined as ((request: SeenRequest) => void) | undefined,
  };
  const simulator: Simulator = {
    store: {
      find: async (kind, id) => {
        const found = objects.get(id ?? "");
        return found?.object === kind ? (found as any) : undefined;
      },
      list: async (kind, { since = 0, where = {} }) =>
        [...objects.values()].filter(
          (one) =>
            one.object === kind &&
            (one.created ?? since) >= since &&
            Object.entries(where).every(([field, value]) => one[field] === value),
        ) as any,
      findByKey: async (key) => objects.get(keys.get(key) ?? "") as any,
      save: async (object, key) => {
        objects.set(object.id, object);
        if (key) keys.set(key, object.id);
      },
    },
    now: () => new Date(),
    pageUrl: (id) => `https://checkout.stripe.example/${id}`,
    receiptUrl: ({ id }) => `https://pay.stripe.example/receipts/${id}`,
  };
  let turn: Promise<unknown> = Promise.resolve();
  /** One after another, as each is one transaction at Stripe. */
  const inTurn = <T>(task: () => Promise<T>): Promise<T> => {
    const result = turn.then(task);
    turn = result.catch(() => undefined);
    return result;
  };

  async function respond(request: IncomingMessage, sent: Buffer): Promise<[number, object]> {
    const { pathname: path, searchParams } = new URL(request.url!, "http://stripe");
    const method = request.method!;
    const params = method === "GET" ? searchParams : new URLSearchParams(sent.toString());
    const idempotencyKey = request.headers["idempotency-key"] as string | undefined;
    const version = request.headers["stripe-version"] as string | undefined;
    const call: SeenRequest = { method, path, params: Object.fromEntries(params), idempotencyKey, version };
    seen.push(call);
    if (state.down) return [500, { error: { type: "api_error", message: "down" } }];
    if (request.headers.authorization !== "Bearer sk_test_key") return [401, refused({ message: "no key" })];
    if (state.refuses?.(call)) return [400, refused({ message: "refused" })];
    await state.gate?.(call);
    const found = await inTurn(() => handleCall(simulator, { method, path, params, idempotencyKey }));
    state.beforeResponse?.(call);
    return found ? [200, found] : [404, refused({ code: "resource_missing", message: "none" })];
  }

  const { origin: url, close } = await serveOnLoopback(async (request, sent, reply) => {
    const [status, body] = await respond(request, sent);
    reply.writeHead(status, { "content-type": "application/json" }).end(JSON.stringify(body));
  });

  const event = (type: string, object: object): Json => eventOf(type, { ...object, ...BUYER }, new Date());
  const events = (reports: SimulatedEvent[]) => reports.map(([type, object]) => event(type, object));
  const play = async (sessionId: string, action: SandboxAction): Promise<Json[]> => {
    const reports = await inTurn(() => performAction(simulator, sessionId, action));
    if (!reports) throw new Error(`the checkout does not allow ${action} now`);
    return events(reports);
  };

  return Object.assign(state, {
    url,
    seen,
    objects,
    env: { STRIPE_SECRET_KEY: "sk_test_key", STRIPE_WEBHOOK_SECRET: webhookSecret, STRIPE_API_BASE: url },
    eventOf: event,
    /** A body and the header that signs it. */
    async signed(signedEvent: Json, secret = webhookSecret, timestamp = Math.floor(Date.now() / 1000)) {
      const { body: payload, signature } = await signEvent(signedEvent, secret, timestamp);
      return { payload, headers: { "content-type": "application/json", "stripe-signature": signature } };
    },
    /** A buyer, a bank or an admin of Stripe acts; resolves to the events that Stripe would send. */
    play,
    /** The buyer pays; resolves to the events that Stripe would send. */
    pay: (sessionId: string) => play(sessionId, "succeed"),
    /** The next period of a subscription is paid, or its payment fails. */
    renew: (sessionId: string, paid = true) => play(sessionId, paid ? "renew" : "fail_renewal"),
    /** A refund in Stripe's dashboard. */
    async refund(intentId: string, amount: number): Promise<Json[]> {
      const intent = (await simulator.store.find("payment_intent", intentId))!;
      const made = await inTurn(() => refund(simulator, intent, amount));
      return events([
        ["charge.refunded", intent.latest_charge!],
        ["refund.created", made!],
      ]);
    },
    close,
  });
}
