import { keepPreviousData, queryOptions } from "@tanstack/react-query";
import type { Locale } from "#shared/locales.ts";
import { getLetter } from "#shared/letters.ts";
import { getPatterns } from "#shared/patterns.ts";
import { endpointUrl } from "#shared/endpoint.ts";
import type { Api } from "../../lib/api.ts";

const SYMBOL_MAX = 40;

/** What the page shows: the chosen symbol, undefined for the first one, and how much of its evidence. */
export interface AskedPatterns {
  symbol: string | undefined;
  show: "all" | "some";
}

/** The view that the URL of the page asks for. */
export function askedPatterns(params: URLSearchParams): AskedPatterns {
  const symbol = params.get("symbol")?.slice(0, SYMBOL_MAX);
  return { symbol: symbol === "" ? undefined : symbol, show: params.get("show") === "all" ? "all" : "some" };
}

/** The URL of the page for a symbol, null for the first one, at its chart or at its evidence. */
export function patternsPath(symbol: string | null, show: AskedPatterns["show"] = "some", part = ""): string {
  return endpointUrl("/patterns", {}, { ...(symbol && { symbol }), ...(show === "all" && { show }) }) + part;
}

export const patternsQuery = (api: Api, locale: Locale, asked: AskedPatterns) =>
  queryOptions({
    queryKey: ["patterns", locale, asked],
    queryFn: async ({ signal }) => {
      const query = { locale, ...(asked.symbol && { symbol: asked.symbol }), show: asked.show };
      return (await api(getPatterns, { query }, { signal })).patterns;
    },
    placeholderData: keepPreviousData,
  });

const MONTH = /^\d{4}-\d\d$/;

/** The month of the letter that the URL asks for; undefined for the latest. */
export function askedLetter(params: URLSearchParams): string | undefined {
  const month = params.get("letter");
  return month !== null && MONTH.test(month) ? month : undefined;
}

export const letterQuery = (api: Api, locale: Locale, month: string | undefined) =>
  queryOptions({
    // Read again with the figures: it quotes the same dreams.
    queryKey: ["patterns", "letter", locale, month],
    queryFn: ({ signal }) => api(getLetter, { query: { locale, ...(month && { month }) } }, { signal }),
    placeholderData: keepPreviousData,
  });
