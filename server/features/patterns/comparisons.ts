import type { Certainty, Comparison, Share } from "#shared/patterns.ts";
import { fisherExact } from "./exact-test.ts";

const SIGNIFICANCE_LEVEL = 0.05;
/** Fewest dreams of both sides together that have what is compared; also fewest dreams with a symbol. */
const CASES_MIN = 3;
const MONTH_DREAMS_MIN = 4;
/** Fewest dreams on the side that is compared with. */
const OTHERS_MIN = 5;

/** A dream, and whether it has what is compared, such as a symbol. */
interface Marked {
  night: string;
  has: boolean;
}

/** A dream as the comparisons of a symbol see it. */
export interface Seen extends Marked {
  /** Null where no mood was noted. */
  heavy: boolean | null;
}

/** `tested`: how many comparisons the shown one was chosen from (Bonferroni correction). */
function compare(these: Share, others: Share, tested: number): Comparison {
  const chance = fisherExact(these, others);
  const certainty: Certainty =
    chance * tested < SIGNIFICANCE_LEVEL ? "clear" : chance < SIGNIFICANCE_LEVEL ? "weak" : "none";
  return { these, others, certainty, chance };
}

const shareOf = <T>(items: readonly T[], counts: (item: T) => boolean): Share => ({
  count: items.filter(counts).length,
  of: items.length,
});

/** The month of a night. */
export const monthOf = (night: string): string => night.slice(0, 7);

/** The latest month with at least four dreams. */
export function latestMonth(nights: readonly string[]): string | null {
  const dreams = new Map<string, number>();
  for (const night of nights) dreams.set(monthOf(night), (dreams.get(monthOf(night)) ?? 0) + 1);
  const months = [...dreams].filter(([, count]) => count >= MONTH_DREAMS_MIN).map(([month]) => month);
  return months.toSorted().at(-1) ?? null;
}

/** Dreams of the latest month that have what is compared, and dreams before it; null where there are too few. */
export function compareMonth(
  dreams: readonly Marked[],
  tested: number,
): (Comparison & { month: string }) | null {
  const month = latestMonth(dreams.map(({ night }) => night));
  if (month === null) return null;
  const has = (dream: Marked) => dream.has;
  const these = shareOf(
    dreams.filter(({ night }) => monthOf(night) === month),
    has,
  );
  const others = shareOf(
    dreams.filter(({ night }) => monthOf(night) < month),
    has,
  );
  if (others.of < OTHERS_MIN || these.count + others.count < CASES_MIN) return null;
  return { month, ...compare(these, others, tested) };
}

/** How often one woke heavy from dreams with a symbol, and how often without; null where there are too few. */
export function compareHeavy(dreams: readonly Seen[], tested: number): Comparison | null {
  const noted = dreams.filter(({ heavy }) => heavy !== null);
  const heavy = (dream: Seen) => dream.heavy === true;
  const these = shareOf(
    noted.filter(({ has }) => has),
    heavy,
  );
  const others = shareOf(
    noted.filter(({ has }) => !has),
    heavy,
  );
  if (these.of < CASES_MIN || others.of < OTHERS_MIN || these.count + others.count < CASES_MIN) return null;
  return compare(these, others, tested);
}
