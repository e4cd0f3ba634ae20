import { createHmac, timingSafeEqual } from "node:crypto";
import { EventEmitter, once } from "node:events";

/** How far a delivery's time may be from ours, in seconds. */
const TOLERANCE_S = 5 * 60;

/** Deliveries in the manner of Standard Webhooks: signed, recent, each id once. */
export interface WebhookCheck {
  /** `repeat`: genuine, but its id came before. */
  judge(headers: Record<string, unknown>, body: string): "new" | "repeat" | "refused";
}

export function createWebhookCheck(secret: string, now: () => Date): WebhookCheck {
  const key = Buffer.from(secret.replace(/^whsec_/, ""), "base64");
  /** Ids with the second until which they could come again. */
  const seen = new Map<string, number>();

  function isSigned(signed: string, signatures: string): boolean {
    const wanted = createHmac("sha256", key).update(signed).digest();
    return signatures.split(" ").some((one) => {
      const [version, value = ""] = one.split(",");
      const given = Buffer.from(value, "base64");
      return version === "v1" && given.length === wanted.length && timingSafeEqual(given, wanted);
    });
  }

  return {
    judge(headers, body) {
      const [id, timestamp, signatures] = ["webhook-id", "webhook-timestamp", "webhook-signature"].map(
        (name) => headers[name],
      );
      if (typeof id !== "string" || typeof timestamp !== "string" || typeof signatures !== "string")
        return "refused";
      const seconds = now().getTime() / 1000;
      if (!/^\d{1,12}$/.test(timestamp) || Math.abs(seconds - Number(timestamp)) > TOLERANCE_S)
        return "refused";
      if (!isSigned(`${id}.${timestamp}.${body}`, signatures)) return "refused";
      for (const [known, until] of seen) if (until < seconds) seen.delete(known);
      if (seen.has(id)) return "repeat";
      seen.set(id, Number(timestamp) + TOLERANCE_S);
      return "new";
    },
  };
}

/** Tells those who wait for a prediction that it is worth asking about now. */
export interface PredictionNews {
  announce(id: string): void;
  /** Resolves at the next news of a prediction; rejects when `signal` aborts. */
  next(id: string, signal: AbortSignal): Promise<void>;
}

export function createPredictionNews(): PredictionNews {
  const news = new EventEmitter().setMaxListeners(0);
  return {
    announce: (id) => void news.emit(`prediction ${id}`),
    next: async (id, signal) => void (await once(news, `prediction ${id}`, { signal })),
  };
}
