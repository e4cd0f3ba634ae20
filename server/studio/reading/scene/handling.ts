import type { DreamLanguage } from "../language.ts";
import { isUnspaced } from "../language.ts";
import type { PersonId, Thing } from "./catalogue.ts";
import { folded } from "./handling-doers.ts";
import { objectOf } from "./handling-objects.ts";
import { pronounObject } from "./handling-pronouns.ts";
import { doerOf, receiverOf, TO_SOMEBODY, type Verb } from "./handling-receivers.ts";
import { VERBS } from "./handling-verbs.ts";
import type { ReadText } from "./mentions.ts";
import type { Things } from "./scene-things.ts";
import { type Way, WAYS } from "./ways.ts";
import type { Mention } from "./vocabulary.ts";

/** What somebody does with a thing or with a person. */
export interface Handling {
  way: Way;
  thing?: Thing;
  /** What is else seen in the sky. */
  sky?: "moon" | "sun" | "stars";
  person?: PersonId;
  /** To whom it is given or thrown. */
  to?: PersonId | "dreamer";
  /** An animal to which it is given. */
  toThing?: Thing;
}

export interface Handlings {
  ofDreamer?: Handling;
  ofOthers: ReadonlyMap<Mention, Handling>;
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
    return [[way, new RegExp(spaced ? `(?<![\\p{L}\\p{M}])(?:${source})(?![\\p{L}\\p{M}])` : source, "gu")]];
  });
  patterns.set(language, made);
  return made;
}

/** The verbs of a text, in order; the longest of those at one place. */
function verbsOf({ text, language, all }: ReadText): Verb[] {
  const plain = folded(text);
  const found = patternsOf(language).flatMap(([way, pattern]) =>
    [...plain.matchAll(pattern)].map((match): Verb => ({
      way,
      at: match.index,
      end: match.index + match[0].length,
      text: text.slice(match.index, match.index + match[0].length),
    })),
  );
  const isNoun = ({ at, end }: Verb) =>
    all.some((one) => one.kind === "things" && one.at <= at && one.end >= end && one.end - one.at > end - at);
  const isShorter = (one: Verb) =>
    found.some(
      (other) =>
        other !== one &&
        other.at <= one.at &&
        other.end >= one.end &&
        other.end - other.at > one.end - one.at,
    );
  return found.filter((one) => !isNoun(one) && !isShorter(one)).toSorted((a, b) => a.at - b.at);
}

/** "On my back": how somebody or something is carried. */
const ON_BACK =
  /(?<!\p{L})on (?:my|his|her|their) (?:back|shoulders)|piggyback|sirt(?:im|in)d?[ae]|omuz(?:um|un|lar)|(?:en|a|sobre) (?:la|las|mi|su|mis|sus) espaldas?|a cuestas|a caballito|sur (?:mon|son|le) dos|sur (?:mes|ses|les) epaules|sulle (?:mie |sue )?spalle|in spalla|sulla schiena|nas (?:minhas |suas )?costas|nos (?:meus )?ombros|auf (?:dem|meinem|seinem) rucken|huckepack|на (?:своей |моей )?спине|на плечах|على (?:ظهر|كتف)|पीठ पर|कंधे पर|背中|背負|おんぶ|등에|어깨에|업고|업었|背着|背上/iu;

function wayOf({ way, at, end }: Verb, object: Mention, text: string): Way {
  const [from, to] = [Math.max(0, Math.min(at, object.at) - 24), Math.max(end, object.end) + 42];
  const clause = folded(text.slice(from, to))
    .split(/[.!?;,。、]/u)
    .join(" ");
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

/** Who does what with which thing of the scene; the first of each. */
export function handlingsOf(read: ReadText, { ofMention }: Things): Handlings {
  const ofOthers = new Map<Mention, Handling>();
  let ofDreamer: Handling | undefined;
  const verbs = new Set<Mention>();
  let stranger: Handlings["stranger"];
  for (const verb of verbsOf(read)) {
    const object = objectOf(verb, read, ofMention) ?? pronounObject(verb, read, ofMention);
    if (!object) continue;
    const doer = doerOf(verb, object, read);
    if (!doer) continue;
    if (typeof doer === "object" && doer.kind !== "people") continue;
    const way = wayOf(verb, object, read.text);
    // What a crowd holds is seen in its hands.
    if (typeof doer === "object" && doer.id === "crowd" && (way !== "hold" || object.kind !== "things"))
      continue;
    if (!isBorne(way, object, verb, read.text)) continue;
    const handling: Handling = { way };
    for (const one of read.all)
      if (
        (one.id === "picture" && one.at === verb.at && one.end === verb.end) ||
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
    else if (!ofOthers.has(doer)) ofOthers.set(doer, handling);
  }
  return { ...(ofDreamer && { ofDreamer }), ofOthers, verbs, ...(stranger && { stranger }) };
}
