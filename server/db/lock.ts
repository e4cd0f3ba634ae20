import Database from "better-sqlite3";

/**
 * Makes this process the only server of a data directory, until it ends in any way.
 * The operating system drops the lock with the process, so nothing is left behind by a crash.
 * Throws when another server runs on the directory.
 */
export function lockDataDir(file: string): () => void {
  const lock = new Database(file);
  lock.pragma("journal_mode = DELETE");
  lock.pragma("busy_timeout = 10000");
  try {
    lock.exec("BEGIN EXCLUSIVE");
  } catch (error) {
    lock.close();
    throw new Error("Another server is running on this data directory: stop it, or set another DATA_DIR.", {
      cause: error,
    });
  }
  return () => lock.close();
}
