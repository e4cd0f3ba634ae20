import type { DreamLanguage } from "../language.ts";
import { arabic } from "./arabic.ts";
import { german } from "./german.ts";
import type { Grammar } from "./grammar.ts";
import { hindi } from "./hindi.ts";
import { korean } from "./korean.ts";
import { french, italian, portuguese, spanish } from "./romance.ts";
import { russian } from "./russian.ts";
import { turkish } from "./turkish.ts";

const english: Grammar = {
  normalise: (word) => word.toLowerCase(),
  stripped: (word) => [word],
  // "Scares" is no plural of "scar".
  isEnding: (stem, rest) => rest === "s" || (rest === "es" && /(?:[sxzoi]|[cs]h)$/u.test(stem)),
  otherStems: (word) => (/[^aeiou]y$/.test(word) ? [`${word.slice(0, -1)}i`] : []),
};

/** Japanese and Chinese have no entry: their words are regular expressions over the whole text. */
export const GRAMMARS: Record<Exclude<DreamLanguage, "ja" | "zh">, Grammar> = {
  en: english,
  tr: turkish,
  fr: french,
  it: italian,
  es: spanish,
  pt: portuguese,
  ar: arabic,
  hi: hindi,
  ko: korean,
  de: german,
  ru: russian,
};
