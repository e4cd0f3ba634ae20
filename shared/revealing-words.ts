import type { Locale } from "./locales.ts";
import { givenNames, NAMES_WITHOUT_CAPITALS } from "./revealing-names.ts";

/** Most words that are returned. */
const FOUND_MAX = 5;

/** Email addresses, links and names of accounts. */
const CONTACT =
  /[\w.+-]{1,64}@[\w-]{1,63}\.[\w.-]{2,63}|(?:https?:\/\/|www\.)[^\s<>"]{3,}|(?<![\p{L}\p{N}_])@[\w.]{3,30}/gu;
/** Six digits and more, in any script: telephone numbers, dates, numbers of documents. */
const NUMBER = /[+(]?\p{Nd}(?:[\s()./-]{0,2}\p{Nd}){5,}/gu;
/** A capital in the midst of a sentence, with what follows it in capitals too. */
const NAME = /(?<=[\p{L}\p{N},;:)”’»-]\s)\p{Lu}\p{Ll}[\p{L}'’-]*(?:\s\p{Lu}\p{Ll}[\p{L}'’-]*){0,3}/gu;

/** What else names a person or a place, by language. A street alone is in many dreams: with its name it is a place. */
const OWN: Partial<Record<Locale, RegExp>> = {
  tr: /\p{Lu}\p{Ll}+(?=['’]\p{Ll})|(?:\p{Lu}[\p{L}]*\s){1,3}(?:[Ss]ok(?:ak|ağı)|[Cc]ad(?:de|desi)|[Mm]ahallesi|[Bb]ulvarı|[Aa]partmanı)(?!\p{L})/gu,
  "en-US": /\p{Nd}{1,5}\s(?:\p{Lu}[\p{L}]*\s){1,3}(?:street|st|road|rd|avenue|ave|lane|drive)(?!\p{L})/giu,
  ar: /(?<=(?:اسمه|اسمها|اسمي|يدعى|تدعى|شارع)\s)\p{L}{2,}/gu,
  hi: /(?<=नाम\s)(?!था|थी|है|हैं|से|क्या)[\p{L}\p{M}]{2,}/gu,
  ja: /(?<![\p{Script=Han}\p{Script=Katakana}ー])(?!(?:お|御|[父母兄姉祖娘奥嫁客神]))[\p{Script=Han}\p{Script=Katakana}ー]{2,8}(?:さん|ちゃん|くん)|\p{Nd}+丁目|[\p{Script=Han}]{1,6}\p{Nd}+番地/gu,
  ko: /[가-힣]{2,4}\s씨(?=[가는를의와도랑께에]|[^가-힣]|$)|[가-힣]{1,8}(?:로|길)\s?\p{Nd}+/gu,
};

/** Words with a capital that name nobody. */
const NOBODY =
  /^(?:I(?:['’].*)?|God|Dieu|Dios|Deus|Dio|Allah|Tanrı|Mom|Dad|Mum|(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day|January|February|March|April|May|June|July|August|September|October|November|December)$/u;
const HAS_NAMES_IN_CAPITALS = /^(?:tr|en|fr|it|es|pt)/;

/** A word with a capital, wherever it stands, with the names after it. */
const CAPITAL = /(?<![\p{L}\p{N}_@])(\p{Lu}\p{Ll}+)(?:-\p{Lu}\p{Ll}+)?(?:\s\p{Lu}\p{Ll}[\p{L}'’-]*){0,3}/gu;

/** Where a sentence begins with a name: a common given name, or one that stands elsewhere in the midst of a sentence. */
function namesAtStarts(text: string, language: Locale, names: readonly RegExpMatchArray[]) {
  const known = new Set([...givenNames(language), ...names.flatMap(([words]) => words.split(/\s/))]);
  return [...text.matchAll(CAPITAL)].filter(([, first]) => known.has(first!));
}

/**
 * Words of a dream that could tell who wrote it: names, numbers, addresses; at most five, in their order. A hint alone:
 * at the start of a sentence only common names and repeated ones are found, and a capital need not be a name.
 */
export function revealingWords(text: string, language: Locale): string[] {
  const own = [OWN[language === "en-GB" ? "en-US" : language], NAMES_WITHOUT_CAPITALS[language]];
  const rules = [CONTACT, NUMBER, ...own.filter((rule) => rule !== undefined)];
  const names = HAS_NAMES_IN_CAPITALS.test(language) ? [...text.matchAll(NAME)] : [];
  const atStarts = HAS_NAMES_IN_CAPITALS.test(language) ? namesAtStarts(text, language, names) : [];
  const found = [...rules.flatMap((pattern) => [...text.matchAll(pattern)]), ...names, ...atStarts]
    .map((match) => ({ at: match.index, words: match[0].replace(/['’-]+$/u, "").trim() }))
    .filter(({ words }) => !NOBODY.test(words))
    .toSorted((a, b) => a.at - b.at || b.words.length - a.words.length);
  const distinct: string[] = [];
  let end = 0;
  for (const { at, words } of found) {
    // One that begins within another says less.
    if (at < end || distinct.includes(words)) continue;
    end = at + words.length;
    distinct.push(words);
  }
  return distinct.slice(0, FOUND_MAX);
}

/** The same of a sentence and the name shown beside it. A single given name there is what its author chose to show. */
export function revealingBeside(sentence: string, name: string, language: Locale): string[] {
  const shown = name.trim();
  const words = revealingWords(sentence, language);
  if (/^[\p{L}\p{M}'’-]+$/u.test(shown)) return words.filter((word) => word !== shown);
  return [...new Set([...words, ...revealingWords(shown, language)])].slice(0, FOUND_MAX);
}
