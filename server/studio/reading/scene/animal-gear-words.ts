import type { DreamLanguage } from "../language.ts";
import { patternOf } from "../matching/letters.ts";

/** Articles, possessives, numbers and adjectives before the noun of what an animal has. */
const W = "(?:[\\p{L}\\p{M}'’-]+ ){0,3}";
const after = (verbs: string, end = W) => patternOf(`(?:^|[ ,])(?:${verbs}) ?${end}$`, "iu");

/** How a language says that an animal carries a thing, tested on the text between the two. */
interface GearWords {
  /** Between the animal and the thing. */
  bears?: RegExp;
  holds?: RegExp;
  wears?: RegExp;
  /** "With", which needs one of the words below. */
  with?: RegExp;
  /** Behind the thing, in languages with the verb last. */
  afterIt?: { bears?: RegExp; holds?: RegExp; wears?: RegExp };
  /** Between the thing and the animal: "bir çuval taşıyan eşek". */
  before?: { bears?: RegExp; holds?: RegExp; wears?: RegExp };
  /** In the same clause: on its back, or in its mouth. */
  back: RegExp;
  mouth: RegExp;
}

export const GEAR: Record<DreamLanguage, GearWords> = {
  en: {
    bears: after(
      "carrying|carried|carries|loaded (?:up )?with|laden with|hauling|hauled|lugging|bearing|bore|transporting|piled (?:high )?with",
    ),
    holds: after("holding|held|holds|clutching|clutched|balancing|waving|twirling|gripping|opened|put up"),
    wears: after("in|wearing|wore|wears|with|had on|sporting|put on"),
    with: after("with|had"),
    before: {
      bears:
        / (?:strapped |tied |loaded |balanced |piled )?(?:on|onto|across) (?:the back of )?(?:an?|the|my|our|his|her) (?:\p{L}+ )?$/iu,
    },
    back: /on (?:its|his|her|their|the) backs?|across its back|strapped to/iu,
    mouth:
      /in (?:its|his|her|their) (?:mouth|beak|jaws|teeth|paws?|claws?|trunk|hands?|arms|tentacles?|talons)s?/iu,
  },
  tr: {
    afterIt: {
      bears: /^\p{L}* (?:\p{L}+ )?(?:taşı|sırtlan|sırtla|yüklen|yükl[üe]|çek(?!iç)|götür)/iu,
      holds: /^\p{L}* (?:\p{L}+ )?(?:tut|taşı|salla|kaldır|açmış|aç(?:tı|ıyor)|uzat|getir)/iu,
      wears: /^\p{L}* (?:\p{L}+ )?(?:giy|tak(?!ıl)|geçir)/iu,
    },
    before: {
      bears: /^\p{L}* (?:taşıyan|yüklü|sırtlamış|yüklenmiş) (?:bir |iki |üç )?(?:\p{L}+ )?$/iu,
      holds: /^\p{L}* (?:tutan|taşıyan) (?:bir |iki |üç )?(?:\p{L}+ )?$/iu,
      wears:
        /^\p{L}* (?:giymiş|giyen|takmış|takan) (?:bir |iki |üç )?(?:\p{L}+ )?$|^l[ıiuü] (?:bir )?(?:\p{L}+ )?$/iu,
    },
    back: /sırt(?:ında|larında|ına|larına)|(?<!\p{L})yükle|semerinde/iu,
    mouth:
      /ağz(?:ında|ındaki|ıyla)|gagasında|pençesinde|patisinde|elinde|kucağında|hortumu(?:nda|yla)|dişlerinde|kolunda/iu,
  },
  de: {
    bears: after("trug|trugen|trägt|schleppte\\p{L}*|beladen mit|transportierte"),
    holds: after("hielt|hielten|hält|schwenkte|balancierte"),
    wears: after("in|mit|trug|trugen|trägt|hatte"),
    with: after("mit|hatte"),
    before: { bears: / auf (?:dem Rücken )?(?:eine[mnrs]|de[mrs]) (?:\p{L}+ )?$/iu },
    back: /auf (?:dem|seinem|ihrem) Rücken/iu,
    mouth: /im (?:Maul|Schnabel|Mund)|in (?:der|den|seinen|ihren) (?:Pfoten?|Krallen|Händen|Rüssel)/iu,
  },
  es: {
    bears: after(
      "llev(?:aba|an|aban|ando|a)|carg(?:aba|aban|ando|ad[oa]s? (?:con|de)|a)|cargad[oa]s?|transportaba",
    ),
    holds: after("sosten\\p{L}+|sujet\\p{L}+|agarr\\p{L}+|llev(?:aba|aban|ando|a)"),
    wears: after("con|en|llev(?:aba|aban|ando|a)|puest[oa]s?|usa(?:ba|ndo)|calzad[oa]s? con|de"),
    with: after("con|tenía"),
    before: {
      bears:
        / (?:en|sobre|encima de|a) (?:(?:el )?(?:lomo|espalda|lomos) (?:de )?)?(?:una?|el|la|mi|del) (?:\p{L}+ )?$/iu,
    },
    back: /(?:en|sobre) (?:el|su|la|los) (?:lomo|espalda|lomos|joroba)s?|a cuestas/iu,
    mouth: /en (?:la|el|su|las) (?:boca|pico|hocico|patas?|garras?|trompa|mano)s?/iu,
  },
  fr: {
    bears: after("port(?:ait|aient|ant|e)|transportait|transportant|chargée?s? (?:de|d['’]|avec)|traînait"),
    holds: after("ten(?:ait|aient|ant)|tient|brandissait|port(?:ait|ant|e)"),
    wears: after("en|avec|port(?:ait|aient|ant|e)|chaussée?s? de|aux|à|coiffée?s? (?:de|d['’])"),
    with: after("avec|avait"),
    before: {
      bears: / (?:sur|à) (?:le )?(?:dos (?:de|d['’]) ?)?(?:une?|le|la|l['’]|mon|du) ?(?:\p{L}+ )?$/iu,
    },
    back: /sur (?:le|son|leur) dos/iu,
    mouth: /dans (?:la|le|sa|son|ses|les) (?:gueule|bec|bouche|pattes?|griffes|trompe|mains?)/iu,
  },
  it: {
    bears: after("portava(?:no)?|porta|trasporta(?:va|ndo)?|caric[oah]i? (?:di|d['’])|carico con|trascinava"),
    holds: after("teneva(?:no)?|tiene|reggeva|portava(?:no)?|stringeva"),
    wears: after("con|in|portava(?:no)?|indossa(?:va|vano|ndo)?|calzava|aveva"),
    with: after("con|aveva"),
    before: {
      bears:
        / (?:su|sopra|in groppa a|sulla schiena di|sul dorso di|sul|sulla) ?(?:un[oa]?|un['’]|il|la|l['’])? ?(?:\p{L}+ )?$/iu,
    },
    back: /sulla (?:schiena|groppa)|in groppa|sul dorso/iu,
    mouth: /in bocca|nel becco|con la proboscide|(?:tra|fra) (?:le|i) (?:zampe|denti)|nelle zampe|in mano/iu,
  },
  pt: {
    bears: after(
      "carreg(?:ava|avam|ando|ad[oa]s? (?:de|com)|a)|carregad[oa]s?|lev(?:ava|avam|ando|a)|transportava|a carregar|a levar",
    ),
    holds: after("segur(?:ava|avam|ando|a)|levantava|a segurar"),
    wears: after("com|de|em|us(?:ava|avam|ando)|calç(?:ava|ando|ad[oa]s? (?:com|de))|a usar|vestia"),
    with: after("com|tinha"),
    before: {
      bears:
        / (?:em cima d[eao]|no lombo d[eao]|nas costas d[eao]|sobre|num|numa|no|na) ?(?:uma?|o|a)? ?(?:\p{L}+ )?$/iu,
    },
    back: /n[oa]s? (?:lombo|costas|corcova|dorso)|às costas/iu,
    mouth: /n[oa]s? (?:boca|bico|focinho|patas?|garras?|tromba|mãos?)/iu,
  },
  ar: {
    bears:
      /^ (?:(?:كان|كانت|اللي|وهو|وهي) )?(?:[يتب]?[يت]?حمل|حامل|شايل|محمل|محملة|[يت]نقل|حاملة|شايلة|هاز|هازة) ?(?:ب|على ظهر\p{L}+ )?(?:ال)?(?:\p{L}+ )?$/u,
    holds:
      /^ (?:(?:كان|كانت|اللي|وهو|وهي) )?(?:[يتب]?[يت]?مسك|ماسك|ماسكة|حامل|حاملة|شايل|شايلة|[يت]حمل|معاه|معه|بيده) ?(?:ب|في \p{L}+ )?(?:ال)?$/u,
    wears: /^ (?:(?:كان|كانت|اللي|وهو|وهي) )?(?:لابس|لابسة|لابسين|[يت]لبس|[يت]رتدي|[يت]نتعل|ب) ?(?:ال)?$/u,
    before: { bears: /^ (?:على|فوق) (?:ظهر )?(?:ال)?$/u },
    back: /على ظهر|فوق ظهر/u,
    mouth: /في (?:فم|منقار|يد|خرطوم)|ب(?:فم|يد|منقار)|بتم/u,
  },
  hi: {
    afterIt: {
      bears: /^ (?:\S+ )?(?:ढो|लाद|लदा|लदे|लदी|उठा|ले जा)/u,
      holds: /^ (?:\S+ )?(?:पकड़|थाम|लिए|लेकर|उठा|दबा)/u,
      wears: /^ (?:\S+ )?(?:पहन|लगा|डाल)/u,
    },
    before: {
      bears: /^ (?:ढोता|ढोती|लादे|लदा|उठाए) (?:हुआ |हुई |हुए )?(?:एक )?$/u,
      wears: /^ (?:पहने|पहनी|लगाए) (?:हुआ |हुई |हुए )?(?:एक )?$/u,
    },
    back: /पीठ पर|पर .{0,14}लद/u,
    mouth: /मुँह में|मुंह में|चोंच में|पंजे में|हाथ में|सूँड|सूंड/u,
  },
  ja: {
    afterIt: {
      bears: /^\p{L}{0,3}を\p{L}{0,6}(?:背負|運ん|運び|載せ|乗せ|積ん|担い)/u,
      holds: /^\p{L}{0,3}を\p{L}{0,6}(?:くわえ|咥え|持っ|抱え|握|さし|差し|抱い|掲げ)/u,
      wears: /^を\p{L}{0,6}(?:はい|履い|穿い|かぶ|被|着|かけ|つけ)/u,
    },
    before: {
      bears: /^\p{L}{0,3}を\p{L}{0,4}(?:背負った|載せた|乗せた|積んだ|運ぶ|担いだ)\p{L}{0,4}$/u,
      holds: /^\p{L}{0,3}を\p{L}{0,4}(?:くわえた|咥えた|持った|抱えた|さした|差した)\p{L}{0,4}$/u,
      wears: /^を(?:はいた|履いた|穿いた|かぶった|着た|かけた|つけた)\p{L}{0,4}$/u,
    },
    back: /背中|背に|背負/u,
    mouth: /口に|くちばしに|鼻に|手に|くわえ|咥え/u,
  },
  ko: {
    afterIt: {
      bears: /^\S* (?:\S+ )?(?:지고|싣고|실고|나르|운반|짊어)/u,
      holds: /^\S* (?:\S+ )?(?:들고|물고|쥐고|안고|쓰고 있)/u,
      wears: /^\S* (?:\S+ )?(?:신고|신었|신은|쓰고|썼|입고|입었|끼고|메고|매고)/u,
    },
    before: {
      bears: /^\S* (?:진|실은|나르는|짊어진) (?:\S+ )?$/u,
      holds: /^\S* (?:든|문|쥔|들고 있는|물고 있는) (?:\S+ )?$/u,
      wears: /^\S* (?:신은|신고 있는|쓴|입은|낀|맨|멘) (?:\S+ )?$/u,
    },
    back: /등에|등 위에/u,
    mouth: /입에|부리에|손에|코로/u,
  },
  ru: {
    bears: after(
      "н[её]с(?:ла|ли)?|в[её]з(?:ла|ли)?|тащил\\p{L}*|навьючен\\p{L}*|нагружен\\p{L}*|таскал\\p{L}*",
    ),
    holds: after("держал\\p{L}*|н[её]с(?:ла|ли)?"),
    wears: after("в|с|носил\\p{L}*|надел\\p{L}*"),
    with: after("с|со"),
    before: { bears: / на (?:спине (?:у )?)?(?:\p{L}+ )?$/iu },
    back: /на (?:своей )?спине|на горбу/iu,
    mouth: /в (?:зубах|клюве|пасти|лапах?|руках|хоботе|когтях)/iu,
  },
  zh: {
    bears: /^\p{L}{0,3}(?:驮|馱|背|载|运|扛|拉)(?:着|了)?\p{L}{0,4}$/u,
    holds: /^\p{L}{0,3}(?:叼|拿|举|舉|撑|撐|抱|捧|含|握|打)(?:着|著|了)?\p{L}{0,4}$/u,
    wears: /^\p{L}{0,3}(?:穿|戴)(?:着|著|了)?\p{L}{0,4}$/u,
    before: { wears: /^的\p{L}{0,4}$/u },
    back: /背上|背着|驮/u,
    mouth: /嘴里|嘴裡|嘴上|爪|手里|手上|鼻子/u,
  },
};
