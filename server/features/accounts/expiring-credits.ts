import { transact } from "#server/db/transaction.ts";
import { ownersOfEnding, takeEndingLots } from "#server/features/credits/credits.ts";
import { DAY_MS } from "#shared/durations.ts";
import { mailUser } from "./accounts.ts";
import type { AccountDeps } from "./deps.ts";

/** How long before their expiry a user is notified. */
const NOTICE_MS = 3 * DAY_MS;
const BATCH = 20;

/** Mails the owners of a batch of lots that expire soon, once for each lot. Returns how many lots. */
export async function notifyExpiringCredits(
  deps: Pick<AccountDeps, "db" | "now"> & { config: { publicUrl: string } },
): Promise<number> {
  const now = deps.now();
  const userIds = await ownersOfEnding(deps.db, { now, withinMs: NOTICE_MS, limit: BATCH });
  if (userIds.length === 0) return 0;
  return await transact(deps.db, { user: userIds }, async (trx) => {
    const lots = await takeEndingLots(trx, { now, withinMs: NOTICE_MS, userIds });
    const url = `${deps.config.publicUrl}/dashboard`;
    for (const { userId, tokens, expiresAt } of lots) {
      const data = { tokens, date: expiresAt, url };
      await mailUser(trx, { userId, template: "tokens_expiring", data, now, bulk: true });
    }
    return lots.length;
  });
}
