import { createHmac, randomBytes, timingSafeEqual } from "node:crypto";
import { deriveKey, type Secrets } from "#server/keys.ts";
import type { Proof } from "./password-check.ts";

const ID_BYTES = 16;

/** Covers the password digest, so that a new password invalidates every token. */
function signature(id: string, { userId, passwordHash }: Proof, secret: string): Buffer {
  const key = deriveKey(secret, "known device");
  return createHmac("sha256", key).update(`${id}\n${userId}\n${passwordHash}`).digest();
}

/** A token that shows that this browser was signed in before. It gives no access. */
export function newDeviceToken(proof: Proof, [secret]: Secrets): string {
  const id = randomBytes(ID_BYTES).toString("base64url");
  return `${id}.${signature(id, proof, secret).toString("base64url")}`;
}

/** The id of the device if `token` was made for this account and its current password, else null. */
export function knownDevice(token: string | undefined, proof: Proof, secrets: Secrets): string | null {
  const [id = "", signed = "", ...rest] = token?.split(".") ?? [];
  const given = Buffer.from(signed, "base64url");
  if (rest.length > 0) return null;
  const fits = secrets.some((secret) => {
    const expected = signature(id, proof, secret);
    return given.length === expected.length && timingSafeEqual(given, expected);
  });
  return fits ? id : null;
}
