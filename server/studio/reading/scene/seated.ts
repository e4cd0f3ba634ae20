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
  "stairs",
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

/** What people of dreams fly on. */
const FLOWN = new Set<string>(["carpet", "bed", "sofa", "chair", "armchair", "bench", "stool", "cloud"]);
/** Words before it, or after it, that say so. */
const UPON: Record<DreamLanguage, { before?: RegExp; after?: RegExp }> = {
  en: { before: /\bon (?:top of )?(?:(?:an?|the|my|our) )?(?:[\w'’-]+ )?$/iu },
  fr: { before: /(?<!\p{L})sur (?:(?:une?|le|la|mon|ma|notre) |l['’])?(?:\p{L}+ )?$/iu },
  it: { before: /(?<!\p{L})(?:su|sul|sulla|sopra)(?: una?| il| la| mi[oa])? (?:\p{L}+ )?$/iu },
  es: { before: /(?<!\p{L})(?:en|sobre|encima de) (?:(?:una?|el|la|mi) )?(?:\p{L}+ )?$/iu },
  pt: {
    before:
      /(?<!\p{L})(?:n[oa]|numa?|em|sobre|em cima d[eoa]|em cima de uma?) (?:(?:uma?|o|a|meu|minha) )?(?:\p{L}+ )?$/iu,
  },
  de: { before: /(?<!\p{L})auf (?:\p{L}+ )(?:\p{L}+ )?$/iu },
  ru: { before: /(?<!\p{L})на (?:\p{L}+ )?$/iu },
  ar: { before: /(?<!\p{L})(?:على|فوق|ع) ?(?:ال)?$/u },
  hi: { after: /^ (?:पर|पे|के ऊपर)/u },
  ja: { after: /^(?:に乗|の上|で空)/u },
  ko: { after: /^ ?(?:위|(?:을|를)? ?타|에 앉)/u },
  tr: { after: /^\p{L}*(?:(?<=\p{L})yl[ae]|l[ae]|[dt][ae])?(?: üst[üu]nde| üzerinde)?(?!\p{L})/iu },
  zh: { before: /(?:坐|骑|乘|躺)\p{L}{0,6}$/u },
};

/** What the dreamer flies on: "we flew over the town on a carpet". */
export function flownOn(all: readonly Mention[], text: string, language: DreamLanguage): Thing | undefined {
  const flight = all.find(({ kind, id }) => kind === "actions" && id === "flying");
  const { before, after } = UPON[language];
  const seat = all.find(
    (one) =>
      flight &&
      one.kind === "things" &&
      FLOWN.has(one.id) &&
      Math.max(one.at - flight.end, flight.at - one.end) < 60 &&
      !SENTENCE_END.test(text.slice(Math.min(one.end, flight.end), Math.max(one.at, flight.at))) &&
      (before?.test(text.slice(Math.max(0, one.at - 36), one.at)) ||
        after?.test(text.slice(one.end, one.end + 16))),
  );
  return seat && (seat.id as Thing);
}
/** It rains on it: "chovia em cima da minha secretária". */
const RAINS =
  /(?<!\p{L})(?:chov|nev|llov|lluev|pleuv|pleut|neig|piov|rain|snow|regn|schnei|yağ)\p{L}*(?: \p{L}+){0,2} (?:on|sur|su\p{L}{0,3}|sopra|sobre|encima|em cima|auf) /iu;
const SENTENCE_END = /[.!?…。！？؟।\n;]/u;
const UNDER =
  /(?<!\p{L})(?:under|beneath|sous|sotto|bajo|debajo|sob|debaixo|unter|под|تحت)(?!\p{L})|^ के नीचे|^の下|^ ?(?:밑|아래)|^\p{L}* alt[ıi]n|^底?下/iu;

/** Somebody else sits there: "ベンチに犬が座って", "첫사랑이 그네에 앉아". */
const ANOTHER_SITS: Partial<Record<DreamLanguage, readonly [before: RegExp, after: RegExp]>> = {
  ja: [/(?!)/u, /^[にの][^、。]{0,14}(?<!私|僕|俺|自分)が[^、。]{0,6}(?:座|すわ|腰)/u],
  ko: [
    /(?:^|\s)(?!내가|제가|우리가)\S+[이가] (?:(?!\S*(?:서|고|데|니까|지만|면|며|다가) )\S+ )?$/u,
    /^\S* (?!내가|제가)\S+[이가] (?:\S+ )?앉/u,
  ],
};

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
    if (UNDER.test(verbLast || language === "zh" ? after.slice(0, 10) : before.slice(-16))) return false;
    if (RAINS.test(before)) return false;
    if (!SITS[language].test(verbLast ? after : before)) return false;
    const [others, another] = ANOTHER_SITS[language] ?? [];
    if (others?.test(clause) || another?.test(after)) return false;
    if (AT_ONLY.has(mention.id) && !ON_IT.test(verbLast ? after : before)) return false;
    if (
      language === "tr" &&
      FIRST_IN_TURKISH.test(after + text.slice(mention.end + after.length, mention.end + 40))
    )
      return true;
    return isDreamers(clause, mention.at - clause.length, mention, { all, text, language });
  });
  return seat && { thing: seat.id as Thing };
}
