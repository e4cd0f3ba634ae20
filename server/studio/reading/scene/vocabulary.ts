import type { DreamLanguage, LexiconLanguage } from "../language.ts";
import { once, readJson } from "../lexicon.ts";
import type { Accessory, Animal } from "./animals.ts";
import type { Outfit } from "./outfit-names.ts";
import type { Role } from "./roles.ts";
import type { Match, WordFinder } from "../matching/find.ts";
import { createWordFinder } from "../matching/find.ts";
import { withoutOthers } from "./other-words.ts";
import type {
  Action,
  Colour,
  Crop,
  Activity,
  LightWord,
  PersonId,
  Place,
  State,
  Thing,
  WeatherWord,
} from "./catalogue.ts";
import { patternOf } from "../matching/letters.ts";

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
  activities: Record<Activity, string[]>;
  light: Record<LightWord, string[]>;
  weather: Record<WeatherWord, string[]>;
  colours: Record<Colour, string[]>;
  sizes: Record<"giant" | "tiny", string[]>;
  counts: Record<"two" | "three", string[]>;
  states: Record<State, string[]>;
  /** Regular expressions: what precedes or follows a word whose thing is absent, wished for or a comparison. */
  not: { before: string; after: string };
}

export type MentionKind = keyof Omit<SceneWords, "not">;
/** One word of the scene in the dream's NFC text. */
export interface Mention {
  kind: MentionKind;
  id: string;
  at: number;
  end: number;
  text: string;
  /** An animal that is a person of the scene, and what it is seen by. */
  animal?: Animal;
  fur?: Colour;
  many?: 2 | 3;
  does?: Action | Activity;
  role?: Role;
  wears?: readonly Accessory[];
  outfit?: Outfit;
  /** What grows on the field. */
  crop?: Crop;
  /** The words that say so. */
  was?: readonly Mention[];
}

const MENTION_KINDS = [
  "things",
  "people",
  "places",
  "actions",
  "activities",
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

type SearchWords = Record<MentionKind, Record<string, string[] | Named>> & Pick<SceneWords, "not">;

/** The search words of a language, also of those in which no reading is written. */
const searchWordsOf = once((language: DreamLanguage): SearchWords =>
  readJson(`../scene/words/${language}.json`),
);

/** The search words of a language by `kind:id`. */
export const searchWordsIn = once((language: DreamLanguage): ReadonlyMap<string, string[]> => {
  const words = searchWordsOf(language);
  return new Map(
    MENTION_KINDS.flatMap((kind) =>
      Object.entries(words[kind]).map(([id, entry]): [string, string[]] => [
        `${kind}:${id}`,
        Array.isArray(entry) ? entry : entry.words,
      ]),
    ),
  );
});

/** Things that are there by what somebody does. */
const OF_AN_ACT = new Set(["things:reflection", "things:knitting"]);
const isWithin = (one: Match, other: Match): boolean =>
  other.at <= one.at && other.end >= one.end && other.end - other.at > one.end - one.at;

/** Arabic "التسوق" is no form of "تسوق" (she drives): verbs have no article. */
const isVerbWithArticle = (word: string, id: string): boolean =>
  /^[وف]?[بكل]?ال[يتن]/u.test(word) &&
  !(searchWordsIn("ar").get(id) ?? []).some((one) => /^[!=~]*ال/u.test(one));

/** Whether an action is named within another word, or within that of falling snow or rain. */
function isPartOf(action: Match, other: Match): boolean {
  return (
    isWithin(action, other) ||
    (other.id.startsWith("weather:") && other.at < action.end && other.end > action.at)
  );
}

/**
 * Finds all words of a scene. The ids of its matches are `kind:id`. Actions are found apart, so that "a cavallo" is
 * riding and a horse; an action inside another word, such as "flying saucer", is none.
 */
export const sceneFinderOf = once((language: DreamLanguage): WordFinder => {
  const words = [...searchWordsIn(language)];
  const isAction = ([id]: [string, string[]]) => id.startsWith("actions:");
  const isAct = ([id]: [string, string[]]) => id.startsWith("activities:");
  const findActs = createWordFinder(new Map(words.filter(isAct)), language);
  const findActions = createWordFinder(new Map(words.filter(isAction)), language);
  const findOthers = createWordFinder(
    new Map(words.filter((entry) => !isAction(entry) && !isAct(entry))),
    language,
  );
  const asListed = withoutOthers(language, searchWordsIn(language));
  return (text) => {
    const others = asListed(text, findOthers(text));
    const actions = findActions(text).filter((action) => !others.some((other) => isPartOf(action, other)));
    const isNoun = (one: Match) =>
      language === "ar" && isVerbWithArticle(text.slice(one.at, one.end), one.id);
    // An "ironing board" is no ironing, but who sees a reflection is at a mirror.
    const acts = findActs(text).filter(
      (act) => !others.some((other) => isWithin(act, other) && !OF_AN_ACT.has(other.id)),
    );
    return [...others, ...asListed(text, [...actions, ...acts]).filter((one) => !isNoun(one))].toSorted(
      (a, b) => a.at - b.at,
    );
  };
});

interface Absence {
  before: RegExp;
  after: RegExp;
}

export const absenceOf = once((language: DreamLanguage): Absence => {
  const { before, after } = searchWordsOf(language).not;
  return { before: patternOf(before, "iu"), after: patternOf(after, "iu") };
});
