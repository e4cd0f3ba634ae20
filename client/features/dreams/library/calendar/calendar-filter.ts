import type { Calendar } from "#shared/calendar.ts";
import { NO_FILTER, readFilter, type LibraryFilter } from "../library-filter.ts";

/** What nights can be narrowed to. `tag` is a returning symbol; `symbol` of the URL is the one on the thread. */
export const NIGHT_FIELDS: ReadonlySet<keyof LibraryFilter> = new Set(["mood", "tag", "favourite"]);

export function readNightFilter(params: URLSearchParams, { returning }: Calendar): LibraryFilter {
  const { mood, tag, favourite } = readFilter(params);
  return { ...NO_FILTER, mood, favourite, tag: returning.some(({ symbol }) => symbol === tag) ? tag : "" };
}

/** The calendar with the dreams that a filter leaves. */
export function narrowed(calendar: Calendar, { mood, tag, favourite }: LibraryFilter): Calendar {
  if (mood === "" && tag === "" && favourite === "") return calendar;
  const at = calendar.returning.findIndex(({ symbol }) => symbol === tag);
  const nights = calendar.nights.map(({ night, dreams }) => ({
    night,
    dreams: dreams.filter(
      (dream) =>
        (mood === "" || dream.mood === mood) &&
        (favourite === "" || dream.favourite) &&
        (tag === "" || dream.symbols?.includes(at)),
    ),
  }));
  return { ...calendar, nights: nights.filter(({ dreams }) => dreams.length > 0) };
}
