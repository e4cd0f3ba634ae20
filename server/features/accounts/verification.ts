import type { Trx } from "#server/db/open.ts";
import { transact } from "#server/db/transaction.ts";
import { AppError } from "#server/errors.ts";
import { grant } from "#server/features/credits/credits.ts";
import { enqueueMail } from "#server/features/mail/mail.ts";
import type { Locale } from "#shared/locales.ts";
import type { AccountDeps } from "./deps.ts";
import { createLink, mailboxHmac, secretHash } from "./mail-links.ts";
import * as linkQueries from "./link-queries.ts";
import * as queries from "./queries.ts";
import { deleteSessionsOf } from "./session-queries.ts";

/** Queues a mail with a new verification link. */
export async function mailVerification(
  trx: Trx,
  deps: Pick<AccountDeps, "config" | "now">,
  { id: userId, email, locale }: { id: string; email: string; locale: Locale },
): Promise<void> {
  const { url, expiresAt } = await createLink(trx, deps, { userId, email, purpose: "verify" });
  const data = { url, expiresAt, tokens: deps.config.welcomeTokens };
  const now = deps.now().toISOString();
  await enqueueMail(trx, { recipient: email, locale, template: "verify", data, now });
}

/** Mails another verification link, unless the email address is verified. */
export async function resendVerification(deps: AccountDeps, userId: string): Promise<void> {
  await transact(deps.db, async (trx) => {
    const account = await queries.findAccount(trx, { id: userId });
    if (account?.emailVerifiedAt === null) await mailVerification(trx, deps, account);
  });
}

/**
 * Marks an email address as verified and grants the welcome tokens, once per mailbox and once per user. Does nothing
 * for a verified one.
 */
export async function markVerified(
  trx: Trx,
  deps: Pick<AccountDeps, "config" | "now">,
  account: { userId: string; email: string; emailVerifiedAt: string | null },
): Promise<void> {
  if (account.emailVerifiedAt !== null) return;
  const now = deps.now();
  const { welcomeTokens, sessionSecrets } = deps.config;
  await queries.setEmailVerified(trx, account.userId, now.toISOString());
  if (welcomeTokens === 0) return;
  // A claim under a previous secret counts too.
  const [mailbox, ...before] = sessionSecrets.map((secret) => mailboxHmac(account.email, secret));
  if (await queries.hasClaimedWelcome(trx, before)) return;
  if (!(await queries.claimWelcome(trx, mailbox!, now.toISOString()))) return;
  const { userId } = account;
  const lot = { source: "welcome", sourceRef: userId, tokens: welcomeTokens, expiresAt: null } as const;
  await grant(trx, { userId, ...lot, now });
}

/**
 * Ends the access of whoever signed up with an unverified email address: sessions, password, and a second factor that
 * would lock out the owner of the mailbox. Admins keep the second factor.
 */
export async function endUnprovenAccess(trx: Trx, userId: string): Promise<void> {
  await deleteSessionsOf(trx, userId);
  await queries.setPasswordHash(trx, userId, "");
  const account = await queries.findAccount(trx, { id: userId });
  if (!account?.admin) await queries.deleteSecondFactor(trx, userId);
}

/**
 * Verifies an email address by its mailed link; `sessionUserId` is the user of the session it was opened in. In any other
 * session than the owner's, the account may have been made by someone else: its access ends, and `reset` is a token for
 * `resetPassword`. A link may be opened again, because mail scanners open it first. Throws `link_invalid`.
 */
export async function verifyEmail(
  deps: Pick<AccountDeps, "db" | "config" | "now">,
  { token, sessionUserId }: { token: string; sessionUserId: string | null },
): Promise<{ userId: string; confirmed: boolean; reset: string | null }> {
  const now = deps.now().toISOString();
  return await transact(deps.db, async (trx) => {
    const link = await linkQueries.findLink(trx, secretHash(token), "verify", now);
    if (!link) throw new AppError("link_invalid");
    const { userId, email } = link;
    if (link.emailVerifiedAt !== null) return { userId, confirmed: false, reset: null };
    if (link.usedAt !== null) throw new AppError("link_invalid");
    await linkQueries.closeLinks(trx, userId, "verify", now);
    await markVerified(trx, deps, link);
    if (userId === sessionUserId) return { userId, confirmed: true, reset: null };
    await endUnprovenAccess(trx, userId);
    await linkQueries.closeLinks(trx, userId, "reset", now);
    const reset = await createLink(trx, deps, { userId, email, purpose: "reset" });
    return { userId, confirmed: true, reset: reset.token };
  });
}
