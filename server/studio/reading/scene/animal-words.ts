import type { DreamLanguage } from "../language.ts";
import { patternOf } from "../matching/letters.ts";

type Words = Partial<Record<DreamLanguage, RegExp>>;

/** Builds "<filler> <is> <adverbs> <determiner> <adjectives>" between somebody and what they are. */
const isGap = (verb: string, adverb: string, determiner: string, preposition: string): RegExp =>
  patternOf(
    `^(?: (?:${preposition}) (?:\\p{L}+ ){0,2}\\p{L}+)?,? (?:(?:who|that|which|qui|che|que) )?(?:${verb})(?: ?(?:${adverb}))*(?: (?:${determiner}) ?(?:(?!(?:${preposition}) )[\\p{L}-]+ ){0,2}| )?(?: ?(?<=[ '’]))$`,
    "iu",
  );
/** Prepositions, which end a noun: "was with a cat" is no cat. */
const PREP = {
  en: "with|of|in|on|at|to|for|and|like|than|from|by|near|behind|beside|about|inside|under|over",
  fr: "avec|de|du|des|dans|sur|à|pour|et|comme|que|chez|près|derrière|devant|sous",
  es: "con|de|del|en|sobre|a|al|para|y|como|que|por|detrás|delante|bajo",
  pt: "com|de|do|da|em|no|na|sobre|a|ao|para|pra|e|como|que|por|atrás",
  it: "con|di|del|della|in|nel|su|sul|a|al|per|e|come|che|da|dietro|sotto",
  de: "mit|von|in|im|auf|an|am|zu|für|und|wie|als|bei|hinter|neben|unter",
};
const TURN = {
  en: "(?:had )?(?:turned|turns|turning|turn|transformed|transforms|transforming|morphed|morphs|changed|changing|changes) (?:back )?into|became|becomes|had become",
  fr: "s['’]est (?:transformée?|changée?|métamorphosée?) en|se (?:transformait|changeait|transforme|métamorphosait) en|s['’]étai(?:t|ent) transformée?s? en|devenai(?:t|ent)|est devenue?|devient|était devenue?",
  es: "se (?:convirtió|convertía|convierte|transformó|transformaba|transforma|había convertido|había transformado|convirtieron|convertían) en|se volvió|se volvía|se hizo",
  pt: "(?:virou|virava|vira|viraram|tinha virado)|se (?:transformou|transformava|tornou|tornava) (?:em|num)?|(?:transformou|transformava|tornou|tornava)-se (?:em|num|numa)?",
  it: "si (?:è|era) trasformat[oa] in|si (?:trasformava|trasformò|trasforma) in|(?:diventava|diventò|diventa|era diventat[oa]|è diventat[oa])",
  de: "verwandelte(?:n)? sich (?:plötzlich )?in|wurde(?:n)?(?: plötzlich)?(?: zu| zum| zur)?|hat sich in",
};
const NOUN_DET = {
  en: "an?|the|my|our|your|some|this|that|one",
  fr: "une?|des|mon|ma|mes|notre|nos|le|la|les|l['’]",
  es: "una?|unos|unas|mis?|el|la|los|las|nuestr[oa]s?",
  pt: "uma?|uns|umas|o|a|os|as|(?:[oa] )?(?:meu|minha|nosso|nossa)",
  it: "una?|uno|un['’]|dei|degli|delle|il|lo|la|i|gli|le|l['’]|(?:(?:il|la) )?(?:mi[oa]|nostr[oa])",
  de: "eine?[mnr]?|der|die|das|mein[er]?|unser[er]?",
};
/** "The driver was a monkey". */
export const IS: Words = {
  en: isGap(
    "was|were|is|are|turned out to be|happened to be|was played by|is played by",
    "actually|really|all|just|now|in fact|apparently|somehow|basically|literally|both|also|only|like",
    NOUN_DET.en,
    PREP.en,
  ),
  fr: isGap(
    "c['’]étai(?:t|ent)|étai(?:t|ent)|c['’]est|est|sont|était en fait",
    "en fait|tous|toutes|juste",
    NOUN_DET.fr,
    PREP.fr,
  ),
  es: isGap(
    "era|eran|es|son|resultó ser|resultaba ser|resultaron ser",
    "todos|todas|en realidad|literalmente",
    NOUN_DET.es,
    PREP.es,
  ),
  pt: isGap(
    "era|eram|é|são|na verdade era",
    "todos|todas|na verdade|literalmente|tipo",
    NOUN_DET.pt,
    PREP.pt,
  ),
  it: isGap("era|erano|è|sono|in realtà era", "tutti|tutte|in realtà|proprio", NOUN_DET.it, PREP.it),
  de: isGap("war|waren|ist|sind", "alle|eigentlich|plötzlich|wirklich", NOUN_DET.de, PREP.de),
  ru: /^,? (?:котор\p{L}+ )?(?:был[аи]?|оказал(?:ся|ась|ись)|это|это был[а]?|— это|—|-)? ?(?:наш\p{L}* |мо[йяе]\p{L}* |больш\p{L}+ |огромн\p{L}+ |настоящ\p{L}+ )?$/iu,
  zh: /^(?:居然|竟然|竟|都|原来|其实)?是(?:我们?家?的?|一?[只个头条匹]|\p{L}{0,3}的)?$/u,
  ja: /^(?:さん|たち|先生)?(?:が|は|も|って|、)+(?:みんな|全部|全員|なぜか|実は|うちの|飼ってる|[でど]っ?かい|巨大な|大きな|\p{L}{0,4}の)*$/u,
  ko: /^(?:이|가|은|는|도|들이|들은)? ?(?:다 |모두 |전부 |우리 ?집? |알고 보니 |사실 |내 |커다란 |거대한 |큰 )*$/u,
  hi: /^ (?:तो |भी |असल में |दरअसल )*(?:एक |हमार[ाीे] |मेर[ाीे] |कोई |बड़[ाीे] |बहुत बड़[ाीे] |विशाल )*$/u,
  tr: /^(?: hoca| amca| bey| hanım)? (?:de |da |ise |hep |hepsi |aslında |meğer |bildiğin |resmen )*(?:bizim |benim )?(?:koca |kocaman |dev |büyük |küçük |minik |\p{L}+ )?(?:bir )?$/u,
  ar: /^ (?:(?:كان|كانت|كانوا|طلع|طلعت|طلعو|هو|هي|عبارة عن) )?(?:ال)?$/u,
};
export const AFTER_IS: Words = {
  ja: /^(?:さん|ちゃん|くん)?(?:だった|でした|だっ|だ(?!け|が)|なの|だと|で(?!き|は?ない)|じゃん)/u,
  hi: /^ (?:था|थी|थे|निकल|है|ही थ)/u,
};
/** Forms that say that somebody is one, where the verb is an ending. */
export const FORM_IS: Words = {
  ko: /^(?:들)?(?:였|이었|임|였음|이더|인 ?거|인데|이다|이야)/u,
  tr: /^(?:\p{L}*(?:y?[dt][ıiuü]|m[ıiuü]ş)(?:l[ae]r)?(?:\p{L}{0,3})?(?!\p{L})|\p{L}* (?:idi|imiş|çıktı|olmuş|çıkmış)|\p{L}{0,5}\s*(?:[.,!…\n]|$))/u,
};
export const WAS_BEFORE = /(?:كان|كانت|طلع|طلعت) (?:ال)?$/u;

/** "My boss turned into a toad". */
export const BECAME: Words = {
  en: isGap(TURN.en, "suddenly|slowly|then", NOUN_DET.en, PREP.en),
  fr: isGap(TURN.fr, "soudain|peu à peu", NOUN_DET.fr, PREP.fr),
  es: isGap(TURN.es, "de repente", NOUN_DET.es, PREP.es),
  pt: isGap(TURN.pt, "de repente", NOUN_DET.pt, PREP.pt),
  it: isGap(TURN.it, "all['’]improvviso|improvvisamente", NOUN_DET.it, PREP.it),
  de: isGap(TURN.de, "plötzlich", NOUN_DET.de, PREP.de),
  ru: /^ (?:\p{L}+ )?(?:превратил(?:ся|ась|ись)|превращал(?:ся|ась)|стал[аи]?) (?:в )?(?:\p{L}+ )?$/iu,
  zh: /^(?:突然|慢慢)?(?:变成|變成|成)了?(?:一?[只个头条匹])?$/u,
  ja: /^(?:さん|たち|先生)?(?:が|は|も)(?:急に|突然|いつの間にか|だんだん)?(?:大きな|巨大な|\p{L}{0,3}の)?$/u,
  ko: /^(?:이|가|은|는|도)? ?(?:갑자기 |점점 )?(?:큰 |커다란 )?$/u,
  hi: /^ (?:अचानक |धीरे धीरे )?(?:एक |बड़[ाीे] )*$/u,
  tr: /^ (?:birden |birdenbire |aniden |yavaş yavaş )*(?:koca |kocaman |dev )?(?:bir )?$/u,
  ar: /^ (?:فجأة )?(?:تحول|تحولت|صار|صارت|أصبح|اصبح|أصبحت|انقلب|انقلبت|قلب) ?(?:إلى|الى|ل|على)? ?(?:ال)?$/u,
};
export const AFTER_BECAME: Words = {
  ja: /^に(?:な(?:っ|り)|変わ|変身|化け|変化)/u,
  ko: /^(?:으?로 (?:변|바뀌|둔갑)|[이가] ?(?:되|됐|돼))/u,
  hi: /^ (?:में बदल|बन (?:ग|रह|जा)|बन$|हो ग)/u,
  tr: /^\p{L}*(?:y?[ae])? (?:dön|dönüş|evril|oldu|oluverdi)/u,
};

/** "I was a cat": the words before the animal, and those after it. */
export const I_WAS: Partial<Record<DreamLanguage, [before: RegExp, after?: RegExp]>> = {
  en: [
    /(?:^|[^\p{L}])I (?:was|am|['’]m|had been|(?:had )?(?:suddenly |slowly )?(?:turned|transformed|changed|morphed) into|became|had become|had turned into) (?:actually |like |suddenly )?an? (?:(?!with|of|in)\p{L}+ ){0,2}$/iu,
    /^(?!['’]s)/u,
  ],
  fr: [
    /(?<!\p{L})j['’]étais (?:devenue? )?(?:une? )(?:\p{L}+ )?$|je (?:me (?:transformais|changeais|suis transformée?) en|devenais|suis devenue?) une? (?:\p{L}+ )?$/iu,
  ],
  es: [
    /(?<!\p{L})(?:yo era|(?:soñé|soñaba) (?:con )?q(?:ue)? (?:yo )?era|me (?:convertí|convertía|transformé|transformaba|había convertido) en|me volví) una? (?:\p{L}+ )?$/iu,
  ],
  pt: [
    /(?<!\p{L})(?:eu era|(?:sonhei|sonhava) q(?:ue)? (?:eu )?era|(?:eu )?virei|(?:^|[.;!?,] ?)virava|eu virava|me (?:transformei|transformava|tornei) (?:em|num)|(?:transformei|tornei)-me (?:em|num)|eu tinha virado) ?(?:uma? |numa? )?(?:\p{L}+ )?$/iu,
  ],
  it: [
    /(?<!\p{L})(?:ero (?:diventat[oa] )?|diventavo |sono diventat[oa] |mi (?:trasformavo|ero trasformat[oa]|sono trasformat[oa]) in )(?:una?|uno|un['’]) ?(?:\p{L}+ )?$/iu,
  ],
  de: [
    /(?<!\p{L})ich (?:war|wurde zu|wurde|verwandelte mich in|hatte mich in) (?:eine?[mnr]? )(?:\p{L}+ )?$|(?<!\p{L})war ich eine? (?:\p{L}+ )?$/iu,
  ],
  ru: [/(?<!\p{L})я (?:был[аи]?|стал[аи]?|превратил(?:ся|ась) в) (?:\p{L}+ )?$/iu],
  ar: [/(?:كنت|صرت|أصبحت|اصبحت|تحولت (?:إلى|الى|ل)|انقلبت|إني|اني|أني) $/u],
  hi: [
    /(?<!\S)(?:मैं|मैँ) (?:खुद |ख़ुद |अचानक |तो )*(?:एक )?(?:\S+ )?$/u,
    /^ (?:था|थी|बन ग|बन चुक|बना हुआ|बनी हुई|हूँ|हूं|में बदल)/u,
  ],
  ja: [
    /(?:私|僕|俺|自分|わたし)(?:が|は|自身が)(?:なぜか|急に|突然|いつの間にか|巨大な|小さな|一匹の)*$/u,
    /^(?:だった|でした|になっ|になる|に変わ|に変身)/u,
  ],
  ko: [
    /(?:내가|나는|제가|저는|난) (?:갑자기 |한 마리 |작은 |큰 |거대한 )*$/u,
    /^(?:였|이었|[이가] ?(?:되|됐|돼)|으?로 변)/u,
  ],
  tr: [
    /(?:^|[.!?,…\n] ?|(?<!\p{L})(?:ben|rüyamda|kendim|bi baktım|birden|birdenbire|aniden) )(?:bir |bi |kocaman |küçük |minik |\p{L}+ bir )*$/iu,
    /^\p{L}*(?:y?[dt][ıiuü]m|m[ıiuü]ş[ıiuü]m|y?[ae] dön(?:üş)?\p{L}*[dt][ıiuü]m| olmuş(?:t?um)| ol(?:d?um))(?!\p{L})/u,
  ],
  zh: [/我(?:突然|自己)?(?:是|变成了?|變成了?|成了)(?:一?[只个头条匹])?\p{L}{0,3}$/u],
};
/** Forms of the animal's own word: "kediydim", and dreams of being one. */
export const ALONE: Words = {
  ja: /^になる夢|^になってる夢|^になった夢/u,
  ko: /^[이가] ?되는 꿈|^[이가] ?된 꿈|^로 변하는 꿈/u,
};

/** "A man with the head of a horse": before the animal, or after it. */
export const HEAD_OF: Partial<Record<DreamLanguage, { before?: RegExp; after?: RegExp }>> = {
  en: {
    before:
      /(?:with|had|has|having|but|wearing) (?:an?|the) (?:\p{L}+ )?(?:head|face|mask) (?:of|like) (?:an? |the )?$/iu,
    after: /^(?:['’]s?)?[ -](?:head(?:s|ed)?|face(?:s|d)?|masks?)(?!\p{L})/iu,
  },
  fr: { before: /(?:têtes?|visages?|gueules?|masques?) (?:de |d['’])(?:un |une )?$/iu },
  es: { before: /(?:cabezas?|caras?|máscaras?|mascaras?|caretas?) de (?:un |una )?$/iu },
  pt: { before: /(?:cabeças?|caras?|rostos?|máscaras?) de (?:um |uma )?$/iu },
  it: { before: /(?:test[ae]|facci[ae]|mus[oi]|mascher[ae]) (?:di |da |d['’])(?:un |una |un['’])?$/iu },
  de: {
    before: /(?:Kopf|Köpfen?|Gesicht|Maske) (?:eines|einer|von einem|von einer) $/iu,
    after: /^(?:en?|s)?(?:kopf|köpf|gesicht|maske)/iu,
  },
  ru: { before: /(?<!\p{L})(?:голов|лиц|морд|маск)\p{L}+ $/iu },
  ar: {
    before: /(?:رأس|راس|رأسه|راسه|رأسها|راسها|وجه|وجهه|وجهها|قناع|براس|برأس|بوجه) (?:رأس |راس |وجه )?$/u,
  },
  hi: { after: /^ (?:के|का|की|जैसा) (?:सिर|सर|मुँह|मुंह|चेहर|मास्क|मुखौट)/u },
  ja: {
    after: /^(?:の(?:頭|顔|かぶりもの|被り物|お面|仮面|マスク|面)|頭|顔|面)/u,
    before: /(?:顔|頭|首から上)(?:だけ)?(?:が|は)$/u,
  },
  ko: { after: /^(?:의)? ?(?:머리|얼굴|탈|가면)/u, before: /(?:얼굴|머리)(?:이|가|은|는|만) $/u },
  tr: {
    after: /^(?:in|ın|un|ün|nin|nın)? (?:kafalı|başlı|suratlı|yüzlü|kafası|başı|maskeli|maskesi|maske)/iu,
    before: /(?:kafası|başı|yüzü|suratı) (?:bir )?$/iu,
  },
  zh: { after: /^(?:的)?(?:头|頭|脸|臉|面具|首人)/u },
};
/** "Dressed as a chicken". */
export const DISGUISED: Partial<Record<DreamLanguage, { before?: RegExp; after?: RegExp }>> = {
  en: {
    before: /(?:dressed(?: up)?|disguised) (?:as|like) (?:an? |the )?(?:giant |big |huge )?$/iu,
    after: /^ (?:costume|suit|onesie|outfit)s?(?!\p{L})/iu,
  },
  fr: { before: /(?:déguisée?s? en|costumes? de|déguisements? de) $/iu },
  es: { before: /(?:disfrazad[oa]s? de|disfraz(?:es)? de|vestid[oa]s? de|botarga de) (?:un |una )?$/iu },
  pt: { before: /(?:fantasiad[oa]s? de|fantasias? de|vestid[oa]s? de|disfarçad[oa]s? de) (?:um |uma )?$/iu },
  it: {
    before:
      /(?:travestit[oaie] da|vestit[oaie] da|costum[ei] da|mascherat[oaie] da|costum[ei] di) (?:un |una )?$/iu,
  },
  de: { before: /(?:als) $/iu, after: /^(?:en?|s)?kostüm/iu },
  ru: { before: /(?:в костюме|наряжен\p{L}*|переодет\p{L}*) (?:в )?$/iu },
  ar: { before: /(?:زي|لباس|بزي|متنكر\p{L}*(?: في)? (?:بزي|زي|في زي|ك)?|ملابس) $/u },
  hi: { after: /^ (?:की|के|का) (?:पोशाक|ड्रेस|कॉस्ट्यूम|कपड़|वेश|भेष)/u },
  ja: { after: /^の(?:着ぐるみ|コスプレ|仮装|コスチューム|格好)|^(?:着ぐるみ|コス)/u },
  ko: { after: /^ ?(?:의 )?(?:옷|의상|분장|코스튬|인형 ?탈|복장|잠옷)/u },
  tr: { after: /^ (?:kostüm|kılığ|kıyafet)/iu },
  zh: { before: /(?:打扮成|扮成|装扮成)(?:一?只)?$/u, after: /^(?:玩偶服|服装|装(?!饰))/u },
};
