import Database from "better-sqlite3";
import { StartError } from "#server/start-problem.ts";

/** A server that is being replaced gets this long to finish. */
const WAIT_MS = 10_000;

/**
 * Makes this process the only server of a data directory, until it ends in any way.
 * The operating system drops the lock with the process, so nothing is left behind by a crash.
 * Throws a `StartError` when another server runs on the directory.
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
