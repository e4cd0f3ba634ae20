import type { DreamLanguage } from "../language.ts";
import { CLAUSE_END } from "./bearers.ts";
import { VEHICLES } from "./driving.ts";
import { folded, isSubject } from "./handling-doers.ts";
import { isHoldable, isRidden, isTool, fitsJoined } from "./handling-fits.ts";
import type { ReadText } from "./mentions.ts";
import { LIVING } from "./others.ts";
import type { Things } from "./scene-things.ts";
import type { Mention } from "./vocabulary.ts";
import type { Way } from "./ways.ts";
import { patternOf } from "../matching/letters.ts";

/** A person and a thing that no verb joins: "a woman with a net", "a policeman on a bicycle". */
export interface Link {
  way: Way;
  doer: Mention;
  object: Mention;
}

type Words = Partial<Record<DreamLanguage, string>>;
/** Words before a thing. */
const DETERMINERS: Words = {
  en: "an?|the|his|her|their|its|this|that|some|two|three|my|our|big|huge|giant|little|tiny|small|old|red|blue|green|white|black|golden|wooden|long|enormous|wet|open|full",
  fr: "une?|le|la|les|l'|des|son|sa|ses|leurs?|deux|trois|mon|ma|grande?s?|petite?s?|vieille|vieux|gros|grosse|enorme",
  es: "una?|el|la|los|las|unos|unas|sus?|mis?|dos|tres|gran|viej[ao]|enorme",
  pt: "uma?s?|os?|as?|seus?|suas?|meus?|minhas?|dois|duas|tres|grandes?|velh[ao]|enorme",
  it: "una?|un'|uno|il|lo|la|l'|i|gli|le|suo|sua|suoi|sue|due|tre|grande|enorme|vecchi[ao]|grosso|grossa",
  de: "eine[mnr]?|ein|de[mnr]|die|das|seine[mnr]?|ihre[mnr]?|zwei|drei|meine[mnr]?|(?:gross|klein|alt|rot|blau|weiss|riesig)e[mnr]?",
  ru: "\\p{L}+(?:ым|им|ой|ей|ом|ем|ыми|ими|ую|юю)|двумя|тремя",
  ar: "",
  zh: "一?[把根个只张条件束盏面支台辆架头匹]|很?大的?|红色?的?|蓝色?的?",
};
const WITH: Words = {
  en: "with|carrying|holding",
  fr: "avec",
  es: "con",
  pt: "com",
  it: "con|cu|co",
  de: "mit",
  ru: "с|со",
  ar: "مع[هاي]+|ب|بال",
  zh: "用|拿|带着|用着",
};
const ON: Words = {
  en: "on|riding|upon|atop|on top of|astride",
  fr: "sur|a|en|a cheval sur|au sommet d'|au volant d'|dans",
  es: "en|sobre|encima de|montad[ao] en|a caballo de|a lomos de|arriba de",
  pt: "de|a|em cima de|sobre|num|numa|em|no|na|montad[oa] num|montad[oa] numa|em cima do|em cima da",
  it: "in|su|sul|sulla|sull'|sopra|a cavallo di|in sella a|in groppa a",
  de: "auf|auf dem|in",
  ru: "на|верхом на|в",
  ar: "على|فوق|راكب|راكبة|في",
  zh: "骑着|开着|坐在",
};
/** In what one is rather than on it. */
const INSIDE: Words = {
  en: "in|inside|at the wheel of|aboard",
  fr: "dans|au volant de",
  es: "dentro de|al volante de",
  pt: "dentro de|dentro do|ao volante de",
  it: "dentro|al volante di|alla guida di",
  de: "im",
  zh: "在",
};
/** Between a person and where they are. */
const SITS =
  /(?<!\p{L})(?:sat|sits?|sitting|seated|stood|stands?|standing|perched|was|were|lying|kneeling|balanc\p{L}+|assise?s?|perchee?s?|debout|juchee?s?|sentad[ao]s?|estaba|subid[ao]s?|trepad[ao]s?|parad[ao]s?|sedut[aoie]|seduta|in piedi|era|stava|sentada|estava|tava|ia|em pe|empoleirad[oa]s?|sass|saß|stand|hockte|сид\p{L}+|стоял\p{L}*|قاعد\p{L}*|جالس\p{L}*|واقف\p{L}*|坐|站|蹲)(?!\p{L})/u;

const isNoun = ({ kind }: Mention) => kind === "things" || kind === "people" || kind === "places";
const cached = new Map<string, RegExp>();
function tail(words: Words, language: DreamLanguage): RegExp | undefined {
  const source = words[language];
  if (!source) return undefined;
  const key = `${language} ${source}`;
  const known = cached.get(key);
  if (known) return known;
  const det = DETERMINERS[language];
  const spaced = language !== "zh" && language !== "ar";
  const made = spaced
    ? patternOf(`(?<!\\p{L})(?:${source}) ?(?:(?:${det})[ ']?){0,3}$`, "u")
    : language === "ar"
      ? patternOf(`(?<!\\p{L})(?:${source}) ?(?:ال)?$`, "u")
      : patternOf(`(?:${source})(?:${det})*$`, "u");
  cached.set(key, made);
  return made;
}

/** Where a preposition is: its place in the text, before a thing. */
function before(words: Words, thing: Mention, { text, language }: ReadText): number | undefined {
  const from = Math.max(0, thing.at - 40);
  const clause = folded(text.slice(from, thing.at));
  // "بالمكنسة" is one word.
  if (language === "ar" && words === WITH && /^[وف]?بال?/u.test(thing.text)) return thing.at;
  const found = tail(words, language)?.exec(clause);
  return found ? from + found.index : undefined;
}

/** The person to whom a phrase belongs that begins at `at`. */
function bearerOf(at: number, most: number, past: boolean, read: ReadText): Mention | undefined {
  const { all, text, language } = read;
  const one = all.findLast((each) => isNoun(each) && each.end <= at && (!past || each.kind === "people"));
  if (one?.kind !== "people") return undefined;
  // "Ma mère, elle, pelletait".
  const gap = text.slice(one.end, at).replace(/^, (?:elle|lui|elles|eux),/u, "");
  if (gap.length > most || CLAUSE_END.test(gap) || AND_I.test(folded(gap))) return undefined;
  if (language === "ar" && gap === " ") return one;
  return isSubject(one, text, language) ? one : undefined;
}
/** Another subject begins there. */
const AND_I =
  /(?<!\p{L})(?:i|we|and|but|je|j|nous|et|mais|yo|y|pero|eu|e|mas|io|ma|und|aber|ich|я|и|но|وأنا|وانا|我)(?!\p{L})/u;

const ON_HEAD =
  /(?<!\p{L})on (?:top of )?(?:his|her|their|my|the) heads?|(?:en|sobre|encima de) (?:la|su|sus|mi) cabezas?|sur (?:la|sa|leur|ma|les) tetes?|(?:in|sulla|'?n) (?:testa|capa)|na cabeca|(?:em|por) cima da cabeca|auf dem kopf|на голов[еу]|(?:على|فوق) ر[أا]س|bas(?:in|ini)n? ?(?:d[ae]|ustun)|kafa(?:sin|lar)\p{L}*|सिर पर|सर पर|頭に|頭の上|머리에|머리 위|头上|头顶/u;
/** Whether a clause says that it is on a head. */
export function isOnHead(text: string, object: Pick<Mention, "at" | "end">): boolean {
  const near =
    text
      .slice(Math.max(0, object.at - 30), object.at)
      .split(CLAUSE_END)
      .at(-1)! + text.slice(object.at, object.end + 34).split(CLAUSE_END)[0]!;
  return ON_HEAD.test(folded(near));
}

function withPrepositions(object: Mention, read: ReadText): Link | undefined {
  const { text, language } = read;
  const held = before(WITH, object, read);
  if (held !== undefined && isHoldable(object.id)) {
    const doer =
      bearerOf(held, 14, false, read) ?? (isTool(object.id) ? bearerOf(held, 60, true, read) : undefined);
    if (doer) return { way: isOnHead(text, object) ? "head" : "hold", doer, object };
  }
  const inside = before(INSIDE, object, read);
  if (inside !== undefined && VEHICLES.has(object.id)) {
    const doer = bearerOf(inside, 24, false, read);
    if (doer) return { way: "ride", doer, object };
  }
  const on = before(ON, object, read);
  if (on === undefined) return undefined;
  const ridden = isRidden(object.id);
  const past = bearerOf(on, 50, true, read);
  const gap = past ? folded(text.slice(past.end, on)) : "";
  const doer = bearerOf(on, ridden ? 40 : 34, false, read) ?? (ridden || SITS.test(gap) ? past : undefined);
  // Who hangs the washing is not on the line.
  if (!doer || (object.id === "laundry" && HANGS_UP.test(gap))) return undefined;
  const preposition = folded(text.slice(on, object.at));
  // "En bici" is on it; "in a bed" is not.
  if (!ridden && !ABOVE.test(preposition)) return undefined;
  if (!ridden && !SITS.test(gap) && !/^ $/u.test(gap)) return undefined;
  if (VEHICLES.has(object.id) && !ridden) return undefined;
  return fitsJoined("ride", object.id) && !(LIVING.has(object.id) && !ridden) && language
    ? { way: "ride", doer, object }
    : undefined;
}
const HANGS_UP =
  /hang|hung|pegg|pinn|stend|append|tend|colg|etend|accroch|pendur|haeng|vesh|развеш|تنشر|نشر/u;
const ABOVE =
  /^(?:on|upon|atop|astride|sur|a cheval|sobre|encima|arriba|montad|em cima|numa?|n[oa] |su|sul|sulla|sull'|sopra|a cavallo|auf|на|верхом|على|فوق|坐在|en (?:el|la|una?) )/u;

/** Languages whose words follow the noun. */
const AFTER: Partial<
  Record<DreamLanguage, { hold?: RegExp; tool?: RegExp; ride: RegExp; above: RegExp; hand: RegExp }>
> = {
  tr: {
    hold: /^(?: (?:olan|tutan|tasiyan|bir))? ?$/u,
    ride: /^ (?:ustunde|uzerinde|tepesinde|sirtinda)/u,
    above: /^ (?:ustunde|uzerinde|tepesinde) (?:\p{L}+ )?(?:otur|dur|ayakta|dans|bekli|uyu|zip)/u,
    hand: /(?<!\p{L})(?:elinde|ellerinde|kucaginda|kolunda|omzunda|kucaklarinda) (?:de |da |bir |kocaman |koca |dev |buyuk |kirmizi )*$/u,
  },
  hi: {
    tool: /^ से(?!\p{L})/u,
    ride: /^ (?:पर|पे|के ऊपर|par|pe)(?!\p{L})/u,
    above: /^ (?:पर|पे|के ऊपर) (?:\S+ )?(?:बैठ|खड़|चढ़|नाच|सो )/u,
    hand: /हाथ(?:ों)? में (?:\S+ ){0,4}$/u,
  },
  ja: {
    tool: /^で/u,
    ride: /^(?:で|に(?:またが|乗|のっ|のり)|の上)/u,
    above: /^(?:の上(?:に|で)[^、。]{0,6}(?:座|立|乗|のっ|寝|踊)|に(?:座|すわ|腰))/u,
    hand: /手に(?:は)?[^、。がを]{0,6}$/u,
  },
  ko: {
    tool: /^ ?(?:으?로)(?!\p{L})/u,
    ride: /^ ?(?:으?로|를 타|을 타| 타고| 위)/u,
    above: /^ ?위에(?:서)? ?(?:\p{L}+ )?(?:앉|서 ?있|누워|올라)/u,
    hand: /손에(?:는)? [^.,]{0,8}$/u,
  },
};
const TURKISH_WITH = /(?:[^aeiou]|y)l[ae]$/u;
const TURKISH_HAVING = /l[iu]$/u;

/** The person before a thing in a clause whose verb comes last. */
function subjectBefore(object: Mention, { all, text, language }: ReadText): Mention | undefined {
  const one = all.findLast((each) => each.kind === "people" && each.end <= object.at);
  if (!one) return undefined;
  const gap = text.slice(one.end, object.at);
  const ends = language === "ja" ? /[.!?…。！？\n;]/u : CLAUSE_END;
  if (gap.length > 44 || ends.test(gap) || AND_ME.test(gap)) return undefined;
  return isSubject(one, text, language) || /^(?: ?के |の| जी के )/u.test(gap) ? one : undefined;
}
const AND_ME = /(?<!\p{L})(?:ben|biz|मैं|मैंने|हम)(?!\p{L})|私|僕|俺|나는|내가|저는/u;

/** "Şemsiyeli çocuk", "エプロンの女". */
function nextPerson(object: Mention, { all, text }: ReadText): Mention | undefined {
  const next = all.find((each) => isNoun(each) && each.at >= object.end);
  return next?.kind === "people" && /^ (?:\p{L}+ )?$/u.test(text.slice(object.end, next.at))
    ? next
    : undefined;
}

function withEndings(object: Mention, read: ReadText): Link | undefined {
  const { text, language } = read;
  const rules = AFTER[language];
  if (!rules) return undefined;
  const word = folded(object.text);
  const after = folded(text.slice(object.end, object.end + 24));
  const prior = folded(text.slice(Math.max(0, object.at - 34), object.at));
  const inHand = rules.hand.test(prior);
  const turkish = language === "tr";
  const having =
    turkish && TURKISH_HAVING.test(word) && isHoldable(object.id) ? nextPerson(object, read) : undefined;
  if (having) return { way: "hold", doer: having, object };
  const withIt = turkish ? TURKISH_WITH.test(word) : rules.tool?.test(after) === true;
  const holds = (inHand && isHoldable(object.id)) || (withIt && isTool(object.id));
  const rides =
    isRidden(object.id) &&
    (withIt || rules.ride.test(after) || (language === "hi" && object.text.endsWith("पर")));
  const above =
    !VEHICLES.has(object.id) &&
    !LIVING.has(object.id) &&
    fitsJoined("ride", object.id) === true &&
    rules.above.test(after);
  if (!holds && !rides && !above) return undefined;
  const doer = subjectBefore(object, read);
  if (!doer) return undefined;
  if (rides || above) return { way: "ride", doer, object };
  return { way: isOnHead(text, object) ? "head" : "hold", doer, object };
}

/** People with things that they have in the hands, on the head or under them, where no verb says so. */
export function linksOf(read: ReadText, { ofMention }: Things): Link[] {
  return read.all.flatMap((object) => {
    if (object.kind !== "things" || !ofMention.has(object)) return [];
    const link = withPrepositions(object, read) ?? withEndings(object, read);
    return link ? [link] : [];
  });
}
