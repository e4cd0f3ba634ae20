import type { FastifyInstance } from "fastify";
import type { Store } from "#server/db/open.ts";
import type { QueueLimits, StorageQuota } from "#server/features/dreams/dreams.ts";
import { limitBy } from "#server/http/rate-limits.ts";
import { registerEndpoint } from "#server/http/register.ts";
import { HOUR_MS } from "#shared/durations.ts";
import * as contract from "#shared/vertical-video.ts";
import { askForVerticalVideo, verticalVideoOf } from "./vertical-video.ts";

/** Requests of one account, each for at most one video. */
const PER_HOUR = 60;

interface VerticalVideoRouteDeps {
  config: { queueLimits: QueueLimits; quota: StorageQuota };
  store: Store;
  now: () => Date;
}

export function registerVerticalVideoRoutes(
  app: FastifyInstance,
  { config, store: { db }, now }: VerticalVideoRouteDeps,
): void {
  const requests = limitBy(app, {
    kind: "vertical videos",
    max: PER_HOUR,
    windowMs: HOUR_MS,
    limited: "account",
  });
  const deps = { db, limits: config.queueLimits, quota: config.quota };

  registerEndpoint(app, contract.getVerticalVideo, async ({ params, user }) => ({
    verticalVideo: await verticalVideoOf(db, user.id, params.id),
  }));

  registerEndpoint(app, { ...contract.makeVerticalVideo, limits: [requests] }, async ({ params, user }) => ({
    verticalVideo: await askForVerticalVideo(deps, { userId: user.id, id: params.id, now: now() }),
  }));
}
