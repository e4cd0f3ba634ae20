import type { AccountDeps } from "./deps.ts";
import * as queries from "./queries.ts";

/** Shows that a user knew the password; valid until the digest changes. */
export interface Proof {
  userId: string;
  passwordHash: string;
}

/**
 * Checks the password of a signed-in user before an action for which a session is not enough.
 * Throws `invalid_credentials`, `rate_limited` after too many wrong ones or too many calls, `unavailable`.
 */
export type ProvePassword = (userId: string, password: string) => Promise<Proof>;

/**
 * Checks a password, in the same time whether or not there is an account. Resolves to null for a wrong one. A digest of
 * an older kind is replaced. Throws `unavailable`.
 */
export async function checkPassword(
  deps: Pick<AccountDeps, "db" | "passwords">,
  account: { id: string; passwordHash: string } | undefined,
  password: string,
): Promise<Proof | null> {
  const { db, passwords } = deps;
  const right = await passwords.verify(account?.passwordHash ?? null, password);
  if (!account || !right) return null;
  const { id: userId, passwordHash } = account;
  if (!passwords.needsRehash(passwordHash)) return { userId, passwordHash };
  const renewed = await passwords.hash(password);
  if (await queries.replacePasswordHash(db, userId, { from: passwordHash, to: renewed }))
    return { userId, passwordHash: renewed };
  // The digest was changed meanwhile, most likely by the same sign-in sent twice.
  return await checkPassword(deps, await queries.findAccount(db, { id: userId }), password);
}
