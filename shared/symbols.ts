import { z } from "zod";
import { endpoint } from "./endpoint.ts";
import { SEARCH_MAX } from "./limits.ts";
import { LOCALE_CODES } from "./locales.ts";

/** Lenses of a symbol page, in their order on it. */
export const LENSES = ["jungian", "tabir", "culture"] as const;

/** Widths in pixels of a symbol's image, which is 4 by 3. */
export const SYMBOL_IMAGE_WIDTHS = [480, 960] as const;

/** The path of a symbol's page. */
export const symbolPath = (slug: string): string => `/symbols/${encodeURIComponent(slug)}`;

/** A heading without its marks. */
export const plainTitle = (title: string): string => title.replace(/<\/?em>/g, "");

const locale = z.enum(LOCALE_CODES);

const link = z.object({ slug: z.string(), name: z.string() });
export type SymbolLink = z.infer<typeof link>;

const indexEntry = link.extend({
  /** First letter of the name, in Japanese and Korean the row or consonant that it begins with. */
  letter: z.string(),
  theme: z.string(),
});
export type SymbolIndexEntry = z.infer<typeof indexEntry>;

const symbolPage = link.extend({
  /** The same in every language. */
  id: z.string(),
  /** Heading with `<em>` around the symbol. */
  title: z.string(),
  letter: z.string(),
  meaning: z.string(),
  /** Added in a dream that feels light, and in one that feels heavy. */
  bright: z.string(),
  dark: z.string(),
  lenses: z.array(z.object({ lens: z.enum(LENSES), text: z.string() })),
  questions: z.array(z.string()),
  variations: z.array(z.object({ name: z.string(), text: z.string() })),
  related: z.array(link),
  /** Paths of the image by width. */
  images: z.array(z.object({ width: z.int(), avif: z.string(), webp: z.string() })),
});
export type SymbolPage = z.infer<typeof symbolPage>;

export const listSymbols = endpoint({
  method: "GET",
  path: "/api/symbols",
  access: "everyone",
  summary:
    "All symbols of the dictionary in the alphabetical order of a language, and those that a text names",
  query: z.object({ locale, q: z.string().max(SEARCH_MAX).optional() }),
  status: 200,
  reply: z.object({
    symbols: z.array(indexEntry),
    /** What `q` finds, best first, with variations that match; null without `q`. */
    found: z.array(link.extend({ variations: z.array(z.string()) })).nullable(),
  }),
});

export const getSymbolLinks = endpoint({
  method: "GET",
  path: "/api/symbol-links",
  access: "everyone",
  summary: "The dictionary pages of the symbols that a reading names",
  query: z.object({
    locale,
    /** The language of the names. */
    from: locale,
    /** Separated by line breaks. */
    names: z.string().max(1000),
  }),
  status: 200,
  /** The slug in `locale` for each name; null where the dictionary has none. */
  reply: z.object({ slugs: z.array(z.string().nullable()) }),
});

export const getSymbol = endpoint({
  method: "GET",
  path: "/api/symbols/:slug",
  access: "everyone",
  summary:
    "The dictionary page of a symbol in one language, by its slug in any language; null for an unknown one",
  params: z.object({ slug: z.string().max(64) }),
  query: z.object({ locale }),
  status: 200,
  reply: symbolPage.nullable(),
});
