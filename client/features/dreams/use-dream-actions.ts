import { useMutation, useQueryClient } from "@tanstack/react-query";
import { cancelDream, createNote, deleteDream, retryDream, type Dream } from "#shared/dreams.ts";
import { useApp } from "../../lib/context.tsx";
import { dreamQuery } from "./queries.ts";

/** Puts a changed dream where it is shown, and reads balance and library anew. */
function useDreamChanged(): (dream: Dream) => void {
  const { api } = useApp();
  const queryClient = useQueryClient();
  return (dream) => {
    queryClient.setQueryData(dreamQuery(api, dream.id).queryKey, dream);
    void queryClient.invalidateQueries({ queryKey: ["me"] });
    void queryClient.invalidateQueries({ queryKey: ["library"] });
  };
}

/** Cancels the parts that have not begun. */
export function useCancelDream() {
  const { api } = useApp();
  const changed = useDreamChanged();
  return useMutation({
    mutationFn: async (id: string) => (await api(cancelDream, { params: { id } })).dream,
    onSuccess: changed,
  });
}

/** Orders the missing parts once more. */
export function useRetryDream() {
  const { api } = useApp();
  const changed = useDreamChanged();
  return useMutation({
    mutationFn: async (id: string) => (await api(retryDream, { params: { id } })).dream,
    onSuccess: changed,
  });
}

/** Keeps a text as a private note. */
export function useSaveNote() {
  const { api, locale } = useApp();
  const changed = useDreamChanged();
  return useMutation({
    mutationFn: async (text: string) =>
      (await api(createNote, { body: { dreamText: text.trim(), language: locale } })).dream,
    onSuccess: changed,
  });
}

/** Deletes a dream for good. The caller forgets the dream's query once its page is left. */
export function useDeleteDream() {
  const { api } = useApp();
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (id: string) => api(deleteDream, { params: { id } }),
    onSuccess: () => {
      void queryClient.invalidateQueries({ queryKey: ["me"] });
      // Forgotten, not refreshed: a card of what is gone would ask for pictures that are gone.
      queryClient.removeQueries({ queryKey: ["library"] });
    },
  });
}
