import type { FastifyInstance } from "fastify";
import type { Config } from "#server/config.ts";
import type { Store } from "#server/db/open.ts";
import { listPackages, listPlans } from "#server/features/payments/payments.ts";
import { registerEndpoint } from "#server/http/register.ts";
import type { Engines } from "#server/providers/engines.ts";
import { STYLES } from "#shared/dreams.ts";
import { MINUTE_MS } from "#shared/durations.ts";
import { DREAM_TEXT_MAX, DREAM_TEXT_MIN, LIBRARY_PAGE_SIZE, NAME_MIN, PASSWORD_MIN } from "#shared/limits.ts";
import { PART_COSTS } from "#shared/prices.ts";
import { getConfig, type SiteConfig } from "#shared/site.ts";

interface SiteRouteDeps {
  config: Pick<Config, "brandName" | "payments">;
  store: Store;
  engines: Engines;
}

/** Prices change a few times a year; every dashboard asks for them. */
const RETENTION_MS = MINUTE_MS;

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
    plans: plans.map(({ sort: _, popular, ...rest }) => ({ ...rest, popular: popular === 1 })),
    costs: PART_COSTS,
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
  let kept = { until: 0, site: Promise.resolve<SiteConfig | null>(null) };
  registerEndpoint(app, getConfig, async () => {
    if (performance.now() > kept.until)
      kept = { until: performance.now() + RETENTION_MS, site: describeSite(deps) };
    try {
      return (await kept.site)!;
    } catch (error) {
      kept.until = 0;
      throw error;
    }
  });
}
