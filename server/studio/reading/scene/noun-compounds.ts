import type { DreamLanguage } from "../language.ts";
import { VEHICLES } from "./driving.ts";
import { LIVING } from "./others.ts";
import type { Mention } from "./vocabulary.ts";

interface Read {
  all: readonly Mention[];
  text: string;
  language: DreamLanguage;
}

/** What may be made of the thing named before it: "a flower crown", "a chocolate house" show both. */
// prettier-ignore
const MADE = new Set<string>([
  "dress", "weddingDress", "coat", "hat", "crown", "house", "castle", "bridge", "boat", "ship", "tower", "car", "wall",
  "building", "statue", "cake", "birthdayCake", "pie", "wreath", "bouquet", "necklace", "tree", "rug", "raft",
]);
/** English verbs that are also nouns: "the table rocks"; "piano keys" are no keys. */
const VERB =
  /^(?:rocks?|trains?|ships?|waves?|rings?|plants?|stamps?|saws?|nails?|bolts?|locks?|screens?|lamps?|keys?)$/iu;
/** Turkish nouns that belong to the one before: "ipi", "kutusunda", "bıçağıyla". */
const OWNED = /[ıiuü](?:n[ıiuüae]|nd[ae]n?|n[ıiuü]n|yl[ae]|y[dm][ıiuü]ş?|)$/iu;
/** A Turkish noun with an ending of case or of number. */
const INFLECTED = /(?:l[ae]r[ıi]?|[dt][ae]n?|n[ıiuü]n|yl[ae]|y[ıiuü]|m[ıiuü]?)$/iu;
/** Turkish verbs: "yaprakları süpürüyordu". */
const ACTS = /yor|(?<!y)d[ıiuü]$/iu;

const isPlainThing = ({ kind, id }: Mention) => kind === "things" && !LIVING.has(id);

/**
 * Whether a thing's word only tells of which kind the next one is: "a coffee table", "a tennis ball", "diş ipi". The
 * two words stand side by side, and the first is singular.
 */
export function isFirstOfCompound(one: Mention, { all, text, language }: Read): boolean {
  if ((language !== "en" && language !== "tr") || !isPlainThing(one)) return false;
  const next = all.find(({ kind, at }) => kind === "things" && at === one.end + 1);
  if (!next || text[one.end] !== " " || !isPlainThing(next) || next.id === one.id) return false;
  if (MADE.has(next.id) || VEHICLES.has(next.id)) return false;
  if (language === "en") return !/(?:(?<!s)s|ing)$/iu.test(one.text) && !VERB.test(next.text);
  return !INFLECTED.test(one.text) && OWNED.test(next.text) && !ACTS.test(next.text);
}
