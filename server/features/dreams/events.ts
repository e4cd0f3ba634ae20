import { EventEmitter } from "node:events";
import type { Signals } from "#server/db/signals.ts";

/** Tells the listeners of a dream, inside this process, what happens to it. `signals` say that rows were added to its events. */
export interface DreamEventHub {
  /** Its reading is being written: `summary` is all of it so far. Where nobody listens, it is gone. */
  writing(dreamId: string, summary: string): void;
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
