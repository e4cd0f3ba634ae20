import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import type { FormRefusal } from "#client/lib/page-state.ts";
import type { Config } from "#server/config.ts";
import type { SymbolImages } from "#server/features/symbols/symbol-images.ts";
import { callDirectly } from "#server/http/direct-call.ts";
import { limitBy } from "#server/http/rate-limits.ts";
import { keepReturnPath } from "#server/http/return-path.ts";
import { securityHeaders } from "#server/http/security-headers.ts";
import type { SharedAssets } from "#server/providers/shared-assets.ts";
import type { SharePictures } from "#server/studio/share/share-pictures.ts";
import type { Translations } from "#server/translations.ts";
import { MINUTE_MS } from "#shared/durations.ts";
import { registerDiscoveryRoutes } from "./discovery-routes.ts";
import { loadFrontEnd } from "./front-end.ts";
import { sendPage } from "./page-reply.ts";
import { keyText, parsePageRequest } from "./page-request.ts";
import { registerPlainForms } from "./plain-forms.ts";
import { cachingOf, renderPage, type Rendered } from "./render-page.ts";
import { registerServiceWorker } from "./service-worker.ts";
import { symbolRedirect } from "./symbol-entry.ts";

interface PageDeps {
  sharedAssets: SharedAssets | null;
  config: Pick<
    Config,
    | "publicUrl"
    | "brandName"
    | "supportEmail"
    | "signIn"
    | "community"
    | "production"
    | "loopback"
    | "sessionSecrets"
    | "dataDir"
    | "offlineWriting"
  >;
  translations: Translations;
  sharePictures: SharePictures;
  symbolImages: Pick<SymbolImages, "largest">;
}

/** Pages rendered in a minute, each a few milliseconds of a core. Loopback addresses need no such protection. */
const RENDERINGS_MAX = { loopback: 60_000, public: 300 };

/** Limits how many pages are rendered: for visitors by IP address, for users by account. */
function limitRendering(app: FastifyInstance, loopback: boolean): (request: FastifyRequest) => Promise<void> {
  const max = RENDERINGS_MAX[loopback ? "loopback" : "public"];
  const limit = { max, windowMs: MINUTE_MS } as const;
  const visitors = limitBy(app, { ...limit, limited: "address" });
  const users = limitBy(app, { ...limit, limited: "account" });
  return (request) => (request.user ? users : visitors)(request);
}

/** Returns a function with which overlapping requests for one key wait for one rendering. */
function shareRenderings() {
  const underway = new Map<string, Promise<Rendered>>();
  return (key: string, render: () => Promise<Rendered>): Promise<Rendered> => {
    const rendering = underway.get(key) ?? render().finally(() => underway.delete(key));
    underway.set(key, rendering);
    return rendering;
  };
}

/** Serves every path that is not an API call or a file as a server-rendered page. */
export async function registerPages(server: FastifyInstance, deps: PageDeps): Promise<void> {
  // In a scope of its own: the front end adds hooks that must not run for the API.
  await server.register((app) => registerPageRoutes(app, deps));
}

async function registerPageRoutes(
  app: FastifyInstance,
  { config, translations, sharePictures, sharedAssets, symbolImages }: PageDeps,
): Promise<void> {
  const frontEnd = await loadFrontEnd(app, { ...config, sharedAssets });
  const limit = limitRendering(app, config.loopback);

  const deps = { ...frontEnd, config, headers: securityHeaders(config) };
  const renderOnce = shareRenderings();

  async function respond(request: FastifyRequest, reply: FastifyReply, refusal?: FormRefusal) {
    const { key, redirectTo } = parsePageRequest(request);
    if (redirectTo !== null) return reply.redirect(redirectTo, 308);
    const ownLanguage = symbolRedirect(key);
    if (ownLanguage !== null)
      return reply.header("vary", "cookie, accept-language").redirect(ownLanguage, 302);
    const cached = refusal ? undefined : app.pageCache.get(key);
    if (cached) return sendPage(request, reply, cached);
    await limit(request);
    const begun = app.pageCache.clearings(key);
    const render = async () => {
      const rendered = await renderPage(deps, key, {
        send: (endpoint, input) => callDirectly(app, translations, request, endpoint, input),
        refused: refusal && { refusal, status: reply.statusCode },
      });
      const isCurrent = begun === app.pageCache.clearings(key);
      // In development the client changes.
      if (rendered.kind === "page" && rendered.caching && isCurrent && config.production)
        app.pageCache.set(key, rendered.reply, rendered.caching.maxAgeMs);
      return rendered;
    };
    const cacheable = !refusal && cachingOf(frontEnd.client(), key, config) !== null;
    const rendered = await (cacheable ? renderOnce(`${begun} ${keyText(key)}`, render) : render());
    if (rendered.kind === "redirect") {
      const wanted = key.query ? `${key.path}?${key.query}` : key.path;
      if (!request.user && /^\/auth(?:\?|$)/.test(rendered.location)) keepReturnPath(reply, config, wanted);
      return reply.redirect(rendered.location, rendered.status);
    }
    return sendPage(request, reply, rendered.reply);
  }

  const { client, imageFile } = frontEnd;
  registerDiscoveryRoutes(app, { config, client, imageFile, sharePictures, symbolImages });
  registerServiceWorker(app, config);
  const route = { schema: { hide: true }, config: { page: true } };
  app.get("/*", route, (request, reply) => respond(request, reply));
  await registerPlainForms(app, respond);
}
