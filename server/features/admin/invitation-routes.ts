import type { FastifyInstance } from "fastify";
import type { Config } from "#server/config.ts";
import type { Store } from "#server/db/open.ts";
import { limitBy } from "#server/http/rate-limits.ts";
import { registerEndpoint } from "#server/http/register.ts";
import type { Translations } from "#server/translations.ts";
import * as contract from "#shared/admin/invitations.ts";
import { DAY_MS, HOUR_MS } from "#shared/durations.ts";
import { adminOf } from "./audit-routes.ts";
import { inviteAgain, inviteAll, readInvitations, revoke } from "./invitations.ts";

interface InvitationRouteDeps {
  config: Pick<Config, "publicUrl" | "signIn">;
  store: Pick<Store, "db">;
  translations: Translations;
  now: () => Date;
}

export function registerInvitationRoutes(
  app: FastifyInstance,
  { config, store, translations, now }: InvitationRouteDeps,
): void {
  const deps = { db: store.db, config, now };
  const perAdmin = { limited: "account" } as const;
  // Each call mails up to 50 email addresses whose owners did not ask for it.
  const limits = [
    limitBy(app, { ...perAdmin, kind: "invitations", max: 60, windowMs: HOUR_MS }),
    limitBy(app, { ...perAdmin, kind: "invitations, day", max: 200, windowMs: DAY_MS }),
  ];

  registerEndpoint(app, contract.listInvitations, async ({ query }) => readInvitations(deps, query.page));

  registerEndpoint(app, { ...contract.invite, limits }, async ({ body, request }) => {
    const results = await inviteAll(deps, adminOf(request), body);
    const sent = results.filter(({ result }) => result === "sent").length;
    return { message: translations(request.locale, "operator.invitation.sent", { sent }), results };
  });

  registerEndpoint(app, { ...contract.sendInvitation, limits }, async ({ params, request }) => {
    await inviteAgain(deps, adminOf(request), params.id);
    return { message: translations(request.locale, "operator.invitation.again") };
  });

  registerEndpoint(app, contract.revokeInvitation, async ({ params, request }) => {
    await revoke(deps, adminOf(request), params.id);
    return { message: translations(request.locale, "operator.invitation.revoked") };
  });
}
