import type { FactOf, PaymentProvider } from "#server/providers/payment-provider.ts";
import { reportOf, type PaymentDeps } from "./deps.ts";
import { takeIn } from "./fulfilment.ts";
import { openPagesOfDeleted, updatePayment } from "./queries.ts";
import { learnSubscription } from "./subscription.ts";
import { untoldSubscriptions, updateSubscription } from "./subscription-queries.ts";

/**
 * Tells the provider what it does not know yet: not to renew what was just begun, to end what another plan or the
 * end of an account replaced, and to close the payment pages of an account that is no more. What fails is tried
 * again the next time. Answers how many it was told.
 */
export async function tellProvider(deps: PaymentDeps): Promise<number> {
  const { db, provider, now, log } = deps;
  if (!provider) return 0;
  let told = 0;
  const tell = async (what: object, telling: () => Promise<void>) => {
    try {
      await telling();
      told++;
    } catch (error) {
      log.warn({ err: error, ...what }, "the payment provider could not be told");
    }
  };
  for (const row of await untoldSubscriptions(db, provider.name)) {
    await tell({ subscription: row.id }, async () => {
      const asOf = now();
      const fact = row.to_end
        ? await provider.endSubscription(row.id)
        : await tellRenewal(provider, row.id, row.renews === 1);
      await db.transaction().execute(async (trx) => {
        await updateSubscription(trx, row.id, { to_end: 0, renewal_told: 1 });
        await learnSubscription(trx, fact, asOf);
      });
    });
  }
  for (const { id, page } of await openPagesOfDeleted(db, provider.name)) {
    await tell({ payment: id }, async () => {
      const asOf = now();
      const fact = await provider.closeCheckout(page);
      if (fact) await db.transaction().execute((trx) => takeIn(trx, fact, reportOf(deps, asOf)));
      // A page that the provider does not know is no page that somebody could pay on.
      else await updatePayment(db, id, { status: "expired" });
    });
  }
  return told;
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
