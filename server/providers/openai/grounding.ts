/** Small letters and single spaces alone, so that typing and punctuation make no difference. */
function wordsOf(text: string): string {
  return text
    .normalize("NFKD")
    .replace(/\p{M}/gu, "")
    .toLowerCase()
    .replaceAll("ı", "i")
    .replace(/[^\p{L}\p{N}]+/gu, " ")
    .trim();
}

/** Scripts that put no spaces between words. */
const UNSPACED = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u;

/** Whether `quote` stands in the dream: its words in a row, the last one perhaps with an ending. */
export function isQuoteOf(dreamText: string, quote: string): boolean {
  const words = wordsOf(quote);
  if (UNSPACED.test(words)) return wordsOf(dreamText).replaceAll(" ", "").includes(words.replaceAll(" ", ""));
  return words.length >= 2 && ` ${wordsOf(dreamText)}`.includes(` ${words}`);
}

const RUN_WORDS = 8;
const RUN_SIGNS = 16;

/** Whether `text` repeats a long run of `source`, word by word. */
export function repeatsRunOf(source: string, text: string): boolean {
  const [written, told] = [wordsOf(source), wordsOf(text)];
  if (UNSPACED.test(written)) {
    const [signs, all] = [written.replaceAll(" ", ""), told.replaceAll(" ", "")];
    return Array.from({ length: Math.max(0, signs.length - RUN_SIGNS + 1) }).some((_, i) =>
      all.includes(signs.slice(i, i + RUN_SIGNS)),
    );
  }
  const words = written.split(" ");
  return words.some(
    (_, i) =>
      i + RUN_WORDS <= words.length && ` ${told} `.includes(` ${words.slice(i, i + RUN_WORDS).join(" ")} `),
  );
}
