import type { Db } from "#server/db/open.ts";
import {
  DISC_LOOKS,
  RETURNING_MAX,
  RETURNS_FROM,
  type Calendar,
  type CalendarFilter,
  type CalendarNight,
  type ListedDream,
} from "#shared/calendar.ts";
import { DEFAULT_LOCALE, type Locale } from "#shared/locales.ts";
import { nightAt, timeOf } from "#shared/nights.ts";
import { firstWords } from "#server/first-words.ts";
import { dreamsOfNights, yearsOfDreams, type CalendarRow } from "./calendar-queries.ts";
import { fullMoonNights } from "./full-moons.ts";
import { nightSettingsOf } from "#server/features/accounts/accounts.ts";

/** Tags are one symbol in whatever case they are written. */
const symbolKey = (tag: string) => tag.normalize("NFC").toLowerCase();

const tagsOf = ({ tags }: CalendarRow): string[] => (tags === "" ? [] : (JSON.parse(tags) as string[]));

/** The symbols that return, and for each row the positions of its own ones. Rows come by night, the latest first. */
export function returningSymbols(rows: readonly CalendarRow[]): {
  returning: Calendar["returning"];
  ofRow: number[][];
} {
  interface Found {
    symbol: string;
    nights: number;
    last: string;
    /** The first dream that has it. */
    first: CalendarRow;
    /** In `returning`. */
    position?: number;
  }
  const found = new Map<string, Found>();
  const bySpelling = new Map<string, Found>();
  const findOf = (symbol: string, row: CalendarRow) => {
    let one = bySpelling.get(symbol);
    if (one) return one;
    const key = symbolKey(symbol);
    one = found.get(key) ?? { symbol, nights: 0, last: "", first: row };
    // The user's own tags come after those of the reading: theirs is the spelling that is shown.
    if (one.first === row) one.symbol = symbol;
    found.set(key, one);
    bySpelling.set(symbol, one);
    return one;
  };
  const ofRows = rows.map((row) => {
    const own = new Set(tagsOf(row).map((tag) => findOf(tag, row)));
    for (const one of own) {
      if (one.last !== row.night) one.nights++;
      one.last = row.night;
    }
    return own;
  });
  // Equal ones stay in the order in which they were found.
  const returning = [...found.values()]
    .filter(({ nights }) => nights >= RETURNS_FROM)
    .toSorted((a, b) => b.nights - a.nights)
    .slice(0, RETURNING_MAX);
  for (const [position, one] of returning.entries()) one.position = position;
  return {
    returning: returning.map(({ symbol, nights }) => ({ symbol, nights })),
    ofRow: ofRows.map((own) =>
      Array.from(own, ({ position }) => position)
        .filter((position) => position !== undefined)
        .toSorted((a, b) => a - b),
    ),
  };
}

/** Whether a filter leaves a dream. */
function leaves(tag: string | undefined): (row: CalendarRow) => boolean {
  if (tag === undefined) return (row) => row.matches === 1;
  const key = symbolKey(tag);
  return (row) => row.matches === 1 && tagsOf(row).some((own) => symbolKey(own) === key);
}

function toListedDream(row: CalendarRow): ListedDream {
  const { look } = row;
  return {
    id: row.id,
    title: row.title || firstWords(row.words ?? ""),
    ...(look !== "picture" && { look }),
    ...(row.minute !== null && { time: timeOf(row.minute) }),
    language: row.language,
  };
}

function commonLanguage(rows: readonly CalendarRow[]): Locale {
  const counts = new Map<Locale, number>();
  for (const { language } of rows) counts.set(language, (counts.get(language) ?? 0) + 1);
  return [...counts].toSorted(([, a], [, b]) => b - a)[0]?.[0] ?? DEFAULT_LOCALE;
}

/** By time within a night that ends at an hour; an unknown time comes last. */
function byTime(nightEnds: number) {
  const minuteOfNight = ({ minute }: CalendarRow) =>
    minute === null ? 1440 : (minute - nightEnds * 60 + 1440) % 1440;
  return (a: CalendarRow, b: CalendarRow) => minuteOfNight(a) - minuteOfNight(b);
}

/** Of several dreams the first one with the best look stands for the night. `rows` in the order of their writing. */
function toNight(
  night: string,
  rows: readonly CalendarRow[],
  { inOrder, common }: { inOrder: (a: CalendarRow, b: CalendarRow) => number; common: Locale },
): Omit<CalendarNight, "symbols"> {
  if (rows.length === 1) {
    const { language, ...dream } = toListedDream(rows[0]!);
    return { night, ...dream, ...(language !== common && { language }) };
  }
  const rank = ({ look }: CalendarRow) => DISC_LOOKS.indexOf(look);
  const lead = rows.reduce((a, b) => ((rank(a) - rank(b) || inOrder(a, b)) <= 0 ? a : b));
  const { id, look } = lead;
  return { night, id, ...(look !== "picture" && { look }), count: rows.length };
}

interface CalendarInput {
  userId: string;
  now: Date;
  timeZone: string | undefined;
  year?: number | undefined;
  filter: CalendarFilter;
}

export async function calendarOf(
  db: Db,
  { userId, now, timeZone, year, filter }: CalendarInput,
): Promise<Calendar> {
  const settings = await nightSettingsOf(db, userId, timeZone);
  const tonight = nightAt(now, settings).night;
  const shown = year ?? Number(tonight.slice(0, 4));
  const [rows, years] = await Promise.all([
    dreamsOfNights(db, userId, { from: `${shown}-01-01`, to: `${shown}-12-31` }, filter),
    yearsOfDreams(db, userId),
  ]);
  const { returning, ofRow } = returningSymbols(rows);
  const symbols = new Map(rows.map((row, index) => [row, ofRow[index]!]));
  const common = commonLanguage(rows);
  const inOrder = byTime(settings.nightEnds);
  const returns = returning.some(({ symbol }) => symbol === filter.tag);
  const isLeft = leaves(returns ? filter.tag : undefined);
  const nightsOfMonths = Array<number>(12).fill(0);
  const nights: CalendarNight[] = [];
  for (const [night, own] of Map.groupBy(rows.toReversed(), (row) => row.night)) {
    nightsOfMonths[Number(night.slice(5, 7)) - 1]!++;
    const left = own.filter(isLeft);
    if (left.length === 0) continue;
    const found = [...new Set(left.flatMap((row) => symbols.get(row)!))];
    const short = toNight(night, left, { inOrder, common });
    nights.push(found.length > 0 ? { ...short, symbols: found } : short);
  }
  const fullMoons = fullMoonNights(shown, settings);
  return { year: shown, years, tonight, fullMoons, returning, language: common, nightsOfMonths, nights };
}

/** The dreams of one night that a filter leaves, by their time. */
export async function dreamsOfNight(
  db: Db,
  { userId, night, filter }: { userId: string; night: string; filter: CalendarFilter },
): Promise<ListedDream[]> {
  const [rows, { nightEnds }] = await Promise.all([
    dreamsOfNights(db, userId, { from: night, to: night }, filter),
    nightSettingsOf(db, userId),
  ]);
  return rows.filter(leaves(filter.tag)).toReversed().toSorted(byTime(nightEnds)).map(toListedDream);
}
