import type { FastifyInstance } from "fastify";
import type { Config } from "#server/config.ts";
import type { Store } from "#server/db/open.ts";
import { transact } from "#server/db/transaction.ts";
import { retryPart as retry } from "#server/features/dreams/dreams.ts";
import { registerEndpoint } from "#server/http/register.ts";
import type { Engines } from "#server/providers/engines.ts";
import type { ProviderWatch } from "#server/providers/provider-watch.ts";
import { findFfmpeg, readFfmpegVersion, type FfmpegVersion } from "#server/studio/video/ffmpeg.ts";
import type { Texts } from "#server/texts.ts";
import { confirmClock, getAttention, retryPart } from "#shared/admin/alerts.ts";
import { readAttention } from "./attention.ts";
import { recordConfirmation } from "./clock.ts";
import { recordAct } from "./operator-log.ts";
import { operatorOf, type RequirePassword } from "./operator-routes.ts";

interface AttentionRouteDeps {
  config: Pick<Config, "dataDir" | "databaseFile" | "ffmpegPath" | "loopback">;
  store: Pick<Store, "db">;
  engines: Engines;
  watch: Pick<ProviderWatch, "health">;
  texts: Texts;
  now: () => Date;
  requirePassword: RequirePassword;
}

/** What waits for an operator, another try for a part of a dream, and the confirmation of the clock. */
export function registerAttentionRoutes(app: FastifyInstance, deps: AttentionRouteDeps): void {
  const { config, engines, watch, texts, now } = deps;
  const { db } = deps.store;

  let version: Promise<FfmpegVersion> | undefined;
  const ffmpeg = () => (version ??= readFfmpegVersion(findFfmpeg(config.ffmpegPath)));
  registerEndpoint(
    app,
    getAttention,
    async () => await readAttention({ db, config, engines, watch, ffmpeg, now }),
  );

  registerEndpoint(app, confirmClock, async ({ body, viewer, request }) => {
    // What has expired by this clock is removed.
    await deps.requirePassword(viewer, body.password);
    const operator = operatorOf(request);
    await transact(db, (trx) => recordConfirmation(trx, { operator, now: now() }));
    return { message: texts(request.locale, "operator.clockConfirmed") };
  });

  registerEndpoint(app, retryPart, async ({ body, request }) => {
    const { dreamId, part } = body;
    const operator = operatorOf(request);
    await transact(db, async (trx) => {
      const { userId } = await retry(trx, engines, { id: dreamId, part, now: now() });
      const after = { dream: dreamId, part };
      await recordAct(trx, { operator, action: "retry_part", targetId: userId, after, now: now() });
    });
    return { message: texts(request.locale, "operator.retried") };
  });
}
