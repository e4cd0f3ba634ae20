import { randomBytes, randomUUID } from "node:crypto";
import { linkSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { basename, dirname, join } from "node:path";

const BYTES = 32;

function readSalt(file: string): Buffer | null {
  try {
    return readFileSync(file);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === "ENOENT") return null;
    throw error;
  }
}

/** Writes a new salt unless another process has: a link appears with its whole content, and for one of them only. */
function writeSalt(file: string): void {
  const unfinished = `${file}.${randomUUID()}`;
  writeFileSync(unfinished, randomBytes(BYTES), { mode: 0o600 });
  try {
    linkSync(unfinished, file);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== "EEXIST") throw error;
  } finally {
    rmSync(unfinished, { force: true });
  }
}

/**
 * Returns the salt of a day, the same in all processes on a data directory; a new day permanently removes those before.
 * Stored in a file `<file>-<day>` outside the database, so that no backup of the database keeps it.
 */
export function createDailySalt(file: string): (day: string) => Buffer {
  const folder = dirname(file);
  let current: { day: string; salt: Buffer } | null = null;

  function removeBefore(day: string): void {
    const own = basename(file);
    for (const name of readdirSync(folder)) {
      if (name.startsWith(own) && name < `${own}-${day}`) rmSync(join(folder, name), { force: true });
    }
  }

  return (day) => {
    if (current?.day === day) return current.salt;
    const ofDay = `${file}-${day}`;
    let salt = readSalt(ofDay);
    if (!salt) {
      writeSalt(ofDay);
      salt = readFileSync(ofDay);
    }
    // Also beside a salt that is there: who wrote it may have been killed before this.
    removeBefore(day);
    current = { day, salt };
    return salt;
  };
}
