import { withLatinDigits, type Locale } from "#shared/locales.ts";
import { numberFormat } from "../i18n/formats.ts";

/** Formats a whole number. */
export function formatNumber(value: number, locale: Locale): string {
  return numberFormat(withLatinDigits(locale)).format(value);
}

/** Formats an amount of money; whole amounts have no decimals. */
export function formatMoney(minorUnits: number, currency: string, locale: Locale): string {
  // The Arabic format reverses "US$" by a direction mark; "$3" reads the same in both directions.
  const convention = locale === "ar" ? "en-US" : withLatinDigits(locale);
  return numberFormat(convention, {
    style: "currency",
    currency,
    currencyDisplay: "narrowSymbol",
    trailingZeroDisplay: "stripIfInteger",
  }).format(minorUnits / 100);
}

/** Formats a number in compact notation, such as "2.4K"; Turkish uses the English notation. */
export function formatFigure(value: number, locale: Locale): string {
  const convention = locale === "tr" ? "en-US" : withLatinDigits(locale);
  return numberFormat(convention, { notation: "compact", maximumFractionDigits: 1 }).format(value);
}

/** Returns the first letters of the first and the last name. */
export function initials(name: string, locale: string): string {
  const words = name.trim().split(/\s+/);
  const letters = words.length > 1 ? [words[0]!, words.at(-1)!] : words;
  return letters
    .map((word) => [...word][0] ?? "")
    .join("")
    .toLocaleUpperCase(locale);
}
