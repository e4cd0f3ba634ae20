import { CLAUSE_END } from "./bearers.ts";
import type { PersonId } from "./catalogue.ts";
import type { Mention } from "./vocabulary.ts";

/** Clothes that a named person wears: their colour is seen on the person. */
const CLOTHES = new Set<string>(["dress", "coat", "shirt", "kurta"]);
/** Between somebody and clothes that are not worn. */
const NOT_WORN =
  /sew|knit|iron|wash|made|gave|hand(?:ed|ing)|bought|sold|fold|found|cous|cous|repass|lav|tricot|donn|cos[ií]a|cosiendo|plancha|tej|dio |costur|passava|cuci|stir|dik|ör[üd]|ütül|yıka|縫|編|洗|畳|アイロン|干|خيط|تكوي|تغسل|सिल|धो|바느|다림|빨래|뜨|näh|strick|bügel|wusch|шил|вяза|глади|缝|织|洗|熨/iu;
const DRESSED = new Set<string>([
  "woman",
  "mother",
  "grandmother",
  "grandfather",
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

/** "My father, who is dead, he stood there in a white shirt", "दादाजी, वही सफेद धोती": he is taken up again. */
const TAKEN_UP =
  /[,،、] ?(?=(?:s?he|they|il|elle|ils|elles|lui|lei|él|ella|el[ea]|o|وهو|وهي|वो|वह|वे|(?:the |his |her )?same|l[ea] même|el mismo|la misma|o mesmo|a mesma|lo stesso|la stessa|aynı|वही|वैसा ही|同じ)(?![\p{L}\p{M}]))/giu;

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
      .filter(
        ({ gap }) => gap.length < 46 && !CLAUSE_END.test(gap.replace(TAKEN_UP, " ")) && !NOT_WORN.test(gap),
      )
      .toSorted((a, b) => a.gap.length - b.gap.length)[0];
    if (near) worn.set(mention, near.one.id as PersonId);
  }
  return worn;
}
