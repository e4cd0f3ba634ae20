import fc from "fast-check";
import type { FactOf, PaymentFact } from "#server/providers/payment-provider.ts";
import { DAY_MS } from "#shared/durations.ts";

// Possible histories of a user's purchases, as the provider would report them. Amounts are in minor units.

const ITEMS = [
  { kind: "package", item: "starter", tokens: 50 },
  { kind: "package", item: "pro", tokens: 500 },
  { kind: "subscription", item: "basic", tokens: 100 },
  { kind: "subscription", item: "premium", tokens: 1000 },
] as const;

/** Prices of the site, the least and the most that a provider takes, and what does not divide. */
const AMOUNTS = [300, 999, 6999, 1, 2, 3, 50, 99, 101, 99_999_999, 999_999_999_999];
/** With two, no and three digits of minor units, and all others. */
const CURRENCIES = ["USD", "JPY", "KWD", ...Intl.supportedValuesOf("currency")];

/** One payment's life after it was paid. */
const aftermath = fc.record({
  refunds: fc.array(
    fc.record({
      /** Share of the whole price, in percent. */
      percent: fc.integer({ min: 1, max: 100 }),
      fails: fc.constantFrom(false, false, false, true),
    }),
    { maxLength: 2 },
  ),
  dispute: fc.constantFrom("none", "none", "inquiry", "open", "won", "lost"),
});
type Aftermath = typeof aftermath extends fc.Arbitrary<infer T> ? T : never;

const purchase = fc.record({
  item: fc.constantFrom(...ITEMS),
  amount: fc.oneof(fc.constantFrom(...AMOUNTS), fc.integer({ min: 1, max: 10_000 })),
  currency: fc.constantFrom(...CURRENCIES),
  ending: fc.constantFrom("paid", "paid", "paid", "later", "failed", "expired"),
  /** One for each period paid; packages have the first alone. */
  periods: fc.array(aftermath, { minLength: 1, maxLength: 2 }),
});
export type Purchase = typeof purchase extends fc.Arbitrary<infer T> ? T : never;

export const purchases = fc.array(purchase, { minLength: 1, maxLength: 2 });

const PERIOD_MS = 30 * DAY_MS;

interface Ids {
  /** A name that no other purchase has. */
  name: string;
  userId: string;
  begun: number;
}

/** Every report that the provider would send about a purchase, in chronological order. */
export function reportsOf(
  { item, amount, currency, ending, periods }: Purchase,
  { name, userId, begun }: Ids,
): PaymentFact[] {
  const metadata = { paymentId: name, userId, kind: item.kind, item: item.item, tokens: item.tokens };
  const isPackage = item.kind === "package";
  const session: FactOf<"checkout"> = {
    of: "checkout",
    id: `cs_${name}`,
    stage: "paid",
    metadata,
    amount,
    currency,
    paymentIntent: isPackage ? `pi_${name}_0` : null,
    invoice: isPackage ? null : `in_${name}_0`,
    subscription: isPackage ? null : `sub_${name}`,
    periodEnd: null,
    receiptUrl: null,
  };
  if (ending === "expired") return [{ ...session, stage: "expired", paymentIntent: null, invoice: null }];
  if (ending === "failed" && isPackage)
    return [
      { ...session, stage: "pending" },
      { ...session, stage: "failed" },
    ];
  if (isPackage)
    return [
      ...(ending === "later" ? [{ ...session, stage: "pending" as const }] : []),
      session,
      ...reversalsOf(periods[0]!, `${name}_0`, amount),
    ];
  const end = (index: number) => new Date(begun + (index + 1) * PERIOD_MS);
  return [
    ending === "later" ? session : { ...session, periodEnd: end(0) },
    ...periods.flatMap((period, index): PaymentFact[] => [
      ...(ending === "failed" && index > 0
        ? [invoiceOf(index, { paid: false, failed: true, amount: 0 })]
        : []),
      invoiceOf(index, {}),
      { of: "link", invoice: `in_${name}_${index}`, paymentIntent: `pi_${name}_${index}` },
      ...reversalsOf(period, `${name}_${index}`, amount),
    ]),
    subscriptionAt("active", periods.length - 1),
    ...(ending === "later" ? [subscriptionAt("ended", periods.length - 1)] : []),
  ];

  function invoiceOf(index: number, change: Partial<FactOf<"invoice">>): FactOf<"invoice"> {
    return {
      of: "invoice",
      id: `in_${name}_${index}`,
      paid: true,
      failed: false,
      first: index === 0,
      metadata,
      amount,
      currency,
      subscription: `sub_${name}`,
      paymentIntent: null,
      periodEnd: end(index),
      receiptUrl: null,
      ...change,
    };
  }

  function subscriptionAt(status: "active" | "ended", index: number): FactOf<"subscription"> {
    return { of: "subscription", id: `sub_${name}`, status, renews: false, periodEnd: end(index), metadata };
  }
}

function reversalsOf({ refunds, dispute }: Aftermath, name: string, amount: number): PaymentFact[] {
  const paymentIntent = `pi_${name}`;
  const facts: PaymentFact[] = [];
  let refunded = 0;
  for (const [index, { percent, fails }] of refunds.entries()) {
    const part = Math.min(amount - refunded, Math.ceil((amount * percent) / 100));
    if (part <= 0) continue;
    const refund = { of: "refund" as const, id: `re_${name}_${index}`, paymentIntent, amount: part };
    facts.push({ ...refund, state: "pending" });
    facts.push({ of: "charge", id: `ch_${name}`, paymentIntent, amount: refunded + part, receiptUrl: null });
    facts.push({ ...refund, state: fails ? "failed" : "succeeded" });
    if (!fails) refunded += part;
  }
  if (dispute === "none" || refunded === amount) return facts;
  const disputed = { of: "dispute" as const, id: `du_${name}`, paymentIntent, amount: amount - refunded };
  const states = dispute === "open" || dispute === "inquiry" ? [dispute] : (["open", dispute] as const);
  return [...facts, ...states.map((state) => ({ ...disputed, state }))];
}

/** What is known of one paid period of a purchase; money in minor units. */
export interface KnownPeriod {
  /** Its session, or its invoice. */
  ref: string;
  refunded: number;
  disputed: number;
  /** Tokens of the payment, less those that went back with the money. */
  credits: number;
}

/** The paid periods of a purchase when only these reports are known. */
export function knownPeriods(
  { item, amount, periods }: Purchase,
  name: string,
  known: readonly PaymentFact[],
): KnownPeriod[] {
  const isPackage = item.kind === "package";
  return (isPackage ? periods.slice(0, 1) : periods).flatMap((_, index) => {
    const [invoice, intent] = [`in_${name}_${index}`, `pi_${name}_${index}`];
    const paid = known.some((fact) =>
      fact.of === "checkout"
        ? fact.stage === "paid" &&
          (isPackage ? fact.paymentIntent === intent : fact.invoice === invoice && fact.periodEnd !== null)
        : fact.of === "invoice" && fact.id === invoice && fact.paid,
    );
    if (!paid) return [];
    const linked = isPackage || known.some((fact) => fact.of === "link" && fact.invoice === invoice);
    const { refunded, disputed } = linked ? backOf(known, intent, amount) : { refunded: 0, disputed: 0 };
    // Whole numbers without limit, where those of the product have one.
    const taken = (BigInt(item.tokens) * BigInt(refunded + disputed)) / BigInt(amount);
    return [
      { ref: isPackage ? `cs_${name}` : invoice, refunded, disputed, credits: item.tokens - Number(taken) },
    ];
  });
}

/** The same as tokens of all periods. */
export const creditsOf = (purchase: Purchase, name: string, known: readonly PaymentFact[]): number =>
  knownPeriods(purchase, name, known).reduce((sum, { credits }) => sum + credits, 0);

function backOf(known: readonly PaymentFact[], intent: string, amount: number) {
  const refunds = new Map<string, { amount: number; failed: boolean }>();
  const disputes = new Map<string, { amount: number; states: string[] }>();
  let reported = 0;
  for (const fact of known) {
    if (!("paymentIntent" in fact) || fact.paymentIntent !== intent) continue;
    if (fact.of === "charge") reported = Math.max(reported, fact.amount);
    if (fact.of === "refund")
      refunds.set(fact.id, {
        amount: fact.amount,
        failed: fact.state === "failed" || (refunds.get(fact.id)?.failed ?? false),
      });
    if (fact.of === "dispute")
      disputes.set(fact.id, {
        amount: fact.amount,
        states: [...(disputes.get(fact.id)?.states ?? []), fact.state],
      });
  }
  const all = [...refunds.values()];
  const failed = all.filter((one) => one.failed).reduce((sum, one) => sum + one.amount, 0);
  const sent = all.filter((one) => !one.failed).reduce((sum, one) => sum + one.amount, 0);
  const gone = [...disputes.values()]
    .filter(({ states }) => !states.includes("won") && states.some((s) => s === "open" || s === "lost"))
    .reduce((sum, one) => sum + one.amount, 0);
  const refunded = Math.min(amount, Math.max(sent, reported - failed));
  return { refunded, disputed: Math.min(gone, amount - refunded) };
}
