import { LOCALE_CODES } from "#shared/locales.ts";

/** The order of the numbers of a date. */
export const DATE_ORDERS = ["ymd", "dmy", "mdy"] as const;
export type DateOrder = (typeof DATE_ORDERS)[number];

const DATE = /(\d{4})\s?[-/.年년]\s?(\d{1,2})\s?[-/.月월]\s?(\d{1,2})|(\d{1,2})[-/.](\d{1,2})[-/.](\d{4})/;
/** "3:10", "03:10:00", "3:10 pm", "3:10 p.m." or "3:10p": a letter of a word behind it is no half of a day. */
const TIME = /(?:^|[\sT,])(\d{1,2}):(\d{2})(?::\d{2}(?:\.\d+)?)?(?:\s*([ap])\.?\s?m\b\.?|([ap])\b)?/iu;
const FIRST_YEAR = 1900;

/** Digits of other scripts as ASCII ones, without marks of direction. */
const western = (text: string) =>
  text.replace(/[\u200e\u200f\u061c]/g, "").replace(/\p{Nd}/gu, (digit) => {
    const code = digit.codePointAt(0)!;
    // Zeros of Arabic, Persian, Devanagari and full-width digits: the other nine follow each.
    for (const zero of [0x660, 0x6f0, 0x966, 0xff10])
      if (code >= zero && code < zero + 10) return String(code - zero);
    return digit;
  });

const MONTH = String.raw`(\p{L}[\p{L}\p{M}]{1,14})[.॰]?`;
const DAY_MONTH = new RegExp(
  String.raw`(?<!\d)(\d{1,2})(?:st|nd|rd|th|er|º|\.)?[\s/-]*(?:(?:de|of|di)\s)?\s*${MONTH}[\s/,،-]*(?:del?\s)?\s*(\d{4})(?!\d)`,
  "iu",
);
const MONTH_DAY = new RegExp(String.raw`${MONTH}\s+(\d{1,2})(?:st|nd|rd|th)?[\s,،]+(\d{4})(?!\d)`, "iu");

/** Without case and accents; the vowel signs of Devanagari tell months apart. */
const fold = (word: string) =>
  word
    .replace(/[İIı]/g, "i")
    .normalize("NFKD")
    .replace(/[\u0300-\u036f]/g, "")
    .toLowerCase();

let months: Map<string, number> | null = null;
/** Numbers of months by their names and short names in the languages of the site, folded. */
function monthsByName(): ReadonlyMap<string, number> {
  if (months) return months;
  months = new Map();
  for (const locale of LOCALE_CODES)
    for (const month of ["long", "short"] as const)
      for (const day of [undefined, "numeric"] as const) {
        const format = new Intl.DateTimeFormat(`${locale}-u-ca-gregory-nu-latn`, {
          month,
          day,
          timeZone: "UTC",
        });
        for (let number = 1; number <= 12; number++) {
          const parts = format.formatToParts(Date.UTC(2026, number - 1, 5));
          const name = fold(parts.find(({ type }) => type === "month")!.value.replace(/[.॰]$/u, ""));
          if (/^\p{L}/u.test(name) && !months.has(name)) months.set(name, number);
        }
      }
  return months;
}

/** Year, month and day of a date with the name of a month. */
function readNamed(text: string): [number, number, number] | null {
  const [, day, name, year] =
    DAY_MONTH.exec(text) ??
    MONTH_DAY.exec(text)?.map((part, at, all) => all[[0, 2, 1, 3][at]!] ?? part) ??
    [];
  const month = name === undefined ? undefined : monthsByName().get(fold(name));
  return month === undefined ? null : [Number(year), month, Number(day)];
}

/** Year, month and day of a date of numbers. */
function readNumbers(text: string, order: DateOrder): [number, number, number] | null {
  const match = DATE.exec(text);
  if (!match) return null;
  const [, y, m, d, first, second, year] = match.map(Number);
  if (y) return [y, m!, d!];
  return order === "mdy" ? [year!, first!, second!] : [year!, second!, first!];
}

/** The first date in the beginning of a text, as `YYYY-MM-DD`; null where it has none, or none that was. */
export function readDate(written: string, order: DateOrder, today: string): string | null {
  const text = western(written.slice(0, 60));
  const numbers = readNumbers(text, order) ?? readNamed(text);
  if (!numbers) return null;
  const [yy, mm, dd] = numbers;
  const date = new Date(Date.UTC(yy, mm - 1, dd));
  if (yy < FIRST_YEAR || Number.isNaN(date.getTime()) || date.getUTCMonth() !== mm - 1) return null;
  const night = date.toISOString().slice(0, 10);
  return night > today ? null : night;
}

/** The time of day in a text, as `HH:MM`; null where it has none. */
export function readTime(written: string): string | null {
  const match = TIME.exec(western(written.slice(0, 60)));
  if (!match) return null;
  const half = (match[3] ?? match[4])?.toLowerCase();
  const hour = half ? (Number(match[1]) % 12) + (half === "p" ? 12 : 0) : Number(match[1]);
  if (hour > 23 || Number(match[2]) > 59) return null;
  return `${String(hour).padStart(2, "0")}:${match[2]}`;
}

/** What a line says behind its date and its time. */
export function afterDate(written: string): string {
  const text = western(written);
  const date = DATE.exec(text) ?? DAY_MONTH.exec(text) ?? MONTH_DAY.exec(text);
  if (!date) return "";
  const rest = text.slice(date.index + date[0].length).replace(/^[日일]/, "");
  return rest
    .replace(TIME, "")
    .replace(/^[\s:.,;،|)\]*_\p{Pd}]+/u, "")
    .trim();
}

/** The order in which dates are written, and whether they could as well be read in another one. */
export function guessOrder(
  dates: readonly string[],
  monthFirst: boolean,
): { order: DateOrder; unsure: boolean } {
  const numbers = dates.flatMap((date) => {
    const match = DATE.exec(western(date.slice(0, 60)));
    return match ? [match] : [];
  });
  if (numbers.every((match) => match[1])) return { order: "ymd", unsure: false };
  const beyond = (place: number) => numbers.some((match) => Number(match[place]) > 12);
  if (beyond(4)) return { order: "dmy", unsure: false };
  if (beyond(5)) return { order: "mdy", unsure: false };
  const dotted = numbers.every((match) => match[0].includes("."));
  return { order: monthFirst && !dotted ? "mdy" : "dmy", unsure: !dotted };
}
