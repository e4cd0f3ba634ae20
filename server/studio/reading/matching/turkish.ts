import type { Grammar } from "./grammar.ts";
import { patternOf } from "./letters.ts";

const VOWELS = "aeıioöuü";
const FRONT = "eiöü";
const SOFTENED: Record<string, string> = { ç: "c", k: "ğ", p: "b", t: "d" };

const PLURAL = "(?:l[ae]r)?";
const MAKING = "(?:l[ıiuü](?:k(?:l[ae]r)?)?|s[ıiuü]z|c[ıiuü](?:k|ğ)?)?";
const OWNER = "(?:[ıiuü]?m(?:[ıiuü]z)?|[ıiuü]?n[ıiuü]z|[ıiuü]?n|s?[ıiuü]n?)?";
const CASE =
  "(?:[ıiuüae]|[yn][ıiuüae]|n?[ıiuü]n|[dt][ae](?:n|ki(?:l[ae]r)?(?:[dt][ae]n?|y?l[ae]|n?[ıiuü]n?|[ae])?)?|y?l[ae])?";
const BEING =
  "(?:y?[dt][ıiuü](?:[mnk]|n[ıiuü]z|l[ae]r)?|y?m[ıiuü]ş(?:[ıiuü]m|t[ıiuü])?|y?s[ae]m?|[dt][ıiuü]r|y?ken|y[ıiuü][mz])?";
const ENDINGS = patternOf(`^${PLURAL}${MAKING}${PLURAL}${OWNER}${CASE}${BEING}$`, "u");

/** Behind "in it": who was there, "evdeydik". */
const THERE = "y(?:d[ıiuü](?:[mkn]|l[ae]r)?|m[ıiuü]ş(?:[ıiuü][mz]|l[ae]r|t[ıiuü][mk]?)?|ken|[ıiuü][mz])";
/** A noun alone: "gülden", and not "güldü" (laughed) or "güllük". */
const NOUN_ENDINGS = patternOf(
  `^${PLURAL}${OWNER}(?:[ıiuüae]|[yn][ıiuüae]|n?[ıiuü]n|n?[dt][ae](?:n|ki(?:l[ae]r)?|${THERE})?|y?l[ae])?$`,
  "u",
);

/** What cannot follow a consonant: "gülme" (do not laugh) is no "gülüme" (to my rose). */
const AFTER_VOWEL = /^(?:m(?![ıiuü]ş)|n|s[ıiuü](?!z)|y)/u;
/** What cannot follow a vowel: "kovaladı" (chased) is no "kovaydı" (was a bucket). */
const AFTER_CONSONANT = /^(?:[ıiuüae]|l[ae](?!r)|[dt][ıiuü](?!r)|m[ıiuü]ş|s[ae]m?$|ken)/u;
const fits = (stem: string, rest: string): boolean =>
  !(VOWELS.includes(stem.at(-1)!) ? AFTER_CONSONANT : AFTER_VOWEL).test(rest);

function lastVowel(word: string): string | undefined {
  return [...word].findLast((letter) => VOWELS.includes(letter));
}

/** Vowel harmony: each vowel of the ending is front or back like the vowel before it. */
function isHarmonic(stem: string, rest: string): boolean {
  let before = lastVowel(stem);
  for (const letter of rest.replace(/(?<=[dt][ae])ki.*$/u, "").replace(/ken$/u, "")) {
    if (!VOWELS.includes(letter)) continue;
    if (before !== undefined && FRONT.includes(before) !== FRONT.includes(letter)) return false;
    before = letter;
  }
  return true;
}

const PLAIN_LETTERS: Record<string, string> = {
  ç: "c",
  ğ: "g",
  ı: "i",
  ö: "o",
  ş: "s",
  ü: "u",
  â: "a",
  î: "i",
  û: "u",
};

/** Without dots, "kopruden" is "köprüden": only "a" and "e" tell. */
function isPlainlyHarmonic(stem: string, rest: string): boolean {
  const told = `${lastVowel(stem) ?? ""}${rest.replace(/(?<=[dt][ae])ki.*$/u, "").replace(/ken$/u, "")}`;
  return !(told.includes("a") && told.includes("e"));
}

function normalise(word: string): string {
  return word
    .toLocaleLowerCase("tr")
    .normalize("NFC")
    .replace(/[âîû]/g, (letter) => PLAIN_LETTERS[letter]!);
}

export const turkish: Grammar = {
  normalise,
  plain: {
    isPlain: (text) => !/[çğıİöşüÇĞÖŞÜ]/.test(text),
    // Typed with some of them, or in the dialect of the Black Sea: "kanatlari", "kapıyi".
    isCareless: (text) => /(?:lari|[aıou]yi)(?!\p{L})/u.test(text),
    isEnding: (stem, rest) => ENDINGS.test(rest) && fits(stem, rest) && isPlainlyHarmonic(stem, rest),
    normalise: (word) => word.toLowerCase().replace(/[çğıöşüâîû]/g, (letter) => PLAIN_LETTERS[letter]!),
  },
  stripped: (word) => [word],
  isEnding: (stem, rest) => ENDINGS.test(rest) && fits(stem, rest) && isHarmonic(stem, rest),
  isNounEnding: (stem, rest) => NOUN_ENDINGS.test(rest) && fits(stem, rest) && isHarmonic(stem, rest),
  otherStems(word) {
    const softened = SOFTENED[word.at(-1)!];
    const syllables = [...word].filter((letter) => VOWELS.includes(letter)).length;
    return softened && syllables > 1 ? [word.slice(0, -1) + softened] : [];
  },
};
