import { DAY_MS } from "#shared/durations.ts";

import { useApp } from "../../lib/context.tsx";
import { dateFormat } from "../../i18n/formats.ts";

/** `dd MMM yyyy`, in the order of the pattern in every language. */
function dayText(moment: Date, locale: string, timeZone: string): string {
  const parts = dateFormat(`${locale}-u-nu-latn`, {
    day: "2-digit",
    month: "short",
    year: "numeric",
    timeZone,
  }).formatToParts(moment);
  const part = (type: string) => parts.find((p) => p.type === type)?.value ?? "";
  return `${part("day")} ${part("month")} ${part("year")}`;
}

/** Writes the admin area's dates: `21 Kas 2026`, and with time `21 Kas 2026 14:05`. */
export function useAdminDates() {
  const { locale, timeZone } = useApp();
  const zoned = (moment: string) => dayText(new Date(moment), locale, timeZone);
  return {
    /** The day of a moment, in the person's time zone. */
    day: zoned,
    /** Day and time of a moment. */
    moment: (moment: string) => {
      const time = dateFormat("en-GB", { hour: "2-digit", minute: "2-digit", timeZone });
      return `${zoned(moment)} ${time.format(new Date(moment))}`;
    },
    /** A calendar day, `yyyy-MM-dd`. */
    calendarDay: (day: string) => dayText(new Date(`${day}T00:00Z`), locale, "UTC"),
    /** A calendar day in a word: its weekday, or day and month where there are many. */
    shortDay: (day: string, many: boolean) =>
      dateFormat(`${locale}-u-nu-latn`, {
        // Arabic has no short names of weekdays and months.
        ...(locale === "ar"
          ? { day: "numeric", month: "numeric" }
          : many
            ? { day: "numeric", month: "short" }
            : { weekday: "short" }),
        timeZone: "UTC",
      }).format(new Date(`${day}T00:00Z`)),
  };
}

/** A calendar day some days away. */
export function shiftDay(day: string, days: number): string {
  return new Date(Date.parse(`${day}T00:00Z`) + days * DAY_MS).toISOString().slice(0, 10);
}

/** Calendar days from one to another, both counted. */
export function dayCount(from: string, to: string): number {
  return Math.round((Date.parse(`${to}T00:00Z`) - Date.parse(`${from}T00:00Z`)) / DAY_MS) + 1;
}

/** The Monday that a calendar day's week began with. */
export function mondayOf(day: string): string {
  const weekday = new Date(`${day}T00:00Z`).getUTCDay();
  return shiftDay(day, -((weekday + 6) % 7));
}
