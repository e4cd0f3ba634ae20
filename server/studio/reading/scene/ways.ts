/** What is done with a thing, an animal or a person, as it is drawn. */
// prettier-ignore
export const WAYS = [
  "knead", "count", "sew", "knit", "game", "pour", "iron", "sweep", "head", "hang", "climb", "ride", "drive", "row",
  "hold", "back", "hug", "give", "push", "pull", "lead", "throw", "catch", "eat", "drink", "sell", "feed", "water", "dig",
  "bury", "wash", "cook", "paint", "repair", "play", "plant", "pick", "kiss", "comb", "cut", "stroke",
] as const;
export type Way = (typeof WAYS)[number];

/** Sources of regular expressions; those in Latin script are for text without marks and capitals. */
export type Verbs = Partial<Record<Way, string>>;
