import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useEffect, useRef, useState } from "react";
import { useApp } from "../../lib/context.tsx";
import { notifyTabs } from "../../lib/tabs.ts";
import { awaitVideo } from "./awaited-videos.ts";
import { dreamQuery, readDream } from "./queries.ts";
import { isFinal } from "./is-final.ts";
import { followDream, type Channel } from "./follow-dream.ts";

/**
 * One dream, kept up to date until it is final; balance and library are refetched then. `data` is null where this user
 * has no such dream; `writing` is the reading's summary while it is written.
 */
export function useDream(id: string) {
  const { api } = useApp();
  const queryClient = useQueryClient();
  const query = useQuery(dreamQuery(api, id));
  const [channel, setChannel] = useState<Channel>("live");
  const [writing, setWriting] = useState("");
  const unfinished = Boolean(query.data && !isFinal(query.data));
  const followed = useRef(false);

  useEffect(() => {
    if (query.data) awaitVideo(query.data);
  }, [query.data]);

  useEffect(() => {
    if (!unfinished) {
      if (followed.current) {
        for (const key of ["me", "entries", "library"])
          void queryClient.invalidateQueries({ queryKey: [key] });
        notifyTabs({ kind: "balance" });
        notifyTabs({ kind: "dreams" });
      }
      followed.current = false;
      return;
    }
    followed.current = true;
    const { queryKey } = dreamQuery(api, id);
    const url = `/api/dreams/${encodeURIComponent(id)}/events`;
    return followDream({
      open: "EventSource" in window ? () => new EventSource(url) : null,
      read: (signal) => readDream(api, id, signal),
      onDream: (dream) => {
        // A slower fetch that is still under way would bring an older state.
        void queryClient.cancelQueries({ queryKey });
        queryClient.setQueryData(queryKey, dream);
      },
      onChannel: setChannel,
      onWriting: setWriting,
    });
  }, [api, id, unfinished, queryClient]);

  return { ...query, channel, writing };
}
