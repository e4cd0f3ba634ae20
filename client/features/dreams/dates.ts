import { useApp } from "../../lib/context.tsx";
import { dateFormat } from "../../i18n/formats.ts";

type Style = "day" | "weekday" | "date" | "moment" | "hour" | "until";

const FORMATS: Record<Style, Intl.DateTimeFormatOptions> = {
  day: { day: "numeric", month: "long" },
  weekday: { weekday: "long", day: "numeric", month: "long", minute: "2-digit" },
  date: { day: "numeric", month: "long", year: "numeric" },
  moment: { day: "numeric", month: "long", year: "numeric", minute: "2-digit" },
  hour: { hour: "numeric", hourCycle: "h23" },
  until: { day: "numeric", month: "short", year: "numeric" },
};

/** Returns the formatter of the user's language and time zone; digits are always Latin. */
export function useDates(): (moment: string | number, style: Style) => string {
  const { locale, timeZone } = useApp();
  // Two-digit hours, except in 12-hour languages: "04:07", but "4:07 AM".
  const hour = dateFormat(locale, { hour: "numeric" }).resolvedOptions().hour12 ? "numeric" : "2-digit";
  return (moment, style) =>
    dateFormat(`${locale}-u-nu-latn`, {
      ...(FORMATS[style].minute && { hour }),
      ...FORMATS[style],
      timeZone,
    }).format(new Date(moment));
}

/** Part of the day at an hour of 0 to 23. */
export function dayPart(hour: number): "morning" | "day" | "evening" | "night" {
  if (hour >= 5 && hour < 12) return "morning";
  if (hour >= 12 && hour < 18) return "day";
  return hour >= 18 && hour < 23 ? "evening" : "night";
}

/** Seconds as `0:05`. */
export function clockTime(seconds: number): string {
  const whole = Math.max(0, Math.floor(seconds));
  return `${Math.floor(whole / 60)}:${String(whole % 60).padStart(2, "0")}`;
}
