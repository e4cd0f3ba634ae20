import { queryOptions } from "@tanstack/react-query";
import { getCalendar } from "#shared/calendar.ts";
import type { Api } from "../../../../lib/api.ts";
import type { RouteEnv } from "../../../../lib/context.tsx";
import { libraryQuery } from "../../queries.ts";
import { isNewcomer } from "./newcomer.ts";

/** The year that a URL names; empty for that of this night. */
export const yearOf = (search: URLSearchParams): string =>
  /^(?:19|20)\d\d$/.exec(search.get("year") ?? "")?.[0] ?? "";

/** `year` as `yearOf` returns it. */
export const calendarQuery = (api: Api, year: string) =>
  queryOptions({
    queryKey: ["library", "calendar", year],
    queryFn: ({ signal }) => api(getCalendar, { query: year ? { year } : {} }, { signal }),
  });

/** The first page of the list, whose cards a newcomer sees below the month. */
export const cardsQuery = (api: Api) => libraryQuery(api, { q: "", tag: "" });

/** Reads what the calendar shows. What fails is left to the page. */
export async function loadCalendar({ queryClient, api }: RouteEnv, search: URLSearchParams): Promise<void> {
  try {
    const calendar = await queryClient.ensureQueryData(calendarQuery(api, yearOf(search)));
    if (isNewcomer(calendar)) await queryClient.ensureInfiniteQueryData(cardsQuery(api));
  } catch {
    // The page shows its own message and can try again.
  }
}
