import type { DreamLanguage } from "../language.ts";
import type { Mention } from "./vocabulary.ts";

/** What stands before a colour that somebody wears: "dressed in black", "vestida de negro". */
const BEFORE: Partial<Record<DreamLanguage, RegExp>> = {
  en: /\b(?:wearing|wore|wears|dressed(?: all)? in|clad in|in)(?: all| only)? $/iu,
  fr: /(?<!\p{L})(?:habillée?s?|vêtue?s?|toute?|portait|était|étaient) (?:tout |toute |entièrement )?(?:en|de|du) (?:tout )?$/iu,
  it: /(?<!\p{L})(?:vestit[oaie] (?:tutt[oaie] )?(?:di|in)|tutt[oaie] (?:di|in)|era in) $/iu,
  es: /(?<!\p{L})(?:vestid[oa]s?|tod[oa]s?|iba|iban|va|novia|vestía|vestían) (?:tod[oa]s? )?de $/iu,
  pt: /(?<!\p{L})(?:vestid[oa]s?|tod[oa]s?|estava|estavam|tava|ia|noiva|vestia|vestiam) (?:tod[oa]s? )?de $/iu,
  de: /(?<!\p{L})(?:in|ganz in|trug) $/iu,
  ru: /(?<!\p{L})в $/iu,
  ar: /(?<!\p{L})و?(?:لابسة?|لابسين|ترتدي|يرتدي|يرتدون|تلبس|يلبس|لبست|كانت? بال?) ?$/u,
};
/** What follows such a colour. */
const AFTER: Partial<Record<DreamLanguage, RegExp>> = {
  en: /^(?:$|[.,;!?…]| (?:and|but|who|with|was|were|at|on|like|instead|standing|sitting|walking|crying)\b)/iu,
  de: /^(?:$|[.,;!?…]| (?:gekleidet|und|aber))/iu,
  tr: /^(?:lar|ler)? (?:giy|içinde)/iu,
  hi: /^ (?:कपड़|कपड़|लिबास|पहन)/u,
  ja: /^(?:の)?(?:服|ずくめ|衣)/u,
  ko: /^ ?(?:옷|색 옷|상복)/u,
  zh: /^(?:的)?(?:衣|礼服)/u,
};

/** Whoever wears a colour without a garment being named: the person beside it. */
export function wearerOf(
  { at, end }: Mention,
  all: readonly Mention[],
  text: string,
  language: DreamLanguage,
): Mention | undefined {
  const [before, after] = [BEFORE[language], AFTER[language]];
  if (!before && !after) return undefined;
  if (before && !before.test(text.slice(Math.max(0, at - 40), at))) return undefined;
  if (after && !after.test(text.slice(end, end + 30))) return undefined;
  const isPerson = ({ kind }: Mention) => kind === "people";
  const next = before ? undefined : all.find((one) => isPerson(one) && one.at >= end && one.at - end < 10);
  const last = all.findLast((one) => isPerson(one) && one.end <= at && at - one.end < 40);
  const found = next ?? last;
  return found && !/[.!?。！？؟।\n]/u.test(text.slice(Math.min(found.end, end), Math.max(found.at, at)))
    ? found
    : undefined;
}

/** "One of them was white". */
const ONE_OF_THEM: Partial<Record<DreamLanguage, RegExp>> = {
  en: /\bone of (?:them|these) (?:was|is) (?:all |completely )?$/iu,
  fr: /l['’]une? d['’](?:eux|elles|entre eux|entre elles) était (?:tout |toute )?$/iu,
  it: /(?<!\p{L})un[oa] (?:di (?:loro|essi|esse)|era) (?:era )?(?:tutt[oa] )?$/iu,
  es: /(?<!\p{L})un[oa] de ell[oa]s era (?:tod[oa] )?$/iu,
  pt: /(?<!\p{L})uma? del[ea]s era (?:tod[oa] )?$/iu,
  de: /eine[rs]? (?:von ihnen|davon) war $/iu,
  tr: /(?:biri|bir tanesi) (?:bem)?$/iu,
  hi: /(?:उनमें से|जिनमें से) एक $/u,
  ja: /(?:一|1)(?:匹|頭|羽|つ|本)(?:は|が|だけ)$/u,
  ko: /(?:하나|한 마리)(?:는|가|만) $/u,
  ar: /(?:أحدهم|أحدها|إحداها|واحد منهم|واحدة منهم) (?:كانت? )?$/u,
};

/** The thing of which one has the colour. */
export function oneOf(
  { at }: Mention,
  all: readonly Mention[],
  text: string,
  language: DreamLanguage,
): Mention | undefined {
  if (!ONE_OF_THEM[language]?.test(text.slice(Math.max(0, at - 40), at))) return undefined;
  return all.findLast(({ kind, end }) => kind === "things" && end <= at && at - end < 60);
}
