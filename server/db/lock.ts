import Database from "better-sqlite3";
import { StartError } from "#server/start-problem.ts";

/** Longest wait for another server that migrates the database. */
const WAIT_MS = 120_000;

/**
 * Takes a lock on a file, which is made for it. The operating system drops the lock when the process ends, also by a
 * crash. Returns what unlocks it, or null where another process has it for longer than `waitMs`,
 * or where there is no file and it `mustExist`.
 */
export function tryLock(file: string, { waitMs = 0, mustExist = false } = {}): (() => void) | null {
  let lock: Database.Database | undefined;
  try {
    lock = new Database(file, { timeout: waitMs, fileMustExist: mustExist });
    lock.exec("BEGIN EXCLUSIVE");
  } catch (error) {
    lock?.close();
    const { code } = error as { code?: string };
    if (code !== "SQLITE_BUSY" && !(mustExist && code === "SQLITE_CANTOPEN")) throw error;
    return null;
  }
  const held = lock;
  return () => void held.close();
}

/**
 * Locks a data directory against other servers that start on it. Returns what unlocks it. Throws a `StartError` when it
 * stays locked.
 */
export function lockDataDir(file: string, waitMs = WAIT_MS): () => void {
  const first = tryLock(file);
  if (first) return first;
  process.stderr.write("Another server prepares this data directory: waiting for it.\n");
  const unlock = tryLock(file, { waitMs });
  if (unlock) return unlock;
  throw new StartError(
    "Another server has locked this data directory: wait until it listens, or stop it if it is of an older version.",
  );
}
