/**
 * Messages between the tabs of one browser. They carry no private data: the tab that receives one asks the server.
 * `session`: the user of a tab as it knows them; null for a visitor.
 */
export type TabMessage =
  | { kind: "signed-out" | "balance" | "dreams" }
  | { kind: "session"; user: string | null };

const inBrowser = typeof document !== "undefined" && "BroadcastChannel" in window;
const channel = inBrowser ? new BroadcastChannel("tabs") : null;

/** Sends a message to the other tabs. */
export function notifyTabs(message: TabMessage): void {
  channel?.postMessage(message);
}

/** Calls `onMessage` with the messages of other tabs until the signal is aborted. */
export function subscribeToTabs(onMessage: (message: TabMessage) => void, signal: AbortSignal): void {
  channel?.addEventListener("message", ({ data }) => onMessage(data as TabMessage), { signal });
}
