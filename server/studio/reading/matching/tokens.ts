/** One word of a text with its position. */
export interface Token {
  /** Normalised by the grammar. */
  word: string;
  /** Offset of the first code unit in the text. */
  at: number;
  /** Offset after the last code unit. */
  end: number;
}

const WORD = /[\p{L}\p{M}\p{N}\u200c\u200d]+/gu;

/** Splits at everything that is not a letter, a mark or a digit, so that `l'eau` is two words. */
export function tokenise(text: string, normalise: (word: string) => string): Token[] {
  return Array.from(text.matchAll(WORD), (match) => ({
    word: normalise(match[0]),
    at: match.index,
    end: match.index + match[0].length,
  }));
}
