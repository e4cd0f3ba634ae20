import type { DreamLanguage } from "../language.ts";
import { isLiving } from "./others.ts";
import { SUBJECT_WORDS, type SubjectWords } from "./subject-latin-words.ts";
import { isNear } from "./subject-meant.ts";
import type { Mention } from "./vocabulary.ts";

/** A word of a sentence, with whether a clause begins at it. */
interface Word {
  at: number;
  end: number;
  text: string;
  starts: boolean;
}

const WORD = /[\p{L}\p{M}]+(?:['’](?:s|d|m|re|ve|ll|un)(?!\p{L}))?/gu;
const BREAK = /[,;:–—()"«»“”\n-]/u;

function wordsOf(text: string, from: number, to: number): Word[] {
  let last = from;
  return [...text.slice(from, to).matchAll(WORD)].map(({ index, 0: found }) => {
    const at = from + index;
    const starts = last === from || BREAK.test(text.slice(last, at));
    last = at + found.length;
    return { at, end: last, text: found.toLowerCase(), starts };
  });
}

/**
 * In the sentence, right before a verb: that somebody sees, hears or finds another do it. The other is in these
 * words: "I saw my mother ", "l'ho vista ".
 */
const SEEN: Partial<Record<DreamLanguage, RegExp>> = {
  en: /(?<!\p{L})(?:see|saw|seen|watch(?:ed|ing)?|f(?:ou|i)nd|hear|heard|notic(?:ed|e)|caught|spotted|left|kept) (?:(?:it|him|her|them)|(?:my|the|an?|our|his|her|their|some|two|three) [^.;:!?]{2,40}?)(?: [^.;:!?]{0,50})?,? $/iu,
  fr: /(?<!\p{L})(?:(?:l['’]|les )(?:ai|avais|avons) (?:vue?s?|trouvée?s?|entendue?s?)|(?:la|le|les|l['’]) ?(?:vois|voyais|regardais|entendais)|(?:vu|regardais|vois|voyais|trouvé|entendais|entendu) (?:mon|ma|mes|le|la|les|une?|des|deux) ?[^.,;:!?]{2,30}?) (?:en train d(?:e |['’]))?$/iu,
  es: /(?<!\p{L})(?:(?:l[aoe]s?) (?:vi|veía|veo|miraba|encontré|encontraba|oí|oía|escuchaba)|(?:vi|veía|veo|miraba|encontré|oí) (?:a )?(?:mis?|el|la|los|las|una?|unos|al) [^.,;:!?]{2,30}?) $/iu,
  pt: /(?<!\p{L})(?:(?:vi|via|encontrei|ouvi|achei)-?(?:[oa]s?|el[ea]s?)|(?:[oa]s?) (?:vi|via|encontrei|ouvi)|(?:vi|via|vejo|encontrei|ouvi) (?:o|a|os|as|uma?|meus?|minhas?) [^.,;:!?]{2,30}?) (?:a )?$/iu,
  it: /(?<!\p{L})(?:(?:l['’]|li |le )(?:ho|avevo) (?:vist|trovat|sentit)[oaie]|(?:lo|la|li|le) (?:vedevo|vedo|guardavo|sentivo)|(?:ho visto|vedevo|vedo|guardavo|ho trovato) (?:mi[oa]|il|la|lo|i|gli|le|una?|uno|l['’]) ?[^.,;:!?]{2,30}?) $/iu,
};
/** Forms that follow such a verb. */
const AFTER_SEEN: Partial<Record<DreamLanguage, RegExp>> = {
  en: /ing$/u,
  fr: /(?:er|ir|re|ant|ée?s?|ise?s?)$/u,
  es: /(?:r|ndo|[aio]d[oa]s?)$/u,
  pt: /(?:r|ndo|[aio]d[oa]s?)$/u,
  it: /(?:re|ndo|[aiu]t[oaie])$/u,
};

/** Right before a verb: that another is made to do it, as in "un terremoto faceva ballare i lampadari". */
const MADE: Partial<Record<DreamLanguage, RegExp>> = {
  fr: /(?<!(?:me |m['’]|nous ))(?<!\p{L})(?:fais(?:ait|ais|aient)|fait|laissait|font) $/iu,
  es: /(?<!(?:me|nos) )(?<!\p{L})(?:hac[ií]a[ns]?|hizo|hicieron|dejaba) $/iu,
  pt: /(?<!(?:me|nos) )(?<!\p{L})(?:fazi?am?|fez|deixava) $/iu,
  it: /(?<!(?:mi|ci) )(?<!\p{L})(?:faceva(?:no|mo)?|fatto|fa|lasciava) $/iu,
};

/** Forms that say nothing of who does it. */
const NOT_FINITE: Partial<Record<DreamLanguage, RegExp>> = {
  en: /ing$/u,
  fr: /(?:er|ir|re|ant|ée?s?|ise?s?)$/u,
  es: /(?:r|rme|ndo|[aio]d[oa]s?)$/u,
  pt: /(?:r|ndo|[aio]d[oa]s?)$/u,
  it: /(?:re|rmi|ndo|[aiu]t[oaie])$/u,
};

/** Pronouns of more than one, and of a man or a woman. */
const OF_MANY = /^(?:they|they['’]\p{L}+|ils|elles|ellos|ellas|eles|elas|loro)$/u;
const OF_MAN = /^(?:he|he['’]\p{L}+|il|él|ele|lui)$/u;
const OF_WOMAN = /^(?:she|she['’]\p{L}+|elle|ella|ela|lei)$/u;
const WOMEN = new Set(["mother", "grandmother", "sister", "aunt", "bride", "oldWoman", "woman"]);
const MEN = new Set(["father", "grandfather", "brother", "uncle", "groom", "oldMan"]);
const MANY: Partial<Record<DreamLanguage, RegExp>> = {
  en: /(?:s|people|men|women|children|police|family)$/iu,
  fr: /[sx]$/iu,
  es: /s$/iu,
  pt: /s$/iu,
  it: /[ie]$/iu,
};
/** Feminine nouns by their ending, of languages where it tells. */
const FEMININE: Partial<Record<DreamLanguage, RegExp>> = { es: /a$/iu, pt: /a$/iu, it: /a$/iu };

/** Whom a pronoun means: the last one named before it of its number and gender, people first. */
function meantBy(
  { text: word, at }: Word,
  all: readonly Mention[],
  language: DreamLanguage,
): Mention | "other" {
  const many = OF_MANY.test(word);
  const fits = (one: Mention) =>
    isNear(one, at) &&
    // Italian words for one person may end as a plural does: "padre".
    (language === "it" && one.kind === "people" ? true : MANY[language]?.test(one.text) === many) &&
    !(OF_MAN.test(word) && (WOMEN.has(one.id) || FEMININE[language]?.test(one.text))) &&
    !(OF_WOMAN.test(word) && (MEN.has(one.id) || one.text.endsWith("o")));
  return (
    all.findLast((one) => one.kind === "people" && fits(one)) ??
    all.findLast((one) => isLiving(one) && fits(one)) ??
    "other"
  );
}
/** Pronouns that mean nobody who is named. */
const OF_ANYBODY =
  /^(?:everyone|everybody|someone|somebody|nobody|each|it|it['’]s|quelqu['’]un|chacun|personne|alguien|nadie|tod[oa]s?|alguém|ninguém|tudo|quem|quien|mundo|qualcuno|nessuno|tutt[ie]|ognuno)$/u;

/** Whether "that" begins a relative clause of the noun before it. */
function isRelative(word: Word, before: Word | undefined, words: SubjectWords): boolean {
  return (
    words.that?.test(word.text) === true &&
    before !== undefined &&
    !word.starts &&
    !words.notNoun?.test(before.text) &&
    !words.first?.test(before.text) &&
    !words.third?.test(before.text) &&
    !words.joins.test(before.text)
  );
}

/** "I dreamed my bus could fly": a clause begins without "that". */
const isDreamt = (word: Word, before: Word, words: SubjectWords): boolean =>
  /^dream(?:ed|t)$/u.test(before.text) && words.determiner.test(word.text);

/** "Il neigeait dans la voiture": nobody does it. */
const OF_WEATHER: Partial<Record<DreamLanguage, RegExp>> = {
  fr: /^il (?:y |neig|pleu|fai[ts]|faut|fallait|gel|grêl|était (?:une fois|tard|tôt|\p{L}+ heures?))/iu,
  en: /^it(?:['’]s| is| was| had been| started| began)?(?: to)? ?(?:rain|snow|hail|dark|night|cold|hot|late|christmas|like|as |all|just|only|morning|summer|winter|autumn|spring)/iu,
};

/** In the sentence before a verb: that somebody is there, and no "I" or "we" after it who could act instead. */
const THERE: Partial<Record<DreamLanguage, RegExp>> = {
  en: /(?<!\p{L})there (?:was|were|is|are) (?:an?|the|my|two|three|some) (?![^.;]*(?<!\p{L})(?:I|we)(?!\p{L})).*$/iu,
  fr: /(?<!\p{L})il y a(?:vait)? (?:une?|des|mon|ma|mes|le|la|les|deux) (?![^.;]*(?<!\p{L})(?:je|j|nous|on)(?!\p{L})).*$/iu,
  es: /(?<!\p{L})(?:había|hay|estaba) (?:una?|unos|unas|dos|mi|el|la) (?![^.;]*(?<!\p{L})yo(?!\p{L})).*$/iu,
  pt: /(?<!\p{L})(?:havia|tinha|estava|tava) (?:uma?|uns|umas|dois|o|a) (?![^.;]*(?<!\p{L})eu(?!\p{L})).*$/iu,
  it: /(?<!\p{L})c['’]er(?:a|ano) (?:un[ao]?|due|il|la|mi[ao]|dei|delle) ?(?![^.;]*(?<!\p{L})io(?!\p{L})).*$/iu,
};

/** A noun right before a participle or an English "-ing": "a robin sitting on the spade". */
const NOUN_BEFORE: Partial<Record<DreamLanguage, RegExp>> = {
  en: /(?<!\p{L})(?:an?|the|my|our|his|her|some|two|three|many) (?:\p{L}+ )?\p{L}{3,} $/iu,
  fr: /(?<!\p{L})(?:(?:une?|les?|la|des|mon|ma|mes|deux|avec) |l['’])(?!place|nuit)\p{L}{3,} $/iu,
  es: /(?<!\p{L})(?:una?|el|los|las|mis?|con) \p{L}{3,} $/iu,
  pt: /(?<!\p{L})(?:os?|as|uma?|meu|minha|com) \p{L}{3,} $/iu,
  it: /(?<!\p{L})(?:(?:un[ao]?|il|lo|gli|i|mi[oa]|con) |l['’]|un['’])\p{L}{3,} $/iu,
};
const PARTICIPLE: Partial<Record<DreamLanguage, RegExp>> = {
  en: /ing$/u,
  fr: /(?:ée?s?|ise?s?)$/u,
  es: /[aio]d[oa]s?$/u,
  pt: /[aio]d[oa]s?$/u,
  it: /[aiu]t[oaie]$/u,
};
/** In the sentence before a verb: an act of another on the dreamer, such as "me hizo subir", "mi ha messo in mano". */
const TO_ME: Partial<Record<DreamLanguage, RegExp>> = {
  fr: /(?<!\p{L})(?:me|m['’]|nous) ?(?:a|ont|avait|fai\p{L}+|laiss\p{L}+|mettai\p{L}+|demand\p{L}+)(?!\p{L})[^.,;]*$/iu,
  es: /(?<!\p{L})(?:me|nos) (?!iba|daba)\p{L}+(?:o|ó|ía|aba|on|an) [^.,;]*$/iu,
  pt: /(?<!\p{L})(?:me|nos) \p{L}+(?:ou|eu|iu|ez|ia|ava|am) [^.,;]*$/iu,
  it: /(?<!\p{L})(?:mi|ci|me) (?:ha|hanno|\p{L}+v(?:a|ano))(?!\p{L})[^.,;]*$/iu,
  en: /(?<!\p{L})(?:ma[dk]e|let|asked|told|made|wanted|gave|invited|sent|sat|put|left|had) (?:me|us)(?!\p{L})[^.,;]*$/iu,
};

/** Who does what a verb says, by the grammar of the sentence. */
export interface Subject {
  who: "dreamer" | "other" | Mention;
  /** Whether the verb's own clause says so, and not one before it. */
  sure: boolean;
}

interface Read {
  all: readonly Mention[];
  text: string;
  language: DreamLanguage;
}

/** The noun at the beginning of a clause. */
function nounOf(
  words: readonly Word[],
  verb: Pick<Mention, "at">,
  all: readonly Mention[],
): Mention | "other" {
  const end = words[Math.min(3, words.length - 1)]!.end;
  return (
    all.find(
      (one) =>
        one.at >= words[0]!.at &&
        one.at < end &&
        one.end <= verb.at &&
        (isLiving(one) || one.kind === "things"),
    ) ?? "other"
  );
}

/**
 * Who does what a verb says: the nearest subject before it, or its own form. `from` is where the sentence begins.
 * Undefined where neither tells.
 */
export function subjectInLatin(
  verb: Pick<Mention, "at" | "end" | "text">,
  from: number,
  read: Read,
): Subject | undefined {
  const found = nearestSubject(verb, from, read);
  if (found?.sure || !NOT_FINITE[read.language]?.test(verb.text)) return found;
  // "Il y avait un sanglier, installé dans la baignoire": who is there acts.
  const there = THERE[read.language]?.exec(read.text.slice(from, verb.at));
  const one =
    there && read.all.find((each) => isLiving(each) && each.at >= from + there.index && each.end <= verb.at);
  return one ? { who: one, sure: false } : found;
}

/** First what the verb's form and the words right before it tell, then the words of the sentence, from the last. */
function nearestSubject(
  verb: Pick<Mention, "at" | "end" | "text">,
  from: number,
  { all, text, language }: Read,
): Subject | undefined {
  const words = SUBJECT_WORDS[language];
  if (!words) return undefined;
  const sentence = text.slice(from, verb.at);
  const own = wordsOf(text, verb.at, verb.end);
  // The first word that is no preposition: an act can also be a phrase, such as "en bicicleta".
  const form = own.find((word) => !/^(?:a|à|en|al|na|no|in|nas|às|on|sur)$/u.test(word.text))?.text ?? "";
  const isPhrase = own.length > 1;
  if (own.some((word) => words.first?.test(word.text) || words.i.test(word.text)))
    return { who: "dreamer", sure: true };
  if (MADE[language]?.test(sentence)) return { who: "other", sure: true };
  const isNotFinite = NOT_FINITE[language]?.test(form) === true;
  const seen = SEEN[language]?.exec(sentence);
  // "Vi a mi madre en bicicleta".
  if (seen && isPhrase) return undefined;
  if (seen && AFTER_SEEN[language]?.test(form)) {
    const seenAt = from + seen.index;
    const one = all.findLast((each) => each.end <= verb.at && each.at >= seenAt && isLiving(each));
    // Whom a pronoun means: "I saw her leaving".
    const named = all.findLast((each) => isLiving(each) && each.id !== "crowd" && each.end <= seenAt);
    return { who: one ?? named ?? "other", sure: true };
  }
  if (!isPhrase && PARTICIPLE[language]?.test(form) && NOUN_BEFORE[language]?.test(sentence)) {
    const one = all.findLast((each) => each.end <= verb.at);
    if (one && verb.at - one.end < 2 && isLiving(one)) return { who: one, sure: true };
    if (language !== "en") return { who: "other", sure: true };
  }
  if ((isNotFinite || isPhrase) && TO_ME[language]?.test(sentence)) return undefined;
  const before = wordsOf(text, from, verb.at);
  const isThird = words.third?.test(form) === true && !isPhrase;
  const last = before.at(-1);
  // Whether a clause begins between the word that is looked at and the verb.
  let crossed =
    last !== undefined && (BREAK.test(text.slice(last.end, verb.at)) || words.joins.test(last.text));
  // Whether a form that is never the dreamer's stands in the verb's clause.
  let third = isThird;
  for (let i = before.length - 1; i >= 0; i--) {
    const word = before[i]!;
    const prior = before[i - 1];
    const sure = !crossed;
    // "On" and "a gente" mean "we" and have verbs of the third person. After "j'", only the verb's own form counts.
    const isDreamer =
      language === "fr" && word.text === "j"
        ? !isThird
        : words.i.test(word.text) && (!third || /^(?:on|gente)$/u.test(word.text));
    if (isDreamer) return { who: "dreamer", sure };
    // "Me and my brother were fishing".
    if (language === "en" && word.text === "me" && before[i + 1]?.text === "and")
      return { who: "dreamer", sure };
    if (words.first?.test(word.text)) return isThird ? { who: "other", sure } : { who: "dreamer", sure };
    if (words.they.test(word.text) && !OF_WEATHER[language]?.test(text.slice(word.at, verb.end)))
      return { who: OF_ANYBODY.test(word.text) ? "other" : meantBy(word, all, language), sure };
    if (isRelative(word, prior, words)) {
      const one = all.findLast((each) => each.end <= word.at && word.at - each.end < 16 && each.at >= from);
      if (one && isLiving(one)) return { who: one, sure };
      return third ? { who: "other", sure } : undefined;
    }
    if (!crossed && words.third?.test(word.text)) third = true;
    const begins = prior !== undefined && (words.joins.test(prior.text) || isDreamt(word, prior, words));
    if (word.starts || begins) {
      const next = before[i + 1];
      if (words.determiner.test(word.text) && next) {
        if (words.when.test(next.text)) {
          // "La nuit est tombée".
          if (!crossed && before.length - i <= 3) return undefined;
        } else {
          const who = nounOf(before.slice(i), verb, all);
          if (!crossed || (typeof who === "object" && isLiving(who))) return { who, sure };
          return third || (isNotFinite && language !== "en") ? { who: "other", sure } : undefined;
        }
      }
      // Kin and names have no word before them: "Dad was there".
      const bare = all.find((one) => one.kind === "people" && one.at === word.at && one.end <= verb.at);
      if (bare) return { who: bare, sure };
      if (third && !isThird) return { who: "other", sure };
      // "Cadendo", "llevaba": a clause without a subject has that of the clause before it.
      crossed = true;
    }
  }
  return third ? { who: "other", sure: isThird } : undefined;
}
