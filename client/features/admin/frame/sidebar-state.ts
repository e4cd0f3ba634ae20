import { useSyncExternalStore } from "react";
import { useApp } from "../../../lib/context.tsx";
import { setCookie } from "../../../lib/preferences.ts";

const WEEK_SECONDS = 604_800;

/** Null until it is changed on this page. */
let chosen: boolean | null = null;
const listeners = new Set<() => void>();

function listen(changed: () => void): () => void {
  listeners.add(changed);
  return () => listeners.delete(changed);
}

/** Opens the sidebar or narrows it to its icons, and stores that in a cookie. */
export function setSidebarOpen(open: boolean): void {
  chosen = open;
  setCookie("sidebar", String(open), WEEK_SECONDS);
  for (const changed of listeners) changed();
}

export function useSidebarOpen(): boolean {
  const { sidebarOpen } = useApp();
  return useSyncExternalStore(
    listen,
    () => chosen ?? sidebarOpen,
    () => sidebarOpen,
  );
}
