import type { FastifyInstance } from "fastify";
import type { Config } from "#server/config.ts";
import type { ProvePassword } from "#server/features/accounts/accounts.ts";
import { registerAttentionRoutes } from "./attention-routes.ts";
import { registerMoneyRoutes } from "./money-routes.ts";
import { createRequirePassword, registerLogRoutes } from "./operator-routes.ts";
import { registerPeopleRoutes } from "./people-routes.ts";
import { registerSecondFactorRoutes } from "./second-factor-routes.ts";

type DepsOf<Register extends (app: FastifyInstance, deps: never) => void> = Omit<
  Parameters<Register>[1],
  "requirePassword"
>;

type AdminRouteDeps = DepsOf<typeof registerPeopleRoutes> &
  DepsOf<typeof registerMoneyRoutes> &
  DepsOf<typeof registerAttentionRoutes> &
  DepsOf<typeof registerSecondFactorRoutes> & {
    config: Pick<Config, "loopback">;
    provePassword: ProvePassword;
  };

/** The operator area. */
export function registerAdminRoutes(app: FastifyInstance, routeDeps: AdminRouteDeps): void {
  const requirePassword = createRequirePassword(routeDeps.config, routeDeps.provePassword);
  const deps = { ...routeDeps, requirePassword };
  registerSecondFactorRoutes(app, deps);
  registerPeopleRoutes(app, deps);
  registerMoneyRoutes(app, deps);
  registerAttentionRoutes(app, deps);
  registerLogRoutes(app, deps);
}
