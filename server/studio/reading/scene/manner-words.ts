import type { DreamLanguage } from "../language.ts";

interface MannerWords {
  /** Right before the noun. */
  big?: RegExp;
  long?: RegExp;
  /** Right behind it. */
  bigAfter?: RegExp;
  longAfter?: RegExp;
  /** Of a clock. */
  noHands: RegExp;
  /** A thing that floats, before its noun and behind it. */
  floats: RegExp;
  water: RegExp;
  /** What is in the water by itself: boats, and who swims there. */
  inAir: RegExp;
}

export const MANNERS: Record<DreamLanguage, MannerWords> = {
  en: {
    big: /(?<!\p{L})(?:big|large|great|massive|colossal|humongous|ginormous|oversized|gargantuan|whopping) (?:\p{L}+ )?$/iu,
    long: /(?<!\p{L})(?:long|endless|very long|stretched) (?:\p{L}+ )?$/iu,
    noHands:
      /(?:without|with no|had no|has no|missing its|lost its) (?:any |its |the )?hands(?!\p{L})|handless/iu,
    floats: /(?<!\p{L})(?:float(?:ing|ed|s)?|drift(?:ing|ed|s)?|bobb(?:ing|ed))(?!\p{L})/iu,
    water:
      /(?<!\p{L})(?:water|lake|river|sea|pond|pool|stream|canal|ocean|bath|creek|flood\p{L}*|loch|harbour)(?!\p{L})/iu,
    inAir: /in (?:the |mid)?-?(?:air|sky)|above|up(?:wards)? |away|overhead|over the|ceiling/iu,
  },
  tr: {
    big: /(?<!\p{L})(?:büyük|iri|büyücek|kallavi|koskocaman|iri yarı) (?:bir )?(?:\p{L}+ )?$/iu,
    long: /(?<!\p{L})(?:uzun|upuzun|uzunca) (?:bir )?(?:\p{L}+ )?$/iu,
    noHands:
      /(?:akre[bp]\p{L}*|yelkovan\p{L}*|ibre\p{L}*)(?: \p{L}+){0,3} (?:yok|eksik|düşmüş|kayıp|olmayan)\p{L}*|akrepsiz|yelkovansız|ibresiz/iu,
    floats: /(?<!\p{L})(?:yüz(?:üyor|üyo|er|en|dü|mek|müş|erek)\p{L}*|süzül\p{L}+|sürüklen\p{L}+)/iu,
    water:
      /(?<!\p{L})(?:su(?:yun|da|lar\p{L}*|ya|yu)?|göl\p{L}*|nehir|nehr\p{L}*|deniz\p{L}*|dere\p{L}*|havuz\p{L}*|ırmak\p{L}*)(?!\p{L})/iu,
    inAir: /hava|gökyüz|gökte|tavan|bulut/iu,
  },
  de: {
    big: /(?<!\p{L})(?:gro(?:ß|ss)e?[nrsm]?|dicke[nrs]?|mächtige[nrs]?) (?:\p{L}+ )?$/iu,
    long: /(?<!\p{L})(?:lange?[nrsm]?|endlose?[nrs]?|ellenlange?[nrs]?) (?:\p{L}+ )?$/iu,
    noHands: /ohne Zeiger|keine Zeiger/iu,
    floats: /(?<!\p{L})(?:schw[aio]mm\p{L}*|trieb(?:en)?|treib\p{L}+)(?!\p{L})/iu,
    water: /(?<!\p{L})(?:Wasser|See|Fluss|Meer|Teich|Becken|Bach|Pool)(?!\p{L})/iu,
    inAir: /Luft|Himmel/iu,
  },
  es: {
    big: /(?<!\p{L})(?:gran|grandes) (?:\p{L}+ )?$/iu,
    bigAfter:
      /^ (?:\p{L}+ )?(?:muy |bien )?(?:grandes?|grandot[ea]s?|tremend[oa]s?|grandísim[oa]s?)(?!\p{L})/iu,
    longAfter: /^ (?:muy |bien )?(?:larg[oa]s?|larguísim[oa]s?|interminables?)(?!\p{L})/iu,
    noHands: /sin (?:manecillas|agujas)|no ten[íi]an? (?:manecillas|agujas)/iu,
    floats: /(?<!\p{L})flot\p{L}+/iu,
    water: /(?<!\p{L})(?:agua|lago|r[íi]o|mar|estanque|piscina|alberca|arroyo|laguna|bah[íi]a)(?!\p{L})/iu,
    inAir: /aire|cielo|techo/iu,
  },
  fr: {
    big: /(?<!\p{L})(?:gros(?:ses?)?|grande?s?|énormes) (?:\p{L}+ )?$/iu,
    long: /(?<!\p{L}|le )(?:long(?:ue)?s?|interminables?) (?:\p{L}+ )?$/iu,
    longAfter: /^ (?:très |super )?(?:long(?:ue)?s?|interminables?|allongée?s?)(?!\p{L})/iu,
    noHands:
      /sans aiguilles?|n['’] ?avai(?:t|ent) (?:plus|pas) d['’] ?aiguilles?|(?:plus|pas) d['’] ?aiguilles?/iu,
    floats: /(?<!\p{L})flott\p{L}+/iu,
    water: /(?<!\p{L})(?:eau|lac|rivière|mer|étang|piscine|fleuve|bassin|mare|canal)(?!\p{L})/iu,
    inAir: /air(?!\p{L})|ciel|plafond/iu,
  },
  it: {
    big: /(?<!\p{L})(?:grand[ei]|gross[oaei]|gran) (?:\p{L}+ )?$/iu,
    bigAfter: /^ (?:\p{L}+ )?(?:molto )?(?:grand[ei]|gross[oaei]|grandissim[oaei])(?!\p{L})(?! come)/iu,
    longAfter:
      /^ (?:molto )?(?:lung(?:o|a|hi|he)|lunghissim[oaei]|interminabil[ei])(?!\p{L})(?! (?:il|la|lo|le|i|gli|un|una|tutto)(?!\p{L})| l['’])/iu,
    noHands: /senza (?:le )?lancette|non aveva(?:no)? (?:più )?(?:le )?lancette/iu,
    floats: /(?<!\p{L})gallegg\p{L}+/iu,
    water: /(?<!\p{L})(?:acqua|lago|fiume|mare|stagno|piscina|laguna|canale)(?!\p{L})/iu,
    inAir: /aria|cielo|soffitto/iu,
  },
  pt: {
    big: /(?<!\p{L})(?:grandes?|baita) (?:\p{L}+ )?$/iu,
    bigAfter: /^ (?:\p{L}+ )?(?:muito |bem )?(?:grandes?|grandões|grandão|grandona)(?!\p{L})/iu,
    longAfter:
      /^ (?:muito |bem )?(?:comprid[oa]s?|long[oa]s?|compridíssim[oa]s?|longuíssim[oa]s?)(?!\p{L})/iu,
    noHands: /sem (?:os )?ponteiros|não tinham? (?:mais )?ponteiros/iu,
    floats: /(?<!\p{L})(?:flutu|boi)(?:a|ava|avam|ando|am|ar)(?!\p{L})/iu,
    water: /(?<!\p{L})(?:água|lago|rio|mar|lagoa|piscina|açude|canal|tanque)(?!\p{L})/iu,
    inAir: /(?<!\p{L})ar(?!\p{L})|céu|teto/iu,
  },
  ru: {
    big: /(?<!\p{L})(?:больш(?:ой|ая|ое|ие|ую|их|ого)|здоровенн\p{L}+|громадн\p{L}+) (?:\p{L}+ )?$/iu,
    long: /(?<!\p{L})длинн\p{L}+ (?:\p{L}+ )?$/iu,
    noHands: /без стрелок|не было стрелок|стрелок не было/iu,
    floats: /(?<!\p{L})(?:плава\p{L}+|плы(?:л|в|ли|ла|ло)\p{L}*)/iu,
    water: /(?<!\p{L})(?:вод[еуыао]\p{L}*|озер\p{L}+|рек[еуиа]|мор[еюя]|пруд\p{L}*|бассейн\p{L}*)(?!\p{L})/iu,
    inAir: /воздух|неб/iu,
  },
  ar: {
    bigAfter: /^ (?:ال)?كبير(?:ة|ه|ين)?(?!\p{L})/u,
    longAfter: /^ (?:ال)?طويل(?:ة|ه)?(?!\p{L})/u,
    noHands: /(?:بلا|بدون|بدو|من غير|من دون) عقارب|(?:ما|ليس) ?(?:في|ل|إل|ال)ها عقارب|مالهاش عقارب/u,
    floats: /(?<!\p{L})(?:[يت]طفو|طافي(?:ة)?|عايم(?:ة|ين)?|[بك]?[يت]عوم|طايف(?:ة|ين)?)(?!\p{L})/u,
    water: /(?:ال)?(?:ماء|مي[ةه]|ماي|بحر|نهر|بحيرة|مسبح|بركة|ترعة)/u,
    inAir: /هوا|سما|سقف/u,
  },
  hi: {
    big: /(?:बड़[ाीे]|बड़े-बड़े|मोट[ाीे]) (?:सा |सी |से )?(?:\S+ )?$/u,
    long: /(?:लंब[ाीे]|लम्ब[ाीे]) (?:सा |सी |से )?(?:\S+ )?$/u,
    noHands: /बिना (?:सुइ|सूइ|काँट|कांट)\S*|(?:सुइ|सूइ)\S* (?:नहीं|गायब|नही)/u,
    floats: /तैर|बह रह/u,
    water: /पानी|झील|नदी|समुद्र|तालाब|गंगा|समंदर|पूल|जल(?!\p{M}|\p{L})/u,
    inAir: /हवा|आसमान|छत/u,
  },
  ja: {
    big: /(?:大きな|大きい|でかい|大)$/u,
    long: /(?:長い|長ーい|長すぎる|細長い|なが[いー]+)$/u,
    noHands: /針(?:の|が)?(?:ない|無い|なか|無か|なく|消え)/u,
    floats: /浮[かいくき]|流れて|漂/u,
    water: /水|湖|川|海|池|プール|風呂/u,
    inAir: /空|宙|天井/u,
  },
  ko: {
    big: /(?:^|\s)(?:큰|커다란|큼직한|엄청 큰|대왕) ?(?:\S+ )?$/u,
    long: /(?:^|\s)(?:긴|기다란|길쭉한|엄청 긴) (?:\S+ )?$/u,
    noHands: /(?:시계 ?|시곗)?바늘(?:이|도|은)? ?(?:없|사라)/u,
    floats: /떠 ?(?:있|다니|내려|가)|둥둥|떠다/u,
    water: /물|호수|강(?!아)|바다|연못|수영장/u,
    inAir: /공중|하늘|허공|천장/u,
  },
  zh: {
    big: /(?<!\p{L})(?:大|很大的|大大的|好大的|特别大的)$|(?:一?[只个头条匹](?:很|特别)?大)(?:\p{L}色?的?)?$/u,
    long: /(?:长长的|很长的|长的|細長的|细长的)$/u,
    noHands: /(?:没有|沒有|没)(?:了)?(?:指针|指針)|(?:指针|指針)(?:不见|沒|没)/u,
    floats: /漂|浮/u,
    water: /水|湖|河|海|池/u,
    inAir: /空中|天上|天空/u,
  },
};
