import { queryOptions, useQuery, type QueryClient } from "@tanstack/react-query";
import { listSessions, me, pendingEmailChange, type Me } from "#shared/accounts.ts";
import { listPasskeys } from "#shared/own-passkeys.ts";
import { ApiError, type Api } from "../../lib/api.ts";
import { useApp } from "../../lib/context.tsx";

/** Data younger than this, such as that of the page state, is not fetched again. */
export const FRESH_MS = 15_000;

/** The signed-in user, or null for a visitor. */
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
    // Only a sign-in turns a visitor into a user, and other tabs send a message about theirs.
    staleTime: ({ state }) => (state.data === null ? Infinity : FRESH_MS),
    // A user may come back from paying.
    refetchOnWindowFocus: ({ state }) => (state.data === null ? true : "always"),
  });

export const sessionsQuery = (api: Api) =>
  queryOptions({
    queryKey: ["sessions"],
    queryFn: async ({ signal }) => (await api(listSessions, undefined, { signal })).sessions,
  });

/** The passkeys, and whether there is a password beside them. */
export const passkeysQuery = (api: Api) =>
  queryOptions({
    queryKey: ["passkeys"],
    queryFn: ({ signal }) => api(listPasskeys, undefined, { signal }),
  });

/** The new email address that waits for its confirmation, or null. */
export const emailChangeQuery = (api: Api) =>
  queryOptions({
    queryKey: ["emailChange"],
    queryFn: async ({ signal }) => (await api(pendingEmailChange, undefined, { signal })).pending,
  });

/** What the account page shows of the account itself, fetched. */
export const loadOwnAccount = (queryClient: QueryClient, api: Api): Promise<unknown>[] => [
  queryClient.ensureQueryData(emailChangeQuery(api)),
  queryClient.ensureQueryData(sessionsQuery(api)),
  queryClient.ensureQueryData(passkeysQuery(api)),
];

/** The signed-in user; null for a visitor, and while or where the user cannot be read. */
export function useMe(): Me | null {
  const { api } = useApp();
  return useQuery(meQuery(api)).data ?? null;
}
