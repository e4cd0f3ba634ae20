import type { Locale } from "#shared/locales.ts";
import type { Thing } from "./catalogue.ts";
import { ADJECTIVES } from "./adjectives.ts";
import type { SceneThing } from "./noun-phrase.ts";

const ENGLISH: Partial<Record<Thing, string>> = {
  mouse: "mice",
  wolf: "wolves",
  knife: "knives",
  tooth: "teeth",
  fish: "fish",
  deer: "deer",
  sheep: "sheep",
  bread: "loaves of bread",
  grapes: "bunches of grapes",
  snowman: "snowmen",
  ufo: "flying saucers",
};
/** One of them is a pair or a flight already. */
const NO_PLURAL: ReadonlySet<Thing> = new Set<Thing>([
  "scissors",
  "gloves",
  "rubberGloves",
  "glasses",
  "wings",
  "stairs",
  "fire",
]);

function english(thing: Thing, name: string): string {
  const known = ENGLISH[thing];
  if (known) return known;
  if (/[^aeiou]y$/u.test(name)) return `${name.slice(0, -1)}ies`;
  return /(?:s|x|ch|sh)$/u.test(name) ? `${name}es` : `${name}s`;
}

/** Turkish compounds end in the possessive, which the plural comes before. */
const COMPOUND = / .*[ıiuü]$/u;

function turkish(name: string): string | null {
  if (COMPOUND.test(name)) return null;
  if (name === "saat") return "saatler";
  const last = [...name].findLast((letter) => "aeıioöuü".includes(letter)) ?? "a";
  return name + ("eiöü".includes(last) ? "ler" : "lar");
}

/** Several of a thing, with their colour and size, in languages whose adjectives have no plural; else null. */
export function several(thing: SceneThing, name: string, locale: Locale): string | null {
  if (NO_PLURAL.has(thing.thing)) return null;
  const language = locale.startsWith("en") ? "en" : locale;
  if (language !== "en" && language !== "tr") return null;
  const { colours, sizes } = ADJECTIVES[language];
  const told = [thing.size && sizes[thing.size], thing.colour && colours[thing.colour]].filter(Boolean);
  if (language === "en") {
    return [...(thing.count === 2 ? ["two"] : []), ...told, english(thing.thing, name)].join(" ");
  }
  const many = thing.count === 2 ? name : turkish(name);
  return many && [...(thing.count === 2 ? ["iki"] : []), ...told, many].join(" ");
}
