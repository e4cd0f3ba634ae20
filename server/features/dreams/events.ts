import { EventEmitter } from "node:events";

/** Tells the listeners of a dream, inside this process, what happens to it. */
export interface DreamEventHub {
  /** Rows were added to its events. */
  changed(dreamId: string): void;
  /** Its reading is being written: `summary` is all of it so far. Where nobody listens, it is gone. */
  writing(dreamId: string, summary: string): void;
  listen(dreamId: string, onChange: () => void, onWriting?: (summary: string) => void): () => void;
}

export function createDreamEventHub(): DreamEventHub {
  const changes = new EventEmitter().setMaxListeners(0);
  const writings = new EventEmitter().setMaxListeners(0);
  return {
    changed: (dreamId) => void changes.emit(dreamId),
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
