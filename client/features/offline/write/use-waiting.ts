import { useQueryClient } from "@tanstack/react-query";
import { useCallback, useEffect, useRef, useState } from "react";
import { useApp } from "../../../lib/context.tsx";
import { sendWaiting } from "../send-waiting.ts";
import { askForSync } from "../sync-tag.ts";
import { itemsOf, type Item } from "../vault.ts";
import { openDream, type WaitingDream } from "../waiting-dreams.ts";

interface Waiting {
  dreams: readonly WaitingDream[];
  recordings: readonly Item[];
  /** Reads again what waits. */
  reload: () => Promise<void>;
  /** Sends what waits, or asks the browser to do so later. */
  send: () => Promise<void>;
}

interface Found extends Pick<Waiting, "dreams" | "recordings"> {
  user: string | null;
}

const NOTHING: Found = { user: null, dreams: [], recordings: [] };

/**
 * What waits in this browser for the user who writes. It goes out when the page opens or is looked at again, and when a
 * connection comes.
 */
export function useWaiting(user: string | null | undefined, online: boolean): Waiting {
  const { api } = useApp();
  const queryClient = useQueryClient();
  const [found, setFound] = useState(NOTHING);
  /** Counts the readings: an earlier one may end after a later one. */
  const reading = useRef(0);

  const reload = useCallback(async () => {
    const own = ++reading.current;
    if (!user) return setFound(NOTHING);
    const items = await itemsOf(user).catch(() => []);
    const dreams = await Promise.all(
      items.filter(({ kind }) => kind === "dream").map((item) => openDream(item).catch(() => null)),
    );
    if (own !== reading.current) return;
    setFound({
      user,
      dreams: dreams.filter((dream) => dream !== null),
      recordings: items.filter(({ kind }) => kind === "recording"),
    });
  }, [user]);

  const send = useCallback(async () => {
    const result = navigator.onLine ? await sendWaiting(api).catch(() => null) : null;
    if (result && result.sent > 0)
      for (const key of ["library", "me"]) void queryClient.invalidateQueries({ queryKey: [key] });
    // Not awaited: without a service worker it stays pending.
    if (!result || result.waiting > 0) void askForSync();
    await reload();
  }, [api, queryClient, reload]);

  useEffect(() => {
    const look = async () => {
      await reload();
      if (user && online) await send();
    };
    void look();
    // The service worker may have sent them meanwhile, or the server has time for them by now.
    const lookAgain = () => void (document.hidden || (user && online ? send() : reload()));
    document.addEventListener("visibilitychange", lookAgain);
    return () => document.removeEventListener("visibilitychange", lookAgain);
  }, [user, online, reload, send]);

  // What was read for another account may arrive late.
  const { dreams, recordings } = found.user === user ? found : NOTHING;
  return { dreams, recordings, reload, send };
}
