import { type DreamLanguage, isForeign } from "../language.ts";
import type { Colour, Place, State, Thing } from "./catalogue.ts";
import { DRIVING, VEHICLES } from "./driving.ts";
import type { ReadText } from "./mentions.ts";
import type { Gear } from "./gear.ts";
import { isOfAnimal } from "./parts.ts";
import { isInside } from "./places.ts";
import type { rainOf } from "./rain-of.ts";
import type { AtCeiling } from "./room-shape-names.ts";
import { isForeignPlural } from "./plural-forms.ts";
import { isPlural } from "./several.ts";
import { type Mention, sceneWordsOf } from "./vocabulary.ts";
import type { Where } from "./where.ts";

/** How a thing stands to another of the scene: on it, in it, under it, coming out of it, or what it is made of. */
export interface Bond {
  to: Thing;
  how: "on" | "in" | "under" | "from" | "of";
}

/** A thing of the scene, as the text has it. */
export interface SceneThing {
  thing: Thing;
  colour?: Colour;
  /** Three stands for any larger number. */
  count?: 2 | 3;
  size?: "giant" | "tiny";
  /** Large for its kind, or drawn out. */
  shape?: "big" | "long";
  /** A clock shows no time. */
  lacks?: "hands";
  /** It is on the water. */
  afloat?: true;
  /** The thing itself flies or falls. */
  moves?: "flying" | "falling";
  state?: State;
  /** It clings to the ceiling of the room, hangs from it or comes down from it. */
  ceiling?: AtCeiling;
  /** It is beyond the windows. */
  outside?: true;
  /** How an animal is seen. */
  pose?: "asleep" | "upright";
  /** How it stands to another thing of the scene. */
  bond?: Bond;
  /** An animal has it. */
  gear?: Gear;
  /** The moon, the sun or stars that are in it, on it or come out of it. */
  holds?: { sky: "moon" | "sun" | "stars"; how: "in" | "on" | "from" };
}

export interface Things {
  /** In order of appearance. */
  things: Map<Thing, SceneThing>;
  ofMention: ReadonlyMap<Mention, SceneThing>;
}

/** "The lift of my building": the building only says which lift. */
const OF_MY: Partial<Record<DreamLanguage, RegExp>> = {
  en: /^ (?:of|in) (?:my|our|the) $/u,
  fr: /^ (?:de|dans) (?:mon|ma|notre|l['’]) ?$/u,
  it: /^ (?:del|della|dell['’]|di) ?(?:mio |mia )?$/u,
  es: /^ (?:de|del) (?:mi )?$/u,
  pt: /^ (?:do|da) (?:meu |minha )?$/u,
};
function isWhereIts(mention: Mention, { all, text, language }: ReadText): boolean {
  if (mention.id !== "building") return false;
  // "O porteiro do prédio".
  const last = all.findLast((one) => /^(?:things|places|people)$/u.test(one.kind) && one.end <= mention.at);
  return last !== undefined && OF_MY[language]?.test(text.slice(last.end, mention.at)) === true;
}

/** The dictionary form of a thing's first word, which tells singular from plural. */
function firstWord(thing: Thing, language: DreamLanguage): string {
  return isForeign(language) ? "" : sceneWordsOf(language).things[thing].name;
}

/** What is on a laid table, and that itself. */
const LAID = new Set<Thing>(["table", "roastTurkey", "candle", "plate"]);
/** Whether a place shows a thing by itself. */
function isOfPlace(thing: Thing, place: Place | null, named: readonly Place[]): boolean {
  // One stands in the house, or on its porch.
  if (thing === "house" || thing === "building")
    return (
      isInside(place) ||
      place === "porch" ||
      place === "onBalcony" ||
      place === "doorstep" ||
      place === "townHall"
    );
  if (thing === "stairs") return place === "stairwell";
  // The ground of a beach and of a desert is sand.
  if (thing === "sand") return place === "shore" || place === "desert";
  // One is in it, behind its front door, and at the table that is laid.
  if (thing === "door" && (place === "entranceHall" || place === "doorstep")) return true;
  if (named.includes("diningRoom") && LAID.has(thing)) return true;
  // There it is on the heads of people.
  return thing === "hair" && place === "hairdresser";
}

/** Yards of a house, which is seen there. */
const YARD =
  /^(?:patios?|cour|cortil[ei]|pátios?|avlu\p{L}*|courtyard|(?:ال)?فناء|(?:ال)?حوش|आँगन|आंगन|(?:앞|뒷)?마당\p{L}*|中庭)$/iu;
/** Where cars stand in rows. */
const CAR_PARK =
  /^(?:car park|parking|parcheggio|aparcamiento|estacionamento|estacionamiento|parque de estacionamento|otopark|주차장|駐車場|पार्किंग|موقف (?:ال)?سيارات)/iu;

/** Fairs that are lit by paper lanterns. */
const LANTERNS = /^(?:夏祭り|お祭り|縁日|盆踊り|夜店)$/u;

const VENICE = /^(?:ven[ei]|البندقية|فينيس|वेनिस|ヴェ|ベネ|베네|베니|венец|威尼斯)/iu;

/** What a place shows by the word that names it. */
function ofPlaceWord(place: Place | null, { of }: ReadText): SceneThing[] {
  const isNamed = (word: RegExp) => of("places").some(({ id, text }) => id === place && word.test(text));
  if (place === "garden" && isNamed(YARD)) return [{ thing: "house" }];
  if (place === "canal" && isNamed(VENICE)) return [{ thing: "gondola" }];
  if (place === "fairground" && isNamed(LANTERNS)) return [{ thing: "paperLantern", count: 3 }];
  return (place === "road" || place === "street") && isNamed(CAR_PARK) ? [{ thing: "car", count: 3 }] : [];
}

/** Whether another thing has this one as a part: a plane its wings, a lift its doors, a piano its keys. */
function isPart(mention: Mention, read: ReadText): boolean {
  const { id, text } = mention;
  const has = (whole: Thing) => read.of("things").some((other) => other.id === whole);
  return (
    (id === "wings" && has("plane")) ||
    (id === "door" && has("elevator")) ||
    (id === "key" && text.toLowerCase() === "keys" && has("piano")) ||
    isOfAnimal(mention, read)
  );
}

/** Places that are known by their desks when they are on a ship. */
const DESKS = new Set<Place>(["school", "exam", "office"]);

/** Words for a part of a body that say its size themselves: "mano gigante". */
const GIANT_PART =
  /^(?:man[oi]|main|mão|mãos|ojos?|[oœ]e?il|occhi[oi]?|olhos?|boca|bouche|bocca|lengua|langue|lingua|língua) (?:gigant\p{L}*|géante?s?|enorm\p{L}*|énormes?)$/iu;

/** The things of a scene. `worn`: words of what people have on. */
export function thingsOf(
  read: ReadText,
  { place, named, aboard }: Where,
  { fallen, isWorn }: { fallen: ReturnType<typeof rainOf>; isWorn: (mention: Mention) => boolean },
): Things {
  const { text, language, of } = read;
  const things = new Map<Thing, SceneThing>();
  const ofMention = new Map<Mention, SceneThing>();
  for (const mention of of("things")) {
    // The dreamer, as an animal.
    if (mention.animal) continue;
    const thing = mention.id as Thing;
    if (
      isOfPlace(thing, place, named) ||
      isPart(mention, read) ||
      isWorn(mention) ||
      isWhereIts(mention, read)
    )
      continue;
    const entry = things.get(thing) ?? { thing };
    things.set(thing, entry);
    ofMention.set(mention, entry);
    if (isPlural(mention, language, firstWord(thing, language)) || isForeignPlural(mention, text, language))
      entry.count ??= 3;
    if (GIANT_PART.test(mention.text)) entry.size ??= "giant";
    if (fallen.things.has(mention)) {
      entry.moves = "falling";
      entry.count = 3;
    }
  }
  // A cake at a birthday is the one, and shoes with heels are.
  if (things.has("birthdayCake")) things.delete("cake");
  if (things.has("highHeels")) things.delete("shoe");
  if (things.has("spiralStairs")) things.delete("stairs");
  // A roof beside another place out of doors is seen there.
  if (place !== null && place !== "rooftop" && named.includes("rooftop") && !isInside(place))
    things.set("roof", { thing: "roof" });
  for (const one of ofPlaceWord(place, read))
    things.set(one.thing, { ...one, ...things.get(one.thing), ...(one.count && { count: one.count }) });
  // An exam in a gymnasium is written at desks.
  if (place === "gym" && named.includes("exam")) things.set("desk", { thing: "desk", count: 3 });
  if (aboard && DESKS.has(aboard)) things.set("desk", { thing: "desk" });
  if (DRIVING[language]?.test(text) && !of("things").some(({ id }) => VEHICLES.has(id)))
    things.set("car", { thing: "car" });
  return { things, ofMention };
}
