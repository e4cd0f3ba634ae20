import { createHash } from "node:crypto";
import { readFile } from "node:fs/promises";
import type { FastifyInstance } from "fastify";
import fresh from "fresh";
import { LRUCache } from "lru-cache";
import type { PublicPageName } from "#client/app/page-handle.ts";
import type { Config } from "#server/config.ts";
import { AppError } from "#server/errors.ts";
import type { SymbolImages } from "#server/features/symbols/symbol-images.ts";
import { plainTitleOf, symbolById } from "#server/features/symbols/symbols.ts";
import { limitBy } from "#server/http/rate-limits.ts";
import type { SharePictures } from "#server/studio/share/share-pictures.ts";
import { MINUTE_MS } from "#shared/durations.ts";
import { LOCALE_CODES, localeInfo, type Locale } from "#shared/locales.ts";
import { robots, sitemap } from "./discovery.ts";
import { writtenSymbols } from "./symbol-entry.ts";
import { GROUND } from "./theme.ts";

type ClientModule = Pick<
  typeof import("#client/index.tsx"),
  "PUBLIC_PATHS" | "shareMessages" | "writingTitle"
>;

interface DiscoveryDeps {
  config: Pick<Config, "publicUrl" | "brandName">;
  /** In development the client changes. */
  client: () => ClientModule;
  /** Returns the file of an image by its path in `client/`. */
  imageFile: (source: string) => string;
  sharePictures: Pick<SharePictures, "draw">;
  symbolImages: Pick<SymbolImages, "largest">;
}

/** Example images, drawn behind the headlines of the share images. */
const SCENES: Record<PublicPageName, string> = {
  landing: "features/gallery/examples/door-1440.webp",
  gallery: "features/gallery/examples/whale-1440.webp",
  pricing: "features/gallery/examples/stairs-1440.webp",
  auth: "features/gallery/examples/island-1440.webp",
  accessibility: "features/gallery/examples/train-1440.webp",
  developers: "features/gallery/examples/city-1440.webp",
  symbols: "features/gallery/examples/jellyfish-1440.webp",
};
const DAY_SECONDS = 24 * 3600;
/** Of share images, about 80 kB each; others are drawn again. */
const IMAGE_BYTES_MAX = 24_000_000;
/** Share images drawn in a minute for an IP address, each half a second of a core. */
const DRAWINGS_MAX = 30;

/** The page that opens without a connection. */
const WRITE_PATH = "/write";

interface ShareImage {
  bytes: Buffer;
  etag: string;
}

const ICONS = [
  { src: "/icon-192.png", sizes: "192x192", type: "image/png" },
  { src: "/icon-512.png", sizes: "512x512", type: "image/png" },
  { src: "/icon-maskable-512.png", sizes: "512x512", type: "image/png", purpose: "maskable" },
];

/** Serves robots.txt, the sitemap, the manifest and the share images, each drawn at its first request. */
export function registerDiscoveryRoutes(
  app: FastifyInstance,
  { client, config: { publicUrl, brandName }, imageFile, sharePictures, symbolImages }: DiscoveryDeps,
): void {
  const hidden = { schema: { hide: true } };

  app.get("/robots.txt", hidden, (_request, reply) => {
    return reply
      .type("text/plain; charset=utf-8")
      .header("cache-control", `public, max-age=${DAY_SECONDS}`)
      .send(robots(publicUrl));
  });

  let map: string | undefined;
  app.get("/sitemap.xml", hidden, (_request, reply) => {
    return reply
      .type("application/xml; charset=utf-8")
      .header("cache-control", `public, max-age=${DAY_SECONDS}`)
      .send((map ??= sitemap(publicUrl, [...client().PUBLIC_PATHS.values()], writtenSymbols())));
  });

  app.get("/manifest.webmanifest", hidden, (request, reply) => {
    const { locale } = request;
    const manifest = {
      id: "/",
      name: brandName,
      short_name: brandName,
      description: client().shareMessages("landing", locale, brandName).description,
      lang: locale,
      dir: localeInfo(locale).dir,
      start_url: "/dashboard",
      scope: "/",
      display: "standalone",
      background_color: GROUND.night,
      theme_color: GROUND.night,
      icons: ICONS,
      shortcuts: [
        { name: client().writingTitle(locale, brandName), url: WRITE_PATH, icons: ICONS.slice(0, 1) },
      ],
      // Shared words come into the writing field, and nothing is sent without a press.
      share_target: {
        action: WRITE_PATH,
        method: "GET",
        params: { title: "title", text: "text", url: "url" },
      },
    };
    return reply
      .type("application/manifest+json; charset=utf-8")
      .header("cache-control", "private, max-age=3600")
      .header("vary", "cookie, accept-language")
      .send(JSON.stringify(manifest));
  });

  const limitDrawing = limitBy(app, { max: DRAWINGS_MAX, windowMs: MINUTE_MS, limited: "address" });
  const images = new LRUCache<string, ShareImage>({
    maxSize: IMAGE_BYTES_MAX,
    sizeCalculation: ({ bytes }) => bytes.length,
  });
  const underway = new Map<string, Promise<ShareImage>>();
  async function draw(name: string, locale: Locale): Promise<ShareImage> {
    const symbol = symbolById(name.replace(/^symbol-/, ""));
    const page = name as PublicPageName;
    const title = symbol
      ? plainTitleOf(symbol, locale)
      : client().shareMessages(page, locale, brandName).headline;
    const file = symbol ? await symbolImages.largest(symbol) : imageFile(SCENES[page]);
    const image = { name: file, read: () => readFile(file) };
    const content = { image, title, quotation: null, date: null, brandName, host: null, locale };
    const bytes = await sharePictures.draw({ shape: "card", content });
    const drawn = { bytes, etag: `"${createHash("sha256").update(bytes).digest("base64url").slice(0, 22)}"` };
    images.set(`${name}.${locale}`, drawn);
    return drawn;
  }
  app.get<{ Params: { file: string } }>("/og/:file", hidden, async (request, reply) => {
    const [, page, language] = /^((?:symbol-)?[a-z]+)\.([\w-]+)\.jpg$/.exec(request.params.file) ?? [];
    const isPage = [...client().PUBLIC_PATHS.keys()].some((known) => known === page);
    const name = isPage || (page?.startsWith("symbol-") && symbolById(page.slice(7))) ? page : undefined;
    const locale = LOCALE_CODES.find((known) => known === language);
    if (!name || !locale) throw new AppError("not_found");
    const key = `${name}.${locale}`;
    let image = images.get(key);
    if (!image) {
      await limitDrawing(request);
      let drawing = underway.get(key);
      if (!drawing) underway.set(key, (drawing = draw(name, locale).finally(() => underway.delete(key))));
      image = await drawing;
    }
    const { bytes, etag } = image;
    // Other sites show it.
    reply.headers({
      "cache-control": `public, max-age=${DAY_SECONDS}`,
      "cross-origin-resource-policy": "cross-origin",
      etag,
    });
    if (fresh(request.headers, { etag })) return reply.code(304).send();
    return reply.type("image/jpeg").send(bytes);
  });
}
