import { createHash, createHmac, randomBytes } from "node:crypto";
import type { Trx } from "#server/db/open.ts";
import { DAY_MS, MINUTE_MS } from "#shared/durations.ts";
import type { AccountDeps } from "./deps.ts";
import { insertLink, type LinkPurpose } from "./link-queries.ts";

export const LINK_LIFETIME_MS: Record<LinkPurpose, number> = {
  reset: 30 * MINUTE_MS,
  verify: 7 * DAY_MS,
};

/** SHA-256 of a secret that the database has to recognise. */
export function secretHash(secret: string): string {
  return createHash("sha256").update(secret).digest("hex");
}

/** A new single-use link: its URL below `publicUrl`, the token in it, and the hash to store. */
export function newLink(
  publicUrl: string,
  purpose: LinkPurpose,
): { url: string; token: string; tokenHash: string } {
  const token = randomBytes(32).toString("base64url");
  return { url: `${publicUrl}/auth?mode=${purpose}&token=${token}`, token, tokenHash: secretHash(token) };
}

/** Stores a new link to a user's email address. Resolves to its URL, its token and its expiry as an ISO time. */
export async function createLink(
  trx: Trx,
  { config, now }: Pick<AccountDeps, "config" | "now">,
  { userId, email, purpose }: { userId: string; email: string; purpose: LinkPurpose },
): Promise<{ url: string; token: string; expiresAt: string }> {
  const at = now();
  const { url, token, tokenHash } = newLink(config.publicUrl, purpose);
  const expiresAt = new Date(at.getTime() + LINK_LIFETIME_MS[purpose]).toISOString();
  const times = { created_at: at.toISOString(), expires_at: expiresAt };
  await insertLink(trx, { token_hash: tokenHash, user_id: userId, purpose, email, ...times });
  return { url, token, expiresAt };
}

/**
 * Keyed hash that recognises a mailbox after its account is deleted. Tags after `+`, and dots at Gmail, are dropped
 * because the mailbox is the same.
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
