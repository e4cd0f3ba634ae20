import swagger from "@fastify/swagger";
import Fastify, { LogController, type FastifyBaseLogger, type FastifyInstance } from "fastify";
import { jsonSchemaTransform, serializerCompiler, validatorCompiler } from "fastify-type-provider-zod";
import type { Config } from "./config.ts";
import type { Store } from "./db/open.ts";
import { AppError } from "./errors.ts";
import { createProvePassword } from "./features/accounts/own-password.ts";
import { createPasswords, type Passwords } from "./features/accounts/passwords.ts";
import { registerAccountRoutes } from "./features/accounts/routes.ts";
import { registerSession, renewSessionId } from "./features/accounts/session.ts";
import { registerAdminRoutes } from "./features/admin/routes.ts";
import { registerSecondFactorGate } from "./features/admin/second-factor-routes.ts";
import { registerTrafficRoutes } from "./features/analytics/routes.ts";
import { registerDreamRoutes } from "./features/dreams/routes.ts";
import type { DreamEventHub } from "./features/dreams/events.ts";
import { registerPaymentRoutes } from "./features/payments/payment-routes.ts";
import type { PaymentDeps, ProviderSync } from "./features/payments/payments.ts";
import { registerSiteRoutes } from "./features/payments/routes.ts";
import { registerSandboxRoutes } from "./features/payments/sandbox-routes.ts";
import { registerWebhook } from "./features/payments/webhook-routes.ts";
import { registerPrivacyRoutes } from "./features/privacy/routes.ts";
import { registerActivity } from "./http/activity.ts";
import { hasSecureCookies, registerCookies } from "./http/cookies.ts";
import { createAddressRefusal, registerErrorReply } from "./http/error-reply.ts";
import { registerHealth } from "./http/health.ts";
import { registerHttpsOnly } from "./http/https-only.ts";
import { registerLocale } from "./http/locale.ts";
import { registerMethodNotAllowed } from "./http/methods.ts";
import { registerRateLimits } from "./http/rate-limits.ts";
import { createClientErrorHandler, registerRawRefusals } from "./http/raw-refusals.ts";
import { registerReplicateWebhook } from "./http/replicate-webhook.ts";
import { withoutQueries } from "./http/request-log.ts";
import { registerSameOrigin } from "./http/same-origin.ts";
import { registerSecurityHeaders, securityHeaders } from "./http/security-headers.ts";
import { registerTarget } from "./http/target.ts";
import type { AccountRemoval } from "./jobs/account-removal.ts";
import type { MailRunner } from "./jobs/mail-runner.ts";
import type { Runner } from "./jobs/runner.ts";
import type { Payments } from "./providers/choose-payments.ts";
import type { Engines } from "./providers/engines.ts";
import { createCountryLookup } from "./providers/geo.ts";
import type { MediaStore } from "./providers/media-store.ts";
import type { ProviderWatch } from "./providers/provider-watch.ts";
import type { PredictionNews } from "./providers/replicate/webhook.ts";
import { registerPageCache } from "./render/page-cache.ts";
import type { Texts } from "./texts.ts";

export interface AppDeps {
  config: Config;
  store: Store;
  engines: Engines;
  payments: Payments;
  providerSync: ProviderSync;
  media: MediaStore;
  runner: Pick<Runner, "wake" | "state" | "cancelled">;
  mails: Pick<MailRunner, "wake">;
  removals: Pick<AccountRemoval, "wake">;
  events: DreamEventHub;
  watch: ProviderWatch;
  predictions: PredictionNews;
  texts: Texts;
  log: FastifyBaseLogger;
  now: () => Date;
  /** The hashing of passwords, where it is not the usual one. */
  passwords?: Passwords | undefined;
}

const JSON_LIMIT_BYTES = 64 * 1024;
/** Most connections of this process; one more is closed at once. */
const CONNECTIONS_MAX = 5000;
/** How long a client may take, in milliseconds. */
const CONNECTIONS = {
  /** To send a request. */
  requestTimeout: 30_000,
  /** Without a byte in either direction; a large still may be drawn for two minutes before its first. */
  connectionTimeout: 180_000,
  // A request without a host is refused by `registerTarget`.
  http: { headersTimeout: 15_000, connectionsCheckingInterval: 5000, requireHostHeader: false },
};
/** Wrong passwords of a signed-in person in a quarter of an hour; on a loopback address nobody guesses. */
const WRONG_PASSWORDS_MAX = { loopback: 600, public: 10 };

/** The whole HTTP service, not yet listening; pages are added by `registerPages`. */
export async function buildApp(deps: AppDeps): Promise<FastifyInstance> {
  const { config } = deps;
  const headers = securityHeaders(config);
  const refusal = { texts: deps.texts, brand: config.brandName };
  const app = Fastify({
    loggerInstance: withoutQueries(deps.log),
    trustProxy: config.trustProxy,
    bodyLimit: JSON_LIMIT_BYTES,
    ...CONNECTIONS,
    logController: new LogController({
      disableRequestLogging: !["debug", "trace"].includes(config.logLevel),
    }),
    routerOptions: { maxParamLength: 200 },
    forceCloseConnections: true,
    frameworkErrors: createAddressRefusal(headers, refusal),
    clientErrorHandler: createClientErrorHandler(headers, deps.texts),
  });
  app.server.maxConnections = CONNECTIONS_MAX;
  app.setValidatorCompiler(validatorCompiler);
  app.setSerializerCompiler(serializerCompiler);
  app.removeContentTypeParser("text/plain");
  // A call without a body may still say that it sends JSON.
  const parseJson = app.getDefaultJsonParser("error", "error");
  app.addContentTypeParser("application/json", { parseAs: "string" }, (request, body: string, done) => {
    if (body === "") done(null);
    else parseJson(request, body, done);
  });

  registerErrorReply(app, refusal);
  registerRawRefusals(app, headers);
  registerSecurityHeaders(app, headers);
  await registerCookies(app, config);
  registerLocale(app, hasSecureCookies(config));
  registerTarget(app);
  registerHttpsOnly(app, config);
  registerPageCache(app, deps.now);
  registerSameOrigin(app, config);
  await registerRateLimits(app);
  await registerSession(app, deps);
  registerSecondFactorGate(app, deps);
  await app.register(swagger, {
    openapi: { info: { title: config.brandName, version: "1" } },
    transform: jsonSchemaTransform,
  });
  const finishMethods = registerMethodNotAllowed(app);

  const countryOf = createCountryLookup(config.geoHeader);
  registerHealth(app, {
    config,
    store: deps.store,
    media: deps.media,
    queueState: deps.runner.state,
    providerHealth: deps.watch.health,
  });
  await registerReplicateWebhook(app, {
    secret: config.replicate.webhookSecret,
    news: deps.predictions,
    now: deps.now,
  });
  const passwords = deps.passwords ?? createPasswords();
  const { db } = deps.store;
  const wrongMax = WRONG_PASSWORDS_MAX[config.loopback ? "loopback" : "public"];
  const provePassword = createProvePassword({ db, passwords, now: deps.now }, wrongMax);
  registerAccountRoutes(app, { ...deps, countryOf, passwords, provePassword });
  await registerDreamRoutes(app, deps);
  registerSiteRoutes(app, deps);
  const payments: PaymentDeps = {
    db,
    provider: deps.payments.provider,
    config,
    now: deps.now,
    wakeMail: () => deps.mails.wake(),
    sync: deps.providerSync,
    log: deps.log,
  };
  registerPaymentRoutes(app, payments, deps.texts);
  registerSandboxRoutes(app, deps.payments.sandbox);
  await registerWebhook(app, payments);
  const tellProvider = deps.providerSync.request;
  registerPrivacyRoutes(app, { ...deps, tellProvider, provePassword });
  registerActivity(app, deps);
  registerTrafficRoutes(app, { ...deps, countryOf });
  registerAdminRoutes(app, { ...deps, payments, tellProvider, provePassword, renewSessionId });
  app.get("/api/openapi.json", { schema: { hide: true } }, async () => app.swagger());
  finishMethods();
  app.all("/api/*", { schema: { hide: true } }, async () => {
    throw new AppError("not_found");
  });
  return app;
}
