import { hkdfSync } from "node:crypto";

/** Newest first: keys are derived from the first, the others are still accepted. */
export type Secrets = readonly [string, ...string[]];

/** Derives a key of 256 bits for one purpose (HKDF with SHA-256). */
export function deriveKey(secret: string, purpose: string): Buffer {
  return Buffer.from(hkdfSync("sha256", secret, "", purpose, 32));
}
