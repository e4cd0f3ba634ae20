import { createReadStream } from "node:fs";
import type { FastifyInstance } from "fastify";
import { AppError } from "#server/errors.ts";
import { registerEndpoint } from "#server/http/register.ts";
import { getSymbol, listSymbols } from "#shared/symbols.ts";
import { SYMBOL_IMAGES_PATH, type SymbolImages } from "./symbol-images.ts";
import { indexOf, searchSymbols, symbolBySlug, symbolPageOf } from "./symbols.ts";

const YEAR_SECONDS = 365 * 24 * 3600;

export function registerSymbolRoutes(
  app: FastifyInstance,
  { symbolImages }: { symbolImages: SymbolImages },
): void {
  registerEndpoint(app, listSymbols, async ({ query: { locale, q } }) => ({
    symbols: indexOf(locale),
    found: q?.trim() ? searchSymbols(q, locale) : null,
  }));

  registerEndpoint(app, getSymbol, async ({ params, query }) => {
    const id = symbolBySlug(params.slug, query.locale);
    if (!id) throw new AppError("not_found");
    return symbolPageOf(id, query.locale);
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
