/** How a language writes one word in many forms. */
export interface Grammar {
  /** The spelling in which words are compared; the same for the lexicon and the dream. */
  normalise(word: string): string;
  /** The dream written without its accents, as on a foreign keyboard: both sides are then compared so. */
  plain?: { isPlain(text: string): boolean; normalise(word: string): string };
  /** The word without what may be written in front of it (article, conjunction). */
  stripped(word: string): string[];
  /** Whether `rest`, the end of a word that begins with `stem`, is an ending of that word. */
  isEnding(stem: string, rest: string): boolean;
  /** Other stems that the dictionary form takes before an ending. */
  otherStems(word: string): string[];
  /** Whether a verb form (a pattern that begins with `~`) matches. */
  isVerbForm?(word: string, stem: string): boolean;
}
