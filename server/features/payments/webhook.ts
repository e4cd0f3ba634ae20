import type { PaymentEvent } from "#server/providers/payment-provider.ts";
import { applyFacts } from "./apply.ts";
import { requireProvider, type PaymentDeps } from "./deps.ts";
import { findEvent, saveEvent } from "./event-store.ts";
import { PaymentMismatch } from "./fulfilment.ts";
import { observe } from "./observe.ts";

/** Handles an event, unless it was handled before. */
export async function receiveEvent(deps: PaymentDeps, event: PaymentEvent): Promise<void> {
  if ((await findEvent(deps.db, event.id))?.status !== "handled") await handleEvent(deps, event);
}

/** Handles a saved event again. Returns its new status, or false for an unknown id. */
export async function replayEvent(deps: PaymentDeps, id: string): Promise<string | false> {
  const saved = await findEvent(deps.db, id);
  if (!saved) return false;
  await handleEvent(deps, requireProvider(deps).readStored(saved.body));
  return (await findEvent(deps.db, id))!.status;
}

/** Applies an event and saves it with the outcome, also with an error: a `PaymentMismatch` is logged, others are thrown. */
export async function handleEvent(deps: PaymentDeps, event: PaymentEvent): Promise<void> {
  const { db, log } = deps;
  const now = deps.now().toISOString();
  try {
    if (!event.fact) return await saveEvent(db, event, { status: "ignored", now });
    const observation = await observe(deps, event.fact, event.created);
    await applyFacts(deps, observation, (trx, ours) =>
      saveEvent(trx, event, { status: ours ? "handled" : "ignored", now }),
    );
  } catch (error) {
    await saveEvent(db, event, { status: "failed", error: String(error), now });
    if (!(error instanceof PaymentMismatch)) throw error;
    log.warn({ err: error, event: event.id }, "a payment was refused");
  }
}
