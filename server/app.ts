import swagger from "@fastify/swagger";
import Fastify, { LogController, type FastifyInstance } from "fastify";
import { serializerCompiler, validatorCompiler } from "fastify-type-provider-zod";
import { createAttemptCounter } from "./features/accounts/attempt-limit.ts";
import { createProvePassword } from "./features/accounts/own-password.ts";
import { registerAccountRoutes } from "./features/accounts/routes.ts";
import { createProveOwner, registerSession, requireChangeAccess } from "./features/accounts/session.ts";
import { createAlertReader } from "./features/admin/alerts.ts";
import { registerAdminRoutes } from "./features/admin/routes.ts";
import { recordFactor } from "./features/admin/audit-log.ts";
import { registerSecondFactorGate } from "./features/accounts/second-factor-routes.ts";
import { createKeyHolders } from "./features/api-keys/api-keys.ts";
import { keyOfHeader } from "./features/api-keys/key-text.ts";
import { registerKeyRoutes } from "./features/api-keys/routes.ts";
import { registerAnalyticsRoutes } from "./features/analytics/routes.ts";
import { registerCommunityRoutes } from "./features/community/routes.ts";
import { registerDreamRoutes } from "./features/dreams/routes.ts";
import { registerLensRoutes } from "./features/lenses/routes.ts";
import { registerPatternRoutes } from "./features/patterns/routes.ts";
import { registerNotificationRoutes } from "./features/notifications/routes.ts";
import { registerPaymentRoutes } from "./features/payments/payment-routes.ts";
import { registerOutboxRoutes } from "./features/mail/outbox-routes.ts";
import { registerSharingRoutes } from "./features/sharing/routes.ts";
import { registerSiteRoutes } from "./features/site/routes.ts";
import { registerSymbolRoutes } from "./features/symbols/routes.ts";
import { registerVerticalVideoRoutes } from "./features/vertical-video/routes.ts";
import { registerSandboxRoutes } from "./features/payments/sandbox-routes.ts";
import { registerWebhook } from "./features/payments/webhook-routes.ts";
import { registerReportRoutes } from "./features/reports/routes.ts";
import { registerWebhookRoutes } from "./features/webhooks/routes.ts";
import { registerPrivacyRoutes } from "./features/privacy/routes.ts";
import { CONNECTIONS, registerBodyTimeout, START } from "./http/connections.ts";
import { hasSecureCookies, registerCookies } from "./http/cookies.ts";
import { createTargetRefusal, registerErrorReply } from "./http/error-reply.ts";
import { registerHealth } from "./http/health.ts";
import { registerHttpsOnly } from "./http/https-only.ts";
import { registerLocale } from "./http/locale.ts";
import { registerMethodNotAllowed } from "./http/methods.ts";
import { describeRoute } from "./http/operation-id.ts";
import { registerRateLimits } from "./http/rate-limits.ts";
import { createClientErrorHandler, registerRawRefusals } from "./http/raw-refusals.ts";
import { registerReplicateWebhook } from "./http/replicate-webhook.ts";
import { withoutQueries } from "./http/request-log.ts";
import { registerRequestWork, requestId } from "./http/request-work.ts";
import { createReviewLimit } from "./http/review-limit.ts";
import { registerSameOrigin } from "./http/same-origin.ts";
import { registerSecurityHeaders, securityHeaders } from "./http/security-headers.ts";
import { registerTarget } from "./http/target.ts";
import { createCountryLookup } from "./providers/geo.ts";
import { registerPageCache } from "./render/page-cache.ts";
import type { Services } from "./services.ts";

const JSON_LIMIT_BYTES = 64 * 1024;
const CONNECTIONS_MAX = 5000;
/** Wrong passwords of a signed-in user in a quarter of an hour. */
const WRONG_PASSWORDS_MAX = { loopback: 600, public: 10 };

/** Builds the HTTP server, which does not listen yet and has no pages: see `registerPages`. */
export async function buildApp(services: Services): Promise<FastifyInstance> {
  const { config, store, translations, now, passwords, payments } = services;
  const headers = securityHeaders(config);
  const refusal = { translations, brand: config.brandName };
  const app = Fastify({
    loggerInstance: withoutQueries(services.log),
    genReqId: requestId,
    trustProxy: config.trustProxy,
    bodyLimit: JSON_LIMIT_BYTES,
    ...CONNECTIONS,
    ...START,
    logController: new LogController({
      disableRequestLogging: !["debug", "trace"].includes(config.logLevel),
    }),
    routerOptions: { maxParamLength: 200 },
    forceCloseConnections: true,
    frameworkErrors: createTargetRefusal(headers, refusal),
    clientErrorHandler: createClientErrorHandler(headers, translations),
  });
  app.server.maxConnections = CONNECTIONS_MAX;
  app.setValidatorCompiler(validatorCompiler);
  app.setSerializerCompiler(serializerCompiler);
  app.removeContentTypeParser("text/plain");
  // A request without a body may still have the content type of JSON.
  const parseJson = app.getDefaultJsonParser("error", "error");
  app.addContentTypeParser("application/json", { parseAs: "string" }, (request, body: string, done) => {
    if (body === "") done(null);
    else parseJson(request, body, done);
  });

  registerBodyTimeout(app);
  registerRequestWork(app, services.tracer);
  registerErrorReply(app, refusal);
  registerRawRefusals(app, headers);
  registerSecurityHeaders(app, headers);
  await registerCookies(app, config);
  registerLocale(app, hasSecureCookies(config));
  registerTarget(app);
  registerHttpsOnly(app, config);
  registerPageCache(app, now);
  registerSameOrigin(app, config);
  const attempts = createAttemptCounter({ db: store.db, secrets: config.sessionSecrets, now });
  await registerRateLimits(app, attempts);
  const findHolder = createKeyHolders({ db: store.db, store, config, now });
  await registerSession(app, { ...services, keys: { keyOfHeader, findHolder } });
  registerSecondFactorGate(app, services);
  await app.register(swagger, {
    openapi: {
      info: { title: config.brandName, version: "1" },
      servers: [{ url: config.publicUrl }],
      components: { securitySchemes: { key: { type: "http", scheme: "bearer" } } },
    },
    transform: describeRoute,
  });
  const finishMethods = registerMethodNotAllowed(app);

  const countryOf = createCountryLookup(config.geoHeader);
  const readAlerts = createAlertReader(services);
  registerHealth(app, { ...services, readAlerts });
  await registerReplicateWebhook(app, {
    db: store.db,
    secret: config.replicate.webhookSecret,
    events: services.predictions,
    now,
  });
  const wrongMax = WRONG_PASSWORDS_MAX[config.loopback ? "loopback" : "public"];
  const provePassword = createProvePassword({ db: store.db, passwords, attempts }, wrongMax);
  const proveOwner = createProveOwner({ db: store.db, now, provePassword });
  registerAccountRoutes(app, { ...services, countryOf, attempts, proveOwner, recordFactor });
  const reviewed = { ...services, admitReview: createReviewLimit(app) };
  await registerNotificationRoutes(app, services);
  await registerDreamRoutes(app, reviewed);
  registerLensRoutes(app, reviewed);
  registerVerticalVideoRoutes(app, services);
  registerPatternRoutes(app, services);
  registerKeyRoutes(app, { ...services, requireChangeAccess });
  registerWebhookRoutes(app, { ...services, requireChangeAccess });
  registerSharingRoutes(app, { ...services, attempts });
  registerCommunityRoutes(app, { ...reviewed, attempts });
  registerReportRoutes(app, { ...services, attempts });
  registerSiteRoutes(app, services);
  registerSymbolRoutes(app, services);
  registerOutboxRoutes(app, services);
  registerPaymentRoutes(app, payments, translations);
  registerSandboxRoutes(app, services.sandbox);
  await registerWebhook(app, payments);
  registerPrivacyRoutes(app, { ...services, proveOwner });
  registerAnalyticsRoutes(app, { ...services, countryOf });
  registerAdminRoutes(app, { ...services, provePassword, readAlerts });
  app.get("/api/openapi.json", { schema: { hide: true } }, async () => app.swagger());
  finishMethods();
  return app;
}
