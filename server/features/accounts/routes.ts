import type { FastifyInstance } from "fastify";
import { me } from "#shared/accounts.ts";
import { registerEndpoint } from "#server/http/register.ts";
import * as accounts from "./accounts.ts";
import { registerIdentityRoutes } from "./identity-routes.ts";
import { registerInvitationRoutes } from "./invitation-routes.ts";
import { registerMailedLinkRoutes } from "./mailed-link-routes.ts";
import type { Issuers } from "#server/providers/oidc/issuers.ts";
import { registerOidcRoutes } from "./oidc-routes.ts";
import { registerOwnAccountRoutes } from "./own-account-routes.ts";
import { registerPasskeyRoutes } from "./passkey-routes.ts";
import { registerProfileRoutes } from "./profile-routes.ts";
import { registerSecondFactorRoutes } from "./second-factor-routes.ts";
import { registerSignInLinkRoutes } from "./sign-in-link-routes.ts";
import { registerSignInRoutes, type AccountRouteDeps } from "./sign-in-routes.ts";

/** The endpoints of `shared/accounts.ts`. */
export function registerAccountRoutes(
  app: FastifyInstance,
  deps: AccountRouteDeps & { issuers: Issuers },
): void {
  const { store, now } = deps;
  registerSignInRoutes(app, deps);
  registerMailedLinkRoutes(app, deps);
  registerOwnAccountRoutes(app, deps);
  registerProfileRoutes(app, deps);
  registerPasskeyRoutes(app, deps);
  registerSecondFactorRoutes(app, deps);
  registerOidcRoutes(app, deps);
  registerIdentityRoutes(app, deps);
  registerSignInLinkRoutes(app, deps);
  registerInvitationRoutes(app, deps);
  registerEndpoint(app, me, async ({ user }) => ({
    user,
    nights: user.nights,
    ...(await accounts.describeBalance({ db: store.db, now }, user.id)),
    confirmation: await accounts.describeConfirmation({ db: store.db, config: deps.config }, user),
  }));
}
