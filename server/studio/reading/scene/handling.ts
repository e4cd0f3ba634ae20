import type { DreamLanguage } from "../language.ts";
import { isUnspaced } from "../language.ts";
import { CLAUSE_END } from "./bearers.ts";
import type { PersonId, Thing } from "./catalogue.ts";
import { folded, VERB_LAST, whoDoes } from "./handling-doers.ts";
import { objectOf } from "./handling-objects.ts";
import { VERBS } from "./handling-verbs.ts";
import type { ReadText } from "./mentions.ts";
import type { Things } from "./scene-things.ts";
import { type Way, WAYS } from "./ways.ts";
import type { Mention } from "./vocabulary.ts";

/** What somebody does with a thing or with a person. */
export interface Handling {
  way: Way;
  thing?: Thing;
  person?: PersonId;
  /** To whom it is given or thrown. */
  to?: PersonId | "dreamer";
}

export interface Handlings {
  ofDreamer?: Handling;
  ofOthers: ReadonlyMap<Mention, Handling>;
}

/** Ways in which something changes hands. */
const TO_SOMEBODY = new Set<Way>(["give", "throw"]);

interface Verb {
  way: Way;
  at: number;
  end: number;
  text: string;
}

const patterns = new Map<DreamLanguage, [Way, RegExp][]>();
function patternsOf(language: DreamLanguage): [Way, RegExp][] {
  const known = patterns.get(language);
  if (known) return known;
  const spaced = !isUnspaced(language) && language !== "ko";
  const made = WAYS.flatMap((way): [Way, RegExp][] => {
    const source = VERBS[language]?.[way];
    if (!source) return [];
    return [[way, new RegExp(spaced ? `(?<![\\p{L}\\p{M}])(?:${source})(?![\\p{L}\\p{M}])` : source, "gu")]];
  });
  patterns.set(language, made);
  return made;
}

/** The verbs of a text, in order; the longest of those at one place. */
function verbsOf({ text, language, all }: ReadText): Verb[] {
  const plain = folded(text);
  const found = patternsOf(language).flatMap(([way, pattern]) =>
    [...plain.matchAll(pattern)].map((match): Verb => ({
      way,
      at: match.index,
      end: match.index + match[0].length,
      text: text.slice(match.index, match.index + match[0].length),
    })),
  );
  const isNoun = ({ at, end }: Verb) =>
    all.some((one) => one.kind === "things" && one.at <= at && one.end >= end && one.end - one.at > end - at);
  const isShorter = (one: Verb) =>
    found.some(
      (other) =>
        other !== one &&
        other.at <= one.at &&
        other.end >= one.end &&
        other.end - other.at > one.end - one.at,
    );
  return found.filter((one) => !isNoun(one) && !isShorter(one)).toSorted((a, b) => a.at - b.at);
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

/** To whom it is given: the dreamer, or somebody else in the clause. */
function receiverOf(
  verb: Verb,
  object: Mention,
  doer: Mention | "dreamer",
  { all, text, language }: ReadText,
) {
  const around = folded(
    text.slice(Math.max(0, Math.min(verb.at, object.at) - 22), Math.max(object.end, verb.end) + 14),
  );
  if (doer !== "dreamer" && TO_ME[language]?.test(around)) return "dreamer";
  const [from, to] = VERB_LAST.has(language)
    ? [verb.at - 44, verb.at]
    : [verb.end, Math.max(object.end, verb.end) + 26];
  const clauses = (a: number, b: number) => CLAUSE_END.test(text.slice(Math.min(a, b), Math.max(a, b)));
  const other = all.find(
    (one) =>
      one.kind === "people" &&
      one.id !== "baby" &&
      one !== doer &&
      one !== object &&
      one.at >= from &&
      one.end <= to &&
      !clauses(one.end, verb.at) &&
      !(doer !== "dreamer" && doer.id === one.id),
  );
  return (other?.id as PersonId | undefined) ?? (doer === "dreamer" ? undefined : "dreamer");
}

/** "On my back": how somebody or something is carried. */
const ON_BACK =
  /(?<!\p{L})on (?:my|his|her|their) (?:back|shoulders)|piggyback|sirt(?:im|in)d?[ae]|omuz(?:um|un|lar)|(?:en|a|sobre) (?:la|las|mi|su|mis|sus) espaldas?|a cuestas|a caballito|sur (?:mon|son|le) dos|sur (?:mes|ses|les) epaules|sulle (?:mie |sue )?spalle|in spalla|sulla schiena|nas (?:minhas |suas )?costas|nos (?:meus )?ombros|auf (?:dem|meinem|seinem) rucken|huckepack|на (?:своей |моей )?спине|на плечах|على (?:ظهر|كتف)|पीठ पर|कंधे पर|背中|背負|おんぶ|등에|어깨에|업고|업었|背着|背上/iu;

function wayOf({ way, at, end }: Verb, object: Mention, text: string): Way {
  const [from, to] = [Math.max(0, Math.min(at, object.at) - 24), Math.max(end, object.end) + 26];
  const clause = folded(text.slice(from, to))
    .split(/[.!?;,。、]/u)
    .join(" ");
  return way === "hold" && ON_BACK.test(clause) ? "back" : way;
}

/** Who does what with which thing of the scene; the first of each. */
export function handlingsOf(read: ReadText, { ofMention }: Things): Handlings {
  const ofOthers = new Map<Mention, Handling>();
  let ofDreamer: Handling | undefined;
  for (const verb of verbsOf(read)) {
    const object = objectOf(verb, read, ofMention);
    if (!object) continue;
    const doer = whoDoes(verb, object, read);
    if (!doer || (doer !== "dreamer" && doer.kind !== "people")) continue;
    const handling: Handling = { way: wayOf(verb, object, read.text) };
    if (object.kind === "people") handling.person = object.id as PersonId;
    else handling.thing = ofMention.get(object)!.thing;
    const to = TO_SOMEBODY.has(verb.way) ? receiverOf(verb, object, doer, read) : undefined;
    if (to) handling.to = to;
    if (doer === "dreamer") ofDreamer ??= handling;
    else if (!ofOthers.has(doer)) ofOthers.set(doer, handling);
  }
  return { ...(ofDreamer && { ofDreamer }), ofOthers };
}
