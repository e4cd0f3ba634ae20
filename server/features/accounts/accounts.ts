import { randomUUID } from "node:crypto";
import type { Db, Trx } from "#server/db/open.ts";
import { transact } from "#server/db/transaction.ts";
import { AppError } from "#server/errors.ts";
import { lotsOf } from "#server/features/credits/credits.ts";
import { deleteMailsTo, enqueueMail, type MailData, type MailTemplate } from "#server/features/mail/mail.ts";
import type { User, Me } from "#shared/accounts.ts";
import { DAY_MS } from "#shared/durations.ts";
import type { Locale } from "#shared/locales.ts";
import type { AccountDeps } from "./deps.ts";
import { knownDevice } from "./device-token.ts";
import { secretHash } from "./mail-links.ts";
import { cleanName, normalizeEmail } from "./names.ts";
import { checkPassword, type Proof } from "./password-check.ts";
import * as linkQueries from "./link-queries.ts";
import * as queries from "./queries.ts";
import * as sessions from "./session-queries.ts";
import { mailVerification } from "./verification.ts";
import { refuseWeak } from "./weak-passwords.ts";

export { changeProfile, FOR_GOOD, setBan } from "./managed-account.ts";
export { normalizeEmail } from "./names.ts";
export type { Proof, ProvePassword } from "./password-check.ts";

/** How long a session lives after its last renewal. */
export const SESSION_LIFETIME_MS = 30 * DAY_MS;
/** How long a session lives at most, however often it is renewed. */
const SESSION_END_MS = 180 * DAY_MS;
/** Sessions of one account; a new one ends the least recently used. */
const SESSIONS_MAX = 20;
/** A session in use is renewed at most this often. */
export const SESSION_RENEWAL_MS = DAY_MS;
const USER_AGENT_MAX = 300;

const isBanned = (account: { bannedUntil: string | null }, now: string) =>
  account.bannedUntil !== null && account.bannedUntil > now;

/**
 * Creates an account and mails its verification link; the same form sent twice finds its own
 * account. Throws `email_taken`, `banned`, `invalid_input` (name), `weak_password`, `unavailable`.
 */
export async function signUp(
  deps: AccountDeps,
  input: { name: string; email: string; password: string; locale: Locale; country: string | null },
): Promise<{ proof: Proof; created: boolean }> {
  const email = normalizeEmail(input.email);
  const name = cleanName(input.name);
  // Before the account is looked for: the answer is the same whether or not there is one.
  refuseWeak(input.password, { email, name, brandName: deps.config.brandName });
  if (await queries.findAccount(deps.db, { email }))
    return { proof: await proveSignUpTwice(deps, email, input.password), created: false };

  const passwordHash = await deps.passwords.hash(input.password);
  const userId = randomUUID();
  const now = deps.now().toISOString();
  const { locale, country } = input;
  const created = await transact(deps.db, async (trx) => {
    if (!(await queries.insertAccount(trx, { id: userId, email, name, passwordHash, locale, country, now })))
      return false;
    await mailVerification(trx, deps, { id: userId, email, locale });
    return true;
  });
  // Lost a race for the address, most likely against the same form.
  if (!created) return { proof: await proveSignUpTwice(deps, email, input.password), created };
  return { proof: { userId, passwordHash }, created };
}

async function proveSignUpTwice(deps: AccountDeps, email: string, password: string): Promise<Proof> {
  try {
    return await signIn(deps, { email, password });
  } catch (error) {
    if (error instanceof AppError && error.code === "invalid_credentials") throw new AppError("email_taken");
    throw error;
  }
}

/**
 * Checks a password, with the same work whether or not the address has an account.
 * Throws `invalid_credentials`, `banned` (only after a right password), `unavailable`.
 */
export async function signIn(deps: AccountDeps, input: { email: string; password: string }): Promise<Proof> {
  const account = await queries.findAccount(deps.db, { email: normalizeEmail(input.email) });
  const proof = await checkPassword(deps, account, input.password);
  if (!account || !proof) throw new AppError("invalid_credentials");
  if (isBanned(account, deps.now().toISOString())) throw new AppError("banned");
  return proof;
}

/** The account that a typed email address belongs to, and the id of the device where `token` was made for it. */
export async function recogniseDevice(
  deps: Pick<AccountDeps, "db" | "config">,
  typedEmail: string,
  token: string | undefined,
): Promise<{ userId: string | null; device: string | null }> {
  const account = await queries.findAccount(deps.db, { email: normalizeEmail(typedEmail) });
  if (!account) return { userId: null, device: null };
  const { id: userId, passwordHash } = account;
  return { userId, device: knownDevice(token, { userId, passwordHash }, deps.config.sessionSecrets) };
}

/**
 * Begins a session under `sessionId` and answers whose it is. Throws `invalid_credentials` or `banned` when the password
 * was changed or the user banned since the proof.
 */
export async function beginSession(
  deps: Pick<AccountDeps, "db" | "now">,
  proof: Proof,
  visit: { sessionId: string; userAgent: string; locale: Locale; country: string | null },
): Promise<User> {
  const at = deps.now();
  const now = at.toISOString();
  return await transact(deps.db, async (trx) => {
    const account = await queries.findAccount(trx, { id: proof.userId });
    if (account?.passwordHash !== proof.passwordHash) throw new AppError("invalid_credentials");
    if (isBanned(account, now)) throw new AppError("banned");
    await queries.recordSignIn(trx, {
      userId: account.id,
      locale: visit.locale,
      country: visit.country,
      now,
    });
    await sessions.keepLatestSessions(trx, account.id, SESSIONS_MAX - 1);
    await sessions.insertSession(trx, {
      idHash: secretHash(visit.sessionId),
      userId: account.id,
      userAgent: visit.userAgent.slice(0, USER_AGENT_MAX).toWellFormed(),
      country: visit.country,
      now,
      expiresAt: new Date(at.getTime() + SESSION_LIFETIME_MS).toISOString(),
    });
    return {
      id: account.id,
      email: account.email,
      name: account.name,
      role: account.admin ? "admin" : "user",
      emailVerified: account.emailVerifiedAt !== null,
    };
  });
}

/** No session that began before this moment is valid any more. */
export const sessionsEndBefore = (now: Date): string =>
  new Date(now.getTime() - SESSION_END_MS).toISOString();

/** Ends every session of a user at once, but for the one under the id `except`. Returns how many. */
export async function endSessions(
  trx: Trx,
  userId: string,
  options: { except?: string } = {},
): Promise<number> {
  return await sessions.deleteSessionsOf(
    trx,
    userId,
    options.except === undefined ? null : secretHash(options.except),
  );
}

interface MailToUser<T extends MailTemplate> {
  userId: string;
  template: T;
  data: MailData[T];
  now: Date;
  /** A second mail with the same id is dropped. */
  id?: string;
  /** A mail to many: it never goes before one that a user waits for. */
  bulk?: boolean;
}

/** Queues a mail to a user in their language, in the caller's transaction; nothing for a deleted account. */
export async function mailUser<T extends MailTemplate>(
  trx: Trx,
  { userId, now, ...mail }: MailToUser<T>,
): Promise<void> {
  const account = await queries.findAccount(trx, { id: userId });
  if (!account) return;
  const { email: recipient, locale } = account;
  await enqueueMail(trx, { ...mail, recipient, locale, now: now.toISOString() });
}

/**
 * Empties an account of all that tells whose it was, ends its sessions and says farewell by mail. False when it
 * was deleted before. Throws `invalid_credentials` when the password was changed since the proof.
 */
export async function anonymiseAccount(
  trx: Trx,
  who: { userId: string; proof: Proof | null; now: Date },
): Promise<boolean> {
  const { userId, proof } = who;
  const account = await queries.findAccount(trx, { id: userId });
  if (!account) return false;
  if (proof && proof.passwordHash !== account.passwordHash) throw new AppError("invalid_credentials");
  const now = who.now.toISOString();
  const { email: recipient, locale } = account;
  await deleteMailsTo(trx, [recipient, ...(await linkQueries.mailedAddresses(trx, userId))]);
  await queries.anonymise(trx, userId, now);
  await enqueueMail(trx, { recipient, locale, template: "account_deleted", data: {}, now });
  return true;
}

/** All that the account itself knows of a user, to be taken along. */
export async function describeProfile(deps: Pick<AccountDeps, "db" | "now">, userId: string) {
  const now = deps.now();
  return {
    user: await queries.findProfile(deps.db, userId),
    sessions: (
      await sessions.listSessionsOf(deps.db, userId, {
        now: now.toISOString(),
        begunAfter: sessionsEndBefore(now),
      })
    ).map(({ userAgent, country, createdAt, expiresAt }) => ({ userAgent, country, createdAt, expiresAt })),
    tokens: await lotsOf(deps.db, userId, now),
    subscription: (await queries.findSubscription(deps.db, userId, now.toISOString())) ?? null,
  };
}

/** Rows that one step of a sweep removes at most. */
const SWEEP_BATCH = 100;

/** Removes a batch of expired sessions; returns how many. */
export async function sweepSessions(db: Db, now: Date): Promise<number> {
  return await sessions.deleteExpiredSessions(db, now.toISOString(), SWEEP_BATCH);
}

/** Removes a batch of mailed links that stopped working a week ago; returns how many. */
export async function sweepMailLinks(db: Db, now: Date): Promise<number> {
  const before = new Date(now.getTime() - 7 * DAY_MS).toISOString();
  return await linkQueries.deleteLinksExpiredBefore(db, before, SWEEP_BATCH);
}

/** The user, their tokens and their subscription. */
export async function describeMe(deps: Pick<AccountDeps, "db" | "now">, user: User): Promise<Me> {
  const now = deps.now();
  const subscription = await queries.findSubscription(deps.db, user.id, now.toISOString());
  const lots = await lotsOf(deps.db, user.id, now);
  return {
    user,
    credits: lots.reduce((sum, lot) => sum + lot.remaining, 0),
    lots,
    subscription: subscription
      ? {
          planId: subscription.plan_type,
          status: subscription.status,
          periodEnd: subscription.period_end,
          renews: subscription.renews === 1,
        }
      : null,
  };
}
