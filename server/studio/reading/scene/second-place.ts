import type { Place, Thing } from "./catalogue.ts";
import type { ReadText } from "./mentions.ts";
import { isAside } from "./place-ties.ts";
import { isInside, mainPlace } from "./places.ts";
import { goesSkyward } from "./place-words.ts";
import { sentenceBefore } from "./presence.ts";
import { floorLand } from "./room-shape-floor.ts";
import { PLACE_WORDS, type PlaceWords } from "./second-words.ts";
import { FILLS, INTO_ROOM, isStrange, NO_ROOM, USUAL } from "./strange-places.ts";
import type { Mention } from "./vocabulary.ts";
import type { Where } from "./where.ts";

/** A place that the dream puts into another one. */
export interface SecondPlace {
  place: Place;
  /**
   * "stands": a room whose furniture stands on the ground of the scene's place. "grows": a land within the room that is
   * the scene's place. "seen": a place that is seen through a thing that is open.
   */
  how: "stands" | "grows" | "seen";
  /** What it is seen through. */
  by?: Thing;
  /** On the bottom of the pool. */
  deep?: true;
}

/** Where the dream is, with the other place and the roof. */
export type WhereTwice = Where & { second?: SecondPlace; roofless?: true };

/** Things that open onto another place, and where they are if the dream does not say. */
const OPENINGS: Partial<Record<Thing, Place>> = {
  door: "room",
  wardrobe: "room",
  elevator: "corridor",
  window: "room",
  fridge: "kitchen",
  curtain: "room",
  toilet: "bathroom",
  locker: "room",
  mirror: "room",
  picture: "room",
  box: "room",
  chest: "room",
  suitcase: "room",
  drawer: "room",
  well: "garden",
  hole: "field",
};
const DOORS = new Set(["door", "window"]);
const IN_WALL = new Set<Thing>(["window", "fridge", "curtain", "picture", "drawer"]);

const SENTENCE = /[.!?…。！？؟।\n;]/u;
const ENDS = /[.!?…。！？؟।\n;,،、，]/u;

/** A feast of marriage is in its hall, where only its bride is named. */
const WEDDING =
  /wedd|marr|mariage|mari|boda|cas[aoó]|nozze|spos|düğün|عرس|زفاف|शादी|結婚|披露宴|결혼|свадьб|婚礼|hochzeit|heirat/iu;

/** The places of a dream in order, with the feasts that have one. */
function placesOf({ of, all, text }: ReadText): Mention[] {
  const weddings = of("people")
    .filter(({ id, text }) => id === "bride" && WEDDING.test(text))
    .map((one): Mention => ({ ...one, kind: "places", id: "weddingHall" }));
  const cooks = (one: Mention) =>
    one.id === "kitchen" &&
    !/(?:^|\s)(?:la|una|nella|della|a|na|da|uma|the|my) $/iu.test(text.slice(0, one.at)) &&
    all.some(({ id, at, end }) => id === "cooking" && at < one.end && end > one.at);
  return [...of("places").filter((one) => !cooks(one)), ...weddings].toSorted((a, b) => a.at - b.at);
}

interface Pair {
  inner: Mention;
  outer: Mention;
  amid: boolean;
}

/** Open places in which a wedding has walls around it; in a field it has none. */
// prettier-ignore
const PAVED = new Set<Place>(["carPark", "street", "city", "square", "rooftop", "road", "motorway", "stadium", "petrolStation"]);

/** Whether `inner` is said to be in `outer`; null if not, else whether at a strange position. */
function isIn(inner: Mention, outer: Mention, text: string, words: PlaceWords): boolean | null {
  const innerFirst = inner.end <= outer.at;
  // "In space" and "in the sky" are the words themselves.
  const within = WITH_IN.exec(outer.text)?.[0] ?? "";
  const gap = innerFirst ? text.slice(inner.end, outer.at + within.length) : text.slice(outer.end, inner.at);
  if (gap.length > 60 || SENTENCE.test(gap)) return null;
  if (words.behind) {
    const behind = (one: Mention) =>
      text.slice(isScript(text) ? one.end : one.at + one.text.lastIndexOf(" ") + 1);
    const isEvent = inner.id === "exam" || inner.id === "weddingHall";
    if (!isEvent && words.elsewhere?.test(behind(inner))) return null;
    if (words.amid.test(behind(outer))) return true;
    return words.behind.test(behind(outer)) && !ENDS.test(gap) ? false : null;
  }
  if (innerFirst) {
    if (words.amid.test(gap)) return true;
    return words.in?.test(gap) ? false : null;
  }
  const before = sentenceBefore(text, outer.at + within.length);
  if (!words.first?.test(before) || !words.there?.test(gap)) return null;
  return words.amid.test(` ${before}`);
}

const WITH_IN =
  /^(?:in|on|under|at|above|dans|sous|sur|en|nel|nella|nello|sul|sulla|sotto|no|na|bajo|en|im|auf|unter|в|на|под|في|تحت) (?:the |la |le |les |el |los |l['’])?/iu;

/** Texts without spaces between a word and what follows it. */
const isScript = (text: string) => /[\p{Script=Hiragana}\p{Script=Katakana}]/u.test(text);

function pairOf(places: readonly Mention[], text: string, words: PlaceWords): Pair | undefined {
  for (const inner of places) {
    if (!isInside(inner.id as Place)) continue;
    for (const outer of places) {
      if (outer === inner) continue;
      const amid = isIn(inner, outer, text, words);
      if (amid === null || !isStrange(inner.id as Place, outer.id as Place, amid)) continue;
      return { inner, outer, amid };
    }
  }
  return undefined;
}

/** "The hotel was on the beach" does not say that it has become one. */
const IS_AT =
  /(?:was|were|is|era|estaba|estava|était|war|был[аои]?) (?:right |just )?(?:in|on|at|by|near|under|dans|sur|en|à|au|sous|em|n[oa]|numa?|nel|nella|sul?|sulla|im|am|auf|unter|sobre|al|full|empty) /iu;

/** A room that has become a land, or the reverse, or that is full of one. */
function becomeOf(places: readonly Mention[], { text, of }: ReadText, words: PlaceWords) {
  const lands = [
    ...places,
    ...[...of("things"), ...of("weather")].flatMap((one): Mention[] => {
      const place = one.id === "snow" ? "snowfield" : FILLS[one.id as Thing];
      return place ? [{ ...one, kind: "places", id: place }] : [];
    }),
  ];
  const unspaced = isScript(text);
  // The nearest room: "the hospital's corridor".
  for (const room of places.toReversed())
    for (const land of lands) {
      if (land === room || room.end > land.at || land.at - room.end > 46) continue;
      const gap = text.slice(room.end, land.at).replace(/^,/u, "");
      const tail = text.slice(unspaced ? land.end : land.at + land.text.lastIndexOf(" ") + 1);
      if (gap.length > 45 || SENTENCE.test(gap)) continue;
      const [from, to] = [room.id as Place, land.id as Place];
      const isFull = words.fullBehind
        ? words.full.test(gap) && words.fullBehind.test(tail)
        : words.full.test(gap);
      if (isFull && isInside(from) && INTO_ROOM.has(to)) return { room: from, land: to, fills: true };
      const becomes = words.becomesBehind
        ? words.becomes.test(gap) && words.becomesBehind.test(tail)
        : words.becomes.test(gap);
      if (!becomes || IS_AT.test(gap) || land.kind !== "places" || !places.includes(land)) continue;
      if (isInside(from) && !isInside(to) && !USUAL.has(to))
        return { room: from, land: to, fills: INTO_ROOM.has(to) };
      if (!isInside(from) && isInside(to) && !NO_ROOM.has(to)) return { room: to, land: from, fills: false };
    }
  return undefined;
}

const THROUGH =
  /^ (?:\p{L}+ ){0,2}(?:through|across|into|(?:se )?(?:había )?(?:metido|metió) en|entr(?:ó|aba|ado) en|(?:era )?entrat[oa] (?:in|nel|nella|nell['’])|entrava (?:in|nel|nella|na|no)|(?:est |était )?entrée? dans|entrait dans|(?:tinha )?entr(?:ou|ado) n[ao]|invad\p{L}+|traversait|traverse|passait (?:dans|par)|coulait dans|pasaba por|corría por|cruzaba|atravesaba|passava (?:per|pelo|pela|por)|attraversava|scorreva (?:in|nel|nella|per)|corria pel[oa]|atravessava|floss durch|lief durch) ?(?:my |the |our |mi |la |le |il |o |a |el |mon |ma |notre |l['’]|mia |mio |minha |meu |das |mein )*$/iu;
/** What drifts away on it. */
const DRIFTS =
  /流れ|떠내려|떠다니|(?<!\p{L})(?:float|drift|flottai|dériv|flotab|gallegg|flutua|boia|yüzüyor|akıp|treib|schwamm|плы)|बह/iu;
function isThrough(land: Mention, room: Mention, text: string): boolean {
  if (land.id !== "river") return false;
  if (land.end <= room.at && THROUGH.test(text.slice(land.end, room.at))) return true;
  const gap = text.slice(room.end, land.at);
  return (
    room.end <= land.at &&
    gap.length < 40 &&
    !SENTENCE.test(gap) &&
    DRIFTS.test(text.slice(room.end, land.end + 14))
  );
}

/** A land within a room: "a forest in my bedroom". */
function grownOf(places: readonly Mention[], text: string, words: PlaceWords) {
  for (const land of places) {
    if (!INTO_ROOM.has(land.id as Place)) continue;
    for (const room of places) {
      if (!isInside(room.id as Place)) continue;
      const amid = isIn(land, room, text, words);
      if (amid !== null || isThrough(land, room, text))
        return { room: room.id as Place, land: land.id as Place };
    }
  }
  return undefined;
}

/** What is seen through something that is open. */
function openingIn(
  places: readonly Mention[],
  { text, of }: ReadText,
  words: PlaceWords,
): { by: Mention; seen: Mention } | undefined {
  for (const by of of("things")) {
    if (!OPENINGS[by.id as Thing] || (by.id === "window" && isOfVehicle(of("things")))) continue;
    // "The door of the classroom opened onto the sea": the second place may be the one that is seen.
    const after = places.filter(({ at }) => at >= by.end).slice(0, 2);
    // "At the station … I open the case on the platform": one is there already.
    const isHere = (one: Mention) => places.some(({ id, end }) => id === one.id && end <= by.at);
    const next = after.find((one) => isSeen(by, one, text, words) && !isHere(one));
    if (next) return { by: asLift(by, of("things")), seen: next };
    const last = places.findLast(({ end }) => end <= by.at);
    // Snow that falls through a window is weather.
    if (last && last.kind === "places" && words.beyond?.test(text.slice(last.end, by.at)))
      return { by, seen: last };
  }
  return undefined;
}

/** Windows in which a land goes by. */
const CABINS = new Set(["bus", "minibus", "doubleDecker", "metro", "tram", "train", "bulletTrain", "plane"]);
const isOfVehicle = (things: readonly Mention[]) => things.some(({ id }) => CABINS.has(id));

/** The door of a lift is the lift. */
const asLift = (by: Mention, things: readonly Mention[]): Mention =>
  (by.id === "door" && things.find(({ id }) => id === "elevator")) || by;

/** Halls that no house has behind a door. */
const WONDERS = new Set<Place>([
  "bowlingAlley",
  "cinema",
  "church",
  "mosque",
  "museum",
  "library",
  "casino",
  "circus",
  "supermarket",
]);

function isSeen(by: Mention, place: Mention, text: string, words: PlaceWords): boolean {
  const gap = text.slice(by.end, place.at);
  if (gap.length > 80 || gap.split(SENTENCE).length > 2) return false;
  // An ordinary room behind a door is no wonder.
  if (DOORS.has(by.id) && isInside(place.id as Place) && !WONDERS.has(place.id as Place)) return false;
  if (!words.opensBehind)
    return (
      words.opens.test(gap) ||
      words.opens.test(`\u0001${sentenceBefore(text, by.at).slice(-26)}${by.text}${gap}`)
    );
  const tail = text.slice(isScript(text) ? place.end : place.at + place.text.lastIndexOf(" ") + 1);
  return words.opensBehind.test(tail) && (words.opens.test(gap) || words.opensOnto?.test(tail) === true);
}

/** At the top of a ladder into the clouds. */
const isAmongClouds = ({ of }: ReadText) =>
  of("things").some(({ id }) => id === "cloud") && of("things").some(({ id }) => id === "ladder");

/** A room whose roof is gone is still the room. */
function withoutRoof({ text, of }: ReadText, where: Where, words: PlaceWords): WhereTwice {
  if (!words.roofless.test(text)) return where;
  const rooms = of("places").filter(({ id }) => isInside(id as Place));
  const place = isInside(where.place)
    ? where.place
    : where.place === "rooftop" || where.place === null || rooms.length > 0
      ? mainPlace(
          rooms.map(({ id }) => id as Place),
          false,
        )
      : null;
  return place ? { ...where, place, far: undefined, roofless: true } : where;
}

/** Reads the other place of a dream that puts one into another. */
export function withSecond(read: ReadText, where: Where): WhereTwice {
  const words = PLACE_WORDS[read.language];
  const places = placesOf(read);
  const base = withoutRoof(read, where, words);
  const snow = read.of("weather").filter(({ id }) => id === "snow");
  const asPlaces = snow.map((one): Mention => ({ ...one, id: "snowfield" }));
  const opening = openingIn(places, read, words) ?? openingIn(asPlaces, read, words);
  if (opening) {
    const seen = opening.seen.id as Place;
    const by = opening.by.id as Thing;
    const others = places
      .filter((one) => one !== opening.seen && one.id !== seen)
      .map(({ id }) => id as Place);
    const found = mainPlace(others, false);
    // What opens in a wall is in a room.
    const place =
      found && (isInside(found) || !IN_WALL.has(by)) ? found : isAmongClouds(read) ? "sky" : OPENINGS[by]!;
    return {
      ...base,
      place,
      named: [...others, place],
      far: undefined,
      second: { place: seen, how: "seen", by },
    };
  }
  const become = becomeOf(places, read, words);
  if (become) {
    const { room, land, fills } = become;
    return {
      ...base,
      far: undefined,
      ...(fills
        ? { place: room, second: { place: land, how: "grows" as const } }
        : { place: land, second: { place: room, how: "stands" as const } }),
    };
  }
  const there = places.filter((one) => !isAside(one, read));
  const pair = pairOf(there, read.text, words);
  if (pair) {
    const [inner, outer] = [pair.inner.id as Place, pair.outer.id as Place];
    // A wedding in a field has no hall there.
    if (inner === "weddingHall" && !PAVED.has(outer) && !isInside(outer))
      return { ...base, place: outer, far: undefined };
    const deep = outer === "pool" && pair.amid && DEEP.test(read.text);
    return {
      ...base,
      place: outer,
      far: undefined,
      second: { place: inner, how: "stands", ...(deep && { deep: true }) },
    };
  }
  const grown = grownOf(there, read.text, words);
  if (grown)
    return {
      ...base,
      place: grown.room,
      far: undefined,
      second: { place: grown.land, how: "grows" },
    };
  const floor = base.place && isInside(base.place) ? floorLand(read.text) : undefined;
  // Sand where the sea is named is that of its shore.
  const land =
    floor === "desert" && base.named.some((id) => id === "ocean" || id === "shore") ? "shore" : floor;
  if (land) return { ...base, far: undefined, second: { place: land, how: "grows" } };
  if (base.place && isInside(base.place) && goesSkyward(read.text))
    return { ...base, place: "sky", far: undefined, second: { place: base.place, how: "stands" } };
  if (base.place === "stable" && places.some(({ id }) => id === "weddingHall"))
    return { ...base, second: { place: "weddingHall", how: "stands" } };
  // A table that is laid on a roof or in a wood stands there.
  if (base.place && !isInside(base.place) && base.named.includes("diningRoom"))
    return { ...base, far: undefined, second: { place: "diningRoom", how: "stands" } };
  return base;
}

/** On the bottom of the water. */
const DEEP = /bottom|floor of|under|beneath|dib|fond|fundo|grund|дне|дно|قاع|قعر|تحت|तल|तह|底|바닥|밑|속/iu;
