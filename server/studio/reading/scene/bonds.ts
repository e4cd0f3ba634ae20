import { CLAUSE_END } from "./bearers.ts";
import { nounsOf } from "./bond-nouns.ts";
import { AFTER_NOUN_RULES } from "./bond-endings.ts";
import { rulesBeforeNoun, type BondRule } from "./bond-words.ts";
import type { Thing } from "./catalogue.ts";
import { LOOKS } from "./inside-windows.ts";
import type { ReadText } from "./mentions.ts";
import { LIVING } from "./others.ts";
import type { Bond, Things } from "./scene-things.ts";
import { isPlural } from "./several.ts";
import type { Mention } from "./vocabulary.ts";

/** What things are in rather than on. */
// prettier-ignore
const HOLLOW: ReadonlySet<Thing> = new Set<Thing>([
  "pot", "suitcase", "box", "chest", "backpack", "handbag", "basket", "cup", "teapot", "bucket", "bathtub", "sink",
  "well", "barrel", "vase", "nest", "cradle", "pram", "cart", "wheelbarrow", "bowl", "jar", "cauldron", "trashCan",
  "trashBag", "soup", "glass", "fryingPan", "kettle", "jug", "pressureCooker", "sack", "shoe", "boots", "drawer",
  "present", "toolbox", "safe", "coffin", "birdCage", "aquarium", "wardrobe", "fridge", "washingMachine", "stove",
  "microwave", "dishwasher", "car", "elevator", "bottle", "wineGlass", "mailbox", "toilet", "hole", "locker", "paella",
  "teaGlass", "milk", "hat", "tin", "egg", "puddle", "saladBowl", "taxi", "beer", "teaCup", "washBasin",
]);
/** What can be made of other things: "a dress of bread". */
// prettier-ignore
const MAKEABLE: ReadonlySet<Thing> = new Set<Thing>([
  "dress", "weddingDress", "coat", "hat", "crown", "wall", "tower", "house", "castle", "bridge", "boat", "ship",
  "piano", "guitar", "violin", "sword", "bicycle", "bus", "plane", "cross", "tent", "igloo", "desk",
  "tornado", "stairs", "ladder", "bed", "chair", "carpet", "blanket", "wave", "raft", "building", "statue", "tree",
  "car", "train", "table", "door", "shoe", "necklace", "fence", "snowman", "pyramid", "sofa",
]);
/** Materials of which more are seen than one thing. */
const STUFF: ReadonlySet<Thing> = new Set<Thing>([
  "paper",
  "glass",
  "sand",
  "iron",
  "crystal",
  "mud",
  "rock",
  "hair",
  "log",
  "smoke",
  "fire",
  "cloud",
  "wave",
  "sack",
  "tin",
]);
/** What is a part of a house is on or in nothing else. */
const FIXED = new Set<string>(["window", "stairs", "wall"] satisfies Thing[]);
/** What nothing is inside of in a picture: places, and what is a part of another. */
const NEVER: ReadonlySet<Thing> = new Set<Thing>(["wave", "shadow", "reflection", "roots", "kite"]);
/** A sea in a vessel is waves in it. */
const isNever = ({ id }: Mention, other: Mention): boolean =>
  NEVER.has(id as Thing) && (id !== "wave" || !HOLLOW.has(other.id as Thing));
/** What the dreamer does with the thing while they sit there themselves. */
const WITH_IT = new Set(["reading", "eating", "drinking", "knitting", "writing", "phoning"]);

/** Nothing is in them, whatever is said to be: "a fish in a tie", "a hearse in the driveway". */
const NOT_IN: ReadonlySet<Thing> = new Set<Thing>([
  "topHat",
  "tie",
  "bowTie",
  "glasses",
  "sunglasses",
  "scarf",
  "necklace",
]);
const GROUND = /^(?:driveway|drive|front yard|backyard|yard)$/iu;

/** "In the house" is not on it. */
const BUILT: ReadonlySet<Thing> = new Set<Thing>([
  "house",
  "building",
  "tower",
  "castle",
  "barn",
  "bridge",
  "tent",
  "door",
  "gate",
]);
/** A building that is named with its roof. */
const ROOF = /çatı|छत|屋根|지붕/iu;
/** Of one who sits on it or under it, and does something with the thing. */
const POSTURE =
  /बैठ|लेट|खड़[ाीे]|चढ़|otur|yat[ıia]|座って|座り|寝て|앉아|누워|坐着|躺着|坐在|sentad|sedut|assis|(?<!\p{L})(?:sat|sitting|standing|lying) |sitzend/iu;
const TURNS =
  /(?<!\p{L})(?:turn|chang|transform|conver|becom|bec[ao]me|trasform|divent|virar|virou|virav|verwandel|преврат|dönüş)\p{L}*|变成|变|変わ|なって|변해|변했/iu;
/** "The cat ran away from the bed": it was not in it. */
const AWAY = /(?<!\p{L})(?:away from|weg von|vom? .* weg)(?!\p{L})/iu;
/** What one wears, where there are several: "in my shoes". */
const WORN: ReadonlySet<Thing> = new Set<Thing>(["shoe", "boots", "hat"]);

const BEFORE = 44;
const AFTER = 40;
const SENTENCE = /[.!?…。！？؟।\n;]/u;

/** The text around two things, with these in angle brackets. */
function framed(text: string, one: Mention, next: Mention, from: number): string | undefined {
  const gap = text.slice(from, next.at);
  if (gap.length > 80 || SENTENCE.test(gap)) return undefined;
  const before = text
    .slice(Math.max(0, one.at - BEFORE), one.at)
    .split(SENTENCE)
    .at(-1)!;
  const after = text.slice(next.end, next.end + AFTER).split(SENTENCE)[0]!;
  return `${before.replaceAll(/[<>]/gu, " ")}<${one.text}>${gap}<${next.text}>${after.replaceAll(/[<>]/gu, " ")}`;
}

/** "A basket of apples". */
function holdsMany(one: Mention, next: Mention, { text, language }: ReadText): boolean {
  if (!HOLLOW.has(one.id as Thing)) return false;
  return CONTENT[language]?.test(text.slice(one.end, next.at)) === true && isPlural(next, language, "");
}
const CONTENT: Partial<Record<string, RegExp>> = {
  en: /^ of (?:\p{L}+ )?$/u,
  fr: /^ (?:de |d['’])(?:\p{L}+ )?$/u,
  it: /^ (?:di |d['’])(?:\p{L}+ )?$/u,
  es: /^ de (?:\p{L}+ )?$/u,
  pt: /^ de (?:\p{L}+ )?$/u,
};

/** The rule by which one of the two is on, in or under the other, or out of it; `at`: no word says which. */
export function bondBetween(
  one: Mention,
  next: Mention,
  read: ReadText,
  from = one.end,
): { a: Mention; bond: Bond; many?: true; at?: true } | undefined {
  const { text, language } = read;
  // A shoe box.
  if (one.id === "box" && next.id === "shoe") return undefined;
  if (holdsMany(one, next, read)) return { a: next, bond: { to: one.id as Thing, how: "in" } };
  const frame = framed(text, one, next, from);
  const gap = text.slice(from, next.at);
  if (!frame || TURNS.test(gap) || AWAY.test(gap)) return undefined;
  const rules: readonly BondRule[] = rulesBeforeNoun(language) ?? AFTER_NOUN_RULES[language] ?? [];
  for (const { how, first, test, many } of rules) {
    if (!test.test(frame)) continue;
    const [a, b] = first ? [one, next] : [next, one];
    const to = b.id as Thing;
    if (how === "of" && (!MAKEABLE.has(to) || STUFF.has(a.id as Thing))) continue;
    if (FIXED.has(a.id) && how !== "of") continue;
    if (how === "at" && BUILT.has(to) && !ROOF.test(b.text)) continue;
    if (how === "in" && (NOT_IN.has(to) || GROUND.test(b.text))) continue;
    if (to === "window" && LOOKS.test(frame)) continue;
    const lives = a.kind === "people" || LIVING.has(a.id);
    if (POSTURE.test(gap) && !lives) continue;
    const resolved = how === "at" ? (HOLLOW.has(to) ? "in" : "on") : how;
    if (resolved !== "from" && resolved !== "of" && !lives && isUsed(a, read)) continue;
    if (resolved === "in" && WORN.has(to) && isPlural(b, language, "")) continue;
    return { a, bond: { to, how: resolved }, ...(how === "at" && { at: true }), ...(many && { many }) };
  }
  return undefined;
}

/** "I was reading a book on the sofa". */
function isUsed({ at, end }: Mention, { all, text }: ReadText): boolean {
  const near = (from: number, to: number) => to - from < 18 && !CLAUSE_END.test(text.slice(from, to));
  return all.some(
    (verb) =>
      (verb.kind === "activities" || verb.kind === "actions") &&
      WITH_IT.has(verb.id) &&
      (verb.end <= at ? near(verb.end, at) : verb.at >= end && near(end, verb.at)),
  );
}

/** Between a thing and what it is a part of. */
const OF_ITS: Partial<Record<string, RegExp>> = {
  en: /^ (?:of|in) (?:my|the|our) (?:\p{L}+ )?$/u,
  fr: /^ (?:de (?:ma|mon|la)|du|de l['’]) ?$/u,
  it: /^ (?:del|della|dell['’]) ?(?:mi[oa] )?$/u,
  es: /^ (?:de mi|del|de la) $/u,
  pt: /^ (?:d[oa]|d[oa] (?:meu|minha)) $/u,
};

const IN_SKY = new Set(["moon", "sun", "stars"]);

/** "Stars fell into the teapot". */
function holdSky({ kind, id }: Mention, { to, how }: Bond, things: Things["things"]): void {
  const host = things.get(to);
  if (kind !== "light" || !host || !HELD_IN.has(to) || how === "of" || how === "under") return;
  host.holds ??= { sky: id as "moon", how };
}
/** What the moon is seen in although it is in the sky: a bucket, a cup. */
const HELD_IN: ReadonlySet<Thing> = new Set<Thing>([
  ...HOLLOW,
  "bread",
  "mirror",
  "hands",
  "hand",
  "table",
  "bed",
  "cake",
  "book",
]);

/** Marks the things that are on, in, under or made of others. */
export function bindThings(read: ReadText, { things, ofMention }: Things): void {
  const nouns = nounsOf(read, { things, ofMention }).filter(
    ({ kind, id }) => kind !== "light" || IN_SKY.has(id),
  );
  for (const [i, one] of nouns.entries()) {
    const next = nouns[i + 1];
    if (!next || one.kind === "people" || next.kind === "people" || one.kind + next.kind === "lightlight")
      continue;
    if (isNever(one, next) || isNever(next, one)) continue;
    const third = nouns[i + 2];
    const found =
      (one.id === next.id ? undefined : bondBetween(one, next, read)) ??
      // "In the drawer of my desk there was an octopus".
      (third?.kind === "things" &&
      third.id !== one.id &&
      OF_ITS[read.language]?.test(read.text.slice(one.end, next.at))
        ? bondBetween(one, third, read, next.end)
        : undefined);
    if (!found) continue;
    const { a, bond, many } = found;
    if (a.kind === "light" || !ofMention.has(a)) {
      holdSky(a, bond, things);
      continue;
    }
    // A dress that somebody wears is shown by itself where it is of bread.
    if (bond.how === "of" && !things.has(bond.to)) things.set(bond.to, { thing: bond.to });
    const [entry, other] = [ofMention.get(a), things.get(bond.to)];
    // One thing for each: what is on a tray is not drawn on a table with it.
    if (!entry || !other || entry.bond || other.bond || entry.gear || other.gear) continue;
    if ([...things.values()].some((each) => each.bond?.to === entry.thing)) continue;
    // A house on wheels has them under it.
    if (other.thing === "wheel" && bond.how === "on") other.bond = { to: entry.thing, how: "under" };
    else entry.bond = bond;
    if (many) entry.count ??= 3;
    // What flies out of an oven is not the oven.
    if (bond.how === "from") delete other.moves;
  }
  swimInVessels(things);
  takePlaces(read, things);
}

/** What has a window with an attendant. */
const ATTENDED = new Set<Thing>(["tollBooth"]);
const INSTEAD =
  /instead of|in place of|au lieu d|à la place|invece d|al posto d|en (?:vez|lugar) de|em vez d|no lugar d|yerine|statt|anstelle|вместо|بدل|مكان|की जगह|の代わり|のかわり|대신|代替|而不是/iu;
/** An owl instead of the attendant is behind the window. */
function takePlaces({ text }: ReadText, things: Things["things"]): void {
  const booth = [...things.values()].find(({ thing }) => ATTENDED.has(thing));
  const animal = [...things.values()].find(({ thing, bond }) => LIVING.has(thing) && !bond);
  if (booth && !booth.bond && animal && INSTEAD.test(text)) animal.bond = { to: booth.thing, how: "in" };
}

// prettier-ignore
const SWIMMERS = new Set<Thing>([
  "whale", "fish", "goldfish", "dolphin", "shark", "orca", "octopus", "jellyfish", "seal", "turtle", "swan", "duck", "crocodile",
]);
/** Who swims in a sea that is in a bathtub is in the tub. */
function swimInVessels(things: Things["things"]): void {
  const sea = things.get("wave");
  const swimmer = [...things.values()].find(({ thing, bond }) => SWIMMERS.has(thing) && !bond);
  if (sea?.bond?.how !== "in" || !swimmer) return;
  swimmer.bond = sea.bond;
  things.delete("wave");
}
