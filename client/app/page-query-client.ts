import {
  QueryClient,
  type DefaultError,
  type EnsureInfiniteQueryDataOptions,
  type FetchQueryOptions,
  type InfiniteData,
  type QueryFunction,
  type QueryFunctionContext,
  type QueryKey,
} from "@tanstack/react-query";
import { QUERY_DEFAULTS } from "./query-client.ts";

/** Query functions expect a signal; this one never aborts. */
const { signal } = new AbortController();

/**
 * The query client of one rendering on the server, without TanStack Query's retries, cancelling and states of a fetch
 * (docs/decisions/0011-page-cache.md). For loaders, which use `fetchQuery`, `ensureQueryData` and `prefetchQuery`, both
 * of which call `fetchQuery`, and `ensureInfiniteQueryData`, which reads the first page only. Data that are there are
 * returned, however old; two simultaneous reads of one key both call the API. A read that fails rejects, and its query
 * stays without data.
 */
export class PageQueryClient extends QueryClient {
  constructor() {
    super({ defaultOptions: QUERY_DEFAULTS });
  }

  override async fetchQuery<
    Read,
    E = DefaultError,
    Data = Read,
    Key extends QueryKey = QueryKey,
    Param = never,
  >(options: FetchQueryOptions<Read, E, Data, Key, Param>): Promise<Data> {
    const query = this.getQueryCache().build(this, this.defaultQueryOptions(options));
    if (query.state.data !== undefined) return query.state.data as Data;
    const queryFn = options.queryFn as unknown as QueryFunction<Data, Key>;
    const context = { client: this, queryKey: options.queryKey, signal, meta: undefined };
    return query.setData(await queryFn(context as QueryFunctionContext<Key>)) as Data;
  }

  override ensureInfiniteQueryData<
    Read,
    E = DefaultError,
    Data = Read,
    Key extends QueryKey = QueryKey,
    Param = unknown,
  >(options: EnsureInfiniteQueryDataOptions<Read, E, Data, Key, Param>): Promise<InfiniteData<Data, Param>> {
    const readPage = options.queryFn as unknown as QueryFunction<Data, Key, Param>;
    const pageParam = options.initialPageParam;
    const queryFn = async (context: QueryFunctionContext<Key>) => ({
      pages: [
        await readPage({ ...context, pageParam, direction: "forward" } as QueryFunctionContext<Key, Param>),
      ],
      pageParams: [pageParam],
    });
    // `fetchQuery` needs only these two options. The types of infinite and other queries do not fit each other.
    return this.ensureQueryData({ queryKey: options.queryKey, queryFn } as never);
  }
}
