import { randomUUID } from "node:crypto";
import type { Transaction } from "kysely";
import type { Schema } from "#server/db/schema.ts";
import { AppError } from "#server/errors.ts";
import { createAttemptLimit } from "./attempt-limit.ts";
import type { AccountDeps } from "./deps.ts";
import { cleanName, normalizeEmail } from "./names.ts";
import * as queries from "./queries.ts";
import { mailVerification } from "./verification.ts";

type Trx = Transaction<Schema>;
type Account = NonNullable<Awaited<ReturnType<typeof queries.findAccount>>>;

const WINDOW_MS = 15 * 60_000;
const WRONG_MAX = 10;
/** Later than any time that is compared with it. */
export const FOR_GOOD = "9999-12-31T23:59:59.999Z";

/** Checks the password of somebody who is signed in. Throws `invalid_credentials`, `rate_limited`, `unavailable`. */
export type ProvePassword = (userId: string, password: string) => Promise<void>;

/** At most ten wrong passwords of a person in a quarter of an hour. */
export function createProvePassword(deps: Pick<AccountDeps, "db" | "passwords" | "now">): ProvePassword {
  const limit = createAttemptLimit({ max: WRONG_MAX, windowMs: WINDOW_MS, now: deps.now });
  return async (userId, password) => {
    limit.begin(userId);
    const account = await queries.findAccount(deps.db, { id: userId });
    const right = await deps.passwords.verify(account?.passwordHash ?? null, password);
    if (!account || !right) throw new AppError("invalid_credentials");
    limit.succeed(userId);
  };
}

async function mustFind(trx: Trx, userId: string): Promise<Account> {
  const account = await queries.findAccount(trx, { id: userId });
  if (!account) throw new AppError("not_found");
  return account;
}

/**
 * Gives a person another name or address. A new address is to be verified by a mailed link; the old one is told,
 * and links mailed to it stop working. Throws `not_found`, `email_taken`, `invalid_input` (name).
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
  const holder = await queries.findAccount(trx, { email: after.email });
  if (holder) throw new AppError("email_taken");
  const now = deps.now().toISOString();
  await queries.setProfile(trx, account.id, { ...after, email_verified_at: null });
  await queries.closeLinks(trx, account.id, "reset", now);
  await queries.closeLinks(trx, account.id, "verify", now);
  await queries.insertMail(trx, {
    id: randomUUID(),
    recipient: before.email,
    locale: account.locale,
    template: "email-changed",
    data: { url: `${deps.config.publicUrl}/auth` },
    now,
  });
  await mailVerification(trx, deps, { id: account.id, email: after.email, locale: account.locale });
  return { before, after };
}

/** Bans a person until a time, with null not any more; a ban ends their sessions at once. Throws `not_found`. */
export async function setBan(
  trx: Trx,
  { userId, until }: { userId: string; until: string | null },
): Promise<{ before: string | null }> {
  const account = await mustFind(trx, userId);
  await queries.setBannedUntil(trx, userId, until);
  if (until !== null) await queries.deleteSessionsOf(trx, userId, null);
  return { before: account.bannedUntil };
}

/**
 * Removes an account and all that names the person: sessions, links, mails, role, name, address. The row stays,
 * empty, for the ledger to point at; dreams are removed before, by their own rule. Throws `not_found`.
 */
export async function deleteAccount(trx: Trx, userId: string, now: Date): Promise<void> {
  const account = await mustFind(trx, userId);
  await queries.deleteSessionsOf(trx, userId, null);
  await queries.setAdminRole(trx, userId, false);
  await queries.deleteMailsTo(trx, account);
  await queries.deleteLinksOf(trx, userId);
  await queries.endSubscriptions(trx, userId);
  await queries.emptyAccount(trx, userId, now.toISOString());
}
