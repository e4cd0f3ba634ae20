import { infiniteQueryOptions, queryOptions } from "@tanstack/react-query";
import { listSessions } from "#shared/accounts.ts";
import { getActivity } from "#shared/activity.ts";
import { me } from "#shared/credits.ts";
import { getDream, listDreams } from "#shared/dreams.ts";
import { listPayments, verifyPayment } from "#shared/payments.ts";
import { getConfig } from "#shared/site.ts";
import { ApiError, type Api } from "../api.ts";

const UNFINISHED_REFRESH_MS = 5000;
const PENDING_PAYMENT_REFRESH_MS = 5000;

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

export const configQuery = (api: Api) =>
  queryOptions({
    queryKey: ["config"],
    queryFn: ({ signal }) => api(getConfig, undefined, { signal }),
    staleTime: Infinity,
  });

/** The figure of the live line. */
export const activityQuery = (api: Api) =>
  queryOptions({
    queryKey: ["activity"],
    queryFn: ({ signal }) => api(getActivity, undefined, { signal }),
    staleTime: Infinity,
  });

/** One dream, or null where there is none for this person. */
export const dreamQuery = (api: Api, id: string) =>
  queryOptions({
    queryKey: ["dream", id],
    queryFn: async ({ signal }) => {
      try {
        return (await api(getDream, { params: { id } }, { signal })).dream;
      } catch (error) {
        if (error instanceof ApiError && error.status === 404) return null;
        throw error;
      }
    },
  });

export const libraryQuery = (api: Api, filter: { q: string; tag: string }) =>
  infiniteQueryOptions({
    queryKey: ["library", filter],
    queryFn: ({ pageParam, signal }) =>
      api(listDreams, { query: { ...filter, page: pageParam } }, { signal }),
    initialPageParam: 0,
    getNextPageParam: (last, pages) => {
      const loaded = pages.reduce((sum, page) => sum + page.dreams.length, 0);
      return loaded < last.total ? last.page + 1 : undefined;
    },
  });

/** The person's dreams that still wait or run, newest first; asked again every few seconds while there are any. */
export const unfinishedQuery = (api: Api) =>
  queryOptions({
    queryKey: ["library", "unfinished"],
    queryFn: async ({ signal }) =>
      (await api(listDreams, { query: { state: "unfinished" } }, { signal })).dreams,
    refetchInterval: ({ state }) => (state.data?.length ? UNFINISHED_REFRESH_MS : false),
  });

/** Whether a payment page was paid; asked again while the money is on its way. */
export const paymentCheckQuery = (api: Api, sessionId: string) =>
  queryOptions({
    queryKey: ["payment-check", sessionId],
    queryFn: ({ signal }) => api(verifyPayment, { body: { sessionId } }, { signal }),
    staleTime: Infinity,
    refetchInterval: ({ state }) => (state.data?.pending ? PENDING_PAYMENT_REFRESH_MS : false),
  });

/** Where the person is signed in. */
export const sessionsQuery = (api: Api) =>
  queryOptions({
    queryKey: ["sessions"],
    queryFn: async ({ signal }) => (await api(listSessions, undefined, { signal })).sessions,
  });

export const paymentsQuery = (api: Api) =>
  infiniteQueryOptions({
    queryKey: ["payments"],
    queryFn: ({ pageParam, signal }) => api(listPayments, { query: { page: pageParam } }, { signal }),
    initialPageParam: 0,
    getNextPageParam: ({ page, pageSize, total }) => ((page + 1) * pageSize < total ? page + 1 : undefined),
  });

/** Movements of the person's tokens, newest first; of one dream where its id is given. */
export const entriesQuery = (api: Api, dreamId?: string) =>
  infiniteQueryOptions({
    queryKey: ["entries", dreamId ?? "all"],
    queryFn: ({ pageParam, signal }) =>
      api(
        listPayments,
        { query: { ...(dreamId && { dreamId }), ...(pageParam > 0 && { before: pageParam }) } },
        { signal },
      ),
    initialPageParam: 0,
    getNextPageParam: ({ nextBefore }) => nextBefore ?? undefined,
  });
