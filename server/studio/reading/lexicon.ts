import { readFileSync } from "node:fs";
import type { Locale } from "#shared/locales.ts";
import type { SymbolId, Theme } from "./catalogue.ts";
import { THEMES } from "./catalogue.ts";
import type { DreamLanguage, LexiconLanguage } from "./language.ts";
import { isForeign, writingFolder } from "./language.ts";

/** Texts about one symbol. */
export interface Sense {
  /** Name inside a sentence, with its article if the language has articles. */
  name: string;
  /** What it may stand for: one or two sentences. */
  meaning: string;
  /** Added in a dream that ends well or feels light. */
  bright: string;
  /** Added in a heavy or frightening dream. */
  dark: string;
}
/** One symbol in one language. */
interface LexiconEntry extends Sense {
  /** Search words, in the notation of `createWordFinder`. */
  words: string[];
}
export type Lexicon = Record<SymbolId, LexiconEntry>;

// prettier-ignore
export const FEELINGS = [
  "joy", "calm", "fear", "sadness", "anger", "shame", "wonder", "dark", "bright", "up", "down", "alone",
  "together", "pursuing", "sudden",
] as const;
export type Feeling = (typeof FEELINGS)[number];

/** Parses a JSON file of the folder `lexicon`. */
export function readJson<T>(path: string): T {
  return JSON.parse(readFileSync(new URL(`./lexicon/${path}`, import.meta.url), "utf8")) as T;
}

/** Memoizes `make`: calls it once per key. */
export function once<K, V>(make: (key: K) => V): (key: K) => V {
  const made = new Map<K, V>();
  return (key) => {
    let value = made.get(key);
    if (value === undefined) {
      value = make(key);
      made.set(key, value);
    }
    return value;
  };
}

function readThemes<T>(folder: string): Record<SymbolId, T> {
  return Object.assign({}, ...THEMES.map((theme: Theme) => readJson<object>(`${folder}/${theme}.json`)));
}

/** All symbols of one language, read from its theme files. */
export const lexiconOf = once((language: LexiconLanguage): Lexicon => readThemes(language));

/** The texts of a locale's readings about each symbol. */
export const sensesOf = once((locale: Locale): Record<SymbolId, Sense> => readThemes(writingFolder(locale)));

/** The search words of each symbol in one language. */
export function symbolWordsOf(language: DreamLanguage): Record<SymbolId, Pick<LexiconEntry, "words">> {
  return isForeign(language) ? readJson(`${language}/symbols.json`) : lexiconOf(language);
}

/** Words for feelings in one language. */
export const feelingWordsOf = once((language: DreamLanguage) =>
  readJson<Record<Feeling, string[]>>(`${language}/feelings.json`),
);
