import type { Action, Activity } from "./catalogue.ts";
import type { Mention } from "./vocabulary.ts";

/** What a crowd is seen to be by clothes, instruments or what it does. */
// prettier-ignore
const CROWDS = {
  mourners: /mourn|yas tut|ağıt|cenaze|trauer|dolient|enlutad|fúnebre|endeuill|funèbre|funebre|معزين|مشيعين|शव|शोकाकुल|मातम|弔|喪服|葬|조문|문상|상복|상여|скорб|похорон|送葬|吊唁/iu,
  band: /band|musician|orchestr|orquest|orkestra|müzisyen|çalgıcı|davulcu|blaskapelle|musik|músic|mariachi|fanfar|musicien|musicist|filarm|فرقة|عازفين|बैंड|楽隊|吹奏|オーケストラ|악단|밴드|풍물|оркестр|музыкант|乐队/iu,
  dancers: /danc|halay|horon|dans|tänz|bailar|danç|baller|danzat|ronde|corro de|راقص|دبي?ك|नर्तक|踊|춤꾼|무용수|강강|танцор|хоровод|跳舞|舞者/iu,
  procession: /process|procesi|procissão|romería|parade|desfile|défilé|sfilata|corte[jo]o|cortège|geçit|alay|umzug|prozession|pilgrim|hacılar|حجاج|موكب|زفة|जुलूस|बारात|パレード|행렬|процесси|крестный|迎亲/iu,
  seated: /audience|spectator|viewers|passenger|seyirci|izleyici|yolcu|zuschauer|publikum|pasajer|passager|passegger|spectateur|spettator|espectador|plat[eé]ia|platea|público|pubblico|جمهور|ركاب|مسافر|متفرج|दर्शक|श्रोता|यात्री|観客|乗客|聴衆|관객|승객|청중|방청|зрител|пассажир|слушател|публика|观众|乘客|听众/iu,
  pickers: /picker|harvester|topla(?:yan|yıcı)|vendim|recolector|jornaler|vendang|cueill|vendemm|raccogli|vindim|apanhador|colhed|قاطف|erntehelf|pflück|сборщик|采茶|茶摘み/iu,
  guests: /guest|misafir|davetli|konuk|gäste|invitad|invité|invitati|ospiti|convidad|ضيوف|معازيم|مدعو|मेहमान|招待客|来客|客人|하객|гост|宾客/iu,
  neighbours: /neighbou?rs|komşu|nachbarn|vecin|voisin|^vicin|vizinh|جيران|पड़ोसि|隣人|近所|隣の人|이웃|옆집|сосед|邻居|邻里/iu,
  customers: /customer|shopper|müşteri|kund|clientes|clients|clientas|clienti|زبائن|زباين|ग्राहक|お客|買い物客|손님|покупател|顾客/iu,
  colleagues: /colleague|cowork|co-work|workmate|iş arkadaş|mesai|kolleg|compañer[oa]s de trabajo|collègue|collegh|colegas|زملا|सहकर्म|同僚|동료|коллег|同事/iu,
} as const;
export type CrowdKind = keyof typeof CROWDS;

/** A funeral or a burial in the dream: whoever is there in numbers mourns. */
const FUNERAL =
  /funeral|burial|cenaze|beerdigung|begräbnis|entierro|velorio|velatorio|obsèques|enterrement|funérailles|funerale|velório|enterro|جنازة|عزاء|अंतिम संस्कार|शवयात्रा|葬式|葬儀|お通夜|장례|похорон|葬礼|丧礼/iu;

/** "People in black". */
const IN_BLACK =
  /(?:dressed |all )?in black|de (?:negro|luto|preto)(?!\p{L})|en noir(?!\p{L})|in nero(?!\p{L})|in schwarz|в ч[её]рном|بالأسود|بالاسود|काले कपड़|喪服/iu;
const IN_BLACK_BEFORE =
  /(?:siyah(?:lar)? giy\p{L}+|siyahlı|karalı|黒い(?:服|喪服)(?:を着た|の)|喪服の|검은 (?:옷|상복)\p{L}*(?: 입은)?|穿黑衣服?的|काले कपड़ों? (?:में|वाले)) ?$/iu;

const DRIVEN =
  /taxi|taksi|táxi|uber|minibüs|dolmuş|otobüs|택시|버스|タクシー|出租车|网约车|такси|تاكسي|टैक्सी|ऑटो/iu;

const BY_ACT: Partial<Record<Action | Activity, CrowdKind>> = {
  dancing: "dancers",
  picking: "pickers",
  sitting: "seated",
};

/** What kind of crowd the words tell, or what it does. */
export function crowdKind(
  mention: Mention,
  text: string,
  does: Action | Activity | undefined,
): CrowdKind | undefined {
  if (
    IN_BLACK.test(text.slice(mention.at, mention.end + 30).split(/[.!?…。！？؟।\n]/u)[0]!) ||
    IN_BLACK_BEFORE.test(text.slice(Math.max(0, mention.at - 24), mention.at))
  )
    return "mourners";
  const named = (Object.keys(CROWDS) as CrowdKind[]).find((kind) => CROWDS[kind].test(mention.text));
  // Who is driven for money sits.
  const around = text.slice(Math.max(0, mention.at - 40), mention.end + 30);
  if (named === "customers" && DRIVEN.test(around)) return "seated";
  return named ?? (does && BY_ACT[does]) ?? (FUNERAL.test(text) ? "mourners" : undefined);
}
