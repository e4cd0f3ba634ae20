import type { DreamLanguage } from "../language.ts";
import { canDo, isLiving, UNNAMED } from "./others.ts";
import { subjectInArabic } from "./subject-arabic.ts";
import { subjectInChinese, subjectInHindi, subjectInJapanese, subjectInKorean } from "./subject-eastern.ts";
import { subjectInGerman, subjectInRussian } from "./subject-inflected.ts";
import { type Subject, subjectInLatin } from "./subject-latin.ts";
import type { Mention } from "./vocabulary.ts";

interface Read {
  all: readonly Mention[];
  text: string;
  language: DreamLanguage;
}
type Find = (verb: Pick<Mention, "at" | "end" | "text">, from: number, read: Read) => Subject | undefined;

const OF_LANGUAGE: Partial<Record<DreamLanguage, Find>> = {
  ar: subjectInArabic,
  de: subjectInGerman,
  hi: subjectInHindi,
  ja: subjectInJapanese,
  ko: subjectInKorean,
  ru: subjectInRussian,
  zh: subjectInChinese,
};
const SENTENCE_END = /[.!?…。！？؟।\n]/gu;

/** Who does what a verb says, by the grammar of its sentence; nothing where it does not tell. */
export function subjectOf(verb: Pick<Mention, "at" | "end" | "text">, read: Read): Subject | undefined {
  const ends = [...read.text.slice(0, verb.at).matchAll(SENTENCE_END)].at(-1);
  const find = OF_LANGUAGE[read.language] ?? subjectInLatin;
  return find(verb, ends ? ends.index + 1 : 0, read);
}

/** States and acts that are said of a part of the dreamer, or in other words than those of an act. */
const NO_ACTS = new Set([
  "toothless",
  "stuck",
  "tiny",
  "giant",
  "bleeding",
  "vomiting",
  "pregnant",
  "fleeing",
]);
/** How one is: said of people alone, and not by a verb of its own. */
const STATES = new Set(["naked", "barefoot", "inBed", "hiding"]);
/** Words of these name a place, and who is there may follow. */
const AT_PLACES = new Set(["atWindow", "atBoard", "onStage", "dining", "bathing", "inBed", "jailed"]);
/** "За рулём мой муж": who drives follows. */
const AT_WHEEL =
  /^(?:за рул|al volante|au volant|ao volante|am steuer|hinterm steuer|at the wheel|behind the wheel)/iu;
/** Whoever sees something outside is at the window. */
const OUTSIDE = /outside|fuori|dehors|fuera|fora|draußen|за окн|外|밖|बाहर|dışar|خارج/iu;
const THROUGH = /^(?:through|par|por|attraverso|dalla|pela|durch|из окна) /iu;
/** What is done to another, which is not seen by the one who does it alone. */
const WITH_OBJECT = new Set([
  "shaving",
  "pulling",
  "pushing",
  "burying",
  "searching",
  "picking",
  "carrying",
  "holding",
  "combing",
  "photographing",
]);

/** Somebody or something else is there, in words behind the place: "en la pizarra se había posado una mariposa". */
const THERE: Partial<Record<DreamLanguage, RegExp>> = {
  en: /^,? (?:(?:there )?(?:was|were|hung|sat|stood|lay|came|flew)) (?:an?|the|my|two|three|some|another) /iu,
  fr: /^,? (?:(?:il )?y avait|il y a|(?:se |s['’])?(?:\p{L}+aient|\p{L}+ait)|est (?:\p{L}+é)e?) (?:une?|des|mon|ma|mes|le|la|les|deux) /iu,
  es: /^,? (?:se )?(?:había(?:n)?|habia|hay|\p{L}+(?:ó|aba|ía|aban|ían|aron|ieron))(?: \p{L}+[aei]do)? (?:una?|el|la|los|las|unos|unas|dos|mi|mis|much[oa]s) /iu,
  pt: /^,? (?:se )?(?:havia|há|tinha|\p{L}+(?:ou|ava|ia|avam|iam|aram|eram))(?: \p{L}+[aei]do)? (?:uma?|o|a|os|as|uns|umas|dois|duas|meu|minha|muit[oa]s) /iu,
  it: /^,? (?:c['’]er(?:a|ano)|(?:si )?\p{L}+v(?:a|ano)|(?:si )?(?:è|sono) \p{L}+t[oaie]) (?:un[oa]?|un['’]|il|lo|la|l['’]|i|gli|le|due|tre|mi[oa]|dei|delle) ?/iu,
  tr: /^ (?:de |da )?(?:(?!ben |biz )[^\s.,]+ ){1,5}(?:duruyor|vardı|var|yatıyor|asılı|bekliyor)(?!\p{L}*[mz](?!\p{L}))/iu,
  de: /^ (?!ich|wir)\p{Ll}+ (?:plötzlich |nur )?(?:eine?|der|die|das|mein\p{L}*|lauter|zwei|drei|viele) /u,
  ru: /^ (?!со? |и |у |рядом |вместе |я |мы )/iu,
  hi: /^ (?:एक |कोई )(?:\S+ )?/u,
  ja: /^(?:[^、。がはをも]{1,12})が(?!見|聞|あ)/u,
  ko: /^ (?!나는|내가|나도|저는)(?:(?!\S*(?:는데|고|서|[었았했]다|니|며|면)[ ,])\S+ ){0,3}?(?!나는|내가|나도|저는)\S+(?:이|가) (?!보|들려)/u,
};
/** Whether others are where the words of an act put somebody. */
function isTaken({ id, text: words, end }: Mention, { all, text, language }: Read): boolean {
  if (!(AT_PLACES.has(id) || AT_WHEEL.test(words)) || /ing |ed /u.test(words)) return false;
  if (language === "ko" && !/(?:에|서|로)$/u.test(words)) return false;
  const after = text.slice(end).split(/[.!?…。！？؟।\n;]/u)[0]!;
  if (!THERE[language]?.test(after)) return false;
  if (language !== "hi" && language !== "ru") return true;
  const next = all.find((one) => one.at >= end && isLiving(one));
  const isNext = next !== undefined && next.at - end < 14;
  if (language === "ru") return isNext && !/(?:[уюе]|[оеё]м|[ое]й|ами|ями)$/u.test(next.text);
  return isNext && !/^ (?:को|से|का|की|के) /u.test(text.slice(next.end));
}

interface Settle {
  read: Read;
  verb: Mention;
  subject: Subject | undefined;
  /** The clause has a subject that no word of the scene names. */
  saidOfOthers: boolean;
}

/**
 * The one to whom an act is given, by `found`, which the words beside the verb name, and by the grammar of the sentence;
 * undefined is the dreamer. Where the verb's own clause names no subject, that of the clause before counts.
 */
export function settled(
  found: Mention | typeof UNNAMED | undefined,
  { read, verb, subject, saidOfOthers }: Settle,
): Mention | typeof UNNAMED | undefined {
  if (verb.id === "atWindow" && OUTSIDE.test(verb.text)) return found;
  const isDreamer = subject?.who === "dreamer" && subject.sure;
  if (!isDreamer && isTaken(verb, read)) return found ?? UNNAMED;
  if (!subject || NO_ACTS.has(verb.id)) return found;
  const { who, sure } = subject;
  // "Je voyais les voisins par la fenêtre".
  if (isDreamer && THROUGH.test(verb.text)) return undefined;
  if (who === "dreamer") {
    // "We were flying a kite": what is flown follows.
    const isObject = typeof found === "object" && found.kind === "things" && found.at >= verb.end;
    return sure && !AT_PLACES.has(verb.id) && !isObject ? undefined : found;
  }
  if (who === "other")
    return found ?? (!sure && (STATES.has(verb.id) || AT_PLACES.has(verb.id)) ? undefined : UNNAMED);
  const isDoer = isLiving(who) || canDo(verb, who);
  if (!isDoer || (AT_PLACES.has(verb.id) && !sure)) return found ?? UNNAMED;
  if (!sure) return found ?? (saidOfOthers ? UNNAMED : who);
  // What nobody in the scene does may be another verb: French "voler" with an object is to steal.
  if (found === UNNAMED && (verb.id === "flying" || verb.id === "falling" || WITH_OBJECT.has(verb.id)))
    return found;
  return who;
}
