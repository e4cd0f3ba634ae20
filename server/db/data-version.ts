import type { Database } from "better-sqlite3";

const POLL_MS = 100;

/** Calls `changed` after another connection has changed a SQLite database, until the returned function is called. */
export function watchDataVersion(sqlite: Database, changed: () => void): () => void {
  const version = () => sqlite.pragma("data_version", { simple: true });
  let seen = version();

  function poll(): void {
    try {
      const current = version();
      if (current === seen) return;
      seen = current;
    } catch {
      // A database that cannot be read is reported by those who need it.
      return;
    }
    changed();
  }
  const timer = setInterval(poll, POLL_MS).unref();
  return () => clearInterval(timer);
}
