import type { FastifyInstance, FastifyRequest } from "fastify";
import type { z } from "zod";
import type { Config } from "#server/config.ts";
import type { Store } from "#server/db/open.ts";
import type { AttemptCounter } from "#server/features/accounts/accounts.ts";
import { networksOf } from "#server/http/network.ts";
import { registerEndpoint } from "#server/http/register.ts";
import { DAY_MS, HOUR_MS } from "#shared/durations.ts";
import { reportEntry } from "#shared/community.ts";
import { reportShared } from "#shared/reports.ts";
import { fileReport, openReported } from "./reports.ts";

/** Reports of one network in an hour; behind a loopback address are many. */
const OF_NETWORK = { loopback: 200, public: 5 };
const ofLink = { kind: "reports of link", limited: "link", max: 20, windowMs: DAY_MS } as const;

interface ReportRouteDeps {
  config: Pick<Config, "loopback" | "community">;
  store: Pick<Store, "db">;
  attempts: AttemptCounter;
  now: () => Date;
}

/** The two ways in for reports of visitors: of links, and of the gallery. */
export function registerReportRoutes(
  app: FastifyInstance,
  { config, store, attempts, now }: ReportRouteDeps,
): void {
  const { db } = store;
  const max = OF_NETWORK[config.loopback ? "loopback" : "public"];
  const ofNetwork = { kind: "reports", limited: "address", max, windowMs: HOUR_MS } as const;

  async function take(
    request: FastifyRequest,
    reported: Parameters<typeof openReported>[1],
    { website, ...report }: z.output<NonNullable<(typeof reportShared)["body"]>>,
  ): Promise<void> {
    const { id } = await openReported(db, reported, now());
    await attempts.begin([
      [ofNetwork, networksOf(request.ip).home],
      [ofLink, id],
    ]);
    // A program that fills the hidden field gets the reply of success.
    if (website !== "") return;
    await fileReport({ db, now }, { ...report, reported, locale: request.locale });
  }

  registerEndpoint(app, reportShared, async ({ params, body, request }) =>
    take(request, { token: params.id }, body),
  );
  if (config.community)
    registerEndpoint(app, reportEntry, async ({ params, body, request }) =>
      take(request, { entryId: params.id }, body),
    );
}
