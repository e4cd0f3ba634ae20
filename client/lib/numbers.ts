import type { Locale } from "#shared/locales.ts";
import { numberFormat } from "../i18n/formats.ts";

/** Counters and prices keep Latin digits in every language. */
const withLatinDigits = (locale: Locale) => `${locale}-u-nu-latn`;

/** A whole number with the language's separators. */
export function formatNumber(value: number, locale: Locale): string {
  return numberFormat(withLatinDigits(locale)).format(value);
}

/** An amount in minor units as money; whole amounts show no decimals. */
export function formatMoney(minorUnits: number, currency: string, locale: Locale): string {
  // Arabic puts Latin currency letters behind a mark that turns "US$" around; "$3" reads the same in both directions.
  const convention = locale === "ar" ? "en-US" : withLatinDigits(locale);
  return numberFormat(convention, {
    style: "currency",
    currency,
    currencyDisplay: "narrowSymbol",
    trailingZeroDisplay: "stripIfInteger",
  }).format(minorUnits / 100);
}

/** Figures for display: "2.4K" in the language's own way; the Turkish page writes them as the English one. */
export function formatFigure(value: number, locale: Locale): string {
  const convention = locale === "tr" ? "en-US" : `${locale}-u-nu-latn`;
  return numberFormat(convention, { notation: "compact", maximumFractionDigits: 1 }).format(value);
}

/** First letters of the first and last name. */
export function initials(name: string, locale: string): string {
  const words = name.trim().split(/\s+/);
  const letters = words.length > 1 ? [words[0]!, words.at(-1)!] : words;
  return letters
    .map((word) => [...word][0] ?? "")
    .join("")
    .toLocaleUpperCase(locale);
}
