import { transact } from "#server/db/transaction.ts";
import { AppError } from "#server/errors.ts";
import { enqueueMail } from "#server/features/mail/mail.ts";
import { endSessions } from "./accounts.ts";
import type { AccountDeps } from "./deps.ts";
import { LINK_LIFETIME_MS, newLink, secretHash } from "./mail-links.ts";
import { normalizeEmail } from "./names.ts";
import type { Proof } from "./password-check.ts";
import * as linkQueries from "./link-queries.ts";
import * as queries from "./queries.ts";
import { endUnprovenAccess, markVerified } from "./verification.ts";
import { refuseWeak } from "./weak-passwords.ts";

/** So many links an account may be mailed at once; after that one at a time. */
const LINKS_AT_ONCE = 3;
/** Shorter than a link's life: whoever asks, the mailbox holds a link that works. */
const LINK_EVERY_MS = LINK_LIFETIME_MS.reset / 2;

/**
 * Mails a reset link if the address has an account. Where enough were mailed in the last minutes, those still work and
 * no other is sent, so that asking on another's behalf neither fills a mailbox nor keeps its owner from a reset.
 * For the same reason earlier links go on working until one of them is used. Resolves to the account's id, or null.
 */
export async function forgotPassword(deps: AccountDeps, typedEmail: string): Promise<string | null> {
  const email = normalizeEmail(typedEmail);
  const at = deps.now();
  const now = at.toISOString();
  const expiresAt = new Date(at.getTime() + LINK_LIFETIME_MS.reset).toISOString();
  return await transact(deps.db, async (trx) => {
    const account = await queries.findAccount(trx, { email });
    if (!account) return null;
    const { id: userId, locale } = account;
    const since = new Date(at.getTime() - LINK_LIFETIME_MS.reset).toISOString();
    const mailed = await linkQueries.linksMailedSince(trx, { userId, purpose: "reset", since });
    const pause = mailed[0] !== undefined && at.getTime() - Date.parse(mailed[0]) < LINK_EVERY_MS;
    if (mailed.length >= LINKS_AT_ONCE && pause) return userId;
    const link = newLink(deps.config.publicUrl, "reset");
    await linkQueries.insertLink(trx, {
      tokenHash: link.tokenHash,
      userId,
      purpose: "reset",
      email,
      now,
      expiresAt,
    });
    const data = { url: link.url, expiresAt };
    await enqueueMail(trx, {
      recipient: email,
      locale,
      template: "reset",
      data,
      now,
    });
    return userId;
  });
}

/**
 * Sets a new password by a mailed link, ends every session and tells the user by mail. Who
 * opened the link reads that mailbox, so it verifies the address too. Resolves to a proof of the new password.
 * Throws `link_invalid`, `weak_password`, `unavailable`.
 */
export async function resetPassword(
  deps: AccountDeps,
  input: { token: string; password: string },
): Promise<Proof> {
  const tokenHash = secretHash(input.token);
  const openLink = async (db: AccountDeps["db"]) => {
    const link = await linkQueries.findLink(db, tokenHash, "reset", deps.now().toISOString());
    if (!link || link.usedAt !== null) throw new AppError("link_invalid");
    return link;
  };
  const { email, name } = await openLink(deps.db);
  refuseWeak(input.password, { email, name, brandName: deps.config.brandName });
  const passwordHash = await deps.passwords.hash(input.password);

  const userId = await transact(deps.db, async (trx) => {
    // Asked again: the hash took its time, and the same link may have been used meanwhile.
    const link = await openLink(trx);
    const now = deps.now().toISOString();
    await linkQueries.closeLinks(trx, link.userId, "reset", now);
    if (link.emailVerifiedAt === null) await endUnprovenAccess(trx, link.userId);
    await queries.setPasswordHash(trx, link.userId, passwordHash);
    await markVerified(trx, deps, link);
    await endSessions(trx, link.userId);
    await enqueueMail(trx, {
      recipient: link.email,
      locale: link.locale,
      template: "password-changed",
      data: { url: `${deps.config.publicUrl}/auth` },
      now,
    });
    return link.userId;
  });
  return { userId, passwordHash };
}
