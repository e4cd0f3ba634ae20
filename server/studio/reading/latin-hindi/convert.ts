import type { Match } from "../matching/find.ts";
import { once, readJson } from "../lexicon.ts";
import { tokenise, type Token } from "../matching/tokens.ts";
import { formsOf, fullKey, keysOf, VERB_ENDINGS } from "./keys.ts";

/** Frequent words, by their Latin spellings. */
const commonWords = once((_: "hi"): ReadonlyMap<string, string> => {
  const words = readJson<Record<string, string>>("../latin-hindi/words.json");
  return new Map(
    Object.entries(words).flatMap(([word, spellings]) =>
      spellings.split(" ").map((spelling): [string, string] => [spelling, word]),
    ),
  );
});

/** The words of a list of search words, by the sounds that their Latin spellings share. */
function soundsOf(words: readonly string[]): ReadonlyMap<string, Set<string>> {
  const sounds = new Map<string, Set<string>>();
  for (const word of new Set(words))
    for (const form of formsOf(word))
      for (const key of keysOf(form)) {
        const known = sounds.get(key) ?? new Set();
        sounds.set(key, known.add(form));
      }
  return sounds;
}

const SHORTEST_KEY = 4;

/** How many letters of two words differ, at most three. */
function difference(a: string, b: string): number {
  const rows = Array.from({ length: a.length + 1 }, (_, i) => i);
  for (let j = 1; j <= b.length; j++) {
    let corner = rows[0]!;
    rows[0] = j;
    for (let i = 1; i <= a.length; i++) {
      const before = rows[i]!;
      rows[i] = Math.min(before + 1, rows[i - 1]! + 1, corner + (a[i - 1] === b[j - 1] ? 0 : 1));
      corner = before;
    }
  }
  return rows[a.length]!;
}

function bySound(word: string, sounds: ReadonlyMap<string, Set<string>>): string | undefined {
  const full = fullKey(word);
  const [key] = keysOf(word);
  const found = [...(sounds.get(key!) ?? [])]
    .map((form) => ({ form, apart: difference(fullKey(form), full) }))
    .toSorted((a, b) => a.apart - b.apart || a.form.length - b.form.length)[0];
  if (!found) return undefined;
  return found.apart === 0 || key!.length >= SHORTEST_KEY ? found.form : undefined;
}

/** A verb by its stem and ending: "nachti" is "नाच" and "ती". */
function asVerb(word: string, sounds: ReadonlyMap<string, Set<string>>): string | undefined {
  for (const [latin, ending] of VERB_ENDINGS) {
    if (!word.endsWith(latin) || word.length - latin.length < 3) continue;
    const stem = bySound(word.slice(0, -latin.length), sounds);
    if (stem && !/[\u093e-\u094c]$/u.test(stem)) return stem + ending;
  }
  return undefined;
}

export interface LatinHindiWords {
  /** All words of the search words, in Devanagari. */
  words: () => readonly string[];
  /** English words, which are written in Hindi dreams too. */
  findEnglish: (text: string) => Match[];
  /** The Hindi word of what an English word names. */
  nameOf: (id: string) => string | undefined;
}

export interface InDevanagari {
  text: string;
  /** Words of it with their offsets in the text as it was typed. */
  typed: <T extends { at: number; end: number }>(words: readonly T[]) => T[];
}

const soundsOfWords = once((_: "hi") => new Map<string, ReadonlyMap<string, Set<string>>>());

/** Words of two meanings, by the word that follows: "sari" is "all", and what is worn. */
const BY_NEXT: readonly (readonly [word: RegExp, next: RegExp, devanagari: string])[] = [
  [/^sa?ari$/u, /^ (?:me(?:in)?|pehn|pehen|pahan|pahn|ka|ki|ke)(?:\p{L}*)/iu, "साड़ी"],
  // "aata goondh rahi thi": flour, and otherwise "comes".
  [/^aa?ta$/u, /^ (?:go+n|gu+n|gut|saan|pis|chakk?i|le|lag|kam|aur (?:chawal|dal|ghee|pani))/iu, "आटा"],
  // "hat gaya": moved away.
  [/^hat$/u, /^ (?:ga[yi]|gya|ja|rah|rha|ke |kar|nahi)/iu, "हट"],
  // "maan liya": agreed.
  [/^maan$/u, /^ (?:ne|ko|ki|ka|ke (?!ba)|se|bol|aayi|thi|aur|mujhe|khana|ro|kah|keh)(?!\p{L})/iu, "माँ"],
  [/^uth$/u, /^ (?:par|pe|ki|ka|ne|ko|tha|dekha|khada|baitha|wala)(?!\p{L})/iu, "ऊँट"],
  // "moti aurat": stout, and otherwise a pearl.
  [
    /^moti$/u,
    /^ (?:aurat|ladki|aunty|lag|ho |thi|kitab|rassi|roti|billi|chuhi|maa|bahu|behen|si |dikh)/iu,
    "मोटी",
  ],
  // "chat kar rahi thi": wrote messages, and otherwise a roof.
  [/^chat$/u, /^ (?:kar|kr|ho|karn|kart|kiya|ki(?!\p{L})(?= (?:thi|hai|aur)))/iu, "चैट"],
];

const DEVANAGARI = /\p{Script=Devanagari}/u;

export function inDevanagari(typed: string, { words, findEnglish, nameOf }: LatinHindiWords): InDevanagari {
  const cache = soundsOfWords("hi");
  const sounds = cache.get("hi") ?? soundsOf(words());
  cache.set("hi", sounds);
  const common = commonWords("hi");
  const tokens = tokenise(typed, (word) => word.toLowerCase());
  const english = findEnglish(typed);
  const hindi = ({ word, at, end }: Token) => {
    // A text may change its script.
    if (DEVANAGARI.test(word)) return typed.slice(at, end);
    const meant = BY_NEXT.find(([one, next]) => one.test(word) && next.test(typed.slice(end)));
    if (meant) return meant[2];
    if (common.has(word)) return common.get(word);
    const one = english.find((match) => match.at === at && match.end === end);
    // What sounds exactly the same is Hindi.
    const same = bySound(word, sounds);
    if (same && (!one || difference(fullKey(same), fullKey(word)) === 0)) return same;
    return (one && nameOf(one.id)) ?? same ?? asVerb(word, sounds);
  };
  const parts: { at: number; end: number; typedAt: number; typedEnd: number }[] = [];
  let text = "";
  let last = 0;
  for (let i = 0; i < tokens.length; i++) {
    const token = tokens[i]!;
    // "Swimming pool": several English words that name one thing.
    const phrase = english.find(({ at, end }) => at === token.at && end > token.end);
    const name = phrase && nameOf(phrase.id);
    const end = name ? phrase.end : token.end;
    text += typed.slice(last, token.at);
    const at = text.length;
    text += name ?? hindi(token) ?? token.word;
    parts.push({ at, end: text.length, typedAt: token.at, typedEnd: end });
    last = end;
    while (name && tokens[i + 1] && tokens[i + 1]!.at < end) i++;
  }
  text += typed.slice(last);
  const typedAt = (at: number, isEnd = false): number => {
    const part = parts.find((one) => (isEnd ? at > one.at && at <= one.end : at >= one.at && at < one.end));
    return part ? (isEnd ? part.typedEnd : part.typedAt) : Math.min(at, typed.length);
  };
  return {
    text,
    typed: (words) => words.map((one) => ({ ...one, at: typedAt(one.at), end: typedAt(one.end, true) })),
  };
}
