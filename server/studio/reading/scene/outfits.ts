import type { DreamLanguage } from "../language.ts";
import { CLAUSE_END } from "./bearers.ts";
import type { PersonId } from "./catalogue.ts";
import { isOnBody } from "./clothes-on-body.ts";
import { featuresOf } from "./features.ts";
import { withShoes } from "./joined-clothes.ts";
import { LIVING } from "./others.ts";
import { OUTFITS, type Outfit } from "./outfit-names.ts";
import type { Mention } from "./vocabulary.ts";

/** Outfits of the head, which go with one of the body. */
const HEADWEAR = new Set<string>(["headscarf", "turban", "sombrero"]);

/** The words beside the name of an outfit that a person wears. */
const WORN: Record<DreamLanguage, RegExp> = {
  en: /\b(?:wear\w*|wore|wrapped in|worn|dressed|(?:had|got|put|putting|tr(?:ied|ying)) (?:\w+ ){0,4}on|tr(?:ied|ying) on|put(?:ting)? on)\b|\bin (?:(?:an?|my|her|his|their|the|only|just|nothing but|full) )?(?:\w+ ){0,2}(?:and (?:an?|my|his|her) (?:\w+ )?)?_/iu,
  fr: /(?<!\p{L})(?:port(?:ais|ait|e|er|ant|é)|habill|vêtu|enroul|envelopp|enfil|mis |mettais|(?:en|avec|dans|habillée? d['’]) ?(?:une? |ma |mon |sa |son |des )?(?:\p{L}+ )?_)/iu,
  it: /indoss|vestit[ao]|avvolt|portav|porto |addosso|messo|mettev|provav|(?<!\p{L})(?:in|con|col|coi) (?:un[ao]? |il |la |l['’]|mi[ao] |su[ao] )*(?:\p{L}+ )?_/iu,
  es: /(?<!\p{L})(?:llev\p{L}+|envuelt[ao]|vest[ií]a|vestid[ao] (?:de|con)|puest[ao]|pon(?:ía|er)\p{L}*|puse|prob(?:é|aba|arme)|(?:en|con|de) (?:un |una |el |la |mi |su |mis |sus )?(?:\p{L}+ )?_)/iu,
  pt: /(?<!\p{L})(?:enrolad[ao]|embrulhad[ao]|us(?:ava|ando|o|ei|ar)|vest(?:ida|ido|ia|indo|i|ir) |trajava|pus |experiment|(?:de|em|com) (?:uma? |o |a |meu |minha |seu |sua |só )*(?:\p{L}+ )?_)/iu,
  tr: /giy\p{L}+|sarın|sarıl|_\p{L}*l[ae](?!\p{L}{3})|_\s*i[çc]inde|_\p{L}*l[ıiuü](?!\p{L})|üst[üu]m|üzerim|üst[üu]nde|üzerinde|sırtım|sırtında|_ vardı üst/iu,
  de: /(?<!\p{L})(?:trug(?:en)?|gewickelt|trage|tragen|angezogen|anziehen|anprob|hatte .*_ an(?!\p{L})|(?:im|in(?: (?:einem|meinem|ihrem|seinem|einer|meiner))?) (?:\p{L}+ )?_)/iu,
  ru: /(?<!\p{L})(?:надел|завёрну|заверну|надет|одет|одел|на мне|ношу|примеря|(?:был[аио]?|стоял\p{L}*|шл[аи]|шёл|ш[её]л) (?:\p{L}+ )?в (?:\p{L}+ )?_|в _)/iu,
  ar: /لبس|لابس|مرتدي|كانت? ب|ملفوف|ملتف|لاف|رتدي|ألبس|البس|بملابس|ب_/u,
  hi: /पहन|लपेट|ओढ़|बाँध|_ में/u,
  ja: /着て|着せ|羽織|被って|かぶって|穿い|はいて|まとって|巻いて|巻き|着た|着る|着替え|姿|_で/u,
  ko: /입고|두르고|두른|걸치|입은|입었|입어|입는|쓰고|쓴 |차림/u,
  zh: /穿|身着|裹|披|试|戴|围着|系着/u,
};
/** Words for an outfit that say themselves that it is worn: "vestida de novia". */
const DRESSED_AS = /^(?:vestida |vestita |habillée |déguisée )/iu;
/** The dreamer is the subject, whoever else is named before. */
const MINE: Partial<Record<DreamLanguage, RegExp>> = {
  en: /\bI(?:['’]m)?\b(?! (?:saw|watched|met|dreamed|dreamt))/u,
  tr: /giy\p{L}*(?:[dt][ıiuü]|yordu|m[ıiuü]şt[ıiuü])m(?!\p{L})|üst[üu]mde|üzerimde/iu,
  de: /(?<!\p{L})ich(?!\p{L})/iu,
  fr: /(?<!\p{L})(?:je|j['’])/iu,
  ru: /(?<!\p{L})(?:я|на мне)(?!\p{L})/iu,
  zh: /我(?!的|妈|爸|姐|妹|奶|朋)/u,
};

/** Between clothes and the one who wears them, where the wearer follows. */
const WORN_BY: Partial<Record<DreamLanguage, RegExp>> = {
  ja: /^(?:姿の|を(?:着|巻|まと|被|かぶ|穿|はい|羽織|した)[^、。]{0,7}|の)$/u,
  ko: /^[을를]? ?(?:입은|입고 있는|입으신|두른|걸친|쓴|쓰신|차림의|맨|한) ?(?:\S{1,4} )?$/u,
  zh: /^(?:的[^，。的]{0,3})$/u,
  tr: /^(?:l[ıiuü])? (?:giy\p{L}+ |içindeki )?(?:bir |iki |genç |yaşlı )*$/u,
  hi: /^ (?:पहन[ेी]|में|वाल[ाीे]|ओढ़े|बाँधे) ?(?:हुए |हुई |एक |बैठ[ाी] )*(?:\S{1,6} )?$/u,
};
/** Between somebody and clothes that another wears. */
const ANOTHER =
  /(?<!\p{L})(?:I|me|my|je|j|me|moi|mi|yo|io|eu|ich|mir|mich|я|мне|ben|bana)(?!\p{L})|私|나는|내가|我|मैं|मुझे/iu;

/** Whoever is named right before the clothes, or right after them. */
function besideOf(mention: Mention, people: readonly Mention[], text: string, language: DreamLanguage) {
  const after = people.find(({ at }) => at >= mention.end && at - mention.end < 22);
  if (after && WORN_BY[language]?.test(text.slice(mention.end, after.at))) return after;
  const before = people.findLast(({ end }) => end <= mention.at && mention.at - end < 28);
  const gap = before && text.slice(before.end, mention.at);
  return gap !== undefined &&
    !CLAUSE_END.test(gap) &&
    !ANOTHER.test(gap) &&
    !/^ ?(?:とし|와 |과 |と)/u.test(gap)
    ? before
    : undefined;
}

/** "Ele de terno", "she was in a red dress", "كان يلبس ثوبا", "她穿着红色的羽绒服": whose clothes they are is right before them. */
const PRONOUN: Partial<Record<DreamLanguage, RegExp>> = {
  en: /(?<!\p{L})(?:he|she)(?:['’]s)?(?! (?:said|asked|told|saw|gave))(?: \p{L}+){0,3} $/iu,
  fr: /(?<!\p{L})(?:il|elle|lui)(?: \p{L}+){0,3} $/iu,
  it: /(?<!\p{L})(?:lui|lei)(?: \p{L}+){0,3} $/iu,
  es: /(?<!\p{L})(?:él|ella)(?: \p{L}+){0,3} $/iu,
  pt: /(?<!\p{L})el[ea](?: \p{L}+){0,3} $/iu,
  ar: /(?<!\p{L})و?(?:كانت? )?[يت](?:لبس|رتدي) $/u,
  ru: /(?<!\p{L})(?:он|она)(?: \p{L}+){0,3} $/iu,
  zh: /[她他](?:们|正|都|就|也)?[^，。我]{0,3}(?:穿|戴|披|围)/u,
};
/** ", de casaco e luva": what follows a comma is said of whom is named before it. */
const BEHIND_COMMA =
  /^ (?:de|em|com|con|col|coi|en|in|mit|im) (?:uma? |una? |el |los |las |il |i |[oa]s? |einem )?$/iu;
const FIRST_PERSON = /(?<!\p{L})(?:eu|yo|io|ich|meu|minha|mi|mio|mia|mein\p{L}*|estava eu|tava)(?!\p{L})/iu;
/** "Minha sogra": not the dreamer. */
const OWN_KIN = /^.*(?<!\p{L})(?:meu|minha|mi|mio|mia|mein\p{L}*) (?=\p{L}+)/iu;
const clauseOf = (text: string) => text.split(CLAUSE_END).at(-1)!;
/** "Dummies in wedding dresses" are several. */
const PLURAL = /(?:dresses|suits|uniforms|robes|gowns|coats|aprons|blazers|kimonos)$/iu;
const lastBefore = ({ at }: Mention, people: readonly Mention[]) => people.findLast(({ end }) => end <= at);

/** "Lobsters wearing sweaters", "she was in the shed in her dressing gown": another has them on. */
const OF_ANOTHER: Partial<Record<DreamLanguage, RegExp>> = {
  en: /(?<!\p{L})(?:in (?:her|his|their)|with (?:her|his|their)) (?:\p{L}+ ){0,3}$/iu,
};
const WEARING = /^ (?:\p{L}+ ){0,2}(?:wearing|dressed in|all in|in) (?:\p{L}+ ){0,3}$/iu;
/** An animal that stands right before its clothes. */
const isOfAnimal = (mention: Mention, all: readonly Mention[], text: string): boolean => {
  const last = all.findLast(({ kind, end }) => (kind === "things" || kind === "people") && end <= mention.at);
  return last?.kind === "things" && LIVING.has(last.id) && WEARING.test(text.slice(last.end, mention.at));
};

const ONE_SENTENCE = /[.!?…。！？؟।\n]/u;

/** The wearer of each outfit that is worn: a named person, or the dreamer. `named`: whose the clothes are. */
export function outfitsOf(
  all: readonly Mention[],
  text: string,
  language: DreamLanguage,
  named: ReadonlyMap<Mention, PersonId> = new Map(),
): Map<Mention, Mention | "dreamer"> {
  const worn = new Map<Mention, Mention | "dreamer">(featuresOf(all, text, language));
  const withBride = all.filter(({ kind, id }) => kind === "people" && id !== "crowd");
  const people = withBride.filter(({ id }) => id !== "bride");
  for (const mention of all) {
    if (mention.kind !== "things" || !(OUTFITS as readonly string[]).includes(mention.id)) continue;
    const before = text
      .slice(Math.max(0, mention.at - 70), mention.at)
      .split(ONE_SENTENCE)
      .at(-1)!;
    const after = text.slice(mention.end, mention.end + 40).split(ONE_SENTENCE)[0]!;
    const clause = before.split(CLAUSE_END).at(-1)!;
    const ending =
      language === "tr"
        ? mention.text.replace(
            /^(?:gelinli[kğ]|mayo|bikini|külot|don|iç çamaş[ıi]r|takım elbise|üniforma|okul forması)/iu,
            "",
          )
        : "";
    if (
      !DRESSED_AS.test(mention.text) &&
      !isOnBody(mention, clause, after, language) &&
      !WORN[language].test(`${clause}_${ending}${after.split(CLAUSE_END)[0]!}`)
    )
      continue;
    // "La novia llevaba un vestido rojo": she is seen in it, and the dreamer is not.
    const wearer = besideOf(mention, withBride, text, language);
    if (wearer?.id === "bride") {
      worn.set(mention, wearer);
      continue;
    }
    const from = mention.at - clause.length;
    const others = people.filter(({ at, end }) => at >= from && end <= mention.at);
    // In Turkish and Russian the verb or the pronoun may follow.
    const said = language === "tr" || language === "ru" ? clause + after : clause;
    const mine = MINE[language]?.test(said) === true;
    const beside = besideOf(mention, people, text, language);
    const known = people.find(({ id }) => id === named.get(mention));
    const isTold =
      PRONOUN[language]?.test(clause) === true ||
      (BEHIND_COMMA.test(clause) &&
        !FIRST_PERSON.test(
          clauseOf(before.slice(0, before.length - clause.length - 1)).replace(OWN_KIN, ""),
        ));
    const told = isTold ? lastBefore(mention, people) : undefined;
    // Several wear them whom no word of the scene names: nobody is seen in them.
    const isOthers = language === "en" && PLURAL.test(mention.text) && !/\b(?:we|our|us)\b/iu.test(clause);
    const isUnknown = !mine && !beside && !told && others.length === 0;
    if (isOfAnimal(mention, all, text) || (isOthers && isUnknown)) {
      worn.set(mention, mention);
      continue;
    }
    if (isUnknown && OF_ANOTHER[language]?.test(before)) {
      worn.set(mention, lastBefore(mention, people) ?? mention);
      continue;
    }
    worn.set(mention, beside ?? told ?? (mine ? "dreamer" : (others[0] ?? known ?? "dreamer")));
  }
  withShoes(worn, all, text);
  return worn;
}

/** What somebody wears on the body and, beside it, on the head. */
export function dressOf(
  outfits: ReadonlyMap<Mention, Mention | "dreamer">,
  wearer: Mention | "dreamer",
): { outfit?: Outfit; headwear?: Outfit } {
  const all = [...outfits].filter(([, who]) => who === wearer).map(([{ id }]) => id as Outfit);
  const head = all.find((one) => HEADWEAR.has(one));
  const outfit = all.find((one) => !HEADWEAR.has(one)) ?? head;
  return { ...(outfit && { outfit }), ...(head && head !== outfit && { headwear: head }) };
}
