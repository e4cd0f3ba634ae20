import { randomBytes, randomUUID } from "node:crypto";
import {
  chmodSync,
  closeSync,
  existsSync,
  fsyncSync,
  linkSync,
  openSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { join } from "node:path";
import type { Secrets } from "./keys.ts";
import { StartError } from "./start-problem.ts";

/** Characters of a secret, also of SESSION_SECRET. */
export const SECRET_LENGTH = 32;

const newSecret = () => randomBytes(48).toString("base64url");
const secretFile = (dataDir: string) => join(dataDir, "session-secret");

/** A power cut within half a minute would undo a new name that is not flushed; the file itself has the option `flush`. */
function flushFolder(folder: string): void {
  const handle = openSync(folder, "r");
  fsyncSync(handle);
  closeSync(handle);
}

/**
 * The secrets of the data directory, one per line; the first start creates one, readable by this user alone. Throws
 * `StartError` where the file holds none.
 */
export function storedSecrets(dataDir: string): Secrets {
  const file = secretFile(dataDir);
  if (existsSync(file)) chmodSync(file, 0o600);
  else {
    // Another process may do the same now: the first link stays, and nobody reads a file that is being written.
    // Without the process id, which is 1 in every container that shares the folder.
    const own = `${file}.${randomUUID()}`;
    writeFileSync(own, newSecret(), { mode: 0o600, flush: true });
    try {
      linkSync(own, file);
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== "EEXIST") throw error;
    }
    rmSync(own);
    flushFolder(dataDir);
  }
  const [first = "", ...previous] = readFileSync(file, "utf8")
    .trim()
    .split(/\s*\n\s*/);
  if (first.length < SECRET_LENGTH)
    throw new StartError(
      `${file} holds no secret: restore it from a backup. Without one, delete it: all users are then signed out, and ` +
        "second factors have to be set up again.",
    );
  return [first, ...previous];
}

/**
 * Puts a new secret before those of the data directory, for the next start. Returns false where there is no such file,
 * as when SESSION_SECRET is set.
 */
export function rotateStoredSecret(dataDir: string): boolean {
  const file = secretFile(dataDir);
  if (!existsSync(file)) return false;
  const next = `${file}.new`;
  writeFileSync(next, [newSecret(), ...storedSecrets(dataDir)].join("\n"), { mode: 0o600, flush: true });
  renameSync(next, file);
  flushFolder(dataDir);
  return true;
}
