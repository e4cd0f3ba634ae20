import { dateFormat } from "../../../../i18n/formats.ts";
import { useTranslation, type Translate } from "../../../../i18n/use-translation.ts";
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
  /** `3 nights`. */
  nights: (count: number) => string;
  /** Of the columns of a week from Monday. */
  weekdays: string[];
  /** Date, title and what is special, of a night with dreams. */
  label: (night: Night) => string;
}

function createNightTexts(t: Translate, locale: string): NightTexts {
  const format = (options: Intl.DateTimeFormatOptions) =>
    dateFormat(`${locale}-u-ca-gregory-nu-latn`, { ...options, timeZone: "UTC" });
  const days = format({ day: "numeric", month: "long" });
  const months = format({ month: "long" });
  // In Arabic the short names are the long ones.
  const weekdays = format({ weekday: locale === "ar" ? "narrow" : "short" });
  const known = new Map<string, string>();
  const once = (key: string, make: () => string) => {
    let text = known.get(key);
    if (text === undefined) known.set(key, (text = make()));
    return text;
  };
  const named = (key: string) => once(key, () => t(`calendar:${key}`));
  const counted = (key: string, count: number) =>
    once(`${key} ${count}`, () => t(`calendar:${key}`, { count }));
  const dateOf = (night: string) => once(night.slice(5), () => days.format(Date.parse(night)));
  const [beforeDate = "", between = "", afterTitle = ""] = t("calendar:disc", {
    date: "\0",
    title: "\0",
  }).split("\0");
  return {
    date: dateOf,
    month: (month) => once(`month ${month}`, () => months.format(Date.UTC(2024, month - 1, 1))),
    nights: (count) => counted("nights", count),
    // The 1st of January 2024 is a Monday.
    weekdays: Array.from({ length: 7 }, (_, day) => weekdays.format(Date.UTC(2024, 0, day + 1))),
    label({ night, count, lead, fullMoon }) {
      const look = lead && lookOf(lead);
      const note = count === 1 && look ? NOTES[look] : undefined;
      const title = count > 1 ? counted("dreams", count) : (lead?.title ?? "");
      const label = beforeDate + dateOf(night) + between + title + afterTitle;
      return [label, ...(note ? [named(note)] : []), ...(fullMoon ? [named("key.moon")] : [])].join(", ");
    },
  };
}

/** By the translate function of a language, of which there is one: a year takes hundreds of texts. */
const created = new WeakMap<Translate, NightTexts>();

/** Names of nights, months and weekdays in the user's language; nights are dates without a zone. */
export function useNightTexts(): NightTexts {
  const { t } = useTranslation();
  const { locale } = useApp();
  let texts = created.get(t);
  if (!texts) created.set(t, (texts = createNightTexts(t, locale)));
  return texts;
}
