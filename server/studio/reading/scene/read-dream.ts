import type { Locale } from "#shared/locales.ts";
import { speaks } from "./aboard.ts";
import { clauseAround } from "./bearers.ts";
import { bondBetween } from "./bonds.ts";
import type { Place, Thing } from "./catalogue.ts";
import { VEHICLES } from "./driving.ts";
import { readText, type ReadText } from "./mentions.ts";
import { LIVING } from "./others.ts";
import type { Mention } from "./vocabulary.ts";

const isNoun = ({ kind }: Mention) => kind === "things" || kind === "people" || kind === "places";

const WATERS = new Set<string>(["ocean", "river", "lake"] satisfies Place[]);
const isWater = ({ kind, id }: Mention) => kind === "places" && WATERS.has(id);
/** Vessels in which water stands; through a wardrobe one looks at the sea. */
// prettier-ignore
const VESSELS = new Set<string>([
  "bathtub", "sink", "washBasin", "toilet", "bucket", "cup", "teaCup", "teaGlass", "glass", "wineGlass", "bowl", "saladBowl", "pot",
  "jug", "teapot", "kettle", "jar", "bottle", "vase", "cauldron", "barrel",
] satisfies Thing[]);
const isVessel = ({ kind, id }: Mention) => kind === "things" && VESSELS.has(id);

/** "In my bathtub there was the sea": waves in the tub, and no sea around. */
function inVessels(read: ReadText): readonly Mention[] {
  const nouns = read.all.filter(isNoun);
  return read.all.map((one) => {
    if (!isWater(one)) return one;
    const i = nouns.indexOf(one);
    const pairs = [
      [nouns[i - 1], one],
      [one, nouns[i + 1]],
    ] as const;
    const isPoured = pairs.some(
      ([first, second]) =>
        first &&
        second &&
        isVessel(first === one ? second : first) &&
        bondBetween(first, second, read)?.a === one,
    );
    return isPoured ? { ...one, kind: "things" as const, id: "wave" satisfies Thing } : one;
  });
}

/** Roofs that are seen from below, unlike flat ones on which people live. */
const PITCHED =
  /^(?:roofs?|toits?|tett[oi]|tejados?|telhados?|dach|dächer\p{L}*|çatı\p{L}*|屋根|지붕|крыш\p{L}*)$/iu;
/** Buildings under a pitched roof; of a place that is a building, the thing that shows it from outside. */
const BUILDINGS = new Map<string, Thing>([
  ["house", "house"],
  ["hut", "hut"],
  ["barn", "barn"],
  ["stable", "barn"],
  ["farmyard", "barn"],
]);
const OF_BUILDING =
  /^ (?:of|de|d['’]|du|di|del|do|da|des|der|von|vom)(?:l|lla|llo|ll['’])? ?(?:\p{L}+ ){0,2}(?:l['’])?$|^ (?:\p{L}+ )?$|^の$|^(?:의)? ?$/iu;

/** What a roof belongs to, by its noun right before or after it. */
function ofRoof(roof: Mention, nouns: readonly Mention[], text: string): Mention | undefined {
  const i = nouns.indexOf(roof);
  return [nouns[i + 1], nouns[i - 1]].find((one) => {
    if (!one || one.kind === "people" || LIVING.has(one.id)) return false;
    const gap = one.at > roof.at ? text.slice(roof.end, one.at) : text.slice(one.end, roof.at);
    return OF_BUILDING.test(gap);
  });
}

/** Whether a person or an animal beside these words is said to be on what they name. */
function hasOther(roof: Mention, nouns: readonly Mention[], read: ReadText): boolean {
  const i = nouns.indexOf(roof);
  return [nouns[i - 1], nouns[i + 1]].some((one) => {
    if (!one || one.id === "crowd" || (one.kind !== "people" && !LIVING.has(one.id))) return false;
    const bond = one.at < roof.at ? bondBetween(one, roof, read) : bondBetween(roof, one, read);
    return bond?.a === one && bond.bond.how === "on";
  });
}

/** "My father sat on the roof of the barn", of another than the dreamer: on the barn, which is seen from below. */
function onBuildings(read: ReadText, all: readonly Mention[]): readonly Mention[] {
  const { text, language } = read;
  const roofs = all.filter(({ kind, id }) => kind === "places" && id === "rooftop");
  const [roof] = roofs;
  if (!roof || roofs.length > 1 || !PITCHED.test(roof.text)) return all;
  const { from, to } = clauseAround(text, roof.at, roof.end);
  if (speaks(text.slice(from, to))) return all;
  const nouns = all.filter(isNoun);
  const building = ofRoof(roof, nouns, text);
  // That of a church is drawn with its place, and a vehicle has one of its own.
  if (building ? !BUILDINGS.has(building.id) : nouns.some(({ id }) => VEHICLES.has(id))) return all;
  const [at, end] = [
    Math.min(roof.at, building?.at ?? roof.at),
    Math.max(roof.end, building?.end ?? roof.end),
  ];
  const id = building ? BUILDINGS.get(building.id)! : ("house" satisfies Thing);
  // In Turkish the roof says what is on it, like "üstünde".
  const whole: Mention =
    building && language === "tr"
      ? building
      : { ...roof, kind: "things", id, at, end, text: text.slice(at, end) };
  const others = all.filter((one) => one !== building && one !== roof);
  const seen = [...others, whole].toSorted((one, other) => one.at - other.at);
  return hasOther(whole, seen.filter(isNoun), { ...read, all: seen }) ? seen : all;
}

/** The words of a dream, with the nouns that name a place elsewhere as what is seen. */
export function readDream(raw: string, locale: Locale): ReadText {
  const read = readText(raw, locale);
  const all = onBuildings(read, inVessels(read));
  return { ...read, all, of: (kind) => all.filter((mention) => mention.kind === kind) };
}
