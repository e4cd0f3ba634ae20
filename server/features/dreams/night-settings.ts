import type { Trx } from "#server/db/open.ts";
import { AppError } from "#server/errors.ts";
import { keepTimeZone, nightSettingsOf } from "#server/features/accounts/accounts.ts";
import type { DreamInput } from "#shared/dreams.ts";
import { hasBegun, minuteOf, nightAt } from "#shared/nights.ts";

/** Throws `invalid_input` for a night that has begun nowhere yet. */
export function assertBegun(night: string, now: Date): void {
  if (hasBegun(night, now)) return;
  throw new AppError("invalid_input", { issues: [{ path: "night", message: "too_late" }] });
}

/**
 * The night and minute of a dream that is written now: what its writer says, else now. Stores the zone of the browser
 * for a user whose own is not known. Throws `invalid_input` for a night that has not begun.
 */
export async function nightOf(
  trx: Trx,
  { night, time }: Pick<DreamInput, "night" | "time">,
  { userId, now, timeZone }: { userId: string; now: Date; timeZone?: string | undefined },
): Promise<{ night: string; minute: number | null }> {
  if (night !== undefined) assertBegun(night, now);
  if (timeZone !== undefined) await keepTimeZone(trx, userId, timeZone);
  const written = nightAt(now, await nightSettingsOf(trx, userId));
  const minute = night === undefined ? written.minute : null;
  return {
    night: night ?? written.night,
    minute: time === undefined ? minute : time === null ? null : minuteOf(time),
  };
}
