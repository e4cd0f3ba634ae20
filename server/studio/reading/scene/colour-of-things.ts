import type { DreamLanguage } from "../language.ts";
import type { Colour } from "./catalogue.ts";
import type { Mention } from "./vocabulary.ts";

/** Before what a colour is named by: "del color del vino", "couleur lavande", "cor de laranja". */
const COLOUR_OF: Partial<Record<DreamLanguage, RegExp>> = {
  es: /(?<!\p{L})color(?:es)? (?:de(?:l)? (?:el |la |los |las |un |una )?|a )?$/iu,
  fr: /(?<!\p{L})couleurs? (?:d[eu] (?:la |l['’])?|des |d['’](?:une? )?)?$/iu,
  it: /(?<!\p{L})color[ei]? (?:d(?:i|el|ella|ei|elle) |dell['’]|d['’])?$/iu,
  pt: /(?<!\p{L})cor(?:es)? (?:d[eoa]s? )?$/iu,
};

/** The colour of things, light, weather and places. */
const BY_NAME: Partial<Record<string, Colour>> = {
  orange: "orange",
  carrot: "orange",
  pumpkin: "orange",
  apricot: "orange",
  persimmon: "orange",
  fire: "orange",
  peach: "orange",
  bricks: "orange",
  tiles: "orange",
  rose: "pink",
  flower: "pink",
  carnation: "pink",
  fish: "pink",
  prawn: "pink",
  candy: "pink",
  candyFloss: "pink",
  violet: "purple",
  lavender: "purple",
  lilac: "purple",
  aubergine: "purple",
  plum: "purple",
  grapes: "purple",
  wineGlass: "red",
  blood: "red",
  cherry: "red",
  strawberry: "red",
  tomato: "red",
  poppy: "red",
  pomegranate: "red",
  apple: "red",
  lemon: "yellow",
  sun: "yellow",
  banana: "yellow",
  honey: "yellow",
  canary: "yellow",
  sunflower: "yellow",
  corn: "yellow",
  butter: "yellow",
  sand: "yellow",
  olives: "green",
  avocado: "green",
  mint: "green",
  lettuce: "green",
  leaf: "green",
  frog: "green",
  sky: "blue",
  ocean: "blue",
  chestnut: "brown",
  chocolate: "brown",
  cup: "brown",
  coffeeBeans: "brown",
  restaurant: "brown",
  spices: "brown",
  mud: "brown",
  tree: "brown",
  rails: "grey",
  cloud: "grey",
  mouse: "grey",
  elephant: "grey",
  smoke: "grey",
  fog: "grey",
  snow: "white",
  milk: "white",
  egg: "white",
  pearl: "white",
  bones: "white",
  coal: "black",
  night: "black",
  crow: "black",
  goldBar: "gold",
};

/** A colour that is named by a thing; that thing is not there. Without a colour of its own the word is left out. */
export function asColourOfThing(one: Mention, text: string, language: DreamLanguage): Mention | undefined {
  if (one.kind === "colours" || one.kind === "people" || one.kind === "states") return one;
  if (COLOUR_OF[language]?.test(text.slice(Math.max(0, one.at - 24), one.at)) !== true) return one;
  const colour = BY_NAME[one.id];
  return colour && { ...one, kind: "colours", id: colour };
}
