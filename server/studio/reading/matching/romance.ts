import type { Grammar } from "./grammar.ts";

const ACCENTS = /[\u0300-\u036f]/g;

function lower(word: string): string {
  return word.toLowerCase().normalize("NFC").replaceAll("œ", "oe");
}

function unaccented(word: string): string {
  return lower(word).normalize("NFD").replace(ACCENTS, "");
}

function isUnaccented(text: string): boolean {
  return !/[\u0300-\u036f]/.test(text.normalize("NFD"));
}

function romance(endings: RegExp, otherStems: (word: string) => string[]): Grammar {
  return {
    normalise: lower,
    plain: { isPlain: isUnaccented, normalise: unaccented },
    stripped: (word) => [word],
    isEnding: (_stem, rest) => endings.test(rest),
    otherStems,
  };
}

export const french = romance(/^[sx]$/, () => []);

export const spanish = romance(/^e?s$/, (word) => {
  if (word.endsWith("z")) return [`${word.slice(0, -1)}c`];
  return /[áéíóú][ns]$/.test(word) ? [unaccented(word)] : [];
});

export const portuguese = romance(/^(?:e?s|z?inh[oa]s?)$/, (word) => {
  if (word.endsWith("ão")) return [`${word.slice(0, -2)}õe`];
  if (word.endsWith("m")) return [`${word.slice(0, -1)}n`];
  if (/[ao]$/.test(word)) return [word.slice(0, -1)];
  return word.endsWith("l") ? [`${word.slice(0, -1)}i`] : [];
});

/** Italian plurals change the last vowel, so the stem is the word without it. */
export const italian: Grammar = {
  ...romance(/^(?:[aeio]|h?[ei]|in[oaie])$/, (word) =>
    /[aeo]$/.test(word) && word.length > 3 ? [word.slice(0, word.endsWith("io") ? -2 : -1)] : [],
  ),
};
