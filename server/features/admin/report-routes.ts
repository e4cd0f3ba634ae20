import type { FastifyInstance } from "fastify";
import type { Config } from "#server/config.ts";
import type { Store } from "#server/db/open.ts";
import { registerEndpoint } from "#server/http/register.ts";
import type { Translations } from "#server/translations.ts";
import { listReports, settleReport } from "#shared/admin/reports.ts";
import { adminOf } from "./audit-routes.ts";
import { decideReport, readReports } from "./reported-link.ts";

interface ReportRouteDeps {
  config: Pick<Config, "publicUrl" | "sessionSecrets" | "supportEmail">;
  store: Pick<Store, "db">;
  translations: Translations;
  now: () => Date;
}

export function registerReportRoutes(
  app: FastifyInstance,
  { store: { db }, translations, ...rest }: ReportRouteDeps,
): void {
  const deps = { db, ...rest };

  registerEndpoint(app, listReports, async ({ query }) => await readReports(deps, query));

  registerEndpoint(app, settleReport, async ({ params, body, request }) => {
    const outcome = await decideReport(deps, adminOf(request), params.id, body);
    return { message: translations(request.locale, `operator.report.${outcome}`) };
  });
}
