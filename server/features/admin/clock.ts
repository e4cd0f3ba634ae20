import type { Trx } from "#server/db/open.ts";
import { confirmClock } from "#server/features/credits/credits.ts";
import { recordAct, type Operator } from "./operator-log.ts";

/** Confirms the clock after a jump and writes that into the log; without an operator it was done on the command line. */
export async function recordConfirmation(
  trx: Trx,
  { operator, now }: { operator: Operator | null; now: Date },
): Promise<void> {
  const { sweptAt } = await confirmClock(trx, now);
  const [before, after] = [{ sweptAt }, { sweptAt: now.toISOString() }];
  await recordAct(trx, { operator, action: "clock_confirmed", before, after, now });
}
