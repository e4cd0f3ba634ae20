import type { DreamLanguage } from "../language.ts";
import type { Mention } from "./vocabulary.ts";

/** The word of rain or snow up to the thing that falls: "it rained frogs", "une pluie de clés". */
const BEFORE_THING: Partial<Record<DreamLanguage, RegExp>> = {
  en: /^(?:\p{L}+ of|rain(?:ed|ing)|snow(?:ed|ing)) (?:(?!on|in|at|and|but|all|so|when|my)\p{L}+ )?$/iu,
  fr: /^(?:(?:pluie|orage|tempête|averse|grêle) d(?:e |['’])|(?:pleuvait|pleut|pleuvaient|neigeait) (?:des? |d['’]|du ))(?:petite?s |grosse?s |énormes )?$/iu,
  it: /^(?:(?:pioggia|tempesta|temporale|grandinata) d(?:i |['’])|(?:piov|nevic)\p{L}+ )(?:delle |dei |degli )?(?:piccol[ei] |enormi |grand[ei] )?$/iu,
  es: /^(?:(?:lluvia|tormenta|granizada) de |(?:llov|llue|neva)\p{L}+ )(?:enormes |pequeñ[oa]s |grandes )?$/iu,
  pt: /^(?:(?:chuva|tempestade) de |(?:chov|neva)\p{L}+ )(?:enormes |pequen[oa]s |grandes )?$/iu,
  ar: /^(?:مطر من |تمطر |أمطرت )(?:السماء )?$/u,
  de: /^(?:Regen (?:aus|von) |regnete(?:n)? )(?:\p{L}+ )?$/iu,
  ru: /^(?:дождь|дождём|дождя) из (?:\p{L}+ )?$/iu,
};
/** The thing up to the word of rain: "カエルの雨", "kurbağa yağmuru". */
const AFTER_THING: Partial<Record<DreamLanguage, RegExp>> = {
  es: /^\p{L}+(?: \p{L}+)? llov[ií]an$/iu,
  fr: /^\p{L}+(?: \p{L}+)? pleuvaient$/iu,
  it: /^\p{L}+(?: \p{L}+)? piovevano$/iu,
  pt: /^\p{L}+(?: \p{L}+)? choviam$/iu,
  tr: /^\S+ yağmuru/iu,
  hi: /^\S+ की बारिश/u,
  ja: /の雨$/u,
  ko: /^[^\s.,!?…]*[^\s.,!?…엔에이가은는을를서로도와과의] (?:비|눈)/u,
};
/** After the thing, where no word of rain is: it comes from the sky. */
const FROM_ABOVE: Partial<Record<DreamLanguage, RegExp>> = {
  en: /^[^.,;!?]{0,26}\bfrom (?:the|a) (?:sky|clouds|heavens)/iu,
  fr: /^[^.,;!?]{0,26}(?<!(?:milieu|dessus|fond|haut|bord) )(?:du ciel|des nuages)/iu,
  it: /^[^.,;!?]{0,26}(?:dal cielo|dalle nuvole)/iu,
  es: /^[^.,;!?]{0,26}(?<!(?:medio|encima|alto|arriba|dentro|borde) )(?:del cielo|de las nubes)/iu,
  pt: /^[^.,;!?]{0,26}(?<!(?:meio|cima|alto|dentro|beira|por entre) )(?:do céu|das nuvens)/iu,
  tr: /^(?:lar|ler)? (?:yağıyor|yağdı|yağmaya|yağan)/iu,
  ar: /^[^.،؛!؟]{0,20}من السماء/u,
  hi: /^[^।,;!?]{0,12}(?:आसमान से|बरस)/u,
  ja: /^(?:が|の雨が)(?:空から)?(?:降|落ち)/u,
  ko: /^\S{0,2} (?:하늘에서|비처럼)/u,
  de: /^[^.,;!?]{0,26}vom Himmel/iu,
  ru: /^[^.,;!?]{0,26}с неба/iu,
  zh: /^从天(?:上|而)/u,
};
const SKY_BEFORE: Partial<Record<DreamLanguage, RegExp>> = {
  en: /\bfrom (?:the|a) (?:sky|clouds)[^.;!?]{0,18}$/iu,
  fr: /du ciel[^.;!?]{0,18}$/iu,
  it: /dal cielo[^.;!?]{0,18}$/iu,
  es: /del cielo[^.;!?]{0,18}$/iu,
  pt: /do céu[^.;!?]{0,18}$/iu,
  tr: /(?:gökten|gökyüzünden)[^.;!?]{0,18}$/iu,
  ar: /من السماء[^.؛!؟]{0,14}$/u,
  hi: /(?:आसमान|आकाश) से[^।;!?]{0,14}$/u,
  ja: /空から[^。！？]{0,8}$/u,
  ko: /하늘에서[^.!?]{0,12}$/u,
  de: /vom Himmel[^.;!?]{0,18}$/iu,
  ru: /с неба[^.;!?]{0,18}$/iu,
  zh: /天上(?:下|掉|落)[^。！？]{0,6}$/u,
};

/** What trees lose, which falls without a word of the sky: "leaves were falling". */
const SHED = new Set<string>(["leaf", "leafHeap", "petals", "meteor"]);
const IS_SHED: Partial<Record<DreamLanguage, RegExp>> = {
  en: /^[^.,;!?]{0,26}\b(?:falling|fell|raining)\b/iu,
  fr: /^[^.,;!?]{0,20}\btomb(?:aient|ait|ent)\b/iu,
  it: /^[^.,;!?]{0,20}\bcad(?:evano|ono|eva)\b/iu,
  es: /^[^.,;!?]{0,20}\bca(?:ían|en|yeron|yendo)/iu,
  pt: /^[^.,;!?]{0,20}\bca(?:íam|em|íram|indo)/iu,
  tr: /^[^.,;!?]{0,16} (?:dökül|düş|savrul|uçuş)/iu,
  ar: /^[^.،؛!؟]{0,16}(?:تساقط|يتساقط|تسقط|سقط)/u,
  hi: /^[^।,;!?]{0,14}(?:गिर|झड़|झर)/u,
  ja: /^[^。、！？]{0,8}(?:散|舞|落ち|降)/u,
  ko: /^[^.,!?]{0,10}(?:떨어|흩날|날리|지고)/u,
  de: /^[^.,;!?]{0,20}\b(?:fiel|fielen|fallen)\b/iu,
  ru: /^[^.,;!?]{0,20}(?:падал|опадал|сыпал|кружил)/iu,
  zh: /^[^。，！？]{0,6}(?:落|飘|掉)/u,
};
const BEFORE_SHED: Partial<Record<DreamLanguage, RegExp>> = {
  fr: /\btombaient (?:des |les )$/iu,
  it: /\bcadevano (?:delle |le |i )$/iu,
  es: /\bca(?:ían|en) (?:las )?$/iu,
  pt: /\bca(?:íam|em) (?:as )?$/iu,
  ar: /تساقط(?:ت)? (?:ال)?$/u,
  ru: /(?:падали|сыпались) (?:\p{L}+ )?$/iu,
};

/** Beside what comes from the sky by itself. */
const FLIES = /날아|flew|flying|volava|volando|uçarak|طار|يطير|उड़|飛ん|flog|летел|飞/iu;

const RAINS = new Set(["rain", "snow", "storm"]);

/** Falling stars, and no stone from the sky. */
const STARS = /star|yıldız|étoile|stell|estrel|stern|зв[её]зд|نجوم|نجم|شهب|तार|सितार|星|별|유성/iu;
/** Of meteors. */
const SHOWER = /^s? (?:shower|storm)|^ (?:yağmuru|की बारिश)|^(?:群|雨|우|비)/iu;
const isShower = ({ id, end }: Mention, text: string) => id === "meteor" && SHOWER.test(text.slice(end));
const sheds = ({ id, text: word }: Mention) => SHED.has(id) && (id !== "meteor" || STARS.test(word));

/** Whether what it names falls. */
export const isShed = (text: string, { at, end }: Mention, language: DreamLanguage): boolean =>
  IS_SHED[language]?.test(text.slice(end)) || BEFORE_SHED[language]?.test(text.slice(0, at)) || false;

/** The things that fall from the sky like rain, and the words of weather that only say so. */
export function rainOf(
  text: string,
  all: readonly Mention[],
  language: DreamLanguage,
): { things: ReadonlySet<Mention>; weather: ReadonlySet<Mention> } {
  const things = new Set<Mention>();
  const weather = new Set<Mention>();
  const [before, after, above, sky] = [BEFORE_THING, AFTER_THING, FROM_ABOVE, SKY_BEFORE].map(
    (one) => one[language],
  );
  all.forEach((mention, i) => {
    if (mention.kind !== "things") return;
    const rains = (other: Mention | undefined) => other?.kind === "weather" && RAINS.has(other.id);
    const [last, next] = [all[i - 1], all[i + 1]];
    if (rains(last) && before?.test(text.slice(last!.at, mention.at))) weather.add(last!);
    else if (rains(next) && after?.test(text.slice(mention.at, next!.end))) weather.add(next!);
    else if (isShower(mention, text)) things.add(mention);
    else if (sheds(mention) && isShed(text, mention, language)) return void things.add(mention);
    else if (!above?.test(text.slice(mention.end)) && !sky?.test(text.slice(0, mention.at))) return;
    // A dragon that comes flying does not rain.
    else if (FLIES.test(text.slice(mention.end, mention.end + 24).split(/[.。!?]/u)[0]!)) return;
    things.add(mention);
  });
  return { things, weather };
}
