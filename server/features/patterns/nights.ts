import { DAY_MS } from "#shared/durations.ts";
import { minuteOf, timeOf } from "#shared/nights.ts";
import type { Patterns, Share } from "#shared/patterns.ts";

const dayOf = (night: string) => Date.parse(night) / DAY_MS;

/** The night some days earlier. */
export const nightBefore = (night: string, days: number): string =>
  new Date((dayOf(night) - days) * DAY_MS).toISOString().slice(0, 10);

/**
 * Nights in a row with a dream. `nights`: distinct and sorted. A run that ended last night is still current: tonight can
 * continue it.
 */
export function streakOf(nights: readonly string[], today: string): Patterns["streak"] {
  let longest = 0;
  let run = 0;
  let last = -Infinity;
  for (const day of nights.map(dayOf)) {
    run = day === last + 1 ? run + 1 : 1;
    longest = Math.max(longest, run);
    last = day;
  }
  return { current: last >= dayOf(today) - 1 ? run : 0, longest };
}

// In minutes.
const SPAN = 90;
const DAY = 1440;
const STEP = 10;

const isSoonAfter = (minute: number, from: number) => (minute - from + DAY) % DAY < SPAN;
/** Whether a minute of the day lies in the hour and a half from a time on. */
export const isInSpan = (minute: number, { from }: { from: string }): boolean =>
  isSoonAfter(minute, minuteOf(from));

/**
 * The hour and a half, from a multiple of ten minutes on and also across midnight, with the most of these minutes of the
 * day. Null for no minutes.
 */
export function busiestSpan(minutes: readonly number[]): (Share & { from: string; to: string }) | null {
  let best = { from: 0, count: 0 };
  for (let from = 0; from < DAY; from += STEP) {
    const count = minutes.filter((minute) => isSoonAfter(minute, from)).length;
    if (count > best.count) best = { from, count };
  }
  if (best.count === 0) return null;
  const to = timeOf((best.from + SPAN) % DAY);
  return { count: best.count, of: minutes.length, from: timeOf(best.from), to };
}
