import { escapeHtml } from "#shared/escape.ts";
import type { LibraryFilter } from "../library-filter.ts";

export interface CalendarPlace {
  year: number;
  /** A returning symbol; empty for none, null for the one with which the year begins. */
  symbol: string | null;
  night?: string;
  filter?: Partial<LibraryFilter>;
}

/** The calendar's URL, at the list of a night where one is named. */
export function calendarPath({ year, symbol, night, filter = {} }: CalendarPlace): string {
  const search = new URLSearchParams({ view: "calendar", year: String(year) });
  for (const [field, value] of Object.entries(filter)) if (value !== "") search.set(field, value);
  if (symbol !== null) search.set("symbol", symbol);
  if (night) search.set("night", night);
  return `/library?${search}${night ? "#night" : ""}`;
}

/** The paths of the lists of a year's nights, like `calendarPath` without a symbol, escaped for HTML. */
export function nightListPaths(year: number): (night: string) => string {
  const ofYear = escapeHtml(`${calendarPath({ year, symbol: null })}&night=`);
  return (night) => `${ofYear}${night}#night`;
}
