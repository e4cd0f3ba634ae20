/** Devanagari letters in the Latin letters in which they are typed. */
const CONSONANTS: Record<string, string> = Object.fromEntries(
  "क k ख kh ग g घ gh ङ n च ch छ chh ज j झ jh ञ n ट t ठ th ड d ढ dh ण n त t थ th द d ध dh न n प p फ ph ब b भ bh म m य y र r ल l व v श sh ष sh स s ह h"
    .split(" ")
    .reduce<[string, string][]>((pairs, one, i, all) => (i % 2 ? pairs : [...pairs, [one, all[i + 1]!]]), []),
);
const VOWELS: Record<string, string> = {
  अ: "a",
  आ: "a",
  इ: "i",
  ई: "i",
  उ: "u",
  ऊ: "u",
  ए: "e",
  ऐ: "e",
  ओ: "o",
  औ: "o",
  ऑ: "o",
  ऋ: "ri",
};
const SIGNS: Record<string, string> = {
  "ा": "a",
  "ि": "i",
  "ी": "i",
  "ु": "u",
  "ू": "u",
  "े": "e",
  "ै": "e",
  "ो": "o",
  "ौ": "o",
  "ॉ": "o",
  "ृ": "ri",
};
const NUKTA = "\u093c";
const VIRAMA = "\u094d";
const NASAL = /[\u0901\u0902]/u;

interface Spelling {
  /** How the letters ड़ and ढ़ are typed. */
  flap: "d" | "r";
  /** Whether a nasal vowel is typed with an n. */
  nasal: "n" | "";
}

function typedAs(word: string, { flap, nasal }: Spelling): string {
  const letters = [...word.normalize("NFD")];
  let typed = "";
  letters.forEach((letter, i) => {
    const next = letters[i + 1];
    if (CONSONANTS[letter]) {
      const isFlap = next === NUKTA && /[डढ]/u.test(letter);
      const follows = next === NUKTA ? letters[i + 2] : next;
      typed += isFlap ? (letter === "ढ" ? `${flap}h` : flap) : CONSONANTS[letter];
      const isLast = follows === undefined;
      if (!isLast && !SIGNS[follows] && follows !== VIRAMA) typed += "a";
    } else if (NASAL.test(letter)) typed += nasal;
    else typed += VOWELS[letter] ?? SIGNS[letter] ?? "";
  });
  return typed;
}

/** A Latin spelling without what people spell in two ways. */
function plain(word: string): string {
  return word
    .toLowerCase()
    .replace(/aa+/gu, "a")
    .replace(/ee|ii|ea/gu, "i")
    .replace(/oo|uu/gu, "u")
    .replace(/a(?:i|y(?=$|[^aeiou]))|ae|ei/gu, "e")
    .replace(/au|ou/gu, "o")
    .replace(/w/gu, "v")
    .replace(/ph/gu, "f")
    .replace(/z/gu, "j")
    .replace(/x/gu, "ks")
    .replace(/q|ck/gu, "k")
    .replace(/sh/gu, "s")
    .replace(/cch|chh/gu, "ch")
    .replace(/m(?=[pb])/gu, "n")
    .replace(/iy(?=[aeo])/gu, "i")
    .replace(/(\p{L})\1+/gu, "$1");
}

const SPELLINGS: readonly Spelling[] = [
  { flap: "d", nasal: "n" },
  { flap: "r", nasal: "n" },
  { flap: "d", nasal: "" },
  { flap: "r", nasal: "" },
];
const isDevanagari = (word: string) => /\p{Script=Devanagari}/u.test(word);
/** The vowel "a" between consonants is typed once, twice or not at all, and a last nasal often left out. */
const withoutA = (word: string) =>
  word
    .replace(/(?<=[aeiou])n$/u, "")
    .replace(/(?<=[^a])a(?=[^a])/gu, "")
    .replace(/m(?=[pb])/gu, "n");

/** What a word sounds like, with its vowels. */
export function fullKey(word: string): string {
  return plain(isDevanagari(word) ? typedAs(word, SPELLINGS[0]!) : word).replace(/r(?=h)/gu, "d");
}

/** The sounds by which a word is found, in all the spellings of a Devanagari one. */
export function keysOf(word: string): string[] {
  if (!isDevanagari(word)) return [withoutA(plain(word))];
  return [...new Set(SPELLINGS.map((spelling) => withoutA(plain(typedAs(word, spelling)))))];
}

/** A noun with its plural and oblique forms. */
export function formsOf(word: string): string[] {
  const stem = word.slice(0, -1);
  if (word.length < 3) return [word];
  if (word.endsWith("ी")) return [word, `${stem}ियाँ`, `${stem}ियों`];
  if (word.endsWith("ा")) return [word, `${stem}े`, `${stem}ों`];
  return /[\u093e-\u094c]$/u.test(word) ? [word] : [word, `${word}ों`, `${word}ें`];
}

/** Endings of verbs, in Latin letters and in Devanagari; longer ones first. */
export const VERB_ENDINGS: readonly (readonly [string, string])[] = [
  ["kar", "कर"],
  ["kr", "कर"],
  ["ke", "के"],
  ["ta", "ता"],
  ["ti", "ती"],
  ["te", "ते"],
  ["na", "ना"],
  ["ne", "ने"],
  ["ni", "नी"],
  ["yi", "ई"],
  ["ya", "या"],
  ["ye", "ए"],
  ["a", "ा"],
  ["i", "ी"],
  ["e", "े"],
  ["o", "ो"],
];
