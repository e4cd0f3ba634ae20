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

const PROCLITICS = /^(?:[وف]?(?:ال|[بلك]ال|لل|[بلكس]|)|[وف])/;
const NOUN_ENDINGS = /^(?:ي|ك|ه|ها|هم|نا|كم|هما|ات|اتي|ين|ان|ون|ا|تين|تان|تي|تك|ته|تها|تنا|تهم|يه)$/;
const VERB_ENDINGS = /^(?:ت|تم|نا|وا|ون|ين|ه|ها|هم|ني|ك|نه|تني|تها|ته|ونني|تك|تا|ا|وني|نني|ان)?$/;

function stripped(word: string): string[] {
  const found = new Set([word]);
  const waw = /^[وف]/.test(word) && word.length > 3 ? word.slice(1) : null;
  for (const form of waw ? [word, waw] : [word]) {
    found.add(form);
    const clitic = PROCLITICS.exec(form)?.[0] ?? "";
    if (clitic && form.length - clitic.length >= 2) found.add(form.slice(clitic.length));
    if (/^[بلك]/.test(form) && form.length > 3) found.add(form.slice(1));
  }
  return [...found];
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
  isEnding: (stem, rest) => stem.length > 1 && NOUN_ENDINGS.test(rest),
  otherStems: (word) => (word.endsWith("ة") && word.length > 4 ? [`${word.slice(0, -1)}ت`] : []),
  isVerbForm,
};
