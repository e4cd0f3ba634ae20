import type { DreamLanguage } from "../language.ts";

/**
 * Relations to the dreamer that can be seen by what somebody wears, holds or does beside the dreamer. The first that
 * matches counts: "my uncle's daughter" is a cousin before "uncle" makes an uncle of her.
 */
// prettier-ignore
const RELATIONS = {
  inLaws: /(?:^| )suegros$|suoceri$|sogros$|beaux-parents|schwiegereltern/iu,
  motherInLaw: /mother[- ]in[- ]law|suegra|suocera|sogra|belle-mère|belle-mere|kayınvalide|kayınana|kaynana|schwiegermutter|свекровь|т[её]щ|حمات|सास|義母|(?<![姑大二三四小])姑(?![姑妈娘父])|시어머니|장모|婆婆|岳母/iu,
  fatherInLaw: /father[- ]in[- ]law|suegro$|suocero|sogro$|beau-père|beau-pere|kayınpeder|kayınbaba|schwiegervater|св[её]кор|тесть|حماي|ससुर|義父|(?<![舅大二三四小])舅(?![舅妈父母])|시아버지|장인|公公|岳父/iu,
  colleague: /coll(?:ea|è|e)g[aue]|^collegh|co-?worker|workmate|coleg[ao]|(?:compañer[oa]) de (?:trabajo|oficina)|iş arkadaş|mesai|kolleg|коллег|同僚|동료|同事|زميل|सहकर्मी/iu,
  ex: /(?:^|[ '’])ex(?:[- ]|$|nov|mari|muj|esp|namor|freund|mann|frau|wife|husb|boyf|girlf|ragazz|fidanz|moglie|copain|copine)|^eski (?:karı|koca|sevgil|eş)|元(?:カ|彼|夫|妻|嫁|恋)|前(?:夫|妻|任|男|女)|طليق|бывш|^전 ?(?:남|여|부|애인)|old (?:boy|girl)friend/iu,
  cousin: /(?:uncle|aunt|auntie)['’]s |^(?:fille|fils) de m|^figli[ao] di mi[ao] zi|^hij[oa] de mi t|^filh[oa] d[oa] m\p{L}+ ti|^(?:amca|dayı|teyze|hala)(?:m[ıi]n|nın|nin)? (?:kız|oğ)|(?:चाचा|मामा|मौसी|बुआ) क[ाी]|(?:おじ|おば|叔父|伯父|叔母|伯母)(?:さん)?の|(?:삼촌|이모|고모) (?:딸|아들)|^(?:tochter|sohn) meine|cousin|kuzen|kuzin|^prim[oa]s?$|cugin|^(?:و|ال)?(?:ابن|ابنة|بنت|ولد|[أا]?ولاد|أبناء|بنات) (?:عم|خال)|चचेर|ममेर|मौसेर|फुफेर|いとこ|従[兄弟姉妹]|사촌|двоюродн|^[表堂][哥弟姐妹]/iu,
  neighbour: /^neighbou?r|voisin|^vicin[oaie](?: di casa)?$|^vecin|vizinh|komşu|^(?:و|ال|ل)?جار(?:ي|ت|ة|نا|ه|تي|تنا)?$|पड़ोस|隣人|近所|隣の(?:人|旦那|ご主人|奥さん|お[じば]|お[兄姉])|이웃|옆집|сосед|邻居|nachbar/iu,
  partner: /^(?:husband|wife|(?:boy|girl)friend|fianc[ée]e?|spouse|partner)$|^marid|^espos[oa]|^prometid|^(?:mi|mis) novi|^novio mío|^maris?$|épou[sx]|petite? amie?$|^fiancée?$|^copain|^(?:marit|mogli)|fidanzat|namorad|^noiv[oa] |^kocam?|^beyim|^karım|^eşim|^sevgilim|^nişanl|(?:kız|erkek) arkadaş|^(?:و|ل|ب)?زوج(?:ي|تي|ها|ه)$|خطيب|حبيب|^पति$|पत्नी|बीवी|प्रेम|मंगेतर|फ्रेंड|फ़्रेंड|^夫|^妻|旦那|^嫁|彼氏|^彼女|(?:ボーイ|ガール)フレンド|奥さん|남편|아내|(?:남자|여자) ?친구|[남여]친|마누라|와이프|애인|^муж(?!ч|ик)|^жен(?:а|ой|у|е|ы)$|丈夫|老[公婆]|^对象|妻子|[男女]朋友|^ehe(?:mann|frau)/iu,
  boss: /boss|manager|^direct(?:or|eur|rice)|^diretor|^direttor|^direttrice|müdire|^jef[ea]$|^patron(?:ne)?$|^patron|^capo$|^chefe$|patr[oõ][ãa]|^patrona$|müdür|مدير|बॉस|मैनेजर|上司|社長|部長|課長|사장|부장|팀장|과장|상사|차장님|начальни|директор|老板|经理|领导|^chefin?$/iu,
  aunt: /^(?:great-?)?aunt|tante|^tati?e|^zi(?:a|e|etta)$|^tías?(?: |$)|^mis tías|^tita$|teyze|^hala|^yenge|^(?:ti|titi)as?$|عم(?:ة|تي|ته|تها)$|خال(?:ة|تي|ته|تها)$|चाची|मौसी|बुआ|^मामी|^ताई|आंटी|叔母|伯母|おば(?:さん|ちゃん)|고모|이모|숙모|т[её]т[яеую]|^[姑姨]|^[大二三四小][姑姨婶]|阿姨|舅[妈母]|婶婶|婶子|큰어머니|작은어머니|큰엄마|작은엄마/iu,
  uncle: /^(?:great-?)?uncle|oncle|^tonton|^zi[oi]$|^tíos?$|^tios?$|^amca|^dayı|^enişte|^(?:و|ال)?عم(?:ي|ه|ها|و)?$|^(?:و|ال)?خال(?:ي|ه|ها|و)?$|चाचा|^मामा|ताऊ|फूफा|अंकल|叔父|伯父|おじ(?:さん|ちゃん)|삼촌|고모부|이모부|^дяд|叔叔|舅舅|舅父|伯伯|^[大二三四小][舅叔伯]|큰아버지|작은아버지|큰아빠|작은아빠|onkel/iu,
  stranger: /stranger|yabancı|desconocid|inconnu|sconosciut|estranho|غريب|अजनबी|知らない人|見知らぬ|不審者|낯선|незнаком|陌生|fremde|killer|murder|stalker|intruder|kidnapp|assassin|asesino|tueur|katil|قاتل|殺人|殺し屋|犯人|ストーカー|살인|괴한|убийц|凶手|mörder/iu,
} as const;
export type Relation = keyof typeof RELATIONS;

/** Words that mean a relation in one language only. */
const IN_LANGUAGE: Partial<Record<DreamLanguage, readonly [RegExp, Relation][]>> = {
  fr: [[/^chef/iu, "boss"]],
  it: [
    [/mi[oa] ragazz[oa]$/iu, "partner"],
    [/^(?:il |mio )+vicino$/iu, "neighbour"],
  ],
  de: [[/^chef(?!k)|^vorgesetzte|^abteilungsleiter/iu, "boss"]],
};
/** Words for any man or woman that name a partner directly after "my": "mein Mann", "ma femme", "mi mujer". */
const PARTNER_AFTER_MY: Partial<Record<DreamLanguage, { word: RegExp; my: RegExp }>> = {
  de: { word: /^(?:mann(?:es)?|frau)$/iu, my: /(?<!\p{L})(?:mein|unser)(?:e[mnrs]?)? $/iu },
  fr: {
    word: /^(?:femme|homme|mec|conjointe?|compagn(?:on|e)|chérie?)$/iu,
    my: /(?<!\p{L})m(?:on|a) $/iu,
  },
  es: { word: /^(?:mujer|hombre|chic[oa]|pareja|compañer[oa])$/iu, my: /(?<!\p{L})mi $/iu },
  pt: { word: /^(?:mulher|homem|companheir[oa])$/iu, my: /(?<!\p{L})(?:meu|minha) $/iu },
  it: { word: /^(?:uomo|donna|compagn[oa]|moros[oa])$/iu, my: /(?<!\p{L})mi[oa] $/iu },
};
/** "My ex husband", "eski kocam", "mi antigua novia". */
const FORMERLY = /(?:\bex[- ]?|former |eski |antigu[oa] |ancien(?:ne)? |元|前の?|бывш\p{L}+ |전 |पूर्व )$/iu;

/** "知らない男", "tanımadığım bir adam". */
const UNKNOWN =
  /(?:知らない|見知らぬ|謎の|(?<!\p{L})strange |unknown |tanımadığım (?:bir )?|낯선 |모르는 |陌生的?|незнаком\p{L}+ |अनजान |unbekannt\p{L}+ |fremde\p{L}* )$/iu;

/*
 * Japanese and Chinese also call any older man or woman uncle or aunt. They are no relatives where the text in front says
 * where they work or what they do: "宿管阿姨" (AT_WORK), "座ってるおじさん" (DESCRIBED).
 */
const JAPANESE_ELDER = /^お(?:じ|ば)(?:さん|ちゃん)$/u;
const CHINESE_ELDER = /^(?:阿姨|叔叔)$/u;
const AT_WORK =
  /(?:宿管|食堂|保洁|清洁|环卫|保安|警察|门卫|楼下|隔壁|超市|社区|收费|卖\p{L}{1,3}的?|[员厂店摊]的?|快递|外卖|司机|陌生)$/u;
const DESCRIBED = /(?:[ぁ-ん][るたい]|(?:屋|駅|店|席|売り場|受付|窓口|レジ|掃除|警備|工事)の)$/u;

/**
 * The relation that a word for a man or a woman names; `before` is the text in front of it. The caller has replaced "İ",
 * which these patterns do not compare.
 */
export function relationOf(word: string, before: string, language: DreamLanguage): Relation | undefined {
  if (language === "ja" && JAPANESE_ELDER.test(word) && DESCRIBED.test(before)) return undefined;
  if (language === "zh" && CHINESE_ELDER.test(word) && AT_WORK.test(before)) return undefined;
  const relation =
    IN_LANGUAGE[language]?.find(([pattern]) => pattern.test(word))?.[1] ??
    (Object.keys(RELATIONS) as Relation[]).find((one) => RELATIONS[one].test(word));
  if (!relation && UNKNOWN.test(before)) return "stranger";
  const partner = PARTNER_AFTER_MY[language];
  if (partner?.word.test(word) && partner.my.test(before)) return "partner";
  return relation === "partner" && FORMERLY.test(before) ? "ex" : relation;
}

/** Whether a word for a friend names a colleague. Spanish "colega" is any friend. */
export const isColleague = (word: string, language: DreamLanguage): boolean =>
  RELATIONS.colleague.test(word) && (language !== "es" || !/^colegas?$/iu.test(word));

/** Words for sons, daughters, grandchildren, nephews and nieces. */
const OWN_CHILD =
  /^(?:grand|step|god)?(?:sons?|daughters?)$|nephew|niece|^(?:my|our) (?:kids|children|boy|girl)|^fils$|^figli|^hij[oa]s?|hijit|hijastr|^filh|^(?:ni?et|sobrin|nipot|net|neveu|nièce|petit-fils|petite-fille)|oğlum?|kızım|^(?:ابن|بنت|ولد)(?:ي|تي|نا)|^[أا]بنا[ئء]|حفيد|^बेट|पोत|भती|भां|息子|娘|孫|甥|姪|아들|딸|손[자녀]|조카|^(?:сын|доч|внук|внуч|племян)|儿子|女儿|孙|^(?:sohn|söhne|tochter|töchter|enkel|neffe|nichte)|torunu?m|yeğen/iu;
/** "My", "ma", also before an adjective: the text in front of "kids", "fille". */
const MINE =
  /(?:(?:\b(?:my|our|ma|mes|mon|nos|mein|meine|unsere?)|(?:mi[aeo]?|miei|minh[ao]s?|meus?|mis|nuestr[oa]s?|nossos?) ?) (?:\p{L}+ )?|मेर[ाीे] (?:\S+ )?|(?:私|僕|うち|我)[のが的]?(?:\p{L}{1,2})?|(?:내|우리|제) |мо[йяиеюё]\p{L}* )$/iu;

/** Whether a word for a child names one of the dreamer's family; `before` is the text in front of it. */
export const isOwnChild = (named: string, before: string): boolean =>
  OWN_CHILD.test(named) || MINE.test(before);
