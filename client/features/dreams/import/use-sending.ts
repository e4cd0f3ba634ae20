import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useEffect, useRef, useState } from "react";
import type { ImportedDream } from "#shared/import.ts";
import type { Locale } from "#shared/locales.ts";
import { useApp } from "../../../lib/context.tsx";
import { sendImport, type Sent } from "./send-import.ts";

/** Sends an import, once at a time. `sent`: what the server has so far. */
export function useSending(userId: string) {
  const { api } = useApp();
  const queryClient = useQueryClient();
  const [sent, setSent] = useState<Sent>({ added: 0, known: 0 });
  const aborter = useRef<AbortController>(null);
  useEffect(() => () => aborter.current?.abort(), []);
  const sending = useMutation({
    mutationFn: async (wanted: { language: Locale; dreams: readonly ImportedDream[] }) => {
      aborter.current = new AbortController();
      setSent({ added: 0, known: 0 });
      await sendImport(api, { userId, ...wanted }, aborter.current.signal, setSent);
    },
    // All that shows dreams.
    onSettled: () => queryClient.invalidateQueries(),
  });
  return { sending, sent, stop: () => aborter.current?.abort() };
}
