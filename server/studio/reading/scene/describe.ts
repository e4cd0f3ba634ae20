import type { Locale } from "#shared/locales.ts";
import type { DreamLanguage } from "../language.ts";
import { dreamLanguage, isForeign, isUnspaced } from "../language.ts";
import { isShown } from "./catalogue.ts";
import type { Action, Colour, LightWord, PersonId, Place, SceneWeather, State, Thing } from "./catalogue.ts";
import type { Mention, MentionKind } from "./vocabulary.ts";
import { presentMentions, sentenceBefore } from "./presence.ts";
import { sceneFinderOf, sceneWordsOf } from "./vocabulary.ts";

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
}

/** States of a whole place. */
const PLACE_STATES = ["burning", "flooded"] as const;
type PlaceState = (typeof PLACE_STATES)[number];

const MOST_THINGS = 6;
const MOST_PEOPLE = 3;
const CLAUSE_END = /[.!?…。！？؟।\n;,:、،，]/u;

/** Languages whose adjectives follow the noun. */
const AFTER_NOUN = new Set<DreamLanguage>(["fr", "it", "es", "pt", "ar"]);
/** Words between a noun and a predicate: "the horse was white". */
const COPULA: Partial<Record<DreamLanguage, RegExp>> = {
  en: /^ (?:was|were|is|are|had turned|turned|in) $/u,
  ja: /^(?:は|が)$/u,
  tr: /^ (?:var |vardı )?$/u,
  ko: /^ $/u,
  hi: /^ (?:बहुत )?$/u,
};

const FIRST_PERSON: Partial<Record<DreamLanguage, RegExp>> = {
  en: /\b(?:I|we)\b/u,
  fr: /\b(?:je|j|nous)\b/iu,
  ar: /أنا/u,
  hi: /(?:मैं|हम)/u,
  ja: /(?:私|僕|わたし)/u,
  ko: /(?:나는|내가|저는|제가|우리)/u,
  es: /\byo\b/iu,
  pt: /\beu\b/iu,
  it: /\bio\b/iu,
  de: /\b(?:ich|wir)\b/iu,
  ru: /(?<!\p{L})(?:я|мы)(?!\p{L})/iu,
  zh: /我/u,
};

/** All words of a scene in a text, without those whose things are said to be absent. */
function sceneMentions(raw: string, language: DreamLanguage): Mention[] {
  const text = raw.normalize("NFC");
  const all = sceneFinderOf(language)(text).map(({ id, at, end }): Mention => {
    const [kind, name] = id.split(":") as [MentionKind, string];
    return { kind, id: name, at, end, text: text.slice(at, end) };
  });
  const present = presentMentions(text, all, language);
  return present.map((mention, i) => asColour(mention, present[i - 1], present[i + 1], text, language));
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

/** "Full of sand and a lizard": the number ends before it. */
const AND = / (?:and|ve|et|e|y|und|и) /u;

const isNoun = ({ kind }: Mention) => kind === "things" || kind === "people" || kind === "places";

/** The noun that an adjective or number belongs to. */
function nounOf(
  adjective: Mention,
  all: readonly Mention[],
  text: string,
  language: DreamLanguage,
): Mention | undefined {
  const reach = isUnspaced(language) ? 8 : 22;
  const next = all.find((one) => isNoun(one) && one.at >= adjective.end);
  const last = all.findLast((one) => isNoun(one) && one.end <= adjective.at);
  const gapAfter = next && text.slice(adjective.end, next.at);
  const gapBefore = last && text.slice(last.end, adjective.at);
  const isBlocked = (from: number, to: number) =>
    all.some(({ kind, at }) => kind === "weather" && at >= from && at < to);
  const follows =
    next && !isBlocked(adjective.end, next.at) && gapAfter!.length <= reach && !CLAUSE_END.test(gapAfter!);
  const precedes =
    last &&
    !isBlocked(last.end, adjective.at) &&
    gapBefore!.length <= reach - 4 &&
    !CLAUSE_END.test(gapBefore!);
  if (adjective.kind === "counts")
    return follows && !AND.test(gapAfter!) ? next : language === "ko" && gapBefore === " " ? last : undefined;
  if (AFTER_NOUN.has(language)) return precedes ? last : follows && gapAfter === " " ? next : undefined;
  const hasCopula = last !== undefined && COPULA[language]?.test(gapBefore!) === true;
  // "The horse was white": in other languages only where no noun follows that the colour could belong to.
  if (hasCopula && (!follows || language === "en")) return last;
  return follows ? next : undefined;
}

/** The noun that a state belongs to: the nearer one of those before and after it in its clause. */
function bearerOf(
  state: Mention,
  all: readonly Mention[],
  text: string,
  language: DreamLanguage,
): Mention | undefined {
  const bears = (one: Mention) => one.kind === "things" || one.kind === "places";
  const reach = isUnspaced(language) ? 8 : 26;
  const near = (gap: string) => (gap.length <= reach && !CLAUSE_END.test(gap) ? gap.length : Infinity);
  const next = all.find((one) => bears(one) && one.at >= state.end);
  const last = all.findLast((one) => bears(one) && one.end <= state.at);
  const after = next ? near(text.slice(state.end, next.at)) : Infinity;
  const before = last ? near(text.slice(last.end, state.at)) : Infinity;
  if (after === Infinity && before === Infinity) return undefined;
  if (AFTER_NOUN.has(language)) return before === Infinity ? next : last;
  // "The burning city", but "the city was burning".
  return after <= 3 || after < before ? next : last;
}

const PLURALS: Partial<Record<DreamLanguage, RegExp>> = {
  en: /(?:[^s]s|ies|mice|geese|teeth|wolves|knives|cacti)$/iu,
  fr: /[sx]$/iu,
  es: /s$/iu,
  pt: /s$/iu,
  tr: /l[ae]r/u,
  ko: /들/u,
};
/** Names that look plural. */
const ALWAYS_PLURAL = new Set([
  "stairs",
  "scissors",
  "glasses",
  "gloves",
  "wings",
  "grapes",
  "fire",
  "bus",
  "mouse",
]);

function isPlural({ id, text }: Mention, language: DreamLanguage, known: string): boolean {
  if (ALWAYS_PLURAL.has(id)) return false;
  const plural = PLURALS[language];
  const words = text.split(" ");
  const isOne = (word: string) => plural!.test(word);
  return plural !== undefined && (isOne(words[0]!) || isOne(words.at(-1)!)) && !plural.test(known);
}

const DONE_BY_THINGS = new Set(["flying", "falling", "running", "swimming", "sleeping"]);
const DONE_BY_PEOPLE = new Set(["flying", "running", "swimming", "sleeping"]);
/** What flies or falls in the sky is not the dreamer. */
const IN_SKY = new Set(["moon", "sun", "stars"]);
/** English "flying a kite" lets a thing fly. */
const WITH_OBJECT = /^ (?:an?|the|my|our|his|her|its?) /u;
/** Romance verbs of falling often stand before what falls: "mi son caduti i denti". */
const FALLEN =
  /^ (?!(?:dans|sur|de|du|des|en|in|da|dal|dalla|dai|dalle|por|pela|desde|no|na|num|numa|em|do) )(?:\p{L}+ ){0,2}$/u;
const FALLS_AFTER = new Set<DreamLanguage>(["fr", "it", "es", "pt"]);

/** The thing or person beside a verb that acts, and not the dreamer. */
function actorOf(verb: Mention, all: readonly Mention[], text: string, language: DreamLanguage) {
  if (!DONE_BY_THINGS.has(verb.id)) return undefined;
  if (language === "tr" && /(?:[dt][ıiuü][mk]|ken|mak|mek|arak|erek)$/u.test(verb.text)) return undefined;
  if (language === "en" && verb.id === "flying" && WITH_OBJECT.test(text.slice(verb.end)))
    return all.find((one) => one.kind === "things" && one.at >= verb.end);
  if (verb.id === "falling" && FALLS_AFTER.has(language)) {
    const next = all.find(
      (one) => (one.kind === "things" || (one.kind === "light" && IN_SKY.has(one.id))) && one.at >= verb.end,
    );
    if (next && FALLEN.test(text.slice(verb.end, next.at))) return next;
  }
  const subject = all.findLast(
    (one) =>
      (one.kind === "things" ||
        (one.kind === "light" && IN_SKY.has(one.id)) ||
        (one.kind === "people" && DONE_BY_PEOPLE.has(verb.id))) &&
      one.end <= verb.at,
  );
  if (!subject) return undefined;
  const between = text.slice(subject.end, verb.at);
  if (between.length > (isUnspaced(language) ? 10 : 26) || CLAUSE_END.test(between)) return undefined;
  if (FIRST_PERSON[language]?.test(sentenceBefore(text, verb.at).split(CLAUSE_END).at(-1)!)) return undefined;
  return subject;
}

/** Places that are left out where the text names another. */
const MINOR_PLACES = new Set([
  "road",
  "room",
  "rooftop",
  "sky",
  "field",
  "mountain",
  "shore",
  "street",
  "square",
  "city",
  "pool",
]);
const SEEN_OUTSIDE = new Set<string>(["tornado", "volcano"]);
const INDOORS: ReadonlySet<Place> = new Set<Place>([
  "kitchen",
  "bedroom",
  "bathroom",
  "corridor",
  "attic",
  "cellar",
  "room",
  "school",
  "exam",
  "office",
  "hospital",
  "library",
  "theatre",
  "church",
  "mosque",
  "temple",
  "prison",
  "supermarket",
  "restaurant",
]);

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

  const places = of("places").map(({ id }) => id as Place);
  // A beach is at the sea.
  const onShore = places.includes("shore") ? places.filter((id) => id !== "ocean") : places;
  // A tornado is seen from the field, not from the cellar to which one runs.
  const outside = of("things").some(({ id }) => SEEN_OUTSIDE.has(id));
  const shores = outside ? onShore.filter((id) => !INDOORS.has(id)) : onShore;
  const place =
    shores.find((id) => !MINOR_PLACES.has(id) && id !== "exam") ??
    shores.find((id) => id === "exam") ??
    shores[0] ??
    null;

  const things = new Map<Thing, SceneThing>();
  const ofMention = new Map<Mention, SceneThing>();
  for (const mention of of("things")) {
    const thing = mention.id as Thing;
    if (thing === "house" && place && INDOORS.has(place)) continue;
    const entry = things.get(thing) ?? { thing };
    things.set(thing, entry);
    ofMention.set(mention, entry);
    if (isPlural(mention, language, firstWord(thing, language))) entry.count ??= 3;
  }
  for (const adjective of [...of("colours"), ...of("sizes"), ...of("counts")]) {
    const noun = nounOf(adjective, all, text, language);
    const entry = noun && ofMention.get(noun);
    if (!entry) continue;
    if (adjective.kind === "colours") entry.colour ??= adjective.id as Colour;
    else if (adjective.kind === "sizes") entry.size ??= adjective.id as "giant" | "tiny";
    else entry.count = adjective.id === "two" ? 2 : 3;
  }
  let placeState: PlaceState | undefined;
  for (const mention of of("states")) {
    const state = mention.id as State;
    const bearer = bearerOf(mention, all, text, language);
    const entry = bearer && ofMention.get(bearer);
    if (entry) {
      if (isShown(entry.thing, state)) entry.state ??= state;
    } else if (bearer?.kind === "places" && bearer.id === place)
      placeState ??= PLACE_STATES.find((one) => one === state);
  }
  let action: Action | null = null;
  for (const verb of of("actions")) {
    const subject = actorOf(verb, all, text, language);
    const entry = subject && ofMention.get(subject);
    if (entry && (verb.id === "flying" || verb.id === "falling")) entry.moves ??= verb.id;
    else if (!entry && !subject) action ??= verb.id as Action;
  }
  const light = ids("light") as LightWord[];
  const inSky = ["moon", "sun", "stars", "rainbow"] as const;
  const scene: SceneDescription = {
    things: [...things.values()].slice(0, MOST_THINGS),
    people: (ids("people") as PersonId[]).slice(0, MOST_PEOPLE),
    place,
    ...(placeState && { placeState }),
    action,
    light: (["night", "dawn", "dusk", "day"] as const).find((time) => light.includes(time)) ?? null,
    sky: inSky.filter((one) => light.includes(one)),
    weather: (ids("weather") as SceneWeather[])[0] ?? null,
  };
  return { scene, mentions: all };
}

/** The dictionary form of a thing's first word, which tells singular from plural. */
function firstWord(thing: Thing, language: DreamLanguage): string {
  return isForeign(language) ? "" : sceneWordsOf(language).things[thing].name;
}
