import { EventEmitter, once } from "node:events";
import { LRUCache } from "lru-cache";
import { validateWebhook } from "replicate";

/** How far a delivery's time may be from ours, in seconds. */
const TOLERANCE_S = 5 * 60;
/** Ids of deliveries that are remembered; only signed ones are. */
const SEEN_MAX = 5000;

/** Deliveries in the manner of Standard Webhooks: signed, recent, each id once. */
export interface WebhookCheck {
  /** `repeat`: genuine, but its id came before. */
  judge(headers: Record<string, unknown>, body: string): Promise<"new" | "repeat" | "refused">;
}

export function createWebhookCheck(secret: string, now: () => Date): WebhookCheck {
  const seen = new LRUCache<string, true>({
    max: SEEN_MAX,
    // A delivery may be dated ahead of our clock by the tolerance.
    ttl: 2 * TOLERANCE_S * 1000,
    ttlResolution: 0,
    perf: { now: () => now().getTime() },
  });

  return {
    async judge(headers, body) {
      const [id, timestamp, signature] = ["webhook-id", "webhook-timestamp", "webhook-signature"].map(
        (name) => headers[name],
      );
      if (typeof id !== "string" || typeof timestamp !== "string" || typeof signature !== "string")
        return "refused";
      const seconds = now().getTime() / 1000;
      if (!/^\d{1,12}$/.test(timestamp) || Math.abs(seconds - Number(timestamp)) > TOLERANCE_S)
        return "refused";
      const signed = await validateWebhook({ id, timestamp, signature, body, secret }).catch(() => false);
      if (!signed) return "refused";
      if (seen.has(id)) return "repeat";
      seen.set(id, true);
      return "new";
    },
  };
}

/** Tells those who wait for a prediction that it is worth asking about now. */
export interface PredictionEvents {
  notify(id: string): void;
  /** Resolves at the next news of a prediction; rejects when `signal` aborts. */
  next(id: string, signal: AbortSignal): Promise<void>;
}

export function createPredictionEvents(): PredictionEvents {
  const events = new EventEmitter().setMaxListeners(0);
  return {
    notify: (id) => void events.emit(`prediction ${id}`),
    next: async (id, signal) => void (await once(events, `prediction ${id}`, { signal })),
  };
}
