/**
 * What the tabs of one browser tell each other. Nothing private: a tab that hears it asks the server itself.
 * `session`: the user of a tab as it knows them; null for a visitor.
 */
export type TabMessage =
  | { kind: "signed-out" | "balance" | "dreams" }
  | { kind: "session"; user: string | null };

const inBrowser = typeof document !== "undefined" && "BroadcastChannel" in window;
const channel = inBrowser ? new BroadcastChannel("tabs") : null;

/** Tells the other tabs. */
export function tellTabs(message: TabMessage): void {
  channel?.postMessage(message);
}

/** Hears the other tabs until the signal is aborted. */
export function hearTabs(hear: (message: TabMessage) => void, signal: AbortSignal): void {
  channel?.addEventListener("message", ({ data }) => hear(data as TabMessage), { signal });
}
