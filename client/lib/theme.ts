import { useSyncExternalStore } from "react";
import { useApp } from "./context.tsx";
import type { Theme } from "./page-state.ts";

function watchTheme(changed: () => void): () => void {
  const observer = new MutationObserver(changed);
  observer.observe(document.documentElement, { attributeFilter: ["data-theme"] });
  return () => observer.disconnect();
}

/** The theme chosen now; the one the page came with until the browser takes over. */
export function useTheme(): Theme {
  const { theme } = useApp();
  return useSyncExternalStore(
    watchTheme,
    () => document.documentElement.dataset.theme as Theme,
    () => theme,
  );
}
