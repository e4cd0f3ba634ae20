import { randomUUID } from "node:crypto";
import type { z } from "zod";
import type { Config } from "#server/config.ts";
import type { Db } from "#server/db/open.ts";
import { transact } from "#server/db/transaction.ts";
import { AppError } from "#server/errors.ts";
import {
  changeProfile,
  endSessions,
  PERMANENT_BAN,
  normalizeEmail,
  setBan,
} from "#server/features/accounts/accounts.ts";
import { adjust, balanceOf } from "#server/features/credits/credits.ts";
import { stopRenewalOf } from "#server/features/payments/payments.ts";
import { removeUser } from "#server/features/privacy/privacy.ts";
import type { manageUser } from "#shared/admin/users.ts";
import { recordAuditEntry, type Admin } from "./audit-log.ts";
import { usersByIds } from "./user-queries.ts";

type Change = z.output<NonNullable<(typeof manageUser)["body"]>>;
type ChangeOf<Action extends Change["action"]> = Extract<Change, { action: Action }>;

export interface ManageDeps {
  db: Db;
  config: Pick<
    Config,
    "publicUrl" | "sessionSecrets" | "welcomeTokens" | "openOutbox" | "brandName" | "signIn"
  >;
  now: () => Date;
}

/** Whether a change gives a user another email address. */
export async function changesEmail(deps: ManageDeps, change: ChangeOf<"update_profile">): Promise<boolean> {
  const [user] = await usersByIds(deps.db, [change.userId], deps.now().toISOString());
  return user !== undefined && user.email !== normalizeEmail(change.email);
}

/** Changes name and email address. Throws `not_found`, `email_taken`. */
export async function updateProfile(deps: ManageDeps, admin: Admin, change: ChangeOf<"update_profile">) {
  await transact(deps.db, { user: change.userId }, async (trx) => {
    const { before, after } = await changeProfile(trx, deps, change);
    const { action, userId: targetId } = change;
    await recordAuditEntry(trx, { admin, action, targetId, before, after, now: deps.now() });
  });
}

/** Sets the balance by an entry of the kind `adjust`. Throws `not_found`, `conflict` where it is not the one `seen`. */
export async function updateCredits(deps: ManageDeps, admin: Admin, change: ChangeOf<"update_credits">) {
  const { userId, credits, action } = change;
  const reason = change.reason?.trim() || undefined;
  await transact(deps.db, { user: userId }, async (trx) => {
    const now = deps.now();
    if ((await usersByIds(trx, [userId], now.toISOString())).length === 0) throw new AppError("not_found");
    const before = { credits: await balanceOf(trx, userId, now) };
    // Else tokens that were bought or spent meanwhile would be undone.
    if (change.seen !== undefined && change.seen !== before.credits) throw new AppError("conflict");
    const ref = `operator ${randomUUID()}`;
    await adjust(trx, { userId, balance: credits, reason: reason ?? "operator", ref, now });
    await recordAuditEntry(trx, { admin, action, targetId: userId, before, after: { credits }, reason, now });
  });
}

/**
 * Bans until a time, or permanently; ends all sessions and the renewal. Throws `not_found`, `invalid_input` for a time
 * in the past, `conflict` for oneself.
 */
export async function banUser(deps: ManageDeps, admin: Admin, change: ChangeOf<"ban_user">) {
  const now = deps.now();
  const until = change.until === undefined ? PERMANENT_BAN : new Date(change.until).toISOString();
  if (until <= now.toISOString()) {
    throw new AppError("invalid_input", { issues: [{ path: "until", message: "past" }] });
  }
  await ban(deps, admin, { ...change, until });
}

/** Throws `not_found`. */
export async function unbanUser(deps: ManageDeps, admin: Admin, change: ChangeOf<"unban_user">) {
  await ban(deps, admin, { ...change, until: null });
}

async function ban(
  deps: ManageDeps,
  admin: Admin,
  change: { action: "ban_user" | "unban_user"; userId: string; until: string | null },
): Promise<void> {
  const { action, userId, until } = change;
  refuseOneself(admin, userId);
  await transact(deps.db, { user: userId }, async (trx) => {
    const { before: bannedUntil } = await setBan(trx, { userId, until });
    if (until !== null) await stopRenewalOf(trx, userId);
    const [before, after] = [{ bannedUntil }, { bannedUntil: until }];
    await recordAuditEntry(trx, { admin, action, targetId: userId, before, after, now: deps.now() });
  });
}

/** Ends every session of a user and returns how many ended. Throws `not_found`, `conflict` for oneself. */
export async function endSessionsOf(
  deps: ManageDeps,
  admin: Admin,
  change: ChangeOf<"end_sessions">,
): Promise<number> {
  const { userId, action } = change;
  refuseOneself(admin, userId);
  return await transact(deps.db, { user: userId }, async (trx) => {
    const now = deps.now();
    if ((await usersByIds(trx, [userId], now.toISOString())).length === 0) throw new AppError("not_found");
    const sessions = await endSessions(trx, userId);
    await recordAuditEntry(trx, { admin, action, targetId: userId, after: { sessionsEnded: sessions }, now });
    return sessions;
  });
}

/** Deletes an account with all its data. Throws `not_found`, `conflict` for oneself. */
export async function deleteUser(
  deps: ManageDeps,
  admin: Admin,
  change: ChangeOf<"delete_user">,
): Promise<void> {
  const { userId, action } = change;
  refuseOneself(admin, userId);
  await transact(deps.db, { user: userId }, async (trx) => {
    const now = deps.now();
    if (!(await removeUser(trx, { userId, proof: null, now }))) throw new AppError("not_found");
    await recordAuditEntry(trx, { admin, action, targetId: userId, now });
  });
}

function refuseOneself(admin: Admin, userId: string): void {
  if (admin.id === userId) throw new AppError("conflict", { reason: "self" });
}
