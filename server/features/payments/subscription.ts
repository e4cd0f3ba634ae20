import type { Trx } from "#server/db/open.ts";
import { signalOnCommit, transact } from "#server/db/transaction.ts";
import { AppError } from "#server/errors.ts";
import type { FactOf } from "#server/providers/payment-provider.ts";
import type { Me } from "#shared/accounts.ts";
import { ask, type ApplyContext, type PaymentDeps } from "./deps.ts";
import * as queries from "./subscription-queries.ts";

const isLive = ({ status }: queries.SubscriptionRow) => status !== "ended";

/** Begins a paid subscription. Of two subscriptions of a user, the one with the earlier checkout ends. */
export async function beginSubscription(
  trx: Trx,
  begun: { id: string; userId: string; plan: string; periodEnd: string; orderedAt: string },
): Promise<void> {
  const { id, userId, plan, periodEnd, orderedAt } = begun;
  if (await queries.findSubscription(trx, id)) return;
  const other = await queries.findLiveSubscription(trx, userId);
  const superseded = other !== undefined && `${other.created_at} ${other.id}` > `${orderedAt} ${id}`;
  if (other && !superseded) await queries.endLive(trx, userId);
  await queries.insertSubscription(trx, {
    id,
    user_id: userId,
    plan_type: plan,
    status: superseded ? "ended" : "active",
    period_end: periodEnd,
    renews: 0,
    created_at: orderedAt,
    to_end: superseded ? 1 : 0,
  });
  // To report: the renewal is off at first, and the replaced subscription has ended.
  signalOnCommit(trx, "paymentReportDue");
}

/** Extends a subscription to the end of the period of a paid invoice. */
export async function prolongSubscription(
  trx: Trx,
  { id, periodEnd, asOf }: { id: string; periodEnd: string; asOf: Date },
): Promise<void> {
  const known = (await queries.findSubscription(trx, id))!;
  if (periodEnd <= known.period_end) return;
  await queries.updateSubscription(trx, id, {
    period_end: periodEnd,
    ...(known.status === "past_due" && { status: "active" }),
    as_of: newest(known.as_of, asOf.toISOString()),
  });
}

const newest = (a: string | null, b: string) => (a !== null && a > b ? a : b);

/** Applies the state of a subscription, unless a later one is known. Returns false for an unknown subscription. */
export async function applySubscription(
  trx: Trx,
  fact: FactOf<"subscription">,
  { asOf }: Pick<ApplyContext, "asOf">,
): Promise<boolean> {
  const known = await queries.findSubscription(trx, fact.id);
  if (!known) return false;
  const at = asOf.toISOString();
  // An ended subscription stays ended.
  if (!isLive(known) || fact.status === null) return true;
  if (fact.status !== "ended" && known.as_of !== null && known.as_of > at) return true;
  const periodEnd = fact.periodEnd?.toISOString() ?? known.period_end;
  await queries.updateSubscription(trx, fact.id, {
    status: fact.status,
    period_end: periodEnd > known.period_end ? periodEnd : known.period_end,
    // The provider's value counts only after the user's choice was reported to it.
    renews: fact.status === "ended" ? 0 : known.renewal_told ? (fact.renews ? 1 : 0) : known.renews,
    as_of: newest(known.as_of, at),
    // Reported, because the provider could charge an unpaid subscription again.
    ...(fact.status === "ended" && { to_end: 1 }),
  });
  if (fact.status === "ended") signalOnCommit(trx, "paymentReportDue");
  return true;
}

/** Marks the end or the renewal of a subscription as reported, and applies the provider's reply. */
export async function applyReported(
  deps: PaymentDeps,
  reported: { what: "end" | "renewal"; userId: string; hold: (trx: Trx) => Promise<void> },
  { fact, asOf }: { fact: FactOf<"subscription">; asOf: Date },
): Promise<queries.SubscriptionRow> {
  return await transact(deps.db, { user: reported.userId }, async (trx) => {
    await reported.hold(trx);
    // An end that was decided meanwhile must still be reported.
    await queries.updateSubscription(trx, fact.id, {
      renewal_told: 1,
      ...(reported.what === "end" && { to_end: 0 }),
    });
    await applySubscription(trx, fact, { asOf });
    // A ban during the call has stopped the renewal, and the reply turned it on again.
    const { userId } = reported;
    if (fact.renews && (await queries.isBanned(trx, userId, deps.now().toISOString())))
      await stopRenewalOf(trx, userId);
    return (await queries.findSubscription(trx, fact.id))!;
  });
}

/** Turns the renewal on or off. Throws `not_found` without a subscription, `payments_off`, `unavailable`. */
export async function setRenewal(
  deps: PaymentDeps,
  { userId, renew }: { userId: string; renew: boolean },
): Promise<NonNullable<Me["subscription"]>> {
  const live = await queries.findLiveSubscription(deps.db, userId);
  if (!live) throw new AppError("not_found");
  const row = await deps.sync.inTurn(live.id, async (hold) => {
    const asOf = deps.now();
    const fact = await ask(deps, (provider) => provider.setRenewal(live.id, renew));
    return applyReported(deps, { what: "renewal", userId, hold }, { fact, asOf });
  });
  const { plan_type: planId, status, period_end: periodEnd, renews } = row;
  return { planId, status, periodEnd, renews: renews === 1 };
}

/** Ends the subscription of an account that is deleted; `reportToProvider` ends it at the provider. */
export async function endSubscriptionsOf(trx: Trx, userId: string): Promise<void> {
  await queries.endLive(trx, userId);
  signalOnCommit(trx, "paymentReportDue");
}

/** Stops the renewal for a user who cannot sign in to stop it; `reportToProvider` stops it at the provider. */
export async function stopRenewalOf(trx: Trx, userId: string): Promise<void> {
  await queries.stopRenewing(trx, userId);
  signalOnCommit(trx, "paymentReportDue");
}
