import type { DreamLanguage } from "../language.ts";
import type { PersonId } from "./catalogue.ts";
import { isColleague, relationOf, type Relation } from "./relations.ts";
import { type WordedRole, wordedRole } from "./role-words.ts";

/** Trades and roles that can be seen by what somebody wears or carries. */
// prettier-ignore
const ROLES = {
  thief: /thie[fv]|burglar|robber|ladr[oóõi]|voleu|cambriol|assalt|atracador|hırsız|(?<!\p{L})(?:ال)?لص(?!\p{L})|لصوص|चोर|लुटेरा|泥棒|도둑|강도|حرامي|سارق|डाकू|強盗|^вор|грабител|小偷|强盗|Einbrecher|Räuber|Dieb/iu,
  firefighter: /fire(?:m[ae]n|fighter)|bomber|pompier|bombeir|itfaiye|إطفاء|消防|소방|пожарн|दमकल|feuerwehr/iu,
  postman: /(?:post|mail)m[ae]n|postwoman|carter[oa]|facteur|factrice|postin|carteir|postac|ساعي البريد|डाकि|郵便|우체부|집배원|택배|배달원|courier|kurye|kargocu|livreur|repartidor|corriere|estafeta|entregador|配達|почтальон|邮递员|postbote|briefträger/iu,
  surgeon: /surgeon|cirujan|chirurg|cirurgi|cerrah|جراح|सर्जन|外科医|외과 ?의|хирург/iu,
  stationAttendant: /station ?(?:attendant|master|staff|agent|guard|employee|worker)|駅員|駅長|역무원|역장|chef de gare|agent de (?:gare|quai)|capostazione|jefe de estación|chefe d[ea] estação|istasyon (?:şef|görevli)|gar (?:şef|görevli)|(?:ناظر|موظف) (?:ال)?محطة|स्टेशन मास्टर|站长|站务员|начальник станции|bahnhofsvorsteher/iu,
  biker: /motorcyclist|^bikers?$|motociclist|motard|motero|motoquer|motoqueir|motoboy|motorradfahr|motosikletli|motosikletçi|motorcu|motorlu kurye|دراجة نارية|دراجات نارية|موتوسيكل|बाइकर|बाइक ?सवार|मोटरसाइकिल ?सवार|バイク乗り|ライダー|暴走族|라이더|폭주족|오토바이|байкер|мотоциклист|摩托/iu,
  beekeeper: /beekeeper|bee ?suit|apiarist|apicult|apicol|arıcı|imker|نح[اّ]ل|مربي (?:ال)?نحل|मधुमक्खी पालक|養蜂|양봉|пчеловод|пасечник|养蜂/iu,
  patient: /patient|paciente|pazient|^doentes?$|malade|(?:^|bir |bi )hasta(?!ne|bak)|مريض|مرضى|मरीज|मरीज़|रोगी|患者|환자|пациент|больн(?:ой|ые|ых)|病人/iu,
  landlord: /landlord|landlady|ev sahib|vermieter|^caser[oa]|arrendador|propri[ée]taire|^proprios?$|padron[ea] di casa|locatore|senhori[oa]|صاحبة? (?:ال)?(?:بيت|شقة|عمارة)|مكان مالك|मकान मालिक|大家|집주인|房东|хозя(?:ин|йка) квартиры|арендодатель/iu,
  mover: /^movers?$|removal m[ae]n|moving m[ae]n|déménageur|mudancer|de la mudanza|traslocator|facchin|nakliyeci|^hamal|umzugshelfer|möbelpacker|da mudança|عمال النقل|حم[اّ]ل(?:ين)?$|कुली|引っ?越し|이삿짐|грузчик|搬家|搬运工/iu,
  waiter: /wait(?:er|ress)|camarer|serveu|camerier|garçom|garçonete|empregad[oa] de mesa|garson|نادل|वेटर|ウェイ|웨이터|ウエイ|종업원|جرسون|официант|服务[员生]|kellner/iu,
  baker: /baker|panader|boulang|fornai|panettier|padeir|fırıncı|خباز|नानबाई|パン(?:屋さん|職人)|제빵|пекар|面包师|bäcker/iu,
  cook: /^chefs?$|cook$|cociner|cuisini|cuoc[oah]|pizzaiolo|cozinheir|aşçı|طباخ|طاهي|शेफ|रसोइया|ラーメン屋の主人|シェフ|コック|料理人|板前|寿司職人|요리사|주방장|повар|厨师|(?<!\p{L})koch|köchin/iu,
  inspector: /ticket (?:inspector|collector)|^inspector$|revisor|contrôleu|controllor|capotren|bigliettai|cobrador|picas|biletçi|kondüktör|muavin|كمسري|مفتش|कंडक्टर|टीटी|車掌|차장|검표원|кондуктор|контрол[её]р|проводни|列车员|售票员|schaffner|kontrolleur/iu,
  driver: /driver|chauffeur|^conducteur|conductrice|chófer|chofer|^conductora?$|autista|tassist|camionist|taxist|camioner|motorist|şoför|سائق|ड्राइवर|運転手|운전[사기]|기사님|(?:버스|택시) ?기사|водител|таксист|司机|fahrer/iu,
  pilot: /pilot|طيار|पायलट|パイロット|조종사|기장|飞行员|л[её]тчик|captain|capitán|capitaine|capitano|capitão|kaptan|قبطان|कप्तान|船長|선장|船长|капитан|kapitän/iu,
  mechanic: /plumber|mechanic|electrician|handyman|fontaner|plomero|electricist|mecánic|plombier|électricien|mécanicien|idraulic|elettricist|meccanic|canalizador|encanador|eletricist|mecânic|tesisatçı|elektrikçi|tamirci|سباك|كهربائي|ميكانيكي|प्लंबर|मिस्त्री|मैकेनिक|बिजलीवाला|配管工|水道屋|修理屋|整備士|배관공|수리공|정비사|слесар|сантехник|электрик|механик|水管工|修理工|klempner|elektriker|mechaniker|handwerker/iu,
  builder: /builder|work(?:man|men)|albañil|obrer[oa]|maçon|ouvri|murator|operai|pedreir|operári|inşaat|^işçi|عمال|عامل|मज़?़?दूर|作業員|大工|목수|인부|строител|рабоч|工人|bauarbeiter|carpenter|carpinter|menuisi|charpent|falegnam|marangoz|نجار|बढ़ई|木匠|плотник|schreiner/iu,
  farmer: /farmer|granjer|agricult|campesin|(?<!in)fermier|paysan|contadin|agricolt|camponê|agricultor|çiftçi|köylü|فلاح|किसान|農家|農夫|お百姓|농부|фермер|крестьян|农民|bauer|bäuerin|gardener|jardiner|jardini|giardinier|jardineir|bahçıvan|माली|садовник|gärtner|بستاني/iu,
  fisherman: /fisherman|fishermen|pescador|pêcheu|pescator|balıkçı|صياد|मछुआर|漁師|釣り人|어부|낚시꾼|рыбак|渔夫|^fischer/iu,
  hairdresser: /hairdresser|barber|peluquer|coiffeu|parrucchier|barbier|cabeleireir|kuaför|berber|حلاق|كوافير|^नाई|美容師|床屋|理髪|미용사|이발사|парикмахер|理发师|fris(?:eu|ö)r/iu,
  nurse: /nurse|enferme[ir]|infirmi|infermier|hemşire|ممرض|नर्स|看護|ナース|간호사|медсестр|медбрат|护士|(?<!弁)護士|krankenschwester|krankenpfleger|midwife|hebamme|matrona|sage-femme|ostetrica/iu,
  judge: /^judge|^juez|jueza|^juge|giudice|juíz|^juiz|hâkim|hakim|yargıç|القاضي|^قاض|जज|न्यायाधीश|裁判官|판사|судья|法官|richter/iu,
  nun: /^nuns?$|monja|religieuse|nonne|bonne sœur|suor[ae]|monaca|freira|rahibe|راهبة|尼|수녀|монахин|修女/iu,
  imam: /imam|imán|imã|الإمام|मौलवी|इमाम|イマーム|이맘|имам|阿訇/iu,
  monk: /monk|fraile|monje|moine|frate|monaco|monge|keşiş|راهب|साधु|お坊さん|住職|僧侶|스님|승려|монах|和尚|道士|mönch/iu,
  priest: /priest|preacher|vicar|^pastors?$|bishop|^pope|rabbi(?!t)|^cura$|sacerdote|obispo|prêtre|^curé|évêque|pape|^prete|parroco|vescovo|(?<!com)padre$|^padres?$|bispo|papaz|rahip|قسيس|पादरी|पुजारी|पंडित|神父|牧師|신부님|목사|священник|батюшка|牧师|神父|pfarrer|bischof/iu,
  clerk: /shop ?(?:assistant|keeper)|cashier|sales(?:man|woman|person)|vendor|clerk|receptionist|dependient|tendero|frutero|cajer[oa]|vendedor|vendeu|caissi|épici|commess|cassier|negoziante|caixa|lojista|balconist|kasiyer|tezgâhtar|tezgahtar|satıcı|bakkal|بائع|كاشير|दुकानदार|कैशियर|店員|レジ係|店長|점원|점장|계산원|직원|продав|кассир|店员|售货员|收银员|verkäufer|kassier|banker|bank(?:teller|employee)/iu,
  guard: /(?<!life)guard|doorm[ae]n|bouncer|(?<!re)porter[oa]|porteir|vigilant|vigile|gardien|guardia giurata|guardia del corpo|seguranças?|portier|portinai|custode|bekçi|güvenlik|kapıcı|حارس|بواب|चौकीदार|गार्ड|दरबान|警備員|管理人|ガードマン|경비|охранник|保安|wachmann|türsteher|caretaker|janitor|conserje|concierge|bidell|zelador|bodyguard/iu,
  examiner: /examin|esaminator|sınav görevlisi|gözetmen|ممتحن|مراقب|परीक्षक|निरीक्षक|試験官|面接官|시험관|면접관|감독관|экзаменатор|考官|面试官|prüfer/iu,
  clown: /clown|payaso|pagliaccio|palhaço|palyaço|مهرج|जोकर|ピエロ|道化|광대|клоун|小丑/iu,
  angel: /angel|ángel|^anges?$|angelo|anjo|melek|ملاك|फ़रिश्ता|फरिश्ता|天使|천사|ангел|engel/iu,
  beggar: /beggar|homeless|mendig|vagabund|mendiant|clochard|sans-abri|mendicant|barbone|mendigo|sem-abrigo|morador de rua|dilenci|evsiz|متسول|شحاذ|भिखारी|ホームレス|物乞い|노숙자|거지|бомж|нищ|乞丐|流浪汉|bettler|obdachlos/iu,
  businessman: /boss|business|manager|^direct(?:or|eur|rice)|^diretor|^direttor|^direttrice|müdire|^jef[ea]$|^patron(?:ne)?$|^capo$|^chefe$|patrona?$|müdür|مدير|बॉस|मैनेजर|上司|社長|部長|課長|사장|부장|팀장|과장|상사|차장님|начальни|директор|老板|经理|领导|上司|^chefin?$|lawyer|abogad|avocat|avvocat|advogad|avukat|محام|वकील|弁護士|변호사|адвокат|律师|anwalt|president|politician|^minist|politik|cumhurbaşkanı|رئيس|وزير|नेता|मंत्री|大統領|首相|政治家|대통령|정치인|президент|политик|总统|主席|mayor|alcalde|^maire$|sindaco|prefeito|başkan|bankacı|banker|banquer|banqui|banchier/iu,
  student: /student|estudiant|étudiant|estudante|universitári|öğrenci|طالب|छात्र|विद्यार्थी|pupils?$|school(?:boy|girl|children)|alumn[oa]|élève|écoli|collégien|lycéen|scolar[oa]|alunn[oia]|alun[oa]|生徒|小学生|中学生|高校生|大学生|学生|학생|초등학생|중학생|고등학생|대학생|ученик|школьни|студент|schüler/iu,
  athlete: /athlete|footballer|player|goalkeeper|referee|coach$|atleta|futbolista|árbitro|jugador|athlète|footballeur|joueu|calciator|giocator|allenator|jogador|futebolista|treinador|sporcu|futbolcu|antrenör|kaleci|لاعب|مدرب|खिलाड़ी|कोच|選手|監督|선수|코치|감독|тренер|футболист|спортсмен|运动员|球员|教练|fußballer|sportler|trainer|torwart/iu,
  dancer: /dancer|ballerin|bailar[ií]n|danseu|dansçı|dansöz|balerin|dançarin|bailarin|راقص|नर्तक|नर्तकी|ダンサー|バレリーナ|踊り子|댄서|무용수|발레리나|танцо|балерин|舞者|tänzer/iu,
  singer: /singer|cantante|chanteu|cantor|şarkıcı|مغن|مطرب|गायक|गायिका|歌手|가수|певец|певиц|sänger/iu,
  musician: /musician|guitarist|músic[oa]|musici|müzisyen|موسيق|संगीतकार|音楽家|ミュージシャン|음악가|연주자|музыкант|音乐家|musiker|mariachi/iu,
  photographer: /photograph|fotógraf|fotograf|مصور|फ़ोटोग्राफ़र|फोटोग्राफर|カメラマン|写真家|사진작가|사진사|摄影师/iu,
  pirate: /pirate|pirata|korsan|قرصان|समुद्री डाकू|海賊|해적|пират|海盗/iu,
  cowboy: /cow-?boy|vaquer|vaqueir|kovboy|راعي بقر|カウボーイ|카우보이|ковбо|牛仔/iu,
  knight: /knights?$|chevalier|^caballeros?$|cavalier|cavaleiro|şövalye|فارس|शूरवीर|騎士|기사(?!님)$|рыцар|骑士|ritter/iu,
  magician: /magician|wizard|^mag[oa]s?$|hechicer|magicien|sorcier|stregone|mágico|feiticeir|büyücü|sihirbaz|ساحر|जादूगर|魔法使い|魔術師|手品師|마법사|마술사|волшебник|колдун|魔术师|魔法师|zauber/iu,
} as const;
export type Role =
  | keyof typeof ROLES
  | WordedRole
  | Relation
  | "doctor"
  | "teacher"
  | "bride"
  | "groom"
  | "turbanedGroom";

/** Words that mean another role than in other languages. */
const IN_LANGUAGE: Partial<Record<DreamLanguage, readonly [RegExp, Role][]>> = {
  en: [[/conductor/iu, "inspector"]],
  fr: [[/^chef/iu, "businessman"]],
  de: [[/^chef/iu, "businessman"]],
  es: [[/^pastor/iu, "farmer"]],
  it: [[/^pastor/iu, "farmer"]],
  // A knight by the same word is rare.
  ko: [
    [/^기사/u, "driver"],
    [/^감독 ?선생/u, "examiner"],
  ],
};

/** Whose words name many roles. */
const OF_NO_ROLE: Partial<Record<PersonId, Role>> = {
  doctor: "doctor",
  teacher: "teacher",
  bride: "bride",
  groom: "groom",
};
/** The one role that some of their words name. */
const ONLY_ROLE: Partial<Record<PersonId, Role>> = { friend: "classmate", police: "detective" };
const BEARS_ROLE = new Set<PersonId>(["man", "woman", "doctor", "teacher", "child"]);

/** The role or relation that a word for a person names; `before` is the text in front of it. */
export function roleOf(named: string, id: PersonId, language: DreamLanguage, before = ""): Role | undefined {
  // "İ" has no lower case that a regular expression would compare.
  const word = named.replaceAll("İ", "i");
  const only = ONLY_ROLE[id];
  const worded = BEARS_ROLE.has(id) || only ? wordedRole(word, language) : undefined;
  if (worded && (!only || worded === only)) return worded;
  const relation =
    id === "man" || id === "woman"
      ? relationOf(word, before, language)
      : id === "friend" && isColleague(word, language)
        ? "colleague"
        : undefined;
  if (relation) return relation;
  const own = BEARS_ROLE.has(id)
    ? (IN_LANGUAGE[language]?.find(([pattern]) => pattern.test(word))?.[1] ??
      (Object.keys(ROLES) as (keyof typeof ROLES)[]).find((role) => ROLES[role].test(word)))
    : undefined;
  if (id === "groom" && language === "hi") return "turbanedGroom";
  // A school's director is no boss.
  return id === "teacher" && own === "businessman" ? "headmaster" : (own ?? OF_NO_ROLE[id]);
}
