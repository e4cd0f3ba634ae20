import type { EventEmitter } from "node:events";
import type { Db, Store } from "./open.ts";
import { signalsOf } from "./signals.ts";

/** How often to look whether another process has written. */
const POLL_MS = 100;

/**
 * Emits `changedElsewhere` after another process has changed the database, while somebody listens for it. Returns what
 * ends it. On SQLite by a poll: the version of a connection's data changes with commits of other connections only.
 */
export function startRemoteSignals({ db, sqlite }: Pick<Store, "db" | "sqlite">): () => void {
  const signals = signalsOf(db);
  const version = () => sqlite.pragma("data_version", { simple: true });
  let timer: NodeJS.Timeout | undefined;
  let seen: unknown;

  function poll(): void {
    try {
      const current = version();
      if (current === seen) return;
      seen = current;
    } catch {
      // A database that cannot be read is reported by those who need it.
      return;
    }
    signals.emit("changedElsewhere");
  }
  function begin(signal: string | symbol): void {
    if (signal !== "changedElsewhere" || timer) return;
    seen = version();
    timer = setInterval(poll, POLL_MS).unref();
  }
  function end(): void {
    if (signals.listenerCount("changedElsewhere") > 0) return;
    clearInterval(timer);
    timer = undefined;
  }

  const listeners = signals as EventEmitter;
  listeners.on("newListener", begin).on("removeListener", end);
  return () => {
    listeners.off("newListener", begin).off("removeListener", end);
    clearInterval(timer);
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
