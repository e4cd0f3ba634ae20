import { keepPreviousData, queryOptions } from "@tanstack/react-query";
import { getSymbol, listSymbols } from "#shared/symbols.ts";
import type { Locale } from "#shared/locales.ts";
import { ApiError, type Api } from "../../lib/api.ts";

/** All symbols, and what `q` finds. */
export const symbolsQuery = (api: Api, locale: Locale, q: string) =>
  queryOptions({
    queryKey: ["symbols", locale, q],
    queryFn: ({ signal }) => api(listSymbols, { query: { locale, q } }, { signal }),
    staleTime: Infinity,
    placeholderData: keepPreviousData,
  });

export const symbolQuery = (api: Api, locale: Locale, slug: string) =>
  queryOptions({
    queryKey: ["symbol", locale, slug],
    queryFn: ({ signal }) =>
      api(getSymbol, { params: { slug }, query: { locale } }, { signal }).catch((error: unknown) => {
        if (error instanceof ApiError && error.code === "not_found") return null;
        throw error;
      }),
    staleTime: Infinity,
  });
