import { readFileSync } from "node:fs";
import { z } from "zod";
import { SYMBOL_IDS, type SymbolId } from "#server/studio/reading/catalogue.ts";
import { writingFolder } from "#server/studio/reading/language.ts";
import { once } from "#server/studio/reading/lexicon.ts";
import { regionalText } from "#server/studio/reading/regions.ts";
import { SLUG } from "#shared/pages.ts";
import type { Locale } from "#shared/locales.ts";

/** Characters; Japanese and Korean need fewer. */
const paragraph = z.string().min(12).max(420);
const entry = z.strictObject({
  /** Part of the page's URL: never changed once published. */
  slug: z.string().regex(SLUG),
  /** Inside a sentence, with its article; by default the lexicon's. */
  name: z.string().optional(),
  /** Heading, where the language's pattern does not fit. */
  title: z.string().includes("<em>").optional(),
  /** How a Japanese name is read, in kana, for the alphabetical order; not the part of a dream. */
  reading: z.string().optional(),
  jungian: paragraph.optional(),
  /** Null: the tabir tradition says nothing of this symbol that is widely known. */
  tabir: paragraph.nullable().optional(),
  culture: paragraph.optional(),
  questions: z.array(z.string().min(8).max(160)).min(3).max(5).optional(),
  variations: z
    .array(z.strictObject({ name: z.string().min(1).max(60), text: paragraph }))
    .min(3)
    .max(8)
    .optional(),
});
export type SymbolTexts = z.infer<typeof entry>;

/** The texts of one language. All or none of the optional texts of a symbol are written, in every language. */
export const symbolTexts = z.strictObject({
  /** Pattern of the heading; `{name}` is the symbol's name. */
  title: z.string().includes("<em>{name}</em>"),
  symbols: z.record(z.enum(SYMBOL_IDS as [SymbolId, ...SymbolId[]]), entry),
});
type Texts = z.infer<typeof symbolTexts>;

const readTexts = once((folder: string): Texts => {
  const file = new URL(`./texts/${folder}.json`, import.meta.url);
  return JSON.parse(readFileSync(file, "utf8")) as Texts;
});

/** The dictionary's texts of a locale. */
export const textsOf = once((locale: Locale): Texts => {
  const texts = readTexts(writingFolder(locale));
  const regional = JSON.stringify(texts, (key, value: unknown) =>
    typeof value === "string" && key !== "slug" ? regionalText(value, locale) : value,
  );
  return JSON.parse(regional) as Texts;
});
