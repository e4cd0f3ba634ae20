import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { useEffect } from "react";
import { addLens, type DreamLens, type ReadingLens } from "#shared/lenses.ts";
import { useApp } from "../../../lib/context.tsx";
import { notifyTabs } from "../../../lib/tabs.ts";
import { lensesQuery } from "../lenses-query.ts";

/** Refetch interval while a lens is read, for where no event arrives. */
const REFRESH_MS = 4000;

const isOpen = ({ status }: DreamLens) => status === "queued" || status === "processing";

/** The lenses on a dream, updated by the events of the dream while one is read. */
export function useLenses(dreamId: string) {
  const { api } = useApp();
  const queryClient = useQueryClient();
  const query = useQuery({
    ...lensesQuery(api, dreamId),
    refetchInterval: ({ state }) => (state.data?.some(isOpen) ? REFRESH_MS : false),
  });
  const open = query.data?.some(isOpen) ?? false;

  useEffect(() => {
    if (!open) return;
    const { queryKey } = lensesQuery(api, dreamId);
    const refetch = () => void queryClient.invalidateQueries({ queryKey });
    const source =
      "EventSource" in window
        ? new EventSource(`/api/dreams/${encodeURIComponent(dreamId)}/events`)
        : undefined;
    source?.addEventListener("dream", refetch);
    source?.addEventListener("end", () => source.close());
    return () => {
      source?.close();
      // It is spent, or came back.
      for (const key of [["dream", dreamId], ["me"], ["entries"]])
        void queryClient.invalidateQueries({ queryKey: key });
      notifyTabs({ kind: "balance" });
    };
  }, [api, dreamId, open, queryClient]);

  return query;
}

/** Reads a dream through a lens, for its price. */
export function useReadThrough(dreamId: string) {
  const { api } = useApp();
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: async (lens: ReadingLens) =>
      (await api(addLens, { params: { id: dreamId }, body: { lens } })).lenses,
    onSuccess: (lenses) => {
      const { queryKey } = lensesQuery(api, dreamId);
      // A fetch that began before would replace them by an older state.
      void queryClient.cancelQueries({ queryKey });
      queryClient.setQueryData(queryKey, lenses);
      for (const key of ["me", "entries"]) void queryClient.invalidateQueries({ queryKey: [key] });
      void queryClient.invalidateQueries({ queryKey: ["dream", dreamId] });
    },
  });
}
