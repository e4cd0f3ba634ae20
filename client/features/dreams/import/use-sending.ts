import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useEffect, useRef, useState } from "react";
import type { ImportedDream } from "#shared/import.ts";
import type { Locale } from "#shared/locales.ts";
import { useApp } from "../../../lib/context.tsx";
import { sendFiles, type FilesOf } from "./send-files.ts";
import { sendImport } from "./send-import.ts";

/** What the user confirmed. */
export interface Wanted {
  language: Locale;
  dreams: readonly ImportedDream[];
  files: FilesOf;
}

const NONE = { added: 0, known: 0, files: 0, left: 0 };

/** Sends an import, once at a time. `sent`: dreams and files that the server has so far, and files that it refused. */
export function useSending(userId: string) {
  const { api } = useApp();
  const queryClient = useQueryClient();
  const [sent, setSent] = useState(NONE);
  const aborter = useRef<AbortController>(null);
  useEffect(() => () => aborter.current?.abort(), []);
  const sending = useMutation({
    mutationFn: async ({ language, dreams, files }: Wanted) => {
      aborter.current = new AbortController();
      const { signal } = aborter.current;
      setSent(NONE);
      await sendImport(api, { userId, language, dreams }, signal, (counts) =>
        setSent({ ...NONE, ...counts }),
      );
      await sendFiles(api, { userId, files }, signal, (kind) =>
        setSent((before) => ({ ...before, [kind]: before[kind] + 1 })),
      );
    },
    // All that shows dreams.
    onSettled: () => queryClient.invalidateQueries(),
  });
  return { sending, sent, stop: () => aborter.current?.abort() };
}
