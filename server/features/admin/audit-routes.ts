import type { FastifyInstance, FastifyRequest } from "fastify";
import type { Config } from "#server/config.ts";
import type { Store } from "#server/db/open.ts";
import { AppError } from "#server/errors.ts";
import type { ProvePassword } from "#server/features/accounts/accounts.ts";
import { registerEndpoint } from "#server/http/register.ts";
import { requireUser, type SessionUser } from "#server/http/session-user.ts";
import { auditLog } from "#shared/admin/audit.ts";
import { readAuditLog, type Admin } from "./audit-log.ts";

/** Verifies the admin's password, except on a loopback address. Throws `invalid_input`, `invalid_credentials`. */
export type RequirePassword = (user: SessionUser, password: string | undefined) => Promise<void>;

export function adminOf(request: FastifyRequest): Admin {
  const { id, email } = requireUser(request);
  return { id, email, ip: request.ip };
}

export function createRequirePassword(
  config: Pick<Config, "loopback">,
  provePassword: ProvePassword,
): RequirePassword {
  return async (user, password) => {
    if (config.loopback) return;
    if (password === undefined) {
      throw new AppError("invalid_input", { issues: [{ path: "password", message: "required" }] });
    }
    await provePassword(user.id, password);
  };
}

export function registerAuditRoutes(app: FastifyInstance, { store }: { store: Pick<Store, "db"> }): void {
  registerEndpoint(app, auditLog, async ({ query }) => await readAuditLog(store.db, query));
}
