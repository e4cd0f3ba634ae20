import type { FastifyInstance } from "fastify";
import type { Config } from "#server/config.ts";
import type { ProvePassword } from "#server/features/accounts/accounts.ts";
import { registerAlertRoutes } from "./alert-routes.ts";
import { registerMoneyRoutes } from "./money-routes.ts";
import { createRequirePassword, registerAuditRoutes } from "./audit-routes.ts";
import { registerGalleryQueue } from "./gallery-routes.ts";
import { registerInvitationRoutes } from "./invitation-routes.ts";
import { registerReportRoutes } from "./report-routes.ts";
import { registerUserRoutes } from "./user-routes.ts";

type DepsOf<Register extends (app: FastifyInstance, deps: never) => void> = Omit<
  Parameters<Register>[1],
  "requirePassword"
>;

type AdminRouteDeps = DepsOf<typeof registerUserRoutes> &
  DepsOf<typeof registerMoneyRoutes> &
  DepsOf<typeof registerAlertRoutes> &
  DepsOf<typeof registerReportRoutes> &
  DepsOf<typeof registerGalleryQueue> &
  DepsOf<typeof registerInvitationRoutes> & {
    config: Pick<Config, "loopback">;
    provePassword: ProvePassword;
  };

export function registerAdminRoutes(app: FastifyInstance, routeDeps: AdminRouteDeps): void {
  const requirePassword = createRequirePassword(routeDeps.config, routeDeps.provePassword);
  const deps = { ...routeDeps, requirePassword };
  registerUserRoutes(app, deps);
  registerMoneyRoutes(app, deps);
  registerAlertRoutes(app, deps);
  registerReportRoutes(app, deps);
  registerGalleryQueue(app, deps);
  registerInvitationRoutes(app, deps);
  registerAuditRoutes(app, deps);
}
