import { useMutation, useQueryClient } from "@tanstack/react-query";
import { emptyBin } from "#shared/bin.ts";
import { deleteDream } from "#shared/dreams.ts";
import { useApp } from "../../../lib/context.tsx";

/** Deletes a dream of the bin permanently. */
export function useRemovePermanently() {
  const { api } = useApp();
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (id: string) => api(deleteDream, { params: { id }, query: { forever: "true" } }),
    onSettled: () => queryClient.invalidateQueries({ queryKey: ["bin"] }),
  });
}

/** Deletes all dreams of the bin permanently: the server answers after some seconds, with the rest still to do. */
export function useEmptyBin() {
  const { api } = useApp();
  const queryClient = useQueryClient();
  return useMutation({
    async mutationFn() {
      while ((await api(emptyBin)).left > 0);
    },
    onSettled: () => queryClient.invalidateQueries({ queryKey: ["bin"] }),
  });
}
