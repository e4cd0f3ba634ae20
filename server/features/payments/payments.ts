import type { Db } from "#server/db/open.ts";
import { entriesOf } from "#server/features/credits/credits.ts";
import { ENTRIES_PAGE_SIZE, PAYMENTS_PAGE_SIZE, type LedgerEntry, type Payment } from "#shared/payments.ts";
import * as queries from "./queries.ts";
import { toPayment } from "./refund.ts";

export type { PaymentDeps } from "./deps.ts";
export { stuckLatePayments } from "./late-payment-queries.ts";
export { listPackages, listPlans } from "./queries.ts";
export { createProviderSync } from "./provider-sync.ts";
export { createHourlyReconciliation, reconcile } from "./reconcile.ts";
export { refundPayment, type RefundRequest } from "./refund.ts";
export { endSubscriptionsOf, stopRenewalOf } from "./subscription.ts";
export { reportToProvider } from "./provider-reports.ts";

/** A page of a user's payments without open and expired checkouts, newest first. */
export async function listPayments(
  db: Db,
  { userId, page }: { userId: string; page: number },
): Promise<{ payments: Payment[]; total: number }> {
  const { rows, total } = await queries.paymentsPage(db, userId, page, PAYMENTS_PAGE_SIZE);
  return { payments: rows.map(toPayment), total };
}

/** A page of a user's ledger entries, or of those of one dream, newest first. */
export async function listEntries(
  db: Db,
  filter: { userId: string; before?: number | undefined; dreamId?: string | undefined },
): Promise<{ entries: LedgerEntry[]; nextBefore: number | null }> {
  const rows = await entriesOf(db, filter.userId, { ...filter, limit: ENTRIES_PAGE_SIZE + 1 });
  const shown = rows.slice(0, ENTRIES_PAGE_SIZE);
  const dreamIds = [...new Set(shown.flatMap(({ dreamId }) => dreamId ?? []))];
  const titles = new Map(
    (await queries.dreamTitles(db, filter.userId, dreamIds)).map(({ id, title }) => [id, title]),
  );
  const entries = shown.map(({ id, at, kind, available, held, source, reason, dreamId, part }) => ({
    id,
    at,
    kind,
    tokens: available,
    held,
    source,
    reason,
    dreamId,
    dreamTitle: dreamId === null ? null : (titles.get(dreamId) ?? null),
    part,
  }));
  return { entries, nextBefore: rows.length > shown.length ? shown.at(-1)!.id : null };
}
