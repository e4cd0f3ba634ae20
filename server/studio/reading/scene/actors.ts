import type { DreamLanguage } from "../language.ts";
import { isUnspaced } from "../language.ts";
import { CLAUSE_END } from "./bearers.ts";
import { sentenceBefore } from "./presence.ts";
import type { Mention } from "./vocabulary.ts";

const FIRST_PERSON: Partial<Record<DreamLanguage, RegExp>> = {
  en: /\b(?:I|we)\b/u,
  fr: /\b(?:je|j|nous)\b/iu,
  ar: /أنا/u,
  hi: /(?:मैं|हम)/u,
  ja: /(?:私|僕|わたし)/u,
  ko: /(?:나는|내가|저는|제가|우리)/u,
  es: /\byo\b/iu,
  pt: /\beu\b/iu,
  it: /\bio\b/iu,
  de: /\b(?:ich|wir)\b/iu,
  ru: /(?<!\p{L})(?:я|мы)(?!\p{L})/iu,
  zh: /我/u,
};

const DONE_BY_THINGS = new Set(["flying", "falling", "running", "swimming", "sleeping"]);
const DONE_BY_PEOPLE = new Set(["flying", "running", "swimming", "sleeping"]);
/** What flies or falls in the sky is not the dreamer. */
const IN_SKY = new Set(["moon", "sun", "stars"]);
/** English "flying a kite" lets a thing fly. */
const WITH_OBJECT = /^ (?:an?|the|my|our|his|her|its?) /u;
/** Romance verbs of falling often stand before what falls: "mi son caduti i denti". */
const FALLEN =
  /^(?:-[mts]e|-l?nos|-lhe)? (?!(?:dans|sur|de|du|des|en|in|da|dal|dalla|dai|dalle|por|pela|desde|no|na|num|numa|em|do) )(?:\p{L}+ ){0,2}$/u;
const FALLS_AFTER = new Set<DreamLanguage>(["fr", "it", "es", "pt"]);

/** Where or from where one falls is not what falls. */
const WHERE: Partial<Record<DreamLanguage, RegExp>> = {
  tr: /^\S+[dt][ae]n? $|^\S+(?:[yn]?[ae]) $/u,
  ko: /^\S*(?:에서|에|로|으로) ?$/u,
  ja: /^\S*(?:から|に|へ|で)$/u,
  hi: /^\S+ (?:से|में|पर) $/u,
};

/** The thing or person beside a verb that acts, and not the dreamer. */
export function actorOf(verb: Mention, all: readonly Mention[], text: string, language: DreamLanguage) {
  if (!DONE_BY_THINGS.has(verb.id)) return undefined;
  if (language === "tr" && /(?:[dt][ıiuü][mk]|ken|mak|mek|arak|erek)$/u.test(verb.text)) return undefined;
  if (language === "en" && verb.id === "flying" && WITH_OBJECT.test(text.slice(verb.end)))
    return all.find((one) => one.kind === "things" && one.at >= verb.end);
  if (verb.id === "falling" && FALLS_AFTER.has(language)) {
    const next = all.find(
      (one) => (one.kind === "things" || (one.kind === "light" && IN_SKY.has(one.id))) && one.at >= verb.end,
    );
    if (next && FALLEN.test(text.slice(verb.end, next.at))) return next;
  }
  const subject = all.findLast(
    (one) =>
      (one.kind === "things" ||
        (one.kind === "light" && IN_SKY.has(one.id)) ||
        (one.kind === "people" && DONE_BY_PEOPLE.has(verb.id))) &&
      one.end <= verb.at,
  );
  if (!subject) return undefined;
  const gap = text.slice(subject.end, verb.at);
  if (gap.length > (isUnspaced(language) ? 10 : 26) || CLAUSE_END.test(gap)) return undefined;
  if (verb.id === "falling" && WHERE[language]?.test(`${subject.text}${gap}`)) return undefined;
  if (FIRST_PERSON[language]?.test(sentenceBefore(text, verb.at).split(CLAUSE_END).at(-1)!)) return undefined;
  return subject;
}
