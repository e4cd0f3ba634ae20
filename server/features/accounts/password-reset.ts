import { transact } from "#server/db/transaction.ts";
import { AppError } from "#server/errors.ts";
import { enqueueMail } from "#server/features/mail/mail.ts";
import { endSessions } from "./accounts.ts";
import type { AccountDeps } from "./deps.ts";
import { createLink, LINK_LIFETIME_MS, secretHash } from "./mail-links.ts";
import { normalizeEmail } from "./names.ts";
import type { Proof } from "./password-check.ts";
import * as linkQueries from "./link-queries.ts";
import * as queries from "./queries.ts";
import { closeSignInLinks } from "./sign-in-link-queries.ts";
import { endUnprovenAccess, markVerified } from "./verification.ts";
import { refuseWeak } from "./weak-passwords.ts";

/** Links that an account can be mailed without a pause. */
const LINKS_AT_ONCE = 3;
/** Pause between further links. Shorter than a link's lifetime, so that the mailbox always has one that works. */
const LINK_PAUSE_MS = LINK_LIFETIME_MS.reset / 2;

/**
 * Mails a reset link if the email address has an account, unless enough were mailed in the last minutes. Earlier links
 * work until one is used: requests of others neither fill a mailbox nor prevent a reset. Resolves to the account's id,
 * or to null.
 */
export async function forgotPassword(deps: AccountDeps, typedEmail: string): Promise<string | null> {
  const email = normalizeEmail(typedEmail);
  const at = deps.now();
  const userId = (await queries.findAccount(deps.db, { email }))?.id;
  if (userId === undefined) return null;
  return await transact(deps.db, { user: userId }, async (trx) => {
    const account = await queries.findAccount(trx, { email });
    // The email address may belong to another account by now.
    if (account?.id !== userId) return null;
    const { locale } = account;
    const since = new Date(at.getTime() - LINK_LIFETIME_MS.reset).toISOString();
    const mailed = await linkQueries.linksMailedSince(trx, { userId, purpose: "reset", since });
    const isPause = mailed[0] !== undefined && at.getTime() - Date.parse(mailed[0]) < LINK_PAUSE_MS;
    if (mailed.length >= LINKS_AT_ONCE && isPause) return userId;
    const { url, expiresAt } = await createLink(trx, deps, { userId, email, purpose: "reset" });
    const mail = { template: "reset", data: { url, expiresAt }, now: at.toISOString() } as const;
    await enqueueMail(trx, { recipient: email, locale, ...mail });
    return userId;
  });
}

/**
 * Sets a new password by a mailed link, which verifies the email address too, ends every session and notifies the user
 * by mail. Resolves to a proof of the new password. Throws `link_invalid`, `weak_password`, `unavailable`.
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
  const { userId, email, name } = await openLink(deps.db);
  refuseWeak(input.password, { email, name, brandName: deps.config.brandName });
  const passwordHash = await deps.passwords.hash(input.password);

  await transact(deps.db, { user: userId }, async (trx) => {
    // Checked again, because the link may have been used while the password was hashed.
    const link = await openLink(trx);
    const now = deps.now().toISOString();
    await linkQueries.closeLinks(trx, userId, "reset", now);
    await closeSignInLinks(trx, userId, now);
    if (link.emailVerifiedAt === null) await endUnprovenAccess(trx, userId);
    await queries.setPasswordHash(trx, userId, passwordHash);
    await markVerified(trx, deps, link);
    await endSessions(trx, userId);
    const data = { url: `${deps.config.publicUrl}/auth` };
    await enqueueMail(trx, {
      recipient: link.email,
      locale: link.locale,
      template: "password-changed",
      data,
      now,
    });
  });
  return { userId, passwordHash };
}
