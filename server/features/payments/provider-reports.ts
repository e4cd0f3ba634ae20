import { AppError } from "#server/errors.ts";
import {
  PaymentProviderError,
  type FactOf,
  type PaymentProvider,
} from "#server/providers/payment-provider.ts";
import type { Lease } from "#server/jobs/lease-store.ts";
import { applyFacts } from "./apply.ts";
import type { PaymentDeps } from "./deps.ts";
import { PaymentMismatch } from "./fulfilment.ts";
import { closeLatePayment, failLatePayment, openLatePayments } from "./late-payment-queries.ts";
import { openPagesOfDeleted, updatePayment } from "./queries.ts";
import { refundPayment } from "./refund.ts";
import { applyReported } from "./subscription.ts";
import { findSubscription, unreportedSubscriptions } from "./subscription-queries.ts";

/** After this many calls in a row without a reply the provider counts as unavailable: the rest waits for the next run. */
const FAILURES_IN_A_ROW = 3;

type ReportTask = (hold: Lease["hold"]) => Promise<void>;

/**
 * Reports decisions of the database to the provider: whether a subscription renews, that it has ended, that checkouts
 * of a deleted account are closed, and refunds of what was paid after its end. What is not reported yet stays in the
 * database. Returns how many were reported and how many failed.
 */
export async function reportToProvider(deps: PaymentDeps): Promise<{ reported: number; failed: number }> {
  const { db, provider, sync, log } = deps;
  const result = { reported: 0, failed: 0 };
  if (!provider) return result;
  let inARow = 0;
  const report = async (what: { subscription: string } | { payment: string }, task: ReportTask) => {
    if (inARow >= FAILURES_IN_A_ROW) return;
    try {
      await sync.inTurn(Object.values(what)[0]!, task);
      result.reported++;
      inARow = 0;
    } catch (error) {
      result.failed++;
      inARow = isRefusal(error) ? 0 : inARow + 1;
      log.warn({ err: error, ...what }, "a report to the payment provider failed");
    }
  };
  for (const { id } of await unreportedSubscriptions(db, provider.name))
    await report({ subscription: id }, (hold) => reportSubscription(deps, provider, { id, hold }));
  for (const { id, page } of await openPagesOfDeleted(db, provider.name)) {
    await report({ payment: id }, async () => {
      const asOf = deps.now();
      const fact = await provider.closeCheckout(page);
      if (fact) await applyFacts(deps, { facts: [fact], asOf });
      // A checkout that the provider does not know cannot be paid.
      else await updatePayment(db, id, { status: "expired" });
    });
  }
  for (const { id, status } of await openLatePayments(db, provider.name))
    await report({ payment: id }, () => refundLatePayment(deps, { id, status }));
  return result;
}

/** Whether the provider, or a rule of this site, refused a report: others may still succeed. */
function isRefusal(error: unknown): boolean {
  const reason = reasonOf(error);
  if (reason instanceof PaymentProviderError) return reason.refused;
  return reason instanceof PaymentMismatch || (reason instanceof AppError && reason.code === "conflict");
}

const reasonOf = <E>(error: E) =>
  error instanceof AppError && error.cause instanceof PaymentProviderError ? error.cause : error;

/** Ends a subscription or sets whether it renews, as the database has it by now. */
async function reportSubscription(
  deps: PaymentDeps,
  provider: PaymentProvider,
  { id, hold }: { id: string; hold: Parameters<ReportTask>[0] },
): Promise<void> {
  const row = (await findSubscription(deps.db, id))!;
  // `setRenewal` reported it meanwhile.
  if (!row.to_end && row.renewal_told) return;
  const asOf = deps.now();
  const fact = row.to_end
    ? await provider.endSubscription(id)
    : await reportRenewal(provider, id, row.renews === 1);
  const what = row.to_end ? "end" : "renewal";
  await applyReported(deps, { what, userId: row.user_id, hold }, { fact, asOf });
}

/** Sets the renewal, unless the subscription has ended meanwhile. */
async function reportRenewal(
  provider: PaymentProvider,
  id: string,
  renew: boolean,
): Promise<FactOf<"subscription">> {
  const fact = await provider.subscription(id);
  return fact.status === "ended" || fact.renews === renew ? fact : provider.setRenewal(id, renew);
}

/** Refunds a payment that came after its account was deleted, unless that is done or a bank has the money. */
async function refundLatePayment(
  deps: PaymentDeps,
  { id, status }: { id: string; status: string },
): Promise<void> {
  try {
    if (status === "paid" || status === "partly_refunded") {
      await refundPayment(deps, { paymentId: id });
      deps.log.warn({ payment: id }, "a payment for a deleted account was sent back");
    }
    await closeLatePayment(deps.db, id);
  } catch (error) {
    if (!(error instanceof AppError || error instanceof PaymentProviderError)) throw error;
    await failLatePayment(deps.db, id, reasonOf(error).message);
    throw error;
  }
}
