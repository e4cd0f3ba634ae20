import { randomBytes } from "node:crypto";
import type { Db } from "#server/db/open.ts";
import { transact } from "#server/db/transaction.ts";
import type { SandboxAction } from "#shared/sandbox.ts";
import type { PaymentProvider } from "./payment-provider.ts";
import { createSandboxStore, hasCheckouts } from "./sandbox-store.ts";
import { createStripe } from "./stripe.ts";
import { handleCall } from "./stripe-simulator/api.ts";
import { eventOf, signEvent, type SignedEvent } from "./stripe-simulator/events.ts";
import { createSimulatedClient } from "./stripe-simulator/http-client.ts";
import { seconds } from "./stripe-simulator/objects.ts";
import {
  performAction,
  findCheckout,
  type CheckoutPage,
  type SimulatedEvent,
  type Simulator,
} from "./stripe-simulator/simulator.ts";

export interface Sandbox {
  provider: PaymentProvider;
  /** Null for an unknown id. */
  page(sessionId: string): Promise<CheckoutPage | null>;
  /** Simulates an action on a payment. Resolves to the events that report it; null when it is not possible now. */
  play(sessionId: string, action: SandboxAction): Promise<SignedEvent[] | null>;
}

interface SandboxDeps {
  db: Db;
  publicUrl: string;
  now: () => Date;
}

/** Payments simulated in this process: Stripe's client and events, without requests to Stripe and without money. */
export function createSandbox({ db, publicUrl, now }: SandboxDeps): Sandbox {
  const webhookSecret = `whsec_${randomBytes(24).toString("hex")}`;
  const simulator = (trx: Db): Simulator => ({
    store: createSandboxStore(trx),
    now,
    pageUrl: (id) => `${publicUrl}/sandbox-checkout/${id}`,
    // The checkout page offers further actions.
    receiptUrl: ({ url }) => url,
  });
  const inTransaction = <T>(task: (simulator: Simulator) => Promise<T>) =>
    transact(db, { queue: "sandbox" }, (trx) => task(simulator(trx)));

  /** Handles the calls of Stripe's client in this process. */
  const httpClient = createSimulatedClient("sandbox", (call) =>
    call.method === "GET" ? handleCall(simulator(db), call) : inTransaction((one) => handleCall(one, call)),
  );

  const stripe = createStripe({
    name: "sandbox",
    secretKey: "sk_test_sandbox",
    webhookSecret,
    apiBase: null,
    httpClient,
  });

  return {
    provider: {
      ...stripe,
      async *since(time) {
        // Each start asks; until something is bought, it need not load Stripe's client.
        if (await hasCheckouts(db)) yield* stripe.since(time);
      },
    },
    page: async (sessionId) => (await findCheckout(simulator(db), sessionId))?.page ?? null,
    async play(sessionId, action) {
      const events = await inTransaction((one) => performAction(one, sessionId, action));
      const at = now();
      const sign = ([type, object]: SimulatedEvent) =>
        signEvent(eventOf(type, object, at), webhookSecret, seconds(at));
      return events && Promise.all(events.map(sign));
    },
  };
}
