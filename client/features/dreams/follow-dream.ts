import type { Dream } from "#shared/dreams.ts";
import { isFinal } from "./dream-state.ts";

/** How news of a dream arrives: pushed, asked for, or not at all. */
export type Channel = "live" | "polling" | "blind";

/** Silence after which the dream is asked for instead. */
export const QUIET_MS = 15_000;
export const POLL_MS = 3000;

export interface FollowDeps {
  /** Opens the stream of the dream's events; null where the browser has no EventSource. */
  open: (() => EventSource) | null;
  /** Reads the dream once, null where it is gone; rejects when no answer comes. */
  read: (signal: AbortSignal) => Promise<Dream | null>;
  onDream: (dream: Dream | null) => void;
  onChannel: (channel: Channel) => void;
  /** The reading's summary as far as it is written; empty when it is begun anew. */
  onWriting: (summary: string) => void;
}

/**
 * Follows a dream until it is final: by server-sent events, and by asking every 3 s while those are missing
 * or silent for 15 s. Returns the function that stops it.
 */
export function followDream({ open, read, onDream, onChannel, onWriting }: FollowDeps): () => void {
  const aborter = new AbortController();
  let source: EventSource | null = null;
  let quietTimer: ReturnType<typeof setTimeout> | undefined;
  let pollTimer: ReturnType<typeof setTimeout> | undefined;
  let polling = false;
  let stopped = false;
  /** Counts pushed dreams, so that an answer asked for earlier cannot overwrite a newer one. */
  let pushed = 0;

  function stop(): void {
    stopped = true;
    source?.close();
    clearTimeout(quietTimer);
    clearTimeout(pollTimer);
    aborter.abort();
  }

  function take(dream: Dream | null): void {
    if (dream === null || isFinal(dream)) stop();
    onDream(dream);
  }

  async function poll(): Promise<void> {
    const before = pushed;
    try {
      const dream = await read(aborter.signal);
      if (stopped) return;
      if (pushed === before) {
        onChannel("polling");
        take(dream);
      }
    } catch {
      if (stopped) return;
      onChannel("blind");
    }
    if (!stopped && polling) pollTimer = setTimeout(() => void poll(), POLL_MS);
  }

  function startPolling(): void {
    if (polling || stopped) return;
    polling = true;
    void poll();
  }

  function stopPolling(): void {
    polling = false;
    clearTimeout(pollTimer);
  }

  function awaitNews(): void {
    clearTimeout(quietTimer);
    quietTimer = setTimeout(startPolling, QUIET_MS);
  }

  function listen(stream: EventSource): void {
    source = stream;
    awaitNews();
    stream.addEventListener("dream", (event) => {
      const { dream } = JSON.parse((event as MessageEvent<string>).data) as { dream?: Dream };
      // Of the changes missed while the connection was lost, only the last one brings the dream.
      if (!dream) return;
      pushed++;
      stopPolling();
      awaitNews();
      onChannel("live");
      take(dream);
    });
    stream.addEventListener("writing", (event) => {
      awaitNews();
      onWriting((JSON.parse((event as MessageEvent<string>).data) as { summary: string }).summary);
    });
    stream.addEventListener("end", () => {
      stream.close();
      // The last word should have been a final dream; where it was not, ask.
      startPolling();
    });
    stream.addEventListener("error", () => {
      // While it reconnects by itself (with Last-Event-ID) there may be news to fetch.
      startPolling();
    });
  }

  if (open) listen(open());
  else startPolling();
  return stop;
}
