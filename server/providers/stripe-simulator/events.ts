import { randomBytes } from "node:crypto";
import { seconds } from "./objects.ts";

/** An event with the object's current state. */
export const eventOf = (type: string, object: object, now: Date) => ({
  id: `evt_sandbox_${randomBytes(12).toString("hex")}`,
  object: "event",
  created: seconds(now),
  data: { object: structuredClone(object) },
  type,
});

/** A webhook request. */
export interface SignedEvent {
  body: string;
  signature: string;
}

/** `timestamp` in seconds. */
export async function signEvent(event: object, secret: string, timestamp: number): Promise<SignedEvent> {
  const { default: Stripe } = await import("stripe");
  const payload = JSON.stringify({ api_version: Stripe.API_VERSION, ...event });
  return {
    body: payload,
    signature: Stripe.webhooks.generateTestHeaderString({ payload, secret, timestamp }),
  };
}
