import { DAY_MS } from "#shared/durations.ts";
import { dateFormat } from "../../i18n/formats.ts";
import { useApp } from "../../lib/context.tsx";

const FORMATS = {
  day: { day: "numeric", month: "long" },
  date: { day: "numeric", month: "long", year: "numeric" },
  month: { month: "long", year: "numeric" },
  shortMonth: { month: "short" },
} as const satisfies Record<string, Intl.DateTimeFormatOptions>;

/** Returns a function that formats a night (`YYYY-MM-DD`) or a month (`YYYY-MM`); digits are always Latin. */
export function useNights(): (night: string, style: keyof typeof FORMATS) => string {
  const { locale } = useApp();
  return (night, style) =>
    dateFormat(`${locale}-u-nu-latn`, { ...FORMATS[style], timeZone: "UTC" }).format(
      new Date(`${night.length === 7 ? `${night}-15` : night}T12:00Z`),
    );
}

/** Where a night lies between two others, 0 to 1. */
export function placeOf(night: string, { from, to }: { from: string; to: string }): number {
  return (Date.parse(night) - Date.parse(from)) / Math.max(DAY_MS, Date.parse(to) - Date.parse(from));
}

/** The first nights of the months that begin in a period; `from` and `to` belong to it. */
export function monthsBetween({ from, to }: { from: string; to: string }): string[] {
  const months: string[] = [];
  const month = new Date(`${from.slice(0, 7)}-01T00:00Z`);
  for (;;) {
    const first = month.toISOString().slice(0, 10);
    if (first > to) return months;
    if (first >= from) months.push(first);
    month.setUTCMonth(month.getUTCMonth() + 1);
  }
}
