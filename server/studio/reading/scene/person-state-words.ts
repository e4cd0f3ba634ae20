import type { DreamLanguage } from "../language.ts";
import { patternOf } from "../matching/letters.ts";

/** How a person is, beside what they do. */
export type StateKind =
  | "giant"
  | "tiny"
  | "old"
  | "clear"
  | "longLegs"
  | "faceless"
  | "openMouth"
  | "asleep"
  | "tears";

type Words = Partial<Record<DreamLanguage, string>>;

/** In small letters without marks. Adjectives of the person named beside them. */
const ADJECTIVES: Partial<Record<StateKind, Words>> = {
  giant: {
    en: "giant|gigantic|enormous|huge|colossal|towering|(?:as )?(?:tall|big) as an? (?:house|tree|tower|building|mountain|giant)|the size of an? (?:house|tree|tower|building|mountain)|(?:three|four|five|six|ten|twenty|\\d\\d?) (?:met(?:er|re)s|feet|stor(?:ie|ey)s) (?:tall|high)",
    tr: "dev gibi|devasa|kocaman|dev|(?:ev|agac|kule|bina|dag) kadar|(?:iki|uc|dort|bes|on) metre(?:lik| boyunda)?",
    de: "riesig\\p{L}*|gigantisch\\p{L}*|gewaltig\\p{L}*|riesengro\\p{L}*|so gross wie ein \\p{L}+",
    es: "gigante|gigantesc[oa]|enorme|inmens[oa]|(?:tan )?alt[oa] como una? (?:casa|arbol|torre|edificio)|del tamano de una? (?:casa|arbol|torre|edificio)|de (?:tres|cuatro|cinco|diez) metros",
    fr: "geante?|gigantesque|enorme|immense|(?:aussi )?grande? comme une? (?:maison|arbre|tour|immeuble)|de (?:trois|quatre|cinq|dix) metres",
    it: "gigante|gigantesc[oa]|enorme|immens[oa]|alt[oa] come un[ao]? (?:casa|albero|torre|palazzo)|alt[oa] (?:tre|quattro|cinque|dieci) metri",
    pt: "gigante|gigantesc[oa]|enorme|imens[oa]|(?:do tamanho|da altura) de uma? (?:casa|arvore|torre|predio)|(?:tres|quatro|cinco|dez) metros de altura",
    ru: "огромн\\p{L}+|гигантск\\p{L}+|ростом с (?:дом|дерево)",
    ar: "عملاقة?|ضخمة?|ضخم جدا|طول(?:ه|ها) (?:عشرة|خمسة|ثلاثة) أمتار",
    hi: "विशाल|विशालकाय|बहुत बड़[ाीे]|पहाड़ जितन[ाीे]|घर जितन[ाीे]",
    ja: "巨大な?|でっかい|ものすごく大きな?|(?:三|五|十|3|5|10)メートルの",
    ko: "거대한|거대했|거인 같은|거인처럼|집채만 ?한|산만 ?한|엄청(?:나게)? 큰|엄청 컸",
    zh: "巨大的?|很高大的?|巨人般的?|像房子一样大",
  },
  tiny: {
    en: "tiny|minuscule|miniature|teeny|thumb-sized|palm-sized|(?:no bigger than|the size of|as small as|as big as) (?:an? |my |his |her )?(?:thumb|finger|palm|hand|doll|mouse|pea|ant|matchstick|match|fingernail|toy|bean)|shrunk|shrank|shrunken",
    tr: "minicik|minnacik|kucucuk|ufacik|minyatur|parmak kadar|el kadar|avuc ?(?:ici)? kadar|(?:bebek|oyuncak|karinca|fare) kadar|boyu (?:bir )?parmak",
    de: "winzig\\p{L}*|daumengro\\p{L}*|so (?:klein|gross) wie (?:ein|mein) (?:daumen|finger|puppe|maus)\\p{L}*|geschrumpft",
    es: "diminut[oa]s?|minuscul[oa]s?|chiquitit[oa]s?|(?:del tamano de|del porte de|como) (?:un|una|mi|la) (?:dedo|pulgar|palma|mano|muneca|hormiga|raton|uña|una)|encogid[oa]s?",
    fr: "minuscules?|tout petits?|toute petite|(?:pas plus grande? qu|haute? comme|de la taille d)[e']? ?(?:une?|mon|la) ?(?:pouce|doigt|main|poupee|souris|fourmi)",
    it: "minuscol[oaie]|piccolissim[oa]|piccol[oa] piccol[oa]|(?:grande come|alt[oa] come|delle dimensioni di) (?:un|una|il mio|la mia) ?(?:dito|pollice|mano|bambola|topo|formica)",
    pt: "minuscul[oa]s?|pequenin[oa]s?|(?:do tamanho d[eoa]|da altura d[eoa]) ?(?:um|uma|meu|minha)? ?(?:dedo|polegar|palma|mao|boneca|formiga|rato)|encolhid[oa]s?",
    ru: "крошечн\\p{L}+|крохотн\\p{L}+|размером с (?:палец|ладонь|куклу|мышь)|с (?:палец|ладонь|мизинец)|уменьшил\\p{L}+",
    ar: "صغيرة? جدا|صغيرة? كتير|صغيرة? اوي|قزمة?|(?:بحجم|قد|طوله|حجمه|حجمها) (?:ال)?(?:إصبع|اصبع|كف|يد|عقلة|نملة|لعبة)\\p{L}*",
    hi: "नन्ह[ाीे](?:[- ]स[ाीे])?|बौन[ाीे]|(?:उंगली|उँगली|अंगूठे|हथेली|गुड़िया|चींटी) (?:जितन[ाीे]|के बराबर)",
    ja: "(?:手のひら|てのひら|親指|指|豆粒|人形|ねずみ)(?:サイズ|くらい|ぐらい|ほど|大)(?:の|に|で)?(?:大きさ)?の?|小さな小さな|ちっちゃな|とても小さい|小さくなって|縮んで",
    ko: "(?:손바닥|엄지|손가락|인형|콩알|개미|주먹)만 ?(?:한|해|하게|했|큼)\\S*|조그만|조그마한|아주 작은|작아진|작아져\\S*|쪼그만",
    zh: "(?:拇指|手掌|巴掌|蚂蚁|娃娃)(?:那么|一样|般)?(?:大|小)的?|很小的|小小的|变小了?的?|迷你的?",
  },
  old: {
    en: "(?<!my |our |his |her |an? good |good )(?:very |really )?(?:old|elderly)|ancient",
    tr: "yasli|ihtiyar",
    de: "alte[rn]?|uralte[rn]?|betagte[rn]?",
    es: "viej[oa]s?|ancian[oa]s?|viejit[oa]s?",
    fr: "vieux|vieil|vieille|agee?",
    it: "vecchi[oa]|anzian[oai]",
    pt: "velh[oa]s?|idos[oa]s?|velhinh[oa]s?",
    ru: "стар(?:ый|ая|ого|ую|енький|енькая)|пожил\\p{L}+",
    ar: "عجوز|كبيرة? (?:في|بال?) ?(?:ال)?سن|مسنة?",
    hi: "बूढ़[ाीे]|बुज़ुर्ग|बुजुर्ग",
    ja: "年老いた|年配の|老いた|お年寄りの",
    ko: "늙은|나이 ?든|나이 많은",
    zh: "年老的|老年|上了年纪的|年迈的",
  },
  clear: {
    en: "transparent|see-through|translucent|(?:could|can) see (?:right |straight )?through (?:him|her|them|me|my)|made of glass",
    tr: "saydam\\p{L}*|seffaf\\p{L}*|ici gorunen",
    de: "durchsichtig\\p{L}*|transparent\\p{L}*",
    es: "transparentes?|traslucid[oa]s?",
    fr: "transparente?s?|translucides?",
    it: "trasparent[ei]",
    pt: "transparentes?",
    ru: "прозрачн\\p{L}+",
    ar: "شفافة?|شفافين",
    hi: "पारदर्शी|आर-?पार दिख\\p{M}*\\p{L}*",
    ja: "透明な?|透けて\\p{L}{0,3}|透き通った?|半透明の?",
    ko: "투명한|투명했\\S*|투명해\\S*|비치는",
    zh: "透明的?",
  },
};

/** Said of a person by words of the body. */
const PHRASES: Partial<Record<StateKind, Words>> = {
  longLegs: {
    en: "(?:very |really |impossibly |incredibly |extremely |such )?long legs|legs (?:were |was |are |that were )?(?:so |very |too |incredibly |really )?long|legs (?:had )?(?:grew|grown|stretched)|legs (?:so|as) long",
    tr: "(?:upuzun|uzun|kocaman|uzuun) bacak\\p{L}*|bacak\\p{L}* (?:o kadar |cok |asiri |bayagi )?(?:uzun|upuzun|uzamis|uzuyordu)\\p{L}*",
    de: "(?:lange|langen|endlose) beine?n?|beine? (?:so |sehr )?(?:lang|waren (?:so )?lang)",
    es: "piernas (?:eran |muy |tan |larguisimas|super )*larg\\p{L}+|piernas larguisimas|largas piernas",
    fr: "(?:longues|tres longues|immenses) jambes|jambes (?:etaient )?(?:si |tres |trop |tellement )?(?:longues|immenses|interminables)",
    it: "(?:lunghe|lunghissime) gambe|gambe (?:erano )?(?:cosi |molto |tanto )?(?:lunghe|lunghissime)",
    pt: "(?:longas|compridas|enormes) pernas|pernas (?:eram |muito |tao |super )*(?:longas|compridas|compridissimas|enormes)",
    ru: "длинн\\p{L}+ ног\\p{L}*|ноги (?:были )?(?:такие |очень )?длинн\\p{L}+",
    ar: "(?:رجلي|رجول|أرجل|ارجل|سيقان|ساقي)\\p{L}* (?:كانت )?(?:طويلة?|طوال)(?: جدا)?",
    hi: "(?:पैर|टाँग\\p{M}*|टांग\\p{M}*|टाँगें|टांगें) (?:इतने |इतनी |बहुत |बड़े )?(?:लंब|लम्ब)\\p{M}*|(?:लंब|लम्ब)[ीे] (?:पैर|टाँग|टांग)\\p{M}*",
    ja: "(?:足|脚)が(?:とても|すごく|異様に|めっちゃ|やたら)?長\\p{L}*|長い(?:足|脚)",
    ko: "다리[가는] (?:너무 |아주 |엄청 |무척 |굉장히 )?(?:길\\S*|긴)|긴 다리",
    zh: "腿(?:很|特别|非常|太)?长|长长的腿|长腿",
  },
  faceless: {
    en: "faceless|featureless|without (?:an? |any )?faces?|(?:had|has|with) no faces?|didn't have (?:an? )?faces?|(?:his|her|their) faces? (?:was|were) (?:blank|missing|gone|smooth)|blank faces?",
    tr: "yuzsuz\\p{L}*|yuz\\p{L}* (?:yok\\p{L}*|olmayan|gorunmuyor\\p{L}*|bombostu|silinmis\\p{L}*|duz\\p{L}*)",
    de: "gesichtslos\\p{L}*|ohne gesicht(?:er)?|(?:hatte|hatten) keine? gesicht(?:er)?",
    es: "sin (?:cara|rostro)s?|no ten[ií]an? (?:cara|rostro)s?",
    fr: "sans visages?|n'av\\p{L}+ pas de visages?|avai(?:t|ent) pas de visages?|sans tete ni visage",
    it: "senza (?:volto|viso|faccia)|non avev\\p{L}+ (?:il |un |la )?(?:volto|viso|faccia)",
    pt: "sem (?:rosto|cara)s?|nao tinham? (?:rosto|cara)s?",
    ru: "без лиц\\p{L}*|безлик\\p{L}+|не было лиц\\p{L}*",
    ar: "(?:بلا|بدون|من غير|من دون|بلا أي) (?:وجه|وجوه|وش|ملامح)|(?:ما|ماله|ليس|مالهم|ملوش|مالوش|ما كان)(?: له| لها| لهم| عنده| إله)? (?:وجه|وجوه|وش|ملامح)",
    hi: "(?:बिना चेहरे|चेहराविहीन|बेचेहरा)\\p{M}*|चेहर\\p{M}* (?:ही )?(?:नहीं|गायब)",
    ja: "顔(?:の|が)?な(?:い|かった|く)|のっぺらぼう|顔のない",
    ko: "얼굴(?:이|도)? ?없\\S*",
    zh: "没有?脸的?|无脸|没有面孔|没有五官",
  },
  openMouth: {
    en: "mouths? (?:was |were |still |wide |hung |hanging |stayed )*open|open(?:ed|ing)? (?:my|his|her|their|your|the) mouths?(?: wide)?|open[- ]mouthed|jaws? (?:dropped|hanging)",
    tr: "agz\\p{L}* (?:bir karis |kocaman |sonuna kadar |hep |hala )?(?:acik\\p{L}*|actim|acti|acmis\\p{L}*|acinca|acip|acarak)|ag[iı]z acik",
    de: "mund (?:weit |ganz )?(?:offen|auf|geoffnet)|(?:offenem|aufgerissenem) mund",
    es: "bocas? (?:bien |muy |toda )?abiertas?|(?:abri|abria|abrio|abrir|abierto|abro|abre) (?:mucho )?la boca",
    fr: "bouches? (?:grande |toute |bien )?ouvertes?|(?:ouvr\\p{L}+|ouvert) (?:grand )?la bouche",
    it: "bocc(?:a|he) (?:ben |tutta )?(?:spalancat|apert)[ae]|(?:apr\\p{L}+|aperto|spalanc\\p{L}+) la bocca",
    pt: "bocas? (?:bem |toda |muito )?(?:aberta|escancarada)s?|(?:abr\\p{L}+) a boca",
    ru: "открыт\\p{L}+ рт\\p{L}+|рот (?:был )?(?:широко )?открыт|открыв?\\p{L}* рот|разину\\p{L}+ рот",
    ar: "(?:فم|تم|بق|حلق)\\p{L}* مفتوح|فات[حخ]\\p{L}* (?:فم|تم|بق|حلق)\\p{L}*|فتح\\p{L}* (?:فم|تم|بق|حلق)\\p{L}*",
    hi: "(?:मुँह|मुंह|मुह) (?:पूरा |बड़ा )?(?:खुला|खोल\\p{M}*\\p{L}*|फाड़\\p{M}*)",
    ja: "口(?:を)?(?:大きく|ぽかんと|あんぐり)?(?:開け|あけ|開い)\\p{L}?|口が(?:開い|あい)\\p{L}?|ぽかんと",
    ko: "입[을이]? ?(?:크게 |쩍 |떡 )?(?:벌[리린렸려]|벌어)\\S*|입을 (?:크게 )?(?:연|열)\\S*",
    zh: "张(?:大|开|着)了?嘴巴?|嘴巴?(?:大)?张(?:着|开|得)",
  },
  asleep: {
    en: "(?:with )?(?:his|her|their|my|all) eyes (?:were )?(?:shut|closed)|(?:asleep|sleeping|slept) (?:standing up|standing|on their feet|on his feet|on her feet)|standing (?:up )?(?:fast )?(?:asleep|sleeping)",
    tr: "gozleri? (?:hep |sim)?kapali\\p{L}*|gozlerini kapat\\p{L}*|ayakta uyu\\p{L}*",
    de: "(?:mit )?geschlossenen augen|augen (?:waren )?(?:zu|geschlossen)|im stehen schl\\p{L}+|schliefen? im stehen",
    es: "(?:con )?los ojos cerrados|dorm\\p{L}+ (?:de pie|parad[oa]s?)",
    fr: "(?:les )?yeux (?:etaient )?ferm\\p{L}+|dorm\\p{L}+ debout",
    it: "(?:gli )?occhi (?:erano )?chiusi|dorm\\p{L}+ in piedi",
    pt: "(?:de |com (?:os )?)olhos fechados|dorm\\p{L}+ (?:em|de) pe",
    ru: "(?:с )?закрыт\\p{L}+ глаз\\p{L}+|спа\\p{L}+ стоя",
    ar: "(?:عيون|عين)\\p{L}* (?:مغمض|مسكر|مغلق)\\p{L}*|(?:مغمض|مسكر)\\p{L}* (?:عيون|عين)\\p{L}*|ناي?[مئ]\\p{L}* و(?:هي|هو|هم|هما) واقف\\p{L}*|واقف\\p{L}* (?:وناي|ناي)\\p{L}*",
    hi: "(?:आँखें|आंखें|आँख|आंख) (?:बंद|मूँद)\\p{M}*|खड़े[- ]खड़े सो\\p{M}*",
    ja: "目を(?:閉じ|つぶ|つむ)\\p{L}?|立ったまま(?:寝|眠)\\p{L}*",
    ko: "눈을? ?감\\S*|(?:서서|선 채로?) ?(?:자|잠|졸)\\S*",
    zh: "闭着?眼睛?|站着睡",
  },
  tears: {
    en: "tears (?:were )?(?:run|ran|roll|stream|fall|fell|pour|drip|com)\\p{L}*|tears (?:in|on) (?:his|her|their)|(?:tearful|tear-stained|teary)|with tears",
    tr: "goz\\p{L}* (?:dolu|yas\\p{L}*)|gozyas\\p{L}*|goz yas\\p{L}*|gozu yasli",
    de: "tranen (?:liefen|rannen|in den augen|ubers?)|mit tranen",
    es: "(?:con|tenia) lagrimas|lagrimas (?:en|por|le)|llorando a mares",
    fr: "en larmes|larmes (?:aux|coul|lui|sur)\\p{L}*",
    it: "(?:in|con le) lacrime|lacrime (?:agli|sul|che)",
    pt: "(?:em|com) lagrimas|lagrimas (?:nos|pel|a)\\p{L}*",
    ru: "в слезах|со слезами|сл[её]зы (?:тек|кат|бежал)\\p{L}*",
    ar: "دموع\\p{L}* (?:نازل|تنزل|على|تسيل)\\p{L}*|بدموع|والدموع",
    hi: "आँसू|आंसू",
    ja: "涙を(?:流|浮かべ)\\p{L}?|涙が\\p{L}{0,6}",
    ko: "눈물(?:을|이|이?)? ?(?:흘|글썽|나|뚝뚝|쏟)\\S*",
    zh: "流着?眼?泪|泪流满面|眼泪",
  },
};

const made = new Map<DreamLanguage, { kind: StateKind; adjective: boolean; pattern: RegExp }[]>();

/** The words of all states in a language. */
export function stateWordsOf(
  language: DreamLanguage,
): { kind: StateKind; adjective: boolean; pattern: RegExp }[] {
  const known = made.get(language);
  if (known) return known;
  const spaced = language !== "ja" && language !== "zh" && language !== "ko";
  const of = (all: Partial<Record<StateKind, Words>>, adjective: boolean) =>
    (Object.keys(all) as StateKind[]).flatMap((kind) => {
      const source = all[kind]![language];
      if (!source) return [];
      const whole = spaced ? `(?<![\\p{L}\\p{M}])(?:${source})(?![\\p{L}\\p{M}])` : source;
      return [{ kind, adjective, pattern: patternOf(whole, "giu") }];
    });
  const words = [...of(ADJECTIVES, true), ...of(PHRASES, false)];
  made.set(language, words);
  return words;
}
