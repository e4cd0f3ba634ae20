import {
  PaymentProviderError,
  type PaymentEvent,
  type PaymentFact,
  type PaymentProvider,
} from "#server/providers/payment-provider.ts";
import { reportOf, requireProvider, type PaymentDeps } from "./deps.ts";
import { findEvent, finishEvent, keepEvent } from "./event-store.ts";
import { PaymentMismatch, takeIn } from "./fulfilment.ts";

/** Keeps an event and takes it in; one that was handled before is only acknowledged. Throws what kept it from being handled. */
export async function receiveEvent(deps: PaymentDeps, event: PaymentEvent): Promise<void> {
  const { id, type, body } = event;
  const status = await keepEvent(deps.db, { id, type, body, now: deps.now().toISOString() });
  if (status !== "handled") await handleEvent(deps, event);
}

/** Takes a kept event in again. Answers what became of it; false for an unknown id. */
export async function replayEvent(deps: PaymentDeps, id: string): Promise<string | false> {
  const kept = await findEvent(deps.db, id);
  if (!kept) return false;
  await handleEvent(deps, requireProvider(deps).readKept(kept.body));
  return (await findEvent(deps.db, id))!.status;
}

/** Takes an event in and writes down how that went. A payment that is not what was sold is left to an operator. */
export async function handleEvent(deps: PaymentDeps, event: PaymentEvent): Promise<void> {
  const { db, log } = deps;
  try {
    const ours = event.fact !== null && (await takeInEvent(deps, event.fact, event.created));
    await finishEvent(db, event.id, { status: ours ? "handled" : "ignored", now: deps.now().toISOString() });
  } catch (error) {
    await finishEvent(db, event.id, { status: "failed", error: String(error) });
    if (!(error instanceof PaymentMismatch)) throw error;
    log.warn({ err: error, event: event.id }, "a payment was refused");
  }
}

async function takeInEvent(deps: PaymentDeps, told: PaymentFact, created: Date): Promise<boolean> {
  const provider = requireProvider(deps);
  const begun = deps.now();
  const fresh = await completed(provider, told);
  const asOf = fresh.of === "subscription" && fresh !== told ? begun : created;
  const take = (fact: PaymentFact) =>
    deps.db.transaction().execute((trx) => takeIn(trx, fact, reportOf(deps, asOf)));
  let ours = await take(fresh);
  if (!ours && "paymentIntent" in fresh && (fresh.of === "refund" || fresh.of === "dispute")) {
    const link = await unlessSilent(provider.linkOf({ paymentIntent: fresh.paymentIntent }));
    ours = link !== null && (await take(link));
  }
  deps.wakeMail();
  deps.sync.request();
  return ours;
}

/**
 * Asks the provider for what an event leaves out, or for how things stand now where an event may be overtaken
 * by another. The event itself is true too, so it stands where the provider is silent.
 */
async function completed(provider: PaymentProvider, told: PaymentFact): Promise<PaymentFact> {
  if (told.of === "subscription") return (await unlessSilent(provider.subscription(told.id))) ?? told;
  if (told.of !== "checkout" || told.stage !== "paid") return told;
  const known = await unlessSilent(provider.checkout(told.id));
  if (!known) return told;
  return {
    ...told,
    paymentIntent: told.paymentIntent ?? known.paymentIntent,
    invoice: told.invoice ?? known.invoice,
    subscription: told.subscription ?? known.subscription,
    periodEnd: told.periodEnd ?? known.periodEnd,
    receiptUrl: told.receiptUrl ?? known.receiptUrl,
  };
}

async function unlessSilent<T>(answer: Promise<T>): Promise<T | null> {
  try {
    return await answer;
  } catch (error) {
    if (error instanceof PaymentProviderError) return null;
    throw error;
  }
}
