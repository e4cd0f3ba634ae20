import type { Locale } from "#shared/locales.ts";

/** Languages with search words in the lexicon. `pt-BR` uses those of `pt`. */
export const LEXICON_LANGUAGES = ["en", "tr", "fr", "it", "es", "pt", "ar", "hi", "ja", "ko"] as const;
export type LexiconLanguage = (typeof LEXICON_LANGUAGES)[number];

/** The language whose search words a locale uses. */
export function lexiconLanguage(locale: Locale): LexiconLanguage {
  return locale.split("-")[0] as LexiconLanguage;
}

/** The folder with the texts of a locale's readings. `pt-BR` has its own: `você` in place of `tu`. */
export function writingFolder(locale: Locale): LexiconLanguage | "pt-BR" {
  return locale === "pt-BR" ? locale : lexiconLanguage(locale);
}

const SCRIPTS: [LexiconLanguage, RegExp][] = [
  ["ko", /\p{Script=Hangul}/gu],
  ["ja", /[\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Han}]/gu],
  ["ar", /\p{Script=Arabic}/gu],
  ["hi", /\p{Script=Devanagari}/gu],
];

const COMMON_WORDS: Partial<Record<LexiconLanguage, string>> = {
  en: "the and was were i my me it in of to with but on that had a is at from there he she they as then you your this what",
  tr: "bir ve bu da de ben beni bana çok ama için gibi sonra vardı bir rüyamda rüya içinde o ne kadar her şey değil",
  fr: "le la les et je un une des dans mon ma mes était j'ai avec que qui mais sur il elle ne pas du au puis j étais",
  it: "il la lo gli e ero un una nel nella mio mia che con ma di mi non era si sono del della poi una le i",
  es: "el la los las y yo un una en mi mis que con pero estaba era no se me del al por luego había de muy",
  pt: "o a os as e eu um uma no na meu minha que com mas estava era não se me do da ao depois de muito tinha",
};
const DISTINCTIVE_LETTERS: Partial<Record<LexiconLanguage, RegExp>> = {
  tr: /[ğışİ]/g,
  fr: /[èêœùâ]/g,
  es: /[ñ¿¡]/g,
  pt: /[ãõ]/g,
  it: /[òì]/g,
};
const COMMON_WORD_SETS = Object.entries(COMMON_WORDS).map(
  ([language, words]) => [language as LexiconLanguage, new Set(words.split(" "))] as const,
);

function latinScore(language: LexiconLanguage, known: ReadonlySet<string>, text: string, words: string[]) {
  const hits = words.filter((word) => known.has(word)).length;
  const letters = text.match(DISTINCTIVE_LETTERS[language] ?? /$^/g)?.length ?? 0;
  return hits + letters * 0.7;
}

/**
 * The language of a dream, found by script and then by common words. The language of `locale` wins when scores are
 * close.
 */
export function dreamLanguage(text: string, locale: Locale): LexiconLanguage {
  const expected = lexiconLanguage(locale);
  const letters = text.match(/\p{L}/gu)?.length ?? 0;
  for (const [language, script] of SCRIPTS) {
    const share = (text.match(script)?.length ?? 0) / Math.max(1, letters);
    if (share > 0.4 || (language === "ko" && share > 0.25)) return language;
  }
  if (letters === 0) return expected;
  const words = text.toLowerCase().match(/\p{L}+/gu) ?? [];
  const scores = COMMON_WORD_SETS.map(
    ([language, known]) =>
      [language, latinScore(language, known, text, words) + (language === expected ? 1.5 : 0)] as const,
  );
  scores.sort((a, b) => b[1] - a[1]);
  const best = scores[0]!;
  const expectedIsLatin = COMMON_WORDS[expected] !== undefined;
  if (best[1] < 1 && expectedIsLatin) return expected;
  return best[0];
}

/** Score per word that text in a language exceeds, and text in other languages does not. */
const MIN_SCORE = 0.1;
/** Quotations of the dream, which may be in another language than the reading. */
const QUOTED = /[“«„‘「『"][^”»“’」』"]*[”»“’」』"]/g;

/**
 * Whether a text is written in the language of `locale`, without regard to region. Stricter than `dreamLanguage`: the
 * text must reach `MIN_SCORE`.
 */
export function isWrittenIn(written: string, locale: Locale): boolean {
  const text = written.replace(QUOTED, " ");
  const expected = lexiconLanguage(locale);
  if (dreamLanguage(text, locale) !== expected) return false;
  // Kanji alone could be Chinese, which has no Hiragana.
  if (expected === "ja") return /\p{Script=Hiragana}/u.test(text);
  if (COMMON_WORDS[expected] === undefined) return true;
  const words = text.toLowerCase().match(/\p{L}+/gu) ?? [];
  const scores = new Map(
    COMMON_WORD_SETS.map(([language, known]) => [language, latinScore(language, known, text, words)]),
  );
  const own = scores.get(expected)!;
  return own >= words.length * MIN_SCORE && own >= Math.max(...scores.values());
}
