import type { DreamLanguage } from "../language.ts";
import { canDo, LIVING, UNNAMED } from "./others.ts";
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

/** States and acts that are told of a part of the dreamer, or in other words than those of an act. */
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
/** Whoever sees something outside is at the window. */
const OUTSIDE = /outside|fuori|dehors|fuera|fora|draußen|за окн|外|밖|बाहर|dışar|خارج/iu;
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

interface Settle {
  verb: Mention;
  subject: Subject | undefined;
  /** The clause has a subject that no word of the scene names. */
  saidOfOthers: boolean;
}

/**
 * The one to whom an act is given, after the grammar of its sentence was heard: nobody is the dreamer.
 * Where a clause does not tell by itself, others than the dreamer act on.
 */
export function settled(
  found: Mention | typeof UNNAMED | undefined,
  { verb, subject, saidOfOthers }: Settle,
): Mention | typeof UNNAMED | undefined {
  if (!subject || NO_ACTS.has(verb.id)) return found;
  const { who, sure } = subject;
  if (verb.id === "atWindow" && OUTSIDE.test(verb.text)) return found;
  if (who === "dreamer") {
    // "We were flying a kite": what is flown follows.
    const isObject = typeof found === "object" && found.kind === "things" && found.at >= verb.end;
    return sure && !AT_PLACES.has(verb.id) && !isObject ? undefined : found;
  }
  if (who === "other") return found ?? (STATES.has(verb.id) && !sure ? undefined : UNNAMED);
  const isDoer = who.kind === "people" || LIVING.has(who.id) || canDo(verb, who);
  if (!isDoer || (AT_PLACES.has(verb.id) && !sure)) return found ?? UNNAMED;
  if (!sure) return found ?? (saidOfOthers ? UNNAMED : who);
  // What is told of nobody may be another verb: French "voler" with an object is to steal.
  if (found === UNNAMED && (verb.id === "flying" || verb.id === "falling" || WITH_OBJECT.has(verb.id)))
    return found;
  return who;
}
