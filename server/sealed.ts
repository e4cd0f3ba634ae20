import { createCipheriv, createDecipheriv, randomBytes } from "node:crypto";
import { deriveKey, type Secrets } from "#server/keys.ts";

const CIPHER = "aes-256-gcm";
const NONCE_BYTES = 12;
const TAG_BYTES = 16;

/** Encrypts a text (AES-256-GCM) with a key outside the database, made for `purpose`. Returns base64url. */
export function seal(text: string, [secret]: Secrets, purpose: string): string {
  const nonce = randomBytes(NONCE_BYTES);
  const cipher = createCipheriv(CIPHER, deriveKey(secret, purpose), nonce);
  const sealed = Buffer.concat([cipher.update(text, "utf8"), cipher.final()]);
  return Buffer.concat([nonce, cipher.getAuthTag(), sealed]).toString("base64url");
}

function open(bytes: Buffer, key: Buffer): string {
  const nonce = bytes.subarray(0, NONCE_BYTES);
  const decipher = createDecipheriv(CIPHER, key, nonce, { authTagLength: TAG_BYTES });
  decipher.setAuthTag(bytes.subarray(NONCE_BYTES, NONCE_BYTES + TAG_BYTES));
  const text = [decipher.update(bytes.subarray(NONCE_BYTES + TAG_BYTES)), decipher.final()];
  return Buffer.concat(text).toString("utf8");
}

/** Returns the text; `stale` if a previous secret sealed it. Null if none of the secrets did. */
export function unseal(
  sealed: string,
  secrets: Secrets,
  purpose: string,
): { text: string; stale: boolean } | null {
  const bytes = Buffer.from(sealed, "base64url");
  for (const [index, secret] of secrets.entries()) {
    try {
      return { text: open(bytes, deriveKey(secret, purpose)), stale: index > 0 };
    } catch {
      // The authentication tag does not match: sealed with another secret.
    }
  }
  return null;
}
