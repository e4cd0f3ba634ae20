import type { DreamLanguage } from "./language.ts";
import { once } from "./lexicon.ts";
import { NO_NAMES, PERSON_CUES, type PersonCues } from "./person-cues.ts";

/** A proper name of a person in a dream. */
export interface NamedPerson {
  /** As written, without endings after an apostrophe. */
  name: string;
  /** Offsets of its mentions in the NFC text, in order. */
  mentions: { at: number; end: number }[];
}

interface Word {
  text: string;
  low: string;
  at: number;
  end: number;
  begins: boolean;
}

const NAMES_MAX = 12;
const WORD = /\p{L}[\p{L}\p{M}]*/gu;
const NAME = /^\p{Lu}[\p{Ll}\p{M}]{2,23}$/u;
/** What ends a sentence, or opens words that are said. */
const BEGINS = /[.!?…:;\n"“”„«»¿¡–—(]|(?:^|\s)[-‘']/u;
const APOSTROPHE = /^['’]$/u;
/** A text with more capitals in its sentences is written with capitals for another reason. */
const CAPITALS_MAX = 0.3;
const CAPITALS_COUNTED = 6;
/** Endings of places after an apostrophe, and of company. */
const TURKISH = { place: /^[dt][ae](?:n|ki)?$/u, company: /^y?l[ae]$/u };

const folded = (text: string) =>
  text.normalize("NFKD").replace(/\p{M}/gu, "").toLowerCase().replaceAll("ı", "i");

const LANGUAGES = "en tr fr it es pt ar hi ja ko de ru zh nl sv el pl uk ro hu fa he ku la".split(" ");
const LETTERS = [..."ABCDEFGHIJKLMNOPQRSTUVWXYZ"];

/** Words of countries, cities, languages, months and days, folded. */
const otherNames = once((language: DreamLanguage): ReadonlySet<string> => {
  const regions = new Intl.DisplayNames(language, { type: "region", fallback: "none" });
  const languages = new Intl.DisplayNames(language, { type: "language" });
  const dated = (options: Intl.DateTimeFormatOptions, days: number) =>
    Array.from({ length: 12 }, (_, i) =>
      new Intl.DateTimeFormat(language, { ...options, timeZone: "UTC" }).format(
        Date.UTC(2026, 0, 5 + i * days),
      ),
    );
  const all = [
    ...LETTERS.flatMap((a) => LETTERS.map((b) => regions.of(a + b) ?? "")),
    ...LANGUAGES.map((code) => languages.of(code) ?? ""),
    ...Intl.supportedValuesOf("timeZone").map((zone) => zone.split("/").at(-1)!.replaceAll("_", " ")),
    ...dated({ month: "long" }, 30),
    ...dated({ weekday: "long" }, 1),
    ...NO_NAMES,
  ];
  return new Set(all.flatMap((name) => folded(name).match(/\p{L}+/gu) ?? []));
});

function wordsOf(text: string, language: DreamLanguage, { titles }: PersonCues): Word[] {
  const found: Word[] = [];
  for (const { 0: word, index } of text.matchAll(WORD)) {
    const last = found.at(-1);
    const between = text.slice(last?.end ?? 0, index);
    const low = word.toLocaleLowerCase(language);
    // "Mr. Smith" is one sentence.
    const abbreviated = /^\.\s?$/u.test(between) && titles.includes(last!.low);
    const begins = !last || (BEGINS.test(between) && !abbreviated);
    found.push({ text: word, low, at: index, end: index + word.length, begins });
  }
  return found;
}

/** What the words beside a name say of it. */
function cueAt(words: readonly Word[], i: number, text: string, cues: PersonCues) {
  const own = words[i]!;
  const isBeside = (left: Word | undefined, right: Word | undefined) =>
    left && right && /^\.?\s+$/u.test(text.slice(left.end, right.at));
  const before = isBeside(words[i - 1], own) ? words[i - 1] : undefined;
  const after = isBeside(own, words[i + 1]) ? words[i + 1] : undefined;
  const farther = before && cues.articles.includes(before.low) ? words[i - 2] : before;
  const ending = APOSTROPHE.test(text.slice(own.end, words[i + 1]?.at)) ? words[i + 1]!.low : "";
  const isTurkish = cues === PERSON_CUES.tr;
  const has = (list: readonly string[], word: Word | undefined) =>
    word !== undefined && list.includes(word.low);
  if (has(cues.relations, before) || has(cues.titles, before) || has(cues.titles, after)) return "related";
  if (has(cues.company, farther) || (isTurkish && (after?.low === "ile" || TURKISH.company.test(ending))))
    return "company";
  if (has(cues.places, farther) || (isTurkish && TURKISH.place.test(ending))) return "place";
  return has(cues.either, farther) ? "either" : "none";
}

/**
 * The persons that a dream names, by proper names inside its sentences. `taken`: where words of the lexicon stand,
 * which are names only after a relation ("arkadaşım Deniz").
 */
export function peopleIn(
  text: string,
  language: DreamLanguage,
  taken: readonly { at: number; end: number }[],
): NamedPerson[] {
  const cues = PERSON_CUES[language];
  if (!cues) return [];
  const words = wordsOf(text, language, cues);
  const inside = words.filter(({ begins }) => !begins);
  const capitals = inside.filter((word) => /^\p{Lu}/u.test(word.text) && word.text.length > 1).length;
  const strict =
    cues.capitalNouns === true || (capitals > CAPITALS_COUNTED && capitals > inside.length * CAPITALS_MAX);
  const plain = new Set(words.filter(({ text: word }) => /^\p{Ll}/u.test(word)).map(({ low }) => low));
  const candidates = new Map<string, { mentions: Word[]; cues: Set<string> }>();
  for (const [i, word] of words.entries()) {
    if (!NAME.test(word.text) || cues.titles.includes(word.low) || cues.relations.includes(word.low))
      continue;
    const own = candidates.get(word.text) ?? { mentions: [], cues: new Set() };
    candidates.set(word.text, own);
    const cue = cueAt(words, i, text, cues);
    const isTaken = taken.some(({ at, end }) => at < word.end && end > word.at);
    if (isTaken && cue !== "related") continue;
    own.mentions.push(word);
    if (!word.begins || cue === "related") own.cues.add(cue);
  }
  return [...candidates]
    .filter(([name, { cues: found }]) => {
      if (found.has("related")) return true;
      if (strict || plain.has(name.toLocaleLowerCase(language)) || otherNames(language).has(folded(name)))
        return false;
      return found.has("company") || (found.has("none") && !found.has("place"));
    })
    .slice(0, NAMES_MAX)
    .map(([name, { mentions }]) => ({ name, mentions: mentions.map(({ at, end }) => ({ at, end })) }));
}
