import type { DreamLanguage } from "../language.ts";
import { once, readJson } from "../lexicon.ts";
import { patternOf } from "../matching/letters.ts";

/** Roles by the words of each language in `role-words.json`. */
// prettier-ignore
export const WORDED_ROLES = [
  "goalkeeper", "referee", "coach", "boxer", "wrestler", "luchador",
  "sumoWrestler", "diver", "surfer", "skier", "karateka", "lifeguard",
  "cheerleader", "jockey", "viking", "butcher", "fishmonger", "greengrocer",
  "florist", "vendor", "gardener", "shepherd", "sailor", "hostess",
  "painter", "decorator", "hunter", "lumberjack", "miner", "blacksmith",
  "carpenter", "welder", "tailor", "potter", "shoemaker", "scientist",
  "dentist", "vet", "journalist", "librarian", "cleaner", "barman",
  "bullfighter", "flamencoDancer", "bellyDancer", "bishop", "rabbi", "pandit",
  "shrineMaiden", "conductor", "violinist", "drummer", "trumpeter", "superhero",
  "prisoner", "executioner", "pharaoh", "geisha", "samurai", "ninja",
  "roman", "president", "mayor", "pilgrim", "tourist", "gaucho",
  "fortuneTeller", "mime", "juggler", "headmaster", "pharmacist", "plumber",
  "electrician", "lawyer", "hitchhiker", "babysitter", "midwife", "classmate",
  "teenager", "detective", "godparent", "twin",
] as const;
export type WordedRole = (typeof WORDED_ROLES)[number];

/** Roles whose other words are in `roles.ts`. */
// prettier-ignore
const ALSO_WORDED = [
  "monk", "priest", "imam", "cook", "guard", "driver", "clerk", "builder", "musician", "singer", "dancer",
  "photographer", "pirate", "knight", "thief", "beggar", "examiner", "businessman", "student", "farmer", "nurse",
] as const;
type Worded = WordedRole | (typeof ALSO_WORDED)[number];

const patternsOf = once((language: DreamLanguage): [Worded, RegExp][] => {
  const all = readJson<Record<DreamLanguage, Partial<Record<Worded, string>>>>("../scene/role-words.json");
  return [...WORDED_ROLES, ...ALSO_WORDED].flatMap((role): [Worded, RegExp][] => {
    const words = all[language][role];
    return words ? [[role, patternOf(`^(?:[وفبلك]?ال|[وفبلك])?(?:${words})`, "iu")]] : [];
  });
});

/** The role that begins a word for a person, by the longest of its words. */
export function wordedRole(word: string, language: DreamLanguage): Worded | undefined {
  let best: Worded | undefined;
  let most = 0;
  for (const [role, pattern] of patternsOf(language)) {
    const long = pattern.exec(word)?.[0].length ?? 0;
    if (long > most) [best, most] = [role, long];
  }
  return best;
}

/** Roles of women in every language. */
export const ROLES_OF_WOMEN = new Set<string>([
  "flamencoDancer",
  "bellyDancer",
  "cheerleader",
  "shrineMaiden",
  "geisha",
]);
