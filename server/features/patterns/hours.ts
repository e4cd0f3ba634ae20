import { firstWords } from "#server/first-words.ts";
import { timeOf } from "#shared/nights.ts";
import { CHART_DREAMS_MIN, RETURN_NIGHTS_MIN, type Patterns } from "#shared/patterns.ts";
import { compareMonth } from "./comparisons.ts";
import { busiestSpan, isInSpan } from "./nights.ts";
import type { Journal } from "./journal.ts";
import type { CountedDream, QuotedDream } from "./queries.ts";

type Hours = NonNullable<Patterns["hours"]>;

const timedOf = (dreams: readonly CountedDream[]) =>
  dreams.flatMap((dream) => (dream.minute === null ? [] : [{ ...dream, minute: dream.minute }]));

/**
 * The hours of dreams of the period, and the latest ones of the busiest hour and a half, which needs three nights; null
 * below ten dreams with a time.
 */
export function countHours({ dreams, recent }: Pick<Journal, "dreams" | "recent">, shown: number) {
  const timed = timedOf(recent);
  if (timed.length < CHART_DREAMS_MIN) return null;
  const minutes = timed.map(({ minute }) => minute).toSorted((a, b) => a - b);
  const most = busiestSpan(minutes);
  const inMost = most ? timed.filter(({ minute }) => isInSpan(minute, most)) : [];
  if (!most || new Set(inMost.map(({ night }) => night)).size < RETURN_NIGHTS_MIN)
    return { minutes, most: null, latest: [] };
  // The span was chosen by all dreams together, which says nothing of one month: one comparison was made.
  const month = compareMonth(
    timedOf(dreams).map(({ night, minute }) => ({ night, has: isInSpan(minute, most) })),
    1,
  );
  return { minutes, most: { ...most, month }, latest: inMost.toReversed().slice(0, shown) };
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
