import { LRUCache } from "lru-cache";

/** Messages that are sent at the same time: in all, for one holder, and for a holder that was slow the last time. */
const PLACES = { inAll: 24, each: 4, slow: 1 };
const SLOW_MS = 2000;
const SLOW_MAX = 1000;

/**
 * Limits the messages that are sent at the same time, so that a receiver that does not reply delays only its own. A
 * holder is the user or the origin that messages are counted for.
 */
export interface SendingPlaces {
  hasRoom(): boolean;
  /** The holders that have no place left. */
  full(): string[];
  /** Starts work for a holder; returns false without a place for it. The work must not reject. */
  take(holder: string, work: () => Promise<void>): boolean;
  /** Resolves once all started work has ended. */
  ended(): Promise<void>;
}

export function createSendingPlaces({ onEnd }: { onEnd: () => void }): SendingPlaces {
  const underway = new Map<string, Set<Promise<void>>>();
  const slow = new LRUCache<string, true>({ max: SLOW_MAX });
  const all = () => [...underway.values()].flatMap((own) => [...own]);
  const isFull = (holder: string) =>
    (underway.get(holder)?.size ?? 0) >= (slow.has(holder) ? PLACES.slow : PLACES.each);
  const hasRoom = () => all().length < PLACES.inAll;

  async function run(holder: string, work: () => Promise<void>): Promise<void> {
    const began = performance.now();
    await work();
    if (performance.now() - began > SLOW_MS) slow.set(holder, true);
    else slow.delete(holder);
  }

  return {
    hasRoom,
    full: () => [...underway.keys()].filter(isFull),
    take(holder, work) {
      if (isFull(holder) || !hasRoom()) return false;
      const own = underway.get(holder) ?? new Set();
      underway.set(holder, own);
      const running = run(holder, work).finally(() => {
        own.delete(running);
        if (own.size === 0) underway.delete(holder);
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
