import { AppError } from "#server/errors.ts";
import type { SessionInfo } from "#shared/accounts.ts";
import { SESSION_LIFETIME_MS } from "./accounts.ts";
import type { AccountDeps } from "./deps.ts";
import { deviceOf } from "./device-name.ts";
import { secretHash } from "./mail-links.ts";
import { deleteOwnSession, listSessionsOf } from "./session-queries.ts";

type Deps = Pick<AccountDeps, "db" | "now">;

/** A user's sessions; `currentId` is the id of the session of the request. */
export async function listOwnSessions(deps: Deps, userId: string, currentId: string): Promise<SessionInfo[]> {
  const current = secretHash(currentId);
  const rows = await listSessionsOf(deps.db, userId, deps.now());
  return rows.map(({ idHash, userAgent, country, createdAt, expiresAt }) => ({
    id: idHash,
    current: idHash === current,
    ...deviceOf(userAgent),
    country,
    createdAt,
    lastSeenAt: new Date(Date.parse(expiresAt) - SESSION_LIFETIME_MS).toISOString(),
  }));
}

/** Ends a session of a user. Throws `not_found` for one of another user. */
export async function endOwnSession(deps: Deps, userId: string, id: string): Promise<void> {
  if (!(await deleteOwnSession(deps.db, userId, id))) throw new AppError("not_found");
}
