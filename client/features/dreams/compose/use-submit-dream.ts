import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useRef } from "react";
import { createDream, type Dream, type DreamInput } from "#shared/dreams.ts";
import { useApp } from "../../../lib/context.tsx";
import { dreamQuery } from "../queries.ts";

/**
 * Submits a draft. The same text and choices go out under one Idempotency-Key until they are accepted, so
 * that a second press or a try after a lost answer cannot make a second dream.
 */
export function useSubmitDream() {
  const { api, locale } = useApp();
  const queryClient = useQueryClient();
  const sending = useRef<{ input: string; key: string } | null>(null);

  return useMutation({
    mutationFn: async (draft: Omit<DreamInput, "language">): Promise<Dream> => {
      const body = { ...draft, dreamText: draft.dreamText.trim(), language: locale };
      const input = JSON.stringify(body);
      if (sending.current?.input !== input) sending.current = { input, key: crypto.randomUUID() };
      const headers = { "idempotency-key": sending.current.key };
      return (await api(createDream, { body }, { headers })).dream;
    },
    onSuccess: (dream) => {
      sending.current = null;
      queryClient.setQueryData(dreamQuery(api, dream.id).queryKey, dream);
      void queryClient.invalidateQueries({ queryKey: ["me"] });
      void queryClient.invalidateQueries({ queryKey: ["library"] });
    },
  });
}
