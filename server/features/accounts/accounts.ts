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
import { deleteKeysOf } from "./key-queries.ts";
import { secretHash } from "./mail-links.ts";
import { cleanName, normalizeEmail } from "./names.ts";
import { checkPassword, type Proof } from "./password-check.ts";
import * as emailChanges from "./email-change-queries.ts";
import { listIdentities } from "./identity-queries.ts";
import * as linkQueries from "./link-queries.ts";
import { mailNewDevice } from "./new-device.ts";
import * as passkeys from "./passkey-queries.ts";
import * as queries from "./queries.ts";
import * as secondFactors from "./second-factor-queries.ts";
import * as sessions from "./session-queries.ts";
import * as invitations from "./invitation-queries.ts";
import { requireSignUp, type SignUpPermission } from "./sign-up-permission.ts";
import { mailVerification, markVerified } from "./verification.ts";
import { refuseWeak } from "./weak-passwords.ts";
import { grantWelcome, waitingWelcome } from "./welcome.ts";

export type { AttemptCounter } from "./attempt-limit.ts";
export { changeProfile, PERMANENT_BAN, setBan } from "./managed-account.ts";
export { countWrong } from "./attempt-limit.ts";
export { invite, revokeInvitation, sendAgain } from "./invitations.ts";
export { invitationPage, type ListedInvitation } from "./invitation-queries.ts";
export { secretHash } from "./mail-links.ts";
export { cleanName, normalizeEmail } from "./names.ts";
export { keepTimeZone, nightSettingsOf } from "./nights.ts";
export { deletePasskeysOf, hasPasskeys } from "./passkey-queries.ts";
export { deleteSecondFactor } from "./second-factor-queries.ts";
export type { Proof, ProvePassword } from "./password-check.ts";

/** Lifetime of a session after its last renewal. */
export const SESSION_LIFETIME_MS = 30 * DAY_MS;
/** Most sessions of one account; a new one ends the least recently used. */
const SESSIONS_MAX = 20;
/** Pause between renewals of a session in use. */
export const SESSION_RENEWAL_MS = DAY_MS;
const USER_AGENT_MAX = 300;

const isBanned = (account: { bannedUntil: string | null }, now: string) =>
  account.bannedUntil !== null && account.bannedUntil > now;

/**
 * Creates an account and mails its verification link; a form that is sent twice signs in. Throws `email_taken`,
 * `banned`, `invalid_input` (name), `weak_password`, `unavailable`, and what `requireSignUp` throws.
 */
export async function signUp(
  deps: AccountDeps,
  input: {
    name?: string | undefined;
    email: string;
    password: string;
    /** Secret of an invitation. */
    invite?: string | undefined;
    locale: Locale;
    country: string | null;
  },
): Promise<{ proof: Proof; created: boolean }> {
  const email = normalizeEmail(input.email);
  const name = input.name === undefined ? "" : cleanName(input.name);
  // First, so that the result does not depend on whether there is an account.
  refuseWeak(input.password, { email, name, brandName: deps.config.brandName });
  const permission = await requireSignUp(deps, { secret: input.invite }, email);
  const signInInstead = async () => ({
    proof: await proveSignUpTwice(deps, email, input.password),
    created: false,
  });
  if (await queries.findAccount(deps.db, { email })) return signInInstead();

  const passwordHash = await deps.passwords.hash(input.password);
  const userId = randomUUID();
  const { locale, country: registration_country } = input;
  const row = { id: userId, name, password_hash: passwordHash, locale, registration_country };
  const created = await transact(deps.db, { user: userId }, async (trx) => {
    return await insertNewAccount(trx, deps, permission, row);
  });
  // Another sign-up with the email address was faster, most likely the same form.
  return created ? { proof: { userId, passwordHash }, created } : signInInstead();
}

/**
 * Stores an account, accepts its invitation, and mails its verification link unless its email address is proven. Returns
 * false where the email address has one, or may get one back: who has not proven it could block that. Throws `conflict`
 * or `link_invalid` where its invitation is no longer open.
 */
export async function insertNewAccount(
  trx: Trx,
  deps: Pick<AccountDeps, "config" | "now">,
  { email, emailProven, invitation, invitationError }: SignUpPermission,
  account: Omit<Parameters<typeof queries.insertAccount>[1], "created_at" | "email"> & { locale: Locale },
): Promise<boolean> {
  const { id, locale } = account;
  const now = deps.now().toISOString();
  if (!emailProven && (await emailChanges.mayComeBack(trx, email, now))) return false;
  if (!(await queries.insertAccount(trx, { ...account, email, created_at: now }))) return false;
  const accepted =
    invitation !== null && (await invitations.markAccepted(trx, { id: invitation, userId: id, now }));
  if (!accepted && invitationError) throw invitationError;
  if (emailProven) {
    await markVerified(trx, deps, { userId: id, email, emailVerifiedAt: null });
    return true;
  }
  if (deps.config.openOutbox) await grantWelcome(trx, deps, { id, email });
  await mailVerification(trx, deps, { id, email, locale });
  return true;
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
 * Checks a password, in the same time whether or not the email address has an account. Throws `invalid_credentials`,
 * `banned` (only for a right password), `unavailable`.
 */
export async function signIn(deps: AccountDeps, input: { email: string; password: string }): Promise<Proof> {
  const account = await queries.findAccount(deps.db, { email: normalizeEmail(input.email) });
  const proof = await checkPassword(deps, account, input.password);
  if (!account || !proof) throw new AppError("invalid_credentials");
  if (isBanned(account, deps.now().toISOString())) throw new AppError("banned");
  return proof;
}

/** The account of an email address, and the id of the device if `token` was made for that account. */
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
 * Begins a session under `sessionId` and resolves to its user. Throws `invalid_credentials` or `banned` when the
 * password was changed or the user banned since the proof, `second_factor_required` where a code was not given.
 */
export async function beginSession(
  deps: Pick<AccountDeps, "db" | "now" | "config">,
  proof: Proof,
  visit: {
    sessionId: string;
    userAgent: string;
    locale: Locale;
    country: string | null;
    /** Whether this browser was signed in to the account before. */
    known: boolean;
    /** Whether the second factor was passed, or the proof is both factors. */
    secondFactor: boolean;
  },
): Promise<User> {
  const at = deps.now();
  const now = at.toISOString();
  return await transact(deps.db, { user: proof.userId }, async (trx) => {
    const account = await queries.findAccount(trx, { id: proof.userId });
    if (account?.passwordHash !== proof.passwordHash) throw new AppError("invalid_credentials");
    if (isBanned(account, now)) throw new AppError("banned");
    if (!visit.secondFactor && (await secondFactors.isEnrolled(trx, account.id)))
      throw new AppError("second_factor_required");
    const { locale, country } = visit;
    if (!visit.known) await mailNewDevice(trx, deps, account, visit);
    await queries.recordSignIn(trx, { userId: account.id, locale, country, now });
    await sessions.keepLatestSessions(trx, account.id, SESSIONS_MAX - 1);
    await sessions.insertSession(trx, {
      id_hash: secretHash(visit.sessionId),
      user_id: account.id,
      data: "{}",
      user_agent: visit.userAgent.slice(0, USER_AGENT_MAX).toWellFormed(),
      country,
      created_at: now,
      expires_at: new Date(at.getTime() + SESSION_LIFETIME_MS).toISOString(),
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

/** A proof for a user who was recognised without the password. Throws `unauthenticated` without an account. */
export async function proofOf(db: Db, userId: string): Promise<Proof> {
  const account = await queries.findAccount(db, { id: userId });
  if (!account) throw new AppError("unauthenticated");
  return { userId, passwordHash: account.passwordHash };
}

/** Whether a user has a password, a passkey or an authenticator: something to prove with while signed in. */
export async function hasOwnProof(db: Db, userId: string): Promise<boolean> {
  if ((await queries.findAccount(db, { id: userId }))?.passwordHash !== "") return true;
  return (await passkeys.hasPasskeys(db, userId)) || (await secondFactors.isEnrolled(db, userId));
}

/** Ends the sessions of a user except the one with the id `except`. Returns how many. */
export async function endSessions(
  trx: Trx,
  userId: string,
  { except }: { except?: string } = {},
): Promise<number> {
  return sessions.deleteSessionsOf(trx, userId, except === undefined ? undefined : secretHash(except));
}

interface MailToUser<T extends MailTemplate> {
  userId: string;
  template: T;
  data: MailData[T];
  now: Date;
  /** A second mail with the same id is dropped. */
  id?: string;
  /** A mail to many users, sent after those that a user waits for. */
  bulk?: boolean;
}

/** Queues a mail to a user in their language; none for a deleted account. */
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
 * Deletes the personal data of an account, ends its sessions and sends a last mail. Returns false when it was deleted
 * before. Throws `invalid_credentials` when the password was changed since the proof.
 */
export async function anonymiseAccount(
  trx: Trx,
  { userId, proof, now: at }: { userId: string; proof: Proof | null; now: Date },
): Promise<boolean> {
  const account = await queries.findAccount(trx, { id: userId });
  if (!account) return false;
  if (proof && proof.passwordHash !== account.passwordHash) throw new AppError("invalid_credentials");
  const now = at.toISOString();
  const { email: recipient, locale } = account;
  const { had, wanted } = await emailChanges.addressesOfChanges(trx, userId);
  const mailed = await linkQueries.mailedAddresses(trx, userId);
  const own = await queries.withoutThoseOfOthers(trx, userId, [recipient, ...mailed, ...had]);
  await deleteMailsTo(trx, own);
  await invitations.deleteInvitationsOf(trx, userId, own);
  // A user may ask for any address: other mails to it, and an invitation, are not the user's.
  if (wanted.length > 0) await deleteMailsTo(trx, wanted, "email-confirm");
  await queries.anonymise(trx, userId, now);
  await deleteKeysOf(trx, userId);
  await enqueueMail(trx, { recipient, locale, template: "account_deleted", data: {}, now });
  return true;
}

/** The personal data of an account, for the export. */
export async function describeProfile(deps: Pick<AccountDeps, "db" | "now">, userId: string) {
  const now = deps.now();
  return {
    user: await queries.findProfile(deps.db, userId),
    sessions: (await sessions.listSessionsOf(deps.db, userId, now)).map(({ idHash: _, ...rest }) => rest),
    tokens: await lotsOf(deps.db, userId, now),
    subscription: (await queries.findSubscription(deps.db, userId, now.toISOString())) ?? null,
    passkeys: (await passkeys.listPasskeys(deps.db, userId)).map(
      ({ id: _, credentialId: __, transports: ___, ...rest }) => rest,
    ),
    secondFactor: await secondFactors.describeFactor(deps.db, userId),
    identities: (await listIdentities(deps.db, userId)).map(({ id: _, ...rest }) => rest),
    emailChanges: await emailChanges.listChanges(deps.db, userId),
    invitation: (await invitations.acceptedInvitation(deps.db, userId)) ?? null,
  };
}

/** Most rows that one step of a sweep deletes. */
const SWEEP_BATCH = 100;

/** Deletes a batch of expired sessions; returns how many. */
export async function sweepSessions(db: Db, now: Date): Promise<number> {
  return await sessions.deleteExpiredSessions(db, now.toISOString(), SWEEP_BATCH);
}

/** Deletes a batch of mailed links that expired a week ago, and of changes of email addresses; returns how many. */
export async function sweepMailLinks(db: Db, now: Date): Promise<number> {
  const before = new Date(now.getTime() - 7 * DAY_MS).toISOString();
  const changes = await emailChanges.deleteExpiredChanges(db, before, SWEEP_BATCH);
  if (changes > 0) return changes;
  return await linkQueries.deleteLinksExpiredBefore(db, before, SWEEP_BATCH);
}

/** A user's tokens and subscription. */
export async function describeBalance(
  deps: Pick<AccountDeps, "db" | "now">,
  userId: string,
): Promise<Pick<Me, "credits" | "lots" | "subscription">> {
  const now = deps.now();
  const [subscription, lots] = await Promise.all([
    queries.findSubscription(deps.db, userId, now.toISOString()),
    lotsOf(deps.db, userId, now),
  ]);
  return {
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

/** What a user is told whose email address is not verified. */
export async function describeConfirmation(
  { db, config }: Pick<AccountDeps, "db" | "config">,
  { id, email, emailVerified }: User,
): Promise<Me["confirmation"]> {
  if (emailVerified) return null;
  return { tokens: await waitingWelcome(db, config, { id, email }), outbox: config.openOutbox };
}
