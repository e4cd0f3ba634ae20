/** The languages whose phrases are listed. */
export const PHRASE_LANGUAGES = ["en", "tr", "fr", "it", "es", "pt", "ar", "hi", "ja", "ko"] as const;
export type PhraseLanguage = (typeof PHRASE_LANGUAGES)[number];

/**
 * Regular expressions for users who write that they want to die, hurt themselves or are abused. Patterns and text are
 * both folded first (lower case, no accents), so `\b` works for Latin letters. Dying in a dream is not listed: such
 * dreams are common.
 */
export const CARE_PHRASES: Record<PhraseLanguage, string[]> = {
  en: [
    "(?<!(?:n't|not|never|nobody) (?:really )?)\\bwant(?:ed|s)? to (?:die|be dead|kill myself|end (?:it all|my life)|hurt myself|harm myself|cut myself|disappear forever)",
    "\\b(?:wish|wished) (?:that )?i (?:was|were|could be) (?:dead|never born)|\\bwish i could die",
    "\\b(?:kill(?:ing|ed)?|hang(?:ing)?|hanged|drown(?:ing)? |poison(?:ing)?) ?myself\\b",
    "\\b(?:end|ending|take|taking|took) my (?:own )?life\\b",
    "\\bsuicid(?:e|al)\\b",
    "\\b(?:cut|cutting|harm|harming|hurt|hurting|burn|burning) myself (?:again|every|on purpose|because|when|to feel|at night|since)",
    "\\b(?:cutting|harming|hurting) myself\\b|\\bself[- ]?harm|\\b(?:cut|slit) my wrists?\\b",
    "\\b(?:no|any) reason (?:left )?to (?:live|go on|keep living)|\\b(?:don't|do not|can't|cannot) want to (?:live|be alive|wake up ever|exist)|\\bdon't want to live|\\bbetter off (?:dead|without me)",
    "\\b(?:husband|wife|father|stepfather|mother|stepmother|dad|mom|mum|boyfriend|girlfriend|partner|uncle|brother) (?:\\w+ )?(?:beats?|hits?|abuses?|abused|molested|rapes?|raped|strangles?|chokes?) me\\b",
    "\\b(?:raped|molested|sexually (?:abused|assaulted)) me\\b|\\bi (?:was|have been|am being|got) (?:\\w+ )?(?:raped|molested|abused|sexually assaulted)\\b",
  ],
  tr: [
    "\\bolmek ist(?:iyor|edi|er)|\\b(?:keske|bir an once) ols(?:em|eydim)|\\bolsem (?:de|artik)\\b.*kurtul",
    "\\bkendimi (?:oldur|as(?:mak|acag|iyor|ayim)|kes(?:iyor|mek|ti|er)|yarala|jilet|incit)|\\bkendime zarar|\\bkendimi yok et",
    "\\bintihar",
    "\\b(?:hayatima|yasamima|canima) (?:son|kiy)|\\bcanima kiy|\\byasamak istemi|\\bartik yasa(?:mak|yam)|\\bbileklerimi kes",
    "\\byasamanin (?:bir )?anlami (?:yok|kalmadi)|\\bben olmasam (?:herkes|daha)",
    "\\b(?:kocam|esim|babam|annem|uvey babam|uvey annem|abim|agabeyim|amcam|dayim|sevgilim|erkek arkadasim|karim) beni (?:\\S+ )?(?:dov|doev|taciz|bogaz|bogu|yumruk|istismar)|\\bbeni (?:her \\S+ )?dovuyor|\\bbana (?:siddet|tecavuz|cinsel)",
    "\\b(?:tecavuz|taciz|istismar)(?:e|a)? (?:ugra|edil|etti|ediyor)|\\bsiddet goruyor",
  ],
  fr: [
    "(?<!ne )\\b(?:je )?(?:veux|voulais|voudrais|aimerais|ai envie de|avais envie d[e']|envie de) (?:juste )?(?:mourir|me tuer|en finir|me suicider|disparaitre pour toujours|me faire du mal|me pendre)",
    "\\b(?:me (?:tuer|suicider|pendre|mutiler|scarifier)|me suis (?:mutile|scarifie|ouvert les veines))|\\bm'ouvrir les veines|\\bje me (?:mutile|scarifie|fais du mal|coupe (?:les|le) (?:bras|veines|poignets?))",
    "\\bsuicid",
    "\\bmettre fin a (?:mes jours|ma vie)|\\ben finir avec la vie|\\bplus envie de vivre|\\bplus (?:de )?raison de vivre|\\bveux plus vivre|\\bmieux (?:mort|morte|sans moi)\\b",
    "\\b(?:mon|ma) (?:mari|pere|beau-pere|mere|belle-mere|compagnon|conjoint|copain|copine|oncle|frere|femme|ex) (?:me|m')(?: ?)(?:bat|frappe|battait|frappait|violait|viole|a viole|abuse|a frappee?|a battue?)",
    "\\b(?:j'ai ete|je suis|j'etais) (?:viole|abuse|battu|agresse)e? (?:sexuellement|par|quand)|\\bm'a violee?|\\bon m'a violee?|\\babuse[erz]* de moi|\\bj'ai ete violee?\\b",
  ],
  it: [
    "(?<!non )\\b(?:voglio|volevo|vorrei|ho voglia di) (?:solo )?(?:morire|uccidermi|ammazzarmi|farla finita|farmi del male|impiccarmi|sparire per sempre)",
    "\\b(?:uccidermi|ammazzarmi|suicidarmi|impiccarmi|tagliarmi le vene)|\\bmi (?:taglio|faccio del male|sono tagliat[oa] (?:le|i) (?:vene|polsi|braccia))|\\bautolesionis",
    "\\bsuicid",
    "\\b(?:togliermi|tolgo|tolta|togliersi) la vita|\\bfarla finita|\\bnon (?:voglio|ho voglia di|ho piu voglia di) (?:piu )?vivere|\\b(?:nessun )?motivo per vivere|\\bmeglio (?:morto|morta|senza di me)\\b",
    "\\b(?:mio|mia|il mio|la mia) (?:marito|padre|patrigno|madre|matrigna|compagno|ragazzo|fidanzato|zio|fratello|moglie|ex) mi (?:picchia|picchiava|menava|mena|maltratta|violenta|violentava|abusa|ha violentat|ha picchiat|ha stuprat)",
    "\\b(?:sono|ero) stat[oa] (?:\\w+ )?(?:stuprat|violentat|abusat|molestat|picchiat)|\\bmi ha(?:nno)? (?:stuprat|violentat|molestat)|\\babusat[oa] da|\\babusava di me",
  ],
  es: [
    "(?<!no )\\b(?:quiero|queria|quisiera|ganas de|deseo) (?:solo )?(?:morir(?:me)?|matarme|suicidarme|acabar con (?:mi vida|todo)|hacerme dano|desaparecer para siempre|estar muert[oa]|ahorcarme)\\b",
    "\\b(?:matarme|suicidarme|ahorcarme|cortarme las venas|quitarme la vida)\\b|\\bme (?:corto|hago dano|autolesiono|estoy cortando|corte las (?:venas|munecas))|\\bautolesi",
    "\\bsuicid",
    "\\b(?:quitarme|quitar) la vida|\\bacabar con mi vida|\\bno quiero (?:seguir )?(?:vivir|viviendo)|\\b(?:ninguna )?razon para vivir|\\bmejor (?:muert[oa]|sin mi)\\b|\\bya no quiero vivir",
    "\\bmi (?:marido|esposo|padre|padrastro|madre|madrastra|novio|novia|pareja|tio|hermano|esposa|papa|mama|ex) (?:me|siempre me) (?:pega|pegaba|golpea|golpeaba|maltrata|maltrataba|viola|violaba|abusa|abusaba|violo|abuso)\\b",
    "\\b(?:fui|he sido|soy) (?:violad|abusad|maltratad)[oa]|\\bme viol(?:o|aron|aba)\\b|\\babus(?:o|aron|aba|a) de mi\\b|\\bsufro (?:abusos?|maltrato)",
  ],
  pt: [
    "(?<!nao )\\b(?:quero|queria|vontade de|gostaria de|desejo) (?:so )?(?:morrer|me matar|matar-me|suicidar-me|me suicidar|acabar com (?:a minha vida|minha vida|tudo)|me machucar|magoar-me|me cortar|desaparecer para sempre|estar mort[oa])\\b",
    "\\b(?:me matar|matar-me|me suicidar|suicidar-me|me enforcar|enforcar-me|cortar os pulsos)\\b|\\b(?:me corto|corto-me|estou me cortando|me machuco de proposito|cortei os pulsos|automutil)",
    "\\bsuicid",
    "\\b(?:tirar|tirar a|acabar com) (?:a )?minha (?:propria )?vida|\\btirar a propria vida|\\bnao quero (?:mais )?viver|\\bja nao quero viver|\\b(?:nenhuma )?razao para viver|\\bmotivo (?:para|pra) viver|\\bmelhor (?:mort[oa]|sem mim)\\b",
    "\\b(?:meu|minha) (?:marido|esposo|pai|padrasto|mae|madrasta|namorado|namorada|companheiro|tio|irmao|mulher|ex) (?:me |sempre me )(?:bate|batia|espanca|espancava|agride|agredia|maltrata|viola|estupra|estuprou|violou|abusa|abusava|abusou)|\\b(?:marido|pai|padrasto|namorado|companheiro|mae) (?:bate|batia|espanca|maltrata)-me",
    "\\b(?:fui|sou|fui sexualmente) (?:violad|estuprad|abusad|espancad|molestad)[oa]|\\b(?:violou|estuprou|violaram)-?me\\b|\\bme (?:violou|estuprou|estupraram|violaram)\\b|\\babus(?:ou|ava|a|aram) de mim\\b",
  ],
  ar: [
    "(?<!لا )(?:اريد|اود|اتمني|ارغب في|كنت اريد|رغبه في) (?:ان )?(?:اموت|الموت|اقتل نفسي|انهي حياتي|قتل نفسي|ايذاء نفسي|اوذي نفسي|انتحر|الانتحار)",
    "(?:ساقتل|اقتل|قتل|اشنق|شنق|اوذي|ايذاء|اجرح|اذيت|جرح) نفسي",
    "انتحار|انتحر|سانتحر",
    "(?:انهي|انهاء|ساضع حدا ل|وضع حد ل) ?حياتي|لا اريد (?:ان )?(?:اعيش|العيش)|لم اعد اريد (?:العيش|الحياه|ان اعيش)|لا (?:معني|جدوي) لحياتي|ليتني (?:اموت|مت|لم اولد)|(?:اتمني|وددت) لو (?:اني )?(?:اموت|مت)|(?:تعبت من|سئمت) (?:الحياه|حياتي)|اقطع (?:شراييني|معصمي|عروقي)",
    "(?:زوجي|ابي|والدي|امي|زوجتي|اخي|عمي|خالي|زوج امي|خطيبي|حبيبي) (?:كان )?(?:يضربني|تضربني|يعنفني|يغتصبني|يتحرش بي|اغتصبني|يعتدي علي|اعتدي علي|تعنفني)",
    "اغتصبني|اغتصبوني|تعرضت ل(?:ل)?(?:اغتصاب|تحرش|اعتداء|ضرب|عنف|اذي|ايذاء)|تحرش بي|اغتصبت وانا|اعتدي علي جنسيا",
  ],
  hi: [
    "मरना चाह(?:ता|ती|ते)|मर जाना चाह|मरने का मन|मर जाऊ(?:ं)? (?:तो|यही)|काश (?:मैं|मै) मर|जीना नही(?:ं)? (?:चाह|है)|जीने का मन नही|जीने की (?:कोई )?(?:वजह|इच्छा) नही",
    "आत्महत्या|ख़?ुदकुशी|खुदकुशी|सुसाइड",
    "(?:खुद|अपने आप|स्वयं) को (?:मार (?:डाल|दे|लू|लेना|ना)|खत्म कर|चोट पहु|नुकसान पहु|काट|जला)|अपनी जान (?:ले|दे)|जान देना चाह|अपनी जिंदगी (?:खत्म|समाप्त)|अपना जीवन समाप्त|फांसी लगा(?:ना|ऊं| लू)|कलाई काट",
    "(?:पति|पिता|पापा|सौतेले पिता|मां|सास|ससुर|भाई|चाचा|मामा|पत्नी|बॉयफ्रेंड) (?:मुझे|मुझको) (?:\\S+ ){0,2}(?:मारते|मारता|मारती|पीटते|पीटता|पीटती)|मुझे (?:रोज |हर रोज )?(?:मारते पीटते|मारता पीटता|पीटता है|पीटते है|पीटती है)|घरेलू हिंसा",
    "मेरा (?:यौन )?(?:शोषण|बलात्कार|रेप)|मेरे साथ (?:बलात्कार|रेप|यौन|दुष्कर्म|छेड़?छाड़?)|यौन शोषण",
  ],
  ja: [
    "死にたい(?!わけ|と(?:は|も)思)|消えてしまいたい|消えてなくなりたい|死んでしまいたい|死にたくなる|死のうと|もう消えたい|いなくなってしまいたい|生き(?:ている|ていく)の(?:が|は)(?:もう)?(?:つら|辛|嫌|いや|しんど)|生きていたくない|生きたくない|生きる(?:意味|理由)(?:が|も)(?:ない|な|見つから|わから|分から)",
    "自殺|自死|命を絶|首を吊|首をつ(?:る|ろ|って)|飛び降りて死",
    "リストカット|リスカ|自傷|自分を傷つけ|手首を切|腕を切って|自分の体を切",
    "(?:夫|父|母|彼氏|彼|義父|義母|兄|旦那|恋人|親|妻)(?:に|から)(?:毎日|毎晩|いつも|よく|何度も)?(?:殴られ(?:て|る|まし|た)|蹴られて|叩かれて|首を(?:絞め|締め|しめ)られ|暴力|虐待)",
    "虐待され|虐待を受け|性的(?:虐待|暴行)|レイプされ|強姦され|性暴力|DVを受け|dvを受け",
  ],
  ko: [
    "죽고 ?싶(?:다|어|은|었|습|지(?! ?않))|사라지고 ?싶|죽어 ?버리고 ?싶|살고 ?싶지 ?않|그만 ?살고 ?싶|없어지고 ?싶|사는 ?(?:게|것이).{0,10}끝내고 ?싶|살기 ?싫|살 ?이유가 ?없|더 ?이상 ?살",
    "자살|목숨을 ?끊|스스로 ?목숨|목을 ?매(?:려|고|서)|삶을 ?끝내|생을 ?마감하고 ?싶",
    "자해|손목을 ?긋|손목을 ?그었|손목을 ?그어|나를 ?해치고|내 ?몸을 ?(?:긋|칼로)|스스로를 ?해치",
    "(?:남편|아빠|아버지|엄마|어머니|남자친구|오빠|삼촌|새아빠|계부|아내|여자친구)(?:이|가|은|는|한테|에게)? ?(?:나를|저를|날|절|매일|자꾸|술만 ?마시면)? ?(?:나를|저를|날|절)? ?(?:때려|때린|때립|때리|폭행|학대|맞고|맞아요|맞았)",
    "학대를? ?(?:당|받)|성폭행|성추행|성폭력|강간|가정 ?폭력",
  ],
};

const MINOR_EN =
  "(?:child|children|kids?|little (?:girl|boy)|young (?:girl|boy)|toddler|minor|underage|schoolgirl|schoolboy|(?:[1-9]|1[0-7])[- ]?(?:years?|yr)[- ]?old)";

/** Refused: a sexual act (`acts`) near a word for a minor (`minors`), or a phrase of `alone`. */
export const REFUSED_PHRASES: Record<PhraseLanguage, { acts: string; minors: string; alone: string[] }> = {
  en: {
    acts: "\\b(?:sex|sexual(?:ly)?|erotic|porn\\w*|masturbat\\w*|orgasm|intercourse|making love|fuck\\w*)\\b",
    minors: `\\b${MINOR_EN}\\b`,
    alone: ["\\bchild porn\\w*", "\\bpaedophil\\w*|\\bpedophil\\w*"],
  },
  tr: {
    acts: "\\b(?:seks|sevis(?:ti|iyor|me)|cinsel iliski|porno|erotik|mastur|sikis)\\w*",
    minors: "\\b(?:cocuk|kucuk (?:bir )?(?:kiz|oglan)|resit olmayan|(?:[1-9]|1[0-7]) yasinda)\\w*",
    alone: ["\\bcocuk porno\\w*", "\\bpedofil\\w*"],
  },
  fr: {
    acts: "\\b(?:sexe|sexuel\\w*|porno\\w*|erotique|masturb\\w*|faire l'amour|faisais l'amour|couch(?:er|ais) avec|baiser avec)\\b",
    minors:
      "\\b(?:enfants?|petite fille|petit garcon|fillette|mineure?s?|gamine?s?|de (?:[1-9]|1[0-7]) ans)\\b",
    alone: ["\\bpedoporno\\w*|\\bpornographie infantile", "\\bpedophil\\w*"],
  },
  it: {
    acts: "\\b(?:sesso|sessual\\w*|porno\\w*|erotic\\w*|masturb\\w*|fare l'amore|facevo l'amore|scop\\w+)\\b",
    minors: "\\b(?:bambin[oaie]|minorenn[ei]|ragazzin[oaie]|di (?:[1-9]|1[0-7]) anni)\\b",
    alone: ["\\bpedoporno\\w*", "\\bpedofil\\w*"],
  },
  es: {
    acts: "\\b(?:sexo|sexual\\w*|porno\\w*|erotic\\w*|masturb\\w*|hacer el amor|hacia el amor|foll\\w+|coger con)\\b",
    minors: "\\b(?:nin[oa]s?|menor(?:es)?(?: de edad)?|chiquill[oa]s?|de (?:[1-9]|1[0-7]) anos)\\b",
    alone: ["\\bporno\\w* infantil", "\\bpederast\\w*|\\bpedofil\\w*"],
  },
  pt: {
    acts: "\\b(?:sexo|sexual\\w*|porno\\w*|erotic\\w*|masturb\\w*|fazer amor|fazia amor|transa\\w*|foder)\\b",
    minors:
      "\\b(?:criancas?|menin[oa]s?|menor(?:es)?(?: de idade)?|miud[oa]s?|garot[oa]s?|de (?:[1-9]|1[0-7]) anos)\\b",
    alone: ["\\bporno\\w* infantil", "\\bpedofil\\w*"],
  },
  ar: {
    acts: "(?:جنس(?!ي[هت])|(?:علاقه|ممارسه|افعال|افعالا) جنسيه|اباحي|اباحيه|امارس الحب|جماع|اجامع)",
    minors: "(?:طفل|طفله|اطفال|قاصر|قاصره|بنت صغيره|ولد صغير)",
    alone: ["اباحيه الاطفال|اباحيه اطفال"],
  },
  hi: {
    acts: "(?:सेक्स|यौन संबंध|संभोग|अश्लील|पोर्न|हस्तमैथुन|कामुक)",
    minors: "(?:बच्चा|बच्ची|बच्चे|बच्चो|नाबालिग|छोटी लड(?:की|कियो)|छोटे लडके)",
    alone: ["चाइल्ड पोर्न|बाल अश्लील"],
  },
  ja: {
    acts: "(?:セックス|性行為|性的な(?!虐待|暴行)|エッチ|ポルノ|自慰|性交)",
    minors: "(?:子ども|子供|幼女|幼児|少女|少年|未成年|小学生|中学生|女の子|男の子)",
    alone: ["児童ポルノ", "小児性愛", "ロリコン"],
  },
  ko: {
    acts: "(?:섹스|성관계|야한|포르노|자위|성행위|성적인)",
    minors: "(?:아이와|아이의|어린이|미성년|초등학생|중학생|소녀|소년|여자아이|남자아이|어린 여자|꼬마)",
    alone: ["아동 ?포르노|아동 ?음란물|아동 ?성착취", "소아성애"],
  },
};
