import { randomBytes } from "node:crypto";
import { readFileSync, writeFileSync } from "node:fs";

const BYTES = 32;

function readSalt(file: string, day: string): Buffer | null {
  try {
    const [storedDay, salt = ""] = readFileSync(file, "utf8").split(" ");
    const bytes = Buffer.from(salt, "base64url");
    return storedDay === day && bytes.length === BYTES ? bytes : null;
  } catch {
    return null;
  }
}

/**
 * Returns the salt of a day; a new day permanently overwrites the one before. Stored in a file outside the database, so
 * that no backup of the database keeps it.
 */
export function createDailySalt(file: string): (day: string) => Buffer {
  let current: { day: string; salt: Buffer } | null = null;
  return (day) => {
    if (current?.day === day) return current.salt;
    let salt = readSalt(file, day);
    if (!salt) {
      salt = randomBytes(BYTES);
      writeFileSync(file, `${day} ${salt.toString("base64url")}`, { mode: 0o600 });
    }
    current = { day, salt };
    return salt;
  };
}
