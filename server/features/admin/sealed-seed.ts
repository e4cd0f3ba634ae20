import { createCipheriv, createDecipheriv, randomBytes } from "node:crypto";
import { deriveKey, type Secrets } from "#server/keys.ts";

const NONCE_BYTES = 12;
const TAG_BYTES = 16;
const PURPOSE = "second factor";

/** Encrypts a seed (AES-256-GCM): a copy of the database alone makes no codes, for the key is not in it. */
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

/** The seed, and whether a previous secret sealed it. Throws where none of the secrets did. */
export function openSeed(sealed: string, secrets: Secrets): { seed: string; stale: boolean } {
  const bytes = Buffer.from(sealed, "base64url");
  for (const [index, secret] of secrets.entries()) {
    try {
      return { seed: open(bytes, secret), stale: index > 0 };
    } catch {
      // Sealed with another secret; the tag says so.
    }
  }
  throw new Error("a second factor was sealed with a secret that is neither the present nor a previous one");
}
