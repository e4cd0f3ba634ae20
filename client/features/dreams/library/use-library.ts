import { keepPreviousData, useInfiniteQuery, useQueryClient } from "@tanstack/react-query";
import { useApp } from "../../../lib/context.tsx";
import { cardsQuery, distinct, refreshMs } from "../queries.ts";
import type { LibraryFilter } from "./library-filter.ts";

/** The user's library under a filter, page by page; refetched while it shows unfinished dreams. */
export function useLibrary(filter: Partial<LibraryFilter>) {
  const { api } = useApp();
  const queryClient = useQueryClient();
  const options = cardsQuery(api, filter);
  const query = useInfiniteQuery({
    ...options,
    placeholderData: keepPreviousData,
    refetchInterval: ({ state }) => refreshMs(state.data?.pages.flatMap((page) => page.cards)),
  });
  const pages = query.data?.pages ?? [];
  return {
    ...query,
    cards: distinct(pages.flatMap((page) => page.cards)),
    total: pages.at(-1)?.total ?? 0,
    topTags: pages.at(-1)?.topTags ?? [],
    topSymbols: pages.at(-1)?.topSymbols ?? [],
    /** Drops all pages but the first, and refetches it. */
    refresh: async () => {
      queryClient.setQueryData(options.queryKey, (data) =>
        data ? { pages: data.pages.slice(0, 1), pageParams: data.pageParams.slice(0, 1) } : data,
      );
      await query.refetch();
    },
  };
}
