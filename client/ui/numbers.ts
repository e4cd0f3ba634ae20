import type { Locale } from "#shared/locales.ts";

/** Counters and prices keep Latin digits in every language. */
const withLatinDigits = (locale: Locale) => `${locale}-u-nu-latn`;

/** A whole number with the language's separators. */
export function formatNumber(value: number, locale: Locale): string {
  return new Intl.NumberFormat(withLatinDigits(locale)).format(value);
}

/** An amount in minor units as money; whole amounts show no decimals. */
export function formatMoney(minorUnits: number, currency: string, locale: Locale): string {
  return new Intl.NumberFormat(withLatinDigits(locale), {
    style: "currency",
    currency,
    currencyDisplay: "narrowSymbol",
    trailingZeroDisplay: "stripIfInteger",
  }).format(minorUnits / 100);
}
