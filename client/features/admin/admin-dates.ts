import { DAY_MS } from "#shared/durations.ts";
import { useApp } from "../../lib/context.tsx";
import { dateFormat } from "../../i18n/formats.ts";

/** Languages that write a month as a number with a sign (`11月`): their dates keep their own order and signs. */
const NUMBERED_MONTHS = ["ja", "ko"];

/** `21 Kas 2026`: day, month, year in this order in every language with names of months. */
function dayText(moment: Date, locale: string, timeZone: string): string {
  if (NUMBERED_MONTHS.includes(locale)) {
    return dateFormat(locale, { day: "numeric", month: "short", year: "numeric", timeZone }).format(moment);
  }
  const parts = dateFormat(`${locale}-u-nu-latn`, {
    day: "2-digit",
    month: "short",
    year: "numeric",
    timeZone,
  }).formatToParts(moment);
  const part = (type: string) => parts.find((p) => p.type === type)?.value ?? "";
  // No-break spaces: a date never wraps.
  return `${part("day")}\u00a0${part("month")}\u00a0${part("year")}`;
}

export function useAdminDates() {
  const { locale, timeZone } = useApp();
  const day = (moment: string) => dayText(new Date(moment), locale, timeZone);
  return {
    /** The day of an ISO time, in the user's time zone. */
    day,
    /** Day and time of an ISO time: `21 Kas 2026 14:05`. */
    moment: (moment: string) => {
      const time = dateFormat("en-GB", { hour: "2-digit", minute: "2-digit", timeZone });
      return `${day(moment)} ${time.format(new Date(moment))}`;
    },
    /** From `yyyy-MM-dd`. */
    calendarDay: (date: string) => dayText(new Date(`${date}T00:00Z`), locale, "UTC"),
    /** From `yyyy-MM-dd`: the weekday, or day and month where there are many days. */
    shortDay: (date: string, many: boolean) =>
      dateFormat(`${locale}-u-nu-latn`, {
        // Arabic has no short names of weekdays and months.
        ...(locale === "ar"
          ? { day: "numeric", month: "numeric" }
          : many
            ? { day: "numeric", month: "short" }
            : { weekday: "short" }),
        timeZone: "UTC",
      }).format(new Date(`${date}T00:00Z`)),
  };
}

/** The calendar day `days` after another. */
export function shiftDay(day: string, days: number): string {
  return new Date(Date.parse(`${day}T00:00Z`) + days * DAY_MS).toISOString().slice(0, 10);
}

/** The same day of another month, or its last day where the month is shorter. */
export function shiftMonth(day: string, months: number): string {
  const [year, month, date] = day.split("-").map(Number) as [number, number, number];
  const last = new Date(Date.UTC(year, month + months, 0));
  return `${last.toISOString().slice(0, 8)}${String(Math.min(date, last.getUTCDate())).padStart(2, "0")}`;
}

/** Calendar days from one to another, both included. */
export function dayCount(from: string, to: string): number {
  return Math.round((Date.parse(`${to}T00:00Z`) - Date.parse(`${from}T00:00Z`)) / DAY_MS) + 1;
}

/** The Monday of a calendar day's week. */
export function mondayOf(day: string): string {
  const weekday = new Date(`${day}T00:00Z`).getUTCDay();
  return shiftDay(day, -((weekday + 6) % 7));
}
