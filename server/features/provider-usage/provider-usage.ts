import type { Db } from "#server/db/open.ts";
import type { PriceTable } from "#server/provider-settings.ts";
import type { OpenCall, UsageEstimate } from "#server/providers/engines.ts";
import { openCall, settleCall, type CallPurpose } from "./call-queries.ts";

export { lateCalls, refusedToday, usedToday } from "./call-queries.ts";
export { sweepDeliveries, watchDeliveries } from "./deliveries.ts";
export { recordDelivery } from "./delivery-queries.ts";
export { createSubmissions, saveProviderJob } from "./submission-store.ts";
export { givenUpWithdrawals, withdrawDreams, withdrawJob } from "./unwanted-queries.ts";
export { createWithdrawals } from "./withdrawals.ts";

interface CallDeps {
  db: Db;
  prices: PriceTable;
  now: () => Date;
}

/** Stores a call before it is sent, in `trx` where it belongs to a transaction. Resolves to what settles it. */
export async function beginCall(
  { db, prices, now }: CallDeps,
  purpose: CallPurpose,
  estimate: UsageEstimate,
  trx: Db = db,
): Promise<OpenCall> {
  const id = await openCall(trx, { ...purpose, estimate, prices, now: now() });
  return { settle: (usage) => settleCall(db, id, { usage, prices, now: now() }) };
}
