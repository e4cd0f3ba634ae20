import type { DreamLanguage } from "../language.ts";
import { sentenceBefore } from "./presence.ts";
import type { Mention } from "./vocabulary.ts";
import { patternOf } from "../matching/letters.ts";

type Verb = Pick<Mention, "at" | "end" | "text">;

/** Words that say when, and are no subjects: "a noite toda". */
const WHEN =
  "noites?|noches?|notte|nuit|tarde|manh[ãa]|mañana|mattina|matin|dia|d[ií]a|giorno|giornata|jour|journée|vez|vezes|veces|volta|fois|casa|hora|ora|rato|tempo|final|fim|fin|fine|verdad|verdade|gente|mundo";
/** A clause that begins with a noun of an article, right before its verb: "o reitor tava a vender". */
const nounFirst = (articles: string, starts: string, auxiliaries: string): RegExp =>
  patternOf(
    `(?:^\\s*|[.!?…;:,]\\s*|(?<!\\p{L})(?:${starts}) )(?:${articles})(?! ?(?:${WHEN})(?!\\p{L}))[\\p{L}’']+ (?:(?:${auxiliaries}) ){1,3}$`,
    "iu",
  );
const SUBJECTS: Partial<Record<DreamLanguage, RegExp>> = {
  es: nounFirst(
    "(?:el|la|los|las|una?) ",
    "y|que|pero|mientras|donde|cuando|porque",
    "estaba|estaban|iba|iban|se|lo|la|los|las|le|les|andaba|seguía|no",
  ),
  pt: nounFirst(
    "(?:o|a|os|as|uma?) ",
    "e|que|mas|enquanto|onde|quando|porque|dps|depois",
    "estava|estavam|tava|tavam|ia|iam|se|o|os|as|lhe|andava|andavam|ficava|não|a",
  ),
  it: nounFirst(
    "(?:(?:il|lo|la|i|gli|le|una?|uno) |l['’])",
    "e|che|ma|mentre|dove|quando|perché",
    "stava|stavano|si|lo|la|li|le|gli|non|mi",
  ),
};
/** "L'apprenti accroché à la porte". */
const PARTICIPLE: Partial<Record<DreamLanguage, RegExp>> = {
  fr: /(?<!\p{L})(?:avec |et )?(?:l['’]|le |la |les |une? )(?!nuit|tête|main|porte|vie|peau)\p{L}+ $/iu,
};
/** Several do it, and not the dreamer alone: "statue sedute nei banchi". */
const PLURAL =
  /(?:sedute|seduti|sentados|sentadas|deitad[oa]s|sdraiat[ie]|acostad[oa]s|tumbad[oa]s|pendurad[oa]s|colgad[oa]s|appes[ie])$/iu;
const WE =
  /(?<!\p{L})(?:eravamo|stavamo|estábamos|íbamos|estávamos|íamos|nós|noi|nosotr[oa]s|a gente|siamo|somos)(?!\p{L})/iu;
/** "Porcos andavam em cima das árvores a comer". */
const MANY_AT_IT = /(?<!\p{L})\p{L}+(?:avam|iam|aram) [^.,;!?]{0,40}(?<!\p{L})a $/iu;

/** The subject behind its verb: "por el suelo subía, muy despacio, el agua". */
const INVERTED: Partial<Record<DreamLanguage, RegExp>> = {
  es: /^(?:,[^,.!?]{1,24},)? (?:el|las?|los) (?!\p{L}+ (?:escalera|calle))\p{L}+/iu,
  it: /^,[^,.!?]{1,24}, (?:il|lo|la|l['’])/iu,
  pt: /^,[^,.!?]{1,24}, (?:o|a) /iu,
  de: /^ (?:mir|ihm|ihr|uns) |^ (?:auf einmal |plötzlich |dann |langsam )?(?:der|die|das|ein|eine|mein|meine|unser|unsere|alle|lauter|zwei|drei|viele) (?!Treppe|Stufe|Leiter|Klippe|Böschung|Rutsche|Straße|ganze)/iu,
};
const GOES = new Set([
  "climbing",
  "falling",
  "flying",
  "swimming",
  "running",
  "crying",
  "dancing",
  "singing",
]);
/** What one goes up or along has no preposition in these: "subía las escaleras". */
const IS_WAY = /escaler|calle|cuesta|monta|colina|sierra|loma|gradas|peldañ|scal[ea]|escadas?|ladeira|rua/iu;

/** "押しているのは同級生たちで": who does it follows. */
const JAPANESE_CLEFT = /^(?:て)?(?:いる|いた|る|た)?のは/u;
const JAPANESE_SUBJECT =
  /(?<!私|僕|俺|自分|わたし|あたし|うち|体|身体|足|手|声|涙|心|雨|雪|風)[が][^がはもてで、。私僕俺自]{0,10}$/u;
/** Of somebody who is spoken of with respect, and of what is done to a thing. */
const KOREAN_POLITE = /^\S{0,5}(?: ?고)? ?(?:계시|계셨|계신|계세|셨다|셨어|시더|시는데|시고)/u;
const KOREAN_PASSIVE = /^\S{0,2}(?:어져|여져|아져|겨져|혀) ?(?:있|서|고)/u;
const KOREAN_PERSON = /(?:님[이은]|께서|아저씨[가는]|아줌마[가는]|씨가) (?:\S+ ){0,4}$/u;
const KOREAN_I = /(?:내가|나는|제가|저는|난 |우리)/u;

/** "खिड़की से एक हाथी ने सिर निकाला", "फूफा जी खंभे पर चढ़ गए". */
const HINDI_NEXT = /^ (?:एक )?\S+ ने /u;
const HINDI_OTHERS = /^\S* ?(?:गए|गईं|रहे थे|रही थीं|रहे हैं)(?!\p{L})/u;
/** "मेरा स्कूल जल में तैर रहा था". */
const HINDI_MINE = /(?:मेर[ाीे]|हमार[ाीे]|उसक[ाीे]) (?!शरीर|बदन|मन|दिल)\S+ (?:\S+ (?:में|पर|पे) )?$/u;
const HINDI_I = /(?:मैं|मैंने|मैने|हम|हमने|मुझे|हमें)(?!\p{L})/u;

/** The last subject before a verb is a pronoun of another: "she picked up the phone and cried". */
const PRONOUNS: Partial<Record<DreamLanguage, RegExp>> = {
  en: /(?<!\p{L})(?:I|we|he|she|they)(?!\p{L})/giu,
  fr: /(?<!\p{L})(?:j(?=['’])|je|nous|on|ils?|elles?)(?!\p{L})/giu,
};
const OTHERS = /^(?:he|she|they|ils?|elles?)$/iu;
/** "He asked me to sit": the one who is asked does it. */
const ASKED = /(?<!\p{L})(?:me|us|m['’]|nous)(?!\p{L})[^,;]*$/iu;
/** "It had been ironing": whatever was named before does it. */
const IT_DOES = /(?<!\p{L})it (?:had been|has been|was|is|kept|started|began) (?:\p{L}+ly )?$/iu;
function followsOther(before: string, language: DreamLanguage): boolean {
  if (language === "en" && IT_DOES.test(before)) return true;
  const pronouns = PRONOUNS[language];
  const last = pronouns && [...before.matchAll(pronouns)].at(-1);
  return last !== undefined && OTHERS.test(last[0]) && !ASKED.test(before.slice(last.index));
}

/** Behind a place where somebody else is: "auf der Bühne schwamm ein Schiff", "on the stage there was". */
const THERE: Partial<Record<DreamLanguage, RegExp>> = {
  en: /^,? (?:there (?:was|were)|stood|sat|(?:an?|the|my|our|two|three) \p{L}+ (?:was|were|\p{L}+ed)) /iu,
  de: /^ (?!ich|wir|und|aber|mit)\p{Ll}+ (?:plötzlich |nur )?(?:eine?|der|die|das|mein\p{L}*|unser\p{L}*|lauter|zwei|drei|viele) /u,
  fr: /^,? (?:il y avait|y avait|se tenait|dansai(?:t|ent)|chantai(?:t|ent)) (?:une?|des|mon|ma|mes|le|la|les|deux) /iu,
  es: /^,? (?:había|estaban?|hay|bailaban?|cantaban?) /iu,
  pt: /^,? (?:havia|estavam?|tinha|há|tava|dançavam?|cantavam?) /iu,
  it: /^,? (?:c['’]er(?:a|ano)|stava|stavano|ballava(?:no)?|cantava(?:no)?) /iu,
  ru: /^ (?:[а-яё]+ли|стоял\p{L}*|был\p{L}*|сидел\p{L}*|плыл\p{L}*|танцевал\p{L}*|пел\p{L}*) (?!я )\p{L}/iu,
};
const AT_PLACES = new Set<string>(["onStage", "atWindow"]);

/** Whether a clause has a subject other than the dreamer whom no word of the scene names. */
export function isSaidOfOthers(verb: Verb, id: string, text: string, language: DreamLanguage): boolean {
  const before = sentenceBefore(text, verb.at);
  const after = text.slice(verb.end, verb.end + 34);
  if (AT_PLACES.has(id) && THERE[language]?.test(after)) return true;
  if (language === "ja") return JAPANESE_CLEFT.test(after) || JAPANESE_SUBJECT.test(before);
  if (language === "ko") {
    if (KOREAN_I.test(before)) return false;
    const form = text.slice(verb.at, verb.end + 8);
    return KOREAN_POLITE.test(after) || KOREAN_PASSIVE.test(form) || KOREAN_PERSON.test(before);
  }
  if (language === "hi") {
    if (HINDI_I.test(before)) return false;
    return (
      HINDI_MINE.test(before) || HINDI_OTHERS.test(after) || (id === "atWindow" && HINDI_NEXT.test(after))
    );
  }
  if (followsOther(before, language)) return true;
  if (PLURAL.test(verb.text) && !WE.test(before)) return true;
  if (language === "pt" && MANY_AT_IT.test(before)) return true;
  if (GOES.has(id)) {
    const follows = INVERTED[language]?.exec(after)?.[0];
    if (follows && !IS_WAY.test(after)) return true;
  }
  if (
    /[éa]e?s?$/iu.test(verb.text) &&
    PARTICIPLE[language]?.test(before) &&
    /é(?:e?s?)(?: |$)/u.test(verb.text)
  )
    return true;
  return SUBJECTS[language]?.test(before) === true;
}
