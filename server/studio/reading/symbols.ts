import type { Locale } from "#shared/locales.ts";
import type { SymbolId, Theme } from "./catalogue.ts";
import { CATALOGUE, SYMBOL_IDS } from "./catalogue.ts";
import type { DreamLanguage } from "./language.ts";
import { dreamLanguage } from "./language.ts";
import { readLatinHindi } from "./latin-hindi/read.ts";
import { once, symbolWordsOf } from "./lexicon.ts";
import type { Match } from "./matching/find.ts";
import { createWordFinder } from "./matching/find.ts";
import { isMissing } from "./missing.ts";

export interface FoundSymbol {
  /** English id, such as "sea" or "teeth". */
  id: SymbolId;
  theme: Theme;
  /** Offset of its first mention in the dream's NFC text. */
  at: number;
}

const finderOf = once((language: DreamLanguage) => {
  const entries = symbolWordsOf(language);
  return createWordFinder(new Map(SYMBOL_IDS.map((id) => [id, entries[id].words])), language);
});

type Mention = Match & { id: SymbolId };

const FALL_BY_NATURE = new Set<SymbolId>(["teeth", "hair", "rain", "snow", "star"]);
const NEAR = 40;
const SENTENCE_END = /[.!?…。！？؟।\n]/u;

/** Whether "falling" refers to things such as teeth or snow, which is not the symbol. */
function isFallingThing(mention: Mention, all: Mention[], text: string): boolean {
  if (mention.id !== "falling") return false;
  return all.some((other) => {
    if (!FALL_BY_NATURE.has(other.id)) return false;
    const between = text.slice(Math.min(mention.end, other.end), Math.max(mention.at, other.at));
    return between.length <= NEAR && !SENTENCE_END.test(between);
  });
}

/** All mentions of symbols in a dream, in order, without those that it says were not there. */
export function symbolMentions(text: string, language: DreamLanguage): Mention[] {
  const latin = language === "hi" ? readLatinHindi(text.normalize("NFC")) : undefined;
  if (latin) return latin.typed(symbolMentions(latin.text, language));
  const mentions = finderOf(language)(text) as Mention[];
  const nfc = text.normalize("NFC");
  return mentions.filter(
    (mention) => !isFallingThing(mention, mentions, nfc) && !isMissing(nfc, mention, language),
  );
}

/**
 * The symbols in a dream, each once, in order of appearance. `language` is the interface's; the dream's own language
 * is found with `dreamLanguage`.
 */
export function findSymbols(text: string, language: Locale): FoundSymbol[] {
  const found = new Map<SymbolId, FoundSymbol>();
  for (const { id, at } of symbolMentions(text, dreamLanguage(text, language))) {
    if (!found.has(id)) found.set(id, { id, theme: CATALOGUE[id].theme, at });
  }
  return [...found.values()];
}
