import { queryOptions, useQuery } from "@tanstack/react-query";
import { listSessions, me } from "#shared/accounts.ts";
import { ApiError, type Api } from "../../lib/api.ts";
import { useApp } from "../../lib/context.tsx";

/** Data that came with the page is not fetched again at once. */
export const FRESH_MS = 15_000;

/** The signed-in person, or null for a visitor. */
export const meQuery = (api: Api) =>
  queryOptions({
    queryKey: ["me"],
    queryFn: async ({ signal }) => {
      try {
        return await api(me, undefined, { signal });
      } catch (error) {
        if (error instanceof ApiError && error.status === 401) return null;
        throw error;
      }
    },
    // A visitor stays one until they sign in here; asking again would only be refused again.
    staleTime: ({ state }) => (state.data === null ? Infinity : FRESH_MS),
  });

/** Where the person is signed in. */
export const sessionsQuery = (api: Api) =>
  queryOptions({
    queryKey: ["sessions"],
    queryFn: async ({ signal }) => (await api(listSessions, undefined, { signal })).sessions,
  });

/** The user of a page that requires one, and when they were last read, in milliseconds since 1970. */
export function useMe() {
  const { api } = useApp();
  const { data, dataUpdatedAt } = useQuery(meQuery(api));
  return { me: data ?? null, updatedAt: dataUpdatedAt };
}
