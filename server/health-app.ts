import Fastify, { LogController, type FastifyInstance } from "fastify";
import { createAlertReader } from "./features/admin/alerts.ts";
import { CONNECTIONS, registerBodyTimeout, START } from "./http/connections.ts";
import { registerErrorReply } from "./http/error-reply.ts";
import { registerHealth } from "./http/health.ts";
import { withoutQueries } from "./http/request-log.ts";
import { registerSecurityHeaders, securityHeaders } from "./http/security-headers.ts";
import type { Services } from "./services.ts";
import { DEFAULT_LOCALE } from "#shared/locales.ts";

/** Builds the HTTP server of a process that only works: its health, for those who watch over it. */
export function buildHealthApp(services: Services): FastifyInstance {
  const { config, translations, log } = services;
  const app = Fastify({
    loggerInstance: withoutQueries(log),
    forceCloseConnections: true,
    ...CONNECTIONS,
    ...START,
    logController: new LogController({
      disableRequestLogging: !["debug", "trace"].includes(config.logLevel),
    }),
  });
  registerBodyTimeout(app);
  app.decorateRequest("locale", DEFAULT_LOCALE);
  registerErrorReply(app, { translations, brand: config.brandName });
  registerSecurityHeaders(app, securityHeaders(config));
  registerHealth(app, { ...services, readAlerts: createAlertReader(services) });
  return app;
}
