import type { DreamLanguage } from "../language.ts";
import { isUnspaced } from "../language.ts";
import { WEDDING } from "./weddings.ts";
import type { PersonId, Thing } from "./catalogue.ts";
import { isOfAll } from "./everybody.ts";
import { folded } from "./handling-doers.ts";
import { VEHICLES } from "./driving.ts";
import { fitsJoined, hasWheel, isRidden, isVessel, ROWED } from "./handling-fits.ts";
import { LIVING } from "./others.ts";
import { ON_BACK } from "./on-back.ts";
import { objectOf } from "./handling-objects.ts";
import { pronounObject } from "./handling-pronouns.ts";
import { addPlaces, sitsItself } from "./people-on-things.ts";
import { doerOf, receiverOf, TO_SOMEBODY, type Verb } from "./handling-receivers.ts";
import { VERBS } from "./handling-verbs.ts";
import { isOnHead, linksOf } from "./held-things.ts";
import type { ReadText } from "./mentions.ts";
import { perchedOf } from "./perched.ts";
import type { Things } from "./scene-things.ts";
import { subjectOf } from "./subject.ts";
import { bothOf, withPlace } from "./two-handlings.ts";
import { type Handling, type Way, WAYS } from "./ways.ts";
import { beginsWithNoun } from "./unknown-subject.ts";
import { unrealIn } from "./unreal.ts";
import type { Mention } from "./vocabulary.ts";
import { patternOf } from "../matching/letters.ts";

export interface Handlings {
  ofDreamer?: Handling;
  ofOthers: Map<Mention, Handling>;
  /** Words of things that are verbs: "painting a horse" shows no picture. */
  verbs: ReadonlySet<Mention>;
  /** Somebody whom no word of the scene names. */
  stranger?: { id: "man" | "woman"; woman?: true; handles: Handling };
}

const patterns = new Map<DreamLanguage, [Way, RegExp][]>();
function patternsOf(language: DreamLanguage): [Way, RegExp][] {
  const known = patterns.get(language);
  if (known) return known;
  const spaced = !isUnspaced(language) && language !== "ko";
  const made = WAYS.flatMap((way): [Way, RegExp][] => {
    const source = VERBS[language]?.[way];
    if (!source) return [];
    return [[way, patternOf(spaced ? `(?<![\\p{L}\\p{M}])(?:${source})(?![\\p{L}\\p{M}])` : source, "gu")]];
  });
  patterns.set(language, made);
  return made;
}

/** What the words of an act name by themselves: "يجدف" a boat, "掃いて" a broom. */
const OWN_WORDS: Partial<Record<Way, Thing>> = {
  knead: "dough",
  sweep: "broom",
  row: "rowboat",
  knit: "knitting",
  sew: "needle",
};

/** The verbs of a text, in order; the longest of those at one place. */
function verbsOf({ text, language, all }: ReadText): Verb[] {
  const plain = folded(text);
  const isUnreal = unrealIn(text, language);
  const found = patternsOf(language).flatMap(([way, pattern]) =>
    [...plain.matchAll(pattern)].map((match): Verb => ({
      way,
      at: match.index,
      end: match.index + match[0].length,
      text: text.slice(match.index, match.index + match[0].length),
    })),
  );
  const isNoun = ({ way, at, end }: Verb) =>
    all.some(
      (one) =>
        one.kind === "things" &&
        one.at <= at &&
        one.end >= end &&
        one.end - one.at > end - at &&
        (OWN_WORDS[way] !== one.id || one.text.includes(" ")),
    );
  const isShorter = (one: Verb) =>
    found.some(
      (other) =>
        other !== one &&
        other.at <= one.at &&
        other.end >= one.end &&
        other.end - other.at > one.end - one.at,
    );
  const isDone = (one: Verb) => !isUnreal({ ...one, id: one.way });
  return found
    .filter((one) => !isNoun(one) && !isShorter(one) && isDone(one))
    .toSorted((a, b) => a.at - b.at);
}

const isSteered = (id: string): boolean => isRidden(id) || VEHICLES.has(id) || LIVING.has(id);

function wayOf({ way, at, end }: Verb, object: Mention, text: string): Way {
  const [from, to] = [Math.max(0, Math.min(at, object.at) - 24), Math.max(end, object.end) + 42];
  const clause = folded(text.slice(from, to))
    .split(/[.!?;,。、]/u)
    .join(" ");
  if ((way === "hold" || way === "back") && object.kind === "things" && isOnHead(text, object)) return "head";
  // "Sallanıyordu": to and fro, and not by the hands.
  if (way === "hang" && object.id === "swing") return "ride";
  // "Kolonya sürdü": put on, and not ridden.
  const word = folded(text.slice(at, end));
  if (way === "ride" && word.startsWith("sur") && !isSteered(object.id)) return "hold";
  // "Otobüs sürüyordu": what has a cabin is driven.
  if (way === "ride" && hasWheel(object.id) && word.startsWith("sur")) return "drive";
  return way === "hold" && ON_BACK.test(clause) ? "back" : way;
}

/** In or on what somebody is pushed or pulled. */
const CARRIERS = new Set<string>([
  "wheelchair",
  "pram",
  "cart",
  "sled",
  "gurney",
  "wheelbarrow",
  "swing",
  "bed",
  "wagon",
  "rickshaw",
  "boat",
  "rowboat",
  "raft",
  "chair",
  "armchair",
  "suitcase",
  "box",
  "bathtub",
]);
const WITH =
  /^ (?:with|con|com|avec|mit|с|مع|والي|و?فيه[ا]?|که)(?: (?:my|mi|mis|la|el|il|mio|mia|minha|meu|ma|mon|meine[rmn]?|the|a|o|мо\p{L}+))* $/u;

/** Who sits in what is pushed: "my grandmother in a wheelchair", "a stretcher with my boss". */
function loadOf(object: Mention, { all, text }: ReadText, ofMention: Things["ofMention"]): Partial<Handling> {
  const near = (one: Mention) =>
    (one.at >= object.end ? one.at - object.end : object.at - one.end) < 26 &&
    !/[.!?;。]/u.test(text.slice(Math.min(one.end, object.end), Math.max(one.at, object.at)));
  if (object.kind === "people") {
    const carrier = all.find((one) => CARRIERS.has(one.id) && near(one) && ofMention.has(one));
    return carrier ? { thing: ofMention.get(carrier)!.thing } : {};
  }
  const rider =
    CARRIERS.has(object.id) &&
    all.find(
      (one) =>
        one.kind === "people" &&
        one.at >= object.end &&
        near(one) &&
        WITH.test(folded(text.slice(object.end, one.at))),
    );
  return rider ? { person: rider.id as PersonId } : {};
}

/** To take somebody along is not to have them in the arms. */
const IN_ARMS =
  /carr|lift|cradl|arms|brazos|bras|braccio|colo|arm(?:en)?(?!\p{L})|trug|trage|руках|нес|нёс|ذراع|حضن|حمل|شايل|गोद|उठा|抱|안|업|kucak|kucag|tasi/iu;
function isBorne(way: Way, { kind, id }: Mention, { at }: Verb, text: string): boolean {
  if (way !== "hold" || kind !== "people" || id === "baby") return true;
  return IN_ARMS.test(folded(text.slice(Math.max(0, at - 30), at + 40)));
}

/** "Amasaba pan": the words of the act alone name dough, "يجدف" a boat. */
const isInWords = (one: Mention, { way, at, end }: Verb): boolean =>
  one.kind === "things" &&
  one.at < end &&
  one.end > at &&
  (way === "knead" ? one.id === "dough" : fitsJoined(way, one.id) === true);
/** What an act is done with whose words name it, or the boat of one who rows. */
function ownObject(verb: Verb, { all, text }: ReadText, ofMention: Things["ofMention"]): Mention | undefined {
  const own = all.find((one) => ofMention.has(one) && isInWords(one, verb));
  if (own || verb.way !== "row") return own;
  return all.findLast(
    (one) =>
      ofMention.has(one) &&
      ROWED.has(one.id) &&
      Math.abs(one.at - verb.at) < 70 &&
      !/[.!?;。।]/u.test(text.slice(Math.min(one.at, verb.at), Math.max(one.at, verb.at))),
  );
}

/** "Pouring tea from a teapot": what is tilted. */
function vesselOf({ way }: Verb, object: Mention, { all, text }: ReadText, ofMention: Things["ofMention"]) {
  if (way !== "pour" || isVessel(object.id)) return object;
  const next = all.find((one) => one.at >= object.end && one.kind === "things" && ofMention.has(one));
  return next && isVessel(next.id) && text.slice(object.end, next.at).length < 24 ? next : object;
}

/** What the dreamer does in these ways is drawn by what they do. */
const OF_OTHERS = new Set<Way>(["ride", "drive", "row", "climb", "hang"]);
const isOfDreamer = (doer: unknown, way: Way): boolean => doer === "dreamer" && OF_OTHERS.has(way);

/** A broom is not only held where the clause says that one sweeps. */
const asSwept = (way: Way, { id, at }: Mention, read: ReadText): Way =>
  way === "hold" &&
  /^(?:broom|mop)$/u.test(id) &&
  verbsOf(read).some((verb) => verb.way === "sweep" && Math.abs(verb.at - at) < 60)
    ? "sweep"
    : way;

/** Those who have something in the hands or under them, where no verb says so. */
function addLinked(read: ReadText, found: Things, ofOthers: Map<Mention, Handling>): void {
  for (const { way, doer, object } of linksOf(read, found)) {
    const { thing } = found.ofMention.get(object)!;
    const handling: Handling = { way: asSwept(way, object, read), thing };
    const before = ofOthers.get(doer);
    ofOthers.set(doer, before ? bothOf(before, handling) : handling);
  }
}

/** Where it is on somebody says more than that they have it. */
const isHeldOnly = (handling: Handling | undefined): boolean =>
  handling === undefined ||
  ((handling.way === "hold" || handling.way === "back") && handling.to === undefined);

/** Not the dreamer, where the clause has a subject of its own. */
function doerByGrammar<T>(doer: T, verb: Verb, object: Mention, read: ReadText): T | Mention | undefined {
  if (doer !== "dreamer") return doer;
  // "El muerto tocaba la guitarra": a noun that no word of the scene names.
  if (beginsWithNoun(verb, read.text, read.language) || isOfAll(verb.at, read.text, read.language))
    return undefined;
  // "全是卖气球的人".
  if (read.language === "zh" && /^的(?:人|小贩|摊|地方)/u.test(read.text.slice(object.end))) return undefined;
  const all = read.all.filter((one) => one !== object);
  const who = subjectOf(verb, { all, text: read.text, language: read.language })?.who;
  return who === undefined || who === "dreamer" ? doer : who === "other" ? undefined : who;
}

/** Who does what with which thing of the scene; the first of each. */
export function handlingsOf(read: ReadText, found: Things): Handlings {
  const { ofMention } = found;
  const ofOthers = new Map<Mention, Handling>();
  let ofDreamer: Handling | undefined;
  const verbs = new Set<Mention>();
  let stranger: Handlings["stranger"];
  for (const verb of verbsOf(read)) {
    const named =
      objectOf(verb, read, ofMention) ??
      ownObject(verb, read, ofMention) ??
      pronounObject(verb, read, ofMention);
    if (!named) continue;
    const object = vesselOf(verb, named, read, ofMention);
    const doer = doerByGrammar(doerOf(verb, object, read), verb, object, read);
    if (!doer) continue;
    if (typeof doer === "object" && doer.kind !== "people") continue;
    const way = asSwept(wayOf(verb, object, read.text), object, read);
    if (way === "ride" && sitsItself(object, read)) continue;
    // What a crowd holds is seen in its hands.
    if (typeof doer === "object" && doer.id === "crowd" && (way !== "hold" || object.kind !== "things"))
      continue;
    if (!isBorne(way, object, verb, read.text) || isOfDreamer(doer, way)) continue;
    const handling: Handling = { way };
    for (const one of read.all)
      if (
        (one.id === "picture" && one.at === verb.at && one.end === verb.end) ||
        (one.id !== object.id &&
          isInWords(one, verb) &&
          (way === "knead" || way === "knit" || one.id === "horse")) ||
        (way === "feed" &&
          one !== object &&
          one.kind === "things" &&
          one.at >= verb.at &&
          one.end <= verb.end)
      )
        verbs.add(one);
    if (object.kind === "people") handling.person = object.id as PersonId;
    else if (object.kind === "light") handling.sky = object.id as NonNullable<Handling["sky"]>;
    else handling.thing = ofMention.get(object)!.thing;
    if (way === "push" || way === "pull") Object.assign(handling, loadOf(object, read, ofMention));
    if (doer === "man" || doer === "woman") {
      stranger ??= {
        id: doer,
        ...(doer === "woman" && { woman: true }),
        handles: { ...handling, to: "dreamer" },
      };
      continue;
    }
    if (TO_SOMEBODY.has(way)) Object.assign(handling, receiverOf(verb, object, doer, read));
    if (doer === "dreamer") ofDreamer ??= handling;
    else {
      const before = ofOthers.get(doer);
      ofOthers.set(doer, before ? bothOf(before, handling) : handling);
    }
  }
  for (const { way, bearer, object } of perchedOf(read, found)) {
    const handling: Handling = { way, thing: ofMention.get(object)!.thing };
    if (bearer === "dreamer") ofDreamer = isHeldOnly(ofDreamer) ? handling : ofDreamer;
    else if (isHeldOnly(ofOthers.get(bearer))) ofOthers.set(bearer, handling);
  }
  addLinked(read, found, ofOthers);
  addPlaces(read, found, ofOthers);
  // Drums that are played at a wedding are not the bride's.
  for (const doer of ofOthers.keys())
    if (doer.id === "bride" && WEDDING.test(doer.text)) ofOthers.delete(doer);
  for (const [doer, handling] of ofOthers)
    if (handling.thing) ofOthers.set(doer, withPlace(handling, found.things.get(handling.thing)?.bond));
  return { ...(ofDreamer && { ofDreamer }), ofOthers, verbs, ...(stranger && { stranger }) };
}
