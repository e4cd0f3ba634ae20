import type { DreamLanguage } from "../language.ts";
import { ENGLISH_AROUND } from "./only-named-en.ts";
import { TURKISH_AROUND } from "./only-named-tr.ts";
import type { Mention } from "./vocabulary.ts";
import { type Around, standsIn } from "./words-around.ts";

const AROUND: Partial<Record<DreamLanguage, readonly Around[]>> = {
  en: ENGLISH_AROUND,
  es: [
    // "No salían patatas sino pulseras", "no eran pájaros, eran peces".
    { before: /(?<!\p{L})no (?:\p{L}+ ){1,2}$/iu, after: /^,? sino(?!\p{L})/iu },
    {
      before: /(?<!\p{L})no (?:era|eran|es|son) (?:un[oa]s? )?$/iu,
      after: /^, (?:era|eran|es|son)(?!\p{L})/iu,
    },
    { before: /pens(?:aba|ando|é) en (?:mi |mis |el |la |una? )?$/iu },
    { before: /guiñ\p{L}+ (?:un |el )?$/iu },
    { before: /recor(?:dó|daba|daban|dó|da) a (?:un[ao]?s? |la |el |mis? )?$/iu },
    { before: /más (?:blanc|negr|roj|fuert|lent|fr[ií]|pálid|rápid)[oae]s? que (?:la |el |una? )?$/iu },
  ],
  fr: [
    { before: /pens(?:ais|ait|é|er) (?:à |au |aux )(?:mon |ma |mes |la |l['’])?$/iu },
    { before: /demand(?:er|ait|e) (?:sa|son|ma|mon|leur) $/iu, kinds: /people/u },
    { before: /rappel(?:ait|le|aient|é) (?:une? |la |le |l['’]|mon |ma |mes )$/iu },
    { before: /on (?:aurait|eût|avait) dit (?:une? |la |le |l['’]|des )$/iu },
  ],
  it: [
    { before: /pens(?:avo|ando|ato) (?:al |alla |all['’]|ai |alle )(?:mi[oa] |miei )?$/iu },
    { before: /(?:mi|ci|gli|le) ricord(?:ava|avano|a|ò) (?:un |una |un['’]|il |la |l['’]|mi[ao] )$/iu },
  ],
  pt: [
    {
      before: /(?<!\p{L})não \p{L}+ $/iu,
      after: /^,? (?:mas|e) (?:sim )?\p{L}+(?=[.,;!?]|$)/iu,
      kinds: /things/u,
    },
    {
      before: /(?<!\p{L})não (?:era|eram|é|são) (?:uma?s? |uns )?$/iu,
      after: /^, (?:era|eram|é|são)(?!\p{L})/iu,
    },
    { before: /pens(?:ava|ando|ei) (?:n[oa]s? |em )(?:meus? |minhas? )?$/iu },
    { before: /lembr(?:ava|avam|ou) (?:(?:um|uma|o|a|meu|minha|de um|de uma) )$/iu },
  ],
  de: [
    { before: /erinner(?:te|ten|t) (?:mich|uns) an (?:einen? |eine |das |den |die |meine[nm]? )?$/iu },
    { before: /(?:fiel(?:en)?|schwebten?|leicht|kalt|weich|\p{L}{3,}t) wie $/iu },
    { after: /^ ist alle(?=$|[,.;!?]| und )/iu, kinds: /things/u },
    {
      before: /(?<!\p{L})woll?te?n? (?:\p{L}+ )?$/iu,
      after: /^ (?:holen|kaufen|essen|bestellen|haben)(?!\p{L})/iu,
      kinds: /things/u,
    },
    { before: /dachte (?:nur |immer )?an (?:mein\p{L}* |die |den |das )$/iu },
    { before: /(?:weiß|weiss|schwarz|rot|kalt|stark|schnell|langsam|blass) wie $/iu },
    { before: /als wäre (?:ich|er|sie|es) (?:ein(?:e|en)? )?(?:\p{L}+ )?$/iu },
    { before: /hätte (?:ich )?(?:so |auch )?gerne? (?:ein(?:e|en)?) $/iu },
  ],
  ru: [
    { before: /дума(?:л\p{L}*|ю) (?:только )?об? (?:мо\p{L}+ |сво\p{L}+ )?$/iu },
    { before: /напомин(?:ал[аои]?|ает|ают) (?:мне )?$/iu },
    { word: /^сердце$/iu, after: /^ (?:\p{L}+ )?(?:колот|бь[её]тся|билось|стуч|в пятк)/iu },
    { after: /^ (?:дома |в \p{L}+ )?(?:забыл|оставил)[аи]?(?!\p{L})/iu, kinds: /things/u },
    { before: /(?<!\p{L})(?:поч[её]м|сколько стоят?|за сколько) (?:\p{L}+ )?$/iu, kinds: /things/u },
    {
      after: /^ (?:надо|нужно|пора)(?!\p{L})/iu,
      kinds: /places/u,
      before: /(?<!\p{L})(?:мне|тебе|нам|ей|ему|им|вам)(?: \p{L}+)? (?:в|на|к) $/iu,
    },
    { before: /(?:хотел[аи]?|мечтал[аи]?) бы (?:я |мы )?$/iu },
  ],
  tr: TURKISH_AROUND,
  ar: [
    { before: /(?:ذكر|فكر)ت?ني $/u },
    { word: /^بيت/u, before: /(?:عفش|[أا]ثاث|عنوان|[إا]يجار|رقم) $/u, noPeople: true },
    { before: /(?<!\p{L})(?:شبه|يشبه|تشبه|بيشبه|بتشبه) $/u },
    { before: /(?<!\p{L})(?:ما (?:شفت|شفنا|لقيت|لقينا)|لم [أا]رى?|ما كان في[هة]?) (?:ولا )?$/u },
    { before: /(?<!\p{L})(?:ما|مش|لا|مفيش|بدون|لم|ليس|مو|مافي|مافيش) .*ولا $/u },
    { before: /(?:يا ?ريت|ليت) (?:كان )?(?:عندي|معي|عنا|معايا|عندنا) $/u },
  ],
  hi: [
    { before: /(?:^|\s)न $/u },
    { before: /कोई (?:\S+ )?$/u, after: /^ (?:भी )?नहीं? (?:देख|था|थी|थे|मिल|दिख|आय)/u },
    { after: /^ (?:तो )?(?:दिख(?:ी|ा|े)|नज़र (?:आई|आया|आए)|नजर (?:आई|आया|आए)) (?:ही )?नहीं/u, noPeople: true },
    { after: /^ (?:कहाँ|कहां|किधर) (?:है|हैं|गई|गया|गए)(?![\p{L}\p{M}])/u, noPeople: true },
    { after: /^ (?:है|हैं|होगा|मिलेगा|मिलेगी) क्या(?![\p{L}\p{M}])/u, noPeople: true },
    { before: /जैसे (?:मैं|वो|वह|हम|मै) (?:पानी में |कोई |एक )?$/u },
  ],
  ja: [
    { after: /^は(?:一|ひと)\p{L}{1,2}も\p{L}{0,6}な(?:かった|い|くて)/u },
    { after: /^[をが]思い出し/u },
    { after: /^が?あれば(?:な|いい|よかった)/u },
    { before: /まるで$/u, after: /^になった(?:みたい|よう)/u },
  ],
  ko: [
    { after: /^(?:이|가)? 아니고(?=[ ,])/u, noPeople: true },
    { after: /^(?:은|는|이|가|도)? 한 (?:마리|명|대|개|척|그루)도 (?:\S+ )?(?:없|못|안)/u },
    { word: /만$/u, after: /^ (?:하게|했|해서|해졌|하더)/u },
    { word: /집에$/u, after: /^ (?:\S+ )?(?:가|오)(?:녜|냬|재|래|냐|자고|라고)/u },
    // A device that gives no sound is there.
    {
      word: /^(?!마이크|스피커|텔레비전|티비|라디오|수도|샤워|물|컴퓨터|노트북|핸드폰|휴대폰|전화|볼펜|펜|연필|총|돈)/u,
      after: /^(?:은|는|이|가|도)? ?(?:하나도 )?안 나(?:오|왔|와)/u,
      noPeople: true,
    },
    { after: /^(?:이|가)? ?(?:생각났|떠올랐|연상)/u },
    { before: /마치 $/u, after: /^(?:이|가)? ?된 (?:것|듯)/u },
  ],
  zh: [{ before: /让我想起了?(?:一[只头个条匹])?$/u }],
};

/** Whether the text only names it, and it is not there. */
export const isOnlyNamed = (
  one: Pick<Mention, "end" | "text"> & Partial<Pick<Mention, "kind">>,
  preceding: string,
  text: string,
  language: DreamLanguage,
): boolean =>
  AROUND[language]?.some((each) => standsIn(each, one, preceding, text.slice(one.end, one.end + 40))) ===
  true;

/** Between two things that are both denied: "kapı da pencere de yoktu", "ドアも窓もなかった". */
const JOINED: Partial<Record<DreamLanguage, RegExp>> = {
  tr: /^ (?:da|de) $/iu,
  ja: /^も、?$/u,
  ko: /^도 $/u,
  hi: /^ (?:भी )?(?:और|या) $/u,
};

/** The mentions right before one that is absent, and joined to it: they are absent, too. */
export function deniedWith(
  all: readonly Mention[],
  absent: readonly Mention[],
  text: string,
  language: DreamLanguage,
): Mention[] {
  const joined = JOINED[language];
  if (!joined) return [];
  return all.filter((one, i) => {
    const next = all[i + 1];
    if (next === undefined || !absent.includes(next) || next.kind !== one.kind) return false;
    // In Korean the particle belongs to the word.
    const from = language === "ko" && one.text.endsWith("도") ? one.end - 1 : one.end;
    return joined.test(text.slice(from, next.at));
  });
}
