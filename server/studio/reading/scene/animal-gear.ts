import { inMouthOf } from "./animal-gear-pronouns.ts";
import { GEAR } from "./animal-gear-words.ts";
import type { Thing } from "./catalogue.ts";
import { type Gear, HELD_UP, WEARABLE } from "./gear.ts";
import type { ReadText } from "./mentions.ts";
import { LIVING } from "./others.ts";
import type { Things } from "./scene-things.ts";
import type { Mention } from "./vocabulary.ts";

/** Beasts of burden. */
// prettier-ignore
const BURDEN: ReadonlySet<string> = new Set<Thing>([
  "donkey", "horse", "camel", "llama", "elephant", "cow", "bull", "buffalo", "goat", "sheep", "zebra", "deer", "moose",
  "giraffe", "rhino", "hippo", "tortoise", "turtle", "snail", "whale", "dinosaur", "pig", "polarBear", "unicorn", "calf",
  "boar", "crocodile", "ostrich", "mammoth", "lamb", "ram", "fawn", "puma", "lioness", "piglet",
]);
/** They have wings of their own. */
const WINGED =
  /bird|crow|owl|swan|duck|rooster|hen$|chick|goose|eagle|parrot|bat$|bee|butterfly|fly$|dragon|pegasus|sparrow|robin|pigeon|seagull|stork|flamingo|peacock|penguin|moth|wasp|falcon|swallow|phoenix|ladybug|turkey|vulture|canary|magpie|heron|pheasant|hoopoe/iu;
/** Nobody carries a place or a house away. */
const NOT_CARRIED: ReadonlySet<string> = new Set<Thing>([
  "house",
  "building",
  "tree",
  "castle",
  "tower",
  "wall",
  "fence",
  "door",
  "window",
  "stairs",
  "bridge",
  "shadow",
  "reflection",
  "roof",
  "puddle",
  "mud",
  "sand",
  "smoke",
  "cloud",
  "fire",
  "cart",
  "wagon",
  "plow",
  "sled",
  "carousel",
]);

const SENTENCE = /[.!?…。！？؟।\n;]/u;
const COMMAS = /[,،、，]/u;
const FIRST =
  /(?<!\p{L})(?:I|we|je|j|nous|yo|eu|io|ich|wir|я|мы|ben|biz)(?!\p{L})|मैं|हम |[我私僕俺]|내가|나는|أنا|انا/u;
const MINE =
  /(?<!\p{L})(?:my|mine|mi|mis|mes|mon|ma|meu|minha|minhas|meus|mie|miei|mia|meine\p{L}?|мо\p{L}+) $|मेर[ीाे] $|私の$|我的$|내 $/iu;

const isThing = (one: Mention) => one.kind === "things" && !one.animal;
const isBeast = (one: Mention) => isThing(one) && LIVING.has(one.id);
const isNoun = ({ kind }: Mention) => kind === "people" || kind === "things";

/** The part of a sentence around two places. */
function clauseOf(text: string, from: number, to: number): string {
  const before = text
    .slice(Math.max(0, from - 40), from)
    .split(SENTENCE)
    .at(-1)!
    .split(COMMAS)
    .at(-1)!;
  const then = text
    .slice(to, to + 44)
    .split(SENTENCE)[0]!
    .split(COMMAS)[0]!;
  return before + text.slice(from, to) + then;
}

type Verb = "bears" | "holds" | "wears";
/** Which verb of the language joins the two: the animal first, or the thing. */
function verbsBetween(beast: Mention, thing: Mention, { text, language }: ReadText): Set<Verb | "with"> {
  const words = GEAR[language];
  const first = beast.at < thing.at;
  const gap = first ? text.slice(beast.end, thing.at) : text.slice(thing.end, beast.at);
  const found = new Set<Verb | "with">();
  if (gap.length > 46 || SENTENCE.test(gap) || FIRST.test(gap)) return found;
  for (const verb of ["bears", "holds", "wears"] as const) {
    if (!first) {
      if (words.before?.[verb]?.test(gap)) found.add(verb);
      continue;
    }
    if (
      words.afterIt
        ? words.afterIt[verb]?.test(text.slice(thing.end, thing.end + 30))
        : words[verb]?.test(gap)
    )
      found.add(verb);
  }
  if (first && words.with?.test(gap)) found.add("with");
  return found;
}

/** How the animal has the thing, by what joins them and by what both are. */
function gearOf(beast: Mention, thing: Mention, read: ReadText): Gear["how"] | undefined {
  const { text, language } = read;
  const verbs = verbsBetween(beast, thing, read);
  const clause = clauseOf(text, Math.min(beast.at, thing.at), Math.max(beast.end, thing.end));
  const first = beast.at < thing.at;
  const gap = first ? text.slice(beast.end, thing.at) : "";
  const onBack = GEAR[language].back.test(clause);
  const inMouth = GEAR[language].mouth.test(clause);
  if (WEARABLE.has(thing.id) && verbs.has("wears") && !(inMouth && first)) return "worn";
  // "Eşeğin sırtında iki çuval", "the mule with sacks on its back".
  const tied = first && (verbs.size > 0 || GEAR[language].back.test(gap) || GEAR[language].mouth.test(gap));
  if (onBack && tied && BURDEN.has(beast.id)) return "borne";
  if (inMouth && tied) return "held";
  if (verbs.has("bears")) return BURDEN.has(beast.id) ? "borne" : first ? "held" : undefined;
  if (verbs.has("holds") && !(verbs.has("with") && verbs.size === 1)) return "held";
  return HELD_UP.has(thing.id) && verbs.has("with") ? "held" : undefined;
}

/** Whether an animal may be what has the thing: nobody stands between but its other things. */
function isFree(beast: Mention, thing: Mention, { all }: ReadText, taken: ReadonlySet<Mention>): boolean {
  const [from, to] = [Math.min(beast.end, thing.end), Math.max(beast.at, thing.at)];
  return !all.some((one) => isNoun(one) && one.at >= from && one.end <= to && !taken.has(one));
}

/** The animal of which wings are a part: "an inek uçuyordu, kanatları yeşildi". */
function wingedOf(wings: Mention, { all, text }: ReadText): Mention | undefined {
  const before = text.slice(Math.max(0, wings.at - 14), wings.at);
  if (MINE.test(before) || /(?:ım|im|um|üm)\p{L}*$/u.test(wings.text)) return undefined;
  const near = all.filter((one) => {
    const gap = one.end <= wings.at ? text.slice(one.end, wings.at) : text.slice(wings.end, one.at);
    return isNoun(one) && one !== wings && gap.length < 44 && !SENTENCE.test(gap) && !FIRST.test(gap);
  });
  const one = near.findLast(({ end }) => end <= wings.at) ?? near.find(({ at }) => at >= wings.end);
  return one && isBeast(one) && !WINGED.test(one.id) ? one : undefined;
}

/** What is in a vessel that is carried, and not seen: "two sacks of coffee". */
const OF = /^(?: of | de | di | d['’]| von | dolusu | mit )$/u;
const DRINKS: ReadonlySet<string> = new Set<Thing>([
  "cup",
  "teaCup",
  "beer",
  "milk",
  "milkGlass",
  "teaGlass",
  "wineGlass",
]);

/** The verbs of carrying, which are the animal's. */
const OF_CARRYING = new Set(["carrying", "holding"]);

/** What flies with its wings is the animal. */
export function liftWinged({ things }: Things): void {
  for (const one of things.values()) {
    if (one.gear?.how !== "grown" || !one.moves) continue;
    const animal = things.get(one.gear.animal);
    if (animal) animal.moves ??= one.moves;
    delete one.moves;
  }
}

/**
 * Marks the things that animals of the scene wear, carry or hold, and wings that they have. Returns the words that say
 * so, which are nobody else's.
 */
export function gearAnimals(read: ReadText, { things, ofMention }: Things): Set<Mention> {
  const { all, text } = read;
  const verbs = new Set<Mention>();
  const beasts = all.filter((one) => isBeast(one) && ofMention.has(one));
  if (beasts.length === 0) return verbs;
  const taken = new Set<Mention>();
  const carried = all.filter((one) => isThing(one) && ofMention.has(one) && !LIVING.has(one.id));
  for (const beast of beasts) {
    const thing = inMouthOf(beast, carried, read);
    if (thing) ofMention.get(thing)!.gear = { animal: ofMention.get(beast)!.thing, how: "held" };
  }
  for (const thing of all) {
    const entry = isThing(thing) ? ofMention.get(thing) : undefined;
    if (!entry || entry.gear || LIVING.has(thing.id) || NOT_CARRIED.has(thing.id)) continue;
    if (thing.id === "wings") {
      const beast = wingedOf(thing, read);
      const bearer = beast && ofMention.get(beast);
      if (!bearer) continue;
      entry.gear = { animal: bearer.thing, how: "grown" };
      continue;
    }
    const last = [...taken].at(-1);
    if (last && DRINKS.has(thing.id) && OF.test(text.slice(last.end, thing.at))) {
      things.delete(entry.thing);
      continue;
    }
    const near = beasts.toSorted((a, b) => Math.abs(a.at - thing.at) - Math.abs(b.at - thing.at)).slice(0, 2);
    for (const beast of near) {
      if (!isFree(beast, thing, read, taken)) continue;
      const how = gearOf(beast, thing, read);
      if (!how) continue;
      entry.gear = { animal: ofMention.get(beast)!.thing, how };
      taken.add(thing);
      const [from, to] = [Math.min(beast.at, thing.at), Math.max(beast.end, thing.end) + 24];
      for (const verb of all)
        if (OF_CARRYING.has(verb.id) && verb.at >= from && verb.at <= to) verbs.add(verb);
      break;
    }
  }
  return verbs;
}
