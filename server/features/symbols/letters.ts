import type { Locale } from "#shared/locales.ts";

/** First kana of each row of the Japanese order. */
const KANA_ROWS = "あかさたなはまやらわ";
/** First consonants of Hangul syllables in Unicode's order; doubled ones count as single. */
const HANGUL_INITIALS = "ㄱㄱㄴㄷㄷㄹㅁㅂㅂㅅㅅㅇㅈㅈㅊㅋㅌㅍㅎ";
const HANGUL_START = 0xac00;
const SYLLABLES_PER_INITIAL = 588;

/** The heading of the index under which a word stands. */
export function firstLetterOf(word: string, locale: Locale): string {
  const [first = ""] =
    new Intl.Segmenter(locale).segment(word)[Symbol.iterator]().next().value?.segment ?? "";
  if (locale === "ja") return [...KANA_ROWS].findLast((row) => row.localeCompare(first, "ja") <= 0) ?? "あ";
  if (locale === "ko")
    return HANGUL_INITIALS[Math.floor((first.charCodeAt(0) - HANGUL_START) / SYLLABLES_PER_INITIAL)] ?? first;
  if (locale === "ar") return first.replace(/[أإآ]/, "ا");
  if (locale === "tr" || locale === "hi") return first.toLocaleUpperCase(locale);
  return first.replace(/œ/i, "O").normalize("NFD").charAt(0).toLocaleUpperCase(locale);
}
