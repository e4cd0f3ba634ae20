import { type DreamLanguage, isForeign } from "../language.ts";
import { bearerOf, clauseAround, nounOf } from "./bearers.ts";
import { type Colour, isShown, type PersonId, type Place, type State, type Thing } from "./catalogue.ts";
import { oneOf, wearerOf } from "./dressed-in.ts";
import type { ReadText } from "./mentions.ts";
import { isInside } from "./places.ts";
import type { Things } from "./scene-things.ts";
import { isForeignPlural } from "./plural-forms.ts";
import { isPlural } from "./several.ts";
import { type Mention, sceneWordsOf } from "./vocabulary.ts";

/** States of a whole place. */
const PLACE_STATES = ["burning", "flooded"] as const;
export type PlaceState = (typeof PLACE_STATES)[number];

/** People of whom there is more than one. */
interface Several {
  several: Set<PersonId>;
  many: Map<Mention, 2 | 3>;
}

const firstName = (id: PersonId, language: DreamLanguage) =>
  isForeign(language) ? "" : sceneWordsOf(language).people[id].name;

/** Plurals of people in languages whose other plurals do not show. */
const MANY: Partial<Record<DreamLanguage, RegExp>> = {
  ja: /^\P{P}*(?<!友|配|発|上|伝)(?:さん)?(?:たち|達|ども)/u,
  zh: /^\P{P}{1,6}们/u,
  de: /^(?:kinder|brüder|schwestern|söhne|töchter|enkelkinder|freunde|freundinnen|lehrerinnen|krankenschwestern)/iu,
  ru: /^(?:дет[иья]|детей|братья|братьев|с[её]стры|сыновья|дочери|внуки|внуков|друзья|друзей|подруги|племянники|медс[её]стры)/iu,
};
const areMany = ({ end, text: word }: Mention, text: string, language: DreamLanguage): boolean =>
  MANY[language]?.test(
    word +
      (language === "ja" || language === "zh"
        ? text.slice(end, end + (text.startsWith("さん", end) ? 4 : 2))
        : ""),
  ) === true;

/** People in the plural. */
export function severalOf({ text, language, of }: ReadText): Several {
  const several = new Set<PersonId>();
  const many = new Map<Mention, 2 | 3>();
  for (const mention of of("people")) {
    const id = mention.id as PersonId;
    // The last word tells: a bus driver is one.
    const last = { ...mention, text: mention.text.split(" ").at(-1)! };
    const counted = language === "en" ? last : mention;
    const plural =
      isPlural(counted, language, firstName(id, language)) ||
      areMany(mention, text, language) ||
      isForeignPlural(mention, text, language);
    // "Sposarmi" and "mariais" are verbs.
    if (id === "bride" && /^(?:spos(?!e$|i$)|(?:\p{L}+ )*mariai)/iu.test(mention.text)) continue;
    if (id === "crowd" || id === "parents" || id === "grandparents" || !plural) continue;
    several.add(id);
    many.set(mention, 3);
  }
  return { several, many };
}

/** Gives colours, sizes and numbers to what they describe. Returns the colours of what people and the dreamer wear. */
export function describeNouns(
  { text, language, all, of, sizes }: ReadText,
  { ofMention }: Things,
  {
    worn,
    outfits,
    several,
    many,
  }: Several & {
    worn: ReadonlyMap<Mention, PersonId>;
    outfits: ReadonlyMap<Mention, Mention | "dreamer">;
  },
): { wears: Partial<Record<PersonId, Colour>>; ofDreamer?: Colour } {
  const wears: Partial<Record<PersonId, Colour>> = {};
  let ofDreamer: Colour | undefined;
  for (const [mention, size] of sizes) {
    const entry = ofMention.get(mention);
    if (entry) entry.size ??= size;
  }
  for (const adjective of [...of("colours"), ...of("sizes"), ...of("counts")]) {
    const dressed = adjective.kind === "colours" ? wearerOf(adjective, all, text, language) : undefined;
    if (dressed) {
      wears[dressed.id as PersonId] ??= adjective.id as Colour;
      continue;
    }
    const among = adjective.kind === "colours" ? oneOf(adjective, all, text, language) : undefined;
    const noun = among ?? nounOf(adjective, all, text, language);
    const entry = noun && ofMention.get(noun);
    const dresses = noun && outfits.get(noun);
    const wearer = dresses ? dresses !== "dreamer" && (dresses.id as PersonId) : noun && worn.get(noun);
    if (wearer && adjective.kind === "colours") wears[wearer] ??= adjective.id as Colour;
    if (dresses === "dreamer" && adjective.kind === "colours") ofDreamer ??= adjective.id as Colour;
    if (noun?.kind === "people" && adjective.kind === "counts" && noun.id !== "crowd") {
      several.add(noun.id as PersonId);
      many.set(noun, adjective.id === "two" ? 2 : 3);
    }
    if (!entry) continue;
    if (adjective.kind === "colours") entry.colour ??= adjective.id as Colour;
    else if (adjective.kind === "sizes") entry.size ??= adjective.id as "giant" | "tiny";
    else entry.count = adjective.id === "two" ? 2 : 3;
  }
  // Where Hindi is spoken, a bride wears red.
  if (language === "hi" && of("people").some(({ id }) => id === "bride")) wears.bride ??= "red";
  return { wears, ...(ofDreamer && { ofDreamer }) };
}

/** Things that one can be in when they are full of water, and what sinks. */
// prettier-ignore
const FLOODED: ReadonlySet<Thing> = new Set<Thing>([
  "house", "building", "castle", "tent", "greenhouse", "treehouse", "car", "taxi", "bus", "doubleDecker", "train", "metro", "tram", "truck",
  "elevator", "plane", "boat", "rowboat", "ship", "ferry", "canoe", "kayak", "submarine",
]);

/** A house of which one sees a room. */
const isHome = ({ id }: Mention, place: Place | null) =>
  (id === "house" || id === "building") && isInside(place);

/** No more water is seen there in a flood. */
const WATERS: ReadonlySet<Place> = new Set<Place>([
  "ocean",
  "lake",
  "river",
  "underwater",
  "pool",
  "canal",
  "swamp",
]);

/** What any thing can be, and no word of a flood: "only his hat, full of water". */
const FULL = /full|filled|plein|rempl[iy]|llen[oa]|chei[oa]|pien[oaei]|dolu|voll|gefüllt|полн|ملي|ممتل/iu;
/** Of vessels too. */
const FILLS =
  /full|fill|plein|rempl|llen|chei|ench|pien|riemp|dol|voll|gefüllt|пол[но]|залит|ملي|ممتل|امتل|भर|いっぱい|満|가득|차|찼|满|全是|都是/iu;

/** Whether a state is that of the place. */
function isOfPlace(state: Mention, bearer: Mention | undefined, { text, of }: ReadText, place: Place | null) {
  const isIts = bearer && (bearer.kind === "places" ? bearer.id === place : isHome(bearer, place));
  if (state.id !== "flooded") return isIts === true;
  if (place && WATERS.has(place)) return false;
  const isOfThing =
    bearer?.kind === "things" || of("things").some(({ end }) => text.slice(end, state.at) === ", ");
  if (isOfThing && FULL.test(state.text)) return isIts === true;
  const { from, to } = clauseAround(text, state.at, state.end);
  const isIn = ({ at }: Mention) => at >= from && at < to;
  // "The kettle on the stove was full of water".
  if (
    FILLS.test(state.text) &&
    of("things").some((one) => one.at < state.at && isIn(one) && !isShown(one.id as Thing, "flooded"))
  )
    return false;
  // "There was a flood", "water came in under the door", "the kitchen behind the shop was flooded".
  return isIts || bearer?.kind !== "places" || of("places").some((one) => one.id === place && isIn(one));
}

/** Gives states to the things that have them. Returns that of the place. */
export function describeStates(
  read: ReadText,
  { ofMention }: Things,
  place: Place | null,
): PlaceState | undefined {
  const { text, language, all, of } = read;
  let placeState: PlaceState | undefined;
  for (const mention of of("states")) {
    const state = mention.id as State;
    const bearer = bearerOf(mention, all, text, language);
    const entry = bearer && ofMention.get(bearer);
    if (entry && (state === "flooded" ? FLOODED.has(entry.thing) : isShown(entry.thing, state)))
      entry.state ??= state;
    else if (isOfPlace(mention, bearer, read, place))
      placeState ??= PLACE_STATES.find((one) => one === state);
  }
  return placeState;
}
