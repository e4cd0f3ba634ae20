import { createCipheriv, createDecipheriv, randomBytes } from "node:crypto";
import { deriveKey, type Secrets } from "#server/keys.ts";

const NONCE_BYTES = 12;
const TAG_BYTES = 16;
const PURPOSE = "second factor";

/** Encrypts a seed (AES-256-GCM) with a key outside the database, so that a copy of the database makes no codes. */
export function sealSeed(seed: string, [secret]: Secrets): string {
  const nonce = randomBytes(NONCE_BYTES);
  const cipher = createCipheriv("aes-256-gcm", deriveKey(secret, PURPOSE), nonce);
  const sealed = Buffer.concat([cipher.update(seed, "utf8"), cipher.final()]);
  return Buffer.concat([nonce, cipher.getAuthTag(), sealed]).toString("base64url");
}

function open(sealed: Buffer, secret: string): string {
  const nonce = sealed.subarray(0, NONCE_BYTES);
  const decipher = createDecipheriv("aes-256-gcm", deriveKey(secret, PURPOSE), nonce, {
    authTagLength: TAG_BYTES,
  });
  decipher.setAuthTag(sealed.subarray(NONCE_BYTES, NONCE_BYTES + TAG_BYTES));
  const seed = [decipher.update(sealed.subarray(NONCE_BYTES + TAG_BYTES)), decipher.final()];
  return Buffer.concat(seed).toString("utf8");
}

/** Returns the seed; `stale` if a previous secret sealed it. Throws if none of the secrets did. */
export function openSeed(sealed: string, secrets: Secrets): { seed: string; stale: boolean } {
  const bytes = Buffer.from(sealed, "base64url");
  for (const [index, secret] of secrets.entries()) {
    try {
      return { seed: open(bytes, secret), stale: index > 0 };
    } catch {
      // The authentication tag does not match: sealed with another secret.
    }
  }
  throw new Error("second factor not readable: sealed with neither the present nor a previous secret");
}
