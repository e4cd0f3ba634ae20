import type { FastifyInstance } from "fastify";
import type { Store } from "#server/db/open.ts";
import { finishDeletion } from "#server/features/privacy/privacy.ts";
import { registerEndpoint } from "#server/http/register.ts";
import type { Texts } from "#server/texts.ts";
import { getUser, listUsers, manageUser } from "#shared/admin/users.ts";
import * as manage from "./manage-person.ts";
import { operatorOf, type RequirePassword } from "./operator-routes.ts";
import { describePerson, listPeople } from "./people.ts";

interface PeopleRouteDeps {
  config: manage.ManageDeps["config"];
  store: Pick<Store, "db">;
  removals: { wake(): void };
  runner: { cancelled(dreamId: string): void };
  events: { changed(dreamId: string): void };
  mails: { wake(): void };
  texts: Texts;
  now: () => Date;
  requirePassword: RequirePassword;
  /** Tells the payment provider which subscriptions have ended. */
  tellProvider: () => void;
}

/** The list of people, one of them, and what an operator may do to them. */
export function registerPeopleRoutes(app: FastifyInstance, routeDeps: PeopleRouteDeps): void {
  const { config, store, removals, runner, events, mails, texts, now, requirePassword } = routeDeps;
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
        mails.wake();
        return say("operator.profile");
      case "update_credits":
        await requirePassword(viewer, body.password);
        await manage.updateCredits(deps, operator, body);
        return say("operator.credits", { credits: body.credits });
      case "ban_user":
        await manage.banUser(deps, operator, body);
        routeDeps.tellProvider();
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
        const removed = await manage.deleteUser(deps, operator, body);
        finishDeletion(
          {
            wakeMail: mails.wake,
            stopWork(dreamId) {
              runner.cancelled(dreamId);
              events.changed(dreamId);
            },
            wakeRemoval: removals.wake,
            tellProvider: routeDeps.tellProvider,
          },
          removed,
        );
        return say("operator.deleted");
      }
    }
  });
}
