import { useSyncExternalStore } from "react";

function watch(onChange: () => void): () => void {
  const events = ["online", "offline"] as const;
  for (const event of events) addEventListener(event, onChange);
  return () => {
    for (const event of events) removeEventListener(event, onChange);
  };
}

/** Whether the browser has a connection; true on the server. */
export const useOnline = (): boolean =>
  useSyncExternalStore(
    watch,
    () => navigator.onLine,
    () => true,
  );
