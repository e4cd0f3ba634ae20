import type { Calendar, CalendarFilter } from "#shared/calendar.ts";
import { NO_FILTER, readFilter, type LibraryFilter } from "../library-filter.ts";

const FIELDS = ["mood", "tag", "favourite"] as const;
/** What nights can be narrowed to. `tag` is a returning symbol; `symbol` of the URL is the one on the thread. */
export const NIGHT_FIELDS: ReadonlySet<keyof LibraryFilter> = new Set(FIELDS);

export function readNightFilter(
  params: URLSearchParams,
  { returning }: Pick<Calendar, "returning">,
): LibraryFilter {
  const { mood, tag, favourite } = readFilter(params);
  return { ...NO_FILTER, mood, favourite, tag: returning.some(({ symbol }) => symbol === tag) ? tag : "" };
}

/** A filter as the server reads it. */
export const sentFilter = (filter: LibraryFilter): CalendarFilter =>
  Object.fromEntries(FIELDS.flatMap((field) => (filter[field] === "" ? [] : [[field, filter[field]]])));
