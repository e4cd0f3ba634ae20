/** Inflection rules of a language. */
export interface Grammar {
  /** Normalises a word of the lexicon or of the dream for comparison. */
  normalise(word: string): string;
  /** Second normalisation, used for both sides when the dream is written without accents, or lacks many of them. */
  plain?: {
    /** Where letters without accents tell less of an ending. */
    isEnding?: (stem: string, rest: string) => boolean;
    isPlain(text: string): boolean;
    isCareless?(text: string): boolean;
    normalise(word: string): string;
  };
  /** The word without possible prefixes (article, conjunction). */
  stripped(word: string): string[];
  /** Whether `rest` is a valid ending of a word that begins with `stem`. */
  isEnding(stem: string, rest: string): boolean;
  /** Whether `rest` is an ending of number, owner or case, and nothing else, of a noun that is `stem`. */
  isNounEnding?(stem: string, rest: string): boolean;
  /** Other stems of a dictionary form, used before endings. */
  otherStems(word: string): string[];
  /** What stands between a noun and one that describes it: before it the first noun may be plural. */
  ofNoun?: RegExp;
  /** Whether `word` is a form of a verb pattern (`~stem`). */
  isVerbForm?(word: string, stem: string): boolean;
  /** Possible last words of a compound. */
  lastWords?(word: string): string[];
}
