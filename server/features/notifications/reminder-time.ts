import { MINUTE_MS } from "#shared/durations.ts";

const DAY_MINUTES = 24 * 60;

const formats = new Map<string, Intl.DateTimeFormat>();

function formatOf(timeZone: string): Intl.DateTimeFormat {
  let format = formats.get(timeZone);
  if (!format) {
    const fields = {
      year: "numeric",
      month: "2-digit",
      day: "2-digit",
      hour: "2-digit",
      minute: "2-digit",
    } as const;
    format = new Intl.DateTimeFormat("en-US-u-ca-gregory-nu-latn", { ...fields, hourCycle: "h23", timeZone });
    formats.set(timeZone, format);
  }
  return format;
}

/** What the clocks of a zone show at a moment, as minutes since 1970 as if they showed UTC. */
function clockAt(moment: number, timeZone: string): number {
  const parts = new Map(
    formatOf(timeZone)
      .formatToParts(moment)
      .map(({ type, value }) => [type, Number(value)]),
  );
  const number = (type: Intl.DateTimeFormatPartTypes) => parts.get(type) ?? 0;
  return (
    Date.UTC(number("year"), number("month") - 1, number("day"), number("hour"), number("minute")) / MINUTE_MS
  );
}

/** The moment at which the clocks of a zone show something; the first of two. Where they skip it, as late after it. */
function momentOf(clock: number, timeZone: string): number {
  const wanted = clock * MINUTE_MS;
  const offsets = [-1, 1].map((days) => {
    const near = wanted + days * DAY_MINUTES * MINUTE_MS;
    return clockAt(near, timeZone) * MINUTE_MS - Math.floor(near / MINUTE_MS) * MINUTE_MS;
  });
  const moments = offsets.map((offset) => wanted - offset);
  const exact = moments.filter((moment) => clockAt(moment, timeZone) === clock);
  // Skipped: the offset from before the change.
  return exact.length > 0 ? Math.min(...exact) : moments[0]!;
}

/** The next moment after `after` at which it is this minute of the day in a zone. */
export function nextReminder(minute: number, timeZone: string, after: Date): Date {
  const today = Math.floor(clockAt(after.getTime(), timeZone) / DAY_MINUTES) * DAY_MINUTES;
  for (let day = 0; ; day++) {
    const moment = momentOf(today + day * DAY_MINUTES + minute, timeZone);
    if (moment > after.getTime()) return new Date(moment);
  }
}
