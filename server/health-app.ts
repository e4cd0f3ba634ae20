import Fastify, { type FastifyInstance } from "fastify";
import { createAlertReader } from "./features/admin/alerts.ts";
import { registerErrorReply } from "./http/error-reply.ts";
import { registerHealth } from "./http/health.ts";
import { withoutQueries } from "./http/request-log.ts";
import { registerSecurityHeaders, securityHeaders } from "./http/security-headers.ts";
import type { Services } from "./services.ts";
import { DEFAULT_LOCALE } from "#shared/locales.ts";

/** Time limits of a client in milliseconds. */
export const CONNECTIONS = {
  requestTimeout: 30_000,
  /** Without a byte in either direction: a large image is drawn for up to two minutes before its first byte. */
  connectionTimeout: 180_000,
  // `registerTarget` refuses a request without a host.
  http: { headersTimeout: 15_000, connectionsCheckingInterval: 5000, requireHostHeader: false },
};
/** However busy the machine is: a start that is given up only begins again. */
export const START = { pluginTimeout: 0 };
/** Builds the HTTP server of a process that only works: its health, for those who watch over it. */
export function buildHealthApp(services: Services): FastifyInstance {
  const { config, translations, log } = services;
  const app = Fastify({
    loggerInstance: withoutQueries(log),
    forceCloseConnections: true,
    ...CONNECTIONS,
    ...START,
  });
  app.decorateRequest("locale", DEFAULT_LOCALE);
  registerErrorReply(app, { translations, brand: config.brandName });
  registerSecurityHeaders(app, securityHeaders(config));
  registerHealth(app, { ...services, readAlerts: createAlertReader(services) });
  return app;
}
