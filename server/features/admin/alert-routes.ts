import type { FastifyInstance } from "fastify";
import type { Config } from "#server/config.ts";
import type { Store } from "#server/db/open.ts";
import { transact } from "#server/db/transaction.ts";
import { retryPart as retry } from "#server/features/dreams/dreams.ts";
import { registerEndpoint } from "#server/http/register.ts";
import type { Engines } from "#server/providers/engines.ts";
import type { ProviderWatch } from "#server/providers/provider-watch.ts";
import { findFfmpeg, readFfmpegVersion, type FfmpegVersion } from "#server/studio/video/ffmpeg.ts";
import type { Translations } from "#server/translations.ts";
import { confirmClock, getAlerts, retryPart } from "#shared/admin/alerts.ts";
import { readAlerts } from "./alerts.ts";
import { recordClockConfirmation } from "./clock.ts";
import { recordAuditEntry } from "./audit-log.ts";
import { adminOf, type RequirePassword } from "./audit-routes.ts";

interface AlertRouteDeps {
  config: Pick<Config, "dataDir" | "databaseFile" | "ffmpegPath" | "loopback">;
  store: Pick<Store, "db">;
  engines: Engines;
  watch: Pick<ProviderWatch, "health">;
  translations: Translations;
  now: () => Date;
  requirePassword: RequirePassword;
}

export function registerAlertRoutes(app: FastifyInstance, deps: AlertRouteDeps): void {
  const { config, engines, watch, translations, now } = deps;
  const { db } = deps.store;

  let version: Promise<FfmpegVersion> | undefined;
  const ffmpeg = () => (version ??= readFfmpegVersion(findFfmpeg(config.ffmpegPath)));
  registerEndpoint(app, getAlerts, async () => await readAlerts({ db, config, engines, watch, ffmpeg, now }));

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
