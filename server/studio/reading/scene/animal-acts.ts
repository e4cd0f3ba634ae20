import type { DreamLanguage } from "../language.ts";
import type { Action, Activity } from "./catalogue.ts";
import type { Role } from "./roles.ts";
import { patternOf } from "../matching/letters.ts";

/** What only people do, as words of the scene; what else they make of the animal. */
export const ACTS_OF_PEOPLE = new Set<string>([
  "dining",
  "praying",
  "prostrate",
  "planting",
  "milking",
  "watering",
  "knitting",
  "ironing",
  "phoning",
  "photographing",
  "makeup",
  "shaving",
  "smoking",
  "cooking",
  "reading",
  "writing",
  "driving",
  "cleaning",
  "washing",
  "combing",
  "dancing",
  "singing",
  "skating",
] satisfies (Action | Activity)[]);

/** They sing, dance in the air or in the water, are cooked, or are milked. */
// prettier-ignore
export const NOT_BY: Partial<Record<string, ReadonlySet<string>>> = {
  singing: new Set([
    "bird", "sparrow", "robin", "crow", "blackbird", "magpie", "canary", "rooster", "hen", "frog", "whale", "grasshopper",
    "owl", "parrot", "swan", "duck", "pigeon", "seagull", "dolphin", "wolf", "turkey", "chick",
  ]),
  dancing: new Set([
    "bird", "sparrow", "fish", "goldfish", "carp", "dolphin", "whale", "shark", "bee", "wasp", "fly", "mosquito", "snake",
    "cobra", "octopus", "squid", "sardine", "horse", "swan", "seagull", "pigeon", "flamingo", "craneBird",
  ]),
  cooking: new Set([
    "fish", "sardine", "carp", "hen", "rooster", "turkey", "duck", "chick", "octopus", "squid", "sheep", "goat", "calf",
    "pig", "rabbit", "cow", "snake", "frog", "goose",
  ]),
  washing: new Set(["cat", "kitten", "raccoon", "elephant", "dog", "puppy", "horse"]),
  cleaning: new Set(["cat", "kitten"]),
  combing: new Set(["cat", "kitten", "dog", "horse", "monkey"]),
  milking: new Set(["cow", "goat", "sheep", "buffalo", "camel", "ram", "donkey", "horse"]),
  phoning: new Set(["bird"]),
  watering: new Set(["elephant"]),
};

export interface AnimalAct {
  words: RegExp;
  does?: Action | Activity;
  role?: Role;
}
export type AnimalActs = Partial<Record<DreamLanguage, readonly AnimalAct[]>>;

export const animalAct = (words: RegExp, does?: AnimalAct["does"], role?: Role): AnimalAct => ({
  words: patternOf(words.source, "giu"),
  ...(does && { does }),
  ...(role && { role }),
});
