import type { DreamLanguage } from "../language.ts";
import { isUnspaced } from "../language.ts";
import type { Mention } from "./vocabulary.ts";

/** What ends a clause, within which words belong together. */
export const CLAUSE_END = /[.!?…。！？؟।\n;,:、،，]/u;

/** The clause around a part of the text. */
export function clauseAround(text: string, at: number, end = at): { from: number; to: number } {
  let from = at;
  while (from > 0 && !CLAUSE_END.test(text[from - 1]!)) from--;
  let to = end;
  while (to < text.length && !CLAUSE_END.test(text[to]!)) to++;
  return { from, to };
}

/** Languages whose verb comes last, after its object. */
export const VERB_LAST = new Set<DreamLanguage>(["tr", "hi", "ja", "ko"]);
/** Languages whose adjectives follow the noun. */
export const AFTER_NOUN = new Set<DreamLanguage>(["fr", "it", "es", "pt", "ar"]);
/** Words between a noun and a predicate: "the horse was white". */
const COPULA: Partial<Record<DreamLanguage, RegExp>> = {
  en: /^ (?:was|were|is|are|had turned|turned|in) $/u,
  ja: /^(?:は|が)$/u,
  tr: /^ (?:var |vardı )?$/u,
  ko: /^ $/u,
  hi: /^ (?:बहुत )?$/u,
  de: /^ (?:war|waren|ist|sind|wurden?|leuchtete[n]?|glänzte[n]?) (?:auch |ganz |so |sehr |völlig |plötzlich |komplett |knall|alle )?$/u,
  ru: /^,? (?:был[аио]? |стал[аио]? |вс[её] |вся |весь |совсем |почему-то )*$/u,
};

/** "Full of sand and a lizard": the number ends before it. */
const AND = /^.* (?:and|ve|et|e|y|und|и) /u;
/** "À quatre pattes avec sa cravate", "a dos patas con la barra": another noun, of no scene, is counted. */
const OTHER_COUNTED =
  /\p{L}{3,} (?:avec|con|com|with|without|sans|sin|sem|du|sa|son|ses|sus?|sua|seu|la|le|les|el|los|las|the|an?|his|her|my|mi|mon|ma|mes|à|aux?|en|em|n[ao]s?|on|at|il|lo|gli|o|os|as|une?|um|uma|mit|im) /iu;

/** The compared thing follows and is not there. */
const COMPARES =
  /^(?:the size of|as big as|bigger than|del tamaño de|tan grande como|de la taille d|aussi gros|aussi grand|grande come|grande quanto|grosso come|do tamanho d|tão grande)/iu;

const isNoun = ({ kind }: Mention) => kind === "things" || kind === "people" || kind === "places";

/** What is counted is no thing: "ten minutes before the train". */
const OF_TIME =
  /^ (?:(?:years?|months?|weeks?|days?|hours?|minutes?|times?|ans|mois|semaines?|jours?|heures?|fois|anni|mesi|settimane|giorni|ore|minuti|volte|años|meses|semanas|días|horas|minutos|veces|anos|dias|vezes|(?:yıl|sene|ay|hafta|gün|saat|dakika)(?:d[ıiuü]r)?|kere|kez|yaş\p{L}*|jahren?|monaten?|wochen|tagen?|stunden|minuten|mal|лет|года|месяца?|недели|дня|дней|часа?|минуты|раза?|سنوات|سنين|سنة|شهور|أشهر|أيام|ايام|ساعات|دقائق|مرات)(?!\p{L})|(?:साल|महीन|दिन|घंट|मिनट|बार|बजे|बज )(?!िश)|(?:년|달|시간|분|번|살)(?!\p{L}{2}))/iu;
/** "İki metrelik bir arı", "a two-metre bee": the number is of a measure. */
const OF_MEASURE =
  /^[ -](?:(?:metre|santim|santimetre|kilo|kiloluk|gram|litre|kat|oda|kişi|tekerlek|başparmak|gün|yıl|hafta|ay|saat|dakika|ton|lira|sayfa|adım|karış|beden|numara)l[ıiuü]k?|metre|meter|foot|feet|inch|mile|kilo|pound|ton|storey|story|minute|hour|day|week|year|month)(?!\p{L})/iu;
/** A number after its noun. */
const COUNTED: Partial<Record<DreamLanguage, RegExp>> = {
  ja: /^\P{P}*\t[がをはも]$/u,
  ko: /[이가을를은는도]\t $/u,
};

/** A Korean number with the word by which it counts. */
const COUNTER = /(?:마리|명|척|대|그루|송이|개|권|벌|켤레|장|분|채)(?:이|가|은|는|을|를|도|의)?$/u;
/** Colours that say what their noun is, at the end of a clause: "deniz mosmordu ve". */
const SAID: Partial<Record<DreamLanguage, { word?: RegExp; after?: RegExp }>> = {
  tr: { word: /(?:[dt][ıiuü]|m[ıiuü]ş)$/u },
  ko: { word: /(?:다|고|아|어|데|며|네|음)$/u },
  hi: { after: /^ (?:था|थी|थे|है|हैं)(?!\p{L})/u },
  // Without an ending it is no adjective before a noun.
  de: {
    word: /(?:weiß|weiss|schwarz|rot|blau|grün|gelb|lila|rosa|grau|braun|golden|pink|orange|winzig|riesig)$/iu,
  },
  ru: { after: /^(?:$|[,.;!?…\n]| (?:и|а|но|как|с|в|на|до|от) )/u },
};
function isSaid({ text: word, end }: Mention, text: string, language: DreamLanguage): boolean {
  const said = SAID[language];
  return said?.word?.test(word) === true || said?.after?.test(text.slice(end, end + 6)) === true;
}

const ARTICLE =
  /(?<!\p{L})(?:une?|un[ao]?|uma?|el|la|le|il|lo|o|a|l['’]|mon|ma|mi|meu|minha|des|unos|unas) $/iu;
/** "Un chat aux yeux verts": the colour is that of a part which is no word of the scene. */
const OF_BODY =
  /(?<!\p{L})(?:ojos|pelo|cabello|barba|bigotes?|dientes|uñas|labios|nariz|orejas?|cola|lengua|plumas?|yeux|cheveux|poils?|barbe|dents|ongles|lèvres|nez|oreilles?|queue|plumes?|occhi|capelli|denti|unghie|labbra|naso|orecchi[eo]?|coda|lingua|piume|olhos|cabelos?|dentes|unhas|lábios|orelhas?|rabo|língua|penas) $/iu;

/** The noun that an adjective or number belongs to. */
export function nounOf(
  adjective: Mention,
  all: readonly Mention[],
  text: string,
  language: DreamLanguage,
): Mention | undefined {
  const reach = isUnspaced(language) ? 8 : 22;
  // "A spider as big as a dog came down the stairs".
  if (adjective.kind === "sizes" && COMPARES.test(adjective.text)) {
    const one = all.findLast((each) => isNoun(each) && each.end <= adjective.at);
    const gap = one && text.slice(one.end, adjective.at);
    return gap && gap.length < 16 && !CLAUSE_END.test(gap) ? one : undefined;
  }
  const next = all.find((one) => isNoun(one) && one.at >= adjective.end);
  const last = all.findLast((one) => isNoun(one) && one.end <= adjective.at);
  const gapAfter = next && text.slice(adjective.end, next.at);
  const gapBefore = last && text.slice(last.end, adjective.at);
  const isBlocked = (from: number, to: number) =>
    all.some(({ kind, at }) => kind === "weather" && at >= from && at < to);
  const follows =
    next && !isBlocked(adjective.end, next.at) && gapAfter!.length <= reach && !CLAUSE_END.test(gapAfter!);
  const precedes =
    last &&
    !isBlocked(last.end, adjective.at) &&
    gapBefore!.length <= reach - 4 &&
    !CLAUSE_END.test(gapBefore!);
  if (adjective.kind === "counts") {
    if (OF_TIME.test(text.slice(adjective.end)) || OF_MEASURE.test(text.slice(adjective.end)))
      return undefined;
    // "猫が三匹", "돼지가 열 마리".
    if (last && COUNTED[language]?.test(`${last.text}\t${gapBefore!}`)) return last;
    // "펭귄 세 마리가".
    if (last && language === "ko" && gapBefore === " " && COUNTER.test(adjective.text)) return last;
    return follows && !AND.test(gapAfter!) && !OTHER_COUNTED.test(gapAfter!)
      ? next
      : language === "ko" && gapBefore === " "
        ? last
        : undefined;
  }
  if (adjective.kind === "colours" && OF_BODY.test(gapBefore ?? "")) return undefined;
  // "Les toilettes dans un immense château".
  if (adjective.kind === "sizes" && follows && gapAfter === " " && ARTICLE.test(text.slice(0, adjective.at)))
    if (AFTER_NOUN.has(language)) return next;
  if (AFTER_NOUN.has(language)) return precedes ? last : follows && gapAfter === " " ? next : undefined;
  // "Дочка маленькая сидит на люстре".
  if (language === "ru" && gapBefore === " " && last!.kind === "people" && gapAfter !== " ") return last;
  const hasCopula = last !== undefined && COPULA[language]?.test(gapBefore!) === true;
  // "She painted our house black".
  if (language === "en" && adjective.kind === "colours" && gapBefore === " " && !follows)
    if (
      /(?<!\p{L})(?:paint|dye|colou?r|turn|stain)(?:ed|ing|s)? /iu.test(
        text.slice(Math.max(0, last!.at - 24), last!.at),
      )
    )
      return last;
  // "The horse was white": in other languages only where no noun follows that the colour could belong to.
  if (hasCopula && (!follows || language === "en" || isSaid(adjective, text, language))) return last;
  return follows ? next : undefined;
}

/** Forms of a state that end its clause, so that it belongs to the noun before. */
const PREDICATE: Partial<Record<DreamLanguage, RegExp>> = {
  ko: /(?:고|어|아|져|여|서|다|데|며|었\S*|았\S*|렸\S*|졌\S*)$/u,
  ja: /[てで]$/u,
};

const SITS_SO = /^ (?:बैठ|लेट|otur|bin|yat|sat |sitting )/u;
const HINDI_VERB = /^ (?:जा )?(?:रही|रहा|रहे|गई|गया|गए|चुकी|चुका) (?:थी|था|थे|है|हैं)(?!\p{L})/u;

/** The noun that a state belongs to: the nearer one of those before and after it in its clause. */
export function bearerOf(
  state: Mention,
  all: readonly Mention[],
  text: string,
  language: DreamLanguage,
): Mention | undefined {
  // "घोड़े पर उल्टा बैठा": how somebody sits.
  if (state.id === "upsideDown" && SITS_SO.test(text.slice(state.end))) return undefined;
  const bears = (one: Mention) => one.kind === "things" || one.kind === "places";
  const reach = isUnspaced(language) ? 8 : 26;
  const near = (gap: string) => (gap.length <= reach && !CLAUSE_END.test(gap) ? gap.length : Infinity);
  const next = all.find((one) => bears(one) && one.at >= state.end);
  const last = all.findLast((one) => bears(one) && one.end <= state.at);
  const gapAfter = next && text.slice(state.end, next.at);
  const gapBefore = last && text.slice(last.end, state.at);
  // "The plates were broken and blood was in the sink".
  const after = next && !AND.test(gapAfter!) ? near(gapAfter!) : Infinity;
  // "Roses and a broken arm": what follows is no word of the scene.
  const isOfUnknown = language === "en" && / (?:an?|the|my|his|her|our|their) $/iu.test(gapBefore ?? "");
  const before = last && !isOfUnknown ? near(gapBefore!) : Infinity;
  if (after === Infinity && before === Infinity) return undefined;
  if (AFTER_NOUN.has(language)) return before === Infinity ? next : last;
  if (isOfUnknown && after > 12) return undefined;
  // "冷蔵庫を開けたら雪だるまがいた": the object stands right before its verb.
  if (language === "ja" && /^[をがはも]$/u.test(gapBefore ?? "")) return last;
  if (last && before < Infinity && PREDICATE[language]?.test(state.text)) return last;
  if (language === "hi" && HINDI_VERB.test(text.slice(state.end)))
    return before < Infinity ? last : undefined;
  // "The burning city", but "the city was burning".
  return after <= 3 || after < before ? next : last;
}
