import { join } from "node:path";
import { promisify } from "node:util";
import { gzip } from "node:zlib";
import fastifyVite from "@fastify/vite";
import type { FastifyInstance, FastifyRequest } from "fastify";
import type { Theme } from "#client/app/page-state.ts";
import type { RenderResult } from "#client/index.tsx";
import type { Config } from "#server/config.ts";
import { callDirectly } from "#server/http/direct-call.ts";
import type { Texts } from "#server/texts.ts";
import type { Locale } from "#shared/locales.ts";
import { loadAssets } from "./assets.ts";
import { createDocument } from "./document.ts";
import { sendStoredPage, storePage, type StoredPage } from "./page-cache.ts";

type ClientModule = typeof import("#client/index.tsx");

const ROOT = join(import.meta.dirname, "../..");
const THEMES: readonly string[] = ["night", "dawn", "system"] satisfies Theme[];
const compress = promisify(gzip);

function timeZoneOf(request: FastifyRequest, locale: Locale): string {
  const stored = request.cookies.tz;
  if (stored && stored.length < 64) {
    try {
      return new Intl.DateTimeFormat("en", { timeZone: stored }).resolvedOptions().timeZone;
    } catch {
      // Not a zone this machine knows.
    }
  }
  return locale === "tr" ? "Europe/Istanbul" : "UTC";
}

function themeOf(request: FastifyRequest): Theme {
  const stored = request.cookies.theme ?? "";
  return THEMES.includes(stored) ? (stored as Theme) : "night";
}

/** Serves every address that is not an API call or a file as a server-rendered page. */
export async function registerPages(
  app: FastifyInstance,
  { config, texts }: { config: Pick<Config, "publicUrl" | "brandName" | "production">; texts: Texts },
): Promise<void> {
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
  const built = assets && createDocument(template, assets);
  const toDocument = (page: Extract<RenderResult, { kind: "page" }>) =>
    (built ?? createDocument(template, null))(page);
  const stored = new Map<string, StoredPage>();

  const render = (request: FastifyRequest): Promise<RenderResult> =>
    client.renderPage({
      url: config.publicUrl + request.raw.url,
      locale: request.locale,
      theme: themeOf(request),
      timeZone: timeZoneOf(request, request.locale),
      sidebarOpen: request.cookies.sidebar_state !== "false",
      brandName: config.brandName,
      send: (endpoint, input) => callDirectly(app, texts, request, endpoint, input),
    });

  app.get("/*", { schema: { hide: true } }, async (request, reply) => {
    const [path = "/", search] = request.raw.url!.split("?");
    const query = new URLSearchParams(search);
    query.delete("lang");
    // Only plain addresses look the same to every visitor without a session.
    const sharable = built !== null && request.viewer === null && query.size === 0;
    const key = `${path} ${request.locale} ${themeOf(request)}`;
    const known = sharable ? stored.get(key) : undefined;
    if (known) return sendStoredPage(request, reply, known);

    const result = await render(request);
    if (result.kind === "redirect") return reply.redirect(result.location, result.status);
    const html = toDocument(result);
    if (sharable && result.handle?.shared && result.status === 200) {
      const page = storePage(html);
      stored.set(key, page);
      return sendStoredPage(request, reply, page);
    }
    reply
      .code(result.status)
      .type("text/html; charset=utf-8")
      .header("cache-control", "private, no-store")
      .header("vary", "cookie, accept-language, accept-encoding");
    if (!/\bgzip\b/.test(request.headers["accept-encoding"] ?? "")) return reply.send(html);
    return reply.header("content-encoding", "gzip").send(await compress(html, { level: 4 }));
  });
}
