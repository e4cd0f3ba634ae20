import type { DreamLanguage, LexiconLanguage } from "../language.ts";
import { isForeign } from "../language.ts";
import { once, readJson, symbolWordsOf } from "../lexicon.ts";
import type { WordFinder } from "../matching/find.ts";
import { createWordFinder } from "../matching/find.ts";
import type { SymbolId } from "../catalogue.ts";
import type { Action, Colour, LightWord, PersonId, Place, SceneWeather, State, Thing } from "./catalogue.ts";
import { FOREIGN_WORDS } from "./foreign.ts";

interface Named {
  /** Name in a list, indefinite: "a horse". A final " ♀" marks feminine nouns of languages without articles. */
  name: string;
  /** Search words, in the notation of `createWordFinder`. */
  words: string[];
}

/** The words of one language. */
interface SceneWords {
  things: Record<Thing, Named>;
  people: Record<PersonId, Named>;
  places: Record<Place, Named>;
  actions: Record<Action, string[]>;
  light: Record<LightWord, string[]>;
  weather: Record<SceneWeather, string[]>;
  colours: Record<Colour, string[]>;
  sizes: Record<"giant" | "tiny", string[]>;
  counts: Record<"two" | "three", string[]>;
  states: Record<State, string[]>;
  /** Regular expressions: what precedes or follows a word whose thing is absent, wished for or a comparison. */
  not: { before: string; after: string };
}

export type MentionKind = keyof Omit<SceneWords, "not">;
const MENTION_KINDS = [
  "things",
  "people",
  "places",
  "actions",
  "light",
  "weather",
  "colours",
  "sizes",
  "counts",
  "states",
] as const satisfies readonly MentionKind[];

export const sceneWordsOf = once((language: LexiconLanguage): SceneWords =>
  readJson(`../scene/words/${language}.json`),
);

function wordsOf(language: DreamLanguage): Map<string, string[]> {
  const found = new Map<string, string[]>();
  if (isForeign(language)) {
    const symbols = symbolWordsOf(language);
    for (const [symbol, target] of Object.entries(FOREIGN_WORDS))
      found.set(target, [...(found.get(target) ?? []), ...symbols[symbol as SymbolId].words]);
    return found;
  }
  const words = sceneWordsOf(language);
  for (const kind of MENTION_KINDS) {
    for (const [id, entry] of Object.entries(words[kind]))
      found.set(`${kind}:${id}`, Array.isArray(entry) ? entry : (entry as Named).words);
  }
  return found;
}

/** Finds all words of a scene. The ids of its matches are `kind:id`. */
export const sceneFinderOf = once((language: DreamLanguage): WordFinder =>
  createWordFinder(wordsOf(language), language),
);

interface Absence {
  before: RegExp;
  after: RegExp;
}

const FOREIGN_ABSENCE: Partial<Record<DreamLanguage, { before: string; after: string }>> = {
  de: {
    before:
      "\\b(?:kein|keine|keinen|keinem|keiner|ohne|wie ein|wie eine|wie einen|als ob [^,.;]{0,20})\\s+(?:\\S+\\s)?$",
    after: "^$",
  },
  ru: { before: "(?:без|не было|нет|словно|будто|как)\\s+(?:\\S+\\s)?$", after: "^\\s+не было" },
  zh: { before: "(?:没有|沒有|如果有|像)[^，。]{0,4}$", after: "^不见了" },
};

export const absenceOf = once((language: DreamLanguage): Absence => {
  const { before, after } = isForeign(language) ? FOREIGN_ABSENCE[language]! : sceneWordsOf(language).not;
  return { before: new RegExp(before, "iu"), after: new RegExp(after, "iu") };
});
