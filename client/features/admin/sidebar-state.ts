import { useSyncExternalStore } from "react";
import { useApp } from "../../app/context.tsx";
import { SIDEBAR_COOKIE } from "../../app/page-state.ts";

const WEEK_SECONDS = 604_800;

const listeners = new Set<() => void>();

function listen(changed: () => void): () => void {
  listeners.add(changed);
  return () => listeners.delete(changed);
}

/** Opens the sidebar or narrows it to its icons, for a week. */
export function keepSidebar(open: boolean): void {
  document.cookie = `${SIDEBAR_COOKIE}=${open}; Path=/; Max-Age=${WEEK_SECONDS}; SameSite=Lax`;
  for (const changed of listeners) changed();
}

/** Whether the sidebar stands open. */
export function useSidebarOpen(): boolean {
  const { sidebarOpen } = useApp();
  return useSyncExternalStore(
    listen,
    () => !document.cookie.includes(`${SIDEBAR_COOKIE}=false`),
    () => sidebarOpen,
  );
}
