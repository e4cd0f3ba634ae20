import { transact } from "#server/db/transaction.ts";
import { AppError } from "#server/errors.ts";
import { MINUTE_MS } from "#shared/durations.ts";
import { endSessions, mailUser } from "./accounts.ts";
import { countWrong, type AttemptCounter } from "./attempt-limit.ts";
import type { AccountDeps } from "./deps.ts";
import { checkPassword, type Proof, type ProvePassword } from "./password-check.ts";
import * as linkQueries from "./link-queries.ts";
import * as queries from "./queries.ts";
import { closeSignInLinks } from "./sign-in-link-queries.ts";
import { refuseWeak } from "./weak-passwords.ts";

const WINDOW_MS = 15 * MINUTE_MS;
/** Calls per allowed wrong password: right ones are limited too, because each costs a hash. */
const CALLS_PER_WRONG = 10;

/** `wrongMax`: wrong passwords of one user in a quarter of an hour. */
export function createProvePassword(
  deps: Pick<AccountDeps, "db" | "passwords"> & { attempts: AttemptCounter },
  wrongMax: number,
): ProvePassword {
  const { attempts } = deps;
  const upTo = (kind: string, max: number) =>
    ({ kind, max, windowMs: WINDOW_MS, limited: "account" }) as const;
  const wrong = upTo("own password", wrongMax);
  const calls = upTo("own password calls", wrongMax * CALLS_PER_WRONG);
  return async (userId, password) => {
    await attempts.begin([[calls, userId]]);
    return countWrong(attempts, [[wrong, userId]], async () => {
      const account = await queries.findAccount(deps.db, { id: userId });
      const proof = await checkPassword(deps, account, password);
      if (!proof) throw new AppError("invalid_credentials");
      return proof;
    });
  };
}

/**
 * Sets a new password, ends every session but the one with the id `sessionId` and mails the user.
 * Resolves to a proof of the new one. Throws `weak_password`, `invalid_credentials` when the password was changed since
 * the proof, and `unavailable`.
 */
export async function changePassword(
  deps: AccountDeps,
  proof: Proof,
  change: { newPassword: string; sessionId: string },
): Promise<Proof> {
  const { userId } = proof;
  const owner = await queries.findAccount(deps.db, { id: userId });
  if (!owner) throw new AppError("invalid_credentials");
  refuseWeak(change.newPassword, { ...owner, brandName: deps.config.brandName });
  const passwordHash = await deps.passwords.hash(change.newPassword);
  await transact(deps.db, { user: userId }, async (trx) => {
    const account = await queries.findAccount(trx, { id: userId });
    if (account?.passwordHash !== proof.passwordHash) throw new AppError("invalid_credentials");
    const now = deps.now();
    await queries.setPasswordHash(trx, userId, passwordHash);
    await linkQueries.closeLinks(trx, userId, "reset", now.toISOString());
    await closeSignInLinks(trx, userId, now.toISOString());
    await endSessions(trx, userId, { except: change.sessionId });
    const data = { url: `${deps.config.publicUrl}/auth` };
    await mailUser(trx, { userId, template: "password-changed", data, now });
  });
  return { userId, passwordHash };
}
