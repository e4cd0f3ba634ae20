import type { DreamLanguage } from "../language.ts";
import { isShed } from "./rain-of.ts";
import { sentenceBefore } from "./presence.ts";
import type { Mention } from "./vocabulary.ts";

/** Stars that rain, fall or shoot, in words that name no meteor. */
const SHOWER: Partial<Record<DreamLanguage, { before?: RegExp; after?: RegExp }>> = {
  en: { before: /(?:rain(?:ed|ing|s)?|shower|shooting) (?:of )?$/iu },
  fr: { before: /pluies? d['’]$/iu, after: /^s? filantes?/iu },
  it: { before: /(?:pioggia di|piov\p{L}+) $/iu, after: /^ cadent[ei]/iu },
  es: { before: /(?:lluvia de|llov\p{L}+) $/iu, after: /^s? fugac?e?s/iu },
  pt: { before: /(?:chuva de|chov\p{L}+) $/iu, after: /^s? cadentes?/iu },
  tr: { after: /^\p{L}* (?:yağmuru|yağ(?:ıyor|dı|ar)|kay(?:ıyor|dı|mış|ma)|dökül)/iu, before: /kayan $/iu },
  de: { before: /(?:regnete (?:\p{L}+ )?|Regen (?:aus|von) )$/iu, after: /^(?:en)? ?(?:schnuppen|regen)/iu },
  ru: { before: /падающ\p{L}+ $/iu },
  ar: { before: /(?:مطر من|أمطرت|تمطر) (?:ال)?$/u },
  hi: { before: /टूटत[ेा] (?:हुए )?$/u, after: /^ (?:की बारिश|टूट)/u },
  ja: { after: /^(?:の雨|が(?:たくさん)?流れ|が降)/u, before: /流れ$/u },
  ko: { after: /^\S{0,2} (?:비처럼|쏟아)/u },
  zh: { after: /^雨/u },
};

/** UTF-16 units behind the stars within which the verb of falling, or the thing into which they fall, belongs to them. */
const FALL_REACH = 30;

/** Words for "into" between stars and a thing, of all languages. */
const INTO = /(?<!\p{L})(?:into|dentro|dans|nell?[ao]?|içine|ins?|в)(?!\p{L})|の中|안에|में|里/iu;
/** Whether the next thing named is what the stars fall into: "Stars were falling into the teapot" shows no meteor. */
function isIntoThing({ end }: Mention, all: readonly Mention[], text: string): boolean {
  const next = all.find(({ kind, at }) => at >= end && ["things", "people", "places"].includes(kind));
  return next?.kind === "things" && next.at - end < FALL_REACH && INTO.test(text.slice(end, next.at));
}

/**
 * Returns the mentions with a meteor beside stars that fall, and without the act of falling that is theirs and not that of
 * a person.
 */
export function withShootingStars(
  all: readonly Mention[],
  text: string,
  language: DreamLanguage,
): readonly Mention[] {
  const shower = SHOWER[language];
  const stars = all.flatMap((one): Mention[] => {
    if (one.kind !== "light" || one.id !== "stars") return [one];
    const after = text.slice(one.end);
    const falls =
      shower?.before?.test(sentenceBefore(text, one.at)) === true ||
      shower?.after?.test(after) === true ||
      isShed(text, one, language);
    return falls && !isIntoThing(one, all, text) ? [one, { ...one, kind: "things", id: "meteor" }] : [one];
  });
  const areFalling = ({ id, at }: Mention) =>
    id === "falling" &&
    stars.some((one) => one.id === "meteor" && one.end <= at && at - one.end < FALL_REACH);
  return stars.filter((one) => one.kind !== "actions" || !areFalling(one));
}

/** "Two moons", "月が二つ", in all languages. */
const TWO =
  /(?<!\p{L})(?:(?:two|twin|both|second) (?:\p{L}+ )?moons?|iki (?:tane )?ay(?!\p{L}{3})|deux (?:\p{L}+ )?lunes|due (?:\p{L}+ )?lune|dos (?:\p{L}+ )?lunas|duas (?:\p{L}+ )?luas|zwei (?:\p{L}+ )?Monde|две (?:\p{L}+ )?луны|दो (?:चाँद|चांद|चंद्रमा))|قمر(?:ان|ين)|(?:二つ|ふたつ|2つ)の月|月が(?:二つ|ふたつ|2つ)|달이 (?:두 개|둘)|두 개의 달|(?:两|兩)个?(?:大)?月亮/iu;
const THREE =
  /(?<!\p{L})(?:three (?:\p{L}+ )?moons|üç (?:tane )?ay(?!\p{L}{3})|trois (?:\p{L}+ )?lunes|tre (?:\p{L}+ )?lune|tres (?:\p{L}+ )?lunas|três (?:\p{L}+ )?luas|drei (?:\p{L}+ )?Monde|три (?:\p{L}+ )?луны|तीन (?:चाँद|चांद|चंद्रमा))|ثلاثة أقمار|(?:三つ|みっつ|3つ)の月|月が(?:三つ|みっつ|3つ)|달이 (?:세 개|셋)|세 개의 달|(?:三个|三個)月亮/iu;

/** How many moons are seen, where that is more than one. */
export function moonsOf(text: string, words: readonly Mention[]): 2 | 3 | undefined {
  // Turkish "ay" is a month too: without a word for the moon or the sky, "üç ay" are three months.
  if (!words.some(({ id }) => id === "moon") && !/gökyüzü|gökte/iu.test(text)) return undefined;
  return THREE.test(text) ? 3 : TWO.test(text) ? 2 : undefined;
}
