import { QueryClient } from "@tanstack/react-query";
import { QUERY_RETRIES, QUERY_RETRY_CAP_MS } from "#shared/timings.ts";
import { ApiError } from "../lib/api.ts";
import { FRESH_MS } from "../features/accounts/queries.ts";

/** Network failures and server faults are tried again; refusals (4xx) are final. */
function shouldRetry(failures: number, error: Error): boolean {
  const refused = error instanceof ApiError && error.status >= 400 && error.status < 500;
  return !refused && failures < QUERY_RETRIES;
}

export function createQueryClient(server: boolean): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        retry: server ? false : shouldRetry,
        retryDelay: (attempt) => Math.min(1000 * 2 ** attempt, QUERY_RETRY_CAP_MS),
        staleTime: FRESH_MS,
        refetchOnWindowFocus: true,
        refetchOnReconnect: true,
      },
    },
  });
}
