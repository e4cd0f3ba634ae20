import type { Db } from "#server/db/open.ts";
import { transact } from "#server/db/transaction.ts";
import type { Me } from "#shared/accounts.ts";
import { DEFAULT_TIME_ZONE, type NightSettings } from "#shared/nights.ts";
import * as queries from "./night-queries.ts";
import { requireAccount } from "./queries.ts";

export { keepTimeZone } from "./night-queries.ts";

/** By what a user's nights are counted, as the user sees it. */
async function describeNights(db: Db, userId: string): Promise<Me["nights"]> {
  const { time_zone: timeZone, night_ends: nightEnds } = await queries.nightColumnsOf(db, userId);
  return { timeZone, nightEnds };
}

/** By what a user's nights are counted. `browserZone`: for a user whose own zone is not known yet. */
export async function nightSettingsOf(db: Db, userId: string, browserZone?: string): Promise<NightSettings> {
  const { timeZone, nightEnds } = await describeNights(db, userId);
  return { timeZone: timeZone ?? browserZone ?? DEFAULT_TIME_ZONE, nightEnds };
}

/**
 * Sets a user's zone, which the caller has checked, or the end of the night. Dreams keep the nights that they have. Throws
 * `unauthenticated` for a deleted account.
 */
export async function changeNights(
  db: Db,
  userId: string,
  { timeZone, nightEnds }: { timeZone?: string | undefined; nightEnds?: number | undefined },
): Promise<Me["nights"]> {
  const change = {
    ...(timeZone !== undefined && { time_zone: timeZone }),
    ...(nightEnds !== undefined && { night_ends: nightEnds }),
  };
  return transact(db, { user: userId }, async (trx) => {
    await requireAccount(trx, userId);
    if (Object.keys(change).length > 0) await queries.setNights(trx, userId, change);
    return describeNights(trx, userId);
  });
}
