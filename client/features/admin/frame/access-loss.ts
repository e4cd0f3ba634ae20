import { useQueryClient } from "@tanstack/react-query";
import { useEffect } from "react";
import { useRevalidator } from "react-router-dom";
import { ApiError } from "../../../lib/api.ts";
import { useApp } from "../../../lib/context.tsx";
import { meQuery } from "../../accounts/queries.ts";
import { secondFactorQuery } from "../queries.ts";

/** When the service refuses the person themselves, the page's loader decides again who may stay. */
export function useAccessLoss(): void {
  const { api } = useApp();
  const queryClient = useQueryClient();
  const { revalidate } = useRevalidator();
  useEffect(() => {
    const refused = (error: unknown) =>
      error instanceof ApiError && (error.code === "unauthenticated" || error.code === "forbidden");
    const askAgain = async () => {
      await queryClient.fetchQuery({ ...meQuery(api), staleTime: 0 }).catch(() => null);
      await queryClient.invalidateQueries({ queryKey: secondFactorQuery(api).queryKey, refetchType: "none" });
      await revalidate();
    };
    const undoQueries = queryClient.getQueryCache().subscribe((event) => {
      if (event.type === "updated" && event.action.type === "error" && refused(event.action.error)) {
        void askAgain();
      }
    });
    const undoMutations = queryClient.getMutationCache().subscribe((event) => {
      if (event.type === "updated" && event.action.type === "error" && refused(event.action.error)) {
        void askAgain();
      }
    });
    return () => {
      undoQueries();
      undoMutations();
    };
  }, [api, queryClient, revalidate]);
}
