import type { Locale } from "#shared/locales.ts";
import { isLatinHindi } from "./latin-hindi/detect.ts";

/** Languages of readings, with search words and texts in the lexicon. `pt-BR` uses the search words of `pt`. */
export const LEXICON_LANGUAGES = ["en", "tr", "fr", "it", "es", "pt", "ar", "hi", "ja", "ko"] as const;
export type LexiconLanguage = (typeof LEXICON_LANGUAGES)[number];

/** Languages of dreams that are no language of the interface: the lexicon has their search words only. */
export const FOREIGN_LANGUAGES = ["de", "ru", "zh"] as const;
export type ForeignLanguage = (typeof FOREIGN_LANGUAGES)[number];

/** Languages in which dreams are understood. */
export const DREAM_LANGUAGES = [...LEXICON_LANGUAGES, ...FOREIGN_LANGUAGES] as const;
export type DreamLanguage = (typeof DREAM_LANGUAGES)[number];

export function isForeign(language: DreamLanguage): language is ForeignLanguage {
  return (FOREIGN_LANGUAGES as readonly string[]).includes(language);
}

/** Romance languages share most of their word order. */
export type Romance = "es" | "fr" | "it" | "pt";
export const isRomance = (language: DreamLanguage): language is Romance =>
  language === "es" || language === "fr" || language === "it" || language === "pt";

/** Whether a language is written without spaces between words. */
export function isUnspaced(language: DreamLanguage): boolean {
  return language === "ja" || language === "zh";
}

/** The language whose search words a locale uses. */
export function lexiconLanguage(locale: Locale): LexiconLanguage {
  return locale.split("-")[0] as LexiconLanguage;
}

/** The folder with the texts of a locale's readings. `pt-BR` has its own: `você` in place of `tu`. */
export function writingFolder(locale: Locale): LexiconLanguage | "pt-BR" {
  return locale === "pt-BR" ? locale : lexiconLanguage(locale);
}

const SCRIPTS: [DreamLanguage, RegExp][] = [
  ["ko", /\p{Script=Hangul}/gu],
  ["ja", /[\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Han}]/gu],
  ["ar", /\p{Script=Arabic}/gu],
  ["hi", /\p{Script=Devanagari}/gu],
  ["ru", /\p{Script=Cyrillic}/gu],
];
const KANA = /[\p{Script=Hiragana}\p{Script=Katakana}]/u;
/** Words of Chinese sentences, which short Japanese texts without kana do not have. */
const CHINESE_WORDS = /[的了我是們们這这個个嗎吗沒没你她裡着過过]/u;
/** Letters of other Cyrillic languages, which are read in the language of the interface. */
const NOT_RUSSIAN = /[іїєґўђјљњћџќѓѕ]/iu;

const COMMON_WORDS: Partial<Record<DreamLanguage, string>> = {
  en: "the and was were i my me it in of to with but on that had a is at from there he she they as then you your this what",
  tr: "bir ve bu da de ben beni bana çok ama için gibi sonra vardı bir rüyamda rüya içinde o ne kadar her şey değil",
  fr: "le la les et je un une des dans mon ma mes était j'ai avec que qui mais sur il elle ne pas du au puis j étais de me on ça pour chez",
  it: "il la lo gli e ero un una nel nella mio mia che con ma di mi non era si sono del della poi una le i se ci al nu cu ca aggio steva ncopp ghe jera xe nun chillo comme",
  es: "el la los las y yo un una en mi mis que con pero estaba era no se me del al por luego había de muy",
  pt: "o a os as e eu um uma no na meu minha que com mas estava era não se me do da ao depois de muito tinha",
  de: "der die das und ich ein eine einen einem einer war waren ist mein meine meinem meiner mich mir in im auf mit von zu dem den aber dann als wie es sie er wir nicht hatte über unter da durch plötzlich aus an dass bei uns hab habe ne nem nen unser unsere unserem ihm zum zur vom wurde keine uf isch auch noch nur saß lag stand sitzt meinen meines seine seinen ihren ihre sind bist haben wird kam kommt steht liegt geht ging kann konnte wollte muss musste ganz dieser diese dieses jeder alles jemand immer bin des vom statt wieder weil wenn nach vor beim ohne für spielt isst frisst tanzt läuft rennt fliegt fährt schläft",
};
const DISTINCTIVE_LETTERS: Partial<Record<DreamLanguage, RegExp>> = {
  tr: /[ğışİ]/g,
  fr: /[èêœùâ]/g,
  es: /[ñ¿¡]/g,
  pt: /[ãõ]/g,
  it: /[òì]/g,
  de: /[äß]/g,
};
const COMMON_WORD_SETS = Object.entries(COMMON_WORDS).map(
  ([language, words]) => [language as DreamLanguage, new Set(words.split(" "))] as const,
);

function latinScore(language: DreamLanguage, known: ReadonlySet<string>, text: string, words: string[]) {
  const hits = words.filter((word) => known.has(word)).length;
  const letters = text.match(DISTINCTIVE_LETTERS[language] ?? /$^/g)?.length ?? 0;
  return hits + letters * 0.7;
}

/**
 * The language of a dream, found by script and then by common words. The language of `locale` wins when scores are
 * close.
 */
export function dreamLanguage(text: string, locale: Locale): DreamLanguage {
  const expected = lexiconLanguage(locale);
  const letters = text.match(/\p{L}/gu)?.length ?? 0;
  for (const [language, script] of SCRIPTS) {
    const share = (text.match(script)?.length ?? 0) / Math.max(1, letters);
    if (share <= (language === "ko" ? 0.25 : 0.4)) continue;
    if (language === "ja" && !KANA.test(text) && (expected !== "ja" || CHINESE_WORDS.test(text))) return "zh";
    if (language === "ru" && NOT_RUSSIAN.test(text)) return expected;
    return language;
  }
  if (letters === 0) return expected;
  if (isLatinHindi(text)) return "hi";
  // The articles of Naples: "'o purtiere d''o palazzo".
  if (expected === "it" && (text.match(/['’](?:o|a|e|na|nu|u) (?=\p{Ll})/gu)?.length ?? 0) > 1) return "it";
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
  if (expected === "ja") return KANA.test(text);
  if (COMMON_WORDS[expected] === undefined) return true;
  const words = text.toLowerCase().match(/\p{L}+/gu) ?? [];
  const scores = new Map(
    COMMON_WORD_SETS.map(([language, known]) => [language, latinScore(language, known, text, words)]),
  );
  const own = scores.get(expected)!;
  return own >= words.length * MIN_SCORE && own >= Math.max(...scores.values());
}
