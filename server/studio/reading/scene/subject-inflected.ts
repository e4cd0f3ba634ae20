import { dreamerSexOf } from "./dreamer-sex.ts";
import { isSubject } from "./handling-doers.ts";
import { isLiving } from "./others.ts";
import type { Subject } from "./subject-latin.ts";
import { meantBy } from "./subject-meant.ts";
import type { Mention } from "./vocabulary.ts";
import { patternOf } from "../matching/letters.ts";

type Verb = Pick<Mention, "at" | "end" | "text">;
interface Read {
  all: readonly Mention[];
  text: string;
}

/** Whom a relative clause describes: the last noun. */
function lastNoun(at: number, all: readonly Mention[]): Mention | "other" {
  const one = all.findLast((each) => each.end <= at && at - each.end < 30);
  return one && isLiving(one) ? one : "other";
}

/** A clause of a sentence. */
interface Clause {
  at: number;
  end: number;
  text: string;
}
/** Where clauses end, and where the last one does. */
interface Breaks {
  between: RegExp;
  behind: RegExp;
}
const breaksAt = (source: string): Breaks => ({
  between: patternOf(source, "gu"),
  behind: patternOf(`[.!?…\\n]|${source}`, "u"),
});
/** The clauses of a sentence up to that of a verb, the nearest first. */
function clausesOf(text: string, from: number, verb: Verb, { between, behind }: Breaks): Clause[] {
  const rest = text.slice(verb.end).search(behind);
  const to = rest < 0 ? text.length : verb.end + rest;
  const cuts = [...text.slice(from, verb.at).matchAll(between)].map(
    ({ index, 0: found }) => from + index + found.length,
  );
  const starts = [from, ...cuts];
  return starts
    .map((at, i) => ({ at, end: starts[i + 1] ?? to, text: text.slice(at, starts[i + 1] ?? to) }))
    .toReversed();
}

const GERMAN_BREAK = breaksAt(String.raw`[,;:–—]|(?<= )(?:und|aber|denn|sondern|oder) `);
const GERMAN_I = /(?<!\p{L})(?:[Ii]ch|[Ww]ir|bin|habe?|hab['’]?s)(?!\p{L})/u;
const GERMAN_THEY =
  /(?<!\p{L}|[Ww]ir )(?:[Ee]r|[Ss]ie|[Jj]emand|[Nn]iemand|[Kk]einer|[Aa]lle|[Jj]eder|[Ee]iner|[Dd]er andere|[Dd]ie anderen)(?!\p{L})(?! \p{Lu})/u;
const NOMINATIVE =
  "(?:[Dd]er|[Dd]ie|[Dd]as|[Ee]ine?|[Mm]eine?|[Uu]nsere?|[Ss]eine?|[Ii]hre?|[Kk]eine?|[Dd]iese[rs]?|[Jj]ede[rs]?|[Aa]lle|[Ll]auter|[Zz]wei|[Dd]rei|[Vv]iele)";
const GERMAN_WHEN =
  "(?!(?:Nacht|Tag|Morgen|Abend|Moment|Ende|Traum|Körper|Zeit|Mal|Stunde|Beine|Zähne|Haare|Arme|Hände|Füße|Stimme)(?!\\p{L}))";
/** A noun at the beginning of a clause, and "ein Kind," behind a word that joins clauses. */
const GERMAN_START = patternOf(
  `^\\s*(?:(?:dass|als|wenn|während|weil|wo|dann|plötzlich|da|ob|nur|auch|dahinter|davor|daneben|darin|darauf|dort|oben|unten|hinten|vorne|draußen) ){0,2}${NOMINATIVE} (?:\\p{Ll}+ ){0,2}${GERMAN_WHEN}\\p{Lu}\\p{L}+`,
  "u",
);
/** A relative clause: ", die kauten". */
const GERMAN_WHO = /^\s*(?:der|die|das|welche[rs]?) (?!\p{Lu}|\p{L}+(?:e|en|er|es) \p{Lu})/u;
/** Behind its verb. */
const GERMAN_BEHIND = patternOf(
  `^ (?:\\p{Ll}+ )?(?:${NOMINATIVE} (?:\\p{Ll}+ ){0,2}|\\p{Ll}+(?:er|es|e) )${GERMAN_WHEN}\\p{Lu}\\p{L}+`,
  "u",
);
/** Forms of more than one in the past. */
const GERMAN_PLURAL =
  /^(?:saßen|aßen|flogen|schwammen|liefen|fielen|sangen|lagen|standen|trugen|hielten|fuhren|ritten|krochen|stiegen|gruben|zogen|schoben|schliefen|schrien|tranken|lasen|(?!bet|arbeit|wart|reit|halt|tret|streit)\p{L}+ten)$/u;
const GERMAN_HAS = /(?<!\p{L})(?:hat|ist|sind|haben)(?!\p{L})/u;
/** "Ich sah sie tanzen". */
const GERMAN_SEEN =
  /(?<!\p{L})(?:sah|sahen|sehe|hörte|ließ|gesehen)(?: ich| wir)? (?!mich|uns)(?:\p{L}+ ){1,4}$/u;

/** The living one that is named in a clause, or that it is another. */
const inClause = (clause: Clause, all: readonly Mention[], text: string): Mention | "other" =>
  all.find(
    (one) => isLiving(one) && one.at >= clause.at && one.end <= clause.end && isSubject(one, text, "de"),
  ) ?? "other";

/** The text with its nouns in capitals, where it is typed without any; of the same length. */
function withCapitals(text: string, all: readonly Mention[]): string {
  if (/\p{Ll} \p{Lu}\p{Ll}/u.test(text)) return text;
  let made = text;
  for (const { kind, at, end } of all) {
    if (kind !== "things" && kind !== "people" && kind !== "places") continue;
    const noun = at + text.slice(at, end).lastIndexOf(" ") + 1;
    made = made.slice(0, noun) + made[noun]!.toUpperCase() + made.slice(noun + 1);
  }
  return made;
}

/** Who does what a German verb says, which follows or precedes its subject. */
export function subjectInGerman(verb: Verb, from: number, { all, text: typed }: Read): Subject | undefined {
  const text = withCapitals(typed, all);
  const isPlural = GERMAN_PLURAL.test(verb.text);
  const isFinite = /^\p{Ll}+$/u.test(verb.text) && (isPlural || !/^ge|en$/u.test(verb.text));
  const clauses = clausesOf(text, from, verb, GERMAN_BREAK);
  if (/^\p{Ll}+n$/u.test(verb.text) && !isPlural && GERMAN_SEEN.test(text.slice(from, verb.at)))
    return { who: inClause({ ...clauses[0]!, end: verb.at }, all, text), sure: true };
  for (const [i, clause] of clauses.entries()) {
    const sure = i === 0;
    if (GERMAN_I.test(clause.text)) return { who: "dreamer", sure };
    const head = text.slice(clause.at, sure ? verb.at : clause.end);
    const pronoun = GERMAN_THEY.exec(clause.text);
    if (pronoun)
      return {
        who:
          /^[es]/iu.test(pronoun[0]) && pronoun[0].length < 4
            ? meantBy(clause.at + pronoun.index, all)
            : "other",
        sure,
      };
    if (GERMAN_WHO.test(clause.text)) return { who: lastNoun(clause.at, all), sure };
    const person = all.find(
      ({ kind, at, end }) =>
        kind === "people" &&
        at >= clause.at &&
        end <= clause.end &&
        /^\s*(?:\p{L}+ )?$/u.test(text.slice(clause.at, at)),
    );
    const isPerson = person && isSubject(person, text, "de");
    if (isPerson || GERMAN_START.test(head)) {
      const who = isPerson ? person : inClause({ ...clause, end: clause.at + head.length }, all, text);
      // A thing of another clause is no subject: "das Licht ging an, saß da".
      return sure || typeof who === "object"
        ? { who, sure }
        : isPlural
          ? { who: "other", sure: true }
          : undefined;
    }
    if (sure && isFinite && head.trim() !== "" && GERMAN_BEHIND.test(text.slice(verb.end, clause.end)))
      return { who: inClause({ ...clause, at: verb.end }, all, text), sure };
    if (sure && GERMAN_HAS.test(clause.text)) return { who: inClause(clause, all, text), sure };
  }
  return isPlural ? { who: "other", sure: true } : undefined;
}

const RUSSIAN_BREAK = breaksAt(String.raw`[,;:–—]|(?<= )(?:и|а|но|потом|когда|что|где) `);
const RUSSIAN_I = /(?<!\p{L})(?:[Яя]|[Мм]ы)(?!\p{L})/u;
const RUSSIAN_THEY =
  /(?<!\p{L})(?:[Оо]на|[Оо]н|[Оо]но|[Оо]ни|котор(?:ый|ая|ое|ые)|[Кк]то-то|[Нн]икто|[Вв]се)(?!\p{L}|-)/u;
const RUSSIAN_FIRST = /(?:[^аеёиоуыэюя]у|ю|усь|юсь)$/u;
const RUSSIAN_OTHER = /(?:[её]т|ит|[уюая]т)(?:ся)?$/u;
const RUSSIAN_OBLIQUE = /(?:[уюеэ]|ом|ем|ём|ой|ей|ою|ам|ям|ах|ях|ами|ями|ов|ев|ого|его)$/u;
const RUSSIAN_ADJECTIVE = /^ (?:(?:\p{L}+(?:ый|ий|ой|ая|яя|ые|ие|ша|аш|оя|ой|ои|ши)|тот|эта|этот) ){0,2}$/u;

const isNominative = (one: Mention, text: string): boolean =>
  !RUSSIAN_OBLIQUE.test(one.text.toLowerCase()) && isSubject(one, text, "ru");

/** Who does what a Russian verb says, by its ending, its gender and the nominative beside it. */
export function subjectInRussian(verb: Verb, from: number, { all, text }: Read): Subject | undefined {
  const form = verb.text.toLowerCase();
  // "К окну", "на рыбалку".
  if (form.includes(" ")) return undefined;
  if (RUSSIAN_FIRST.test(form)) return { who: "dreamer", sure: true };
  const isOther = RUSSIAN_OTHER.test(form) || /ли(?:сь)?$/u.test(form);
  const sex = dreamerSexOf(text, "ru");
  const said = /(?:л|лся)$/u.test(form) ? "man" : /(?:ла|лась)$/u.test(form) ? "woman" : undefined;
  const isWrongSex = sex !== undefined && said !== undefined && said !== sex;
  if (!isOther && !said) return undefined;
  const behind = all.find((one) => one.at >= verb.end && isLiving(one));
  if (behind && isNominative(behind, text) && RUSSIAN_ADJECTIVE.test(text.slice(verb.end, behind.at)))
    return { who: behind, sure: true };
  for (const [i, clause] of clausesOf(text, from, verb, RUSSIAN_BREAK).entries()) {
    const sure = i === 0;
    const head = text.slice(clause.at, sure ? verb.at : clause.end);
    if (RUSSIAN_I.test(head)) {
      if (isWrongSex || RUSSIAN_OTHER.test(form)) break;
      return { who: "dreamer", sure };
    }
    const pronoun = RUSSIAN_THEY.exec(head);
    if (pronoun)
      return {
        who: /^(?:кто|ник|все)/iu.test(pronoun[0]) ? "other" : meantBy(clause.at + pronoun.index, all),
        sure,
      };
    const near = all.findLast(
      (one) =>
        one.at >= clause.at &&
        one.end <= clause.at + head.length &&
        (isLiving(one) || (sure && (one.kind === "things" || one.kind === "weather"))) &&
        isNominative(one, text),
    );
    if (near) return { who: isLiving(near) ? near : "other", sure };
  }
  return isOther || isWrongSex ? { who: meantBy(verb.at, all), sure: false } : undefined;
}
