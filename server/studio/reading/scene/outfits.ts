import type { DreamLanguage } from "../language.ts";
import { CLAUSE_END } from "./bearers.ts";
import type { Mention } from "./vocabulary.ts";

/** Clothes that are seen on the one who wears them, not beside. */
const OUTFITS = ["weddingDress", "swimsuit", "underwear", "pyjamas", "towel"] as const;
export type Outfit = (typeof OUTFITS)[number];

/** The words beside the name of an outfit that a person wears. */
const WORN: Record<DreamLanguage, RegExp> = {
  en: /\b(?:wear\w*|wore|wrapped in|worn|dressed|(?:had|got|put|putting|tr(?:ied|ying)) (?:\w+ ){0,4}on|tr(?:ied|ying) on|put(?:ting)? on)\b|\bin (?:an?|my|her|his|the|only|just|nothing but) (?:\w+ ){0,2}_/iu,
  fr: /(?<!\p{L})(?:port(?:ais|ait|e|er|ant|é)|habill|vêtu|enroul|envelopp|enfil|mis |mettais|(?:en|avec|dans) (?:une? |ma |mon |sa |son )?(?:\p{L}+ )?_)/iu,
  it: /indoss|vestit[ao]|avvolt|portav|porto |addosso|messo|mettev|provav|(?<!\p{L})(?:in|con) (?:un[ao]? |il |l['’]|mi[ao] )*_/iu,
  es: /(?<!\p{L})(?:llev\p{L}+|envuelt[ao]|vest[ií]a|vestid[ao] (?:de|con)|puest[ao]|pon(?:ía|er)\p{L}*|puse|prob(?:é|aba|arme)|(?:en|con) (?:un |el |mi |su )?_)/iu,
  pt: /(?<!\p{L})(?:enrolad[ao]|embrulhad[ao]|us(?:ava|ando|o|ei|ar)|vest(?:ida|ido|ia|indo|i|ir) |trajava|pus |experiment|(?:de|em|com) (?:um |o |meu |só )*_)/iu,
  tr: /giy\p{L}+|sarın|sarıl|_\p{L}*l[ae](?!\p{L}{3})|_\s*i[çc]inde|üst[üu]m|üzerim|üst[üu]nde|üzerinde|sırtım|_ vardı üst/iu,
  de: /(?<!\p{L})(?:trug(?:en)?|gewickelt|trage|tragen|angezogen|anziehen|anprob|hatte .*_ an(?!\p{L})|(?:im|in (?:einem|meinem|ihrem)) (?:\p{L}+ )?_)/iu,
  ru: /(?<!\p{L})(?:надел|завёрну|заверну|надет|одет|одел|на мне|ношу|примеря|(?:был[аио]?|стоял\p{L}*|шл[аи]|шёл|ш[её]л) (?:\p{L}+ )?в (?:\p{L}+ )?_|в _)/iu,
  ar: /لبس|لابس|ملفوف|ملتف|لاف|رتدي|ألبس|البس|بملابس|ب_/u,
  hi: /पहन|लपेट|_ में (?:थी|था|हूँ|हूं)/u,
  ja: /着て|巻いて|巻き|着た|着る|着替え|姿|_で/u,
  ko: /입고|두르고|두른|걸치|입은|입었|입어|차림/u,
  zh: /穿|身着|裹|披|试/u,
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

const ONE_SENTENCE = /[.!?…。！？؟।\n]/u;

/** The wearer of each outfit that is worn: a named person, or the dreamer. */
export function outfitsOf(
  all: readonly Mention[],
  text: string,
  language: DreamLanguage,
): Map<Mention, Mention | "dreamer"> {
  const worn = new Map<Mention, Mention | "dreamer">();
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
        ? mention.text.replace(/^(?:gelinli[kğ]|mayo|bikini|külot|don|iç çamaş[ıi]r)/iu, "")
        : "";
    if (
      !DRESSED_AS.test(mention.text) &&
      !WORN[language].test(`${clause}_${ending}${after.split(CLAUSE_END)[0]!}`)
    )
      continue;
    const from = mention.at - clause.length;
    const others = all.filter(
      ({ kind, id, at, end }) =>
        kind === "people" && id !== "bride" && id !== "crowd" && at >= from && end <= mention.at,
    );
    // In Turkish and Russian the verb or the pronoun may follow.
    const said = language === "tr" || language === "ru" ? clause + after : clause;
    const mine = MINE[language]?.test(said) === true;
    worn.set(mention, mine ? "dreamer" : (others[0] ?? "dreamer"));
  }
  return worn;
}
