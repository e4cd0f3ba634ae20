import type { Trx } from "#server/db/open.ts";
import { signalOnCommit } from "#server/db/transaction.ts";
import { AppError } from "#server/errors.ts";
import { enqueueMail } from "#server/features/mail/mail.ts";
import type { AccountDeps } from "./deps.ts";
import { cleanName, normalizeEmail } from "./names.ts";
import { deleteChanges } from "./email-change-queries.ts";
import * as linkQueries from "./link-queries.ts";
import * as queries from "./queries.ts";
import { deleteSessionsOf } from "./session-queries.ts";
import { mailVerification } from "./verification.ts";

type Account = NonNullable<Awaited<ReturnType<typeof queries.findAccount>>>;

/** Value of `until` for a permanent ban. */
export const PERMANENT_BAN = "9999-12-31T23:59:59.999Z";

async function mustFind(trx: Trx, userId: string): Promise<Account> {
  const account = await queries.findAccount(trx, { id: userId });
  if (!account) throw new AppError("not_found");
  return account;
}

/**
 * Changes the name or email address of a user. A new email address is verified by a mailed link; the old one is
 * notified, and links mailed to it stop working. Throws `not_found`, `email_taken`, `invalid_input` (name).
 */
export async function changeProfile(
  trx: Trx,
  deps: Pick<AccountDeps, "config" | "now">,
  change: { userId: string; name: string; email: string },
): Promise<{ before: Pick<Account, "name" | "email">; after: Pick<Account, "name" | "email"> }> {
  const account = await mustFind(trx, change.userId);
  const after = { name: cleanName(change.name), email: normalizeEmail(change.email) };
  const before = { name: account.name, email: account.email };
  if (after.email === before.email) {
    await queries.setProfile(trx, account.id, { name: after.name });
    return { before, after };
  }
  if (await queries.findAccount(trx, { email: after.email })) throw new AppError("email_taken");
  const now = deps.now().toISOString();
  await queries.setProfile(trx, account.id, { ...after, email_verified_at: null });
  await deleteChanges(trx, account.id);
  await linkQueries.closeLinks(trx, account.id, "reset", now);
  await linkQueries.closeLinks(trx, account.id, "verify", now);
  await enqueueMail(trx, {
    recipient: before.email,
    locale: account.locale,
    template: "email-changed",
    data: { url: `${deps.config.publicUrl}/auth` },
    now,
  });
  await mailVerification(trx, deps, { id: account.id, email: after.email, locale: account.locale });
  return { before, after };
}

/** Bans a user until a time, which ends their sessions, or with null lifts the ban. Throws `not_found`. */
export async function setBan(
  trx: Trx,
  { userId, until }: { userId: string; until: string | null },
): Promise<{ before: string | null }> {
  const account = await mustFind(trx, userId);
  await queries.setBannedUntil(trx, userId, until);
  if (until !== null) await deleteSessionsOf(trx, userId);
  // A ban hides the user's dreams in the gallery while it lasts.
  signalOnCommit(trx, "galleryChanged");
  return { before: account.bannedUntil };
}
