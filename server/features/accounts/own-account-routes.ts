import type { FastifyInstance, FastifyRequest } from "fastify";
import { transact } from "#server/db/transaction.ts";
import { AppError } from "#server/errors.ts";
import { registerEndpoint } from "#server/http/register.ts";
import { securityEvent } from "#server/http/security-log.ts";
import * as endpoints from "#shared/accounts.ts";
import { endSessions } from "./accounts.ts";
import { changePassword } from "./own-password.ts";
import { endOwnSession, listOwnSessions } from "./own-sessions.ts";
import { markProven, renewSessionId, requireFreshProof } from "./session.ts";
import { accountDeps, markDevice, type AccountRouteDeps } from "./sign-in-routes.ts";

/** The endpoints of a user's own sessions and password. */
export function registerOwnAccountRoutes(app: FastifyInstance, routeDeps: AccountRouteDeps): void {
  const { config, now } = routeDeps;
  const deps = accountDeps(routeDeps);

  async function checkPassword(request: FastifyRequest, password: string | undefined) {
    try {
      return await routeDeps.proveOwner(request, password);
    } catch (error) {
      if (error instanceof AppError && error.status < 500 && error.code !== "rate_limited")
        securityEvent(request, "password_refused", { reason: error.code });
      throw error;
    }
  }

  registerEndpoint(app, endpoints.provePassword, async ({ body, request }) => {
    await checkPassword(request, body.password);
    markProven(request, now(), { both: false });
    await renewSessionId(request);
    securityEvent(request, "password_proved");
  });

  registerEndpoint(app, endpoints.listSessions, async ({ user, request }) => ({
    sessions: await listOwnSessions(deps, user.id, request.session.sessionId),
  }));

  registerEndpoint(app, endpoints.endSession, async ({ params, user, request }) => {
    requireFreshProof(request, now());
    await endOwnSession(deps, user.id, params.id);
    securityEvent(request, "sessions_ended", { reason: "owner", count: 1 });
  });

  registerEndpoint(app, endpoints.endOtherSessions, async ({ user, request }) => {
    requireFreshProof(request, now());
    const except = request.session.sessionId;
    const count = await transact(deps.db, { user: user.id }, (trx) => endSessions(trx, user.id, { except }));
    securityEvent(request, "sessions_ended", { reason: "owner", count });
  });

  registerEndpoint(app, endpoints.changePassword, async ({ body, request, reply }) => {
    const before = await checkPassword(request, body.currentPassword);
    const { sessionId } = request.session;
    const proof = await changePassword(deps, before, { newPassword: body.newPassword, sessionId });
    request.session.provenAt = now().toISOString();
    await renewSessionId(request);
    markDevice(reply, config, proof);
    securityEvent(request, "password_changed");
  });
}
