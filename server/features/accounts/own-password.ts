import { AppError } from "#server/errors.ts";
import { endSessions, queueMail, type Proof } from "./accounts.ts";
import { countWrong, createAttemptLimit } from "./attempt-limit.ts";
import type { AccountDeps } from "./deps.ts";
import * as queries from "./queries.ts";

const WINDOW_MS = 15 * 60_000;

/**
 * Checks the password of somebody who is signed in, before what an open laptop must not be enough for.
 * Throws `invalid_credentials`, `rate_limited` after too many wrong ones, `unavailable`.
 */
export type ProvePassword = (userId: string, password: string) => Promise<Proof>;

/** `wrongMax`: wrong passwords of one person in a quarter of an hour. */
export function createProvePassword(
  deps: Pick<AccountDeps, "db" | "passwords" | "now">,
  wrongMax: number,
): ProvePassword {
  const limit = createAttemptLimit({ max: wrongMax, windowMs: WINDOW_MS, now: deps.now });
  return async (userId, password) =>
    countWrong(limit, userId, async () => {
      const account = await queries.findAccount(deps.db, { id: userId });
      const right = await deps.passwords.verify(account?.passwordHash ?? null, password);
      if (!account || !right) throw new AppError("invalid_credentials");
      return { userId, passwordHash: account.passwordHash };
    });
}

/**
 * Sets a new password, ends every session but the one under the id `sessionId` and tells the person by mail.
 * Throws `invalid_credentials` when the password was changed since the proof, and `unavailable`.
 */
export async function changePassword(
  deps: AccountDeps,
  proof: Proof,
  change: { newPassword: string; sessionId: string },
): Promise<void> {
  const { userId } = proof;
  const passwordHash = await deps.passwords.hash(change.newPassword);
  await deps.db.transaction().execute(async (trx) => {
    const account = await queries.findAccount(trx, { id: userId });
    if (account?.passwordHash !== proof.passwordHash) throw new AppError("invalid_credentials");
    const now = deps.now();
    await queries.setPasswordHash(trx, userId, passwordHash);
    await queries.closeLinks(trx, userId, "reset", now.toISOString());
    await endSessions(trx, userId, { except: change.sessionId });
    const data = { url: `${deps.config.publicUrl}/auth` };
    await queueMail(trx, { userId, template: "password-changed", data, now });
  });
  deps.wakeMail();
}
