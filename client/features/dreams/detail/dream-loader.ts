import type { Dream } from "#shared/dreams.ts";
import type { RouteEnv } from "../../../lib/context.tsx";
import { dreamSymbolsQuery } from "../dream-symbols-query.ts";
import { lensesQuery } from "../lenses-query.ts";
import { dreamQuery } from "../queries.ts";

/**
 * Reads a dream, its symbols and, where the URL names a lens, the lenses on it. Resolves to the dream, or null where
 * there is none.
 */
export async function loadDream(
  { api, queryClient, locale }: RouteEnv,
  id: string,
  url: URL,
): Promise<Dream | null> {
  const dream = queryClient.ensureQueryData(dreamQuery(api, id));
  // Without these the page shows its own message, or none of them.
  await Promise.allSettled([
    // Not asked for where there is no dream.
    dream.then((found) => found && queryClient.ensureQueryData(dreamSymbolsQuery(api, locale, id))),
    ...(url.searchParams.has("lens") ? [queryClient.ensureQueryData(lensesQuery(api, id))] : []),
  ]);
  return dream;
}
