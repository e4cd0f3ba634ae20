import type { Grammar } from "./grammar.ts";

const JOINERS_AND_NUKTA = /[\u200c\u200d\u093c]/g;

function normalise(word: string): string {
  return word.normalize("NFD").replace(JOINERS_AND_NUKTA, "").replaceAll("ँ", "ं");
}

/** Plural and oblique endings; they replace a final -ा or -ी, so the stem ends before it. */
const ENDINGS = /^(?:ों|ें|े|ा|ी|ियां|ियों|यों|यां|ओं|एं|ो)$/;

export const hindi: Grammar = {
  normalise,
  stripped: (word) => [word],
  isEnding: (_stem, rest) => ENDINGS.test(rest),
  otherStems: (word) => (/[ाी]$/.test(word) && word.length > 3 ? [word.slice(0, -1)] : []),
};
