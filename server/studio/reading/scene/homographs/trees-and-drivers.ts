import { patternOf } from "../../matching/letters.ts";
import type { Homograph } from "./homograph.ts";

/** Where a tree grows, and what one does on it or below it. */
const YARD = "(?:cortile|giardino|orto|campo|aia|frutteto|terrazzo)";
const BEFORE_TREE = patternOf(
  `(?<!\\p{L})(?:(?:sotto|all['’]ombra del|accanto|dietro|sopra)(?: a)?|salit[oa] su|arrampicat[oa] su|${YARD} (?:c['’]era|cresceva) (?:ancora )?)(?: ?(?:il|un|al|quel|l|del))? ?(?:vecchio |grande |grosso |nostro )?$`,
  "iu",
);
const TREES_ARTICLE = /(?<!\p{L})(?:il|quel|un|del|nostro|vecchio|grande|grosso|bel) $/iu;
const IN_YARD = patternOf(
  `^(?: \\p{L}+)? (?:in|nel|del|dell['’]|in mezzo al|nell['’]) ?${YARD}(?!\\p{L})`,
  "iu",
);
const isTree = (id: string, is: string, word: RegExp): Homograph[] => [
  { id, word, is, before: BEFORE_TREE },
  { id, word, is, before: TREES_ARTICLE, after: IN_YARD },
];
/** Italian trees by the word for their fruit: "il fico in cortile", "sotto il limone". */
export const ITALIAN_TREES: readonly Homograph[] = [
  ...isTree("fig", "figTree", /^fico$/iu),
  ...isTree("lemon", "lemonTree", /^limone$/iu),
];

/** "كنت سايق تاكسي": the dreamer drives, and nobody else. */
export const ARABIC_DRIVERS: readonly Homograph[] = [
  {
    id: "man",
    word: /^(?:سايق|سايقة|سواق)$/u,
    before: /(?<!\p{L})[وف]?(?:إني|اني|أنا|انا|كنت|كأني) $/u,
  },
];

/** Food for dogs; a dog may be called so with a capital. */
export const DOG_BISCUITS: readonly Homograph[] = [
  { id: "dog", word: /^dogs?$/iu, after: /^ biscuits?(?!\p{L})/u },
  { id: "cookie", word: /^biscuits?$/u, before: /(?<!\p{L})dogs? $/iu },
];
