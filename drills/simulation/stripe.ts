import { createStripe } from "#server/providers/stripe.ts";
import type { PaymentProvider } from "#server/providers/payment-provider.ts";
import { handleCall } from "#server/providers/stripe-simulator/api.ts";
import { eventOf, signEvent, type SignedEvent } from "#server/providers/stripe-simulator/events.ts";
import { createSimulatedClient } from "#server/providers/stripe-simulator/http-client.ts";
import { seconds, type ObjectStore, type StripeObject } from "#server/providers/stripe-simulator/objects.ts";
import { findCheckout, performAction, type Simulator } from "#server/providers/stripe-simulator/simulator.ts";
import { HOUR_MS, MINUTE_MS } from "#shared/durations.ts";
import type { SandboxAction } from "#shared/sandbox.ts";
import { reply, type World } from "./world.ts";

const SECRET = "whsec_simulation";

/** Stripe, which outlives the process: the simulator of the sandbox with its objects in memory, behind a bad network. */
export interface Stripe {
  objects: Map<string, StripeObject>;
  /** What one life reaches of it. */
  open(world: World): PaymentProvider;
  /** Plays a buyer, a bank or an admin of Stripe; its events arrive late, twice, in any order or never. */
  play(sessionId: string, action: SandboxAction): Promise<boolean>;
  /** Sends an event about an object as it is now. */
  send(type: string, object: object): void;
  sessions(): StripeObject<"checkout.session">[];
}

export function createSimulatedStripe(
  world: World,
  deliver: (event: SignedEvent) => Promise<boolean>,
): Stripe {
  const objects = new Map<string, StripeObject>();
  const simulator: Simulator = {
    store: storeOf(objects),
    now: () => new Date(),
    pageUrl: (id) => `https://checkout.stripe.example/${id}`,
    receiptUrl: ({ id }) => `https://pay.stripe.example/receipts/${id}`,
  };

  function send(type: string, object: object): void {
    const { random, clock } = world;
    const event = eventOf(type, object, new Date());
    const attempt = async (left: number): Promise<void> => {
      // Signed anew for each attempt.
      const done = await deliver(await signEvent(event, SECRET, seconds(new Date())));
      if (!done && left > 0) clock.later(random.int(1, 60) * MINUTE_MS, () => void attempt(left - 1));
    };
    const copies = random.chance(world.faults) ? 0 : random.chance(world.faults) ? 2 : 1;
    for (let i = 0; i < copies; i++) {
      const late = random.chance(world.faults) ? 3 * HOUR_MS : 5000;
      clock.later(random.int(0, late), () => void attempt(20));
    }
  }

  const httpClient = (one: World) =>
    createSimulatedClient("simulation", async (call) => {
      const { random } = one;
      await reply(one, random.int(20, 400));
      if (random.chance(one.faults)) throw new Error("the connection was refused");
      const found = structuredClone(await handleCall(simulator, call));
      await one.life.pass();
      if (random.chance(one.faults)) throw new Error("the connection broke before the reply");
      return found;
    });

  return {
    objects,
    open: (one) =>
      createStripe({
        name: "stripe",
        secretKey: "sk_test_simulation",
        webhookSecret: SECRET,
        apiBase: null,
        httpClient: httpClient(one),
      }),
    async play(sessionId, action) {
      const page = await findCheckout(simulator, sessionId);
      const events = page && (await performAction(simulator, sessionId, action));
      for (const [type, object] of events ?? []) send(type, object);
      if (events) world.note(`stripe ${action} ${sessionId}`);
      return events !== null;
    },
    send,
    sessions: () => [...objects.values()].filter((one) => one.object === "checkout.session"),
  };
}

function storeOf(objects: Map<string, StripeObject>): ObjectStore {
  const keys = new Map<string, string>();
  return {
    find: async (kind, id) => {
      const found = objects.get(id ?? "");
      return found?.object === kind ? (found as never) : undefined;
    },
    list: async (kind, { since = 0, where = {} }) =>
      [...objects.values()].filter(
        (one) =>
          one.object === kind &&
          one.created >= since &&
          Object.entries(where).every(([field, value]) => one[field as never] === value),
      ) as never,
    findByKey: async (key) => objects.get(keys.get(key) ?? ""),
    save: async (object, key) => {
      objects.set(object.id, object);
      if (key) keys.set(key, object.id);
    },
  };
}
