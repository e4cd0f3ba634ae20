import { useQuery } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import { useApp } from "../../../lib/context.tsx";
import { subscribeToTabs } from "../../../lib/tabs.ts";
import { meQuery } from "../../accounts/queries.ts";
import { readWriter, storeWriter } from "../writer.ts";

/** After this time without a reply the connection counts as offline, as it does for the page itself. */
const REPLY_LIMIT_MS = 3000;

/**
 * Id of the user who writes in this browser, with or without a connection; null without a signed-in user; undefined
 * until the browser was asked.
 */
export function useWriter(): string | null | undefined {
  const { api } = useApp();
  const { data: me, fetchStatus, failureCount } = useQuery(meQuery(api));
  const [stored, setStored] = useState<string | null>();
  const [late, setLate] = useState(false);
  const userId = me?.user.id;
  const nights = me?.nights;

  useEffect(() => {
    setStored(readWriter());
    const timer = setTimeout(() => setLate(true), REPLY_LIMIT_MS);
    return () => clearTimeout(timer);
  }, []);
  useEffect(() => {
    if (userId !== undefined && nights) storeWriter(userId, nights);
  }, [userId, nights]);
  useEffect(() => {
    const listening = new AbortController();
    // Signed out in another tab: what is on the screen goes.
    const leave = ({ kind }: { kind: string }) => void (kind === "signed-out" && location.assign("/"));
    subscribeToTabs(leave, listening.signal);
    return () => listening.abort();
  }, []);

  if (me !== undefined) return userId ?? null;
  // The user may have signed out elsewhere: only where no reply comes the browser's own note counts.
  const isAsking = fetchStatus === "fetching" && failureCount === 0;
  return isAsking && !(late && stored) ? undefined : stored;
}
