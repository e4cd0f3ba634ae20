import type { FastifyInstance } from "fastify";
import type { Store } from "#server/db/open.ts";
import { registerEndpoint } from "#server/http/register.ts";
import type { Texts } from "#server/texts.ts";
import { getUser, listUsers, manageUser } from "#shared/admin/users.ts";
import * as manage from "./manage-person.ts";
import { operatorOf, type RequirePassword } from "./operator-routes.ts";
import { describePerson, listPeople } from "./people.ts";

interface PeopleRouteDeps {
  config: manage.ManageDeps["config"];
  store: Pick<Store, "db">;
  texts: Texts;
  now: () => Date;
  requirePassword: RequirePassword;
}

/** The list of people, one of them, and what an operator may do to them. */
export function registerPeopleRoutes(app: FastifyInstance, routeDeps: PeopleRouteDeps): void {
  const { config, store, texts, now, requirePassword } = routeDeps;
  const deps = { db: store.db, config, now };

  registerEndpoint(app, listUsers, async ({ query }) => await listPeople(store.db, query, now()));

  registerEndpoint(app, getUser, async ({ params }) => await describePerson(deps, params.id));

  registerEndpoint(app, manageUser, async ({ body, viewer, request }) => {
    const operator = operatorOf(request);
    const say = (key: string, values?: Record<string, unknown>) => ({
      message: texts(request.locale, key, values),
    });
    switch (body.action) {
      case "update_profile":
        // Who has the address has the account.
        if (await manage.changesAddress(deps, body)) await requirePassword(viewer, body.password);
        await manage.updateProfile(deps, operator, body);
        return say("operator.profile");
      case "update_credits":
        await requirePassword(viewer, body.password);
        await manage.updateCredits(deps, operator, body);
        return say("operator.credits", { credits: body.credits });
      case "ban_user":
        await manage.banUser(deps, operator, body);
        return say("operator.banned");
      case "unban_user":
        await manage.unbanUser(deps, operator, body);
        return say("operator.unbanned");
      case "end_sessions": {
        const sessions = await manage.endSessionsOf(deps, operator, body);
        return say("operator.sessionsEnded", { sessions });
      }
      case "delete_user": {
        await requirePassword(viewer, body.password);
        await manage.deleteUser(deps, operator, body);
        return say("operator.deleted");
      }
    }
  });
}
