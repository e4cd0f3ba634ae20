import type { Locale } from "#shared/locales.ts";
import type { PersonId, Place, Thing } from "./catalogue.ts";
import type { Mention, MentionKind } from "./vocabulary.ts";

interface Meant {
  word: RegExp;
  kind: MentionKind;
  id: Thing | Place;
  /** What must follow, or must not. */
  after?: RegExp;
}

/** Words that mean another thing on one side of the Atlantic. */
const MEANT: Partial<Record<Locale, readonly Meant[]>> = {
  "en-GB": [
    { word: /^pants$/iu, kind: "things", id: "underwear" },
    { word: /^football$/iu, kind: "things", id: "ball" },
    {
      word: /^torch(?:es)?$/iu,
      kind: "things",
      id: "flashlight",
      after: /^(?! (?:that )?(?:was |were )?(?:burn|flam|lit with))/u,
    },
  ],
  "en-US": [
    { word: /^purse$/iu, kind: "things", id: "handbag" },
    { word: /^(?:bag of )?chips$/iu, kind: "things", id: "crisps", after: /^(?! and fish)/u },
    { word: /^football$/iu, kind: "things", id: "rugbyBall" },
  ],
};

/** The words as they are meant where the dreamer lives. */
export function asMeant(all: readonly Mention[], text: string, locale: Locale): readonly Mention[] {
  const meant = MEANT[locale];
  if (!meant) return all;
  return all.map((one) => {
    // Asleep in the boot: of a car.
    if (
      locale === "en-GB" &&
      one.id === "boots" &&
      /^boot$/iu.test(one.text) &&
      /\bin (?:the|my|his|her|our) $/iu.test(text.slice(0, one.at))
    )
      return { ...one, id: "car" };
    const other = meant.find(
      ({ word, after }) => word.test(one.text) && (after?.test(text.slice(one.end)) ?? true),
    );
    return other && one.kind === "things" ? { ...one, kind: other.kind, id: other.id } : one;
  });
}

/** Words of Britain that are no things elsewhere, and what they name. */
const ADDED: readonly { word: RegExp; kind: MentionKind; id: Thing | Place | PersonId; where?: RegExp }[] = [
  // The head teacher of a school.
  {
    word: /(?<=\b[Tt]he )head\b(?= (?:(?:was|were|just|then|even) )?(?:stood|sat|st?anding|sitting|watching|came|comes|walk\w+|told|tells|said|says|asked|called|shouted|looked|smiled|nodded|announced|wanted|kept|marched|handed|gave|wore|had|in her|in his|with her|with his)\b)/gu,
    kind: "people",
    id: "teacher",
    where:
      /\b(?:school|class(?:room)?|pupils?|kids|lessons?|invigilat\w+|assembly|teach\w*|year \d+|exams?)\b/iu,
  },
  { word: /\b(?:a|my|her|his|the|their|our) (?:brew|tea break)\b/giu, kind: "things", id: "cup" },
  {
    word: /\bfags?\b(?= (?:in|hanging|on|out|between|behind|and)\b|[.,!?]|$)/giu,
    kind: "things",
    id: "cigarette",
  },
  { word: /\b(?:on|down|off|up) the underground\b/giu, kind: "places", id: "metroStation" },
  {
    word: /\bin the boot\b(?= (?:with|and|of|for|was|were|because|under)\b|[.,!?]|$)/giu,
    kind: "things",
    id: "car",
  },
  { word: /\bboot of (?:the|my|his|her|our) car\b/giu, kind: "things", id: "car" },
];

/** What only British words name. */
export function ofBritain(text: string, locale: Locale, all: readonly Mention[]): Mention[] {
  if (locale !== "en-GB") return [];
  return ADDED.filter(({ where }) => !where || where.test(text))
    .flatMap(({ word, kind, id }) =>
      Array.from(text.matchAll(word), (match): Mention => {
        const [at, end] = [match.index, match.index + match[0].length];
        return { kind, id, at, end, text: match[0] };
      }),
    )
    .filter(({ at, end }) => !all.some((one) => one.at < end && one.end > at));
}
