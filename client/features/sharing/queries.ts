import { queryOptions } from "@tanstack/react-query";
import { listKeys } from "#shared/api-keys.ts";
import { getShared, listShares } from "#shared/shares.ts";
import { ApiError, type Api } from "../../lib/api.ts";

export const sharesQuery = (api: Api) =>
  queryOptions({
    queryKey: ["shares"],
    queryFn: async ({ signal }) => (await api(listShares, {}, { signal })).shares,
  });

/** The keys of the API; here, because a file more is a name more in every page's script. */
export const keysQuery = (api: Api) =>
  queryOptions({
    queryKey: ["api-keys"],
    queryFn: ({ signal }) => api(listKeys, {}, { signal }),
  });

/**
 * What a link shows; null for one that has ended. It is read once: the cookie of its password is sent to the page
 * alone, and each reading counts as a view.
 */
export const sharedQuery = (api: Api, id: string) =>
  queryOptions({
    queryKey: ["shared", id],
    queryFn: async ({ signal }) => {
      try {
        return await api(getShared, { params: { id } }, { signal });
      } catch (error) {
        if (error instanceof ApiError && error.code === "gone") return null;
        throw error;
      }
    },
    staleTime: Infinity,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  });
