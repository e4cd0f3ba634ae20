import { randomUUID } from "node:crypto";
import type { z } from "zod";
import type { Config } from "#server/config.ts";
import type { Db } from "#server/db/open.ts";
import { transact } from "#server/db/transaction.ts";
import { AppError } from "#server/errors.ts";
import {
  changeProfile,
  endSessions,
  FOR_GOOD,
  normalizeEmail,
  setBan,
} from "#server/features/accounts/accounts.ts";
import { adjust, balanceOf } from "#server/features/credits/credits.ts";
import { stopRenewalOf } from "#server/features/payments/payments.ts";
import { removePerson } from "#server/features/privacy/privacy.ts";
import type { manageUser } from "#shared/admin/users.ts";
import { recordAct, type Operator } from "./operator-log.ts";
import { peopleByIds } from "./people-queries.ts";

type Order = z.output<NonNullable<(typeof manageUser)["body"]>>;
type Of<Action extends Order["action"]> = Extract<Order, { action: Action }>;

export interface ManageDeps {
  db: Db;
  config: Pick<Config, "publicUrl" | "sessionSecrets" | "welcomeTokens" | "brandName">;
  now: () => Date;
}

/** Whether an order gives a person another address. */
export async function changesAddress(deps: ManageDeps, order: Of<"update_profile">): Promise<boolean> {
  const [person] = await peopleByIds(deps.db, [order.userId], deps.now().toISOString());
  return person !== undefined && person.email !== normalizeEmail(order.email);
}

/** A person's name and address. Throws `not_found`, `email_taken`. */
export async function updateProfile(deps: ManageDeps, operator: Operator, order: Of<"update_profile">) {
  await transact(deps.db, async (trx) => {
    const { before, after } = await changeProfile(trx, deps, order);
    await recordAct(trx, {
      operator,
      action: order.action,
      targetId: order.userId,
      before,
      after,
      now: deps.now(),
    });
  });
}

/** Sets the balance by an adjusting entry. Throws `not_found`. */
export async function updateCredits(deps: ManageDeps, operator: Operator, order: Of<"update_credits">) {
  const { userId, credits, action } = order;
  const reason = order.reason?.trim() || undefined;
  await transact(deps.db, async (trx) => {
    const now = deps.now();
    if ((await peopleByIds(trx, [userId], now.toISOString())).length === 0) throw new AppError("not_found");
    const before = { credits: await balanceOf(trx, userId, now) };
    const ref = `operator ${randomUUID()}`;
    await adjust(trx, { userId, balance: credits, reason: reason ?? "operator", ref, now });
    await recordAct(trx, { operator, action, targetId: userId, before, after: { credits }, reason, now });
  });
}

/** Bans until a time in the future, or for good; sessions end at once, and nothing renews. Throws `not_found`, `invalid_input`, `conflict` for oneself. */
export async function banUser(deps: ManageDeps, operator: Operator, order: Of<"ban_user">) {
  const now = deps.now();
  const until = order.until === undefined ? FOR_GOOD : new Date(order.until).toISOString();
  if (until <= now.toISOString()) {
    throw new AppError("invalid_input", { issues: [{ path: "until", message: "past" }] });
  }
  await ban(deps, operator, { ...order, until });
}

/** Throws `not_found`. */
export async function unbanUser(deps: ManageDeps, operator: Operator, order: Of<"unban_user">) {
  await ban(deps, operator, { ...order, until: null });
}

async function ban(
  deps: ManageDeps,
  operator: Operator,
  order: { action: "ban_user" | "unban_user"; userId: string; until: string | null },
): Promise<void> {
  const { action, userId, until } = order;
  mustBeAnother(operator, userId);
  await transact(deps.db, async (trx) => {
    const { before } = await setBan(trx, { userId, until });
    if (until !== null) await stopRenewalOf(trx, userId);
    await recordAct(trx, {
      operator,
      action,
      targetId: userId,
      before: { bannedUntil: before },
      after: { bannedUntil: until },
      now: deps.now(),
    });
  });
}

/** Ends every session of a user. Resolves to how many ended. Throws `not_found`, `conflict` for oneself. */
export async function endSessionsOf(
  deps: ManageDeps,
  operator: Operator,
  order: Of<"end_sessions">,
): Promise<number> {
  const { userId, action } = order;
  mustBeAnother(operator, userId);
  return await transact(deps.db, async (trx) => {
    const now = deps.now();
    if ((await peopleByIds(trx, [userId], now.toISOString())).length === 0) throw new AppError("not_found");
    const sessions = await endSessions(trx, userId);
    await recordAct(trx, { operator, action, targetId: userId, after: { sessionsEnded: sessions }, now });
    return sessions;
  });
}

/** Deletes an account with all its data; the log keeps that it happened. Throws `not_found`, `conflict` for oneself. */
export async function deleteUser(
  deps: ManageDeps,
  operator: Operator,
  order: Of<"delete_user">,
): Promise<void> {
  const { userId, action } = order;
  mustBeAnother(operator, userId);
  await transact(deps.db, async (trx) => {
    const now = deps.now();
    if (!(await removePerson(trx, { userId, proof: null, now }))) throw new AppError("not_found");
    await recordAct(trx, { operator, action, targetId: userId, now });
  });
}

function mustBeAnother(operator: Operator, userId: string): void {
  if (operator.id === userId) throw new AppError("conflict", { reason: "self" });
}
