import type { FastifyInstance } from "fastify";
import type { Config } from "#server/config.ts";
import type { Store } from "#server/db/open.ts";
import type { AttemptCounter } from "#server/features/accounts/accounts.ts";
import { networksOf } from "#server/http/network.ts";
import { registerEndpoint } from "#server/http/register.ts";
import { openLink } from "#server/features/sharing/sharing.ts";
import { DAY_MS, HOUR_MS } from "#shared/durations.ts";
import { reportShared } from "#shared/reports.ts";
import { fileReport } from "./reports.ts";

/** Reports of one network in an hour; behind a loopback address are many. */
const OF_NETWORK = { loopback: 200, public: 5 };
const ofLink = { kind: "reports of link", limited: "link", max: 20, windowMs: DAY_MS } as const;

interface ReportRouteDeps {
  config: Pick<Config, "loopback">;
  store: Pick<Store, "db">;
  attempts: AttemptCounter;
  now: () => Date;
}

/** The one way in for reports of visitors. */
export function registerReportRoutes(
  app: FastifyInstance,
  { config, store, attempts, now }: ReportRouteDeps,
): void {
  const { db } = store;
  const max = OF_NETWORK[config.loopback ? "loopback" : "public"];
  const ofNetwork = { kind: "reports", limited: "address", max, windowMs: HOUR_MS } as const;

  registerEndpoint(app, reportShared, async ({ params, body, request }) => {
    const { website, ...report } = body;
    const link = await openLink(db, params.id, now());
    await attempts.begin([
      [ofNetwork, networksOf(request.ip).home],
      [ofLink, link.id],
    ]);
    // A program learns nothing.
    if (website !== "") return;
    await fileReport({ db, now }, { ...report, token: params.id, locale: request.locale });
  });
}
