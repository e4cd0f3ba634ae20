import type { Locale } from "#shared/locales.ts";

const MINUTE = 60;
const HOUR = 3600;
/** Up to two minutes are said in seconds, up to two hours in minutes. */
const ENOUGH = 2;

type Unit = "second" | "minute" | "hour";
/** Refusals come in floods, and making a format takes longer than all the rest of one. */
const formats = new Map<string, Intl.NumberFormat>();

function formatOf(locale: Locale, unit: Unit): Intl.NumberFormat {
  const key = `${locale} ${unit}`;
  let format = formats.get(key);
  if (!format) {
    format = new Intl.NumberFormat(`${locale}-u-nu-latn`, { style: "unit", unit, unitDisplay: "long" });
    formats.set(key, format);
  }
  return format;
}

/** A wait of so many seconds as the language says it, "14 minutes"; never shorter than it is. */
export function waitText(seconds: number, locale: Locale): string {
  const [unit, length]: [Unit, number] =
    seconds <= ENOUGH * MINUTE
      ? ["second", 1]
      : seconds <= ENOUGH * HOUR
        ? ["minute", MINUTE]
        : ["hour", HOUR];
  return formatOf(locale, unit).format(Math.max(1, Math.ceil(seconds / length)));
}
