import { readFileSync } from "node:fs";
import type { SymbolId, Theme } from "./catalogue.ts";
import { THEMES } from "./catalogue.ts";
import type { LexiconLanguage } from "./language.ts";

/** One symbol in one language. */
export interface LexiconEntry {
  /** As it is spoken of inside a sentence, with its article where the language has one. */
  name: string;
  /** The words that call it, in the notation of the word finder. */
  words: string[];
  /** What it may stand for: one or two sentences. */
  meaning: string;
  /** What is added in a dream that ends well or feels light. */
  bright: string;
  /** What is added in a dream that weighs or frightens. */
  dark: string;
}
export type Lexicon = Record<SymbolId, LexiconEntry>;

export const FEELINGS = [
  "joy",
  "calm",
  "fear",
  "sadness",
  "anger",
  "shame",
  "wonder",
  "dark",
  "bright",
  "up",
  "down",
  "alone",
  "together",
  "pursuing",
  "sudden",
] as const;
export type Feeling = (typeof FEELINGS)[number];

function readJson<T>(path: string): T {
  return JSON.parse(readFileSync(new URL(`./lexicon/${path}`, import.meta.url), "utf8")) as T;
}

/** Calls `make` once for each key and keeps what it gave. */
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

/** Every symbol of one language, read from its theme files. */
export const lexiconOf = once((language: LexiconLanguage): Lexicon =>
  Object.assign({}, ...THEMES.map((theme: Theme) => readJson<Partial<Lexicon>>(`${language}/${theme}.json`))),
);

/** The words of one language that tell how a dream feels. */
export const feelingWordsOf = once((language: LexiconLanguage) =>
  readJson<Record<Feeling, string[]>>(`${language}/feelings.json`),
);
