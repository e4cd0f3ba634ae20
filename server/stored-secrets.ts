import { randomBytes } from "node:crypto";
import { chmodSync, existsSync, linkSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { Secrets } from "./keys.ts";

const newSecret = () => randomBytes(48).toString("base64url");
const secretFile = (dataDir: string) => join(dataDir, "session-secret");

/** The secrets of the data directory, one per line; the first start creates one, readable by this user alone. */
export function storedSecrets(dataDir: string): Secrets {
  const file = secretFile(dataDir);
  if (existsSync(file)) chmodSync(file, 0o600);
  else {
    // Another process may do the same now: the first link stays, and nobody reads a file that is being written.
    const own = `${file}.${process.pid}`;
    writeFileSync(own, newSecret(), { mode: 0o600 });
    try {
      linkSync(own, file);
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== "EEXIST") throw error;
    }
    rmSync(own);
  }
  const [first = "", ...previous] = readFileSync(file, "utf8")
    .trim()
    .split(/\s*\n\s*/);
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
  writeFileSync(next, [newSecret(), ...storedSecrets(dataDir)].join("\n"), { mode: 0o600 });
  renameSync(next, file);
  return true;
}
