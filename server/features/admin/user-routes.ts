import type { FastifyInstance } from "fastify";
import type { Store } from "#server/db/open.ts";
import { registerEndpoint } from "#server/http/register.ts";
import type { Translations } from "#server/translations.ts";
import { getUser, listUsers, manageUser } from "#shared/admin/users.ts";
import * as manage from "./manage-user.ts";
import { adminOf, type RequirePassword } from "./audit-routes.ts";
import { describeUser, readUsers } from "./users.ts";

interface UserRouteDeps {
  config: manage.ManageDeps["config"];
  store: Pick<Store, "db">;
  translations: Translations;
  now: () => Date;
  requirePassword: RequirePassword;
}

export function registerUserRoutes(app: FastifyInstance, routeDeps: UserRouteDeps): void {
  const { config, store, translations, now, requirePassword } = routeDeps;
  const deps = { db: store.db, config, now };

  registerEndpoint(app, listUsers, async ({ query }) => await readUsers(store.db, query, now()));

  registerEndpoint(app, getUser, async ({ params, query }) => await describeUser(deps, params.id, query));

  registerEndpoint(app, manageUser, async ({ body, user, request }) => {
    const admin = adminOf(request);
    const reply = (key: string, values?: Record<string, unknown>) => ({
      message: translations(request.locale, key, values),
    });
    switch (body.action) {
      case "update_profile":
        // The owner of the new email address can take over the account.
        if (await manage.changesEmail(deps, body)) await requirePassword(user, body.password);
        await manage.updateProfile(deps, admin, body);
        return reply("operator.profile");
      case "update_credits":
        await requirePassword(user, body.password);
        await manage.updateCredits(deps, admin, body);
        return reply("operator.credits", { credits: body.credits });
      case "ban_user":
        await manage.banUser(deps, admin, body);
        return reply("operator.banned");
      case "unban_user":
        await manage.unbanUser(deps, admin, body);
        return reply("operator.unbanned");
      case "end_sessions": {
        const sessions = await manage.endSessionsOf(deps, admin, body);
        return reply("operator.sessionsEnded", { sessions });
      }
      case "delete_user":
        await requirePassword(user, body.password);
        await manage.deleteUser(deps, admin, body);
        return reply("operator.deleted");
    }
  });
}
