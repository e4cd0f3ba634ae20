import type { FastifyInstance } from "fastify";
import { AppError } from "#server/errors.ts";
import { limitBy } from "#server/http/rate-limits.ts";
import { registerEndpoint } from "#server/http/register.ts";
import { securityEvent } from "#server/http/security-log.ts";
import { HOUR_MS } from "#shared/durations.ts";
import * as endpoints from "#shared/identities.ts";
import { LOOPBACK_FACTOR } from "./guess-limits.ts";
import * as identities from "./identities.ts";
import { createSealedCookies } from "#server/http/sealed-sign-in.ts";
import { requireChangeAccess } from "./session.ts";
import { accountDeps, type AccountRouteDeps } from "./sign-in-routes.ts";
import { provesByIssuer } from "./ways-in.ts";

/** The endpoints of a user's accounts at issuers. */
export function registerIdentityRoutes(app: FastifyInstance, routeDeps: AccountRouteDeps): void {
  const { config, now } = routeDeps;
  const deps = accountDeps(routeDeps);
  const cookies = createSealedCookies(config, now);
  const max = 60 * (config.loopback ? LOOPBACK_FACTOR : 1);
  const limits = [limitBy(app, { kind: "identity changes", max, windowMs: HOUR_MS, limited: "account" })];

  registerEndpoint(app, endpoints.listIdentities, async ({ user, request }) => {
    const pending = cookies.read(request, "oidcIdentity");
    return {
      identities: await identities.listOwnIdentities(deps, user.id),
      pending: pending?.userId === user.id ? identities.describePending(deps, pending.user) : null,
      provesByIssuer: await provesByIssuer(deps, user.id),
    };
  });

  registerEndpoint(app, { ...endpoints.linkIdentity, limits }, async ({ user, request, reply }) => {
    requireChangeAccess(request, now());
    const pending = cookies.read(request, "oidcIdentity");
    if (pending?.userId !== user.id) throw new AppError("conflict", { reason: "identity_gone" });
    const identity = await identities.linkIdentity(deps, user.id, pending.user);
    cookies.clear(reply, "oidcIdentity");
    securityEvent(request, "identity_linked");
    return { identity };
  });

  registerEndpoint(app, { ...endpoints.unlinkIdentity, limits }, async ({ params, user, request }) => {
    requireChangeAccess(request, now());
    await identities.unlinkIdentity(deps, user.id, params.id);
    securityEvent(request, "identity_removed");
  });
}
