import { LRUCache } from "lru-cache";

/** Messages that are sent at once: in all, to one push service, and to one that was slow the last time. */
const PLACES = { inAll: 24, each: 4, slow: 1 };
const SLOW_MS = 2000;
const SLOW_HOSTS_MAX = 1000;

/** How many messages are sent at once, so that a push service that does not answer holds up its own messages only. */
export interface HostPlaces {
  hasRoom(): boolean;
  /** Those that have no place left. */
  full(): string[];
  /** Starts work for a host; returns false without a place for it. The work must not reject. */
  take(host: string, work: () => Promise<void>): boolean;
  /** Resolves once all that was started has ended. */
  ended(): Promise<void>;
}

export function createHostPlaces({ onEnd }: { onEnd: () => void }): HostPlaces {
  const underway = new Map<string, Set<Promise<void>>>();
  const slow = new LRUCache<string, true>({ max: SLOW_HOSTS_MAX });
  const all = () => [...underway.values()].flatMap((own) => [...own]);
  const isFull = (host: string) =>
    (underway.get(host)?.size ?? 0) >= (slow.has(host) ? PLACES.slow : PLACES.each);
  const hasRoom = () => all().length < PLACES.inAll;

  async function run(host: string, work: () => Promise<void>): Promise<void> {
    const began = performance.now();
    await work();
    if (performance.now() - began > SLOW_MS) slow.set(host, true);
    else slow.delete(host);
  }

  return {
    hasRoom,
    full: () => [...underway.keys()].filter(isFull),
    take(host, work) {
      if (isFull(host) || !hasRoom()) return false;
      const own = underway.get(host) ?? new Set();
      underway.set(host, own);
      const running = run(host, work).finally(() => {
        own.delete(running);
        if (own.size === 0) underway.delete(host);
        onEnd();
      });
      own.add(running);
      return true;
    },
    async ended() {
      await Promise.allSettled(all());
    },
  };
}
