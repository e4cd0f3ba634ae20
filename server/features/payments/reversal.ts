import type { PaymentStatus } from "#shared/payments.ts";

/** A report on money that went back; amounts in minor units. */
export interface Reversal {
  kind: "charge" | "refund" | "dispute";
  amount: number;
  state: "told" | "pending" | "succeeded" | "failed" | "inquiry" | "open" | "lost" | "won";
}

const sum = (reversals: Reversal[]) => reversals.reduce((total, { amount }) => total + amount, 0);

/**
 * What refunds and disputes make of a payment: how much money is refunded, and how many tokens that money,
 * and money a bank has taken, asks back. Refunds are known from the charge's own sum or one by one,
 * whichever tells more. It depends on the reports alone, not on their order.
 */
export function reversalOf(
  reversals: Reversal[],
  paid: { amount: number; tokens: number },
): { refunded: number; tokens: number; status: PaymentStatus } {
  const of = (kind: Reversal["kind"]) => reversals.filter((reversal) => reversal.kind === kind);
  const failed = sum(of("refund").filter(({ state }) => state === "failed"));
  const refunds = sum(of("refund").filter(({ state }) => state !== "failed"));
  const told = Math.max(0, ...of("charge").map(({ amount }) => amount));
  const refunded = Math.min(paid.amount, Math.max(refunds, told - failed));

  const disputes = of("dispute").filter(({ state }) => state === "open" || state === "lost");
  const back = Math.min(paid.amount, refunded + sum(disputes));
  // In favour of the person: a part of a token stays with them.
  const tokens = Math.floor((paid.tokens * back) / paid.amount);
  const status = disputes.some(({ state }) => state === "open")
    ? "disputed"
    : disputes.length
      ? "dispute_lost"
      : refunded === paid.amount
        ? "refunded"
        : refunded > 0
          ? "partly_refunded"
          : "paid";
  return { refunded, tokens, status };
}
