import type { DreamLanguage } from "../language.ts";
import { type Aboard, isDreamers } from "./aboard.ts";
import { CLAUSE_END } from "./bearers.ts";
import type { Thing } from "./catalogue.ts";
import { sentenceBefore } from "./presence.ts";
import type { Mention } from "./vocabulary.ts";

/** What one sits or stands on. */
const SEATS = new Set<string>([
  "chair",
  "sofa",
  "armchair",
  "bench",
  "stool",
  "bed",
  "swing",
  "roof",
  "wall",
  "rock",
  "cloud",
  "carpet",
  "tree",
  "table",
  "desk",
  "toilet",
]);

/** To sit, or to stand up on something. */
const SITS: Record<DreamLanguage, RegExp> = {
  en: /\b(?:sat|sit|sits|sitting|seated|perched|(?:stood|standing|climbed|jumped|got) (?:up )?on(?:to)?)\b/iu,
  fr: /(?<!\p{L})(?:assise?s?|asseyais|assieds|perchée?|(?:debout|monté\p{L}*|grimpé\p{L}*|montais) sur)(?!\p{L})/iu,
  it: /(?<!\p{L})(?:sedut[aoie]|sedevo|siedo|sedevamo|(?:in piedi|salit[ao]|salivo) su\p{L}*)(?!\p{L})/iu,
  es: /(?<!\p{L})(?:sentad[ao]s?|sent[éo]|sentaba|sentábamos|subid[ao]s? (?:en|a|al|sobre)|de pie (?:en|sobre))(?!\p{L})/iu,
  pt: /(?<!\p{L})(?:sentad[ao]s?|sentei|sentava|(?:em|de) pé (?:em cima|sobre|n[oa])|em cima d[oae])(?!\p{L})/iu,
  de: /(?<!\p{L})(?:saß|saßen|sitze|sitzen|gesessen|(?:stand|stehe) auf|kletterte auf)(?!\p{L})/iu,
  ru: /(?<!\p{L})(?:сид(?:ел|ела|ели|ю|им)|сел[аи]?|(?:стоял|стояла|стою) на|забрал(?:ся|ась) на)(?!\p{L})/iu,
  ar: /(?:قاعد|جالس|جلست|أجلس|قعدت|نجلس|(?:واقف|واقفة|وقفت) (?:على|فوق|عال))/u,
  hi: /(?:पर|में) (?:\S+ )?(?:बैठ|खड़ी?ा? )/u,
  ja: /(?:座|すわ|腰かけ|腰掛け|の上に(?:立|乗|いた))/u,
  ko: /(?:앉아|앉았|앉은|위에 (?:올라|서 ?있|섰))/u,
  tr: /(?:otur|üst[üu]ne çık|tepesine çık|üst[üu]nde dur)/iu,
  zh: /(?:坐在|坐着|坐到|站在|爬上)/u,
};
const FIRST_IN_TURKISH = /^[^.!?]{0,30}?(?:[dt][ıiuü]m|yor(?:d?u)?m|m[ıiuü]şt[ıiuü]m|duk|yoruz)(?!\p{L})/u;
/** Sitting at a table is not on it. */
const AT_ONLY = new Set(["table", "desk"]);
const ON_IT =
  /(?<!\p{L})on(?:to)? (?:top of )?(?:the|a|my) $|debout sur|monté\p{L}* sur|in piedi su|(?:de pie|subid[ao]) (?:en|sobre)|em cima d|^(?:の上|\p{L}* üst[üu]n| पर (?:चढ़|खड़)| ?위에 (?:올라|서))/iu;

/** What the dreamer sits or stands on. */
export function seatedOf(
  all: readonly Mention[],
  text: string,
  language: DreamLanguage,
): Pick<Aboard, "thing"> | undefined {
  const seat = all.find((mention) => {
    if (mention.kind !== "things" || !SEATS.has(mention.id)) return false;
    const clause = sentenceBefore(text, mention.at).split(CLAUSE_END).at(-1)!;
    const before = clause.slice(-36);
    const after = text.slice(mention.end, mention.end + 26).split(CLAUSE_END)[0]!;
    const verbLast = ["hi", "ja", "ko", "tr"].includes(language);
    if (!SITS[language].test(verbLast ? after : before)) return false;
    if (AT_ONLY.has(mention.id) && !ON_IT.test(verbLast ? after : before)) return false;
    if (
      language === "tr" &&
      FIRST_IN_TURKISH.test(after + text.slice(mention.end + after.length, mention.end + 40))
    )
      return true;
    return isDreamers(clause, mention.at - clause.length, mention, all);
  });
  return seat && { thing: seat.id as Thing };
}
