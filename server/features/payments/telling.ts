import { AppError } from "#server/errors.ts";
import {
  PaymentProviderError,
  type FactOf,
  type PaymentProvider,
} from "#server/providers/payment-provider.ts";
import { reportOf, type PaymentDeps } from "./deps.ts";
import { takeIn } from "./fulfilment.ts";
import { closeLatePayment, failLatePayment, openLatePayments } from "./late-payment-queries.ts";
import { openPagesOfDeleted, updatePayment } from "./queries.ts";
import { refundPayment } from "./refund.ts";
import { learnSubscription } from "./subscription.ts";
import { findSubscription, untoldSubscriptions, updateSubscription } from "./subscription-queries.ts";

/** A provider that fails so often in a row is out of reach: the rest waits for the next run. */
const FAILURES_IN_A_ROW = 3;

/**
 * Tells the provider what it does not know yet: not to renew what was just begun, to end what another plan or the
 * end of an account replaced, to close the payment pages of a deleted account, and to send back what was paid after
 * it. The database keeps what is still to be told. Returns how many it was told, and how many of that failed.
 */
export async function tellProvider(deps: PaymentDeps): Promise<{ told: number; failed: number }> {
  const { db, provider, sync, log } = deps;
  const result = { told: 0, failed: 0 };
  if (!provider) return result;
  let inARow = 0;
  const tell = async (key: string, what: object, telling: () => Promise<void>) => {
    if (inARow >= FAILURES_IN_A_ROW) return;
    try {
      await sync.inTurn(key, telling);
      result.told++;
      inARow = 0;
    } catch (error) {
      result.failed++;
      inARow++;
      log.warn({ err: error, ...what }, "the payment provider could not be told");
    }
  };
  for (const { id } of await untoldSubscriptions(db, provider.name))
    await tell(id, { subscription: id }, () => tellSubscription(deps, provider, id));
  for (const { id, page } of await openPagesOfDeleted(db, provider.name)) {
    await tell(id, { payment: id }, async () => {
      const asOf = deps.now();
      const fact = await provider.closeCheckout(page);
      if (fact) await db.transaction().execute((trx) => takeIn(trx, fact, reportOf(deps, asOf)));
      // A page that the provider does not know is no page that somebody could pay on.
      else await updatePayment(db, id, { status: "expired" });
    });
  }
  for (const { id, status } of await openLatePayments(db, provider.name)) {
    await tell(id, { payment: id }, () => sendBack(deps, { id, status }));
  }
  return result;
}

/** Ends a subscription or says whether it renews, as the database has it by now. */
async function tellSubscription(deps: PaymentDeps, provider: PaymentProvider, id: string): Promise<void> {
  const { db } = deps;
  const row = (await findSubscription(db, id))!;
  // Its owner told the provider meanwhile.
  if (!row.to_end && row.renewal_told) return;
  const asOf = deps.now();
  const fact = row.to_end
    ? await provider.endSubscription(id)
    : await tellRenewal(provider, id, row.renews === 1);
  await db.transaction().execute(async (trx) => {
    await updateSubscription(trx, id, { to_end: 0, renewal_told: 1 });
    await learnSubscription(trx, fact, asOf);
  });
}

/** A subscription that has ended meanwhile takes no wishes. */
async function tellRenewal(
  provider: PaymentProvider,
  id: string,
  renew: boolean,
): Promise<FactOf<"subscription">> {
  const fact = await provider.subscription(id);
  return fact.status === "ended" || fact.renews === renew ? fact : provider.setRenewal(id, renew);
}

/** Sends the money of a payment back that came after its account was deleted, unless that is done or a bank has it. */
async function sendBack(deps: PaymentDeps, { id, status }: { id: string; status: string }): Promise<void> {
  try {
    if (status === "paid" || status === "partly_refunded") {
      await refundPayment(deps, { paymentId: id });
      deps.log.warn({ payment: id }, "a payment for a deleted account was sent back");
    }
    await closeLatePayment(deps.db, id);
  } catch (error) {
    if (!(error instanceof AppError || error instanceof PaymentProviderError)) throw error;
    const reason = error.cause instanceof PaymentProviderError ? error.cause : error;
    await failLatePayment(deps.db, id, reason.message);
    throw error;
  }
}
