import { DAY_MS, MINUTE_MS } from "#shared/durations.ts";
import { clockAt } from "#shared/nights.ts";

/** The moment at which the clocks of a zone show `clock`; the first of two. Where they skip it, as late after it. */
function momentOf(clock: number, timeZone: string): number {
  const offsets = [-1, 1].map((days) => {
    const near = clock + days * DAY_MS;
    return clockAt(near, timeZone) - near;
  });
  const moments = offsets.map((offset) => clock - offset);
  const exact = moments.filter((moment) => clockAt(moment, timeZone) === clock);
  // Skipped: the offset from before the change.
  return exact.length > 0 ? Math.min(...exact) : moments[0]!;
}

/** The next moment after `after` at which it is this minute of the day in a zone. */
export function nextReminder(minute: number, timeZone: string, after: Date): Date {
  const today = Math.floor(clockAt(after, timeZone) / DAY_MS) * DAY_MS;
  for (let day = 0; ; day++) {
    const moment = momentOf(today + day * DAY_MS + minute * MINUTE_MS, timeZone);
    if (moment > after.getTime()) return new Date(moment);
  }
}
