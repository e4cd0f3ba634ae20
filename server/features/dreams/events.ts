import { EventEmitter } from "node:events";
import type { Db } from "#server/db/open.ts";
import { watchElsewhere } from "#server/db/remote-signals.ts";
import { signalsOf } from "#server/db/signals.ts";
import { statesOfDreams } from "./event-queries.ts";

/** Informs the streams of this process of a dream's new events, and of its summary while that is written. */
export interface DreamEventHub {
  /** `summary`: all of it so far. Returns false where no stream of this process listens. */
  writing(dreamId: string, summary: string): boolean;
  /**
   * Returns the function that ends the subscription. `latest` is the number of the dream's latest event where it is
   * known; null for a dream without events, or a deleted one.
   */
  listen(
    dreamId: string,
    onChange: (latest?: number | null) => void,
    onWriting?: (summary: string) => void,
  ): () => void;
}

/** Dreams that another process works on are read from the tables, all in one query. */
export function createDreamEventHub(deps: {
  db: Db;
  log: { error(details: object, message: string): void };
}): DreamEventHub {
  const { db, log } = deps;
  const changes = new EventEmitter().setMaxListeners(0);
  const writings = new EventEmitter().setMaxListeners(0);
  /** The last summary of each dream that was read from the table. */
  const summaries = new Map<string, string>();
  /** Dreams whose summary this process has passed on since `look` last read the table, which may hold an older one. */
  const passedOn = new Set<string>();
  let stopWatching: (() => void) | null = null;
  signalsOf(db).on("dreamChanged", (dreamId) => changes.emit(dreamId));

  async function look(): Promise<void> {
    const watched = changes.eventNames() as string[];
    const states = new Map((await statesOfDreams(db, watched)).map((state) => [state.dreamId, state]));
    for (const id of watched) {
      const { latest, summary } = states.get(id) ?? { latest: null, summary: null };
      if (summary !== null && summary !== summaries.get(id)) {
        const isOlder = passedOn.has(id);
        if (isOlder || writings.emit(id, summary)) summaries.set(id, summary);
      }
      passedOn.delete(id);
      changes.emit(id, latest);
    }
  }

  return {
    writing(dreamId, summary) {
      const hasListener = writings.emit(dreamId, summary);
      if (hasListener) passedOn.add(dreamId);
      return hasListener;
    },
    listen(dreamId, onChange, onWriting) {
      changes.on(dreamId, onChange);
      if (onWriting) writings.on(dreamId, onWriting);
      stopWatching ??= watchElsewhere(db, look, log);
      return () => {
        changes.off(dreamId, onChange);
        if (onWriting) writings.off(dreamId, onWriting);
        if (writings.listenerCount(dreamId) === 0) {
          summaries.delete(dreamId);
          passedOn.delete(dreamId);
        }
        if (changes.eventNames().length > 0) return;
        stopWatching?.();
        stopWatching = null;
      };
    },
  };
}
