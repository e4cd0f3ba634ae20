import type { Db, Trx } from "#server/db/open.ts";
import { transact } from "#server/db/transaction.ts";
import { AppError } from "#server/errors.ts";
import { enqueueMail } from "#server/features/mail/mail.ts";
import type { Locale } from "#shared/locales.ts";
import type { AccountDeps } from "./deps.ts";
import { createLink, secretHash } from "./mail-links.ts";
import { closePendingChanges } from "./email-change-queries.ts";
import { deleteIdentitiesOf } from "./identity-queries.ts";
import * as linkQueries from "./link-queries.ts";
import { deleteKeysOf } from "./key-queries.ts";
import { deletePasskeysOf } from "./passkey-queries.ts";
import * as queries from "./queries.ts";
import { deleteSecondFactor, describeFactor } from "./second-factor-queries.ts";
import { deleteSessionsOf } from "./session-queries.ts";
import { grantWelcome, waitingWelcome } from "./welcome.ts";

/** Queues a mail with a new verification link. */
export async function mailVerification(
  trx: Trx,
  deps: Pick<AccountDeps, "config" | "now">,
  { id: userId, email, locale }: { id: string; email: string; locale: Locale },
): Promise<void> {
  const { url, expiresAt } = await createLink(trx, deps, { userId, email, purpose: "verify" });
  const data = { url, expiresAt, tokens: await waitingWelcome(trx, deps.config, { id: userId, email }) };
  const now = deps.now().toISOString();
  await enqueueMail(trx, { recipient: email, locale, template: "verify", data, now });
}

/** Mails another verification link, unless the email address is verified. */
export async function resendVerification(deps: AccountDeps, userId: string): Promise<void> {
  await transact(deps.db, { user: userId }, async (trx) => {
    const account = await queries.findAccount(trx, { id: userId });
    if (account?.emailVerifiedAt === null) await mailVerification(trx, deps, account);
  });
}

/** Marks an email address as verified, with the welcome gift. Does nothing for a verified one. */
export async function markVerified(
  trx: Trx,
  deps: Pick<AccountDeps, "config" | "now">,
  { userId, email, emailVerifiedAt }: { userId: string; email: string; emailVerifiedAt: string | null },
): Promise<void> {
  if (emailVerifiedAt !== null) return;
  await queries.setEmailVerified(trx, userId, deps.now().toISOString());
  await grantWelcome(trx, deps, { id: userId, email });
}

/**
 * Ends the access of whoever signed up with an unverified email address: sessions, keys, password, identities, passkeys,
 * notified browsers, a change of address that waits, and a second factor that would lock out the owner of the mailbox,
 * unless it is older than `keepFactorBefore`. Admins keep second factor and passkeys, which may be it. Resolves to whether
 * a second factor was removed.
 */
export async function endUnprovenAccess(
  trx: Trx,
  userId: string,
  { keepFactorBefore = "" }: { keepFactorBefore?: string } = {},
): Promise<boolean> {
  await deleteSessionsOf(trx, userId);
  await deleteKeysOf(trx, userId);
  await queries.setPasswordHash(trx, userId, "");
  await deleteIdentitiesOf(trx, userId);
  await closePendingChanges(trx, userId);
  await queries.deletePushSubscriptionsOf(trx, userId);
  const account = await queries.findAccount(trx, { id: userId });
  if (account?.admin) return false;
  await deletePasskeysOf(trx, userId);
  const factor = await describeFactor(trx, userId);
  if (factor?.since && factor.since < keepFactorBefore) return false;
  await deleteSecondFactor(trx, userId);
  return factor !== null;
}

/**
 * Verifies an email address by its mailed link; `sessionUserId` is the user of the session it was opened in. In any
 * other session than the owner's, the account may have been made by someone else: its access ends, and `reset` is a
 * token for `resetPassword`. A link may be opened again, because mail scanners open it first. Throws `link_invalid`.
 */
export async function verifyEmail(
  deps: Pick<AccountDeps, "db" | "config" | "now">,
  { token, sessionUserId }: { token: string; sessionUserId: string | null },
): Promise<{ userId: string; confirmed: boolean; reset: string | null }> {
  const now = deps.now().toISOString();
  const openLink = async (db: Db) => {
    const link = await linkQueries.findLink(db, secretHash(token), "verify", now);
    if (!link) throw new AppError("link_invalid");
    return link;
  };
  const { userId } = await openLink(deps.db);
  return await transact(deps.db, { user: userId }, async (trx) => {
    const link = await openLink(trx);
    const { email } = link;
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
