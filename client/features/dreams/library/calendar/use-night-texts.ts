import { dateFormat } from "../../../../i18n/formats.ts";
import { useTranslation } from "../../../../i18n/use-translation.ts";
import { useApp } from "../../../../lib/context.tsx";
import type { DiscLook } from "#shared/calendar.ts";
import { lookOf, type Night } from "./nights.ts";

/** What is said of a night with one dream. */
const NOTES: Partial<Record<DiscLook, string>> = {
  words: "key.words",
  note: "key.note",
  waiting: "making",
  failed: "missing",
};

export interface NightTexts {
  /** `18 November`. */
  date: (night: string) => string;
  /** Name of a month, 1 to 12. */
  month: (month: number) => string;
  /** Of the columns of a week from Monday. */
  weekdays: string[];
  /** Date, title and what is special, of a night with dreams. */
  label: (night: Night) => string;
}

/** Names of nights, months and weekdays in the user's language; nights are dates without a zone. */
export function useNightTexts(): NightTexts {
  const { t } = useTranslation();
  const { locale } = useApp();
  const format = (options: Intl.DateTimeFormatOptions) =>
    dateFormat(`${locale}-u-ca-gregory-nu-latn`, { ...options, timeZone: "UTC" });
  const days = format({ day: "numeric", month: "long" });
  const months = format({ month: "long" });
  // In Arabic the short names are the long ones.
  const weekdays = format({ weekday: locale === "ar" ? "narrow" : "short" });
  const dateOf = (night: string) => days.format(Date.parse(night));
  // A translation takes longer than a cell of the year: each is looked up once.
  const known = new Map<string, string>();
  const once = (key: string, values?: { count: number }) => {
    const name = values ? `${key} ${values.count}` : key;
    let text = known.get(name);
    if (text === undefined) known.set(name, (text = t(`calendar:${key}`, values)));
    return text;
  };
  const [beforeDate = "", between = "", afterTitle = ""] = t("calendar:disc", {
    date: "\0",
    title: "\0",
  }).split("\0");
  return {
    date: dateOf,
    month: (month) => months.format(Date.UTC(2024, month - 1, 1)),
    // The 1st of January 2024 is a Monday.
    weekdays: Array.from({ length: 7 }, (_, day) => weekdays.format(Date.UTC(2024, 0, day + 1))),
    label({ night, dreams, lead, fullMoon }) {
      const look = lead && lookOf(lead);
      const note = dreams.length === 1 && look ? NOTES[look] : undefined;
      const title = dreams.length > 1 ? once("dreams", { count: dreams.length }) : (lead?.title ?? "");
      const label = beforeDate + dateOf(night) + between + title + afterTitle;
      return [label, ...(note ? [once(note)] : []), ...(fullMoon ? [once("key.moon")] : [])].join(", ");
    },
  };
}
