import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useEffect, useRef, useState } from "react";
import { getDream } from "#shared/dreams.ts";
import { useApp } from "../../lib/context.tsx";
import { ApiError } from "../../lib/api.ts";
import { dreamQuery } from "./queries.ts";
import { isFinal } from "./dream-state.ts";
import { followDream, type Channel } from "./follow-dream.ts";

/**
 * Keeps `["dream", id]` in step with the server while the dream is unfinished, and reads balance and library
 * anew when it ends. Answers how the news arrives, and the reading's summary while it is written.
 */
function useDreamEvents(id: string): { channel: Channel; writing: string } {
  const { api } = useApp();
  const queryClient = useQueryClient();
  const [channel, setChannel] = useState<Channel>("live");
  const [writing, setWriting] = useState("");
  const { data: dream } = useQuery({ ...dreamQuery(api, id), enabled: false });
  const open = dream !== undefined && dream !== null && !isFinal(dream);
  const followed = useRef(false);

  useEffect(() => {
    if (!open) {
      if (followed.current) {
        void queryClient.invalidateQueries({ queryKey: ["me"] });
        void queryClient.invalidateQueries({ queryKey: ["library"] });
      }
      followed.current = false;
      return;
    }
    followed.current = true;
    const { queryKey } = dreamQuery(api, id);
    return followDream({
      open:
        "EventSource" in window
          ? () => new EventSource(`/api/dreams/${encodeURIComponent(id)}/events`)
          : null,
      read: async (signal) => {
        try {
          return (await api(getDream, { params: { id } }, { signal })).dream;
        } catch (error) {
          if (error instanceof ApiError && error.status === 404) return null;
          throw error;
        }
      },
      onDream: (news) => {
        // A slower answer still under way would bring older news.
        void queryClient.cancelQueries({ queryKey });
        queryClient.setQueryData(queryKey, news);
      },
      onChannel: setChannel,
      onWriting: setWriting,
    });
  }, [api, id, open, queryClient]);

  return { channel, writing };
}

/** One dream, kept up to date; `data` is null where there is none for this person. */
export function useDream(id: string) {
  const { api } = useApp();
  // The page's loader has tried already; its failure is shown at once.
  const query = useQuery({ ...dreamQuery(api, id), retryOnMount: false });
  return { ...query, ...useDreamEvents(id) };
}
