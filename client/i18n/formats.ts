const dates = new Map<string, Intl.DateTimeFormat>();
const numbers = new Map<string, Intl.NumberFormat>();

/** A format takes 50 KB, and on the server there are as many as time zones, languages and styles together. */
const FORMATS_MAX = 400;

function remember<T>(known: Map<string, T>, locale: string, options: object | undefined, make: () => T): T {
  const key = `${locale} ${JSON.stringify(options)}`;
  let format = known.get(key);
  if (!format) {
    // A Map keeps the order of insertion.
    if (known.size >= FORMATS_MAX) known.delete(known.keys().next().value!);
    known.set(key, (format = make()));
  }
  return format;
}

/** A date format, made once: making one costs as much as rendering a card. */
export function dateFormat(locale: string, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  return remember(dates, locale, options, () => new Intl.DateTimeFormat(locale, options));
}

/** A number format, made once. */
export function numberFormat(locale: string, options?: Intl.NumberFormatOptions): Intl.NumberFormat {
  return remember(numbers, locale, options, () => new Intl.NumberFormat(locale, options));
}
