import { intlTag } from "#shared/locales.ts";

const dates = new Map<string, Intl.DateTimeFormat>();
const numbers = new Map<string, Intl.NumberFormat>();

/** A format takes 50 kB, and the server needs one per time zone, language and style. */
const FORMATS_MAX = 400;

function cached<T>(cache: Map<string, T>, locale: string, options: object | undefined, make: () => T): T {
  const key = `${locale} ${JSON.stringify(options)}`;
  let format = cache.get(key);
  if (!format) {
    // The first key is the oldest.
    if (cache.size >= FORMATS_MAX) cache.delete(cache.keys().next().value!);
    cache.set(key, (format = make()));
  }
  return format;
}

/** Returns a cached date format: creating one takes as long as rendering a card. */
export function dateFormat(locale: string, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  return cached(dates, locale, options, () => new Intl.DateTimeFormat(intlTag(locale), options));
}

/** Returns a cached number format. */
export function numberFormat(locale: string, options?: Intl.NumberFormatOptions): Intl.NumberFormat {
  return cached(numbers, locale, options, () => new Intl.NumberFormat(intlTag(locale), options));
}

/** A value as a message shows it: numbers with the separators of the language, in Latin digits. */
export function shownValue(value: unknown, locale: string): string {
  return typeof value === "number" ? numberFormat(`${locale}-u-nu-latn`).format(value) : String(value);
}
