import { queryOptions } from "@tanstack/react-query";
import type { Locale } from "#shared/locales.ts";
import { getSymbolLinks } from "#shared/symbols.ts";
import type { Api } from "../../lib/api.ts";

/** The slugs of the symbols that a reading in the language `from` names. */
export const symbolLinksQuery = (api: Api, locale: Locale, from: Locale, names: readonly string[]) =>
  queryOptions({
    queryKey: ["symbol-links", locale, from, names],
    queryFn: ({ signal }) =>
      api(getSymbolLinks, { query: { locale, from, names: names.join("\n") } }, { signal }),
    staleTime: Infinity,
  });
