import type { Locale } from "#shared/locales.ts";
import type { SymbolId } from "./catalogue.ts";
import type { LexiconLanguage } from "./language.ts";
import { lexiconLanguage } from "./language.ts";
import { sensesOf } from "./lexicon.ts";
import { capitalised } from "./voice.ts";

const ARTICLES: Partial<Record<LexiconLanguage, RegExp>> = {
  en: /^(?:the|an?) /i,
  fr: /^(?:les? |la |l'|l’)/i,
  it: /^(?:il |lo |la |i |gli |le |l'|l’)/i,
  es: /^(?:el |la |los |las )/i,
  pt: /^(?:os? |as? )/i,
  ar: /^ال/,
};

/** A symbol's name inside a sentence. */
export function nameOf(id: SymbolId, locale: Locale): string {
  return sensesOf(locale)[id].name;
}

/** A symbol's name as a heading: without article, capitalised. */
export function headingOf(id: SymbolId, locale: Locale): string {
  return capitalised(bareNameOf(id, locale), locale);
}

/** A symbol's name without article. */
export function bareNameOf(id: SymbolId, locale: Locale): string {
  return withoutArticle(nameOf(id, locale), locale);
}

export function withoutArticle(name: string, locale: Locale): string {
  const article = ARTICLES[lexiconLanguage(locale)];
  return article ? name.replace(article, "") : name;
}
