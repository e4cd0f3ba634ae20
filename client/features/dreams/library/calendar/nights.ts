import type { Calendar, CalendarNight, DiscLook, ListedDream } from "#shared/calendar.ts";
import type { Locale } from "#shared/locales.ts";

export interface Night {
  /** `YYYY-MM-DD`. */
  night: string;
  /** 1 to 31. */
  day: number;
  when: "past" | "tonight" | "later";
  fullMoon: boolean;
  /** How many dreams it has. */
  count: number;
  /** Null for a night without dreams. */
  look: DiscLook | null;
  /** What is known of its dreams without opening it. */
  lead: CalendarNight | null;
  /** Of a dream that names none. */
  language: Locale;
}

export interface Month {
  /** 1 to 12. */
  month: number;
  nights: readonly Night[];
  /** Nights with dreams. */
  count: number;
  /** Column of the first night in a week from Monday, 1 to 7. */
  firstColumn: number;
  when: "past" | "now" | "later";
}

export const lookOf = (dream: Pick<ListedDream, "look">): DiscLook => dream.look ?? "picture";

const twoDigits = (number: number) => String(number).padStart(2, "0");
const compare = (a: string, b: string) => (a === b ? 0 : a < b ? -1 : 1);

/** The months of a year with all their nights. */
export function monthsOf({ year, tonight, fullMoons, language, nights: dreamt }: Calendar): Month[] {
  const byNight = new Map(dreamt.map((each) => [each.night, each]));
  const moons = new Set(fullMoons);
  const thisMonth = tonight.slice(0, 7);

  function nightOf(night: string, day: number): Night {
    const lead = byNight.get(night) ?? null;
    const order = compare(night, tonight);
    return {
      night,
      day,
      when: order === 0 ? "tonight" : order < 0 ? "past" : "later",
      fullMoon: moons.has(night),
      count: lead ? (lead.count ?? 1) : 0,
      look: lead && lookOf(lead),
      lead,
      language,
    };
  }

  return Array.from({ length: 12 }, (_, index) => {
    const month = `${year}-${twoDigits(index + 1)}`;
    const days = new Date(Date.UTC(year, index + 1, 0)).getUTCDate();
    const nights = Array.from({ length: days }, (__, day) =>
      nightOf(`${month}-${twoDigits(day + 1)}`, day + 1),
    );
    const order = compare(month, thisMonth);
    return {
      month: index + 1,
      nights,
      count: nights.filter(({ look }) => look).length,
      firstColumn: ((new Date(Date.UTC(year, index, 1)).getUTCDay() + 6) % 7) + 1,
      when: order === 0 ? "now" : order < 0 ? "past" : "later",
    };
  });
}

/** The nights with one of the returning symbols, in order. */
export const nightsWith = ({ nights }: Pick<Calendar, "nights">, symbol: number): string[] =>
  nights.filter(({ symbols }) => symbols?.includes(symbol)).map(({ night }) => night);

/**
 * Index in `returning` of the chosen symbol, by default of the one filtered by or the most frequent one; -1 where none
 * is chosen.
 */
export function indexOfChosen(
  { returning }: Pick<Calendar, "returning">,
  chosen: string | null,
  filtered = "",
): number {
  const wanted = chosen ?? (filtered || returning[0]?.symbol);
  return returning.findIndex(({ symbol }) => symbol === wanted);
}
