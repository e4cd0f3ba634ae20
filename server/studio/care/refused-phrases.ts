import type { DreamLanguage } from "../reading/language.ts";

/** Regular expressions about sexual content with minors, for text folded as for `CARE_PHRASES`. */
export interface RefusedPhrases {
  /** A sexual act. Refused together with a word for a minor anywhere in the same sentence. */
  acts: string;
  /** A minor. */
  minors: string;
  /** Left out before a sentence is reviewed, such as sex education, or the children who sleep next door. */
  harmless: string;
  /** The user's own childhood: with a sexual act in the same sentence, the user needs care. */
  ownChildhood: string;
  /** Refused by itself. */
  alone: string;
}

/** No letter before or after: `\b` knows Latin letters only. */
const word = (source: string) => `(?<![\\p{L}\\p{M}])(?:${source})(?![\\p{L}\\p{M}])`;
const stem = (source: string) => `(?<![\\p{L}\\p{M}])(?:${source})`;

const TO_17 = "(?:[1-9]|1[0-7])";

export const REFUSED_PHRASES: Record<DreamLanguage, RefusedPhrases> = {
  en: {
    acts: word(
      "sex|sexual(?:ly)?|erotic(?:ally)?|porn\\w*|masturbat\\w*|orgasm\\w*|intercourse|(?:make|makes|making|made) love|fuck\\w*|rap(?:e|es|ed|ing)|molest\\w*|genitals?|private parts|fondl\\w*|aroused",
    ),
    minors: word(
      `child|children|kids?|little (?:girl|boy|one)s?|(?:young|small) (?:girl|boy)s?|infants?|bab(?:y|ies)|toddlers?|minors|a minor(?! [a-z])|a minor (?:and|who|in|at|on|while)|under-?age\\w*|school ?(?:girl|boy|child|children)s?|preteens?|teenage(?:rs?|d)?|(?:${TO_17}|(?:one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|thirteen|fourteen|fifteen|sixteen|seventeen))[- ]?(?:years?|yr)s?[- ]?olds?`,
    ),
    harmless:
      "sex(?:ual)? education|sex ed\\b|same[- ]sex|(?:the )?sex of (?:the|my|our|her|a) (?:unborn |new )?(?:baby|child)|(?:(?:while|when|after|before|because|though) )?(?:the|my|our|all the) (?:kids?|child|children|baby) (?:was|were|is|are|had|slept|stayed|went|played)(?: \\w+)? ?(?:asleep|sleeping|away|out|at|in bed|in the|next door|gone|to)|(?:have|having|had|has|make|making|made|for|want|wanted|conceive|conceived|expecting) (?:a|another|our) (?:baby|child)|(?:baby|child) (?:was|is|were) (?:born|conceived)|(?:no|without) (?:kids|children)",
    ownChildhood: word(
      `when i was (?:a |an )?(?:child|kid|little|small|young|(?:${TO_17})|(?:little|young|small) (?:girl|boy))|as a (?:child|kid|little girl|little boy|young girl|young boy)|in my childhood`,
    ),
    alone: stem("child porn|paedophil|pedophil|child (?:sexual )?abuse (?:image|video|material)"),
  },
  tr: {
    acts: stem(
      "seks|sevis(?:ti|iy|me|ir|ip|en|tik)|cinsel|porno|erotik|mastur|sikis|sikt|tecavuz|taciz|istismar|orgazm|sehvet|irza|genital|mahrem yer",
    ),
    minors: stem(
      `cocu[kg]|cocuga|bebe[kg]|kucuk (?:bir )?(?:kiz|oglan|erkek)|kiz cocu|resit olmayan|yasi kucuk|ilkokul|ortaokul|ogrenci kiz|ergen|${TO_17} yas(?:in(?:da|daki)|li)|(?:bir|iki|uc|dort|bes|alti|yedi|sekiz|dokuz|on|on bir|on iki|on uc|on dort|on bes|on alti|on yedi) yasin(?:da|daki)`,
    ),
    harmless:
      "cinsel(?:lik)? (?:egitim|bilgi)\\w*|cocuklu[kg]\\w*(?: (?:arkadas|ask)\\w*)?|cocug(?:um|umuz)un (?:baba|anne)s\\w*|(?:cocuk|bebek) (?:yap|sahibi|istiyor|dogur|dogdu|olsun)\\w*|(?:cocuk|cocuklar|cocuklarim|cocuklarimiz|bebek) (?:(?:yan odada|icerde|iceride|yatakta) )?(?:uyu|okulda)\\w*",
    ownChildhood: stem(`cocukken|kucukken|cocuklugumda|(?:ben )?${TO_17} yasi(?:mda|ndayken)`),
    alone: stem("cocuk porno|pedofil|sub?yanci|cocuk istismar"),
  },
  fr: {
    acts: word(
      "sexe|sexuel\\w*|porno\\w*|erotique\\w*|masturb\\w*|(?:faire|faisais|faisait|faisaient|faisions|fait|fais) l'amour|baiser avec|baise[rzs]? |viol(?:er?|ait|ent|s)?(?! (?:la loi|les reg))|violee?s?|orgasme\\w*|attouchements?|parties intimes|caresses? intimes?",
    ),
    minors: word(
      `enfants?|petites? filles?|petits? garcons?|fillettes?|mineure?s?|gamine?s?|gosses?|bebes?|ecolier\\w*|collegien\\w*|ados?|adolescente?s?|(?:fille|garcon|eleve|agee?|agees?|quelqu'un) (?:\\w+ )?(?:de )?${TO_17} ans|(?:avait|ayant|a) ${TO_17} ans`,
    ),
    harmless:
      "education sexuelle|(?:le )?sexe (?:du|de l'|de notre|de mon|d'un) ?(?:bebe|enfant)|amie? d'enfance|(?:mode|gamme|accord|role|detail) mineure?s?|(?:les|nos|mes) enfants (?:\\w+ )?(?:dormaient|dorment|etaient (?:couches|a l'ecole|endormis)|jouaient)|(?:avoir|faire|attendre|attendait|concevoir|vouloir|sans|d') ?(?:un |des |d')?(?:enfants?|bebe)",
    ownChildhood: word(
      `quand j'etais (?:\\w+ )?(?:enfant|petite?|gamine?|jeune)|dans mon enfance|quand j'avais ${TO_17} ans|enfant, j'ai`,
    ),
    alone: stem("pedoporno|pornographie infantile|pedophil|pedocrimin"),
  },
  it: {
    acts: word(
      "sesso|sessual\\w*|porno\\w*|erotic\\w*|masturb\\w*|(?:fare|facevo|faceva|facevano|facevamo|fa|fatto) l'amore|scop(?:are|ava|avo|ato|ano)|stupr\\w*|violent(?:a|are|ato|ata|ava)|orgasm\\w*|parti intime|molest\\w*",
    ),
    minors: word(
      `bambin[oaie]|bimb[oaie]|minorenn[ei]|ragazzin[oaie]|neonat[oaie]|scolar[oaie]|adolescent[ei]|(?:ragazz[oa]|bambin[oa]|qualcuno|alunn[oa]|studentess?[ae]) di ${TO_17} anni|(?:aveva|con) ${TO_17} anni|(?:undic|dodic|tredic|quattordic|quindic|sedic)enne`,
    ),
    harmless:
      "educazione sessuale|(?:il )?sesso del(?:la|l')? ?(?:bambin[oa]|neonat[oa])|(?:i|nostri|miei) (?:bambini|figli) (?:\\w+ )?(?:dormivano|erano a|giocavano|dormono)|(?:avere|fare|aspettare|volere|aspettavo) un(?:a)? (?:bambin[oa]|bimb[oa])",
    ownChildhood: word(
      `(?:quando ero|da) (?:\\w+ )?(?:bambin[oa]|piccol[oa]|ragazzin[oa])|nella mia infanzia|quando avevo ${TO_17} anni`,
    ),
    alone: stem("pedoporno|pedofil"),
  },
  es: {
    acts: word(
      "sexo|sexual\\w*|porno\\w*|erotic\\w*|masturb\\w*|(?:hacer|hacia|hacian|haciamos|hicimos|hizo|haciendo) el amor|foll(?:ar|aba|ando|o)|coger con|viol(?:ar|aba|o|aban|aron|ando) a|violad[oa]s?|orgasm\\w*|partes intimas|manose\\w*",
    ),
    minors: word(
      `nin[oa]s|nino|(?:una?|la|esa|esta|mi|aquella|otra|pequena|de) (?:pequena )?nina|(?:un|una|los|las|unos) menor(?:es)?|menores|menor(?:es)? de edad|chiquill[oa]s?|bebes?|colegial\\w*|escolar|adolescentes?|crio|cria|(?:chic[oa]|muchach[oa]|alumn[oa]|alguien|jovencit[oa]|nin[oa]) de ${TO_17} anos|(?:tenia|tiene|con) ${TO_17} anos`,
    ),
    harmless:
      "educacion sexual|(?:el )?sexo del (?:bebe|nino)|(?:los|mis|nuestros) (?:ninos|hijos) (?:\\w+ )?(?:dormian|estaban|jugaban|duermen)|(?:tener|hacer|esperar|esperando|querer|buscar|buscando|concebir) un (?:bebe|nino)|amig[oa]s? de la ninez|el menor",
    ownChildhood: word(
      `(?:cuando era|de) (?:\\w+ )?(?:nin[oa]|pequen[oa]|chic[oa])|en mi (?:infancia|ninez)|cuando tenia ${TO_17} anos`,
    ),
    alone: stem("porno\\w* infantil|pederast|pedofil"),
  },
  pt: {
    acts: word(
      "sexo|sexual\\w*|porno\\w*|erotic\\w*|masturb\\w*|(?:fazer|fazia|faziam|faziamos|fizemos|fez|fazendo) amor|transa\\w*|transei|foder|fodia|estupr\\w*|violar|violava|violou|orgasmo\\w*|partes intimas|molest\\w*",
    ),
    minors: word(
      `criancas?|criancinhas?|menin[oa]s?|menininh[oa]s?|(?:um|uma|os|as|uns) menor(?:es)?|menores|menor(?:es)? de idade|miud[oa]s?|garotinh[oa]s?|garotos?|bebes?|adolescentes?|(?:rapariga|rapaz|garota|alun[oa]|alguem|jovem|menin[oa]) de ${TO_17} anos|(?:tinha|tem|com) ${TO_17} anos`,
    ),
    harmless:
      "educacao sexual|(?:o )?sexo d[oa] (?:bebe|crianca)|(?:as|os|minhas|nossas|meus|nossos) (?:criancas|filhos|meninos) (?:\\w+ )?(?:dormiam|estavam|brincavam|dormem)|(?:ter|fazer|esperar|esperando|querer) (?:um bebe|uma crianca)|amig[oa]s? de infancia|o menor",
    ownChildhood: word(
      `(?:quando (?:eu )?era|em) (?:\\w+ )?(?:crianca|pequen[oa]|menin[oa]|miud[oa])|na minha infancia|quando (?:eu )?tinha ${TO_17} anos`,
    ),
    alone: stem("porno\\w* infantil|pedofil"),
  },
  ar: {
    acts: stem(
      "[وف]?(?:ال|ب|بال|ل)?(?:جنس|جنسي|جنسيا)(?![\\p{L}\\p{M}])|(?:ال)?(?:علاقه|ممارسه|افعال|افعالا|رغبه|اثاره|صور|صورا) (?:ال)?جنسيه|(?:ال)?اباحي|(?:[يتان])?مارس(?:ت|نا|ا)? الحب|(?:ال)?جماع(?![\\p{L}\\p{M}])|[اتين]جامع(?:ه|ها|ت)?(?![\\p{L}\\p{M}])|(?:[يت])?غتصب|اغتصب|اغتصاب|تحرش|يتحرش|استمناء",
    ),
    minors: stem(
      "[وف]?(?:ال|ب|بال|ل|لل|مع)?(?:طفل|اطفال|قاصر|رضيع|صبي(?:ه|ا)?(?![\\p{L}\\p{M}])|تلميذ)|(?:بنت|فتاه|طفله) صغيره|ولدا? صغيرا?|(?:عمره|عمرها) [1-9١-٩]",
    ),
    harmless:
      "(?:ال)?تربيه (?:ال)?جنسيه|جنس (?:ال)?(?:طفل|جنين|مولود)\\p{L}*|(?:و|كان )?(?:ال)?اطفال(?:نا|ي)? (?:كانوا )?(?:نايمون|نايمين|في المدرسه|يلعبون)|(?:انجاب|انجبنا|ننجب|نرزق ب|ولاده|رزقنا ب|بانجاب) ?(?:ال)?(?:طفل|اطفال)\\p{L}*|(?:صديق\\p{L}* )?(?:ال)?طفوله\\p{L}*",
    ownChildhood: stem("عندما كنت (?:طفل|صغير)|وانا (?:طفل|صغير)|في طفولتي|منذ طفولتي"),
    alone: "اباحيه (?:ال)?اطفال|استغلال (?:ال)?اطفال جنسيا|بيدوفيل",
  },
  hi: {
    acts: stem(
      "सेक्स|यौन|संभोग|सम्भोग|अश्लील|पोर्न|हस्तमैथुन|कामुक|बलात्कार|दुष्कर्म|रेप(?![\\p{L}\\p{M}])|छेडछाड|शारीरिक संबंध|गुप्तांग|हमबिस्तर",
    ),
    minors: stem(
      `बच्च(?:ा|ी|े|ो|ियो)|नाबालिग|छोटी (?:सी )?लडक|छोटे (?:से )?लडक|नन्ही|शिशु|किशोर|बालिका|बालक|स्कूली छात्र|${TO_17} (?:साल|वर्ष) (?:की|का|के)`,
    ),
    harmless:
      "यौन शिक्षा|बच्च(?:ा|े) (?:सो|स्कूल|बाहर|खेल|पैदा|चाह|हुआ)[\\p{L}\\p{M}]*|बच्च[\\p{L}\\p{M}]* (?:की|का) (?:मां|पिता)|बचपन (?:का|की|के) दोस्त",
    ownChildhood: stem("बचपन मे|जब मै(?:ं)? (?:छोटा|छोटी|बच्चा|बच्ची)"),
    alone: "चाइल्ड पोर्न|बाल अश्लील|बाल पोर्न|पीडोफ",
  },
  ja: {
    acts: "セックス|性行為|性的(?!虐待|暴行|少数|指向)|エッチ(?!ング)|ポルノ|自慰|オナニー|性交|強姦|レイプ|痴漢|わいせつ|猥褻|淫ら|みだらな|性器|官能",
    minors:
      "子ども|子供|こども|幼女|幼児|園児|赤ちゃん|赤ん坊|少女|少年|未成年|小学生|中学生|児童|女の子|男の子|(?<![0-9０-９])(?:[1-9１-９]|1[0-7]|１[０-７])(?:歳|才)|十[一二三四五六七]?(?:歳|才)|(?<!十)[一二三四五六七八九](?:歳|才)",
    harmless:
      "性教育|(?:子ども|子供|赤ちゃん)の性別|(?:子ども|子供|子供たち|子どもたち)(?:が|は)(?:もう|隣で|隣の部屋で)?(?:寝て|眠って|学校|出かけ)|(?:子ども|子供|赤ちゃん)(?:を|が)(?:授か|産|生まれ|欲し|ほし|でき)|(?:子ども|子供)(?:の頃|のころ)の友",
    ownChildhood:
      "(?:子ども|子供|幼い|小さい|小学生|中学生|少女|少年)(?:の|だった)?(?:頃|ころ|時|とき)(?!の友)",
    alone: "児童ポルノ|小児性愛|ロリコン|ペドフィ",
  },
  ko: {
    acts: "섹스|성관계|야한|야동|음란|포르노|자위(?!대|권)|성행위|성교(?!육)|성적인? ?(?:행위|접촉|학대|욕구|욕망|행동|관계|장면|흥분)|성추행|성폭행|강간|겁탈|에로",
    minors:
      "(?:(?<![가-힣])|어린|여자|남자)아이들?(?:와|과|의|를|을|가|이|는|은|랑|에게|한테|하고|도|만|로)?(?![가-힣])|어린이|미성년|초등학생|중학생|여중생|여고생|고등학생|소녀(?!시대)|소년|어린 (?:여자|남자|소|아)|꼬마|아기(?:와|의|를|가|에게|한테)|유아|아동|(?:[1-9]|1[0-7]|열|열한|열두|열세|열네|열다섯|열여섯|열일곱|여덟|일곱|여섯|다섯|아홉) ?살",
    harmless:
      "성교육|아이들?(?:이|가|은|는|도)? ?(?:옆방에서 |모두 |벌써 )?(?:자는|자고|잠든|잠들|학교|없는)|아[이기](?:를|가) ?(?:생기|생겼|생긴|갖|가지|가졌|낳|임신|원)|아이의 성별|아기의 성별",
    ownChildhood: "어렸을 때|어릴 때|어린 시절|어릴 적",
    alone: "아동 ?포르노|아동 ?음란물|아동 ?성착취|소아성애|로리콘",
  },
  de: {
    acts: word(
      "sex|sexuell\\w*|sexual(?:akt|verkehr|partner)\\w*|porno\\w*|erotisch\\w*|erotik|masturb\\w*|selbstbefriedig\\w*|geschlechtsverkehr|beischlaf|geschlechtsteil\\w*|intimbereich|liebe (?:ge)?mach\\w*|vergewaltig\\w*|fick\\w*|orgasm\\w*|begrapsch\\w*|unsittlich\\w*",
    ),
    minors: word(
      `kindern?|kindes|(?:ein|einem|eines|das|dem|dieses|diesem|jenem|kleine[snm]?|mein|meinem|fremde[snm]?|jedem|kein|keinem|mit|am) (?:\\w+ )?kinde?|madchen|kleine[rnm]? jungen?|bub(?:en)?|minderjahrige?\\w*|schuler(?:in|innen|n|s)?|schulkind\\w*|kleinkind\\w*|saugling\\w*|bab(?:y|ys)|jugendliche\\w*|teenager\\w*|${TO_17}[- ]?jahrige?\\w*|${TO_17} jahre? alt\\w*|(?:ein|zwei|drei|vier|funf|sechs|sieben|acht|neun|zehn|elf|zwolf|dreizehn|vierzehn|funfzehn|sechzehn|siebzehn)jahrige?\\w*`,
    ),
    harmless:
      "sexual(?:kunde|erziehung|aufklarung)\\w*|(?:das )?geschlecht (?:des|unseres|meines) (?:kindes|babys)|(?:die|unsere|meine) kinder (?:\\w+ )?(?:schliefen|schlafen|waren|spielten)|(?:wahrend|als|weil|wenn) (?:die|unsere|meine|das) (?:kinder|kind|baby) (?:\\w+ ){0,3}(?:schlief|schliefen|schlafen|war|waren|spielten)|(?:ein|unser) (?:kind|baby) (?:zu )?(?:bekommen|zeugen|gezeugt|haben|wollten|bekamen|erwarteten)|jugend(?:freund|liebe)\\w*|kindheits\\w*",
    ownChildhood: word(
      `als ich (?:noch )?(?:ein |klein|${TO_17})(?:\\w* )?(?:kind|klein|madchen|junge|jahre)?(?: war)?|als kind|in meiner kindheit`,
    ),
    alone: stem("kinderporno|kinderpornografie|padophil|paedophil|kindesmissbrauch"),
  },
  ru: {
    acts: stem(
      "секс(?!от)|порно|порнух|эротич|мастурб|(?:за)?нима(?:ть|л|ла|ли|ют|ет|ется|лся|лась|лись|ться)[сья]* любовью|полов(?:ой акт|ого акт|ым акт|ое сношен|ую связ|ая связ|ые орган)|изнасил|насилова|растл|совраща|соврати|интимн(?:ая|ую|ой|ые) (?:близост|связ|част|мест)|трах|оргазм|совокуп|похот|гениталии|домогал",
    ),
    minors: stem(
      `ребен|ребят(?:енок|ишк)|дет(?:и|еи|ям|ьми|ях|ишк)(?![\\p{L}])|малыш|младен|девочк|девочек|мальчи[кш]|несовершеннолетн|малолет|школьни[кц]|подрост|(?<!\\d)${TO_17}[- ]?(?:летн|лет(?![\\p{L}]))|(?:восьми|десяти|двенадцати|пяти|шести|семи|девяти|одиннадцати|тринадцати|четырнадцати|пятнадцати|шестнадцати)летн`,
    ),
    harmless:
      "секс(?:уальное)? ?просвещени\\p{L}*|сексуальн\\p{L}+ воспитани\\p{L}*|пол (?:будущего )?ребенка|(?:пока|когда|где) (?:наши |мои )?дети (?:\\p{L}+ )?(?:спали|были|играли|спят)|дети (?:уже |были |все )?(?:спали|в школе|играли)|(?:родить|родили|родился|зачать|зачали|завести|хотели|хотим|иметь|ждали|ждем) (?:\\p{L}+ )?(?:ребенка|ребенок|детеи)|\\d+ лет (?:брака|назад|вместе|спустя)|друг(?:ом)? детства",
    ownChildhood: stem(
      `в детстве|когда (?:я |мне )?(?:был|была|было) (?:маленьк|ребенк|ребенок|${TO_17} лет|подростк)|когда мне было|в моем детстве`,
    ),
    alone: stem("детск(?:ое|ого|ая|ои|им|ую) порн|педофил"),
  },
  zh: {
    acts: "性交|性行[为為]|做[爱愛]|性[关關][系係]|色情|情色|手淫|自慰|[强強][奸姦]|猥[亵褻]|性侵|性虐|性[爱愛](?!好)|性欲|性[器高]|[发發]生[关關][系係]|乱[伦倫]|淫|上床[了过過]?.{0,4}[关關]系|黄片|裸照",
    minors:
      "(?<![女男])孩子|[儿兒]童|小孩|女童|男童|幼女|幼童|[婴嬰][儿兒]|未成年|小[学學]生|中[学學]生|初中生|小女孩|小男孩|少女|小姑娘|(?<!\\d)(?:[1-9]|1[0-7])[岁歲]|(?<!十)[一二三四五六七八九][岁歲]|十[一二三四五六七]?[岁歲]",
    harmless:
      "性教育|孩子的性[别別]|(?:有了|[怀懷]了|生了|生下|想要|要|生)(?:一[个個])?孩子|孩子(?:们|們)?(?:都|已[经經]|在)*(?:睡|上[学學]|[学學]校|玩)|孩子[他的]?[爸妈媽]",
    ownChildhood: "小[时時]候|我(?:[还還]是)?(?:小|孩子)的?[时時]候?|我的?童年",
    alone: "[儿兒]童色情|[恋戀]童",
  },
};
