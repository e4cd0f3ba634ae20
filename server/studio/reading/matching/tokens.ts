/** One word of a text and where it stands in it. */
export interface Token {
  /** As the grammar writes words for comparison. */
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
