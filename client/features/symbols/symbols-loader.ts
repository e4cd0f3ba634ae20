import { data } from "react-router-dom";
import { plainTitle } from "#shared/symbols.ts";
import type { RouteEnv } from "../../lib/context.tsx";
import { symbolQuery, symbolsQuery } from "./queries.ts";

/**
 * Loads a symbol and returns the title of its page, or status 404 for an unknown one. Without a slug it loads the
 * index and what its search finds.
 */
export async function load({ queryClient, api, locale }: RouteEnv, slug: string | undefined, url: URL) {
  if (slug !== undefined) {
    const symbol = await queryClient.ensureQueryData(symbolQuery(api, locale, slug));
    return symbol ? { title: plainTitle(symbol.title) } : data(null, { status: 404 });
  }
  await queryClient.ensureQueryData(symbolsQuery(api, locale, url.searchParams.get("q")));
  return null;
}
