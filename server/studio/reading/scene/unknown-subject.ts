import { type DreamLanguage, isRomance } from "../language.ts";
import { CLAUSE_END } from "./bearers.ts";
import { isLiving, UNNAMED } from "./others.ts";
import { sentenceBefore } from "./presence.ts";
import type { Mention } from "./vocabulary.ts";
import { patternOf } from "../matching/letters.ts";

/** Acts and states that a part of the dreamer tells: "my teeth fell out", "my voice was gone". */
// prettier-ignore
const OF_OWN_PARTS = new Set<string>([
  "toothless", "stuck", "screaming", "bleeding", "inBed", "pregnant", "naked", "barefoot", "hanging", "drowning", "tiny", "giant", "vomiting",
]);

const JOIN =
  "(?:(?:and|but|when|while|as|because|that|so|then|where|until|et|mais|quand|que|qu['’]|où|pendant que|puis|y|pero|cuando|mientras|donde|porque|e|mas|quando|enquanto|onde|und|aber|während|dass|wo|dann) ?)*";
/** Nouns that tell when, or are the dreamer's own body. */
const WHEN =
  "(?!(?:night|day|morning|evening|time|moment|next|first|last|end|minute|dream|body|feet|legs|hands|arms|nuit|matin|soir|jour|fois|moment|fin|rêve|corps|noche|día|mañana|tarde|vez|final|rato|sueño|cuerpo|noite|dia|manhã|tarde|hora|fim|sonho|corpo|Nacht|Tag|Morgen|Abend|Moment|Ende|Traum|Körper)(?!\\p{L}))";
/** A clause that begins with a noun, which is its subject. */
const START: Partial<Record<DreamLanguage, RegExp>> = {
  en: patternOf(
    `^\\s*${JOIN}(?:(?:the|an?|my|our|his|her|their|its|every|each|some|all the|this|that|these|those) ${WHEN}\\p{L}{3,}|(?:someone|somebody|everyone|everybody|nobody) \\p{L}|(?!(?:then|just|still|suddenly|always|also|never|maybe|instead|dreamt|dreamed|anyway|there|that|this|you|they|she|but|and|who|which|what) )\\p{L}{3,} (?:kept|was|were|started|began) )`,
    "iu",
  ),
  fr: patternOf(
    `^\\s*${JOIN}(?:(?:les?|la|une?|des|mon|ma|mes|son|sa|ses|nos|notre|leurs?|ce|cette|ces|chaque) |l['’])${WHEN}\\p{L}{3,}`,
    "iu",
  ),
  es: patternOf(
    `^\\s*${JOIN}(?:el|la|los|las|una?|unos|unas|mis?|sus?|nuestr[oa]s?|est[ea]|es[ea]|cada) ${WHEN}\\p{L}{3,}`,
    "iu",
  ),
  pt: patternOf(
    `^\\s*${JOIN}(?:o|a|os|as|uma?|uns|umas|o meu|a minha|meu|minha|cada|ess[ea]|est[ea]) ${WHEN}\\p{L}{3,}`,
    "iu",
  ),
  de: patternOf(
    `^\\s*${JOIN}(?:der|die|das|eine?|mein|meine|unser|unsere|sein|seine|ihr|ihre|jede[rs]?) ${WHEN}\\p{L}{3,}`,
    "iu",
  ),
};
const FIRST: Partial<Record<DreamLanguage, RegExp>> = {
  en: /(?<!\p{L})(?:I|we|me|us|i['’]m|im|i)(?!\p{L})/iu,
  fr: /(?<!\p{L})(?:je|j|nous|on|me|m|moi)(?!\p{L})/iu,
  es: /(?<!\p{L})(?:yo|me|nos|nosotr[oa]s)(?!\p{L})/iu,
  pt: /(?<!\p{L})(?:eu|me|nós|a gente)(?!\p{L})/iu,
  de: /(?<!\p{L})(?:ich|wir|mich|mir|uns|man)(?!\p{L})/iu,
  it: /(?<!\p{L})(?:io|mi|noi|ci)(?!\p{L})/iu,
};
/** Forms that are the dreamer's, whatever noun stands before. */
const OWN_FORM: Partial<Record<DreamLanguage, RegExp>> = {
  en: /^$/u,
  fr: /ais$/iu,
  es: /(?:[éí]|amos|imos|ndo|r|[oy])$/iu,
  pt: /(?:ei|amos|emos|imos|ndo|r|i|o)$/iu,
  de: /^$/u,
};
/** Another verb between: what stands first is its subject, and not that of this one. */
const OTHER_VERB =
  /(?<!\p{L})(?:was|were|is|are|had|has|était|étaient|avait|avaient|est|era|eran|estaba|estaban|había|tenía|é|eram|estava|estavam|tinha|havia|war|waren|hatte|hatten|ist)(?!\p{L}).*(?:,|(?<!\p{L})(?:and|et|y|e|und)(?!\p{L}))/iu;

/** What rises: "subía el agua", "subiu o mar". */
const RISES =
  /^ (?:(?:muy|mucho|despacio|lentamente|devagar|,|lento|muito|il|l['’]|el|la|o|a|os|as|del|de la) ?)*(?:agua|água|acqua|eau|mar|marea|maré|nivel|nível|humo|fumo|fumaça|niebla|neblina|vapor)(?!\p{L})/iu;

/** German "an der Kasse saß ein Dachs": who does it follows the verb. */
const GERMAN_AFTER =
  /^ (?:\p{Ll}+ )?(?:eine?|der|die|das|mein|meine|unser|unsere|lauter|zwei|drei|viele) (?:\p{Ll}+ )*\p{L}/u;

/** A participle behind a noun: "l'apprenti accroché à la porte". */
const PARTICIPLE = /^(?:\p{L}+(?:ée?s?|[aei]d[oa]s?|[aiu]t[oaie]))(?: |$)/iu;
const BEHIND_NOUN =
  /(?<!\p{L})(?:(?:une?|les?|la|des|mon|ma|mes|un[ao]?|el|los|las|mi|o|os|as|uma?|meu|minha|il|lo|gli|i|con|com|avec) |l['’]|un['’])\p{L}{3,} $/iu;

/** What one does without an object: whoever stands right behind such a verb does it. */
const ALONE = new Set<string>([
  "sitting",
  "swimming",
  "sleeping",
  "dancing",
  "lying",
  "singing",
  "running",
  "climbing",
  "crying",
  "hanging",
  "bathing",
]);
const BEHIND: Partial<Record<DreamLanguage, RegExp>> = {
  es: /^ (?:una?|el|la|los|las|unos|unas|mis?|dos|tres|muchos|muchas) (?:\p{L}+ )?$/iu,
  pt: /^ (?:uma?|o|a|os|as|uns|umas|meus?|minhas?|dois|duas|três|muit[oa]s) (?:\p{L}+ )?$/iu,
  it: /^ (?:un[oa]?|un['’]|il|lo|la|i|gli|le|due|tre|dei|delle) ?(?:\p{L}+ )?$/iu,
  ru: /^ (?:\p{L}+(?:ый|ой|ий|ая|яя|ые|ие) )?$/iu,
  ar: /^ $/u,
  zh: /^(?:着|出|出来|来|过|进|满)?了?(?:[一二两三四五六七八九十几好多许]{1,2}[只个头条匹位名群])(?:\p{L}{0,4}的|[小大白黑红老胖]{1,2})?$/u,
};

/** "Nadaba un tiburón", "爬出一只乌龟". */
function behind(verb: Mention, all: readonly Mention[], text: string, language: DreamLanguage) {
  // "طارت السيارة", "летел кит".
  const moves = /^(?:flying|falling|drowning)$/u.test(verb.id);
  if (language === "ar" ? !moves : !ALONE.has(verb.id) && !(moves && language === "ru")) return undefined;
  const anything = verb.id !== "climbing" && verb.id !== "sitting";
  const next = all.find(
    (one) => one.at >= verb.end && (isLiving(one) || (anything && one.kind === "things")),
  );
  if (language === "ar" && /^[بلفع]/u.test(next?.text ?? "")) return undefined;
  return next && BEHIND[language]?.test(text.slice(verb.end, next.at)) ? next : undefined;
}

/** "Сидел пингвин и читал газету": one who stands behind a verb goes on with the next. */
function goesOn(verb: Mention, all: readonly Mention[], text: string, language: DreamLanguage) {
  if (!/ (?:и|y|e|et|und) $/iu.test(text.slice(Math.max(0, verb.at - 5), verb.at))) return undefined;
  const last = all.findLast(
    ({ kind, end, at }) =>
      (kind === "actions" || kind === "activities") && end <= verb.at && verb.at - at < 50,
  );
  const one = last && behind(last, all, text, language);
  return one && one.end <= verb.at && !CLAUSE_END.test(text.slice(one.end, verb.at)) ? one : undefined;
}

/** "Someone sang": nobody whom the scene shows. */
const SOMEBODY =
  /(?:(?<!\p{L})(?:someone|somebody|кто-то|кто то|quelqu['’]un|alguien|alguém|alguem|qualcuno|jemand|biri|birisi|किसी ने|कोई) (?:\p{L}{1,4} )?|誰かが|누가 |누군가가? |有人在?)$/iu;

/** The clause of a verb, from the last noun that begins one: "I was at the baker's and the baker". */
function clauseOf(verb: Mention, text: string): string {
  const clause = sentenceBefore(text, verb.at).split(CLAUSE_END).at(-1)!;
  const joined = [...clause.matchAll(NEXT_CLAUSE)].at(-1);
  return joined ? clause.slice(joined.index) : clause;
}
const NEXT_CLAUSE =
  /(?<!\p{L})(?:and|but|while|et|mais|pendant que|y|pero|mientras|e|mas|enquanto|und|aber|während) (?=(?:the|my|our|his|her|their|les?|la|l['’]|mon|ma|mes|el|los|las|mi|mis|os|as|o|meu|minha|der|die|das|mein|meine|une?|una?|uma?|eine?) ?\p{L}{3,} )/giu;

/** "Bei der Beerdigung spielte der Pfarrer Schlagzeug": who does it follows. */
const GERMAN_PLACE =
  /^\s*(?:auf|in|im|am|an|bei|beim|unter|neben|vor|hinter|aus|dann|plötzlich|draußen|oben|unten|da|dort)(?: (?!ich|wir)\p{L}+){0,3} $/iu;

/** Whether a noun begins the clause of a verb, so that it is not said of the dreamer. */
export function beginsWithNoun(
  verb: Pick<Mention, "at" | "text">,
  text: string,
  language: DreamLanguage,
): boolean {
  const clause = clauseOf(verb as Mention, text);
  if (language === "de" && GERMAN_PLACE.test(clause))
    return !/^ (?:ich|wir|mir|mich|er|sie|es|man)(?!\p{L})/iu.test(
      text.slice(verb.at + verb.text.length, verb.at + verb.text.length + 8),
    );
  if (FIRST[language]?.test(clause) || OWN_FORM[language]?.test(verb.text.split(" ")[0]!)) return false;
  const start = START[language];
  return start !== undefined && start.test(clause) && !OTHER_VERB.test(clause);
}

/** "A man opposite me was peeling an onion and crying": the second participle has the subject of the first. */
const AND_ING =
  /(?<!\p{L})(?:was|were|is|are|kept|sat|stood|lay) (?:\p{L}+ly )?\p{L}+ing (?:[^.,;!?]*? )?and (?:\p{L}+ly )?$/iu;
function subjectOfFirst(verb: Mention, all: readonly Mention[], text: string) {
  const said = /^\p{L}+ing(?!\p{L})/iu.test(verb.text) && AND_ING.exec(sentenceBefore(text, verb.at));
  if (!said) return undefined;
  const at = verb.at - said[0].length;
  const one = all.findLast((each) => isLiving(each) && each.end <= at);
  const gap = one && text.slice(one.end, at);
  return gap !== undefined && !CLAUSE_END.test(gap) && !/(?<!\p{L})(?:I|we)(?!\p{L})/u.test(gap)
    ? one
    : undefined;
}

/** Who or what does it by the clause, where no word of the scene is found to: a noun of its own, which may be unknown. */
export function otherSubject(
  verb: Mention,
  all: readonly Mention[],
  text: string,
  language: DreamLanguage,
): Mention | typeof UNNAMED | undefined {
  const before = sentenceBefore(text, verb.at);
  if (SOMEBODY.test(before)) return UNNAMED;
  if (OF_OWN_PARTS.has(verb.id))
    return language === "fr" && verb.id === "hanging" && isBehindNoun(verb, text) ? UNNAMED : undefined;
  const first = language === "en" ? subjectOfFirst(verb, all, text) : undefined;
  if (first) return first;
  const clause = clauseOf(verb, text);
  if (FIRST[language]?.test(clause) || OWN[language]?.test(verb.text)) return undefined;
  const one = behind(verb, all, text, language) ?? goesOn(verb, all, text, language);
  if (one) return one;
  const after = text.slice(verb.end, verb.end + 40);
  if (verb.id === "climbing" && isRomance(language) && RISES.test(after)) return UNNAMED;
  if (
    language === "de" &&
    /^\p{Ll}/u.test(verb.text) &&
    clause.trim() !== "" &&
    ALONE.has(verb.id) &&
    GERMAN_AFTER.test(after) &&
    !FIRST.de!.test(after.split(CLAUSE_END)[0]!)
  )
    return UNNAMED;
  if (OWN_FORM[language]?.test(verb.text.split(" ")[0]!)) return undefined;
  if (isBehindNoun(verb, text) && isRomance(language)) return UNNAMED;
  return beginsWithNoun(verb, text, language) ? UNNAMED : undefined;
}

/** Forms of the first person. */
const OWN: Partial<Record<DreamLanguage, RegExp>> = {
  it: /(?:vo|vamo|ndo)$/iu,
  es: /(?:[éí]|amos|imos|ndo)$/iu,
  pt: /(?:ei|amos|emos|imos|ndo)$/iu,
  ru: /[уюм]$/iu,
};

const isBehindNoun = (verb: Mention, text: string): boolean =>
  PARTICIPLE.test(verb.text) && BEHIND_NOUN.test(text.slice(Math.max(0, verb.at - 24), verb.at));
