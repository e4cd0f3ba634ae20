import { EventEmitter } from "node:events";
import type { Signals } from "#server/db/signals.ts";

/** Passes on, inside this process, that a dream has new events, and the part of its reading that is written. */
export interface DreamEventHub {
  /** `summary`: all of it so far. Not stored. */
  writing(dreamId: string, summary: string): void;
  /** Returns the function that ends the subscription. */
  listen(dreamId: string, onChange: () => void, onWriting?: (summary: string) => void): () => void;
}

export function createDreamEventHub(signals: Signals): DreamEventHub {
  const changes = new EventEmitter().setMaxListeners(0);
  const writings = new EventEmitter().setMaxListeners(0);
  signals.on("dreamChanged", (dreamId) => changes.emit(dreamId));
  return {
    writing: (dreamId, summary) => void writings.emit(dreamId, summary),
    listen(dreamId, onChange, onWriting = () => undefined) {
      changes.on(dreamId, onChange);
      writings.on(dreamId, onWriting);
      return () => {
        changes.off(dreamId, onChange);
        writings.off(dreamId, onWriting);
      };
    },
  };
}
