import { randomUUID } from "node:crypto";
import { AppError } from "#server/errors.ts";
import { endSessions } from "./accounts.ts";
import type { AccountDeps } from "./deps.ts";
import { LINK_LIFETIME_MS, newLink, secretHash } from "./mail-links.ts";
import { normalizeEmail } from "./names.ts";
import * as queries from "./queries.ts";
import { markVerified } from "./verification.ts";

/** Mails a reset link if the address has an account; older reset links stop working. */
export async function forgotPassword(deps: AccountDeps, typedEmail: string): Promise<void> {
  const email = normalizeEmail(typedEmail);
  const at = deps.now();
  const now = at.toISOString();
  const expiresAt = new Date(at.getTime() + LINK_LIFETIME_MS.reset).toISOString();
  const queued = await deps.db.transaction().execute(async (trx) => {
    const account = await queries.findAccount(trx, { email });
    if (!account) return false;
    const link = newLink(deps.config.publicUrl, "reset");
    const { id: userId, locale } = account;
    await queries.closeLinks(trx, userId, "reset", now);
    await queries.insertLink(trx, {
      tokenHash: link.tokenHash,
      userId,
      purpose: "reset",
      email,
      now,
      expiresAt,
    });
    const data = { url: link.url, expiresAt };
    await queries.insertMail(trx, {
      id: randomUUID(),
      recipient: email,
      locale,
      template: "reset",
      data,
      now,
    });
    return true;
  });
  if (queued) deps.wakeMail();
}

/**
 * Sets a new password by a mailed link, ends every session and tells the person by mail. Who
 * opened the link reads that mailbox, so it verifies the address too. Throws `link_invalid`, `unavailable`.
 */
export async function resetPassword(
  deps: AccountDeps,
  input: { token: string; password: string },
): Promise<void> {
  const tokenHash = secretHash(input.token);
  const openLink = async (db: AccountDeps["db"]) => {
    const link = await queries.findLink(db, tokenHash, "reset", deps.now().toISOString());
    if (!link || link.usedAt !== null) throw new AppError("link_invalid");
    return link;
  };
  await openLink(deps.db);
  const passwordHash = await deps.passwords.hash(input.password);

  await deps.db.transaction().execute(async (trx) => {
    // Asked again: the hash took its time, and the same link may have been used meanwhile.
    const link = await openLink(trx);
    const now = deps.now().toISOString();
    await queries.closeLinks(trx, link.userId, "reset", now);
    await queries.setPasswordHash(trx, link.userId, passwordHash);
    await markVerified(trx, deps, link);
    await endSessions(trx, link.userId);
    await queries.insertMail(trx, {
      id: randomUUID(),
      recipient: link.email,
      locale: link.locale,
      template: "password-changed",
      data: { url: `${deps.config.publicUrl}/auth` },
      now,
    });
  });
  deps.wakeMail();
}
