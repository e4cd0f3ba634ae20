import { randomBytes, randomUUID } from "node:crypto";
import type { Db } from "#server/db/open.ts";
import { transact } from "#server/db/transaction.ts";
import { AppError } from "#server/errors.ts";
import { enqueueMail } from "#server/features/mail/mail.ts";
import { DAY_MS } from "#shared/durations.ts";
import { endSessions, mailUser } from "./accounts.ts";
import type { AccountDeps } from "./deps.ts";
import * as changes from "./email-change-queries.ts";
import * as linkQueries from "./link-queries.ts";
import { createLink, secretHash } from "./mail-links.ts";
import { cleanName, normalizeEmail } from "./names.ts";
import type { Proof } from "./password-check.ts";
import * as queries from "./queries.ts";
import { endUnprovenAccess, markVerified } from "./verification.ts";

/** How long the link to the new address works. */
const CONFIRM_MS = DAY_MS;
/** How long the links to the old address work, from the request and from the change. */
const UNDO_MS = 7 * DAY_MS;
/** A second factor that is this much older than a change was not set by whoever asked for the change. */
const OWN_FACTOR_MS = 7 * DAY_MS;

type Deps = Pick<AccountDeps, "db" | "config" | "now">;

const newToken = () => randomBytes(32).toString("base64url");

/** Sets the name of a user. Throws `invalid_input` (name), `unauthenticated` for a deleted account. */
export async function changeName(deps: Deps, userId: string, typed: string): Promise<string> {
  const name = cleanName(typed);
  await transact(deps.db, { user: userId }, async (trx) => {
    await queries.requireAccount(trx, userId);
    await queries.setProfile(trx, userId, { name });
  });
  return name;
}

/**
 * Mails a link to a new email address, which changes nothing until it is opened, and tells the old address, with a link
 * that stops the change. An address that has an account is mailed a note instead: the caller does not learn which.
 * Throws `invalid_input` for the present address, `invalid_credentials` when the password was changed since the proof.
 */
export async function requestEmailChange(
  deps: Deps,
  proof: Proof,
  typed: string,
): Promise<{ email: string; expiresAt: string }> {
  const to = normalizeEmail(typed);
  const at = deps.now();
  const now = at.toISOString();
  const confirmUntil = new Date(at.getTime() + CONFIRM_MS).toISOString();
  const undoUntil = new Date(at.getTime() + UNDO_MS).toISOString();
  const { publicUrl } = deps.config;
  return await transact(deps.db, { user: proof.userId }, async (trx) => {
    const account = await queries.findAccount(trx, { id: proof.userId });
    if (account?.passwordHash !== proof.passwordHash) throw new AppError("invalid_credentials");
    const { id: userId, email: from, locale } = account;
    if (to === from)
      throw new AppError("invalid_input", { issues: [{ path: "email", message: "emailIsYours" }] });
    const owner = await queries.findAccount(trx, { email: to });
    const [confirm, stop] = [newToken(), newToken()];
    // Whoever reads the mails to an address that was never verified may be a stranger.
    const isProven = account.emailVerifiedAt !== null;
    await changes.insertChange(trx, {
      id: randomUUID(),
      user_id: userId,
      from_email: from,
      to_email: to,
      confirm_hash: secretHash(confirm),
      stop_hash: isProven ? secretHash(stop) : null,
      requested_at: now,
      confirm_until: confirmUntil,
      expires_at: undoUntil,
    });
    if (owner) {
      const mail = { template: "email-in-use", data: { url: `${publicUrl}/auth` }, now } as const;
      await enqueueMail(trx, { recipient: to, locale: owner.locale, ...mail });
    } else {
      const data = { url: `${publicUrl}/account?confirm=${confirm}`, expiresAt: confirmUntil };
      await enqueueMail(trx, { recipient: to, locale, template: "email-confirm", data, now });
    }
    if (isProven) {
      const data = { url: notMeUrl(publicUrl, stop), expiresAt: undoUntil };
      await enqueueMail(trx, { recipient: from, locale, template: "email-asked", data, now });
    }
    return { email: to, expiresAt: confirmUntil };
  });
}

const notMeUrl = (publicUrl: string, token: string) => `${publicUrl}/auth?mode=not-me&token=${token}`;

/**
 * Changes the email address by the link that was mailed to the new one, opened by the signed-in user: whoever reads the
 * mails to it cannot take the account with the link alone. Ends the other sessions and the links to the old address,
 * and tells both. A link that is opened again does nothing. Throws `link_invalid`, `email_taken`.
 */
export async function confirmEmailChange(
  deps: Deps,
  { token, userId, sessionId }: { token: string; userId: string; sessionId: string },
): Promise<{ changed: boolean }> {
  const at = deps.now();
  const now = at.toISOString();
  return await transact(deps.db, { user: userId }, async (trx) => {
    const change = await changes.findByConfirmLink(trx, secretHash(token), now);
    const account = await queries.findAccount(trx, { id: userId });
    if (!account || change?.userId !== userId) throw new AppError("link_invalid");
    const { locale } = account;
    const { from, to } = change;
    if (change.confirmedAt !== null && account.email === to) return { changed: false };
    if (change.confirmedAt !== null || account.email !== from) throw new AppError("link_invalid");
    if (await queries.findAccount(trx, { email: to })) throw new AppError("email_taken");

    const undo = change.stopHash === null ? null : newToken();
    const undoUntil = new Date(at.getTime() + UNDO_MS).toISOString();
    const undo_hash = undo && secretHash(undo);
    await changes.confirmChange(trx, change.id, { confirmed_at: now, undo_hash, expires_at: undoUntil });
    await moveTo(trx, deps, account, to, now);
    await endSessions(trx, userId, { except: sessionId });

    const { publicUrl } = deps.config;
    const old = undo
      ? ({ template: "email-changed", data: { url: notMeUrl(publicUrl, undo), undo: true } } as const)
      : ({ template: "email-changed", data: { url: `${publicUrl}/auth` } } as const);
    await enqueueMail(trx, { recipient: from, locale, ...old, now });
    const own = { template: "email-yours", data: { url: `${publicUrl}/account` }, now } as const;
    await enqueueMail(trx, { recipient: to, locale, ...own });
    return { changed: true };
  });
}

/** Gives an account a verified address; links that were mailed to the old one stop working. */
async function moveTo(
  trx: Parameters<typeof queries.setProfile>[0],
  deps: Deps,
  account: { id: string; name: string; emailVerifiedAt: string | null },
  email: string,
  now: string,
): Promise<void> {
  const { id: userId, name, emailVerifiedAt } = account;
  await linkQueries.closeLinks(trx, userId, "reset", now);
  await linkQueries.closeLinks(trx, userId, "verify", now);
  await queries.setProfile(trx, userId, { name, email, email_verified_at: null });
  // The first verified address of an account brings the welcome gift, later ones do not.
  if (emailVerifiedAt === null) await markVerified(trx, deps, { userId, email, emailVerifiedAt });
  else await queries.setEmailVerified(trx, userId, now);
}

/**
 * Takes a change back by a link that was mailed to the old address: whoever asked for it knew the password, so that
 * every session and the password end, and a second factor that may be theirs. `reset` is a token for `resetPassword`.
 * Throws `link_invalid`, and `email_taken` where the old address has another account by now.
 */
export async function undoEmailChange(deps: Deps, token: string): Promise<{ userId: string; reset: string }> {
  const now = deps.now().toISOString();
  const findChange = async (db: Db) => {
    const change = await changes.findByOldAddressLink(db, secretHash(token), now);
    if (!change) throw new AppError("link_invalid");
    return change;
  };
  const { userId } = await findChange(deps.db);
  return await transact(deps.db, { user: userId }, async (trx) => {
    const { from: email, requestedAt } = await findChange(trx);
    const account = await queries.findAccount(trx, { id: userId });
    if (!account) throw new AppError("link_invalid");
    const owner = await queries.findAccount(trx, { email });
    if (owner && owner.id !== userId) throw new AppError("email_taken");
    await changes.deleteChanges(trx, userId);
    if (!owner) await moveTo(trx, deps, account, email, now);
    const keepFactorBefore = new Date(Date.parse(requestedAt) - OWN_FACTOR_MS).toISOString();
    if (await endUnprovenAccess(trx, userId, { keepFactorBefore })) {
      const data = { url: `${deps.config.publicUrl}/account/two-step` };
      await mailUser(trx, { userId, template: "two-step-off", data, now: deps.now() });
    }
    await linkQueries.closeLinks(trx, userId, "reset", now);
    const { token: reset } = await createLink(trx, deps, { userId, email, purpose: "reset" });
    return { userId, reset };
  });
}

/** The change that waits for its confirmation, or null. */
export async function pendingEmailChange(deps: Pick<Deps, "db" | "now">, userId: string) {
  return (await changes.findPendingChange(deps.db, userId, deps.now().toISOString())) ?? null;
}

/** Gives up the change that waits for its confirmation. Returns false where there is none. */
export async function cancelEmailChange(deps: Pick<Deps, "db">, userId: string): Promise<boolean> {
  return await transact(deps.db, { user: userId }, (trx) => changes.closePendingChanges(trx, userId));
}
