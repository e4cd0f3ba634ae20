import type { FastifyInstance } from "fastify";
import type { Store } from "#server/db/open.ts";
import { transact } from "#server/db/transaction.ts";
import { retryPart as retry } from "#server/features/dreams/dreams.ts";
import { registerEndpoint } from "#server/http/register.ts";
import type { Engines } from "#server/providers/engines.ts";
import type { Translations } from "#server/translations.ts";
import { confirmClock, getAlerts, retryPart, type Alerts } from "#shared/admin/alerts.ts";
import { recordClockConfirmation } from "./clock.ts";
import { recordAuditEntry } from "./audit-log.ts";
import { adminOf, type RequirePassword } from "./audit-routes.ts";

interface AlertRouteDeps {
  store: Pick<Store, "db">;
  engines: Engines;
  readAlerts: () => Promise<Alerts>;
  translations: Translations;
  now: () => Date;
  requirePassword: RequirePassword;
}

export function registerAlertRoutes(app: FastifyInstance, deps: AlertRouteDeps): void {
  const { engines, translations, now } = deps;
  const { db } = deps.store;

  registerEndpoint(app, getAlerts, deps.readAlerts);

  registerEndpoint(app, confirmClock, async ({ body, user, request }) => {
    // Confirming removes the credits that have expired by this clock.
    await deps.requirePassword(user, body.password);
    const admin = adminOf(request);
    await transact(db, { schedule: "creditExpiry" }, (trx) =>
      recordClockConfirmation(trx, { admin, now: now() }),
    );
    return { message: translations(request.locale, "operator.clockConfirmed") };
  });

  registerEndpoint(app, retryPart, async ({ body, request }) => {
    const { dreamId, part } = body;
    const admin = adminOf(request);
    await transact(db, { dream: dreamId }, async (trx) => {
      const { userId: targetId } = await retry(trx, engines, { id: dreamId, part, now: now() });
      const after = { dream: dreamId, part };
      await recordAuditEntry(trx, { admin, action: "retry_part", targetId, after, now: now() });
    });
    return { message: translations(request.locale, "operator.retried") };
  });
}
