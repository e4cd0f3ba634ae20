import type { LexiconLanguage } from "../language.ts";
import { arabic } from "./arabic.ts";
import { english } from "./english.ts";
import type { Grammar } from "./grammar.ts";
import { hindi } from "./hindi.ts";
import { korean } from "./korean.ts";
import { french, italian, portuguese, spanish } from "./romance.ts";
import { turkish } from "./turkish.ts";

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
