import { queryOptions } from "@tanstack/react-query";
import { getShared, listShares } from "#shared/shares.ts";
import { ApiError, type Api } from "../../lib/api.ts";

export const sharesQuery = (api: Api) =>
  queryOptions({
    queryKey: ["shares"],
    queryFn: async ({ signal }) => (await api(listShares, {}, { signal })).shares,
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
