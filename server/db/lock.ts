import Database from "better-sqlite3";
import { StartError } from "#server/start-problem.ts";

/** How long a server that is being replaced may take to finish. */
const WAIT_MS = 10_000;

/**
 * Locks a data directory for this process; the operating system drops the lock when the process ends, also by a crash.
 * Returns what unlocks it. Throws a `StartError` when another server has the lock.
 */
export function lockDataDir(file: string): () => void {
  const lock = new Database(file, { timeout: WAIT_MS });
  try {
    lock.exec("BEGIN EXCLUSIVE");
  } catch (error) {
    lock.close();
    if ((error as { code?: string }).code !== "SQLITE_BUSY") throw error;
    throw new StartError(
      "Another server is running on this data directory: stop it, or set another DATA_DIR.",
      { cause: error },
    );
  }
  return () => lock.close();
}
