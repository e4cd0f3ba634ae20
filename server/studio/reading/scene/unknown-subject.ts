import type { DreamLanguage } from "../language.ts";
import { CLAUSE_END } from "./bearers.ts";
import { sentenceBefore } from "./presence.ts";
import type { Mention } from "./vocabulary.ts";

/** Acts and states that a part of the dreamer tells: "my teeth fell out", "my voice was gone". */
// prettier-ignore
const OF_OWN_PARTS = new Set<string>([
  "toothless", "stuck", "screaming", "bleeding", "inBed", "pregnant", "naked", "barefoot", "crying", "hanging", "drowning", "flying",
  "falling", "tiny", "giant", "vomiting",
]);

const JOIN =
  "(?:(?:and|but|when|while|as|because|that|so|then|where|until|et|mais|quand|que|qu['’]|où|pendant que|puis|y|pero|cuando|mientras|donde|porque|e|mas|quando|enquanto|onde|und|aber|während|dass|wo|dann) ?)*";
/** Nouns that tell when, or are the dreamer's own body. */
const WHEN =
  "(?!(?:night|day|morning|evening|time|moment|next|first|last|end|minute|dream|body|feet|legs|hands|arms|nuit|matin|soir|jour|fois|moment|fin|rêve|corps|noche|día|mañana|tarde|vez|final|rato|sueño|cuerpo|noite|dia|manhã|tarde|hora|fim|sonho|corpo|Nacht|Tag|Morgen|Abend|Moment|Ende|Traum|Körper)(?!\\p{L}))";
/** A clause that begins with a noun, which is its subject. */
const START: Partial<Record<DreamLanguage, RegExp>> = {
  en: new RegExp(
    `^\\s*${JOIN}(?:the|an?|my|our|his|her|their|its|every|each|some|all the|this|that|these|those) ${WHEN}\\p{L}{3,}`,
    "iu",
  ),
  fr: new RegExp(
    `^\\s*${JOIN}(?:(?:les?|la|une?|des|mon|ma|mes|son|sa|ses|nos|notre|leurs?|ce|cette|ces|chaque) |l['’])${WHEN}\\p{L}{3,}`,
    "iu",
  ),
  es: new RegExp(
    `^\\s*${JOIN}(?:el|la|los|las|una?|unos|unas|mis?|sus?|nuestr[oa]s?|est[ea]|es[ea]|cada) ${WHEN}\\p{L}{3,}`,
    "iu",
  ),
  pt: new RegExp(
    `^\\s*${JOIN}(?:o|a|os|as|uma?|uns|umas|o meu|a minha|meu|minha|cada|ess[ea]|est[ea]) ${WHEN}\\p{L}{3,}`,
    "iu",
  ),
  de: new RegExp(
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

/** Whether a noun of the verb's clause that no word of the scene names, or that cannot do it, is its subject. */
export function hasOtherSubject(verb: Mention, text: string, language: DreamLanguage): boolean {
  if (OF_OWN_PARTS.has(verb.id))
    return language === "fr" && verb.id === "hanging" && isBehindNoun(verb, text);
  const clause = sentenceBefore(text, verb.at).split(CLAUSE_END).at(-1)!;
  if (FIRST[language]?.test(clause)) return false;
  const after = text.slice(verb.end, verb.end + 40);
  if (verb.id === "climbing" && ["es", "pt", "it", "fr"].includes(language) && RISES.test(after)) return true;
  if (language === "de" && /^\p{Ll}/u.test(verb.text) && clause.trim() !== "")
    if (GERMAN_AFTER.test(after) && !FIRST.de!.test(after.split(CLAUSE_END)[0]!) && isIntransitive(verb))
      return true;
  if (OWN_FORM[language]?.test(verb.text.split(" ")[0]!)) return false;
  if (isBehindNoun(verb, text) && language !== "en" && language !== "de") return true;
  const start = START[language];
  return start !== undefined && start.test(clause) && !OTHER_VERB.test(clause);
}

const isIntransitive = ({ id }: Mention): boolean =>
  id === "sitting" || id === "swimming" || id === "sleeping" || id === "dancing" || id === "lying";

const isBehindNoun = (verb: Mention, text: string): boolean =>
  PARTICIPLE.test(verb.text) && BEHIND_NOUN.test(text.slice(Math.max(0, verb.at - 24), verb.at));
