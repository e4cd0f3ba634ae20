import { EventEmitter, once } from "node:events";

/** Maximum difference between a delivery's timestamp and our clock, in seconds. */
const TOLERANCE_S = 5 * 60;
/** A timestamp may be ahead of our clock by the tolerance, and is accepted until it is behind by as much. */
export const DELIVERY_VALID_MS = 2 * TOLERANCE_S * 1000;

/**
 * The id of a delivery that is signed according to Standard Webhooks and recent, else null. Each id is to be accepted once.
 */
export async function verifyDelivery(
  { secret, now }: { secret: string; now: Date },
  headers: Record<string, unknown>,
  body: string,
): Promise<string | null> {
  const [id, timestamp, signature] = ["webhook-id", "webhook-timestamp", "webhook-signature"].map(
    (name) => headers[name],
  );
  if (typeof id !== "string" || typeof timestamp !== "string" || typeof signature !== "string") return null;
  const seconds = now.getTime() / 1000;
  if (!/^\d{1,12}$/.test(timestamp) || Math.abs(seconds - Number(timestamp)) > TOLERANCE_S) return null;
  const { validateWebhook } = await import("replicate");
  const signed = await validateWebhook({ id, timestamp, signature, body, secret }).catch(() => false);
  return signed ? id : null;
}

/** Wakes callers that wait for a prediction, so that they poll at once. */
export interface PredictionEvents {
  notify(id: string): void;
  /** Resolves at the next event of a prediction; rejects when `signal` aborts. */
  next(id: string, signal: AbortSignal): Promise<void>;
  /** The predictions that callers wait for. */
  awaited(): string[];
}

export function createPredictionEvents(): PredictionEvents {
  const events = new EventEmitter().setMaxListeners(0);
  // The prefix keeps ids apart from the emitter's own events.
  const PREFIX = "prediction ";
  return {
    notify: (id) => void events.emit(PREFIX + id),
    next: async (id, signal) => void (await once(events, PREFIX + id, { signal })),
    awaited: () =>
      events
        .eventNames()
        .flatMap((name) => (String(name).startsWith(PREFIX) ? String(name).slice(PREFIX.length) : [])),
  };
}
