import type { DreamLanguage } from "../language.ts";
import { isInside } from "./places.ts";
import type { Place, Thing } from "./catalogue.ts";
import type { Mention } from "./vocabulary.ts";

/** What is named by a place and is carried elsewhere: "school shoes", "a kitchen knife". */
// prettier-ignore
const PORTABLE: ReadonlySet<string> = new Set<Thing>([
  "knife", "breadKnife", "spoon", "fork", "scissors", "plate", "cup", "glass", "bowl", "pot", "towel", "shoe", "boots", "slipper",
  "sneaker", "sandals", "uniform", "schoolUniform", "backpack", "handbag", "suitcase", "basket", "hat", "cap", "coat", "dress",
  "shirt", "apron", "bathrobe", "hospitalGown", "pyjamas", "book", "ball", "bell", "pencil", "blanket", "pillow", "toothbrush",
  "key", "dwarf", "trousers", "tie", "suit", "socks", "bucket", "chair",
]);

/**
 * Whether a place only tells of which kind the thing right behind it is. Of furniture, "the kitchen table", that is so
 * only where the dream names another place.
 */
export function isOfCompound(
  one: Mention,
  all: readonly Mention[],
  text: string,
  language: DreamLanguage,
): boolean {
  if (one.kind !== "places" || (language !== "en" && language !== "tr")) return false;
  if (language === "en" ? /s$/iu.test(one.text) : /(?:[dt][ae]n?|[ıiuü]n|y[ae]|d[ae]ki)$/iu.test(one.text))
    return false;
  const next = all.find(({ kind, at }) => kind === "things" && at === one.end + 1);
  if (!next || text[one.end] !== " ") return false;
  if (language === "tr" && !/[ıiuü](?:n\p{L}{1,3}|yl[ae]|m\p{L}{0,6})?$/u.test(next.text)) return false;
  const isElsewhere = all.some(({ kind, id }) => kind === "places" && id !== one.id);
  return PORTABLE.has(next.id) || (isElsewhere && isInside(one.id as Place));
}
