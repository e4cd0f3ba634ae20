import { EventEmitter, once } from "node:events";
import { LRUCache } from "lru-cache";
import { validateWebhook } from "replicate";

/** Maximum difference between a delivery's timestamp and our clock, in seconds. */
const TOLERANCE_S = 5 * 60;
/** Maximum number of cached delivery ids; only ids of signed deliveries are cached. */
const SEEN_IDS_MAX = 5000;

/** Verifies deliveries after Standard Webhooks: signed, recent, each id accepted once. */
export interface WebhookCheck {
  /** `repeat`: validly signed, but its id was seen before. */
  check(headers: Record<string, unknown>, body: string): Promise<"new" | "repeat" | "refused">;
}

export function createWebhookCheck(secret: string, now: () => Date): WebhookCheck {
  const seen = new LRUCache<string, true>({
    max: SEEN_IDS_MAX,
    // A timestamp may be ahead of our clock by the tolerance, and is accepted until it is behind by as much.
    ttl: 2 * TOLERANCE_S * 1000,
    ttlResolution: 0,
    perf: { now: () => now().getTime() },
  });

  return {
    async check(headers, body) {
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

/** Wakes callers that wait for a prediction, so that they poll at once. */
export interface PredictionEvents {
  notify(id: string): void;
  /** Resolves at the next event of a prediction; rejects when `signal` aborts. */
  next(id: string, signal: AbortSignal): Promise<void>;
}

export function createPredictionEvents(): PredictionEvents {
  const events = new EventEmitter().setMaxListeners(0);
  return {
    notify: (id) => void events.emit(`prediction ${id}`),
    next: async (id, signal) => void (await once(events, `prediction ${id}`, { signal })),
  };
}
