import { data } from "react-router-dom";
import { plainTitle } from "#shared/symbols.ts";
import type { RouteEnv } from "../../lib/context.tsx";
import { symbolDreamsQuery, symbolQuery, symbolsQuery } from "./queries.ts";

/**
 * Loads a symbol and returns the title of its page, or status 404 for an unknown one. Without a slug it loads the
 * index and what its search finds.
 */
export async function load(
  { queryClient, api, locale, community }: RouteEnv,
  slug: string | undefined,
  url: URL,
) {
  if (slug !== undefined) {
    const symbol = await queryClient.ensureQueryData(symbolQuery(api, locale, slug));
    if (!symbol) return data(null, { status: 404 });
    // Without its dreams the page is whole, and has its title.
    if (community)
      await queryClient.ensureQueryData(symbolDreamsQuery(api, locale, symbol.id)).catch(() => undefined);
    return { title: plainTitle(symbol.title) };
  }
  await queryClient.ensureQueryData(symbolsQuery(api, locale, url.searchParams.get("q")));
  return null;
}
