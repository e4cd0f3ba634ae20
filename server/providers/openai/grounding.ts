/** Lower-case words without accents or punctuation, separated by single spaces. */
function wordsOf(text: string): string {
  return text
    .normalize("NFKD")
    .replace(/\p{M}/gu, "")
    .toLowerCase()
    .replaceAll("ı", "i")
    .replace(/[^\p{L}\p{N}]+/gu, " ")
    .trim();
}

/** Scripts without spaces between words. */
const UNSPACED = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u;

/** Whether the dream contains the words of `quote` in sequence; the last one may have a further ending. */
export function isQuoteOf(dreamText: string, quote: string): boolean {
  const words = wordsOf(quote);
  if (UNSPACED.test(words)) return wordsOf(dreamText).replaceAll(" ", "").includes(words.replaceAll(" ", ""));
  return words.length >= 2 && ` ${wordsOf(dreamText)}`.includes(` ${words}`);
}

/** Length of a run. All of a shorter source is one too, unless it is so short that a text may have it by chance. */
const RUN_WORDS = { min: 4, max: 8 };
const RUN_CHARACTERS = { min: 8, max: 16 };

/** Whether `text` repeats 8 words of `source` in sequence (16 characters in scripts without spaces), or all of it. */
export function repeatsRunOf(source: string, text: string): boolean {
  const [sourceWords, checked] = [wordsOf(source), wordsOf(text)];
  if (UNSPACED.test(sourceWords)) {
    const [characters, all] = [sourceWords.replaceAll(" ", ""), checked.replaceAll(" ", "")];
    const length = Math.max(RUN_CHARACTERS.min, Math.min(RUN_CHARACTERS.max, characters.length));
    return Array.from({ length: Math.max(0, characters.length - length + 1) }).some((_, i) =>
      all.includes(characters.slice(i, i + length)),
    );
  }
  const words = sourceWords.split(" ");
  const length = Math.max(RUN_WORDS.min, Math.min(RUN_WORDS.max, words.length));
  return words.some(
    (_, i) =>
      i + length <= words.length && ` ${checked} `.includes(` ${words.slice(i, i + length).join(" ")} `),
  );
}
