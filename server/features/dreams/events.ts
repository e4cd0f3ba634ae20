import { EventEmitter } from "node:events";

/** Tells the listeners of a dream, inside this process, that rows were added to its events. */
export interface DreamEventHub {
  changed(dreamId: string): void;
  listen(dreamId: string, listener: () => void): () => void;
}

export function createDreamEventHub(): DreamEventHub {
  const emitter = new EventEmitter();
  emitter.setMaxListeners(0);
  return {
    changed: (dreamId) => void emitter.emit(dreamId),
    listen(dreamId, listener) {
      emitter.on(dreamId, listener);
      return () => void emitter.off(dreamId, listener);
    },
  };
}
