import { keepPreviousData, useInfiniteQuery, useQueryClient } from "@tanstack/react-query";
import type { Dream, listDreams } from "#shared/dreams.ts";
import type { EndpointReply } from "#shared/endpoint.ts";
import { useApp } from "../../../lib/context.tsx";
import { libraryQuery } from "../queries.ts";
import { isFinal } from "../dream-state.ts";
import type { LibraryFilter } from "./library-tools.tsx";

const UNFINISHED_REFRESH_MS = 5000;

type Page = EndpointReply<typeof listDreams>;

/** A dream can stand on two loaded pages when a new one has come in between. */
function withoutRepeats(pages: readonly Page[]): Dream[] {
  return [...new Map(pages.flatMap((page) => page.dreams).map((dream) => [dream.id, dream])).values()];
}

/** The person's library under a filter, page by page; read again while it shows unfinished dreams. */
export function useLibrary(filter: LibraryFilter) {
  const { api } = useApp();
  const queryClient = useQueryClient();
  const options = libraryQuery(api, filter);
  const query = useInfiniteQuery({
    ...options,
    placeholderData: keepPreviousData,
    refetchInterval: ({ state }) => {
      const open = state.data?.pages.some((page) => page.dreams.some((dream) => !isFinal(dream)));
      return open ? UNFINISHED_REFRESH_MS : false;
    },
  });
  const pages = query.data?.pages ?? [];

  return {
    ...query,
    dreams: withoutRepeats(pages),
    total: pages.at(-1)?.total ?? 0,
    topTags: pages.at(-1)?.topTags ?? [],
    /** Back to the first page, read anew. */
    refresh: async () => {
      queryClient.setQueryData(options.queryKey, (data) =>
        data ? { pages: data.pages.slice(0, 1), pageParams: data.pageParams.slice(0, 1) } : data,
      );
      await query.refetch();
    },
  };
}
