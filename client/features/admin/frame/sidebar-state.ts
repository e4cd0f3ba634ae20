import { useSyncExternalStore } from "react";
import { useApp } from "../../../lib/context.tsx";
import { COOKIES } from "#shared/cookies.ts";
import { setCookie } from "../../../lib/preferences.ts";

const WEEK_SECONDS = 604_800;

const listeners = new Set<() => void>();

function listen(changed: () => void): () => void {
  listeners.add(changed);
  return () => listeners.delete(changed);
}

/** Opens the sidebar or narrows it to its icons, and stores that in a cookie. */
export function setSidebarOpen(open: boolean): void {
  setCookie("sidebar", String(open), WEEK_SECONDS);
  for (const changed of listeners) changed();
}

export function useSidebarOpen(): boolean {
  const { sidebarOpen } = useApp();
  return useSyncExternalStore(
    listen,
    () => !document.cookie.includes(`${COOKIES.sidebar}=false`),
    () => sidebarOpen,
  );
}
