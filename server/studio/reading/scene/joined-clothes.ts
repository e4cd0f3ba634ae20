import type { Mention } from "./vocabulary.ts";

/** What is on the feet of one who wears an outfit, and no thing beside them. */
// prettier-ignore
const ON_FEET = new Set<string>([
  "slipper", "wellies", "boots", "shoe", "socks", "sandals", "highHeels", "hikingBoots", "flippers",
]);
/** "In my dressing gown and one wellie". */
const JOINED =
  /^(?:,|,? (?:and|et|y|e|ed|und|и)) (?:(?:in|en|em|de|con|com|avec|with|mit|в) )?(?:(?:an?|one|my|only|odd|un|une|una|uma|mes|mis|meus|minhas|mie|miei|uno|fluffy|pink|old|two) ){0,3}$/iu;

/** Adds to what is worn the shoes that are named right behind it. */
export function withShoes(
  worn: Map<Mention, Mention | "dreamer">,
  all: readonly Mention[],
  text: string,
): void {
  all.forEach((one) => {
    if (one.kind !== "things" || !ON_FEET.has(one.id) || worn.has(one)) return;
    const last = all.findLast(({ kind, end }) => kind === "things" && end <= one.at);
    if (last && worn.has(last) && JOINED.test(text.slice(last.end, one.at))) worn.set(one, one);
  });
}
