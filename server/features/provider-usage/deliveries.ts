import { LRUCache } from "lru-cache";
import type { Db } from "#server/db/open.ts";
import { watchElsewhere } from "#server/db/remote-signals.ts";
import { DELIVERY_VALID_MS, type PredictionEvents } from "#server/providers/replicate/webhook.ts";
import { countDeliveries, deleteDeliveries } from "./delivery-queries.ts";

const SEEN_MAX = 1000;
const SWEEP_BATCH = 500;

/** Notifies those who wait for a prediction of deliveries that another process received. Returns what ends it. */
export function watchDeliveries(deps: {
  db: Db;
  log: { error(details: object, message: string): void };
  predictions: PredictionEvents;
}): () => void {
  const { db, log, predictions } = deps;
  const seen = new LRUCache<string, number>({ max: SEEN_MAX });
  async function look(): Promise<void> {
    const awaited = predictions.awaited();
    if (awaited.length === 0) return;
    for (const { providerJob, count } of await countDeliveries(db, awaited)) {
      if (count <= (seen.get(providerJob) ?? 0)) continue;
      seen.set(providerJob, count);
      predictions.notify(providerJob);
    }
  }
  return watchElsewhere(db, look, log);
}

/** Deletes a batch of deliveries that would be refused for their age by now; returns how many. */
export function sweepDeliveries(db: Db, now: Date): Promise<number> {
  return deleteDeliveries(db, new Date(now.getTime() - DELIVERY_VALID_MS).toISOString(), SWEEP_BATCH);
}
