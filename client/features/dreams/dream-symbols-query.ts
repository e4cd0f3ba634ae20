import { queryOptions } from "@tanstack/react-query";
import type { Locale } from "#shared/locales.ts";
import { getDreamSymbols } from "#shared/patterns.ts";
import type { Api } from "../../lib/api.ts";

/** The symbols that a dream names, of which a correction changes the figures of all. */
export const dreamSymbolsQuery = (api: Api, locale: Locale, dreamId: string) =>
  queryOptions({
    queryKey: ["patterns", "dream", dreamId, locale],
    queryFn: async ({ signal }) =>
      (await api(getDreamSymbols, { params: { id: dreamId }, query: { locale } }, { signal })).symbols,
  });
