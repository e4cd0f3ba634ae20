import { CLAUSE_END } from "./bearers.ts";
import type { PersonId } from "./catalogue.ts";
import type { Mention } from "./vocabulary.ts";

/** Clothes that a named person wears: their colour is seen on the person. */
const CLOTHES = new Set<string>(["dress", "coat"]);
const DRESSED = new Set<string>([
  "woman",
  "mother",
  "grandmother",
  "sister",
  "friend",
  "teacher",
  "child",
  "man",
  "father",
  "brother",
  "oldWoman",
  "bride",
]);

/** The text between two words, whichever comes first. */
export function between(text: string, one: Mention, other: Mention): string {
  return text.slice(Math.min(one.end, other.end), Math.max(one.at, other.at));
}

/** Clothes and who wears them: the nearest person in the clause. */
export function wornBy(all: readonly Mention[], text: string): Map<Mention, PersonId> {
  const worn = new Map<Mention, PersonId>();
  for (const mention of all) {
    if (mention.kind !== "things" || !CLOTHES.has(mention.id)) continue;
    const near = all
      .filter(({ kind, id }) => kind === "people" && DRESSED.has(id))
      .map((one) => ({ one, gap: between(text, one, mention) }))
      .filter(({ gap }) => gap.length < 46 && !CLAUSE_END.test(gap))
      .toSorted((a, b) => a.gap.length - b.gap.length)[0];
    if (near) worn.set(mention, near.one.id as PersonId);
  }
  return worn;
}
