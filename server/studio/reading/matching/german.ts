import type { Grammar } from "./grammar.ts";

const SPELLED_OUT: Record<string, string> = { ä: "ae", ö: "oe", ü: "ue", ß: "ss" };

/** Also finds "Zaehne" for "Zähne", as typed without umlauts. Umlauts of plurals are listed in the lexicon. */
export const german: Grammar = {
  normalise: (word) => word.toLowerCase().replace(/[äöüß]/g, (letter) => SPELLED_OUT[letter]!),
  stripped: (word) => [word],
  isEnding: (_stem, rest) => /^(?:e[nrsm]?|ern|n|s)$/.test(rest),
  otherStems: () => [],
};
