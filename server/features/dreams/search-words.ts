// The words by which the library is searched: without case, accents and vowel signs that are often left out, the same
// for what is stored and for what is asked. Scripts without spaces are cut into pairs of characters.

/** A word of a text, with the place in the text that it was made from, in UTF-16 units. */
export interface FoundWord {
  word: string;
  start: number;
  end: number;
  /** Of a pair of characters: where its first one ends. */
  firstEnd: number;
}

/** Longer words are cut: an index takes no word of 2,000 letters. */
const LETTERS_MAX = 64;

/** Letters with their marks and digits, or one picture. Joiners and soft hyphens do not end a word. */
const SEGMENT = /[\p{L}\p{M}\p{N}\u00AD\u200C-\u200D\uFF9E\uFF9F]+|\p{Extended_Pictographic}/gu;
const UNSPACED =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}\u3005\u3006\u30FC\uFF70]/u;
/** A decomposed syllable of Hangul, or one character with its marks. */
const CHARACTER =
  /[\u1100-\u115F\uA960-\uA97C]+[\u1160-\u11A7\uD7B0-\uD7C6]*[\u11A8-\u11FF\uD7CB-\uD7FB]*|[^\p{M}\uFF9E\uFF9F][\p{M}\u00AD\u200C-\u200D\uFF9E\uFF9F]*|[\p{M}\uFF9E\uFF9F]+/gu;

/** Accents, harakat, points and the nukta, but no vowel sign without which a word is another one. */
const LEFT_OUT = new RegExp(
  `[${[
    // Soft hyphen, joiners and variants.
    String.raw`\u00AD\u200C-\u200D\uFE00-\uFE0F`,
    // Latin, Greek and Cyrillic.
    String.raw`\u0300-\u036F\u0483-\u0489\u1AB0-\u1AFF\u1DC0-\u1DFF\u20D0-\u20FF\uFE20-\uFE2F`,
    // Hebrew and Arabic.
    String.raw`\u0591-\u05BD\u05BF\u05C1\u05C2\u05C4\u05C5\u05C7\u0610-\u061A\u0640\u064B-\u065F\u0670\u06D6-\u06DC\u06DF-\u06E8\u06EA-\u06ED`,
    // The nukta of the scripts of India.
    String.raw`\u093C\u09BC\u0A3C\u0ABC\u0B3C\u0CBC`,
  ].join("")}]`,
  "g",
);
const SAME = new Map(
  Object.entries({
    ß: "ss",
    æ: "ae",
    œ: "oe",
    ø: "o",
    đ: "d",
    ð: "d",
    ł: "l",
    þ: "th",
    ħ: "h",
    ς: "σ",
    "\u0671": "\u0627",
    "\u0649": "\u064A",
    "\u06CC": "\u064A",
    "\u0629": "\u0647",
    "\u06A9": "\u0643",
    "\u0901": "\u0902",
  }),
);
const ALIKE = new RegExp(`[${[...SAME.keys()].join("")}]`, "g");
const KATAKANA = /[\u30A1-\u30F6]/g;
const OTHER_DIGITS = /[\u0660-\u0669\u06F0-\u06F9\u0966-\u096F]/g;
/** Digits of Arabic, Persian and Hindi: zero is at a multiple of 16, or 6 after one. */
const digitOf = (digit: string) => String((digit.charCodeAt(0) - (digit < "\u0900" ? 0 : 6)) % 16);
const NO_LETTER = /[^\p{L}\p{M}\p{N}\p{Extended_Pictographic}]/gu;
const PLAIN = /^[a-z0-9]*$/;

/** Letters without what the search does not tell apart; the same for each character as for all of them together. */
export function foldLetters(letters: string): string {
  if (PLAIN.test(letters)) return letters;
  return letters
    .replace(/[İIı]/g, "i")
    .normalize("NFKD")
    .replace(LEFT_OUT, "")
    .toLowerCase()
    .replace(ALIKE, (letter) => SAME.get(letter)!)
    .replace(KATAKANA, (kana) => String.fromCharCode(kana.charCodeAt(0) - 0x60))
    .replace(OTHER_DIGITS, (digit) => digitOf(digit))
    .replace(NO_LETTER, "")
    .normalize("NFC");
}

function cut(word: string): string {
  return word.length > LETTERS_MAX ? [...word].slice(0, LETTERS_MAX).join("") : word;
}

/** The pairs of a run of characters, each with the next one, and the last one alone. */
function pairsOf(run: string, offset: number): FoundWord[] {
  const characters: FoundWord[] = [];
  for (const { 0: letters, index } of run.matchAll(CHARACTER)) {
    const word = foldLetters(letters);
    const [start, end] = [offset + index, offset + index + letters.length];
    if (word !== "") characters.push({ word, start, end, firstEnd: end });
  }
  return characters.map((one, i) => {
    const next = characters[i + 1];
    return next ? { ...one, word: one.word + next.word, end: next.end } : one;
  });
}

/** Parts of a segment that are written with spaces between words, and those that are not. */
function runsOf(segment: string): { run: string; at: number; unspaced: boolean }[] {
  if (!UNSPACED.test(segment)) return [{ run: segment, at: 0, unspaced: false }];
  const runs: { run: string; at: number; unspaced: boolean }[] = [];
  for (const { 0: letters, index } of segment.matchAll(CHARACTER)) {
    const unspaced = UNSPACED.test(letters);
    const last = runs.at(-1);
    if (last?.unspaced === unspaced) last.run += letters;
    else runs.push({ run: letters, at: index, unspaced });
  }
  return runs;
}

/** The words of a text in their order. */
export function wordsIn(text: string): FoundWord[] {
  const words: FoundWord[] = [];
  for (const { 0: segment, index } of text.matchAll(SEGMENT)) {
    for (const { run, at, unspaced } of runsOf(segment)) {
      const start = index + at;
      if (unspaced) {
        words.push(...pairsOf(run, start));
        continue;
      }
      const word = cut(foldLetters(run));
      const end = start + run.length;
      if (word !== "") words.push({ word, start, end, firstEnd: end });
    }
  }
  return words;
}

/** Whether a word is one character, or a pair, of a script without spaces. */
export const isUnspaced = (word: string): boolean => UNSPACED.test(word);

const ARTICLE = /^[\u0648\u0641\u0628\u0643]?\u0627\u0644(?=..)|^\u0644\u0644(?=..)/;
const PARTICLE = /^[\u0648\u0641\u0628\u0643\u0644](?=...)/;

/** An Arabic word without its article and the particles written together with it. */
export const withoutArticle = (word: string): string => word.replace(ARTICLE, "");

/** Other words by which this one is found: Arabic ones without article and particles. */
export function shorterForms(word: string): string[] {
  const bare = withoutArticle(word);
  if (bare !== word) return [bare];
  const short = word.replace(PARTICLE, "");
  return short === word ? [] : [short];
}
