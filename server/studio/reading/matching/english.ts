import type { Grammar } from "./grammar.ts";

export const english: Grammar = {
  normalise: (word) => word.toLowerCase(),
  stripped: (word) => [word],
  isEnding: (_stem, rest) => rest === "s" || rest === "es",
  otherStems: (word) => (/[^aeiou]y$/.test(word) ? [`${word.slice(0, -1)}i`] : []),
};
