import type { DreamLanguage } from "../language.ts";
import type { Mention } from "./vocabulary.ts";

/** What is said of clothes that one has on, in place of a verb of wearing; "_" stands for their word. */
const ON_BODY: Record<DreamLanguage, RegExp> = {
  en: /\bpockets? (?:of|in) my (?:\w+ )?_|\bmy (?:\w+ )?_(?:['’]s)? (?:pockets?|sleeves?|collar|(?:had |has )?(?:got|gets|was|is|were|went|became) (?:all |so |completely |totally )?(?:slim|wet|soak|dirt|torn|ripp|cover|mudd|drench|ruin|stain|too |inside out))/iu,
  fr: /(?<!\p{L})poches? de (?:mon|ma) (?:\p{L}+ )?_|(?<!\p{L})(?:mon|ma) _ (?:était|est|devenait) (?:tout |toute )?(?:trempée?|mouillée?|sale|déchirée?|gluante?|couverte?|tachée?)/iu,
  es: /(?<!\p{L})bolsillos? de mi _|(?<!\p{L})mi _ (?:estaba|quedó|se (?:puso|volvió)) (?:tod[oa] )?(?:mojad|empapad|suci|rot|pegajos|manchad)/iu,
  pt: /(?<!\p{L})bolsos? d[oa] (?:meu |minha )_|(?<!\p{L})(?:meu|minha) _ (?:estava|ficou|tava) (?:tod[oa] )?(?:molhad|encharcad|suj|rasgad|pegajos|manchad)/iu,
  it: /(?<!\p{L})tasc(?:a|he) de(?:l|lla|llo) mi[oa] _|(?<!\p{L})(?:mio|mia) _ era (?:tutt[oa] )?(?:bagnat|zupp|sporc|strappat|viscid|macchiat)/iu,
  de: /(?<!\p{L})Taschen? (?:meines|meiner) _|(?<!\p{L})mein[e]? _ (?:war|ist|wurde) (?:ganz |völlig |total )?(?:nass|schmutzig|zerrissen|schleimig|dreckig|voller)/iu,
  ru: /(?<!\p{L})карман\p{L}* (?:моего |своего )_|(?<!\p{L})(?:мой|моя) _ (?:был[аи]? )?(?:весь |вся )?(?:мокр|грязн|порван|скользк)/iu,
  tr: /_\p{L}*m[ıiuü]n (?:cep|kol|yaka)|_\p{L}*m (?:\p{L}+ )?(?:ıslan|ıslak|kirlen|yırtıl|çamur)/iu,
  ar: /(?:جيوب|جيب|جيبي) (?:ال)?_/u,
  hi: /(?:अपने|मेरे) _ की (?:जेब|आस्तीन)|(?:मेरा|मेरी) _ (?:\S+ )?(?:गील|भीग|गंद|फट)/u,
  ja: /_の(?:ポケット|袖|裾|襟|胸ポケット|ボタン)|_[がは](?:全部|すごく|もう)?(?:ヌメヌメ|ぬめぬめ|ヌルヌル|ぬるぬる|びしょ|濡れ|汚れ|破れ|泥|血まみれ|べとべと|ドロドロ)/u,
  ko: /_(?:의)? ?(?:주머니|소매|옷깃)|(?:내|제) _(?:이|가) (?:\S+ )?(?:젖|더러|찢어|미끌)/u,
  zh: /_的?(?:口袋|兜|袖子|领子)|我的_(?:都|全)?(?:湿|脏|破|黏)/u,
};
/** That a person has on nothing else. */
const ONLY: Partial<Record<DreamLanguage, RegExp>> = {
  fr: /_ autour (?:de la taille|des hanches|des reins)/iu,
  de: /(?<!\p{L})nur (?:mit|in) (?:einem |einer |dem )?_/iu,
  ru: /(?<!\p{L})в одн(?:ом|ой) _/iu,
  tr: /_\p{L}*yl[ae]y[dm]\p{L}+/iu,
  ar: /ب_ (?:فقط|بس)(?!\p{L})/u,
  ja: /_(?:一枚|いちまい|1枚)(?:だけ)?(?:で|だった|の姿|を巻)/u,
};

/** Whether clothes are on a person by what is said of them: their pockets are searched, they are wet. */
export function isOnBody(one: Mention, before: string, after: string, language: DreamLanguage): boolean {
  // Turkish endings and the Arabic preposition belong to the word.
  const ending =
    language === "tr" ? one.text.replace(/^(?:takım elbise|havlu|pijama|üniforma|ceket)/iu, "") : "";
  const preposition = language === "ar" && /^[وف]?بال/u.test(one.text) ? "ب" : "";
  const said = `${before}${preposition}_${ending}${after}`;
  return ONLY[language]?.test(said) === true || (one.id !== "towel" && ON_BODY[language].test(said));
}
