import type { DreamLanguage } from "../language.ts";
import { CLAUSE_END } from "./bearers.ts";
import { FEATURES } from "./outfit-names.ts";
import type { Mention } from "./vocabulary.ts";

/** What tells that it is the dreamer's. */
const MINE: Record<DreamLanguage, RegExp> = {
  en: /\b(?:my|I (?:had|have|grew|got|sprouted)|gave me) (?:\p{L}+ ){0,3}_|_ (?:\p{L}+ ){0,3}(?:my (?:back|head|forehead|chin|face|shoulders))/iu,
  fr: /(?<!\p{L})(?:mes|ma|mon|j['’]avais|j['’]ai|me pouss\p{L}+|m['’]av\p{L}+ poussé) (?:\p{L}+ ){0,3}_|_ (?:\p{L}+ ){0,2}(?:me |m['’]|dans (?:le|mon) dos|sur (?:la|ma) tête)/iu,
  it: /(?<!\p{L})(?:mie|mia|miei|mio|avevo|ho|mi (?:erano|sono|era|è|stava\p{L}*) (?:cresciut|spuntat|crescend|spuntand)\p{L}*|mi (?:cresce|spunta)\p{L}*) (?:\p{L}+ ){0,3}_|_ (?:\p{L}+ ){0,2}sulla (?:schiena|testa)/iu,
  es: /(?<!\p{L})(?:mis?|(?<!(?:ella|él|que) )tenía|tengo|me (?:\p{L}+ )?(?:salid|sal[ií]|cre[cs]|brota)\p{L}*) (?:\p{L}+ ){0,3}_|_ (?:\p{L}+ ){0,2}en (?:la|mi) (?:espalda|cabeza|frente)/iu,
  pt: /(?<!\p{L})(?:minhas?|meus?|eu tinha|tenho|me (?:nasc|cresc)\p{L}+|(?:nasc|cresc)\p{L}+-me) (?:\p{L}+ ){0,3}_|_ (?:\p{L}+ ){0,2}nas (?:minhas )?costas/iu,
  tr: /_\p{L}*[ıiuü]m(?!\p{L})|(?:sırtım|başım|kafam|yüzüm)\p{L}* (?:\p{L}+ ){0,3}_/iu,
  de: /(?<!\p{L})(?:meine?[nrms]?|ich (?:hatte|habe)|mir \p{L}+|hatte ich) (?:\p{L}+ ){0,3}_|_ (?:\p{L}+ ){0,2}(?:auf|aus) (?:dem|meinem) (?:Rücken|Kopf)/iu,
  ru: /(?<!\p{L})(?:мо[ийяюе]\p{L}*|у меня) (?:\p{L}+ ){0,4}_|_ (?:\p{L}+ ){0,2}(?:за спиной|у меня)/iu,
  ar: /(?:لي|لدي|عندي|نبت لي|نبتت لي|ظهري|رأسي) (?:\p{L}+ ){0,2}_|_ي(?!\p{L})|_ (?:\p{L}+ ){0,2}(?:ظهري|رأسي|وجهي)/u,
  hi: /(?:मेर[ेीा]|मुझे) (?:\S+ ){0,4}_/u,
  ja: /(?:私|自分|僕|俺|背中|頭|顔)[^、。]{0,8}_/u,
  ko: /(?:내|나는|나의|나에게|등에|등에서|머리에|얼굴에) (?:\S+ ){0,2}_/u,
  zh: /(?:我|背上|头上|脸上)[^，。]{0,8}_/u,
};
/** Between somebody named and what grows on them. */
const HAS: Record<DreamLanguage, RegExp> = {
  en: /^(?: who)? (?:with|had|has|wore|grew) (?:\p{L}+ ){0,3}$/iu,
  fr: /^(?: qui)? (?:avec|avait|à|portait) (?:\p{L}+ ){0,3}$/iu,
  it: /^(?: che)? (?:con|aveva|dalla|portava) (?:\p{L}+ ){0,3}$/iu,
  es: /^(?: que)? (?:con|tenía|de|llevaba) (?:\p{L}+ ){0,3}$/iu,
  pt: /^(?: que)? (?:com|tinha|de|usava) (?:\p{L}+ ){0,3}$/iu,
  tr: /^(?:\p{L}*n[ıiuü]n)? (?:\p{L}+ ){0,3}$/iu,
  de: /^(?: der| die)? (?:mit|hatte|trug) (?:\p{L}+ ){0,3}$/iu,
  ru: /^ (?:с|со) (?:\p{L}+ ){0,3}$/iu,
  ar: /^ (?:ذو|ذا|ذات|له|لها|ب)(?: ?\p{L}+){0,3} ?$/u,
  hi: /^ (?:के|की|का) (?:\S+ ){0,3}$/u,
  ja: /^(?:に|は|には|の背中に)[^、。]{0,8}$/u,
  ko: /^[은는이가에게]* (?:\S+ ){0,2}$/u,
  zh: /^(?:有|长着|长了|留着)[^，。]{0,6}$/u,
};
/** Between it and somebody who follows: "sakallı bir adam". */
const OF_WHOM: Partial<Record<DreamLanguage, RegExp>> = {
  tr: /^ (?:bir |yaşlı |genç )*$/u,
  ja: /^(?:を生やした|の生えた|のある|の|が生えた|を持つ)$/u,
  ko: /^(?:이|을|가|를)? ?(?:달린|난|기른|있는|가진) ?(?:\S{1,4} )?$/u,
  zh: /^的[^，。]{0,3}$/u,
  hi: /^ वाल[ाीे] (?:एक )?$/u,
  en: /^ed (?:old )?$/u,
};

/** Who has what grows on them: a named person, or the dreamer. */
export function featuresOf(
  all: readonly Mention[],
  text: string,
  language: DreamLanguage,
): Map<Mention, Mention | "dreamer"> {
  const found = new Map<Mention, Mention | "dreamer">();
  const nouns = all.filter(({ kind, id }) => (kind === "things" || kind === "people") && id !== "crowd");
  for (const mention of all) {
    if (mention.kind !== "things" || !(FEATURES as readonly string[]).includes(mention.id)) continue;
    const last = nouns.findLast(({ end }) => end <= mention.at && mention.at - end < 40);
    const gap = last && text.slice(last.end, mention.at);
    const next = nouns.find(({ at }) => at >= mention.end && at - mention.end < 16);
    if (next?.kind === "people" && OF_WHOM[language]?.test(text.slice(mention.end, next.at))) {
      found.set(mention, next);
      continue;
    }
    // "Mio padre da giovane, con i baffi".
    const near = gap?.replace(/^[^.;!?]*,(?= (?:con|avec|com) )/u, "");
    if (last?.kind === "people" && !CLAUSE_END.test(near!) && HAS[language].test(near!)) {
      found.set(mention, last);
      continue;
    }
    const clause = text
      .slice(Math.max(0, mention.at - 50), mention.at)
      .split(CLAUSE_END)
      .at(-1)!;
    const after = text.slice(mention.end, mention.end + 30).split(CLAUSE_END)[0]!;
    const word =
      language === "tr" || language === "ar" ? mention.text.replace(/^.*(?=[ıiuü]m\p{L}*$|ي$)/u, "_") : "_";
    if (
      mention.id === "rootFeet" ||
      MINE[language].test(`${clause}${word.startsWith("_") ? word : "_"}${after}`)
    )
      found.set(mention, "dreamer");
  }
  return found;
}
