import { hkdfSync } from "node:crypto";

/** The secret that keys are made of, and before it those that are still accepted: newest first. */
export type Secrets = readonly [string, ...string[]];

/** A key of 256 bits that is used for one purpose alone (HKDF with SHA-256). */
export function deriveKey(secret: string, purpose: string): Buffer {
  return Buffer.from(hkdfSync("sha256", secret, "", purpose, 32));
}
