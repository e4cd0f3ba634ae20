import { keepPreviousData, queryOptions } from "@tanstack/react-query";
import { listGallery } from "#shared/community.ts";
import { getSymbol, listSymbols } from "#shared/symbols.ts";
import { SEARCH_MAX } from "#shared/limits.ts";
import type { Locale } from "#shared/locales.ts";
import type { Api } from "../../lib/api.ts";

/** The text that is searched for, as far as it is. */
export const searchedText = (text: string | null): string => (text ?? "").trim().slice(0, SEARCH_MAX);

/** All symbols, and what a text finds. */
export const symbolsQuery = (api: Api, locale: Locale, text: string | null) => {
  const q = searchedText(text);
  return queryOptions({
    queryKey: ["symbols", locale, q],
    queryFn: ({ signal }) => api(listSymbols, { query: { locale, q } }, { signal }),
    staleTime: Infinity,
    placeholderData: keepPreviousData,
  });
};

export const symbolQuery = (api: Api, locale: Locale, slug: string) =>
  queryOptions({
    queryKey: ["symbol", locale, slug],
    queryFn: ({ signal }) => api(getSymbol, { params: { slug }, query: { locale } }, { signal }),
    staleTime: Infinity,
  });

/** Dreams of the gallery beside a symbol. */
const DREAMS_MAX = 4;

/** The newest dreams of the public gallery with a symbol. */
export const symbolDreamsQuery = (api: Api, locale: Locale, symbol: string) =>
  queryOptions({
    queryKey: ["symbol-dreams", locale, symbol],
    queryFn: async ({ signal }) =>
      (await api(listGallery, { query: { locale, symbol } }, { signal })).entries.slice(0, DREAMS_MAX),
  });
