import type { DreamLanguage } from "../language.ts";
import type { Mention } from "./vocabulary.ts";

/** Between a thing and for whom it is: "a parcel for my aunt", "un regalo para mi hijo". */
const FOR: Partial<Record<DreamLanguage, RegExp>> = {
  en: /^ (?:(?!to |and |with )\p{L}+ )?for (?:my |our |his |her |the )?(?:\p{L}+ )?$/iu,
  fr: /^,? (?:(?:toute?s?|juste) )?(?:\p{L}+ )?pour (?:ma |mon |mes |notre |sa |son )(?:\p{L}+ )?$/iu,
  es: /^,? (?:tod[oa]s? )?(?:\p{L}+ )?para (?:mi |mis |nuestr[oa] |su )(?:\p{L}+ )?$/iu,
  pt: /^,? (?:tod[oa]s? )?(?:\p{L}+ )?(?:para|pra|pro) (?:a |o |os |as )?(?:minhas? |meus? |sua |seu )?(?:\p{L}+ )?$/iu,
  it: /^,? (?:tutt[oaie] )?(?:\p{L}+ )?per (?:(?:la |il |i |le )?(?:mi[aeo] |miei |su[oa] ))(?:\p{L}+ )?$/iu,
  de: /^ (?:\p{L}+ )?für (?:mein\p{L}* |unser\p{L}* |ihr\p{L}* |sein\p{L}* )(?:\p{L}+ )?$/iu,
  ru: /^ (?:\p{L}+ )?для (?:мо\p{L}+ |сво\p{L}+ |наш\p{L}+ )?(?:\p{L}+ )?$/iu,
  zh: /^\P{P}{0,3}(?:要)?送给(?:我的?)?$/u,
};
/** To buy, look for, keep or make something for somebody: "j'en achetais une pour mon fils". */
const BOUGHT_FOR =
  /(?<!\p{L})(?:achet|compr|cherch|busc|cerc|procur|prépar|prepar|guard|gard|tric|fabriqu|chois|esco[gl]|scegl)\p{L}+ (?:[^.,;!?]{0,28} )?(?:pour|para|per|pra) (?:mon|ma|mes|mis?|(?:o |a |la |il )?(?:mi[oae]|meu|minha)) $/iu;
/** Behind somebody for whom it is, before the thing. */
const FOR_AFTER: Partial<Record<DreamLanguage, RegExp>> = {
  tr: /^ için /iu,
  hi: /^ (?:जी )?के लिए /u,
  ja: /^(?:さん|ちゃん)?(?:への(?:手紙|プレゼント|お土産|土産|贈り物|荷物|花束)|のための)/u,
  ko: /^(?:에게|한테|께)? ?(?:줄|드릴|보낼) (?:선물|편지|꽃|케이크|소포|반지|도시락)|^(?:을|를)? 위한 /u,
};
/** Between a letter, or what is like it, and who wrote it or gets it. */
const LETTER = new Set<string>(["letter", "envelope", "postcard", "present", "box", "phone", "bouquet"]);
const FROM: Partial<Record<DreamLanguage, RegExp>> = {
  en: /^ (?:from|to) (?:my |our |his |her |the )?(?:\p{L}+ )?$/iu,
  de: /^ (?:von|an) (?:mein\p{L}* |unser\p{L}* )?(?:\p{L}+ )?$/iu,
  ru: /^ (?:от|к) (?:мо\p{L}+ |сво\p{L}+ )?$/iu,
  tr: /^$/u,
};
/** Behind somebody who would do it, and is not there: "Mom would have hated it". */
const WOULD: Partial<Record<DreamLanguage, RegExp>> = {
  en: /^ (?:would(?:n['’]t)?|might|could) (?:never )?(?:have|['’]ve) (?!come)|^ would (?:hate|love|kill|be (?:so )?(?:angry|proud|mad|furious))(?!\p{L})/iu,
  fr: /^ (?:aurait|auraient|serait) /iu,
  es: /^ (?:habría|habrían|hubiera|se enojaría|se enfadaría) /iu,
  pt: /^ (?:teria|teriam|ia (?:odiar|adorar|ficar)) /iu,
  it: /^ (?:avrebbe|avrebbero|sarebbe) /iu,
  de: /^ (?:hätte|hätten|würde|wäre) /iu,
  ru: /^ (?:бы (?!ть)|\p{L}+ бы )/iu,
};
/** One who is named so and then acts is there. */
const THEN_ACTS: Partial<Record<DreamLanguage, RegExp>> = {
  en: /(?<!\p{L})(?:she|he|they|who|her|him)(?!\p{L})/iu,
  fr: /(?<!\p{L})(?:elle|il|ils|qui|lui)(?!\p{L})/iu,
  es: /(?<!\p{L})(?:ella|él|que|le)(?!\p{L})/iu,
  pt: /(?<!\p{L})(?:ela|ele|que|lhe)(?!\p{L})/iu,
  it: /(?<!\p{L})(?:lei|lui|che|gli)(?!\p{L})/iu,
  de: /(?<!\p{L})(?:sie|er|die|der|ihm|ihr)(?!\p{L})/iu,
  ru: /(?<!\p{L})(?:она|он|котор\p{L}+|ей|ему)(?!\p{L})/iu,
  tr: /(?<!\p{L})(?:o|ona)(?!\p{L})/iu,
};

/** Whether somebody is only mentioned: for whom a thing is, who wrote it, or who would have done something. */
export function isOnlyMentioned(
  one: Mention,
  all: readonly Mention[],
  text: string,
  language: DreamLanguage,
): boolean {
  if (one.kind !== "people" || one.id === "crowd") return false;
  const after = text.slice(one.end, one.end + 40);
  if (WOULD[language]?.test(after)) return true;
  if (all.some((other) => other !== one && other.kind === "people" && other.id === one.id)) return false;
  if (FOR_AFTER[language]?.test(after)) {
    const next = all.find(({ kind, at }) => kind === "things" && at >= one.end);
    return next !== undefined && next.at - one.end < 26;
  }
  if (BOUGHT_FOR.test(text.slice(Math.max(0, one.at - 60), one.at))) return true;
  if (THEN_ACTS[language]?.test(text.slice(one.end, one.end + 60).split(/[.!?…\n]/u)[0]!)) return false;
  const last = all.findLast(({ kind, end }) => kind === "things" && end <= one.at);
  const gap = last && text.slice(last.end, one.at);
  if (!gap || gap.length > 30) return false;
  return FOR[language]?.test(gap) === true || (LETTER.has(last.id) && FROM[language]?.test(gap) === true);
}
