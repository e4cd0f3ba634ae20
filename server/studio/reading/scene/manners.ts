import { MANNERS } from "./manner-words.ts";
import { nounOf } from "./bearers.ts";
import type { Colour, Place, Thing } from "./catalogue.ts";
import { isUnspaced } from "../language.ts";
import type { ReadText } from "./mentions.ts";
import { LIVING } from "./others.ts";
import type { Things } from "./scene-things.ts";
import type { Mention } from "./vocabulary.ts";
import { patternOf } from "../matching/letters.ts";

/** What is seen to be long. */
// prettier-ignore
const LONG: ReadonlySet<string> = new Set<Thing>([
  "fish", "carp", "sardine", "shark", "eel", "whale", "snake", "cobra", "crocodile", "lizard", "worm", "caterpillar",
  "centipede", "dog", "cat", "horse", "cow", "pig", "bread", "baguette", "sausage", "table", "bed", "sofa", "bench", "car",
  "bus", "train", "boat", "rowboat", "ship", "carpet", "scarf", "tongue", "nose", "cucumber", "carrot", "courgette", "leek",
  "knife", "key", "pencil", "shoe", "spoon", "sword", "snail", "tail", "coffin", "desk", "hotDog", "dinosaur",
  "mouse", "duck", "goose", "dragon", "caravan", "tram", "metro", "sandwich", "banana",
]);
const CLOCKS: ReadonlySet<string> = new Set<Thing>(["clock", "alarmClock", "watch", "grandfatherClock"]);
/** Of a clock, and no things then. */
const HANDS: ReadonlySet<string> = new Set<Thing>(["hands", "hand", "needle", "scorpion", "arrow"]);
/** They are in the water by themselves. */
// prettier-ignore
const SWIM: ReadonlySet<string> = new Set<Thing>([
  "boat", "rowboat", "ship", "raft", "canoe", "kayak", "gondola", "ferry", "barge", "yacht", "galleon", "iceberg", "cloud",
  "balloon", "bubbles", "feather", "airship", "kite", "smoke", "ghost", "submarine", "lotus", "snowflake",
]);
const WATERS: ReadonlySet<string> = new Set<Place>(["lake", "ocean", "river", "canal", "harbour", "swamp"]);
const SENTENCE = /[.!?…。！？؟।\n;]/u;
const COMMAS = /[,،、，]/u;

const isThing = (one: Mention) => one.kind === "things" && !one.animal;

/** The sentence around a place of the text. */
function sentenceAt(text: string, at: number, end: number): { from: number; sentence: string } {
  const before = text.slice(0, at).split(SENTENCE).at(-1)!;
  return {
    from: at - before.length,
    sentence: before + text.slice(at, end) + text.slice(end).split(SENTENCE)[0]!,
  };
}

/** Where the verb is by which a thing close to it floats on water. */
function floatsAt(
  one: Mention,
  { all, text, language }: ReadText,
  place: Place | null,
): { at: number; end: number } | undefined {
  if (LIVING.has(one.id) || SWIM.has(one.id)) return undefined;
  const { floats, water, inAir } = MANNERS[language];
  const reach = isUnspaced(language) ? 12 : 36;
  const { sentence } = sentenceAt(text, one.at, one.end);
  if (!floats.test(sentence) || inAir.test(sentence)) return undefined;
  if (!water.test(sentence) && !(place && WATERS.has(place))) return undefined;
  const before = text
    .slice(Math.max(0, one.at - 22), one.at)
    .split(SENTENCE)
    .at(-1)!
    .split(COMMAS)
    .at(-1)!;
  const after = text
    .slice(one.end, one.end + reach)
    .split(SENTENCE)[0]!
    .split(COMMAS)[0]!;
  const verb = floats.exec(after);
  // Nothing else stands between the thing and its verb.
  const isNear =
    verb !== null &&
    !all.some((other) => isThing(other) && other.at >= one.end && other.end <= one.end + verb.index);
  if (isNear) return { at: one.end + verb.index, end: one.end + verb.index + verb[0].length };
  const earlier = [...before.matchAll(patternOf(floats.source, "giu"))].at(-1);
  if (!earlier) return undefined;
  const at = one.at - before.length + earlier.index;
  const isFree = !all.some((other) => isThing(other) && other.end <= one.at && other.at >= at);
  return isFree ? { at, end: at + earlier[0].length } : undefined;
}

/** Clocks without hands; the words for these are no things. */
export function describeClocks({ all, text, language }: ReadText, { things, ofMention }: Things): void {
  for (const one of all) {
    const entry = CLOCKS.has(one.id) ? ofMention.get(one) : undefined;
    if (!entry) continue;
    const { from, sentence } = sentenceAt(text, one.at, one.end);
    const match = MANNERS[language].noHands.exec(sentence);
    if (!match) continue;
    entry.lacks = "hands";
    const [at, end] = [from + match.index, from + match.index + match[0].length];
    for (const other of all)
      if (HANDS.has(other.id) && other.at >= at - 2 && other.end <= end + 2) things.delete(other.id as Thing);
  }
}

/** The colour of the water of the place: "the sea was red". */
export function waterColourOf(
  { all, text, language, of }: ReadText,
  place: Place | null,
): Colour | undefined {
  if (!place || !(WATERS.has(place) || place === "shore" || place === "pier")) return undefined;
  for (const one of of("colours")) {
    const noun = nounOf(one, all, text, language);
    if (noun?.kind === "places" && (WATERS.has(noun.id) || (noun.id === "shore" && SEA.test(noun.text))))
      return one.id as Colour;
  }
  return undefined;
}
const SEA = /sea(?!side)|deniz|mar(?!t|k)|mer|meer|мор|بحر|समुद्र|海(?!岸|辺)|바다/iu;

/** Says of things whether they are big or long, or afloat. Returns the verbs of what floats, which are nobody's. */
export function describeManners(
  read: ReadText,
  { ofMention }: Things,
  place: Place | null,
): ReadonlySet<Mention> {
  const verbs = new Set<Mention>();
  const { all, text, language } = read;
  const words = MANNERS[language];
  for (const one of all) {
    const entry = isThing(one) ? ofMention.get(one) : undefined;
    if (!entry) continue;
    const before = text
      .slice(Math.max(0, one.at - 30), one.at)
      .split(SENTENCE)
      .at(-1)!
      .split(COMMAS)
      .at(-1)!;
    const after = text
      .slice(one.end, one.end + 30)
      .split(SENTENCE)[0]!
      .split(COMMAS)[0]!;
    const isLong = words.long?.test(before) === true || words.longAfter?.test(after) === true;
    if (isLong && LONG.has(one.id)) entry.shape ??= "long";
    const isBig = words.big?.test(before) === true || words.bigAfter?.test(after) === true;
    if (isBig && !entry.size) entry.shape ??= "big";
    const floats = floatsAt(one, read, place);
    if (!floats) continue;
    entry.afloat = true;
    for (const verb of all)
      if (verb.kind === "actions" && verb.at < floats.end && verb.end > floats.at) verbs.add(verb);
  }
  return verbs;
}
