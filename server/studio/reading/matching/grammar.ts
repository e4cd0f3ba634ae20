import type { LexiconLanguage } from "../language.ts";
import { arabic } from "./arabic.ts";
import { english } from "./english.ts";
import { hindi } from "./hindi.ts";
import { korean } from "./korean.ts";
import { french, italian, portuguese, spanish } from "./romance.ts";
import { turkish } from "./turkish.ts";

/** How a language writes one word in many forms. */
export interface Grammar {
  /** The spelling in which words are compared; the same for the lexicon and the dream. */
  normalise(word: string): string;
  /** The dream written without its accents, as on a foreign keyboard: both sides are then compared so. */
  plain?: { isPlain(text: string): boolean; normalise(word: string): string };
  /** The word without what may be written in front of it (article, conjunction). */
  stripped(word: string): string[];
  /** Whether `rest`, the end of a word that begins with `stem`, is an ending of that word. */
  isEnding(stem: string, rest: string): boolean;
  /** Other stems that the dictionary form takes before an ending. */
  otherStems(word: string): string[];
  /** Whether a verb form (a pattern that begins with `~`) matches. */
  isVerbForm?(word: string, stem: string): boolean;
}

/** Japanese has none: its words are looked up as patterns in the running text. */
export const GRAMMARS: Record<Exclude<LexiconLanguage, "ja">, Grammar> = {
  en: english,
  tr: turkish,
  fr: french,
  it: italian,
  es: spanish,
  pt: portuguese,
  ar: arabic,
  hi: hindi,
  ko: korean,
};
