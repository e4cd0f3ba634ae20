import type { Db } from "#server/db/open.ts";
import { sweepState } from "#server/features/credits/credits.ts";
import { missingMedia } from "#server/features/dreams/dreams.ts";
import { stuckLatePayments } from "#server/features/payments/payments.ts";
import type { Alerts } from "#shared/admin/alerts.ts";

/** A late payment that failed once to go back is an admin's to look at. */
const LATE_ATTEMPTS = 1;

/** The clock, payments of deleted accounts, and files that the last check missed; at most `shown` of each. */
export async function readChecks(
  db: Db,
  now: Date,
  shown: number,
): Promise<Pick<Alerts, "clock" | "latePayments" | "missingMedia">> {
  const { rows: parts, ...media } = await missingMedia(db, shown);
  return {
    clock: await sweepState(db, now),
    latePayments: await stuckLatePayments(db, LATE_ATTEMPTS, shown),
    missingMedia: { ...media, parts },
  };
}
