import { createHash, createHmac, randomBytes } from "node:crypto";
import { DAY_MS, MINUTE_MS } from "#shared/durations.ts";

export type LinkPurpose = "verify" | "reset";

/** How long a mailed link works, in milliseconds. */
export const LINK_LIFETIME_MS: Record<LinkPurpose, number> = {
  reset: 30 * MINUTE_MS,
  verify: 7 * DAY_MS,
};

/** What the database keeps of a secret it must recognise but never tell. */
export function secretHash(secret: string): string {
  return createHash("sha256").update(secret).digest("hex");
}

/** A fresh single-use link: its URL below `publicUrl`, the token in it, and the hash to store. */
export function newLink(
  publicUrl: string,
  purpose: LinkPurpose,
): { url: string; token: string; tokenHash: string } {
  const token = randomBytes(32).toString("base64url");
  return { url: `${publicUrl}/auth?mode=${purpose}&token=${token}`, token, tokenHash: secretHash(token) };
}

/**
 * Keyed hash that recognises a mailbox after its account is gone: tags behind `+` are dropped,
 * and at Gmail the dots too, since all of these reach the same user.
 */
export function mailboxHmac(email: string, key: string): string {
  const at = email.lastIndexOf("@");
  const host = email.slice(at + 1).toLowerCase();
  const gmail = host === "gmail.com" || host === "googlemail.com";
  let box = email.slice(0, at).toLowerCase().replace(/\+.*$/, "");
  if (gmail) box = box.replaceAll(".", "");
  return createHmac("sha256", key)
    .update(`${box}@${gmail ? "gmail.com" : host}`)
    .digest("hex");
}
