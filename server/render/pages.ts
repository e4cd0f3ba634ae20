import { join } from "node:path";
import { promisify } from "node:util";
import { gzip } from "node:zlib";
import fastifyVite from "@fastify/vite";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import type { Config } from "#server/config.ts";
import type { FormRefusal } from "#client/app/page-state.ts";
import { AppError } from "#server/errors.ts";
import { callDirectly } from "#server/http/direct-call.ts";
import { localeFromUrl } from "#server/http/locale.ts";
import { contentPolicy } from "#server/http/security-headers.ts";
import type { Texts } from "#server/texts.ts";
import type { Locale } from "#shared/locales.ts";
import { PAGE_PATTERNS } from "#shared/pages.ts";
import { loadAssets } from "./assets.ts";
import { createDocument } from "./document.ts";
import { discoveryTags } from "./discovery.ts";
import { registerDiscoveryRoutes } from "./discovery-routes.ts";
import { answerFrom, storePage, type StoredPage } from "./page-memory.ts";
import { createPersonPages, type PersonPage } from "./person-pages.ts";
import { registerPlainForms } from "./plain-forms.ts";
import { themeOf } from "./theme.ts";

type ClientModule = typeof import("#client/index.tsx");

const ROOT = join(import.meta.dirname, "../..");
const compress = promisify(gzip);

interface PageDeps {
  config: Pick<Config, "publicUrl" | "brandName" | "production">;
  texts: Texts;
  now: () => Date;
}

/** Where a visitor is taken to be who has not said so. */
const defaultZone = (locale: Locale) => (locale === "tr" ? "Europe/Istanbul" : "UTC");

function timeZoneOf(request: FastifyRequest): string {
  const stored = request.cookies.tz;
  if (stored && stored.length < 64) {
    try {
      return new Intl.DateTimeFormat("en", { timeZone: stored }).resolvedOptions().timeZone;
    } catch {
      // Not a zone this machine knows.
    }
  }
  return defaultZone(request.locale);
}

function send(request: FastifyRequest, reply: FastifyReply, page: StoredPage): FastifyReply {
  const { status, headers, bytes } = answerFrom(page, request.raw);
  return reply.code(status).headers(headers).send(bytes);
}

/** Serves every address that is not an API call or a file as a server-rendered page. */
export async function registerPages(app: FastifyInstance, { config, texts, now }: PageDeps): Promise<void> {
  let client: ClientModule;
  let template = "";
  const notUsed = () => Promise.reject(new Error("pages are sent by the page route"));
  await app.register(fastifyVite, {
    root: ROOT,
    dev: !config.production,
    fastifyStaticOptions: {
      preCompressed: true,
      cacheControl: false,
      setHeaders(reply, path) {
        const hashed = path.includes("/assets/");
        void reply.header(
          "cache-control",
          hashed ? "public, max-age=31536000, immutable" : "public, max-age=3600",
        );
      },
    },
    // Both run again on each request in development, so that edits are seen.
    createRenderFunction: async (module) => {
      client = module as unknown as ClientModule;
      return notUsed;
    },
    createHtmlFunction: async (source) => {
      template = source;
      return notUsed;
    },
  });
  await app.vite.ready();

  const assets = config.production ? loadAssets(join(ROOT, "dist/client")) : null;
  registerDiscoveryRoutes(app, {
    config,
    client: () => client,
    pictureFile: (source) =>
      assets ? join(ROOT, "dist/client", assets.address(source)) : join(ROOT, "client", source),
  });
  const built = assets && createDocument(template, assets);
  const persons = createPersonPages();

  async function sendOwn(
    request: FastifyRequest,
    reply: FastifyReply,
    page: PersonPage,
  ): Promise<FastifyReply> {
    reply
      .code(page.status)
      .type("text/html; charset=utf-8")
      .header("cache-control", "private, no-store")
      .header("vary", "cookie, accept-language, accept-encoding");
    if (page.policy) reply.header("content-security-policy", page.policy);
    if (!/\bgzip\b/.test(request.headers["accept-encoding"] ?? "")) return reply.send(page.plain);
    page.gzip ??= await compress(page.plain, { level: 4 });
    return reply.header("content-encoding", "gzip").send(page.gzip);
  }

  async function answer(
    request: FastifyRequest,
    reply: FastifyReply,
    refusal?: FormRefusal,
  ): Promise<FastifyReply> {
    const { url } = request.raw;
    // A whole address in the place of a path, as proxies are asked: this is none.
    if (!url!.startsWith("/")) throw new AppError("not_found");
    const { locale } = request;
    const [path = "/", search] = url!.split("?");
    const query = new URLSearchParams(search);
    query.delete("lang");
    // Only plain addresses look the same to every visitor without a session.
    const common = built !== null && request.viewer === null && query.size === 0 && !refusal;
    const asked = localeFromUrl(url!) !== undefined;
    const theme = themeOf(request.cookies);
    // An address that names its language sets the cookie too, so it is never answered before this point.
    const name = asked ? `${path} in ${locale}` : path;
    const known = common ? app.pageMemory.get(locale, theme, name) : undefined;
    if (known) return send(request, reply, known);
    const { viewer } = request;
    const own = `${viewer?.id} ${viewer?.revision} ${locale} ${theme} ${path} ${query} ${request.cookies.tz}`;
    const kept = built && viewer && !refusal ? persons.find(own) : undefined;
    if (kept) return sendOwn(request, reply, kept);

    const page = await client.renderPage({
      url: config.publicUrl + url,
      locale,
      theme,
      timeZone: common ? defaultZone(locale) : timeZoneOf(request),
      sidebarOpen: request.cookies.sidebar_state !== "false",
      ...(refusal && { refusal }),
      brandName: config.brandName,
      send: (endpoint, input) => callDirectly(app, texts, request, endpoint, input),
    });
    if (page.kind === "redirect") return reply.redirect(page.location, page.status);
    // The router takes `/PRICING/` too; in memory stands only what is spelt as the site spells it.
    const spelt = (PAGE_PATTERNS as readonly string[]).includes(path);
    const shared = common && spelt && page.handle?.shared === true && page.status === 200;
    const waiting = shared || (common && page.status === 404);
    const tags = discoveryTags(page, { publicUrl: config.publicUrl, path, asked, assets });
    const { html, styleHashes } = (built ?? createDocument(template, null))(page, { waiting, tags });
    const policy = styleHashes ? contentPolicy(config.production, styleHashes) : null;
    if (shared) {
      reply
        .type("text/html; charset=utf-8")
        // The same address answers differently once somebody signs in: always ask, often 304.
        .header("cache-control", "private, no-cache")
        .header("vary", "cookie, accept-language, accept-encoding");
      if (policy) reply.header("content-security-policy", policy);
      const stored = await storePage(
        html,
        reply.getHeaders(),
        now().getTime() + (page.handle?.keptMs ?? Infinity),
      );
      app.pageMemory.keep(locale, theme, name, stored);
      return send(request, reply, stored);
    }
    const status = refusal ? reply.statusCode : page.status;
    const rendered = { status, policy, plain: Buffer.from(html), gzip: null };
    if (viewer && page.handle?.kept && status === 200) persons.keep(own, rendered);
    return sendOwn(request, reply, rendered);
  }

  app.get("/*", { schema: { hide: true } }, (request, reply) => answer(request, reply));
  await registerPlainForms(app, { showRefusal: answer });
}
