import type { FastifyInstance } from "fastify";
import { LRUCache } from "lru-cache";
import type { Config } from "#server/config.ts";
import type { Store } from "#server/db/open.ts";
import { listPackages, listPlans } from "#server/features/payments/payments.ts";
import { registerEndpoint } from "#server/http/register.ts";
import type { Engines } from "#server/providers/engines.ts";
import { describeCalls, type Description } from "./api-reference.ts";
import { activityAt, getActivity } from "#shared/activity.ts";
import { STYLES } from "#shared/dreams.ts";
import { MINUTE_MS } from "#shared/durations.ts";
import { DREAM_TEXT_MAX, DREAM_TEXT_MIN, LIBRARY_PAGE_SIZE, NAME_MIN, PASSWORD_MIN } from "#shared/limits.ts";
import { LENS_COST, PART_COSTS } from "#shared/prices.ts";
import { getReference } from "#shared/developers.ts";
import { getConfig, type SiteConfig } from "#shared/site.ts";

interface SiteRouteDeps {
  now: () => Date;
  config: Pick<Config, "brandName" | "payments" | "publicUrl">;
  store: Store;
  engines: Engines;
}

/** How long the configuration is cached: every dashboard asks for it, and prices change a few times a year. */
const CACHE_MS = MINUTE_MS;

async function describeSite({ config, store, engines }: SiteRouteDeps): Promise<SiteConfig> {
  const packages = await listPackages(store.db);
  const plans = await listPlans(store.db);
  return {
    brandName: config.brandName,
    engines: {
      reading: engines.reading.name,
      image: engines.image.name,
      video: engines.video.name,
      moderation: engines.moderation.name,
    },
    payments: config.payments,
    packages: packages.map(({ sort: _, popular, ...rest }) => ({ ...rest, popular: popular === 1 })),
    plans: plans.map(({ sort: _, ...plan }) => ({
      ...plan,
      popular: plan.popular === 1,
      api: plan.api === 1,
    })),
    costs: { ...PART_COSTS, lens: LENS_COST },
    limits: {
      dreamTextMin: DREAM_TEXT_MIN,
      dreamTextMax: DREAM_TEXT_MAX,
      passwordMin: PASSWORD_MIN,
      nameMin: NAME_MIN,
      libraryPageSize: LIBRARY_PAGE_SIZE,
    },
    styles: [...STYLES],
  };
}

export function registerSiteRoutes(app: FastifyInstance, deps: SiteRouteDeps): void {
  let drawn: ReturnType<typeof describeCalls> | undefined;
  registerEndpoint(app, getReference, async () => {
    // The description is whole once all routes are registered, and does not change then.
    drawn ??= describeCalls(app.swagger() as Description);
    return { site: deps.config.publicUrl, ...drawn };
  });

  const cache = new LRUCache<"site", SiteConfig>({
    max: 1,
    ttl: CACHE_MS,
    fetchMethod: () => describeSite(deps),
  });
  registerEndpoint(app, getConfig, async () => (await cache.fetch("site"))!);
  registerEndpoint(app, getActivity, async () => ({ people: activityAt(deps.now()) }));
}
