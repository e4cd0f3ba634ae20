import { randomBytes } from "node:crypto";
import type { Db } from "#server/db/open.ts";
import { transact } from "#server/db/transaction.ts";
import type { SandboxAction } from "#shared/sandbox.ts";
import type { PaymentProvider } from "./payment-provider.ts";
import { createSandboxStore } from "./sandbox-store.ts";
import { createStripe, type HttpClient } from "./stripe.ts";
import { answer } from "./stripe-simulator/api.ts";
import { eventOf, signEvent, type SignedEvent } from "./stripe-simulator/events.ts";
import { seconds } from "./stripe-simulator/objects.ts";
import { act, look, type CheckoutPage, type Simulator } from "./stripe-simulator/simulator.ts";

export interface Sandbox {
  provider: PaymentProvider;
  /** Null for an unknown id. */
  page(sessionId: string): Promise<CheckoutPage | null>;
  /** Lets something happen to a payment. Returns the events that report it; null where it cannot happen now. */
  play(sessionId: string, action: SandboxAction): Promise<SignedEvent[] | null>;
}

interface SandboxDeps {
  db: Db;
  publicUrl: string;
  now: () => Date;
}

/** Payments simulated in this process: Stripe's client and events, without Stripe and without money. */
export function createSandbox({ db, publicUrl, now }: SandboxDeps): Sandbox {
  const webhookSecret = `whsec_${randomBytes(24).toString("hex")}`;
  const simulator = (trx: Db): Simulator => ({
    store: createSandboxStore(trx),
    now,
    pageUrl: (id) => `${publicUrl}/sandbox-checkout/${id}`,
    // More can be played on the page of the checkout.
    receiptUrl: ({ url }) => url,
  });
  const inTransaction = <T>(task: (simulator: Simulator) => Promise<T>) =>
    transact(db, (trx) => task(simulator(trx)));

  /** Answers the calls of Stripe's client in this process. */
  const httpClient: HttpClient = {
    getClientName: () => "sandbox",
    async makeRequest(_host, _port, target, method, headers, requestData) {
      const { pathname: path, searchParams } = new URL(target, "http://sandbox");
      const params = method === "GET" ? searchParams : new URLSearchParams(requestData);
      const idempotencyKey = (headers as Record<string, string>)["Idempotency-Key"];
      const call = { method, path, params, idempotencyKey };
      const found = await (method === "GET"
        ? answer(simulator(db), call)
        : inTransaction((one) => answer(one, call)));
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

  return {
    provider: createStripe({
      name: "sandbox",
      secretKey: "sk_test_sandbox",
      webhookSecret,
      apiBase: null,
      httpClient,
    }),
    page: async (sessionId) => (await look(simulator(db), sessionId))?.page ?? null,
    async play(sessionId, action) {
      const happenings = await inTransaction((one) => act(one, sessionId, action));
      const at = now();
      return (
        happenings?.map(([type, object]) =>
          signEvent(eventOf(type, object, at), webhookSecret, seconds(at)),
        ) ?? null
      );
    },
  };
}
