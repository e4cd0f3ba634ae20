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
  isEnding: (stem, rest) => ENDINGS.test(rest) || (rest === "ां" && stem.endsWith("िय")),
  otherStems(word) {
    // "चाकुओं", "नदियाँ": the vowel is short before the endings of many.
    if (word.endsWith("ू")) return [`${word.slice(0, -1)}ु`];
    if (word.endsWith("ी") && word.length <= 3) return [`${word.slice(0, -1)}िय`];
    return /[ाी]$/.test(word) && word.length > 3 ? [word.slice(0, -1)] : [];
  },
};
