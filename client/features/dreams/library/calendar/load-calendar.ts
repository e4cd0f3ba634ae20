import { queryOptions } from "@tanstack/react-query";
import { getCalendar, getNight } from "#shared/calendar.ts";
import type { Api } from "../../../../lib/api.ts";
import type { RouteEnv } from "../../../../lib/context.tsx";
import { cardsQuery } from "../../queries.ts";
import { readFilter, type LibraryFilter } from "../library-filter.ts";
import { readNightFilter, sentFilter } from "./calendar-filter.ts";
import { isNewcomer } from "./newcomer.ts";

/** Empty for the year of this night. */
const yearOf = (search: URLSearchParams): string =>
  /^(?:19|20)\d\d$/.exec(search.get("year") ?? "")?.[0] ?? "";

/** The year that a URL names, with the nights that its filter leaves. */
export function calendarQuery(api: Api, search: URLSearchParams) {
  const year = yearOf(search);
  const query = { ...(year && { year }), ...sentFilter(readFilter(search)) };
  return queryOptions({
    queryKey: ["library", "calendar", query],
    queryFn: ({ signal }) => api(getCalendar, { query }, { signal }),
  });
}

/** The dreams of a night that a filter leaves. */
export function nightQuery(api: Api, night: string, filter: LibraryFilter) {
  const query = { night, ...sentFilter(filter) };
  return queryOptions({
    queryKey: ["library", "night", query],
    queryFn: ({ signal }) => api(getNight, { query }, { signal }),
  });
}

/** Reads what the calendar shows. What fails is left to the page. */
export async function loadCalendar({ queryClient, api }: RouteEnv, search: URLSearchParams): Promise<void> {
  try {
    const calendar = await queryClient.ensureQueryData(calendarQuery(api, search));
    // A newcomer sees the first cards of the list below the month.
    if (isNewcomer(calendar)) await queryClient.ensureInfiniteQueryData(cardsQuery(api));
    const night = search.get("night");
    if (night !== null && calendar.nights.some((each) => each.night === night))
      await queryClient.ensureQueryData(nightQuery(api, night, readNightFilter(search, calendar)));
  } catch {
    // The page shows its own message and can try again.
  }
}
