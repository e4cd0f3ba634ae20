import type { DreamLanguage } from "../language.ts";
import { folded } from "./handling-doers.ts";
import type { Verb } from "./handling-receivers.ts";
import { fits } from "./handling-objects.ts";
import type { ReadText } from "./mentions.ts";
import { LIVING } from "./others.ts";
import type { Things } from "./scene-things.ts";
import type { Mention } from "./vocabulary.ts";
import type { Way } from "./ways.ts";

/** What is done to somebody or to an animal that was named before. */
const TO_ONE = new Set<Way>(["hug", "kiss", "stroke", "back"]);

/** A pronoun right after the verb, or right before it. */
const AFTER: Partial<Record<DreamLanguage, RegExp>> = {
  en: /^ (?:it|him|her|them|every one|each one|all of them)(?!\p{L})/u,
  de: /^ (?:es|ihn|sie)(?!\p{L})/u,
  pt: /^-(?:l?[oa]|n[oa])(?!\p{L})/u,
  ru: /^ (?:его|ее|её|их)(?!\p{L})/iu,
};
const BEFORE: Partial<Record<DreamLanguage, RegExp>> = {
  es: /(?<!\p{L})(?:lo|la|le|los|las) $/u,
  fr: /(?<!\p{L})(?:le |la |les |l'|l'ai |l'avais |les ai )$/u,
  it: /(?<!\p{L})(?:lo |la |li |l'|l'ho |l'avevo )$/u,
  pt: /(?<!\p{L})(?:o|a|ele|ela) $/u,
  tr: /(?<!\p{L})(?:ona|onu|onlara) (?:simsiki |siki siki )?$/u,
  ja: /(?:それ|その子|彼|彼女)(?:を|に)(?:ぎゅっと)?$/u,
  ko: /(?:그것|그걸|그를|그녀를)(?:을|를)? ?(?:꼭 )?$/u,
  zh: /(?:抱着|抱住|抱)$/u,
};
/** What is done to things that were named before: "los barría", "counted every one". */
// prettier-ignore
const WITH_THINGS = new Set<Way>([
  "count", "sew", "knit", "iron", "sweep", "sell", "eat", "wash", "cook", "cut", "plant", "pick", "give", "throw",
]);
const A_THING = /^ it(?!\p{L})/u;
const REACH = 130;

/** The animal or person named last before a verb whose object is a pronoun. */
export function pronounObject(
  { way, at, end }: Verb,
  { all, text, language }: ReadText,
  ofMention: Things["ofMention"],
): Mention | undefined {
  const ofThing = WITH_THINGS.has(way);
  if (!TO_ONE.has(way) && !ofThing) return undefined;
  const plain = folded(text.slice(end, end + 12));
  const after = AFTER[language]?.test(plain) === true;
  if (!after && BEFORE[language]?.test(folded(text.slice(Math.max(0, at - 18), at))) !== true)
    return undefined;
  if (ofThing) {
    const last = all.findLast((one) => one.kind === "things" && one.end <= at && ofMention.has(one));
    return last && at - last.end < REACH && fits(last, way) ? last : undefined;
  }
  const isThing = language === "en" && A_THING.test(plain);
  return all.findLast(
    (one) =>
      one.end <= at &&
      at - one.end < REACH &&
      ((one.kind === "things" && LIVING.has(one.id) && ofMention.has(one)) ||
        (one.kind === "people" && one.id !== "crowd" && !isThing)),
  );
}
