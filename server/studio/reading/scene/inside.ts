import type { DreamLanguage } from "../language.ts";
import type { Aboard } from "./aboard.ts";
import type { CastMember } from "./cast.ts";
import type { Action, Activity, Place, Thing } from "./catalogue.ts";
import { VEHICLES } from "./driving.ts";
import type { ReadText } from "./mentions.ts";
import { LIVING, otherOf, thirdOf, UNNAMED } from "./others.ts";
import { looksThroughWindow } from "./inside-windows.ts";
import { isInside } from "./places.ts";
import { sentenceBefore } from "./presence.ts";
import type { SceneThing, Things } from "./scene-things.ts";
import type { Mention } from "./vocabulary.ts";

/** What is roomy enough for the dream to be in it. */
const ROOMY = new Set<string>([
  "bus",
  "minibus",
  "doubleDecker",
  "metro",
  "tram",
  "train",
  "bulletTrain",
  "plane",
  "car",
  "taxi",
  "policeCar",
  "ferry",
  "ship",
]);
/** A vehicle of one's own: what is beside it is outside. */
const OWN = new Set<string>(["car", "taxi", "policeCar"]);
const DECKS = new Set<string>(["ferry", "ship"]);

/** Places that a vehicle can be at, or that are only gone to. */
const PASSED = new Set<Place>([
  "corridor",
  "desert",
  "carPark",
  "trafficJam",
  "motorway",
  "tunnel",
  "jungle",
  "savanna",
  "snowfield",
  "ocean",
  "shore",
  "lake",
  "river",
  "underwater",
  "forest",
  "mountain",
  "field",
  "village",
  "street",
  "road",
  "city",
  "square",
  "sky",
  "space",
  "cornfield",
  "wheatField",
  "riceField",
  "sunflowerField",
  "canal",
  "vineyard",
]);
/** Stations are only got on at. */
const PLATFORMS = new Set<Place>(["station", "metroStation", "airport", "harbour", "pier"]);

/** The seats, the aisle, the driver and others in the vehicle: the dream is in it. */
const IN_IT: Partial<Record<DreamLanguage, RegExp>> = {
  en: /\b(?:passengers?|seats?|aisle|carriage|back row|next to me|beside me|sitting|sat|standing|driver|conductor|stewardess|flight attendant|steering wheel|window|top deck|compartment|inside|packed|full of)\b/iu,
  tr: /(?:yolcu|koltuk|şoför|sürücü|kaptan|direksiyon|vagon|kompart|yanımda|arka|ayakta|otur|hostes|içinde|içi |dolu|bilet)/iu,
  de: /(?:fahrgäst|passagier|sitz|saß|gang|schaffner|fahrer|lenkrad|waggon|abteil|neben mir|fenster|voll)/iu,
  es: /(?:pasajer|asient|chofer|chófer|conductor|volante|vag[oó]n|a mi lado|sentad|de pie|ventan|azafata|revisor|lleno|pasillo)/iu,
  fr: /(?:passager|si[eè]ge|chauffeur|conducteur|volant|wagon|compartiment|à côté|assis|debout|fenêtre|hublot|hôtesse|contrôleur|plein|bondé)/iu,
  it: /(?:passegger|sedil|autista|conducente|volante|vagone|scompartimento|accanto|sedut|in piedi|finestrin|hostess|controllore|pieno)/iu,
  pt: /(?:passageir|assento|banco|motorista|volante|vag[ãa]o|do meu lado|ao lado|sentad|de pé|em pé|janela|aeromoça|cobrador|lotado|cheio)/iu,
  ar: /(?:ركاب|مقعد|كرسي|سائق|السواق|مقود|عربة|جنبي|بجانبي|جالس|قاعد|واقف|شباك|نافذة|مضيفة|مليان|مزدحم)/u,
  hi: /(?:यात्री|सवार|सीट|ड्राइवर|डिब्ब|बगल|बर्थ|बैठ|खड़|खिड़की|कंडक्टर|भर)/u,
  ja: /(?:乗客|座席|席|運転手|ハンドル|車内|隣|つり革|吊り革|窓|車掌|満員|座)/u,
  ko: /(?:승객|좌석|자리|기사|운전|핸들|객실|칸|옆|손잡이|창|승무원|만원|앉|안)/u,
  ru: /(?:пассажир|сиден|водител|кондуктор|вагон|купе|рядом|сид|сто[яи]|окн|стюардесс|полн)/iu,
  zh: /(?:乘客|座位|座|司机|方向盘|车厢|旁边|坐|站|窗|乘务员|满|里)/u,
};
/** Berths, in which one lies. */
const BERTHS =
  /(?<!\p{L})(?:berths?|sleeper|sleeping (?:car|compartment)|couchette|bunks?|yataklı|kuşet\p{L}*|ranza\p{L}*|litera|cuccett\p{L}*|wagon-lit|vagone letto|beliche|leito|schlafwagen|liegewagen)(?!\p{L})|बर्थ|寝台|침대칸|침대 ?열차|卧铺|上铺|下铺|верхней полк|нижней полк|спальн\p{L}+ вагон|عربة النوم/iu;
/** It goes without the dreamer, or what it does is seen from outside. */
const SEEN_FROM_OUTSIDE =
  /(?<!\p{L})(?:crash|derail|overturn|sank|sinking|exploded|took off without|drove off|off (?:a |the )(?:cliff|bridge)|devril|kaza yap|batıyor|battı|uçurum|havaland|uçtu|uçuyor|s['’]est écras|coul(?:e|ait)|déraill|se estrell|se hund|volc[óo]|descarril|deraglia|affond|schiant|precipit|capot|afund|descarril|abgestürzt|entgleis|сош[её]л с рельс|упал|разбил)|脱線|墜落|沈|推落|추락|탈선|침몰|坠毁|翻车|تحطم|انقلب|غرقت|طرنا|طارت|पलट|डूब/iu;

interface Ride {
  aboard: Aboard | undefined;
  found: Things;
  place: Place | null;
  cast: readonly CastMember[];
  action: Action | null;
  activity: Activity | undefined;
}

/** Who or what is in the vehicle beside the dreamer. */
function hasCompany(read: ReadText, { found, cast, aboard }: Ride): boolean {
  if (cast.some(({ does, id }) => does !== "running" && (id !== "police" || aboard!.thing === "policeCar")))
    return true;
  if (driverOf(read)) return true;
  if (OWN.has(aboard!.thing)) return false;
  const others = [...found.things.values()].filter(({ thing, moves }) => !VEHICLES.has(thing) && !moves);
  return (
    others.some(({ thing }) => LIVING.has(thing)) ||
    (others.length > 0 && read.all.some(({ kind, id }) => kind === "activities" && id === "sitting"))
  );
}

const plain = (thing: SceneThing | undefined): boolean =>
  thing !== undefined &&
  !thing.colour &&
  !thing.size &&
  !thing.moves &&
  !thing.count &&
  (!thing.state || thing.state === "flooded");

/** "My dog was driving". */
function driverOf({ all, text, language }: ReadText): Thing | undefined {
  for (const verb of all) {
    if (verb.kind !== "activities" || verb.id !== "driving") continue;
    const doer = otherOf(verb, all, text, language) ?? thirdOf(verb, all, text, language);
    if (doer && doer !== UNNAMED && doer.kind === "things" && LIVING.has(doer.id)) return doer.id as Thing;
  }
  // "The driver was a monkey".
  const other = all.find(
    ({ kind, id, at }) => kind === "things" && LIVING.has(id) && IS_DRIVER.test(sentenceBefore(text, at)),
  );
  return other?.id as Thing | undefined;
}
const IS_DRIVER =
  /(?:şoför|sürücü|driver|chauffeur|conducteur|chófer|chofer|conductor|autista|conducente|motorista|fahrer|водител\p{L}|السواق|السائق|ड्राइवर|運転手|운전사|운전기사|기사님?|司机)\P{Lu}{0,14}$/iu;

/** "I was crying in the back", whoever drives. */
const IN_THE_BACK =
  /\bI (?:\w+ ){0,3}in the back\b|ben (?:de )?arkada|(?<!\p{L})(?:yo|moi|eu|io|ich) (?:\p{L}+ ){0,2}(?:atrás|à l['’]arrière|derrière|dietro|hinten)(?!\p{L})|я (?:\p{L}+ )?сзади|我(?:坐)?在后面|나(?:는|만)? 뒤에서|(?:私|僕|俺)は後ろで|وأنا ورا|وانا ورا|मैं पीछे/iu;
/** In the carriage. */
const IN_CARRIAGE =
  /(?<!\p{L})(?:(?:dans|milieu de) (?:la rame|le wagon|la voiture-bar)|in the (?:carriage|train car|subway car)|nel vagone|nello scompartimento|en el vagón|no vagão|im (?:Waggon|Abteil|Zugabteil)|в вагоне|vagonda)(?!\p{L})|डिब्बे में|車両の中|객차 안|车厢里/iu;
/** "電車で隣の人": a place at the seats, and no means. */
const AT: Partial<Record<DreamLanguage, RegExp>> = {
  ja: /^(?:の(?:中|座席|席)|内|で)/u,
  ko: /^ ?(?:\S{0,4}칸)?(?: ?안)?에서/u,
};

/** A vehicle that somebody else drives with others in it, or in whose seats the dream is. */
function sharedRide({ all, text, language }: ReadText, { found, cast, activity }: Ride): Aboard | undefined {
  const mention = all.find(
    ({ kind, id }) => kind === "things" && ROOMY.has(id) && found.things.has(id as Thing),
  );
  if (!mention || VEHICLE_OF_WORK.has(mention.id)) return undefined;
  const thing = mention.id as Thing;
  const isDriven = cast.some(({ does }) => does === "driving");
  const others = cast.length > 1 || activity === "crying" || activity === "sitting";
  const after = text.slice(mention.end, mention.end + 40);
  const isAtWindow = OF_WINDOW.test(`${sentenceBefore(text, mention.at)}_${after}`);
  // Korean words end with their particle.
  const ending = /에서$/u.exec(mention.text)?.[0] ?? "";
  const isAtSeats = AT[language]?.test(ending + after) === true && IN_IT[language]!.test(after);
  return (isDriven && others) || IN_THE_BACK.test(text) || IN_CARRIAGE.test(text) || isAtSeats || isAtWindow
    ? { thing }
    : undefined;
}
/** "From the window of the bus". */
const OF_WINDOW =
  /(?:from|through|out of|outside) the windows? of (?:the|our|my) _|(?:from|through|out of|outside) the _['’]?s? windows?|(?:fenêtres?|vitres?|hublots?) (?:du |de la |de l['’]|d['’]un )_|finestrin[oi] (?:del |della |dell['’])_|ventan\p{L}+ del? (?:la )?_|janelas? d[oa] _|Fenster(?:n)? (?:des|der|vom) _|ок(?:на|нами|ном) _|_\p{L}* (?:pencere|cam)\p{L}*(?:den|dan|nin dış|ların dış)|_(?:の窓|の車窓)|_ ?(?:의 )?창|_ की खिड़क|(?:شباك|نافذة|نوافذ) (?:ال)?_|_的?窗/iu;
/** Nobody rides along in it. */
const VEHICLE_OF_WORK = new Set<string>(["ship"]);

/** The ride with its inside, where the dream happens there and the vehicle itself is not what it is about. */
export function insideOf(read: ReadText, ride: Ride): Aboard | undefined {
  const { found, place, action } = ride;
  const berths = BERTHS.test(read.text);
  const aboard =
    ride.aboard ??
    sharedRide(read, ride) ??
    (berths && found.things.has("train") ? { thing: "train" as const } : undefined);
  if (!aboard || aboard.onTop || aboard.rows || !ROOMY.has(aboard.thing)) return undefined;
  const { text, language, all } = read;
  const mention = all.find(({ kind, id }) => kind === "things" && id === aboard.thing);
  if (mention && !plain(found.ofMention.get(mention))) return undefined;
  if (action === "flying" || action === "falling" || action === "swimming" || action === "climbing")
    return undefined;
  if (SEEN_FROM_OUTSIDE.test(text)) return undefined;
  if (place !== null && !PASSED.has(place) && !PLATFORMS.has(place)) return undefined;
  if (
    place !== null &&
    PLATFORMS.has(place) &&
    !DECKS.has(aboard.thing) &&
    !isNamedFirst(mention, place, all)
  )
    return undefined;
  // A car that swims in the sea is seen from outside.
  const looksOut = looksThroughWindow(read);
  if (
    !looksOut &&
    OWN.has(aboard.thing) &&
    place !== null &&
    /^(?:ocean|lake|river|sky|space|underwater)$/u.test(place)
  )
    return undefined;
  const told =
    mention !== undefined &&
    IN_IT[language]?.test(
      `${sentenceBefore(text, mention.at)} ${text.slice(mention.end, mention.end + 90)}`,
    ) === true;
  if (!berths && !looksOut && !hasCompany(read, { ...ride, aboard }) && !(told && !OWN.has(aboard.thing)))
    return undefined;
  const driver = driverOf(read);
  return {
    thing: aboard.thing,
    inside: true,
    ...(place && !isInside(place) && { outside: place }),
    ...(driver && { driver }),
    ...(berths && aboard.thing === "train" && { berths: true as const }),
  };
}

/** "On the train from the station": the dream is on the train. */
const isNamedFirst = (vehicle: Mention | undefined, place: Place, all: readonly Mention[]): boolean => {
  const where = all.find(({ kind, id }) => kind === "places" && id === place);
  return vehicle !== undefined && where !== undefined && vehicle.at < where.at;
};
