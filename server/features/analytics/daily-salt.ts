import { randomBytes } from "node:crypto";
import { readFileSync, writeFileSync } from "node:fs";

const BYTES = 32;

function kept(file: string, day: string): Buffer | null {
  try {
    const [storedDay, salt = ""] = readFileSync(file, "utf8").split(" ");
    const bytes = Buffer.from(salt, "base64url");
    return storedDay === day && bytes.length === BYTES ? bytes : null;
  } catch {
    return null;
  }
}

/**
 * A fresh salt each day; the one before is overwritten and nobody has it any more. It outlives a restart in a file
 * beside the database, not in it: backups of the database must not keep what the day throws away.
 */
export function createDailySalt(file: string): (day: string) => Buffer {
  let current: { day: string; salt: Buffer } | null = null;
  return (day) => {
    if (current?.day === day) return current.salt;
    let salt = kept(file, day);
    if (!salt) {
      salt = randomBytes(BYTES);
      writeFileSync(file, `${day} ${salt.toString("base64url")}`, { mode: 0o600 });
    }
    current = { day, salt };
    return salt;
  };
}
