import { infiniteQueryOptions, queryOptions } from "@tanstack/react-query";
import { getDream, listDreams } from "#shared/dreams.ts";
import { ApiError, type Api } from "../../lib/api.ts";

const UNFINISHED_REFRESH_MS = 5000;

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
