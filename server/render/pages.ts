import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import type { FormRefusal } from "#client/lib/page-state.ts";
import type { Config } from "#server/config.ts";
import { callDirectly } from "#server/http/direct-call.ts";
import { limitBy } from "#server/http/rate-limits.ts";
import { securityHeaders } from "#server/http/security-headers.ts";
import type { Translations } from "#server/translations.ts";
import { MINUTE_MS } from "#shared/durations.ts";
import { registerDiscoveryRoutes } from "./discovery-routes.ts";
import { loadFrontEnd } from "./front-end.ts";
import { sendPage } from "./page-reply.ts";
import { keyText, parsePageRequest } from "./page-request.ts";
import { registerPlainForms } from "./plain-forms.ts";
import { cachingOf, renderPage, type Rendered } from "./render-page.ts";
import { createSingleFlight } from "./single-flight.ts";

interface PageDeps {
  config: Pick<Config, "publicUrl" | "brandName" | "production" | "loopback">;
  translations: Translations;
}

/** Pages made in a minute: a few milliseconds of a core each. Loopback addresses need no such protection. */
const RENDERINGS_MAX = { loopback: 60_000, public: 300 };

/** Limits the pages that the cache does not have, for visitors by IP address, for users by account. */
function limitRendering(app: FastifyInstance, loopback: boolean): (request: FastifyRequest) => Promise<void> {
  const limit = { max: RENDERINGS_MAX[loopback ? "loopback" : "public"], windowMs: MINUTE_MS };
  const visitors = limitBy(app, { ...limit, limited: "address" });
  const users = limitBy(app, { ...limit, limited: "account" });
  return (request) => (request.user ? users : visitors)(request);
}

/** Serves every path that is not an API call or a file as a server-rendered page. */
export async function registerPages(server: FastifyInstance, deps: PageDeps): Promise<void> {
  // In a scope of its own: what the front end does before a request does not concern the API.
  await server.register((app) => registerPageRoutes(app, deps));
}

async function registerPageRoutes(app: FastifyInstance, { config, translations }: PageDeps): Promise<void> {
  const frontEnd = await loadFrontEnd(app, config.production);
  const limit = limitRendering(app, config.loopback);

  const deps = { ...frontEnd, config, headers: securityHeaders(config) };
  const renderOnce = createSingleFlight<Rendered>();

  async function answer(request: FastifyRequest, reply: FastifyReply, refusal?: FormRefusal) {
    const { key, redirectTo } = parsePageRequest(request);
    if (redirectTo !== null) return reply.redirect(redirectTo, 308);
    const cached = refusal ? undefined : app.pageCache.get(key);
    if (cached) return sendPage(request, reply, cached);
    await limit(request);
    const render = async () => {
      const rendered = await renderPage(deps, key, {
        send: (endpoint, input) => callDirectly(app, translations, request, endpoint, input),
        refused: refusal && { refusal, status: reply.statusCode },
      });
      // In development the client changes under the cache.
      if (rendered.kind === "page" && rendered.caching && config.production)
        app.pageCache.set(key, rendered.reply, rendered.caching.lifetimeMs);
      return rendered;
    };
    const cacheable = !refusal && cachingOf(frontEnd.client(), key) !== null;
    const rendered = await (cacheable ? renderOnce(keyText(key), render) : render());
    if (rendered.kind === "redirect") return reply.redirect(rendered.location, rendered.status);
    return sendPage(request, reply, rendered.reply);
  }

  registerDiscoveryRoutes(app, { config, client: frontEnd.client, pictureFile: frontEnd.imageFile });
  const route = { schema: { hide: true }, config: { page: true } };
  app.get("/*", route, (request, reply) => answer(request, reply));
  await registerPlainForms(app, { showRefusal: answer });
}
