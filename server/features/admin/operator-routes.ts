import type { FastifyInstance, FastifyRequest } from "fastify";
import type { Config } from "#server/config.ts";
import type { Store } from "#server/db/open.ts";
import { AppError } from "#server/errors.ts";
import type { ProvePassword } from "#server/features/accounts/accounts.ts";
import { registerEndpoint } from "#server/http/register.ts";
import type { Viewer } from "#server/http/viewer.ts";
import { operatorLog } from "#shared/admin/audit.ts";
import { readLog, type Operator } from "./operator-log.ts";

/** Asks for the operator's password again; on a loopback address it does not. Throws `invalid_input` or `invalid_credentials`. */
export type RequirePassword = (viewer: Viewer, password: string | undefined) => Promise<void>;

/** The admin behind a request, as the log names them. */
export function operatorOf(request: FastifyRequest): Operator {
  const { id, email } = request.viewer!;
  return { id, email, ip: request.ip };
}

export function createRequirePassword(
  config: Pick<Config, "loopback">,
  provePassword: ProvePassword,
): RequirePassword {
  return async (viewer, password) => {
    if (config.loopback) return;
    if (password === undefined) {
      throw new AppError("invalid_input", { issues: [{ path: "password", message: "required" }] });
    }
    await provePassword(viewer.id, password);
  };
}

/** What operators did. */
export function registerLogRoutes(app: FastifyInstance, { store }: { store: Pick<Store, "db"> }): void {
  registerEndpoint(app, operatorLog, async ({ query }) => await readLog(store.db, query));
}
