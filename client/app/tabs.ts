import { useQueryClient } from "@tanstack/react-query";
import { useEffect } from "react";
import { useRevalidator } from "react-router-dom";
import { meQuery } from "../features/accounts/queries.ts";
import { sendByFetch, type Send } from "../lib/api.ts";
import { useApp } from "../lib/context.tsx";
import { subscribeToTabs, notifyTabs, type TabMessage } from "../lib/tabs.ts";

/** First keys of the queries that a kind of message concerns. */
const QUERY_KEYS = { balance: ["me", "payments", "entries"], dreams: ["dream", "library", "bin"] };

/** What a successful call changes, by the start of its path. */
const CHANGES_BY_PATH: readonly [RegExp, readonly (keyof typeof QUERY_KEYS)[]][] = [
  [/^\/api\/dreams/, ["dreams", "balance"]],
  // Verifying the email address adds the welcome credits.
  [/^\/api\/(?:payments|subscription|sandbox|auth\/verify-email)/, ["balance"]],
];

/** Sends a call and notifies the other tabs of what it changed. */
export const sendAndNotify: Send = async (endpoint, input, options) => {
  const reply = await sendByFetch(endpoint, input, options);
  const { method, path } = endpoint;
  if (method === "GET" || reply.status >= 400) return reply;
  for (const [start, kinds] of CHANGES_BY_PATH)
    if (start.test(path)) for (const kind of kinds) notifyTabs({ kind });
  if (/^\/api\/auth\/sign-(?:in|up)$/.test(path))
    notifyTabs({ kind: "session", user: (reply.data as { user: { id: string } }).user.id });
  return reply;
};

/** Empties the page and the storage of the tab at once, and loads the page again with the current session. */
function leave(): void {
  document.body.replaceChildren();
  sessionStorage.clear();
  location.reload();
}

const setVisibility = (value: "hidden" | "") => (document.documentElement.style.visibility = value);

/**
 * Keeps this tab in sync with the others: the signed-in user, the balance, the dreams. A page that returns from the
 * browser's cache of whole pages stays hidden until its user is confirmed.
 */
export function useTabsInStep(): void {
  const { api } = useApp();
  const queryClient = useQueryClient();
  const { revalidate } = useRevalidator();
  useEffect(() => {
    const query = meQuery(api);
    /** Undefined as long as it is not known; null for a visitor. */
    const cachedMe = () => queryClient.getQueryData(query.queryKey);
    const notifySession = () => {
      const me = cachedMe();
      if (me !== undefined) notifyTabs({ kind: "session", user: me?.user.id ?? null });
    };

    /** Asks the server who is signed in. A user who cannot be confirmed leaves the screen. */
    async function check(): Promise<void> {
      const before = cachedMe()?.user.id;
      const now = await queryClient.fetchQuery({ ...query, staleTime: 0 }).catch(() => undefined);
      if (before !== undefined && now?.user.id !== before) return leave();
      setVisibility("");
      if (before === undefined && now) await revalidate();
    }
    async function receive(message: TabMessage): Promise<void> {
      const user = cachedMe()?.user.id ?? null;
      if (message.kind === "signed-out") {
        if (user !== null) leave();
      } else if (message.kind === "session") {
        if (message.user === user) return;
        await check();
        // The other tab may be the one that is behind.
        if (cachedMe()?.user.id !== message.user) notifySession();
      } else if (user !== null) {
        // A hidden tab refetches when it gets the focus.
        const refetchType = document.hidden ? "none" : "active";
        for (const key of QUERY_KEYS[message.kind])
          void queryClient.invalidateQueries({ queryKey: [key], refetchType });
      }
    }

    const listening = new AbortController();
    subscribeToTabs((message) => void receive(message), listening.signal);
    addEventListener(
      "pagehide",
      ({ persisted }) => persisted && cachedMe() && setVisibility("hidden"),
      listening,
    );
    addEventListener("pageshow", ({ persisted }) => persisted && void check(), listening);
    // A form that was sent before hydration may have changed the session.
    notifySession();
    return () => listening.abort();
  }, [api, queryClient, revalidate]);
}
