import { useApp } from "../../lib/context.tsx";
import type { Dream } from "#shared/dreams.ts";
import { dateFormat, numberFormat } from "../../i18n/formats.ts";
import { useTranslation } from "../../i18n/use-translation.ts";

type Style = "day" | "weekday" | "date" | "moment" | "clock" | "hour" | "until";

const FORMATS: Record<Style, Intl.DateTimeFormatOptions> = {
  day: { day: "numeric", month: "long" },
  weekday: { weekday: "long", day: "numeric", month: "long", minute: "2-digit" },
  date: { day: "numeric", month: "long", year: "numeric" },
  moment: { day: "numeric", month: "long", year: "numeric", minute: "2-digit" },
  clock: { minute: "2-digit" },
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

/** Returns a function that writes the date of a night, which no time zone changes. */
export function useNightDate(): (night: string) => string {
  const { locale } = useApp();
  const dates = dateFormat(`${locale}-u-nu-latn`, { ...FORMATS.date, timeZone: "UTC" });
  return (night) => dates.format(new Date(`${night}T12:00Z`));
}

/** Returns a function that names the night of a dream, with its time where that is known. */
export function useNightText(): (dream: Pick<Dream, "night" | "time">) => string {
  const { t } = useTranslation();
  const { locale } = useApp();
  const format = (options: Intl.DateTimeFormatOptions, moment: string) =>
    dateFormat(`${locale}-u-nu-latn`, { ...options, timeZone: "UTC" }).format(new Date(moment));
  const hour = dateFormat(locale, { hour: "numeric" }).resolvedOptions().hour12 ? "numeric" : "2-digit";
  return ({ night, time }) => {
    const date = format(FORMATS.date, `${night}T12:00Z`);
    if (time === null) return t("dream:night", { date });
    return t("dream:nightAt", { date, time: format({ ...FORMATS.clock, hour }, `${night}T${time}Z`) });
  };
}

/** Returns a function that writes a number of days: "30 days". */
export function useDayCount(): (days: number) => string {
  const { locale } = useApp();
  const options = { style: "unit", unit: "day", unitDisplay: "long" } as const;
  return (days) => numberFormat(`${locale}-u-nu-latn`, options).format(days);
}

/** Part of the day at an hour of 0 to 23. */
export function dayPart(hour: number): "morning" | "day" | "evening" | "night" {
  if (hour >= 5 && hour < 12) return "morning";
  if (hour >= 12 && hour < 18) return "day";
  return hour >= 18 && hour < 23 ? "evening" : "night";
}
