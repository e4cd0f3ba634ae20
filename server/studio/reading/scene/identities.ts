import { type DreamLanguage, isRomance } from "../language.ts";
import { CLAUSE_END } from "./bearers.ts";
import type { PersonId } from "./catalogue.ts";
import { LIVING } from "./others.ts";
import { isSameInRomance } from "./romance-identities.ts";
import type { Mention } from "./vocabulary.ts";

/** Between one who is named and what he is: "the driver was a monkey". */
const IS: Partial<Record<DreamLanguage, RegExp>> = {
  en: /^ (?:\p{L}+ (?:\p{L}+ ){0,2}and (?:it|he|she|they) )?(?:was|were|is|are|turned out to be) (?:actually |really |all )?(?:an? |the |my |our )?(?:(?!\p{L}+ing |(?:with|at|in|on|by|near|next|beside|behind|like|from|to|for) )\p{L}+ ){0,2}$/iu,
  fr: /^,? (?:(?:c['’])?étaient|(?:c['’])?était|est) (?:en fait )?(?:une? |des |mon |ma |mes |le |la |l['’])(?:\p{L}+ )?$/iu,
  es: /^ (?:era|eran|es) (?:una? |unos |unas |mi |mis |el |la )?(?:ex[- ])?$/iu,
  pt: /^ (?:era|eram|é) (?:uma? |uns |umas |(?:o |a |os |as )?(?:meus? |minhas? )?)?(?:ex[- ])?$/iu,
  it: /^ (?:era|erano|è) (?:un |uno |una |un['’]|dei |delle |(?:il |la |i |le )?(?:mi[aoe] |miei )?)?(?:ex[- ])?$/iu,
  de: /^ (?:\p{L}+, (?:das|es) )?(?:war|waren|ist) (?:wieder |plötzlich |auf einmal |eigentlich )?(?:eine? |der |die |mein |meine )?(?:\p{L}+ )?$/iu,
  ru: /^,? (?:а )?(?:это был[аи]?|был[аи]?|оказал(?:ся|ась|ись)|это|—|-) (?:мо\p{L}+ |наш\p{L}+ )?(?:\p{L}+(?:ый|ая|ий|ой|ые) )?$/iu,
  ja: /^(?:さん|たち)?(?:が|は|も)(?:みんな|全部|全員|なぜか|実は)?$/u,
  zh: /^(?:居然|竟然|竟|都|全都?|原来)?是(?:一?[只个头条位]|我的?|[他她]的?)?(?:\P{P}{1,4}的)?$/u,
  hi: /^ (?:मिल[ाीे] |दिख[ाीे] |आय[ाीे] )?(?:जो |वह |वो )?(?:असल में )?(?:एक |मेर[ाीे] |कोई )?$/u,
  tr: /^ (?:da |de )?(?:hep |hepsi |meğer |aslında |bizim )?(?:benim |daha |henüz |hala |hâlâ |ilkokul |ortaokul |lise |eski )?(?:\p{L}+ )?(?:bir )?$/iu,
  ko: /^(?:이|가|은|는)? (?:다 |모두 |전부 |알고 보니 |사실 |우리 |내 |제 )?(?:담임 |옛날 |초등학교 )?$/u,
  ar: /^ (?:طلعت?|كانت?|هو|هي)? ?$/u,
};
/** What follows where the verb comes last. */
const IS_AFTER: Partial<Record<DreamLanguage, RegExp>> = {
  ja: /^(?:だった|でした|だ(?!け)|なの|だと)/u,
  hi: /^ (?:था|थी|थे|निकल|है)/u,
};
/** Forms of what one is, where the verb is an ending. */
const IS_FORM: Partial<Record<DreamLanguage, RegExp>> = {
  ko: /(?:였|이었|여서$|이어서$|[이]?고$|인데$|이라$|라서$|임$|음$)/u,
  tr: /(?:(?<!(?:^|\s)(?:a|kur|ke))[dt][ıiuü]|m[ıiuü]ş)$/u,
};
/** "Komutan dedem çıktı": a verb says it. */
const TURNED_OUT: Partial<Record<DreamLanguage, RegExp>> = {
  tr: /^ (?:çıktı|çıkıyor|çıkmıştı?|oluyordu?|olmuştu?|oluvermiş)(?!\p{L})|^ \p{Lu}\p{Ll}+ (?:[Aa]mca|[Dd]ayı|[Tt]eyze|[Aa]bla|[Aa]bi|[Hh]oca|[Uu]sta|[Bb]ey|[Hh]anım|[Dd]ede|[Nn]ine)['’]?(?:y?[dt][ıiuü]|y?m[ıiuü]ş)(?!\p{L})/u,
};
const WAS_BEFORE = /(?:كان|كانت) (?:ال)?$/u;
/** "The captain was me". */
const IS_ME: Partial<Record<DreamLanguage, RegExp>> = {
  en: /^ (?:was|is) me(?!\p{L})/iu,
  fr: /^,? (?:c['’])?était moi(?!\p{L})/iu,
  es: /^ era yo(?!\p{L})/iu,
  pt: /^ era eu(?!\p{L})/iu,
  it: /^ ero io(?!\p{L})/iu,
  ja: /^[がは](?:僕|私|俺|自分)(?:だった|でした)/u,
};
/** Who is seen as what the dream says he is; relatives, teachers and the couple of a wedding stay. */
const BY_ROLE = new Set(["man", "woman", "crowd", "doctor", "police", "soldier"]);
/** "المضيفة جدتي": one of the family. */
const OWN = /(?:ي|تي)$/u;

/** A name with what one calls any older man or woman. */
const CALLED =
  /^ \p{Lu}\p{Ll}+ (?:amca|dayı|teyze|abla|abi|ağabey|usta|efendi|hanım|bey|dede|nine)(?!\p{L})/u;

/** "Le serveur, un ours poli, nous apportait": what he is, closed by another comma. */
const APPOSED = /^, (?:une?|un[ao]?|uma?) (?:\p{L}+ )?$/iu;
const CLOSED = /^(?: \p{L}+){0,3}, (?!(?:une?|un[ao]?|uma?|des|y|et|e|unos|unas|dei|uns) )/iu;
const WITH_ARTICLE = /(?<!\p{L})(?:le|la|il|lo|el|o|a|mon|ma|mi|mio|mia|meu|minha|l['’]) ?$/iu;
/** "O morto era um violão": a thing may be what somebody is. */
const IS_THING =
  /^(?:,)? (?:era|eran|eram|erano|était|étaient) (?:une?|un[ao]?|uma?|des|unos|unas) (?:\p{L}+ )?$/iu;
const MASKS = new Set<string>(["mask", "suit", "uniform"]);
function isOther(one: Mention, other: Mention, text: string, language: DreamLanguage): boolean {
  if (!isRomance(language) || (one.id !== "man" && one.id !== "woman")) return false;
  const gap = text.slice(one.end, other.at);
  if (other.kind === "things" && !LIVING.has(other.id)) return IS_THING.test(gap) && !MASKS.has(other.id);
  return (
    LIVING.has(other.id) &&
    APPOSED.test(gap) &&
    WITH_ARTICLE.test(text.slice(0, one.at)) &&
    CLOSED.test(text.slice(other.end))
  );
}
/** A Turkish noun of the dreamer's, which says at the end of a clause who somebody is. */
const OURS = /[ıiuü]m(?:[ıiuü]z)?$/u;
const isFirst = ({ at }: Mention, text: string) => /(?:^|[.!?…\n,] ?)$/u.test(text.slice(0, at));

/** What the dream then calls a person. */
function calledAs(
  one: Mention,
  all: readonly Mention[],
  text: string,
  language: DreamLanguage,
): Mention | "dreamer" | undefined {
  if (one.kind !== "people" || (!BY_ROLE.has(one.id) && one.id !== "child")) return undefined;
  if (IS_ME[language]?.test(text.slice(one.end, one.end + 20))) return "dreamer";
  const next = all.find(({ kind, at }) => at >= one.end && (kind === "people" || kind === "things"));
  if (next && isOther(one, next, text, language)) return next;
  const other = all.find(
    ({ kind, id, at }) => at >= one.end && (kind === "people" || (kind === "things" && LIVING.has(id))),
  );
  // "O motorista era meu chefe": two words for one man.
  if (
    !other ||
    (other.id === one.id && (other.text === one.text || one.id === "crowd" || one.id === "child"))
  )
    return undefined;
  if (one.id === "child" && other.id !== "baby") return undefined;
  const gap = text.slice(one.end, other.at);
  if (gap.length > 34 || CLAUSE_END.test(gap.replace(/^,/u, ""))) return undefined;
  // "Bakkal Mehmet amca": what he is, and how he is called.
  if (language === "tr" && CALLED.test(text.slice(one.end, other.end))) return other;
  if (!IS[language]?.test(gap)) return undefined;
  // "Gözetmen eski müdürümüz, elinde cetvel var".
  if (
    language === "tr" &&
    OURS.test(other.text) &&
    /^[,.]/u.test(text.slice(other.end)) &&
    isFirst(one, text)
  )
    return other;
  if (language === "ar") {
    const isOwn =
      (/^[وف]?ال/u.test(one.text) || gap.trim() !== "") && other.kind === "people" && OWN.test(other.text);
    return isOwn || WAS_BEFORE.test(text.slice(0, one.at)) ? other : undefined;
  }
  const is =
    (IS_AFTER[language]?.test(text.slice(other.end)) ?? true) &&
    ((IS_FORM[language]?.test(other.text) ?? true) ||
      TURNED_OUT[language]?.test(text.slice(other.end)) === true);
  return is ? other : undefined;
}

/** Between somebody and the work that he has: "前男友在超市里当收银员". */
const WORKS: Partial<Record<DreamLanguage, readonly [between: RegExp, after: RegExp]>> = {
  ja: [
    /^(?:さん|ちゃん)?(?:が|は|も)(?:[^がは、。]{0,8}[での])?(?:なぜか|急に)?$/u,
    /^(?:をして|をやって|役を|として|になって|だった|でした|の(?:格好|服|制服))/u,
  ],
  ko: [
    /^(?:이|가|은|는|도)? ?(?:\S+에서 )?(?:갑자기 |왜인지 |내 |우리 |제 )?(?:전 |버스 |택시 |기차 |지하철 )?$/u,
    /^(?:으?로 (?:일|나오|나왔|변)|[을를] 하고|[이가]? ?(?:되|됐|돼)|였|이었|인데)/u,
  ],
  zh: [
    /^(?:在\P{P}{1,8}|居然|竟然|突然|正在)?(?:当|做|成了|变成了?|是|扮演)了?(?:我的?前?)?(?:一?[个名位])?$/u,
    /^/u,
  ],
};
/** "The bride was my sister": the bride is seen. */
const COUPLE = new Set(["bride", "groom"]);
const GENERIC = new Set(["man", "woman"]);
/** Whether it is the work of somebody who is named before it, and nobody else. */
function isWorkOf(one: Mention, all: readonly Mention[], text: string, language: DreamLanguage): boolean {
  const [between, after] = WORKS[language] ?? [];
  if (!between || one.kind !== "people" || one.id === "crowd") return false;
  const tail =
    language === "ko" ? (/(?:였\p{L}*|이었\p{L}*|인데|로|[이가을를])$/u.exec(one.text)?.[0] ?? "") : "";
  const following = `${tail}${text.slice(one.end)}`;
  const last = all.findLast(({ kind, end }) => kind === "people" && end <= one.at);
  // "新郎是我前同事": whom one marries may be anybody.
  return (
    last !== undefined &&
    last.id !== "crowd" &&
    (COUPLE.has(last.id) || GENERIC.has(one.id)) &&
    between.test(text.slice(last.end, one.at)) &&
    after!.test(following)
  );
}

/** Whether the dream then calls a person something else: "bakkal da öğretmenimdi". */
export const isCalledElse = (
  one: Mention,
  all: readonly Mention[],
  text: string,
  language: DreamLanguage,
): boolean => calledAs(one, all, text, language) !== undefined;

/** "My old headteacher was umpire": a relative or a teacher, with what else he is. */
const RELATIVES = new Set([
  "mother",
  "father",
  "grandmother",
  "grandfather",
  "brother",
  "sister",
  "friend",
  "teacher",
]);
const isSaidOfRelative = (
  one: Mention,
  all: readonly Mention[],
  text: string,
  language: DreamLanguage,
): boolean =>
  one.kind === "people" &&
  (BY_ROLE.has(one.id) || RELATIVES.has(one.id)) &&
  one.id !== "crowd" &&
  all.some((relative) => {
    const known = BY_ROLE.has(one.id) ? RELATIVES : COUPLE;
    if (relative.kind !== "people" || !known.has(relative.id) || relative.end > one.at) return false;
    const gap = text.slice(relative.end, one.at);
    const between = all.some(({ kind, at }) => kind === "people" && at > relative.at && at < one.at);
    if (between || gap.length > 34 || CLAUSE_END.test(gap) || !IS[language]?.test(gap)) return false;
    if (language === "ar") return WAS_BEFORE.test(text.slice(0, relative.at));
    return (
      (IS_AFTER[language]?.test(text.slice(one.end)) ?? true) &&
      ((IS_FORM[language]?.test(one.text) ?? true) ||
        TURNED_OUT[language]?.test(text.slice(one.end)) === true)
    );
  });

/** Whom a word for two means. */
const BOTH: Partial<Record<string, readonly [PersonId, PersonId]>> = {
  parents: ["mother", "father"],
  grandparents: ["grandmother", "grandfather"],
};
/** "Chez mes beaux-parents … ma belle-mère": one of them is named by herself. */
const IN_LAWS = /^(?:beaux-parents|suegros|suoceri|sogros|schwiegereltern)$/iu;
const ONE_IN_LAW = /^(?:belle-mère|beau-père|suegr[oa]|suocer[oa]|sogr[oa]|schwieger(?:mutter|vater))$/iu;
/** "My parents were young, and mum watered": both, each by a word, where one of them is named alone too. */
export function withEachParent(all: readonly Mention[]): readonly Mention[] {
  const named = (id: string) => all.some((one) => one.kind === "people" && one.id === id);
  return all.flatMap((one) => {
    if (one.kind === "people" && IN_LAWS.test(one.text))
      return all.some((other) => other !== one && ONE_IN_LAW.test(other.text)) ? [] : [one];
    const both = one.kind === "people" ? BOTH[one.id] : undefined;
    if (!both?.some(named)) return [one];
    // The word is a plural, and each is one.
    return both.filter((id) => !named(id)).map((id): Mention => ({ ...one, id, text: "" }));
  });
}

/** "It was my mother", of whom is named before. */
const IT_WAS =
  /(?<![\p{L}'’])(?:c['’](?:était|est)|(?:it|she|he) (?:was|is)|era|ero|das (?:war|ist)|es war|это был[аи]?|إنها|إنه|هي|هو) (?:actually )?(?:ma|mon|my|mi|la mia|il mio|mia|mio|a minha|o meu|minha|meu|meine?|моя|мой) \p{L}+$/iu;
const NEAR = 110;
const NAMELESS = new Set(["man", "woman", "child", "oldWoman", "oldMan"]);
/** Whether a later sentence says who somebody without a name is. */
function isNamedLater(one: Mention, all: readonly Mention[], text: string): boolean {
  if (one.kind !== "people" || !NAMELESS.has(one.id)) return false;
  const next = all.find(({ kind, at }) => kind === "people" && at >= one.end);
  if (!next || next.id === "bride" || next.at - one.end > NEAR) return false;
  return IT_WAS.test(text.slice(one.end, next.end));
}

/** The words without those for people whom the dream then calls something else: many guests are many cats. */
export function withoutCalled(all: readonly Mention[], text: string, language: DreamLanguage): Mention[] {
  return all.flatMap((one) => {
    if (isWorkOf(one, all, text, language) || isNamedLater(one, all, text)) return [];
    if (isSameInRomance(one, all, text, language)) return [];
    if (isSaidOfRelative(one, all, text, language)) return [];
    const other = calledAs(one, all, text, language);
    // The couple of a wedding is settled with it.
    if (!other || (other !== "dreamer" && COUPLE.has(other.id))) return [one];
    const many = one.id === "crowd" && other !== "dreamer";
    return many ? [{ kind: "counts", id: "three", at: other.at, end: other.at, text: "" }] : [];
  });
}
