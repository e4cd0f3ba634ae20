import type { Dream } from "#shared/dreams.ts";
import { isFinal } from "./is-final.ts";

/** How changes of a dream arrive: pushed, polled, or not at all. */
export type Channel = "live" | "polling" | "offline";

/** Time without an event after which the dream is polled. */
export const QUIET_MS = 15_000;
export const POLL_MS = 3000;

export interface FollowDeps {
  /** Opens the stream of the dream's events; null where the browser has no EventSource. */
  open: (() => EventSource) | null;
  /** Resolves to the dream, or null where it does not exist; rejects without a reply. */
  read: (signal: AbortSignal) => Promise<Dream | null>;
  onDream: (dream: Dream | null) => void;
  onChannel: (channel: Channel) => void;
  /** Gets the reading's summary as far as it is written; empty when writing starts again. */
  onWriting: (summary: string) => void;
}

/**
 * Follows a dream until it is final: by server-sent events, and by polling while those fail or are silent. Returns the
 * function that stops it.
 */
export function followDream({ open, read, onDream, onChannel, onWriting }: FollowDeps): () => void {
  const aborter = new AbortController();
  let source: EventSource | null = null;
  let quietTimer: ReturnType<typeof setTimeout> | undefined;
  let pollTimer: ReturnType<typeof setTimeout> | undefined;
  let polling = false;
  let stopped = false;
  /** Number of pushed dreams, so that a slow poll cannot overwrite a newer dream. */
  let pushed = 0;

  function stop(): void {
    stopped = true;
    source?.close();
    clearTimeout(quietTimer);
    clearTimeout(pollTimer);
    aborter.abort();
  }

  function receive(dream: Dream | null): void {
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
        receive(dream);
      }
    } catch {
      if (stopped) return;
      onChannel("offline");
    }
    // Another poll may have begun meanwhile, and have set the timer.
    clearTimeout(pollTimer);
    if (!stopped && polling) pollTimer = setTimeout(() => void poll(), POLL_MS);
  }

  function startPolling(): void {
    if (polling || stopped) return;
    polling = true;
    void poll();
  }

  function restartQuietTimer(): void {
    clearTimeout(quietTimer);
    quietTimer = setTimeout(startPolling, QUIET_MS);
  }

  function listen(stream: EventSource): void {
    source = stream;
    restartQuietTimer();
    stream.addEventListener("dream", (event) => {
      const { dream } = JSON.parse((event as MessageEvent<string>).data) as { dream?: Dream };
      // Of a replay, only the last event carries the dream.
      if (!dream) return;
      pushed++;
      polling = false;
      clearTimeout(pollTimer);
      restartQuietTimer();
      onChannel("live");
      receive(dream);
    });
    stream.addEventListener("writing", (event) => {
      restartQuietTimer();
      onWriting((JSON.parse((event as MessageEvent<string>).data) as { summary: string }).summary);
    });
    stream.addEventListener("end", () => {
      stream.close();
      // Does nothing if the last event was a final dream, as it should be.
      startPolling();
    });
    // The browser reconnects by itself, with Last-Event-ID.
    stream.addEventListener("error", startPolling);
  }

  if (open) listen(open());
  else startPolling();
  return stop;
}
