import { firstWords } from "#server/first-words.ts";
import { timeOf } from "#shared/nights.ts";
import { CHART_DREAMS_MIN, type Patterns } from "#shared/patterns.ts";
import { busiestSpan, isInSpan } from "./nights.ts";
import type { CountedDream, QuotedDream } from "./queries.ts";

type Hours = NonNullable<Patterns["hours"]>;

/** The hours of dreams, and the latest ones of the busiest hour and a half; null below ten dreams with a time. */
export function countHours(recent: readonly CountedDream[], shown: number) {
  const timed = recent.flatMap((dream) =>
    dream.minute === null ? [] : [{ ...dream, minute: dream.minute }],
  );
  if (timed.length < CHART_DREAMS_MIN) return null;
  const minutes = timed.map(({ minute }) => minute).toSorted((a, b) => a - b);
  const most = busiestSpan(minutes);
  const inMost = most ? timed.filter(({ minute }) => isInSpan(minute, most)) : [];
  return { minutes, most, latest: inMost.toReversed().slice(0, shown) };
}

/** The hours as they are shown. A dream that went into the bin meanwhile is left out. */
export function describeHours(
  hours: ReturnType<typeof countHours>,
  dreams: ReadonlyMap<string, QuotedDream>,
): Hours | null {
  if (!hours) return null;
  const { minutes, most, latest } = hours;
  const shown = latest.flatMap(({ id, night, minute }) => {
    const dream = dreams.get(id);
    return dream
      ? [{ dreamId: id, night, time: timeOf(minute), title: dream.title || firstWords(dream.dream_text) }]
      : [];
  });
  return { minutes, most: most && { ...most, dreams: shown } };
}
