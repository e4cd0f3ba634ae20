import type { Locale } from "#shared/locales.ts";
import { type Aboard, aboardOf, speaks } from "./aboard.ts";
import { leaveOutParts } from "./body-parts.ts";
import { actsOf, ownActs } from "./acts.ts";
import { bindThings } from "./bonds.ts";
import { cropOf } from "./crops.ts";
import { isDeep } from "./flood.ts";
import { goodsOf } from "./shop-goods.ts";
import { animalOfDreamer, asTold } from "./animal-cast.ts";
import { gearAnimals, liftWinged } from "./animal-gear.ts";
import { poseAnimals } from "./animal-poses.ts";
import type { Animal } from "./animals.ts";
import { cageBird } from "./caged-bird.ts";
import { addChores } from "./chores.ts";
import { castOf, type CastMember } from "./cast.ts";
import type {
  Action,
  Activity,
  Colour,
  Crop,
  LightWord,
  PersonId,
  Place,
  SceneWeather,
  Thing,
} from "./catalogue.ts";
import { wornBy } from "./clothes.ts";
import { describeNouns, describeStates, severalOf, type PlaceState } from "./described.ts";
import { dreamerSexOf } from "./dreamer-sex.ts";
import { ROWING, VEHICLES } from "./driving.ts";
import { handlingsOf } from "./handling.ts";
import { shareJointActs } from "./joint-subjects.ts";
import type { Handling } from "./ways.ts";
import { describeClocks, describeManners, waterColourOf } from "./manners.ts";
import type { ReadText } from "./mentions.ts";
import { insideOf } from "./inside.ts";
import { markOutside } from "./inside-windows.ts";
import { isAtHome } from "./inside-home.ts";
import { isMade } from "./made-clothes.ts";
import { moonsOf } from "./night-sky.ts";
import type { Outfit } from "./outfit-names.ts";
import { dressOf, outfitsOf } from "./outfits.ts";
import { seesEarth, shadesOf } from "./lights.ts";
import { otherHandling } from "./other-handling.ts";
import { isSelf } from "./self-roles.ts";
import { sentenceBefore } from "./presence.ts";
import { type PersonState, personStatesOf } from "./person-states.ts";
import type { FarPlace } from "./places.ts";
import { putOn } from "./put-on.ts";
import { rainOf } from "./rain-of.ts";
import { readDream } from "./read-dream.ts";
import { roomShapeOf } from "./room-shape.ts";
import type { FloorOf } from "./room-shape-floor.ts";
import type { CeilingOf } from "./room-shape-names.ts";
import { type SecondPlace, withSecond } from "./second-place.ts";
import { flownOn, seatedOf } from "./seated.ts";
import { asOneBoat } from "./rowing.ts";
import { type SceneThing, type Things, thingsOf } from "./scene-things.ts";
import { weatherOf } from "./scene-weather.ts";
import type { Mention } from "./vocabulary.ts";
import { whereOf } from "./where.ts";

/** What a dream's text says can be seen. Stored with the reading and drawn by the studio. */
export interface SceneDescription {
  /** In order of appearance. */
  things: SceneThing[];
  people: PersonId[];
  place: Place | null;
  /** Absent in descriptions from before states. */
  placeState?: PlaceState;
  /** The water of a flood reaches above the knees. */
  deep?: true;
  /** The colour of its water. */
  placeColour?: Colour;
  /** What the dreamer does. */
  action: Action | null;
  light: "night" | "dawn" | "dusk" | "day" | null;
  /** Seen in the sky. */
  sky: ("moon" | "sun" | "stars" | "rainbow")[];
  /** More moons than one. */
  moons?: 2 | 3;
  /** It is dark where the dreamer is. */
  dark?: true;
  /** The colour of a light that shines from nowhere. */
  shine?: Colour;
  /** The Earth is in the sky. */
  earth?: true;
  weather: SceneWeather | null;
  /** The storm is one of hail. */
  hail?: boolean;
  /** The storm is one of sand. */
  sandstorm?: boolean;
  windy?: boolean;
  /** It rains or snows in the room itself. */
  weatherInside?: boolean;
  /** Another place, in the distance. */
  far?: FarPlace;
  /** Another place, in the first or seen through something. */
  second?: SecondPlace;
  /** What grows on its field, in rows. */
  crop?: Crop;
  /** What its shop sells. */
  goods?: Thing[];
  /** The laid table is that of Christmas. */
  christmas?: true;
  /** Mud lies on the floor of the room. */
  muddy?: true;
  /** Its ceiling is close above the heads. */
  lowCeiling?: true;
  /** What is in place of its ceiling. */
  ceiling?: CeilingOf;
  /** What its floor is. */
  floor?: FloorOf;
  /** Nothing but a house is named, and the dreamer is in a room of it. */
  home?: true;
  /** The room has no roof. */
  roofless?: true;
  /** Colours of what people wear. */
  wears?: Partial<Record<PersonId, Colour>>;
  /** Of whom there is more than one. */
  several?: PersonId[];
  /** The people as drawn, with roles and what each does. Absent in descriptions from before it. */
  cast?: CastMember[];
  /** What the dreamer does beside moving about. */
  activity?: Activity;
  /** What the dreamer is seen to wear. */
  outfit?: Outfit;
  /** With it, on the head. */
  headwear?: Outfit;
  /** The colour of it. */
  outfitColour?: Colour;
  /** In what the dreamer rides. */
  aboard?: Aboard;
  /** What the dreamer does with a thing or a person. */
  handles?: Handling;
  /** Whose head and hands the dreamer has, and in what colour. */
  animal?: Animal;
  fur?: Colour;
  /** How the dreamer is. */
  state?: PersonState;
  /** Where the dreamer's own words tell. */
  sex?: "woman" | "man";
}

const MOST_THINGS = 6;
const MOST_PEOPLE = 3;

/** A scene with the words that it was read from. */
export interface SceneReading {
  scene: SceneDescription;
  mentions: readonly Mention[];
  /** Those that are people of the scene. */
  animals: readonly SceneThing[];
}

// prettier-ignore
const WITH_WINDOWS = new Set<string>([
  "train", "metro", "tram", "bus", "minibus", "plane", "car", "taxi", "ferry", "doubleDecker", "ship",
]);
/** In what the dreamer rides; its roof is no thing beside it. */
function rideOf(
  { all, text, language }: ReadText,
  { things, ofMention }: Things,
  activity: Activity | undefined,
): Aboard | undefined {
  const ride = aboardOf(all, text, language);
  const entry = ride && ofMention.get(ride.mention);
  if (entry) {
    if (ride.onTop) things.delete("roof");
    const { onTop, rows } = ride;
    return { thing: entry.thing, ...(onTop && { onTop }), ...(rows && { rows }) };
  }
  if (activity === "driving" && things.has("car")) return { thing: "car" };
  // Who looks out of the window of a train is in it.
  const cabin = [...things.values()].find(({ thing, outside }) => WITH_WINDOWS.has(thing) && !outside);
  if (activity === "atWindow" && cabin) return { thing: cabin.thing };
  const seat = seatedOf(all, text, language);
  if (!seat || !things.has(seat.thing)) return undefined;
  // "Em cima da mesa tinha um peixe": something else is there.
  const isTaken = [...things.values()].some(({ bond }) => bond?.to === seat.thing);
  return isTaken && !speaks(text) ? undefined : { ...seat, onTop: true };
}

/** Whether another sits there, of a dream whose words do not say "I" before it: "my wife, sitting on the bench". */
const sitsThere = (seat: Thing, cast: readonly CastMember[], { all, text }: ReadText): boolean =>
  cast.some(({ handles }) => handles?.way === "ride" && handles.thing === seat) &&
  !speaks(sentenceBefore(text, all.find(({ id }) => id === seat)!.at));

/** Reads from a dream's text what can be seen in it. */
export function describeScene(raw: string, locale: Locale): SceneDescription {
  return readScene(raw, locale).scene;
}

/** The time of day and what is seen in the sky. */
function lightOf(read: ReadText): Pick<SceneDescription, "light" | "sky" | "moons"> {
  const moons = moonsOf(read.text, read.of("light"));
  const named = read.of("light").map(({ id }) => id as LightWord);
  const words = moons ? [...named, "moon"] : named;
  return {
    ...(moons && { moons }),
    light: (["night", "dawn", "dusk", "day"] as const).find((time) => words.includes(time)) ?? null,
    sky: (["moon", "sun", "stars", "rainbow"] as const).filter((one) => words.includes(one)),
  };
}

/** A moon in the hands is not in the sky. */
const withoutHandled = (
  { sky, ...rest }: Pick<SceneDescription, "light" | "sky" | "moons">,
  handled: readonly (Handling | undefined)[],
): Pick<SceneDescription, "light" | "sky" | "moons"> => ({
  ...rest,
  sky: sky.filter((one) => !handled.some((each) => each?.sky === one)),
});

const CHRISTMAS =
  /christmas|xmas|no[eë]l|navid|natal|nochebuena|vigilia|consoada|yılbaşı|クリスマス|크리스마스|рожд|новогод|圣诞|聖誕|weihn|heilig|क्रिसमस|كريسماس/iu;

/** What grows on the field of the scene, and what its shop sells. */
function shownThere({ of, text }: ReadText, place: Place | null, second: SecondPlace | undefined) {
  const here = [place, second?.place];
  const crop = here.includes("cropField") ? cropOf(of("places")) : undefined;
  const goods = here.includes("shop") ? goodsOf(of("places")) : undefined;
  const christmas = here.includes("diningRoom") && CHRISTMAS.test(text);
  return { ...(crop && { crop }), ...(goods && { goods }), ...(christmas && { christmas }) };
}

/** As `describeScene`, with the words. */
export function readScene(raw: string, locale: Locale): SceneReading {
  const read = readDream(raw, locale);
  const { text, language, all, of } = read;
  const where = withSecond(read, whereOf(read));
  const { place, far, second, roofless } = where;
  const fallen = rainOf(text, all, language);
  const worn = wornBy(all, text);
  const outfits = outfitsOf(all, text, language, worn);
  const states = personStatesOf(read);
  const isWorn = (mention: Mention) =>
    (worn.has(mention) || outfits.has(mention) || states.words.has(mention)) &&
    !isMade(mention, text, language);
  const found = thingsOf(read, where, { fallen, isWorn });
  const { things, ofMention } = found;
  asOneBoat(read, found);
  if (second?.by && !things.has(second.by)) things.set(second.by, { thing: second.by });
  const { several, many } = severalOf(read);
  const { wears, ofDreamer } = describeNouns(read, found, { worn, outfits, several, many });
  const placeColour = waterColourOf(read, place);
  const placeState = describeStates(read, found, place);
  const floods = of("states").some(({ id }) => id === "flooded");
  describeClocks(read, found);
  const carrying = gearAnimals(read, found);
  const floating = describeManners(read, found, place);
  const told = all.filter((one) => !carrying.has(one) && !floating.has(one));
  const selves = of("people").filter((one) => !one.animal && isSelf(one, text, language));
  const { action, activity, ofOthers, moving, asleep } = ownActs(actsOf(told, text, language), selves);
  for (const [mention, moves] of moving) {
    const entry = ofMention.get(mention);
    if (entry) entry.moves ??= moves;
  }
  for (const mention of asleep) {
    const entry = ofMention.get(mention);
    if (entry) entry.pose = "asleep";
  }
  poseAnimals(read, found);
  liftWinged(found);
  bindThings(read, found);
  markOutside(read, found);
  const handled = handlingsOf(read, found);
  handled.ofDreamer ??= selves
    .map((one) => handled.ofOthers.get(one))
    .find((one) => one && one.to !== "dreamer");
  for (const one of selves) handled.ofOthers.delete(one);
  handled.ofDreamer ??= otherHandling(read, found, action ?? activity);
  addChores(read, found, handled.ofOthers);
  shareJointActs(read, ofOthers, handled.ofOthers);
  const shape = roomShapeOf(read, place, found);
  for (const mention of handled.verbs) things.delete(mention.id as Thing);
  const sex = dreamerSexOf(text, language);
  const cast = castOf(of("people"), text, language, {
    wears,
    many,
    acts: ofOthers,
    handlings: handled.ofOthers,
    outfits,
    states: states.of,
    selves,
    sex,
  });
  if (handled.stranger) cast.push(handled.stranger);
  const { outfit = putOn(things, cast), headwear } = dressOf(outfits, "dreamer");
  if (outfit === "pyjamas" && things.get("pyjamas")?.bond === undefined) things.delete("pyjamas");
  // Somebody drives, and nothing is said of what: a car, and the dreamer in it.
  const isDriving = cast.some(({ does, handles }) => does === "driving" && !handles) && !ROWING.test(text);
  const inCar = isDriving && ![...ofMention.values()].some(({ thing }) => VEHICLES.has(thing));
  if (inCar && !things.has("car")) things.set("car", { thing: "car" });
  const own: Aboard | undefined = inCar ? { thing: "car" } : rideOf(read, found, activity);
  const ride = own?.onTop && sitsThere(own.thing, cast, read) ? undefined : own;
  const flown = action === "flying" || action === "riding" ? flownOn(all, text, language) : undefined;
  const seat = flown && things.get(flown);
  if (seat) seat.moves = "flying";
  const aboard: Aboard | undefined = seat
    ? { thing: seat.thing, onTop: true }
    : (insideOf(read, { aboard: ride, found, place, cast, action, activity }) ?? ride);
  const home = (!aboard && isAtHome(read, place, found)) || shape.home === true;
  const at = home ? null : place;
  // "I could see fish swimming behind the ceiling".
  const seesFish = action === "swimming" && [...things.values()].some(({ ceiling }) => ceiling === "behind");
  cageBird(things, text);
  leaveOutParts(things, cast, aboard, language);
  const named = of("people").filter(({ animal, id }) => !animal || id !== "man");
  const people = [...new Set(named.map(({ id }) => id as PersonId))];
  const state = states.of.get("dreamer");
  const scene: SceneDescription = {
    things: [...things.values()].slice(0, MOST_THINGS),
    people: people.slice(0, MOST_PEOPLE),
    place: at,
    ...(placeState && { placeState }),
    ...(floods && isDeep(text) && { deep: true as const }),
    ...(placeColour && { placeColour }),
    ...(far && { far }),
    ...(second && { second }),
    ...shownThere(read, place, second),
    ...shape,
    ...(home && { home }),
    ...(roofless && { roofless }),
    ...(Object.keys(wears).length > 0 && { wears }),
    ...(cast.length > 0 && { cast }),
    ...(activity && { activity }),
    ...(outfit && { outfit }),
    ...(headwear && { headwear }),
    ...(outfit && ofDreamer && { outfitColour: ofDreamer }),
    ...(aboard && aboard.thing !== second?.by && { aboard }),
    ...(handled.ofDreamer && { handles: handled.ofDreamer }),
    ...animalOfDreamer(read),
    ...(state && { state }),
    ...(sex && { sex }),
    ...(several.size > 0 && { several: [...several] }),
    action: seesFish ? null : seat ? "riding" : action,
    ...withoutHandled(lightOf(read), [handled.ofDreamer, ...handled.ofOthers.values()]),
    ...shadesOf(read),
    ...(seesEarth(read, place) && { earth: true as const }),
    ...weatherOf(read, home ? "room" : place, { fallen, vehicle: aboard?.inside ? aboard.thing : undefined }),
  };
  const { mentions, animals } = asTold(all);
  return { scene, mentions: read.typed(mentions), animals };
}
