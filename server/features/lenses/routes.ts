import type { FastifyInstance, FastifyRequest } from "fastify";
import type { Store } from "#server/db/open.ts";
import type { QueueLimits } from "#server/features/dreams/dreams.ts";
import { limitBy } from "#server/http/rate-limits.ts";
import { registerEndpoint } from "#server/http/register.ts";
import { payerOf } from "#server/http/session-user.ts";
import type { PriceTable } from "#server/provider-settings.ts";
import type { Engines } from "#server/providers/engines.ts";
import type { ProviderWatch } from "#server/providers/provider-watch.ts";
import { MINUTE_MS } from "#shared/durations.ts";
import * as contract from "#shared/lenses.ts";
import { lensesOf, readThrough } from "./lenses.ts";

interface LensRouteDeps {
  config: { queueLimits: QueueLimits; prices: PriceTable };
  store: Store;
  engines: Engines;
  watch: ProviderWatch;
  /** Throws `rate_limited` or `unavailable` at the limit of remote reviews. */
  admitReview: (request: FastifyRequest) => Promise<void>;
  now: () => Date;
}

export function registerLensRoutes(app: FastifyInstance, deps: LensRouteDeps): void {
  const { config, engines, now, watch } = deps;
  const { db } = deps.store;
  const intake = { db, engines, watch, queueLimits: config.queueLimits, prices: config.prices };
  const submissions = limitBy(app, { max: 600, windowMs: MINUTE_MS, limited: "account" });

  registerEndpoint(app, contract.listLenses, async ({ params, user }) => ({
    lenses: await lensesOf(db, user.id, params.id),
  }));

  registerEndpoint(
    app,
    { ...contract.addLens, limits: [submissions] },
    async ({ params, body, user, request }) => {
      const reviewed = { ...intake, admitReview: () => deps.admitReview(request) };
      await readThrough(reviewed, body.lens, { ...payerOf(request), id: params.id, now: now() });
      return { lenses: await lensesOf(db, user.id, params.id) };
    },
  );
}
