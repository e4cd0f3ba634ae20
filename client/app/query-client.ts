import { QueryClient, type DefaultOptions } from "@tanstack/react-query";
import { QUERY_RETRIES, QUERY_RETRY_CAP_MS, QUERY_RETRY_MS } from "#shared/timings.ts";
import { ApiError } from "../lib/api.ts";
import { FRESH_MS } from "../features/accounts/queries.ts";

/** Network failures and server faults are tried again; refusals (4xx) are final. */
function shouldRetry(failures: number, error: Error): boolean {
  const refused = error instanceof ApiError && error.status >= 400 && error.status < 500;
  return !refused && failures < QUERY_RETRIES;
}

export const QUERY_DEFAULTS: DefaultOptions = {
  queries: {
    retry: shouldRetry,
    retryDelay: (attempt) => Math.min(QUERY_RETRY_MS * 2 ** attempt, QUERY_RETRY_CAP_MS),
    // The page's loader has tried already: its failure is shown at once, with a button.
    retryOnMount: false,
    // Without a network a call fails at once and the page shows it, instead of waiting silently.
    networkMode: "always",
    staleTime: FRESH_MS,
    refetchOnWindowFocus: true,
    refetchOnReconnect: true,
  },
  mutations: { networkMode: "always" },
};

/**
 * Every read is tried four times in all, within 3 s; then the page shows the failure and offers to try again. TanStack
 * Query's own waits would take 7 s, while a user waits. Reads in the background have the shorter waits, too: they make
 * no more calls. Data are read again when the tab gets the focus or the network returns.
 */
export const createQueryClient = (): QueryClient => new QueryClient({ defaultOptions: QUERY_DEFAULTS });
