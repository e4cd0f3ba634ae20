import type { Locale } from "#shared/locales.ts";
import type { DreamLanguage } from "../language.ts";
import { dreamLanguage, isForeign } from "../language.ts";
import { actsOf } from "./acts.ts";
import { AFTER_NOUN, bearerOf, CLAUSE_END, nounOf } from "./bearers.ts";
import { cageBird } from "./caged-bird.ts";
import { castOf, type CastMember } from "./cast.ts";
import { isShown } from "./catalogue.ts";
import type {
  Action,
  Colour,
  Activity,
  LightWord,
  PersonId,
  Place,
  SceneWeather,
  State,
  Thing,
} from "./catalogue.ts";
import { between, wornBy } from "./clothes.ts";
import { DRIVING, ROAD_VEHICLES, VEHICLES } from "./driving.ts";
import { type Outfit, outfitsOf } from "./outfits.ts";
import { type FarPlace, farPlace, isInside, mainPlace } from "./places.ts";
import { presentMentions, sentenceBefore } from "./presence.ts";
import { rainOf } from "./rain-of.ts";
import { isPlural } from "./several.ts";
import { amended } from "./trades.ts";
import { type Mention, type MentionKind, sceneFinderOf, sceneWordsOf } from "./vocabulary.ts";

/** A thing of the scene, as the text has it. */
interface SceneThing {
  thing: Thing;
  colour?: Colour;
  /** Three stands for any larger number. */
  count?: 2 | 3;
  size?: "giant" | "tiny";
  /** The thing itself flies or falls. */
  moves?: "flying" | "falling";
  state?: State;
}

/** What a dream's text says can be seen. Stored with the reading and drawn by the studio. */
export interface SceneDescription {
  /** In order of appearance. */
  things: SceneThing[];
  people: PersonId[];
  place: Place | null;
  /** Absent in descriptions from before states. */
  placeState?: PlaceState;
  /** What the dreamer does. */
  action: Action | null;
  light: "night" | "dawn" | "dusk" | "day" | null;
  /** Seen in the sky. */
  sky: ("moon" | "sun" | "stars" | "rainbow")[];
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
}

/** States of a whole place. */
const PLACE_STATES = ["burning", "flooded"] as const;
type PlaceState = (typeof PLACE_STATES)[number];

const MOST_THINGS = 6;
const MOST_PEOPLE = 3;

/** All words of a scene in a text, without those whose things are said to be absent. */
function sceneMentions(raw: string, language: DreamLanguage): Mention[] {
  const text = raw.normalize("NFC");
  const all = sceneFinderOf(language)(text).map(({ id, at, end }): Mention => {
    const [kind, name] = id.split(":") as [MentionKind, string];
    return { kind, id: name, at, end, text: text.slice(at, end) };
  });
  const present = presentMentions(text, all, language).filter((one) => !isAllOf(one, text));
  return amended(
    present.map((mention, i) => asColour(mention, present[i - 1], present[i + 1], text, language)),
    text,
    language,
  );
}

/** "All the doors" and "os cabelos todos" are no crowd. */
function isAllOf({ id, at, end, text: word }: Mention, text: string): boolean {
  if (id !== "crowd" || !/^(?:todos|tutti|tous)$/iu.test(word)) return false;
  return (
    /^ (?:os|los|las|i|gli|les|nos|meus|mis|mes|miei|quanti) /iu.test(text.slice(end)) ||
    /(?:os|los|i|gli|les|mis|meus) \p{L}+ $/iu.test(text.slice(0, at))
  );
}

/** "Orange" and "rose" are colours beside another thing. */
function asColour(
  mention: Mention,
  before: Mention | undefined,
  after: Mention | undefined,
  text: string,
  language: DreamLanguage,
): Mention {
  if (mention.kind !== "things" || (mention.id !== "orange" && mention.id !== "rose")) return mention;
  const other = AFTER_NOUN.has(language) ? before : after;
  if (other?.kind !== "things" || other.id === mention.id || other.id === "tree") return mention;
  const gap = AFTER_NOUN.has(language)
    ? text.slice(other.end, mention.at)
    : text.slice(mention.end, other.at);
  if (gap !== " ") return mention;
  return { ...mention, kind: "colours", id: mention.id === "rose" ? "pink" : "orange" };
}

/** Only outside; a tornado is seen from the field, not from the cellar to which one runs. */
const SEEN_OUTSIDE = new Set<string>(["tornado", "volcano"]);
/** Beside a word of weather: it rains outside, not in the room. */
const OUT_OF_DOORS: Partial<Record<DreamLanguage, RegExp>> = {
  en: /\boutside\b/iu,
  fr: /(?<!\p{L})dehors(?!\p{L})/iu,
  it: /(?<!\p{L})fuori(?!\p{L})/iu,
  es: /(?<!\p{L})(?:fuera|afuera)(?!\p{L})/iu,
  pt: /(?<!\p{L})(?:lá fora|fora)(?!\p{L})/iu,
  tr: /(?<!\p{L})dışar[ıi]/iu,
  ar: /(?:في الخارج|خارج|بر[اه] )/u,
  hi: /बाहर/u,
  ja: /外/u,
  ko: /(?:밖|바깥)/u,
};
/** "It was the dentist's, but it was a circus". */
const BUT_WAS =
  /(?:mais c['’]était|but it was|pero era|ma era|mas era|aber es war)(?: (?:an?|une?|una|um|uma|ein|eine))? $/iu;
/** One may cook anywhere: the verb names a kitchen only where nothing else does. */
const isGuess = (place: Mention, all: readonly Mention[]) =>
  place.id === "kitchen" &&
  all.some(({ id, at, end }) => id === "cooking" && at < place.end && end > place.at);

/** Kinds of storm. */
const STORMS = new Set(["hail", "sandstorm"]);

/** A scene with the words that it was read from. */
export interface SceneReading {
  scene: SceneDescription;
  mentions: readonly Mention[];
}

/** Reads from a dream's text what can be seen in it. */
export function describeScene(raw: string, locale: Locale): SceneDescription {
  return readScene(raw, locale).scene;
}

/** As `describeScene`, with the words. */
export function readScene(raw: string, locale: Locale): SceneReading {
  const text = raw.normalize("NFC");
  const language = dreamLanguage(text, locale);
  const all = sceneMentions(text, language);
  const of = (kind: MentionKind) => all.filter((mention) => mention.kind === kind);
  const ids = (kind: MentionKind) => [...new Set(of(kind).map(({ id }) => id))];

  // One who takes a taxi to an exam is on the road.
  const rides =
    of("things").some(({ id }) => VEHICLES.has(id)) && of("actions").some(({ id }) => id === "riding");
  const onTheWay = rides && of("places").every(({ id }) => id === "exam");
  const told = of("places").filter((mention) => !isGuess(mention, all));
  const named = onTheWay ? [] : (told.length > 0 ? told : of("places")).map(({ id }) => id as Place);
  // What drives is on the named street, not in the office to which it goes.
  const drives =
    of("things").some(({ id }) => ROAD_VEHICLES.has(id)) &&
    named.some((id) => id === "road" || id === "street");
  const places = drives ? named.filter((id) => !isInside(id)) : named;
  const corrected = of("places").findLast(({ at }) => BUT_WAS.test(text.slice(Math.max(0, at - 24), at)));
  const place = mainPlace(
    corrected ? [corrected.id as Place] : places,
    of("things").some(({ id }) => SEEN_OUTSIDE.has(id)) && of("things").every(({ id }) => id !== "window"),
  );
  const far = farPlace(places, place);
  const fallen = rainOf(text, all, language);
  const worn = wornBy(all, text);
  const outfits = outfitsOf(all, text, language);

  const things = new Map<Thing, SceneThing>();
  const ofMention = new Map<Mention, SceneThing>();
  for (const mention of of("things")) {
    const thing = mention.id as Thing;
    // One stands in the house, or on its porch.
    if ((thing === "house" || thing === "building") && (isInside(place) || place === "porch")) continue;
    // The ground of a beach and of a desert is sand.
    if (thing === "sand" && (place === "shore" || place === "desert")) continue;
    // There it is on the heads of people.
    if (thing === "hair" && place === "hairdresser") continue;
    // "Pieds nus", "no shoes": what the feet wear, or do not.
    if (
      of("activities").some(({ id, at, end }) => id === "barefoot" && at <= mention.at && end >= mention.end)
    )
      continue;
    // A plane has wings of its own.
    if (thing === "wings" && of("things").some(({ id }) => id === "plane")) continue;
    // So has a lift its doors.
    if (thing === "door" && of("things").some(({ id }) => id === "elevator")) continue;
    // So has a piano its keys.
    if (
      thing === "key" &&
      mention.text.toLowerCase() === "keys" &&
      of("things").some(({ id }) => id === "piano")
    )
      continue;
    if (worn.has(mention) || outfits.has(mention) || isWhereIts(mention, all, text, language)) continue;
    const entry = things.get(thing) ?? { thing };
    things.set(thing, entry);
    ofMention.set(mention, entry);
    if (isPlural(mention, language, firstWord(thing, language))) entry.count ??= 3;
    if (fallen.things.has(mention)) {
      entry.moves = "falling";
      entry.count = 3;
    }
  }
  // A roof beside another place out of doors is seen there.
  if (place !== null && place !== "rooftop" && places.includes("rooftop") && !isInside(place))
    things.set("roof", { thing: "roof" });
  if (DRIVING[language]?.test(text) && !of("things").some(({ id }) => VEHICLES.has(id)))
    things.set("car", { thing: "car" });
  const wears: Partial<Record<PersonId, Colour>> = {};
  const several = new Set<PersonId>();
  const many = new Map<Mention, 2 | 3>();
  for (const mention of of("people")) {
    const id = mention.id as PersonId;
    // The last word tells: a bus driver is one.
    const last = { ...mention, text: mention.text.split(" ").at(-1)! };
    const counted = language === "en" ? last : mention;
    if (id === "crowd" || !isPlural(counted, language, firstName(id, language))) continue;
    several.add(id);
    many.set(mention, 3);
  }
  for (const adjective of [...of("colours"), ...of("sizes"), ...of("counts")]) {
    const noun = nounOf(adjective, all, text, language);
    const entry = noun && ofMention.get(noun);
    const wearer = noun && worn.get(noun);
    if (wearer && adjective.kind === "colours") wears[wearer] ??= adjective.id as Colour;
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
  let placeState: PlaceState | undefined;
  for (const mention of of("states")) {
    const state = mention.id as State;
    const bearer = bearerOf(mention, all, text, language);
    const entry = bearer && ofMention.get(bearer);
    if (entry) {
      if (isShown(entry.thing, state)) entry.state ??= state;
    } else if (bearer?.kind === "places" && bearer.id === place)
      placeState ??= PLACE_STATES.find((one) => one === state);
    // "There was a flood": one of nothing named covers the place.
    else if (!bearer && state === "flooded") placeState ??= "flooded";
  }
  const { action, activity, ofOthers, moving } = actsOf(all, text, language);
  for (const [mention, moves] of moving) {
    const entry = ofMention.get(mention);
    if (entry) entry.moves ??= moves;
  }
  const cast = castOf(of("people"), text, language, { wears, many, acts: ofOthers, outfits });
  const outfit = [...outfits].find(([, wearer]) => wearer === "dreamer")?.[0].id as Outfit | undefined;
  cageBird(things, text);
  const light = ids("light") as LightWord[];
  const weather = of("weather").find((one) => one.id !== "wind" && !fallen.weather.has(one));
  // "Through the window I saw lightning": what is named after a window is seen through it.
  const throughWindow = of("things").some(({ id, at }) => id === "window" && at < (weather?.at ?? 0));
  const inRoom =
    weather !== undefined &&
    isInside(place) &&
    !throughWindow &&
    !OUT_OF_DOORS[language]?.test(
      sentenceBefore(text, weather.at).split(CLAUSE_END).at(-1)! + text.slice(weather.at, weather.end + 16),
    ) &&
    of("places").some((one) => one.id === place && !CLAUSE_END.test(between(text, one, weather)));
  const inSky = ["moon", "sun", "stars", "rainbow"] as const;
  const scene: SceneDescription = {
    things: [...things.values()].slice(0, MOST_THINGS),
    people: (ids("people") as PersonId[]).slice(0, MOST_PEOPLE),
    place,
    ...(placeState && { placeState }),
    ...(far && { far }),
    ...(Object.keys(wears).length > 0 && { wears }),
    ...(cast.length > 0 && { cast }),
    ...(activity && { activity }),
    ...(outfit && { outfit }),
    ...(several.size > 0 && { several: [...several] }),
    ...(ids("weather").includes("hail") && { hail: true }),
    ...(weather?.id === "sandstorm" && { sandstorm: true }),
    ...(ids("weather").includes("wind") && { windy: true }),
    ...(inRoom && { weatherInside: true }),
    action,
    light: (["night", "dawn", "dusk", "day"] as const).find((time) => light.includes(time)) ?? null,
    sky: inSky.filter((one) => light.includes(one)),
    weather: weather ? (STORMS.has(weather.id) ? "storm" : (weather.id as SceneWeather)) : null,
  };
  return { scene, mentions: all };
}

const firstName = (id: PersonId, language: DreamLanguage) =>
  isForeign(language) ? "" : sceneWordsOf(language).people[id].name;

/** "The lift of my building": the building only says which lift. */
const OF_MY: Partial<Record<DreamLanguage, RegExp>> = {
  en: /^ (?:of|in) (?:my|our|the) $/u,
  fr: /^ (?:de|dans) (?:mon|ma|notre|l['’]) ?$/u,
  it: /^ (?:del|della|dell['’]|di) ?(?:mio |mia )?$/u,
  es: /^ (?:de|del) (?:mi )?$/u,
  pt: /^ (?:do|da) (?:meu |minha )?$/u,
};
function isWhereIts(
  mention: Mention,
  all: readonly Mention[],
  text: string,
  language: DreamLanguage,
): boolean {
  if (mention.id !== "building") return false;
  const last = all.findLast((one) => /^(?:things|places)$/u.test(one.kind) && one.end <= mention.at);
  return last !== undefined && OF_MY[language]?.test(text.slice(last.end, mention.at)) === true;
}

/** The dictionary form of a thing's first word, which tells singular from plural. */
function firstWord(thing: Thing, language: DreamLanguage): string {
  return isForeign(language) ? "" : sceneWordsOf(language).things[thing].name;
}
