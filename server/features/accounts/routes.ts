import type { FastifyInstance } from "fastify";
import { me } from "#shared/accounts.ts";
import { registerEndpoint } from "#server/http/register.ts";
import * as accounts from "./accounts.ts";
import { registerMailedLinkRoutes } from "./mailed-link-routes.ts";
import { registerOwnAccountRoutes } from "./own-account-routes.ts";
import { registerPasskeyRoutes } from "./passkey-routes.ts";
import { registerProfileRoutes } from "./profile-routes.ts";
import { registerSignInRoutes, type AccountRouteDeps } from "./sign-in-routes.ts";

/** The endpoints of `shared/accounts.ts`. */
export function registerAccountRoutes(app: FastifyInstance, deps: AccountRouteDeps): void {
  const { store, now } = deps;
  registerSignInRoutes(app, deps);
  registerMailedLinkRoutes(app, deps);
  registerOwnAccountRoutes(app, deps);
  registerProfileRoutes(app, deps);
  registerPasskeyRoutes(app, deps);
  registerEndpoint(app, me, async ({ user }) => ({
    ...(await accounts.describeMe({ db: store.db, now }, user)),
    confirmation: await accounts.describeConfirmation({ db: store.db, config: deps.config }, user),
  }));
}
