import type { DreamLanguage } from "../language.ts";
import { isForeign } from "../language.ts";
import { accessoriesOf, dressedAnimals, outfitOf } from "./animal-attire.ts";
import { animalsAtWork } from "./animal-subject.ts";
import {
  AFTER_BECAME,
  AFTER_IS,
  ALONE,
  BECAME,
  DISGUISED,
  FORM_IS,
  HEAD_OF,
  I_WAS,
  IS,
  WAS_BEFORE,
} from "./animal-words.ts";
import { type Animal, isAnimal } from "./animals.ts";
import { nounOf } from "./bearers.ts";
import type { Colour, PersonId } from "./catalogue.ts";
import { sentenceBefore } from "./presence.ts";
import { roleOf } from "./roles.ts";
import { isPlural } from "./several.ts";
import { type Mention, sceneWordsOf } from "./vocabulary.ts";

const isPerson = ({ kind }: Mention) => kind === "people";
const isBeast = ({ kind, id, animal }: Mention) => kind === "things" && isAnimal(id) && !animal;

/** Whom one calls an animal's best friend, and who has one. */
const NEVER = new Set<string>(["friend", "baby", "parents", "grandparents"]);

type Rule = (text: string, language: DreamLanguage, one: Mention, other: Mention) => boolean;
const MOST_BETWEEN = 44;
const KOREAN_END = /^\s*(?:[.!?…ㅋㅎㅠ\n]|$)/u;
/** "My dog could talk and was a lawyer". */
const AND_WAS =
  /^ (?:(?!I |we )\p{L}+ ){1,4}and (?:it |he |she )?(?:was|were|is|became) (?:an? |my |our |the )$/u;

/** "У брата была собака": he has one. */
const HAS = /(?<!\p{L})у (?:\p{L}+ )?$/iu;

/** "Der Lehrer, der ein Reiher war". */
const WHO = /^, (?:der|die|das) (?:eine? )?(?:\p{L}+ )?$/u;

/** "The driver was a monkey", "our cat was the teacher". */
const isOne: Rule = (text, language, one, other) => {
  const gap = text.slice(one.end, other.at);
  if (language === "en" && isBeast(one) && gap.length <= MOST_BETWEEN && AND_WAS.test(gap)) return true;
  if (language === "de" && WHO.test(gap)) return /^ (?:war|ist)(?!\p{L})/u.test(text.slice(other.end));
  if (gap.length > MOST_BETWEEN || !IS[language]?.test(gap)) return false;
  if (language === "ru" && HAS.test(text.slice(Math.max(0, one.at - 20), one.at))) return false;
  const after = text.slice(other.end);
  if (language === "ar")
    return (
      /(?:كان|كانت|كانوا|طلع|هو|هي|عبارة عن)/u.test(gap) ||
      // "والسكرتيرة بطة": no verb stands before the two.
      (gap === " " &&
        one.text.startsWith("وال") &&
        /^(?:wo)?man$/u.test(one.id) &&
        /^(?!ال|و)/u.test(other.text)) ||
      (WAS_BEFORE.test(text.slice(0, one.at)) && /^ (?:ال)?$/u.test(gap))
    );
  if (language === "ru" && !/\p{L}|—|-/u.test(gap)) return false;
  if (FORM_IS[language]) {
    // Words of these languages are found with or without their endings.
    const word = other.text.replace(/(?:였|이었|임|이더|인데|이다|이야).*$/u, "");
    const ending =
      language === "ko"
        ? other.text.slice(word.length) + after
        : /(?:(?<!(?:^|\s)(?:a|kur|ke))[dt][ıiuü]|m[ıiuü]ş)$/u.test(other.text)
          ? "."
          : after;
    // "하객은 다 펭귄": the sentence ends with what they are.
    const ends = language === "ko" && KOREAN_END.test(after) && !/[을를은는가도에]$/u.test(other.text);
    return ends || FORM_IS[language].test(ending);
  }
  return AFTER_IS[language]?.test(after) ?? true;
};
/** "My boss turned into a toad". */
const becomes: Rule = (text, language, one, other) =>
  text.slice(one.end, other.at).length <= MOST_BETWEEN &&
  BECAME[language]?.test(text.slice(one.end, other.at)) === true &&
  (AFTER_BECAME[language]?.test(text.slice(other.end)) ?? true);

/** Roles that stand beside the name of an animal who has them: "a monkey doctor", not "a pig farmer". */
const NAMED_SO = new Set<string>([
  "doctor",
  "teacher",
  "waiter",
  "cook",
  "nurse",
  "judge",
  "referee",
  "driver",
  "pilot",
  "businessman",
  "boss",
  "bride",
  "groom",
  "monk",
  "priest",
  "musician",
  "singer",
  "dancer",
  "pirate",
  "knight",
  "magician",
  "firefighter",
  "postman",
  "baker",
  "clown",
  "inspector",
  "clerk",
  "guard",
  "hairdresser",
]);
const RANKS = new Set<string>(["king", "queen", "police", "soldier", "bride", "groom"]);
/** Who sells or keeps animals is none: "بائع العصافير". */
const SELLS =
  /بائع|بياع|تاجر|مربي|راعي|صياد|продав|торгов|vend(?:eu|ed|it)|marchand|mercader|mercante|comerciante|negoziante|seller|satıcı|händler|verkäufer|장수|売り|वाल[ाी]$/iu;
const DOG_POLICE = /polic/iu;
const BETWEEN: Partial<Record<DreamLanguage, RegExp>> = { ja: /^の$/u, de: /^-?$/u, ko: /^ $/u, zh: /^$/u };
function isCompound(text: string, language: DreamLanguage, one: Mention, other: Mention): boolean {
  const [animal, person] = isPerson(one) ? [other, one] : [one, other];
  if (!(BETWEEN[language] ?? /^[ -]$/u).test(text.slice(one.end, other.at))) return false;
  // The role stands first in none but the Romance languages, Arabic and Russian.
  if (isPerson(one) && !["fr", "es", "pt", "it", "ar", "ru"].includes(language)) return false;
  if (DOG_POLICE.test(person.text) && (animal.id === "dog" || animal.id === "puppy"))
    return language === "en";
  if (SELLS.test(person.text)) return false;
  const role = roleOf(person.text, person.id as PersonId, language);
  return RANKS.has(person.id) || (role !== undefined && NAMED_SO.has(role));
}
const AS: Partial<Record<DreamLanguage, RegExp>> = {
  en: /^ (?:as|playing|for|dressed (?:up )?as) (?:(?:an?|the|my|our) )?(?:\p{L}+ )?$/iu,
  fr: /^ (?:comme|en|en guise de|déguisée?s? en) (?:une? )?$/iu,
  es: /^ (?:como|de|haciendo de|vestid[oa]s? de) (?:una? )?$/iu,
  pt: /^ (?:como|fazendo de|vestid[oa]s? de) (?:uma? )?$/iu,
  it: /^ (?:come|che faceva|vestit[oaie] da) (?:(?:un|il|una|la|l['’]) ?)?$/iu,
  de: /^ als (?:eine?n? )?$/iu,
};

/** The other half of a person who is an animal. */
function partnerOf(
  one: Mention,
  all: readonly Mention[],
  text: string,
  language: DreamLanguage,
): Mention | undefined {
  const at = all.indexOf(one);
  const other = all.slice(at + 1).find((each) => isPerson(each) || isBeast(each));
  if (!other || isPerson(one) === isPerson(other)) return undefined;
  const [person, beast] = isPerson(one) ? [one, other] : [other, one];
  if (NEVER.has(person.id) || other.at < one.end) return undefined;
  if (isPerson(one) && (isOne(text, language, one, other) || becomes(text, language, one, other)))
    return other;
  if (
    isBeast(one) &&
    person.id !== "crowd" &&
    (isOne(text, language, one, other) ||
      becomes(text, language, one, other) ||
      AS[language]?.test(text.slice(one.end, other.at)))
  )
    return other;
  return isCompound(text, language, one, other) && beast ? other : undefined;
}

/** Whether the dreamer is the animal. */
function isDreamer(one: Mention, text: string, language: DreamLanguage): boolean {
  const rule = I_WAS[language];
  const after = text.slice(one.end);
  if (ALONE[language]?.test(after)) return true;
  if (!rule) return false;
  const [before, then] = rule;
  const ending = language === "tr" ? one.text.replace(/^.*?(?=(?:y?[dt][ıiuü]m)$)/u, "") : "";
  // "Kedim" is the dreamer's cat.
  const name = isForeign(language) ? "" : sceneWordsOf(language).things[one.id as Animal].name;
  const isMine = language === "tr" && one.text.toLocaleLowerCase("tr") === `${name}m`;
  const own = !isMine && /(?:y?[dt][ıiuü]m|m[ıiuü]ş[ıiuü]m)$/u.test(one.text) ? ending : "";
  return before.test(text.slice(Math.max(0, one.at - 60), one.at)) && (then?.test(own + after) ?? true);
}

/** A head, a mask or a costume of the animal, on a person. */
function isWorn(one: Mention, text: string, language: DreamLanguage): boolean {
  const before = sentenceBefore(text, one.at);
  const after = text.slice(one.end, one.end + 24);
  return [HEAD_OF[language], DISGUISED[language]].some(
    (rule) => rule && (rule.before?.test(before) === true || rule.after?.test(after) === true),
  );
}

/** The person beside the words for a head, a mask or a costume. */
const wearerOf = (one: Mention, all: readonly Mention[]) =>
  all.findLast((each) => isPerson(each) && each.end <= one.at && one.at - each.end < 40) ??
  all.find((each) => isPerson(each) && each.at >= one.end && each.at - one.end < 16);

interface Found {
  /** The words that are left out. */
  gone: Set<Mention>;
  /** What a word becomes. */
  into: Map<Mention, Mention>;
}

const countOf = (
  one: Mention,
  all: readonly Mention[],
  text: string,
  language: DreamLanguage,
): 2 | 3 | undefined => {
  const number = all.find((each) => each.kind === "counts" && nounOf(each, all, text, language) === one);
  if (number) return number.id === "two" ? 2 : 3;
  const name = isForeign(language) ? "" : sceneWordsOf(language).things[one.id as Animal].name;
  return isPlural(one, language, name) ? 3 : undefined;
};
const furOf = (one: Mention, all: readonly Mention[], text: string, language: DreamLanguage) =>
  all.find((each) => each.kind === "colours" && nounOf(each, all, text, language) === one);

/** The animal as a person of the scene. */
function asPerson(one: Mention, all: readonly Mention[], text: string, language: DreamLanguage): Mention {
  const fur = furOf(one, all, text, language);
  const many = countOf(one, all, text, language);
  return {
    ...one,
    kind: "people",
    id: "man",
    animal: one.id as Animal,
    ...(fur && { fur: fur.id as Colour }),
    ...(many && { many }),
  };
}

const LIES_THERE =
  /(?<!\p{L})(?:había|hay|colgaba|il y avait|y avait|c['’]era|havia|lay|hung|lag|hing) (?:una |la |une |a |uma |ein )?\p{L}+ (?:de |d['’]|di )$/iu;

/** The words with animals in the part of people as people. */
export function withAnimalPeople(all: readonly Mention[], text: string, language: DreamLanguage): Mention[] {
  if (!all.some(isBeast)) return [...all];
  const { gone, into }: Found = { gone: new Set(), into: new Map() };
  const people = new Map<Animal, Mention>();
  const pairs: [person: Mention, beast: Mention][] = [];
  const put = (beast: Mention, made: Mention) => {
    into.set(beast, made);
    if (!people.has(beast.id as Animal)) people.set(beast.id as Animal, made);
    const fur = furOf(beast, all, text, language);
    if (fur) gone.add(fur);
  };
  for (const one of all) {
    if (!isPerson(one) && !isBeast(one)) continue;
    const other = into.has(one) ? undefined : partnerOf(one, all, text, language);
    if (!other || into.has(other)) continue;
    const [person, beast] = isPerson(one) ? [one, other] : [other, one];
    const head = asPerson(beast, all, text, language);
    const was = [one, other];
    put(beast, { ...head, id: person.id, text: person.text, at: one.at, end: other.end, was });
    pairs.push([person, beast]);
    into.set(person, into.get(beast)!);
  }
  const dressed = dressedAnimals(all, text, language);
  const working = animalsAtWork(
    all,
    text,
    language,
    new Map(pairs.map(([person, beast]) => [beast, person])),
    dressed,
  );
  /** What the animal is seen by beside its head. */
  const seenBy = (one: Mention, was: readonly Mention[]): Partial<Mention> => {
    const doing = working.get(one);
    const { wears: garments = [], all: everyone = [] } = dressed.get(one) ?? {};
    const words = [...everyone, ...(doing?.verbs ?? []), ...(doing?.tools ?? []), ...garments];
    for (const word of words) gone.add(word);
    const wears = accessoriesOf(garments);
    const outfit = outfitOf(garments);
    return {
      was: [...was, ...words],
      ...(doing?.does && { does: doing.does }),
      ...(doing?.role && { role: doing.role }),
      ...(wears.length > 0 && { wears }),
      ...(outfit && { outfit }),
    };
  };
  for (const [person, beast] of pairs) {
    const made = into.get(beast)!;
    const { role: _, ...more } = seenBy(beast, made.was ?? [beast]);
    Object.assign(made, more);
    into.set(person, made);
  }
  for (const one of all) {
    if (!isBeast(one) || gone.has(one) || into.has(one)) continue;
    if (isDreamer(one, text, language)) {
      put(one, { ...asPerson(one, all, text, language), kind: "things", id: "self", was: [one] });
      people.delete(one.id as Animal);
      continue;
    }
    if (isWorn(one, text, language)) {
      const whom = wearerOf(one, all);
      // "En la mesa había una cabeza de jabalí": nobody's head.
      if (!whom && LIES_THERE.test(sentenceBefore(text, one.at))) continue;
      if (!whom) put(one, { ...asPerson(one, all, text, language), kind: "things", id: "self", was: [one] });
      if (!whom || into.has(whom)) continue;
      const { many: _, ...head } = asPerson(one, all, text, language);
      into.set(whom, { ...head, id: whom.id, text: whom.text, at: whom.at, end: whom.end, was: [whom, one] });
      gone.add(one);
      continue;
    }
    const known = people.get(one.id as Animal);
    if (!working.has(one) && !dressed.has(one) && !known) continue;
    const whole = known ? { ...known, at: one.at, end: one.end } : asPerson(one, all, text, language);
    put(one, { ...whole, ...seenBy(one, [one]) });
  }
  for (const one of all) {
    // Named before it acts: it does not stand there again.
    const known = isBeast(one) && !into.has(one) && !gone.has(one) ? people.get(one.id as Animal) : undefined;
    if (known) put(one, { ...known, at: one.at, end: one.end, was: [one] });
    if (isPaw(one) && people.size > 0) gone.add(one);
  }
  return dedupe(all, gone, into);
}

/** What an animal has in the place of hands. */
const isPaw = ({ kind, id, text }: Mention) =>
  kind === "things" &&
  (id === "claws" || (id === "foot" && /paw|pat[aei]|pfote|лап|앞발|前足|肉球/iu.test(text)));

function dedupe(
  all: readonly Mention[],
  gone: ReadonlySet<Mention>,
  into: ReadonlyMap<Mention, Mention>,
): Mention[] {
  const seen = new Set<Mention>();
  return all.flatMap((one) => {
    const made = into.get(one);
    if (made) {
      if (seen.has(made)) return [];
      seen.add(made);
      return [made];
    }
    return gone.has(one) ? [] : [one];
  });
}
