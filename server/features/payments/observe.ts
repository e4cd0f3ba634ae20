import {
  PaymentProviderError,
  type FactOf,
  type PaymentFact,
  type PaymentProvider,
} from "#server/providers/payment-provider.ts";
import { requireProvider, type PaymentDeps } from "./deps.ts";
import { findPayment } from "./queries.ts";

/** Facts of the provider that are applied in one transaction. */
export interface Observation {
  facts: PaymentFact[];
  /** When they were true. */
  asOf: Date;
}

/**
 * Completes the fact of an event: requests what the event leaves out, or the current state where another event may
 * have overtaken it. Where the provider does not reply, the fact is used as it is, true at the time `created`.
 */
export async function observe(deps: PaymentDeps, fact: PaymentFact, created: Date): Promise<Observation> {
  const provider = requireProvider(deps);
  const asOf = deps.now();
  if (fact.of === "subscription") {
    const present = await unlessSilent(provider.subscription(fact.id));
    return present ? { facts: [present], asOf } : { facts: [fact], asOf: created };
  }
  if (fact.of === "checkout") return { facts: [await completed(provider, fact)], asOf: created };
  return { facts: (await unlessSilent(withLink(deps, fact))) ?? [fact], asOf: created };
}

/** Adds the link to its invoice to a refund or dispute of an unknown payment. Throws `PaymentProviderError`. */
export async function withLink(deps: PaymentDeps, fact: PaymentFact): Promise<PaymentFact[]> {
  if (fact.of !== "refund" && fact.of !== "dispute") return [fact];
  const { paymentIntent } = fact;
  if (await findPayment(deps.db, "payment_intent", paymentIntent)) return [fact];
  const link = await requireProvider(deps).linkOf({ paymentIntent });
  return link ? [fact, link] : [fact];
}

async function completed(provider: PaymentProvider, fact: FactOf<"checkout">): Promise<FactOf<"checkout">> {
  const present = fact.stage === "paid" ? await unlessSilent(provider.checkout(fact.id)) : null;
  if (!present) return fact;
  return {
    ...fact,
    paymentIntent: fact.paymentIntent ?? present.paymentIntent,
    invoice: fact.invoice ?? present.invoice,
    subscription: fact.subscription ?? present.subscription,
    periodEnd: fact.periodEnd ?? present.periodEnd,
    receiptUrl: fact.receiptUrl ?? present.receiptUrl,
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
