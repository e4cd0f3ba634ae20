import { randomUUID } from "node:crypto";
import type { Transaction } from "kysely";
import type { Schema } from "#server/db/schema.ts";
import { AppError } from "#server/errors.ts";
import { grant } from "#server/features/credits/credits.ts";
import type { Locale } from "#shared/locales.ts";
import type { AccountDeps } from "./deps.ts";
import { LINK_LIFETIME_MS, mailboxHmac, newLink, secretHash } from "./mail-links.ts";
import * as queries from "./queries.ts";

interface Recipient {
  id: string;
  email: string;
  locale: Locale;
}

/** Queues a mail with a fresh verification link. */
export async function mailVerification(
  trx: Transaction<Schema>,
  deps: Pick<AccountDeps, "config" | "now">,
  { id, email, locale }: Recipient,
): Promise<void> {
  const at = deps.now();
  const now = at.toISOString();
  const expiresAt = new Date(at.getTime() + LINK_LIFETIME_MS.verify).toISOString();
  const link = newLink(deps.config.publicUrl, "verify");
  await queries.insertLink(trx, {
    tokenHash: link.tokenHash,
    userId: id,
    purpose: "verify",
    email,
    now,
    expiresAt,
  });
  await queries.insertMail(trx, {
    id: randomUUID(),
    recipient: email,
    locale,
    template: "verify",
    data: { url: link.url, expiresAt, tokens: deps.config.welcomeTokens },
    now,
  });
}

/** Mails another verification link, unless the address is verified already. */
export async function resendVerification(deps: AccountDeps, userId: string): Promise<void> {
  const queued = await deps.db.transaction().execute(async (trx) => {
    const account = await queries.findAccount(trx, { id: userId });
    if (!account || account.emailVerifiedAt !== null) return false;
    await mailVerification(trx, deps, account);
    return true;
  });
  if (queued) deps.wakeMail();
}

/**
 * Marks an address as verified and gives the welcome tokens, once per mailbox and once per person for ever.
 * Does nothing for an address that is verified already.
 */
export async function markVerified(
  trx: Transaction<Schema>,
  deps: Pick<AccountDeps, "config" | "now">,
  account: { userId: string; email: string; emailVerifiedAt: string | null },
): Promise<void> {
  if (account.emailVerifiedAt !== null) return;
  const now = deps.now();
  const { welcomeTokens, sessionSecret } = deps.config;
  await queries.setEmailVerified(trx, account.userId, now.toISOString());
  if (welcomeTokens === 0) return;
  const mailbox = mailboxHmac(account.email, sessionSecret);
  if (!(await queries.claimWelcome(trx, mailbox, now.toISOString()))) return;
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
 * Verifies an address by its mailed link. Opening a link again changes nothing: mail scanners
 * and double clicks come first. Throws `link_invalid`.
 */
export async function verifyEmail(
  deps: Pick<AccountDeps, "db" | "config" | "now">,
  token: string,
): Promise<void> {
  const now = deps.now().toISOString();
  await deps.db.transaction().execute(async (trx) => {
    const link = await queries.findLink(trx, secretHash(token), "verify", now);
    if (!link) throw new AppError("link_invalid");
    if (link.emailVerifiedAt !== null) return;
    if (link.usedAt !== null) throw new AppError("link_invalid");
    await queries.closeLinks(trx, link.userId, "verify", now);
    await markVerified(trx, deps, link);
  });
}
