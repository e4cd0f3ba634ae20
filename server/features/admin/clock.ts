import type { Trx } from "#server/db/open.ts";
import { confirmClock } from "#server/features/credits/credits.ts";
import { recordAuditEntry, type Admin } from "./audit-log.ts";

/** Confirms the clock after a jump and records that; `admin` is null on the command line. */
export async function recordClockConfirmation(
  trx: Trx,
  { admin, now }: { admin: Admin | null; now: Date },
): Promise<void> {
  const { sweptAt } = await confirmClock(trx, now);
  const [before, after] = [{ sweptAt }, { sweptAt: now.toISOString() }];
  await recordAuditEntry(trx, { admin, action: "clock_confirmed", before, after, now });
}
