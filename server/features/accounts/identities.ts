import { randomUUID } from "node:crypto";
import type { Trx } from "#server/db/open.ts";
import { transact } from "#server/db/transaction.ts";
import { AppError } from "#server/errors.ts";
import type { IssuerUser } from "#server/providers/oidc/issuers.ts";
import { IDENTITIES_MAX, type Identity } from "#shared/identities.ts";
import type { Locale } from "#shared/locales.ts";
import { insertNewAccount, mailUser } from "./accounts.ts";
import type { AccountDeps } from "./deps.ts";
import * as identities from "./identity-queries.ts";
import { cleanName } from "./names.ts";
import type { Proof } from "./password-check.ts";
import * as queries from "./queries.ts";
import { requireSignUp } from "./sign-up-permission.ts";
import { hasOtherWayIn } from "./ways-in.ts";

type Deps = Pick<AccountDeps, "db" | "now" | "config">;

/** What follows from what an issuer says of a visitor. */
export type Entry =
  | { kind: "known" | "created"; proof: Proof }
  /** Its verified email address has an account, which must be proven before the two are linked. */
  | { kind: "prove"; userId: string }
  /** The issuer has verified no email address, so that no account can be made. */
  | { kind: "no-address" };

const nameOf = (name: string | null): string => {
  try {
    return cleanName(name ?? "");
  } catch {
    // The issuer's user has not typed it here and need not correct it.
    return "";
  }
};

/** The user of a subject. Throws `banned`. */
async function enterKnown(deps: Deps, user: IssuerUser): Promise<Proof | null> {
  const found = await identities.findIdentity(deps.db, user);
  if (!found) return null;
  const now = deps.now().toISOString();
  const { id, userId, passwordHash, bannedUntil } = found;
  if (bannedUntil !== null && bannedUntil > now) throw new AppError("banned");
  return (await identities.recordIdentityUse(deps.db, id, now)) ? { userId, passwordHash } : null;
}

function rowOf(userId: string, { issuer, subject, email }: IssuerUser, now: string) {
  return {
    id: randomUUID(),
    issuer,
    subject,
    user_id: userId,
    email,
    created_at: now,
    last_used_at: null,
  };
}

/** Undoes the transaction in which another request was faster. */
class TakenMeanwhile extends Error {}

interface Visit {
  locale: Locale;
  country: string | null;
  /** Counts a new account, and returns the function that undoes this. Throws `rate_limited`. */
  countNew: () => Promise<() => Promise<void>>;
}

/**
 * Signs in the user that an issuer names, or makes an account. Only issuer and subject identify: an email address never
 * gives access to an account that exists. Throws `banned`, and what `requireSignUp` and `countNew` throw.
 */
export async function enterByIssuer(deps: Deps, user: IssuerUser, visit: Visit): Promise<Entry> {
  const known = await enterKnown(deps, user);
  if (known) return { kind: "known", proof: known };
  const { email } = user;
  if (email === null) return { kind: "no-address" };
  const owner = await queries.findAccount(deps.db, { email });
  if (owner) {
    // The same sign-in, sent twice, may just have made the account and the identity.
    const proof = await enterKnown(deps, user);
    return proof ? { kind: "known", proof } : { kind: "prove", userId: owner.id };
  }
  const permission = await requireSignUp(deps, "issuer", email);
  const uncount = await visit.countNew();

  const userId = randomUUID();
  const account = {
    id: userId,
    name: nameOf(user.name),
    password_hash: "",
    locale: visit.locale,
    registration_country: visit.country,
  };
  try {
    await transact(deps.db, { user: userId }, async (trx) => {
      if (!(await insertNewAccount(trx, deps, permission, account))) throw new TakenMeanwhile();
      if (!(await identities.insertIdentity(trx, rowOf(userId, user, deps.now().toISOString()))))
        throw new TakenMeanwhile();
    });
  } catch (error) {
    await uncount();
    if (!(error instanceof TakenMeanwhile)) throw error;
    // Most likely the same sign-in, sent twice.
    const proof = await enterKnown(deps, user);
    if (proof) return { kind: "known", proof };
    const faster = await queries.findAccount(deps.db, { email });
    if (!faster) throw new AppError("unavailable");
    return { kind: "prove", userId: faster.id };
  }
  return { kind: "created", proof: { userId, passwordHash: "" } };
}

/** Whether the subject is linked to this user, to another one, or to none. */
export async function ownerOfSubject(deps: Deps, user: IssuerUser, userId: string) {
  const found = await identities.findIdentity(deps.db, user);
  if (!found) return "none";
  return found.userId === userId ? "self" : "other";
}

function nameOfIssuer({ config }: Pick<Deps, "config">, issuer: string): string {
  const { href, hostname } = new URL(issuer);
  return config.signIn.issuers.find((known) => new URL(known.issuer).href === href)?.name ?? hostname;
}

/** A user's identities, the oldest first. */
export async function listOwnIdentities(deps: Deps, userId: string): Promise<Identity[]> {
  const rows = await identities.listIdentities(deps.db, userId);
  return rows.map(({ issuer, ...rest }) => ({ ...rest, name: nameOfIssuer(deps, issuer) }));
}

/** What a user is asked about before an identity is linked. */
export const describePending = (deps: Pick<Deps, "config">, { issuer, email }: IssuerUser) => ({
  name: nameOfIssuer(deps, issuer),
  email,
});

const accessUrl = ({ config }: Pick<Deps, "config">) => `${config.publicUrl}/account/connections`;

/** Links a subject to a user and mails the user. Throws `conflict` where it belongs to an account, or at the limit. */
export async function linkIdentity(deps: Deps, userId: string, user: IssuerUser): Promise<Identity> {
  const now = deps.now();
  const row = rowOf(userId, user, now.toISOString());
  const linked = async (trx: Trx) => {
    const own = await identities.listIdentities(trx, userId);
    if (own.length >= IDENTITIES_MAX) throw new AppError("conflict", { reason: "too_many_identities" });
    if (!(await identities.insertIdentity(trx, row)))
      throw new AppError("conflict", { reason: "identity_known" });
    await mailUser(trx, { userId, template: "identity-linked", data: { url: accessUrl(deps) }, now });
  };
  await transact(deps.db, { user: userId }, linked);
  const { id, email, created_at: createdAt } = row;
  return { id, email, createdAt, lastUsedAt: null, name: nameOfIssuer(deps, user.issuer) };
}

/**
 * Removes an identity and mails the user. Throws `not_found`, and `conflict` for the last way into an account
 * without a password.
 */
export async function unlinkIdentity(deps: Deps, userId: string, id: string): Promise<void> {
  await transact(deps.db, { user: userId }, async (trx) => {
    const account = await queries.findAccount(trx, { id: userId });
    if (!account || !(await identities.deleteIdentity(trx, userId, id))) throw new AppError("not_found");
    if (account.passwordHash === "" && !(await hasOtherWayIn(trx, deps, userId)))
      throw new AppError("conflict", { reason: "last_way_in" });
    const data = { url: accessUrl(deps) };
    await mailUser(trx, { userId, template: "identity-removed", data, now: deps.now() });
  });
}
