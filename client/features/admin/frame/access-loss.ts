import {
  useQueryClient,
  type MutationCacheNotifyEvent,
  type QueryCacheNotifyEvent,
} from "@tanstack/react-query";
import { useEffect } from "react";
import { useRevalidator } from "react-router-dom";
import { ApiError } from "../../../lib/api.ts";
import { useApp } from "../../../lib/context.tsx";
import { meQuery } from "../../accounts/queries.ts";
import { secondFactorQuery } from "../../sharing/queries.ts";

/** After a reply 401 or 403 runs the page's loader again, which redirects users who have lost access. */
export function useAccessLoss(): void {
  const { api } = useApp();
  const queryClient = useQueryClient();
  const { revalidate } = useRevalidator();
  useEffect(() => {
    const refused = (error: unknown) =>
      error instanceof ApiError && (error.code === "unauthenticated" || error.code === "forbidden");
    const checkAccess = async () => {
      await queryClient.fetchQuery({ ...meQuery(api), staleTime: 0 }).catch(() => null);
      await queryClient.invalidateQueries({ queryKey: secondFactorQuery(api).queryKey, refetchType: "none" });
      await revalidate();
    };
    const onEvent = (event: QueryCacheNotifyEvent | MutationCacheNotifyEvent) => {
      if (event.type === "updated" && event.action.type === "error" && refused(event.action.error)) {
        void checkAccess();
      }
    };
    const unsubscribeQueries = queryClient.getQueryCache().subscribe(onEvent);
    const unsubscribeMutations = queryClient.getMutationCache().subscribe(onEvent);
    return () => {
      unsubscribeQueries();
      unsubscribeMutations();
    };
  }, [api, queryClient, revalidate]);
}
