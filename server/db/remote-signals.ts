import type { EventEmitter } from "node:events";
import type { Db, Store } from "./open.ts";
import { signalsOf } from "./signals.ts";

/**
 * Emits `changedElsewhere` after another process has changed the database, or may have, while it has a listener.
 * Returns what ends it.
 */
export function startRemoteSignals({ db, watch }: Pick<Store, "db" | "watch">): () => void {
  const signals = signalsOf(db);
  let stop: (() => void) | undefined;

  function begin(signal: string | symbol): void {
    if (signal === "changedElsewhere") stop ??= watch(() => signals.emit("changedElsewhere"));
  }
  function end(): void {
    if (signals.listenerCount("changedElsewhere") > 0) return;
    stop?.();
    stop = undefined;
  }

  const listeners = signals as EventEmitter;
  listeners.on("newListener", begin).on("removeListener", end);
  return () => {
    listeners.off("newListener", begin).off("removeListener", end);
    stop?.();
  };
}

/**
 * Runs `look` after changes by other processes, never twice at once, until the returned function is called. What
 * changed before is for the caller to read.
 */
export function watchElsewhere(
  db: Db,
  look: () => Promise<void>,
  log: { error(details: object, message: string): void },
): () => void {
  const signals = signalsOf(db);
  let looking = false;
  let again = false;

  async function onChange(): Promise<void> {
    again = true;
    if (looking) return;
    looking = true;
    while (again) {
      again = false;
      await look().catch((err: unknown) =>
        log.error({ err }, "changes by another process could not be read"),
      );
    }
    looking = false;
  }
  const listener = () => void onChange();
  signals.on("changedElsewhere", listener);
  return () => {
    again = false;
    signals.off("changedElsewhere", listener);
  };
}
