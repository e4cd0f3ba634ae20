import type { SymbolLore } from "#server/providers/engines.ts";
import { CATALOGUE, SYMBOL_IDS, type SymbolId } from "#server/studio/reading/catalogue.ts";
import { once, sensesOf } from "#server/studio/reading/lexicon.ts";
import { headingOf, nameOf, withoutArticle } from "#server/studio/reading/names.ts";
import { regionalText } from "#server/studio/reading/regions.ts";
import { findSymbols } from "#server/studio/reading/symbols.ts";
import { capitalised, fill } from "#server/studio/reading/voice.ts";
import { DEFAULT_LOCALE, LOCALE_CODES, type Locale } from "#shared/locales.ts";
import {
  LENSES,
  plainTitle,
  type SymbolIndexEntry,
  type SymbolLink,
  type SymbolPage,
} from "#shared/symbols.ts";
import { firstLetterOf } from "./letters.ts";
import { relatedTo } from "./related.ts";
import { imagePathsOf } from "./symbol-images.ts";
import { textsOf } from "./texts.ts";

const FOUND_MAX = 8;

const idsBySlug = once(
  (locale: Locale) => new Map(SYMBOL_IDS.map((id) => [textsOf(locale).symbols[id].slug, id])),
);

/** The slug of a symbol in a locale. */
export const slugOf = (id: SymbolId, locale: Locale): string => textsOf(locale).symbols[id].slug;

/** Finds a symbol by its slug in `locale`, else in the first other language that has this slug. */
export function symbolBySlug(slug: string, locale: Locale): SymbolId | undefined {
  for (const code of [locale, DEFAULT_LOCALE, ...LOCALE_CODES]) {
    const id = idsBySlug(code).get(slug);
    if (id) return id;
  }
  return undefined;
}

export const symbolById = (id: string): SymbolId | undefined => SYMBOL_IDS.find((known) => known === id);

const nameIn = (id: SymbolId, locale: Locale) =>
  textsOf(locale).symbols[id].name ?? regionalText(nameOf(id, locale), locale);

/** The name as a heading: without article, capitalised. */
const labelOf = (id: SymbolId, locale: Locale) =>
  capitalised(withoutArticle(nameIn(id, locale), locale), locale);

/** Name and slug of a symbol in a locale. */
export const linkTo = (id: SymbolId, locale: Locale): SymbolLink => ({
  slug: slugOf(id, locale),
  name: labelOf(id, locale),
});

const idsByLabel = once(
  (locale: Locale) =>
    new Map(
      SYMBOL_IDS.flatMap((id) => [
        [headingOf(id, locale).toLocaleLowerCase(locale), id],
        [labelOf(id, locale).toLocaleLowerCase(locale), id],
      ]),
    ),
);

/** Finds the symbol that a reading calls by a name: by its heading, else by the words of the lexicon. */
export const symbolByName = (name: string, locale: Locale): SymbolId | undefined =>
  idsByLabel(locale).get(name.toLocaleLowerCase(locale)) ?? findSymbols(name, locale)[0]?.id;

/** Heading of a symbol page, with `<em>` around the symbol. */
function titleOf(id: SymbolId, locale: Locale): string {
  const { title, symbols } = textsOf(locale);
  const own = symbols[id].title;
  if (own) return own;
  const name = nameIn(id, locale);
  const starts = title.startsWith("<em>");
  return fill(title, { name: starts ? capitalised(name, locale) : name }, locale);
}

/** The heading as plain text. */
export const plainTitleOf = (id: SymbolId, locale: Locale): string => plainTitle(titleOf(id, locale));

/** Whether the lenses, questions and variations of a symbol are written. Search engines get no other pages. */
export const isWritten = (id: SymbolId): boolean =>
  textsOf(DEFAULT_LOCALE).symbols[id].questions !== undefined;

/** What a search engine shows below the title. */
export const descriptionOf = (id: SymbolId, locale: Locale): string =>
  regionalText(sensesOf(locale)[id].meaning, locale);

/** All symbols in the alphabetical order of a language. */
export const indexOf = once((locale: Locale): SymbolIndexEntry[] => {
  const { symbols } = textsOf(locale);
  const { compare } = new Intl.Collator(locale);
  return SYMBOL_IDS.map((id) => {
    const link = linkTo(id, locale);
    const sorted = symbols[id].reading ?? link.name;
    return { sorted, entry: { ...link, letter: firstLetterOf(sorted, locale), theme: CATALOGUE[id].theme } };
  })
    .sort((a, b) => compare(a.sorted, b.sorted))
    .map(({ entry }) => entry);
});

/** All that is known of a symbol in one language. */
export const symbolPageOf = (id: SymbolId, locale: Locale): SymbolPage => {
  const texts = textsOf(locale).symbols[id];
  const { meaning, bright, dark } = sensesOf(locale)[id];
  return {
    id,
    ...linkTo(id, locale),
    title: titleOf(id, locale),
    letter: firstLetterOf(texts.reading ?? labelOf(id, locale), locale),
    meaning: regionalText(meaning, locale),
    bright: regionalText(bright, locale),
    dark: regionalText(dark, locale),
    lenses: LENSES.flatMap((lens) => {
      const text = texts[lens];
      return text ? [{ lens, text }] : [];
    }),
    questions: texts.questions ?? [],
    variations: texts.variations ?? [],
    related: relatedTo(id).map((other) => linkTo(other, locale)),
    images: imagePathsOf(id),
  };
};

/** What the dictionary says of the symbols of a dream, in order of their first mention. */
export function loreOf(dreamText: string, locale: Locale): SymbolLore[] {
  const { symbols } = textsOf(locale);
  return findSymbols(dreamText.normalize("NFC"), locale).map(({ id }) => {
    const { jungian = null, tabir = null, culture = null, questions = [] } = symbols[id];
    return { id, name: nameIn(id, locale), jungian, tabir, culture, questions };
  });
}

/** Whether a name has `wanted` at the beginning of one of its words. Japanese writes no spaces. */
function hasWord(name: string, wanted: string, locale: Locale): boolean {
  if (locale === "ja") return name.includes(wanted);
  const words = ` ${name.toLocaleLowerCase(locale).replaceAll(/[^\p{L}\p{M}\p{N}]+/gu, " ")}`;
  // The second is a word behind the Arabic article.
  return words.includes(` ${wanted}`) || words.includes(` ال${wanted}`);
}

/**
 * Finds the symbols that a text means: by a whole name or variation, by the words of the lexicon in any form, by the
 * beginning of a name, or by a word of a variation.
 */
export function searchSymbols(text: string, locale: Locale): (SymbolLink & { variations: string[] })[] {
  const wanted = text.normalize("NFC").trim().toLocaleLowerCase(locale);
  if (wanted === "") return [];
  const { symbols } = textsOf(locale);
  const isWanted = (name: string) => name.toLocaleLowerCase(locale) === wanted;
  const includes = (name: string) => hasWord(name, wanted, locale);
  const variationsOf = (id: SymbolId) => (symbols[id].variations ?? []).map(({ name }) => name);
  const found = new Set<SymbolId>([
    ...SYMBOL_IDS.filter((id) => [labelOf(id, locale), ...variationsOf(id)].some(isWanted)),
    ...findSymbols(text, locale).map(({ id }) => id),
    ...SYMBOL_IDS.filter((id) => labelOf(id, locale).toLocaleLowerCase(locale).startsWith(wanted)),
    ...SYMBOL_IDS.filter((id) => variationsOf(id).some(includes)),
  ]);
  return [...found]
    .slice(0, FOUND_MAX)
    .map((id) => ({ ...linkTo(id, locale), variations: variationsOf(id).filter(includes) }));
}
