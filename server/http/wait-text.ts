import { type Locale, withLatinDigits } from "#shared/locales.ts";

const MINUTE = 60;
const HOUR = 3600;

type Unit = "second" | "minute" | "hour";
/** Cached, because a format takes longer to make than the rest of a refusal. */
const formats = new Map<string, Intl.NumberFormat>();

function formatOf(locale: Locale, unit: Unit): Intl.NumberFormat {
  const key = `${locale} ${unit}`;
  let format = formats.get(key);
  if (!format) {
    format = new Intl.NumberFormat(withLatinDigits(locale), {
      style: "unit",
      unit,
      unitDisplay: "long",
    });
    formats.set(key, format);
  }
  return format;
}

/**
 * A wait in the words of the language, such as "14 minutes", rounded up: seconds up to two minutes, minutes up to two
 * hours.
 */
export function waitText(seconds: number, locale: Locale): string {
  const [unit, length]: [Unit, number] =
    seconds <= 2 * MINUTE ? ["second", 1] : seconds <= 2 * HOUR ? ["minute", MINUTE] : ["hour", HOUR];
  return formatOf(locale, unit).format(Math.max(1, Math.ceil(seconds / length)));
}
