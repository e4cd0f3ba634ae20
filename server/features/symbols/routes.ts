import { createReadStream } from "node:fs";
import type { FastifyInstance } from "fastify";
import { registerEndpoint } from "#server/http/register.ts";
import { getSymbol, getSymbolLinks, listSymbols } from "#shared/symbols.ts";
import { SYMBOL_IMAGES_PATH, type SymbolImages } from "./symbol-images.ts";
import { indexOf, searchSymbols, slugOf, symbolByName, symbolBySlug, symbolPageOf } from "./symbols.ts";

/** Symbols of a reading. */
const NAMES_MAX = 12;
const YEAR_SECONDS = 365 * 24 * 3600;

export function registerSymbolRoutes(
  app: FastifyInstance,
  { symbolImages }: { symbolImages: SymbolImages },
): void {
  registerEndpoint(app, listSymbols, async ({ query: { locale, q } }) => ({
    symbols: indexOf(locale),
    found: q?.trim() ? searchSymbols(q, locale) : null,
  }));

  registerEndpoint(app, getSymbolLinks, async ({ query: { names, from, locale } }) => ({
    slugs: names.split("\n", NAMES_MAX).map((name) => {
      const id = symbolByName(name, from);
      return id ? slugOf(id, locale) : null;
    }),
  }));

  registerEndpoint(app, getSymbol, async ({ params, query }) => {
    const id = symbolBySlug(params.slug, query.locale);
    return id ? symbolPageOf(id, query.locale) : null;
  });

  const hidden = { schema: { hide: true } };
  app.get<{ Params: { name: string } }>(`${SYMBOL_IMAGES_PATH}:name`, hidden, async (request, reply) => {
    const { path, type } = await symbolImages.file(request.params.name);
    return reply
      .type(type)
      .header("cache-control", `public, max-age=${YEAR_SECONDS}, immutable`)
      .send(createReadStream(path));
  });
}
