import { randomBytes } from "node:crypto";
import Stripe from "stripe";
import { seconds } from "./objects.ts";

/** An event with the object's current state. */
export const eventOf = (type: string, object: object, now: Date) => ({
  id: `evt_sandbox_${randomBytes(12).toString("hex")}`,
  object: "event",
  api_version: Stripe.API_VERSION,
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
export function signEvent(event: object, secret: string, timestamp: number): SignedEvent {
  const payload = JSON.stringify(event);
  return {
    body: payload,
    signature: Stripe.webhooks.generateTestHeaderString({ payload, secret, timestamp }),
  };
}
