import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useRef } from "react";
import { createDream, type Dream } from "#shared/dreams.ts";
import { useApp } from "../../../lib/context.tsx";
import { dreamQuery } from "../queries.ts";
import type { Draft } from "./draft.ts";

/**
 * Submits a draft. The same text and choices go out under one Idempotency-Key until they are accepted, so
 * that a second press or a try after a lost answer cannot make a second dream.
 */
export function useSubmitDream() {
  const { api, locale } = useApp();
  const queryClient = useQueryClient();
  const sending = useRef<{ order: string; key: string } | null>(null);

  return useMutation({
    mutationFn: async ({ text, depth, resolution, style }: Draft): Promise<Dream> => {
      const body = { dreamText: text.trim(), language: locale, depth, resolution, style };
      const order = JSON.stringify(body);
      if (sending.current?.order !== order) sending.current = { order, key: crypto.randomUUID() };
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
