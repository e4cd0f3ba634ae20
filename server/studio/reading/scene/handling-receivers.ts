import type { DreamLanguage } from "../language.ts";
import { CLAUSE_END, VERB_LAST } from "./bearers.ts";
import type { PersonId, Thing } from "./catalogue.ts";
import { folded, isSubject, whoDoes } from "./handling-doers.ts";
import type { ReadText } from "./mentions.ts";
import { LIVING } from "./others.ts";
import type { Mention } from "./vocabulary.ts";
import type { Way } from "./ways.ts";

/** A verb of the text. */
export interface Verb {
  way: Way;
  at: number;
  end: number;
  text: string;
}

/** "Me", "to me". */
const TO_ME: Partial<Record<DreamLanguage, RegExp>> = {
  en: /(?<!\p{L})(?:me|us)(?!\p{L})/u,
  tr: /(?<!\p{L})(?:bana|bize|elime|kucagima|avucuma)(?!\p{L})/u,
  fr: /(?<!\p{L})(?:me|m|moi|nous)(?!\p{L})/u,
  es: /(?<!\p{L})(?:me|nos|mi)(?!\p{L})|(?:nd|r)ome(?!\p{L})/u,
  pt: /(?<!\p{L})(?:me|mim|nos|gente)(?!\p{L})/u,
  it: /(?<!\p{L})(?:mi|m|me|ci)(?!\p{L})/u,
  de: /(?<!\p{L})(?:mir|uns)(?!\p{L})/u,
  ru: /(?<!\p{L})(?:мне|нам)(?!\p{L})/iu,
  ar: /ني(?!\p{L})|(?<!\p{L})(?:لي|إلي|الي|علي)(?!\p{L})/u,
  hi: /(?:मुझे|मुझको|हमें|mujhe)/u,
  ja: /(?:私に|僕に|俺に|くれ)/u,
  ko: /(?:나에게|내게|나한테|저에게|저한테|우리에게)/u,
  zh: /(?:给|向|朝|递|送|塞)了?我/u,
};

/** To another who was named before: "mia nonna gli passava la farina". */
const TO_THEM: Partial<Record<DreamLanguage, RegExp>> = {
  en: /(?<!\p{L})(?:gave|handed|passed|offered|brought|fed) (?:him|her|them|it) (?!to me)/u,
  fr: /(?<!\p{L})(?:lui|leur) $|(?<!\p{L})(?:lui|leur) (?:a |ai |avait )?\p{L}+/u,
  es: /(?<!\p{L})(?:les?|se (?:lo|la|los|las)) \p{L}+/u,
  pt: /(?<!\p{L})lhes?(?!\p{L})/u,
  it: /(?<!\p{L})gli \p{L}+(?:va|vano|ava|to)(?!\p{L})/u,
  de: /(?<!\p{L})(?:ihm|ihnen)(?!\p{L})/u,
  ru: /(?<!\p{L})(?:ему|ей|им)(?!\p{L})/iu,
};

/** Whether a clause says that it is given to the dreamer. */
function isToMe(verb: Verb, object: Mention, { text, language }: ReadText): boolean {
  const first = Math.min(verb.at, object.at);
  const before = text
    .slice(Math.max(0, first - 22), first)
    .split(CLAUSE_END)
    .at(-1)!;
  const after = text.slice(first, Math.max(object.end, verb.end) + 14).split(CLAUSE_END)[0]!;
  return TO_ME[language]?.test(folded(before + after)) === true;
}

/** Words in front of an animal to which something is given. */
const TO_IT =
  /^ (?:to|at|a|al|au|aux|ao|aos|a la|pros?|pras?|para|an|ai|alla?|alle|agli|all'|لل?)(?: ?(?:the|an?|some|my|el|la|los|las|una?|un|le|les|l'|os|as|ums?|il|i|gli|einen|die|den|das|ein|eine|de[rms]))?[ '](?:\p{L}+ )?$/u;
const DATIVE_AFTER: Partial<Record<DreamLanguage, RegExp>> = {
  ja: /^(?:たち|さん)?に/u,
  ko: /^ ?(?:들)?(?:에게|한테)/u,
  hi: /^ को /u,
};

/** An animal to which it is given. */
function animalOf(verb: Verb, object: Mention, { all, text, language }: ReadText): Mention | undefined {
  const isAnimal = (one: Mention) => one.kind === "things" && one.id !== object.id && LIVING.has(one.id);
  if (VERB_LAST.has(language))
    return all.find(
      (one) =>
        isAnimal(one) &&
        one.end <= verb.at &&
        verb.at - one.end < 40 &&
        !CLAUSE_END.test(text.slice(one.end, verb.at)) &&
        (language === "tr"
          ? /(?:y|[^aeiou])[ea]$/u.test(folded(one.text))
          : DATIVE_AFTER[language]!.test(text.slice(one.end))),
    );
  return all.find(
    (one) =>
      isAnimal(one) &&
      one.at >= object.end &&
      one.at - object.end < 24 &&
      TO_IT.test(folded(text.slice(object.end, one.at))),
  );
}

/** To whom it is given: the dreamer, somebody else in the clause, or an animal. */
export function receiverOf(
  verb: Verb,
  object: Mention,
  doer: Mention | "dreamer",
  read: ReadText,
): { to?: PersonId | "dreamer"; toThing?: Thing } {
  const { all, text, language } = read;
  if (doer !== "dreamer" && isToMe(verb, object, read)) return { to: "dreamer" };
  const animal = animalOf(verb, object, read);
  if (animal) return { toThing: animal.id as Thing };
  const [from, to] = VERB_LAST.has(language)
    ? [verb.at - 44, verb.at]
    : [verb.end, Math.max(object.end, verb.end) + 26];
  const isApart = (one: Mention) =>
    CLAUSE_END.test(text.slice(Math.min(one.end, verb.at), Math.max(one.end, verb.at)));
  const other = all.find(
    (one) =>
      one.kind === "people" &&
      one.id !== "baby" &&
      one !== doer &&
      one !== object &&
      one.at >= from &&
      one.end <= to &&
      !isApart(one) &&
      !(doer !== "dreamer" && doer.id === one.id),
  );
  if (other) return { to: other.id as PersonId };
  if (TO_THEM[language]?.test(folded(text.slice(Math.max(0, verb.at - 14), verb.end + 12)))) return {};
  return doer === "dreamer" || verb.way === "throw" ? {} : { to: "dreamer" };
}

/** Ways in which something changes hands. */
export const TO_SOMEBODY = new Set<Way>(["give", "throw"]);

const SOMEONE =
  /(?<!\p{L})(?:someone|somebody|biri|birisi|alguien|quelqu'un|qualcuno|alguem|jemand|кто-то|واحد|حدا|شخص|कोई|किसी ने)(?!\p{L})|誰か|누군가|누가|有人|有个人/iu;
const SHE: Partial<Record<DreamLanguage, RegExp>> = {
  en: /(?<!\p{L})she(?!\p{L})/u,
  fr: /(?<!\p{L})elle(?!\p{L})/u,
  es: /(?<!\p{L})ella(?!\p{L})/u,
  it: /(?<!\p{L})lei(?!\p{L})/u,
  pt: /(?<!\p{L})ela(?!\p{L})/u,
  ru: /(?<!\p{L})она(?!\p{L})/iu,
  ja: /彼女/u,
  ko: /그녀/u,
  zh: /她/u,
};
const HE: Partial<Record<DreamLanguage, RegExp>> = {
  en: /(?<!\p{L})he(?!\p{L})/u,
  fr: /(?<!\p{L})il(?!\p{L})/u,
  it: /(?<!\p{L})lui(?!\p{L})/u,
  pt: /(?<!\p{L})ele(?!\p{L})/u,
  de: /(?<!\p{L})er(?!\p{L})/u,
  ru: /(?<!\p{L})он(?!\p{L})/iu,
  zh: /他/u,
};

/** Who does it, of whom no word is known: "she threw me an orange", "someone handed me a letter". */
export type Stranger = "man" | "woman";

/** Who does it; what is given to the dreamer is given by another. */
export function doerOf(
  verb: Verb,
  object: Mention,
  read: ReadText,
): Mention | "dreamer" | Stranger | undefined {
  const { language } = read;
  const clause = folded(read.text.slice(Math.max(0, verb.at - 40), verb.at))
    .split(CLAUSE_END)
    .at(-1)!;
  const toMe = TO_SOMEBODY.has(verb.way) && isToMe(verb, object, read);
  if (SOMEONE.test(clause)) return toMe ? "man" : undefined;
  const doer = namedDoerOf(verb, object, read);
  if (doer || !toMe) return doer;
  return SHE[language]?.test(clause) ? "woman" : HE[language]?.test(clause) ? "man" : undefined;
}

function namedDoerOf(verb: Verb, object: Mention, read: ReadText): Mention | "dreamer" | undefined {
  const doer = whoDoes(verb, object, read);
  if (doer !== "dreamer" || !TO_SOMEBODY.has(verb.way) || !isToMe(verb, object, read)) return doer;
  return read.all.findLast(
    (one) =>
      one.kind === "people" &&
      one.id !== "crowd" &&
      one.end <= verb.at &&
      verb.at - one.end < 120 &&
      isSubject(one, read.text, read.language),
  );
}
