import Bowser from "bowser";
import { transact } from "#server/db/transaction.ts";
import { AppError } from "#server/errors.ts";
import type { SessionInfo } from "#shared/accounts.ts";
import { endSessions, SESSION_LIFETIME_MS, sessionsEndBefore } from "./accounts.ts";
import type { AccountDeps } from "./deps.ts";
import { secretHash } from "./mail-links.ts";
import { deleteOwnSession, listSessionsOf } from "./session-queries.ts";

type Deps = Pick<AccountDeps, "db" | "now">;

function deviceOf(userAgent: string): Pick<SessionInfo, "browser" | "system"> {
  // The parser refuses an empty string.
  const { browser, os } = Bowser.parse(userAgent || "-");
  return { browser: browser.name || null, system: os.name ?? null };
}

/** Where a user is signed in; `currentId` is the id of the session that asks. */
export async function listOwnSessions(deps: Deps, userId: string, currentId: string): Promise<SessionInfo[]> {
  const current = secretHash(currentId);
  const now = deps.now();
  const rows = await listSessionsOf(deps.db, userId, {
    now: now.toISOString(),
    begunAfter: sessionsEndBefore(now),
  });
  return rows.map(({ idHash, userAgent, country, createdAt, expiresAt }) => ({
    id: idHash,
    current: idHash === current,
    ...deviceOf(userAgent),
    country,
    createdAt,
    lastSeenAt: new Date(Date.parse(expiresAt) - SESSION_LIFETIME_MS).toISOString(),
  }));
}

/** Ends one session of a user. Throws `not_found` for another user's. */
export async function endOwnSession(deps: Deps, userId: string, id: string): Promise<void> {
  if (!(await deleteOwnSession(deps.db, userId, id))) throw new AppError("not_found");
}

/** Ends every session of a user but the one under the id `currentId`. Returns how many. */
export async function endOtherSessions(deps: Deps, userId: string, currentId: string): Promise<number> {
  return await transact(deps.db, (trx) => endSessions(trx, userId, { except: currentId }));
}
