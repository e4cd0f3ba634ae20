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

/**
 * Sends an import, one at a time. `sent`: dreams and files that the server has so far, and files that it refused;
 * `added` and `files` also from before an import was continued. `done`: how many of all were sent since it was.
 */
export function useSending(userId: string) {
  const { api } = useApp();
  const queryClient = useQueryClient();
  const [sent, setSent] = useState(NONE);
  const [before, setBefore] = useState(NONE);
  const aborter = useRef<AbortController>(null);
  const running = useRef(false);
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
        setSent((counts) => ({ ...counts, [kind]: counts[kind] + 1 })),
      );
    },
    onSettled: () => {
      running.current = false;
      // All that shows dreams.
      return queryClient.invalidateQueries();
    },
  });
  const all = { ...sent, added: before.added + sent.added, files: before.files + sent.files };
  const done = Object.values(sent).reduce((sum, count) => sum + count);
  /** Of a double press, the second comes before the page is drawn anew. */
  function start(wanted: Wanted): void {
    if (running.current) return;
    running.current = true;
    setBefore(wanted === sending.variables ? { ...NONE, added: all.added, files: all.files } : NONE);
    sending.mutate(wanted);
  }
  return { sending, sent: all, done, start, stop: () => aborter.current?.abort() };
}
