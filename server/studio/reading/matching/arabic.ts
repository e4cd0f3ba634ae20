import type { Grammar } from "./grammar.ts";

const DIACRITICS = /[\u064b-\u065f\u0670\u0640]/g;

function normalise(word: string): string {
  return word
    .normalize("NFC")
    .replace(DIACRITICS, "")
    .replace(/[أإآٱ]/g, "ا")
    .replaceAll("ى", "ي")
    .replaceAll("ؤ", "و")
    .replaceAll("ئ", "ي")
    .replaceAll("ة", "ه");
}

/** With those of the dialects: "عالسطح", "هالبيت", "دالدار". */
const PROCLITICS = /^(?:[وف]?(?:ال|[بلع]?هال|[بلكعد]ال|لل|[بلكس]|)|[وف])/;
/** Verbs of the dialects: "بركض" for "أركض", "يسبحو" for "يسبحون", "تاكله" with its object. */
const DIALECT_FIRST = /^ب(?![يتناب])(?=\p{L}{3})/u;
const VERB_PLURAL = /^([يت]\p{L}{2,}?)(?:و|وا|ون)(?:ي|ني|نا|ه|ها|هم|ك|كم)?$/u;
/** "ه" is also the ending of nouns in "ة". */
const VERB_OBJECT = /^(?:([يتنا]\p{L}{2,}?)(?:ني|نا|ها|هم|ك|كم)|([يت]\p{L}{2,})ه)$/u;
const NOUN_ENDINGS =
  /^(?:ي|ك|ه|ها|هم|نا|كم|هما|هن|كن|كو|ات(?:ي|ك|ه|ها|هم|نا|كم|هن|كن|و)?|ين|ان|ون|ا|تين|تان|تي|تك|ته|تها|تنا|تهم|تو|تهن|يه|يها|يهم|ينا)$/;
/** "His" in the Levant and Egypt, "سيارتو"; after shorter stems a verb of many. */
const HIS = /^و$/;
const VERB_ENDINGS = /^(?:ت|تم|نا|وا|ون|ين|ه|ها|هم|ني|ك|نه|تني|تها|ته|ونني|تك|تا|ا|وني|نني|ان)?$/;

function verbForms(word: string): string[] {
  const first = word.replace(DIALECT_FIRST, "ا");
  const plural = VERB_PLURAL.exec(word)?.[1];
  const [, object = undefined, ofThird = undefined] = VERB_OBJECT.exec(word) ?? [];
  return [
    ...(first === word ? [] : [first]),
    ...(plural ? [plural] : []),
    ...(object ? [object] : []),
    ...(ofThird ? [ofThird] : []),
  ];
}

function stripped(word: string): string[] {
  const found = new Set([word]);
  const waw = /^[وف]/.test(word) && word.length > 3 ? word.slice(1) : null;
  for (const form of waw ? [word, waw] : [word]) {
    found.add(form);
    const clitic = PROCLITICS.exec(form)?.[0] ?? "";
    // "كرز" are cherries and no rice.
    const shortest = /^[بلكس]$/.test(clitic) ? 3 : 2;
    if (clitic && form.length - clitic.length >= shortest) found.add(form.slice(clitic.length));
    if (/^[بلك]/.test(form) && form.length > 3) found.add(form.slice(1));
  }
  return [...found, ...[...found].flatMap(verbForms)];
}

/** Verbs are listed by their consonants; a prefix for the grammatical person and an ending may be added. */
function isVerbForm(word: string, stem: string): boolean {
  for (const before of ["", "ا", "ي", "ت", "ن", "سي", "سا", "است"]) {
    const form = before + stem;
    if (word.startsWith(form) && VERB_ENDINGS.test(word.slice(form.length))) return true;
  }
  return false;
}

export const arabic: Grammar = {
  normalise,
  stripped,
  isEnding: (stem, rest) =>
    stem.length > 1 && (NOUN_ENDINGS.test(rest) || (stem.length > 3 && HIS.test(rest))),
  otherStems: (word) => (word.endsWith("ة") && word.length > 2 ? [`${word.slice(0, -1)}ت`] : []),
  isVerbForm,
};
