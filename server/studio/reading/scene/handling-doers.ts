import type { DreamLanguage } from "../language.ts";
import { isSaidOfOthers } from "./other-subject.ts";
import { LIVING } from "./others.ts";
import type { Mention } from "./vocabulary.ts";
import { patternOf } from "../matching/letters.ts";

/** Latin letters small and without marks, one for one, so that places in the text stay. */
export const folded = (text: string): string =>
  text.replaceAll(/[\p{Script=Latin}’]/gu, (letter) =>
    letter === "’" ? "'" : letter === "ı" ? "i" : letter.normalize("NFD")[0]!.toLowerCase(),
  );

/** Forms that only the dreamer's verb has. */
const FIRST: Partial<Record<DreamLanguage, RegExp>> = {
  tr: /(?:[dt][iu][mk]|yor?(?:d?u)?[mk]|y[oO]rum|yoruz|m[iu]s[iu][mz]|m[iu]st[iu][mk]|yom|arim|erim|urum)$|kucagimd|elimde|ellerimde/u,
  fr: /(?:ais|ions)$/u,
  it: /(?:vo|vamo)$/u,
  es: /(?:abamos|iamos|oy|amos|imos)$/u,
  pt: /(?:ei|avamos|iamos)$/u,
  ar: /^[وف]?ب?[أا](?!عط|هد|كل$)/u,
  ru: /(?:[^аеёиоуыэюя]у|ю)$/u,
};
/** Forms that are never the dreamer's. */
const THIRD: Partial<Record<DreamLanguage, RegExp>> = {
  tr: /(?:[dt][iu]|yo|yor|yordu|yormus|m[iu]s|m[iu]st[iu])(?:l[ae]r(?:d[iu])?)?$/u,
  fr: /(?:ait|aient)$/u,
  it: /va(?:no)?$/u,
  es: /(?:aban|ian|aron|ieron|io)$/u,
  pt: /(?:avam|iam|ram|ou|eu|iu)$/u,
  ar: /^[وف]?(?:ب?[يت]|ك[يت])|ني$/u,
  ru: /ли(?:сь)?$/u,
};

/** The dreamer in front of a verb. */
const I: Partial<Record<DreamLanguage, RegExp>> = {
  en: /(?<!\p{L})(?:i|we|im|ive)(?!\p{L})/gu,
  fr: /(?<!\p{L})(?:je|j|nous|on|(?<!(?:chez|avec|de|pour|vers|devant|derriere|sur|a|comme|sans) )moi)(?!\p{L})/gu,
  es: /(?<!\p{L})(?:yo|nosotr[oa]s|estoy|iba yo)(?!\p{L})/gu,
  pt: /(?<!\p{L})(?:eu|nos|a gente)(?!\p{L})/gu,
  it: /(?<!\p{L})(?:io|noi|ho|abbiamo|stavo|ero|stavamo)(?!\p{L})/gu,
  de: /(?<!\p{L})(?:ich|wir|hab|habe)(?!\p{L})/gu,
  ru: /(?<!\p{L})(?:я|мы)(?!\p{L})/giu,
  ar: /(?<!\p{L})و?(?:أنا|انا|احنا|نحن|كنت|كنا)(?!\p{L})/gu,
  hi: /(?<!\p{L})(?:मैं|मैंने|मैने|हम|हमने|main|maine|hum)(?!\p{L})/gu,
  ja: /(?:私|僕|俺|わたし|自分)(?=[がはも、])/gu,
  ko: /(?<!\p{L})(?:나는|내가|난|저는|제가|나만|우리는|우리가|나도)(?!\p{L})/gu,
  zh: /(?:我|我们|咱们)(?![的妈爸爷奶姐哥弟妹老家丈太姥婆媳岳侄闺孙])/gu,
  tr: /(?<!\p{L})(?:ben|biz)(?!\p{L})/gu,
};
/** Somebody who was named before. */
const THEY: Partial<Record<DreamLanguage, RegExp>> = {
  en: /(?<!\p{L})(?:he|she|they|who|hes|shes|someone|somebody|everyone|everybody|nobody)(?!\p{L})/gu,
  fr: /(?<!\p{L})(?:il|elle|ils|elles|qui)(?!\p{L})/gu,
  es: /(?<!\p{L})(?:ella|ellos|ellas|quien)(?!\p{L})/gu,
  pt: /(?<!\p{L})(?:ela|ele|eles|elas|quem)(?!\p{L})/gu,
  it: /(?<!\p{L})(?:lui|lei|loro)(?!\p{L})/gu,
  de: /(?<!\p{L})(?:er|sie)(?!\p{L})/gu,
  ru: /(?<!\p{L})(?:он|она|они|котор\p{L}+)(?!\p{L})/giu,
  ar: /(?<!\p{L})و?(?:هو|هي|هم|اللي|التي|الذي)(?!\p{L})/gu,
  hi: /(?<!\p{L})(?:वह|वो|वे|उसने|उन्होंने|जो)(?!\p{L})/gu,
  ja: /(?:彼女|彼)(?=[がはも])/gu,
  ko: /(?<!\p{L})(?:그가|그녀가|그는|그녀는)(?!\p{L})/gu,
  zh: /(?:他们?|她们?)(?!的)/gu,
};

const HE = /(?<!\p{L})él(?!\p{L})/giu;

/** A word before a noun by which it is no subject. */
const OBLIQUE_BEFORE: Partial<Record<DreamLanguage, RegExp>> = {
  en: /(?<!\p{L})(?:with|to|of|for|from|at|in|on|by|behind|beside|near|like|than|under|over|after|about|into|onto|past|toward|towards|around|gave|told|asked)(?: (?:my|a|an|the|his|her|our|their|some|old|little|late))* $/u,
  fr: /(?<!\p{L})(?:avec|a|au|aux|de|du|des|pour|chez|dans|sur|comme|derriere|devant|vers|par|en|d)(?: |')(?:(?:l'|mon|ma|mes|la|le|les|une?|son|sa|notre|petite?|vieux|vieille) ?)*$/u,
  es: /(?<!\p{L})(?:con|a|al|de|del|para|por|en|como|detras de|hacia|sobre|hasta)(?: (?:mi|mis|el|la|los|las|una?|su|sus|nuestr[oa]))* $/u,
  pt: /(?<!\p{L})(?:com|ao|aos|de|d[oa]s?|para|pra|pro|por|em|n[oa]|como|sobre)(?: (?:minha|meu|meus|o|a|uma?|sua|seu|nossa?))* $/u,
  it: /(?<!\p{L})(?:con|a|al|alla|di|del|della|dei|per|da|dal|dalla|in|nel|nella|come|su|sul|verso)(?: (?:mi[oa]|il|la|lo|i|una?|su[oa]|nostr[oa]))* $/u,
  de: /(?<!\p{L})(?:mit|zu|zum|zur|von|vom|fur|bei|beim|in|im|an|am|auf|wie|hinter|neben|vor)(?: (?:mein\p{L}*|ein\p{L}*|de[rmn]|das|die|sein\p{L}*|ihr\p{L}*|unser\p{L}*))* $/u,
  ru: /(?<!\p{L})(?:с|со|у|к|от|для|за|в|на|как|о|перед|рядом с)(?: (?:мо\p{L}+|сво\p{L}+|стар\p{L}+))* $/iu,
  ar: /(?<!\p{L})(?:مع|على|في|من|إلى|الى|عند|مثل|جنب|وراء|عن|قدام)(?: \p{L}+)? $/u,
  zh: /(?:和|跟|给|对|向|把|被|在|像|替)(?:我的?)?$/u,
};
/** What follows a noun that is no subject. */
const OBLIQUE_AFTER: Partial<Record<DreamLanguage, RegExp>> = {
  hi: /^ (?:जी )?(?:को|से|के|का|की|में|पर|ke|ko|se|ka|ki)(?!\p{L})/u,
  ja: /^(?:さん|ちゃん)?(?:を|に|と|の|へ|から|で)/u,
  ko: /^ ?(?:을|를|에게|한테|께(?!서)|와|과|랑|이랑|의|하고|에서|로)(?!\p{L})/u,
  zh: /^的/u,
};
const KOREAN_OBLIQUE = /(?:을|를|에게|한테|께|와|과|랑|의|하고)$/u;
/** Turkish cases of people other than the nominative. */
const TURKISH_OBLIQUE =
  /(?:(?:[^aeiou])l[ea]|yl[ea]|m[ea]|m[iu]|m[iu]n|[dt][ea]n?|l[ae]r[iea]|l[ae]rin|[lnrtcksdb][iu]n|cug[au]|[dt]in[ae]|damin?|dam[ai])$/u;
const TURKISH_NOMINATIVE =
  /^(?:anne|nine|nene|teyze|hemsire|ebe|hala|amca|dayi|usta|abla|kiz|oglu?|dede|baba|ogretmen|kadin|gelin|damat|adam|hanim|eltim|karim|kocam|kizim|oglum|eski karim)$/u;

/** Whether a noun in front of a verb can be its subject. */
export function isSubject(one: Mention, text: string, language: DreamLanguage): boolean {
  const before = folded(text.slice(Math.max(0, one.at - 34), one.at));
  const after = text.slice(one.end, one.end + 10);
  if (language === "tr") {
    const word = folded(one.text);
    return TURKISH_NOMINATIVE.test(word) || !TURKISH_OBLIQUE.test(word);
  }
  // "وأخي يعزف": with "and" in front of it.
  if (language === "ar" && /^و\p{L}{3}/u.test(one.text)) return true;
  if (language === "ko" && KOREAN_OBLIQUE.test(one.text)) return false;
  return OBLIQUE_BEFORE[language]?.test(before) !== true && OBLIQUE_AFTER[language]?.test(after) !== true;
}

const SENTENCE_END = /[.!?…。！？؟।\n;]/u;
/** How far before its verb a subject stands. */
const REACH = 110;
/** How far back somebody is looked for whom a pronoun or a verb's form means. */
const FAR = 170;

/** Who did something before: the last person or animal that was named. */
function namedBefore(at: number, all: readonly Mention[]): Mention | undefined {
  return all.findLast(
    ({ kind, id, end }) =>
      end <= at &&
      at - end < FAR &&
      ((kind === "people" && id !== "crowd") || (kind === "things" && LIVING.has(id))),
  );
}

const lastOf = (pattern: RegExp | undefined, text: string): number =>
  pattern ? ([...text.matchAll(pattern)].at(-1)?.index ?? -1) : -1;

const PLURAL = /(?:s|people|men|women|children|kids|police|family|crowd)$/iu;
/** "They gave me an owl" is not said of one daughter, and "somebody" of nobody named. */
function isOfPronoun(one: Mention | undefined, from: string, language: DreamLanguage): boolean {
  if (language !== "en") return true;
  if (/^(?:some|every|no)(?:one|body)/u.test(from)) return false;
  return !from.startsWith("they") || one?.kind !== "people" || PLURAL.test(one.text);
}

/** "Kucağımda bir kedi vardı", "on my lap". */
const AT_ME: Partial<Record<DreamLanguage, RegExp>> = {
  tr: /(?<!\p{L})(?:kucag|el|eller|kollar)[iu]m(?:d[ae])(?!\p{L})/u,
};

/** Verbs in front of their subject: "يحمل أبي", "vendía mi abuela". */
const AFTER_VERB: Partial<Record<DreamLanguage, RegExp>> = {
  ar: /^ (?:لي )?(?:ال)?$/u,
  es: /^ (?:(?:mi|el|la|una?|tu) )?$/u,
  it: /^ (?:(?:mi[oa]|il|la|una?|lo) )*$/u,
  pt: /^ (?:(?:minha|meu|o|a|uma?) )*$/u,
  de: /^ (?:(?:meine?|eine?|der|die|das|unsere?) )?$/u,
};

/** "卖冰棍的老头", "썰매를 끄는 게 닭들이었다": who does it follows. */
const CLEFT = /^\S{0,2} ?(?:게|건|것은|것이|사람은) (?:\S+ ){0,2}$/u;
function relativeOf(
  verb: Pick<Mention, "at" | "end" | "text">,
  object: Mention,
  all: readonly Mention[],
  text: string,
  language: DreamLanguage,
): Mention | undefined {
  if (language !== "zh" && language !== "ko") return undefined;
  const end = language === "zh" ? object.end : verb.end;
  const next = all.find((one) => one.at >= end && (one.kind === "people" || LIVING.has(one.id)));
  const gap = next && text.slice(end, next.at);
  if (gap === undefined) return undefined;
  return (language === "zh" ? /^的\p{L}{0,4}$/u : CLEFT).test(gap) ? next : undefined;
}

/** Forms that are the dreamer's and another's, at the beginning of a sentence: "ha venido mi marido. Traía un cubo". */
const EITHER: Partial<Record<DreamLanguage, RegExp>> = { es: /(?:aba|ia)$/u, pt: /(?:ava|ia)$/u };
const DID: Partial<Record<DreamLanguage, RegExp>> = {
  es: /(?<!\p{L})(?:ha|había|\p{L}{2,}ó|vino|estaba sentad[oa]) /iu,
  pt: /(?<!\p{L})(?:\p{L}{2,}(?:ou|eu|iu)|veio|tinha \p{L}+(?:ado|ido)) /iu,
};
const I_DID: Partial<Record<DreamLanguage, RegExp>> = {
  es: /(?<!\p{L})(?:yo|he|hemos|soñé|vi|fui|iba|estaba(?! sentad)|\p{L}{2,}(?:é|amos|imos))(?!\p{L})/iu,
  pt: /(?<!\p{L})(?:eu|sonhei|vi|fui|ia|estava|tava|\p{L}{2,}(?:ei|amos|imos))(?!\p{L})/iu,
};
/** Whether the sentence before tells what another did, and nothing of the dreamer. */
function isGoneOn(form: string, before: string, language: DreamLanguage): boolean {
  const last = before
    .trimEnd()
    .replace(/[.!?…]+$/u, "")
    .split(SENTENCE_END)
    .at(-1)!;
  return (
    EITHER[language]?.test(form) === true && DID[language]!.test(`${last} `) && !I_DID[language]!.test(last)
  );
}

/** Who does what a verb says: the dreamer, somebody or something named, or nobody who is known. */
export function whoDoes(
  verb: Pick<Mention, "at" | "end" | "text">,
  object: Mention,
  { all, text, language }: { all: readonly Mention[]; text: string; language: DreamLanguage },
): Mention | "dreamer" | undefined {
  const form = folded(verb.text);
  // "रिक्शा खींचने वाला एक शेर था".
  if (language === "hi" && /^ ?वाल[ाीे] /u.test(text.slice(verb.end)))
    return all.find(({ kind, id, at }) => at >= verb.end && (kind === "people" || LIVING.has(id)));
  if (FIRST[language]?.test(form)) return "dreamer";
  const head = relativeOf(verb, object, all, text, language);
  if (head) return head;
  const follows = all.find(({ kind, at }) => kind === "people" && at >= verb.end);
  if (
    follows &&
    follows !== object &&
    follows.at < object.at &&
    AFTER_VERB[language]?.test(folded(text.slice(verb.end, follows.at)))
  )
    return follows;
  const window = text.slice(Math.max(0, verb.at - REACH), verb.at);
  const from =
    verb.at -
    window.length +
    Math.max(0, window.search(patternOf(`[^${SENTENCE_END.source.slice(1, -1)}]*$`, "u")));
  const sentence = folded(text.slice(from, verb.at));
  // "Elimde fener yok, tilki yol gösterdi": another clause, and a form of another.
  const clause = THIRD[language]?.test(form) ? sentence.split(",").at(-1)! : sentence;
  if (AT_ME[language]?.test(clause)) return "dreamer";
  // "وكانت تخبز": the form of another, who was named before.
  if (language === "ar" && /(?<!\p{L})و?كان(?:ت|وا)? (?:عم )?$/u.test(sentence))
    return namedBefore(verb.at, all);
  const own = lastOf(I[language], sentence);
  // Without its accent it is an article.
  const he = language === "es" ? lastOf(HE, text.slice(from, verb.at)) : -1;
  const theirs = Math.max(he, lastOf(THEY[language], sentence));
  const named = all.findLast(
    (one) =>
      one !== object &&
      one.at >= from &&
      one.end <= verb.at &&
      (one.kind === "people" || (one.kind === "things" && LIVING.has(one.id))) &&
      isSubject(one, text, language),
  );
  const at = named ? named.at - from : -1;
  if (own > Math.max(theirs, at)) return "dreamer";
  if (theirs > Math.max(own, at)) {
    const found = namedBefore(from + theirs, all);
    return isOfPronoun(found, sentence.slice(theirs), language) ? found : undefined;
  }
  if (named) return named;
  const polite =
    language === "ko" && /^.{0,8}(?:계시|계셨|계신|시고|셨)/u.test(text.slice(verb.at, verb.end + 8));
  // "Next door were washing their car".
  if (language === "en" && own < 0 && /\p{L} (?:was|were|is|are) (?:\p{L}+ly )?$/u.test(sentence))
    return undefined;
  // "Vinha com as redes às costas": who does is not said.
  if (/^(?:con|com|avec|with|mit)$/u.test(form)) return undefined;
  if (sentence.trim() === "" && isGoneOn(form, text.slice(0, from), language)) return namedBefore(from, all);
  if (!polite && !THIRD[language]?.test(form))
    return isSaidOfOthers(verb, "", text, language) ? undefined : "dreamer";
  return namedBefore(from, all);
}
