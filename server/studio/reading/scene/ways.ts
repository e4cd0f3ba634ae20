import type { PersonId, Thing } from "./catalogue.ts";

/**
 * What is done with a thing, an animal or a person, as it is drawn. "head", "back" and "shoulder" are where it is
 * carried or sits, "hang" is to hang from it, "inside" to be in a vessel, "game" to play chess or cards, and "lay" to lay the table.
 */
// prettier-ignore
export const WAYS = [
  "knead", "count", "sew", "knit", "game", "pour", "iron", "sweep", "head", "hang", "climb", "ride", "drive", "row",
  "hold", "back", "hug", "give", "push", "pull", "lead", "throw", "catch", "eat", "drink", "sell", "feed", "water", "dig",
  "bury", "wash", "cook", "paint", "repair", "play", "plant", "pick", "kiss", "comb", "cut", "stroke", "shovel", "lay",
  "shoulder", "inside",
] as const;
export type Way = (typeof WAYS)[number];

/** Sources of regular expressions; those in Latin script are for text without marks and capitals. */
export type Verbs = Partial<Record<Way, string>>;

/** What somebody does with a thing or with a person. */
export interface Handling {
  way: Way;
  thing?: Thing;
  /** In place of `thing`, where a light of the sky is handled; it is then not drawn in the sky. */
  sky?: "moon" | "sun" | "stars";
  person?: PersonId;
  /** To whom it is given or thrown. */
  to?: PersonId | "dreamer" | undefined;
  /** An animal to which it is given. */
  toThing?: Thing;
  /** On what they sit or stand meanwhile. */
  on?: Thing;
  /** What is in the hand of one who rides. */
  holds?: Thing;
}
