import { infiniteQueryOptions, queryOptions } from "@tanstack/react-query";
import { listBin } from "#shared/bin.ts";
import { listCards } from "#shared/cards.ts";
import { getDream, listDreams, type Dream } from "#shared/dreams.ts";
import { ApiError, type Api } from "../../lib/api.ts";
import { isFinal } from "./is-final.ts";

const setFields = (filter: Partial<Record<string, string>>) =>
  Object.fromEntries(Object.entries(filter).filter(([, value]) => value !== ""));

const UNFINISHED_REFRESH_MS = 5000;

/** Refetch interval of a list: none once every dream is final. */
export const refreshMs = (dreams: readonly Pick<Dream, "status">[] = []) =>
  dreams.every(isFinal) ? false : UNFINISHED_REFRESH_MS;

/** Without repetitions: a dream is on two loaded pages when a new one was added in between. */
export const distinct = <D extends { id: string }>(dreams: readonly D[]): D[] => [
  ...new Map(dreams.map((dream) => [dream.id, dream])).values(),
];

/** Resolves to one dream, or to null where this user has no such dream. */
export async function readDream(api: Api, id: string, signal: AbortSignal): Promise<Dream | null> {
  try {
    return (await api(getDream, { params: { id } }, { signal })).dream;
  } catch (error) {
    if (error instanceof ApiError && error.status === 404) return null;
    throw error;
  }
}

export const dreamQuery = (api: Api, id: string) =>
  queryOptions({ queryKey: ["dream", id], queryFn: ({ signal }) => readDream(api, id, signal) });

/** The page after the last loaded one. */
function nextPage(last: { page: number; total: number }, loaded: number): number | undefined {
  return loaded < last.total ? last.page + 1 : undefined;
}

/** The library's cards under a filter, whose empty fields narrow nothing. */
export const cardsQuery = (api: Api, filter: Partial<Record<string, string>> = {}) =>
  infiniteQueryOptions({
    queryKey: ["library", setFields(filter)],
    queryFn: ({ pageParam, signal }) =>
      api(listCards, { query: { ...setFields(filter), page: pageParam } }, { signal }),
    initialPageParam: 0,
    getNextPageParam: (last, pages) => nextPage(last, pages.flatMap(({ cards }) => cards).length),
  });

/** The dreams of the library with what each cost. */
export const receiptsQuery = (api: Api) =>
  infiniteQueryOptions({
    queryKey: ["library", "receipts"],
    queryFn: ({ pageParam, signal }) =>
      api(listDreams, { query: { page: pageParam, form: "brief" } }, { signal }),
    initialPageParam: 0,
    getNextPageParam: (last, pages) => nextPage(last, pages.flatMap(({ dreams }) => dreams).length),
  });

/** The user's unfinished dreams, newest first. */
export const unfinishedQuery = (api: Api) =>
  queryOptions({
    queryKey: ["library", "unfinished"],
    queryFn: async ({ signal }) =>
      (await api(listDreams, { query: { state: "unfinished", form: "brief" } }, { signal })).dreams,
    refetchInterval: ({ state }) => refreshMs(state.data),
  });

/** The deleted dreams of the user, the last deleted first. */
export const binQuery = (api: Api) =>
  infiniteQueryOptions({
    queryKey: ["bin"],
    queryFn: ({ pageParam, signal }) => api(listBin, { query: { page: pageParam } }, { signal }),
    initialPageParam: 0,
    getNextPageParam: (last, pages) => nextPage(last, pages.flatMap(({ dreams }) => dreams).length),
  });
