import type { DreamLanguage } from "../language.ts";
import type { ReadText } from "./mentions.ts";
import { sentenceBefore } from "./presence.ts";
import type { Mention } from "./vocabulary.ts";

interface AtHome {
  /** Words before the house's word that say that one is in it. */
  before?: RegExp;
  /** The house's word itself, in its case. */
  word?: RegExp;
  /** Words after it. */
  after?: RegExp;
  /** Anywhere in the dream, without a word for a house: "at grandma's". */
  withoutHouse?: RegExp;
}

/** How a language says that one is in a house. */
const WORDS: Record<DreamLanguage, AtHome> = {
  en: {
    before: /\b(?:at|in|inside|back at|back in|staying at) (?:(?!(?:front|middle) )[\p{L}’']+ ){1,4}$/iu,
    withoutHouse:
      /\b(?:at|round) (?:my |our )?(?:great[- ])?(?:grand(?:ma|mother|pa|father|parents)|gran|gramm?[ay]|nan|nana|nanny|granny|mum|mom|dad|auntie?|uncle|sister|brother|cousin|parents|neighbou?r)(?:['’]s|s['’])(?! (?!for |and |with |but |when |where |in |on |at |again|last )\p{L})|\bI was (?:just |sitting |alone )?at home\b/iu,
  },
  fr: {
    before:
      /(?<!\p{L})(?:dans|à) (?:(?:la|ma|notre|une|sa|leur|cette) |l['’])?(?:vieille |grande |petite |ancienne )?$/iu,
    withoutHouse:
      /(?<!\p{L})(?:chez (?:ma |mon |mes |notre |nos )?(?:grands?[- ]?(?:mère|père|parents)|mamie|mémé|mémère|papi|papy|pépé|mamy|tante|oncle|cousine?|sœur|frère|parents|mère|père|nonna|voisine?)|(?:étais|étions|était|suis|arrivée?|venue?) chez (?:moi|nous))(?!\p{L})/iu,
  },
  it: {
    before:
      /(?<!\p{L})(?:(?:ero|stavo|eravamo|stavamo|siamo|sono|era|c['’]era) (?:\p{L}+ )?(?:a|in)|dentro|nella|in) (?:mia |nostra |quella |una |vecchia |la |una )*$/iu,
    withoutHouse:
      /(?<!\p{L})(?:ero|stavo|eravamo|stavamo|siamo|sono) (?:\p{L}+ )?(?:da|dalla|dai|dal) (?:mi[ao] )?(?:nonn[aoi]|zi[ao]|mamma|miei|cugin[ao]|sorella)(?!\p{L})/iu,
  },
  es: {
    before:
      /(?<!\p{L})(?:en|dentro de) (?:la |mi |nuestra |una |su |esta |esa |aquella )?(?:vieja |antigua )?$/iu,
    withoutHouse:
      /(?<!\p{L})en (?:lo|casa) de (?:mi |la |mis |los )?(?:abuel|yaya|tía|tío|mamá|papá|prim|herman)\p{L}*/iu,
  },
  pt: {
    before:
      /(?<!\p{L})(?:na|em|numa|dentro da?|dentro de|(?:fui|voltei|cheguei|entrei) (?:parar |ter )?(?:à|para a|na)) (?:minha |nossa |sua |uma |antiga |velha )*$/iu,
  },
  de: {
    before: /(?<!\p{L})(?:im|in) (?:(?:\p{L}+(?:em|er|es|en|s)|dem) ){0,2}$/iu,
    withoutHouse:
      /(?<!\p{L})(?:bei (?:meiner |meinem |der |unserer )?(?:Oma|Opa|Großmutter|Großeltern|Tante|Mama|Mutter|Eltern|Schwester)(?: zu ?[Hh]ause)?|(?:war|saß|saßen|waren) (?:\p{L}+ )?zu ?[Hh]ause)(?!\p{L})/u,
  },
  ru: {
    before: /(?<!\p{L})(?:в|по) (?:\p{L}+(?:ом|ем|ём|ой|ей|их) ){0,2}$/iu,
    withoutHouse:
      /(?<!\p{L})у (?:моей )?(?:бабушки|бабули|дедушки|мамы|т[её]ти|родителей)(?: дома)?(?!\p{L})|(?:была?|сидела?|сижу) дома(?!\p{L})/iu,
  },
  tr: {
    word: /^(?:ev|konağ|konak|yazlık|villa|köşk|yalı)\p{L}*?[dt][ae](?:y(?:d|m)\p{L}+|ki|ler|y[ıi]m)?$/iu,
    withoutHouse:
      /(?<!\p{L})(?:anneanne|babaanne|nine|dede|teyze|hala|amca|dayı|abla)(?:m|mız|min|miz|mgil|ler\p{L}*|ngil\p{L}*)?(?:ler|gil)?(?:de|da)(?:y\p{L}+)?(?!\p{L})|(?<!\p{L})evi(?:m|miz)(?:de|dey\p{L}+)(?!\p{L})/iu,
  },
  ar: {
    before: /(?:في|داخل|جوا|جوه|جوة) (?:ال)?$/u,
    word: /^ب(?:ال)?بيت/u,
    withoutHouse: /(?:^|\s)(?:عند|ببيت|ف بيت|فبيت) (?:جدت[يه]|ستي|تيتا|نانا|خالتي|عمتي|جدي|أهلي|اهلي)/u,
  },
  hi: {
    after: /^ (?:में|मे|के (?:अंदर|अन्दर|भीतर)|पर (?:थ|बैठ|सो|हूँ|हूं))/u,
    withoutHouse: /(?:नानी|दादी|मौसी|बुआ|मामा|चाचा) के यहाँ/u,
  },
  ja: {
    after: /^(?:で|の中|に(?:い|お|泊|集)|の(?:居間|台所|部屋|縁側))/u,
    withoutHouse: /(?:おばあちゃん|おじいちゃん|祖母|祖父|実家|うち)(?:の?ところ|ち|ん家|んち)で/u,
  },
  ko: {
    word: /에서/u,
    after: /^(?:에서| ?안에|에 (?:있|모여|앉|누워|와|놀러 (?:와|가서|갔는데)|갔는데|가서))/u,
  },
  zh: {
    before: /(?:在|回到?了?)\S{0,6}$/u,
    withoutHouse: /(?:奶奶|外婆|姥姥|爷爷|外公|姥爷|姑姑|舅舅)家(?:里)?(?!门)/u,
  },
};

/** Words after the house's word by which one is in its garden, on its roof or at its door, and not inside. */
const BESIDE =
  /^(?:['’]s)? ?(?:garden|yard|roof|gate|porch|garage|attic|cellar|basement|fence|front|'nin|['’]?n[ıi]n )|^(?:の(?:庭|前|屋根|外|裏)|の門)|^ ?(?:의 )?(?:마당|앞|지붕|옥상|뒤)|^ (?:के (?:बाहर|सामने|पीछे|आगे|ऊपर)|की छत)/iu;

/** Whether the words say that one is in a house. */
export function saysInHouse({ text, language, of }: ReadText): boolean {
  const { before, word, after, withoutHouse } = WORDS[language];
  const isIn = (one: Mention) => {
    const behind = text.slice(one.end);
    if (BESIDE.test(behind)) return false;
    return (
      before?.test(sentenceBefore(text, one.at)) === true ||
      word?.test(one.text) === true ||
      after?.test(behind) === true
    );
  };
  const houses = of("things").filter(({ id }) => id === "house");
  return houses.some(isIn) || withoutHouse?.test(text) === true;
}
