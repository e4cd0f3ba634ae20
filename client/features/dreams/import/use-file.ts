import { useEffect, useMemo, useRef, useState } from "react";
import { useApp } from "../../../lib/context.tsx";
import { useMe } from "../../accounts/queries.ts";
import { UnreadableFile } from "./found-dream.ts";
import type { Content } from "./read-file.ts";

const DEFAULT_NIGHTS = { timeZone: "Europe/Istanbul", nightEnds: 12 };

export type FileState =
  | { state: "none"; failure: UnreadableFile["reason"] | null }
  | { state: "reading"; share: number }
  | { state: "read"; content: Content };

/** Reads the chosen file in the browser, by code that is loaded then. */
export function useFile() {
  const { locale } = useApp();
  const me = useMe();
  const [file, setFile] = useState<FileState>({ state: "none", failure: null });
  const aborter = useRef<AbortController>(null);
  useEffect(() => () => aborter.current?.abort(), []);
  const nights = useMemo(
    () => ({ ...DEFAULT_NIGHTS, ...me?.nights, timeZone: me?.nights.timeZone ?? DEFAULT_NIGHTS.timeZone }),
    [me],
  );

  async function open(chosen: File): Promise<void> {
    aborter.current?.abort();
    const own = new AbortController();
    aborter.current = own;
    const { signal } = own;
    setFile({ state: "reading", share: 0 });
    try {
      const { readFile } = await import("./read-file.ts");
      const onShare = (share: number) => setFile({ state: "reading", share });
      const content = await readFile(chosen, { nights, monthFirst: locale === "en-US", signal, onShare });
      signal.throwIfAborted();
      setFile(
        content.kind === "dreams" && content.dreams.length === 0
          ? { state: "none", failure: "none" }
          : { state: "read", content },
      );
    } catch (error) {
      if (signal.aborted) return;
      setFile({ state: "none", failure: error instanceof UnreadableFile ? error.reason : "broken" });
    }
  }

  function close(): void {
    aborter.current?.abort();
    setFile({ state: "none", failure: null });
  }
  return { file, open, close };
}
