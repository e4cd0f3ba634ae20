import type { DreamLanguage } from "../language.ts";
import type { Thing } from "./catalogue.ts";
import type { ReadText } from "./mentions.ts";
import type { Things } from "./scene-things.ts";
import type { Mention } from "./vocabulary.ts";

// prettier-ignore
export const TREES: ReadonlySet<string> = new Set<Thing>([
  "tree", "palm", "pine", "oak", "willow", "birch", "cypress", "poplar", "maple", "baobab", "bananaTree", "cherryTree",
  "figTree", "oliveTree", "appleTree", "fruitTree", "lemonTree", "mangoTree", "blossomTree", "christmasTree",
]);

/** Between a branch and its tree. */
const OF =
  /^ (?:of|de|del|della|di|do|da|des|der|eines|einer|von|d['’]) ?(?:[\p{L}'’]+ ){0,3}$|^ (?:\p{L}+ )?$/iu;
const TREE_FIRST: Partial<Record<DreamLanguage, RegExp>> = {
  tr: /^ $/u,
  hi: /^ (?:की|के|का) (?:\S+ )?$/u,
  ja: /^の$/u,
  ko: /^(?:의)? ?$/u,
  zh: /^的?$/u,
};

const isBranch = ({ id }: Mention) => id === "branch";

/** A branch that is part of the tree named beside it. */
function isOfTree(one: Mention, { all, text, language }: ReadText): boolean {
  if (one.kind !== "things" || !isBranch(one)) return false;
  const first = TREE_FIRST[language];
  return all.some((tree) => {
    if (tree.kind !== "things" || !TREES.has(tree.id)) return false;
    if (first) return tree.end <= one.at && first.test(text.slice(tree.end, one.at));
    return tree.at >= one.end && OF.test(text.slice(one.end, tree.at));
  });
}

/** The nouns that can be on, in or under each other, in order: a branch of a tree is no other thing than the tree. */
export function nounsOf(
  read: ReadText,
  { things, ofMention }: Pick<Things, "things" | "ofMention">,
): Mention[] {
  return read.all.filter((one) => {
    if (one.kind !== "things" && one.kind !== "people" && one.kind !== "light") return false;
    if (!isOfTree(one, read)) return true;
    const entry = ofMention.get(one);
    if (entry && isBranch(one)) things.delete(entry.thing);
    return false;
  });
}
