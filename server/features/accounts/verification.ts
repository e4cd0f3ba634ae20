import type { Trx } from "#server/db/open.ts";
import { transact } from "#server/db/transaction.ts";
import { AppError } from "#server/errors.ts";
import { grant } from "#server/features/credits/credits.ts";
import { enqueueMail } from "#server/features/mail/mail.ts";
import type { Locale } from "#shared/locales.ts";
import type { AccountDeps } from "./deps.ts";
import { LINK_LIFETIME_MS, mailboxHmac, newLink, secretHash } from "./mail-links.ts";
import * as linkQueries from "./link-queries.ts";
import * as queries from "./queries.ts";
import { deleteSessionsOf } from "./session-queries.ts";

interface Recipient {
  id: string;
  email: string;
  locale: Locale;
}

/** Queues a mail with a fresh verification link. */
export async function mailVerification(
  trx: Trx,
  deps: Pick<AccountDeps, "config" | "now">,
  { id, email, locale }: Recipient,
): Promise<void> {
  const at = deps.now();
  const now = at.toISOString();
  const expiresAt = new Date(at.getTime() + LINK_LIFETIME_MS.verify).toISOString();
  const link = newLink(deps.config.publicUrl, "verify");
  await linkQueries.insertLink(trx, {
    tokenHash: link.tokenHash,
    userId: id,
    purpose: "verify",
    email,
    now,
    expiresAt,
  });
  await enqueueMail(trx, {
    recipient: email,
    locale,
    template: "verify",
    data: { url: link.url, expiresAt, tokens: deps.config.welcomeTokens },
    now,
  });
}

/** Mails another verification link, unless the address is verified already. */
export async function resendVerification(deps: AccountDeps, userId: string): Promise<void> {
  await transact(deps.db, async (trx) => {
    const account = await queries.findAccount(trx, { id: userId });
    if (account?.emailVerifiedAt === null) await mailVerification(trx, deps, account);
  });
}

/**
 * Marks an address as verified and gives the welcome tokens, once per mailbox and once per user for ever.
 * Does nothing for an address that is verified already.
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
  // A claim keyed with a previous secret counts as well.
  const [mailbox, ...before] = sessionSecrets.map((secret) => mailboxHmac(account.email, secret));
  if (await queries.hasClaimedWelcome(trx, before)) return;
  if (!(await queries.claimWelcome(trx, mailbox!, now.toISOString()))) return;
  await grant(trx, {
    userId: account.userId,
    source: "welcome",
    sourceRef: account.userId,
    tokens: welcomeTokens,
    expiresAt: null,
    now,
  });
}

/**
 * Ends whatever was begun in an account whose address nobody had confirmed: its sessions, its password, and a second
 * factor that would lock the owner of the address out. Admins keep theirs: they got the role after they were known.
 */
export async function endUnprovenAccess(trx: Trx, userId: string): Promise<void> {
  await deleteSessionsOf(trx, userId, null);
  await queries.setPasswordHash(trx, userId, "");
  const account = await queries.findAccount(trx, { id: userId });
  if (!account?.admin) await queries.deleteSecondFactor(trx, userId);
}

/**
 * Verifies an address by its mailed link. Where `viewerId`, whose session the link was opened in, is not the owner,
 * whoever signed up may be somebody else: their access ends, and the reader of the mailbox gets a token for
 * `resetPassword`. Opening a link again changes nothing: mail scanners and double clicks come first.
 * Throws `link_invalid`.
 */
export async function verifyEmail(
  deps: Pick<AccountDeps, "db" | "config" | "now">,
  { token, viewerId }: { token: string; viewerId: string | null },
): Promise<{ userId: string; confirmed: boolean; reset: string | null }> {
  const at = deps.now();
  const now = at.toISOString();
  return await transact(deps.db, async (trx) => {
    const link = await linkQueries.findLink(trx, secretHash(token), "verify", now);
    if (!link) throw new AppError("link_invalid");
    const { userId, email } = link;
    if (link.emailVerifiedAt !== null) return { userId, confirmed: false, reset: null };
    if (link.usedAt !== null) throw new AppError("link_invalid");
    await linkQueries.closeLinks(trx, userId, "verify", now);
    await markVerified(trx, deps, link);
    if (userId === viewerId) return { userId, confirmed: true, reset: null };
    await endUnprovenAccess(trx, userId);
    await linkQueries.closeLinks(trx, userId, "reset", now);
    const reset = newLink(deps.config.publicUrl, "reset");
    const expiresAt = new Date(at.getTime() + LINK_LIFETIME_MS.reset).toISOString();
    const { tokenHash } = reset;
    await linkQueries.insertLink(trx, { tokenHash, userId, purpose: "reset", email, now, expiresAt });
    return { userId, confirmed: true, reset: reset.token };
  });
}
