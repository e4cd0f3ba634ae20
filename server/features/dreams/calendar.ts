import type { Db } from "#server/db/open.ts";
import {
  RETURNING_MAX,
  RETURNS_FROM,
  type Calendar,
  type CalendarDream,
  type DiscLook,
} from "#shared/calendar.ts";
import { DEFAULT_LOCALE, type Locale } from "#shared/locales.ts";
import { nightAt, timeOf } from "#shared/nights.ts";
import { dreamsOfNights, yearsOfDreams, type CalendarRow } from "./calendar-queries.ts";
import { fullMoonNights } from "./full-moons.ts";
import { nightSettingsOf } from "#server/features/accounts/accounts.ts";
import { marksOf } from "./view.ts";

/** UTF-16 code units of first words that stand for a title. */
const TITLE_UNITS = 48;

/** The first words of a text, on one line. Without a segmenter, which would take 20 ms for a thousand notes. */
function firstWords(text: string): string {
  const [line = ""] = text.trim().split("\n");
  if (line.length <= TITLE_UNITS) return line;
  const cut = line
    .slice(0, TITLE_UNITS)
    .toWellFormed()
    .replace(/\uFFFD$/u, "");
  const words = cut.replace(/\s+\S*$/u, "").replace(/[\p{P}\s]+$/u, "");
  return `${words || cut}…`;
}

/** Tags are one symbol in whatever case they are written. */
const symbolKey = (tag: string) => tag.normalize("NFC").toLowerCase();

const tagsOf = (row: CalendarRow): string[] =>
  row.tags === "[]" && row.own_tags === "[]"
    ? []
    : [...(JSON.parse(row.tags) as string[]), ...(JSON.parse(row.own_tags) as string[])];

/** The symbols that return, and for each row the positions of its own ones. Rows come by night, the latest first. */
export function returningSymbols(rows: readonly CalendarRow[]): {
  returning: Calendar["returning"];
  ofRow: number[][];
} {
  const found = new Map<string, { symbol: string; nights: number; last: string; order: number }>();
  const tags = rows.map((row) => {
    const own = new Map(tagsOf(row).map((tag) => [symbolKey(tag), tag]));
    for (const [key, symbol] of own) {
      const known = found.get(key);
      if (!known) found.set(key, { symbol, nights: 1, last: row.night, order: found.size });
      else if (known.last !== row.night) {
        known.nights++;
        known.last = row.night;
      }
    }
    return [...own.keys()];
  });
  const returning = [...found]
    .filter(([, { nights }]) => nights >= RETURNS_FROM)
    .toSorted(([, a], [, b]) => b.nights - a.nights || a.order - b.order)
    .slice(0, RETURNING_MAX);
  const position = new Map(returning.map(([key], index) => [key, index]));
  return {
    returning: returning.map(([, { symbol, nights }]) => ({ symbol, nights })),
    ofRow: tags.map((keys) => keys.flatMap((key) => position.get(key) ?? []).toSorted((a, b) => a - b)),
  };
}

/** What the disc of a dream shows. */
export function lookOf({ kind, status, has_image: hasImage }: CalendarRow): DiscLook {
  if (hasImage) return "picture";
  if (kind === "note") return "note";
  if (status === "done") return "words";
  return status === "queued" || status === "processing" ? "waiting" : "failed";
}

function toCalendarDream(row: CalendarRow, symbols: number[], common: Locale): CalendarDream {
  const look = lookOf(row);
  const marks = marksOf(row);
  return {
    id: row.id,
    title: row.title || firstWords(row.words ?? ""),
    ...(look !== "picture" && { look }),
    ...(row.minute !== null && { time: timeOf(row.minute) }),
    ...(row.language !== common && { language: row.language }),
    ...(row.mood !== null && { mood: row.mood }),
    ...(row.favourite === 1 && { favourite: true }),
    ...(marks.length > 0 && { marks }),
    ...(symbols.length > 0 && { symbols }),
  };
}

function commonLanguage(rows: readonly CalendarRow[]): Locale {
  const counts = new Map<Locale, number>();
  for (const { language } of rows) counts.set(language, (counts.get(language) ?? 0) + 1);
  return [...counts].toSorted(([, a], [, b]) => b - a)[0]?.[0] ?? DEFAULT_LOCALE;
}

/** By time within a night that ends at an hour, and as they were written; an unknown time comes last. */
function byTime(nightEnds: number) {
  const minuteOfNight = ({ minute }: CalendarRow) =>
    minute === null ? 1440 : (minute - nightEnds * 60 + 1440) % 1440;
  return (a: CalendarRow, b: CalendarRow) =>
    minuteOfNight(a) - minuteOfNight(b) || (a.created_at < b.created_at ? -1 : 1);
}

export async function calendarOf(
  db: Db,
  {
    userId,
    now,
    timeZone,
    year,
  }: { userId: string; now: Date; timeZone: string | undefined; year?: number | undefined },
): Promise<Calendar> {
  const settings = await nightSettingsOf(db, userId, timeZone);
  const tonight = nightAt(now, settings).night;
  const shown = year ?? Number(tonight.slice(0, 4));
  const [rows, years] = await Promise.all([
    dreamsOfNights(db, userId, { from: `${shown}-01-01`, to: `${shown}-12-31` }),
    yearsOfDreams(db, userId),
  ]);
  const { returning, ofRow } = returningSymbols(rows);
  const symbols = new Map(rows.map((row, index) => [row, ofRow[index]!]));
  const language = commonLanguage(rows);
  const inOrder = byTime(settings.nightEnds);
  return {
    year: shown,
    years,
    tonight,
    fullMoons: fullMoonNights(shown, settings),
    returning,
    language,
    nights: [...Map.groupBy(rows.toReversed(), ({ night }) => night)].map(([night, own]) => ({
      night,
      dreams: own.toSorted(inOrder).map((row) => toCalendarDream(row, symbols.get(row)!, language)),
    })),
  };
}
