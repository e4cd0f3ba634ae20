import { createHash } from "node:crypto";
import type { FastifyInstance } from "fastify";
import fresh from "fresh";
import type { PublicPageName } from "#client/app/page-handle.ts";
import type { Config } from "#server/config.ts";
import { AppError } from "#server/errors.ts";
import { LOCALE_CODES, localeInfo } from "#shared/locales.ts";
import { robots, sitemap } from "./discovery.ts";
import { GROUND } from "./theme.ts";

type ClientModule = Pick<typeof import("#client/index.tsx"), "PUBLIC_PATHS" | "shareTexts">;

interface DiscoveryDeps {
  config: Pick<Config, "publicUrl" | "brandName">;
  /** The client as it is now: in development it changes. */
  client: () => ClientModule;
  /** The file of a picture by its place in `client/`. */
  pictureFile: (source: string) => string;
}

/** The house's own examples that stand behind the headlines. */
const SCENES: Record<PublicPageName, string> = {
  landing: "features/gallery/examples/door-1440.webp",
  gallery: "features/gallery/examples/whale-1440.webp",
  pricing: "features/gallery/examples/stairs-1440.webp",
  auth: "features/gallery/examples/island-1440.webp",
};
const DAY_SECONDS = 24 * 3600;
const ICONS = [
  { src: "/icon-192.png", sizes: "192x192", type: "image/png" },
  { src: "/icon-512.png", sizes: "512x512", type: "image/png" },
  { src: "/icon-maskable-512.png", sizes: "512x512", type: "image/png", purpose: "maskable" },
];

/** robots.txt, the sitemap, the manifest, and pictures for sharing, each drawn when first asked for. */
export function registerDiscoveryRoutes(app: FastifyInstance, deps: DiscoveryDeps): void {
  const { client, config, pictureFile } = deps;
  const { publicUrl, brandName } = config;
  const hidden = { schema: { hide: true } };

  app.get("/robots.txt", hidden, (_request, reply) => {
    return reply
      .type("text/plain; charset=utf-8")
      .header("cache-control", `public, max-age=${DAY_SECONDS}`)
      .send(robots(publicUrl));
  });

  app.get("/sitemap.xml", hidden, (_request, reply) => {
    return reply
      .type("application/xml; charset=utf-8")
      .header("cache-control", `public, max-age=${DAY_SECONDS}`)
      .send(sitemap(publicUrl, [...client().PUBLIC_PATHS.values()]));
  });

  app.get("/manifest.webmanifest", hidden, (request, reply) => {
    const { locale } = request;
    const manifest = {
      id: "/",
      name: brandName,
      short_name: brandName,
      description: client().shareTexts("landing", locale, brandName).description,
      lang: locale,
      dir: localeInfo(locale).dir,
      start_url: "/dashboard",
      scope: "/",
      display: "standalone",
      background_color: GROUND.night,
      theme_color: GROUND.night,
      icons: ICONS,
    };
    return reply
      .type("application/manifest+json; charset=utf-8")
      .header("cache-control", "private, max-age=3600")
      .header("vary", "cookie, accept-language")
      .send(JSON.stringify(manifest));
  });

  const cards = new Map<string, Promise<{ bytes: Buffer; etag: string }>>();
  /** One card is drawn at a time: many languages asked for at once must not hold up the pages. */
  let drawing: Promise<unknown> = Promise.resolve();
  app.get<{ Params: { card: string } }>("/og/:card", hidden, async (request, reply) => {
    const [, page, language] = /^([a-z]+)\.([\w-]+)\.png$/.exec(request.params.card) ?? [];
    const name = [...client().PUBLIC_PATHS.keys()].find((known) => known === page);
    const locale = LOCALE_CODES.find((known) => known === language);
    if (!name || !locale) throw new AppError("not_found");
    const key = `${name}.${locale}`;
    let card = cards.get(key);
    if (!card) {
      const { headline } = client().shareTexts(name, locale, brandName);
      card = drawing.then(async () => {
        // The canvas is heavy, and most servers start without anybody asking for a card.
        const { drawShareCard } = await import("./share-picture.ts");
        const bytes = await drawShareCard({ headline, brandName, locale, scene: pictureFile(SCENES[name]) });
        return { bytes, etag: `"${createHash("sha256").update(bytes).digest("base64url").slice(0, 22)}"` };
      });
      cards.set(key, card);
      card.catch(() => cards.delete(key));
      drawing = card.catch(() => undefined);
    }
    const { bytes, etag } = await card;
    // Other sites show it: that is what it is for.
    reply.headers({
      "cache-control": `public, max-age=${DAY_SECONDS}`,
      "cross-origin-resource-policy": "cross-origin",
      etag,
    });
    if (fresh(request.headers, { etag })) return reply.code(304).send();
    return reply.type("image/png").send(bytes);
  });
}
