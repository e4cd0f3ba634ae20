/** Why the server cannot start, as a sentence that says what to do. */
export class StartError extends Error {}

const DISK_FULL =
  "The disk is full: make room on the volume of DATA_DIR, or set DATA_DIR to a folder on another one.";
const NOT_WRITABLE =
  "DATA_DIR cannot be written: give its files to the user who runs the server, or set another folder.";
const UNREADABLE = "The volume of DATA_DIR cannot be read or written: look at the disk.";
const DAMAGED =
  "The database is damaged or is no database: restore the backup (see docs/operations.md, Restore drill).";

/** By the error code of Node or SQLite, whose extended codes begin with these. */
const SENTENCES: [code: string, sentence: string][] = [
  ["EADDRINUSE", "The port is in use: stop what listens there, or set another PORT."],
  ["EADDRNOTAVAIL", "HOST is no address of this machine: set it to 127.0.0.1 or 0.0.0.0."],
  ["ENOTFOUND", "HOST is no address of this machine: set it to 127.0.0.1 or 0.0.0.0."],
  ["ENOSPC", DISK_FULL],
  ["EDQUOT", DISK_FULL],
  ["SQLITE_FULL", DISK_FULL],
  ["EROFS", NOT_WRITABLE],
  ["EPERM", NOT_WRITABLE],
  ["ENOTDIR", NOT_WRITABLE],
  ["EISDIR", NOT_WRITABLE],
  ["SQLITE_READONLY", NOT_WRITABLE],
  ["SQLITE_CANTOPEN", NOT_WRITABLE],
  ["SQLITE_PERM", NOT_WRITABLE],
  ["SQLITE_CORRUPT", DAMAGED],
  ["SQLITE_NOTADB", DAMAGED],
  ["SQLITE_IOERR", UNREADABLE],
  ["EIO", UNREADABLE],
  ["ENXIO", UNREADABLE],
  ["ENODEV", UNREADABLE],
  ["ESTALE", UNREADABLE],
  ["42501", "The user of DATABASE_URL lacks a right: GRANT CREATE and USAGE on the schema to it."],
  ["SQLITE_BUSY", "The database is in use by another program: let it finish, then start again."],
];

/** What to do about an error at the start; null for a defect of the program. */
export function startProblem(error: unknown): string | null {
  if (!(error instanceof Error)) return null;
  if (error instanceof StartError) return error.message;
  const { code = "", syscall } = error as NodeJS.ErrnoException;
  if (code === "EACCES") {
    return syscall === "listen"
      ? "The port is not allowed for this user: set PORT to 1024 or above."
      : NOT_WRITABLE;
  }
  const sentence = SENTENCES.find(([known]) => code === known || code.startsWith(`${known}_`))?.[1];
  return sentence ? `${sentence} (${error.message})` : startProblem(error.cause);
}

/** Runs a step of the start. On a known problem it writes what to do and exits with code 1. */
export async function orExit<T>(step: () => T | Promise<T>): Promise<T> {
  try {
    return await step();
  } catch (error) {
    const sentence = startProblem(error);
    if (sentence === null) throw error;
    process.stderr.write(`The server did not start. ${sentence}\n`);
    process.exit(1);
  }
}
